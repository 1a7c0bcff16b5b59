/** How long things are shown. */
import type { Chosen } from "../lib/settings.svelte";
import type { Beat } from "./acts";

export type Pace = Chosen["pace"];

/** Milliseconds at the normal pace. */
const CARD = 900;
const AGENT = 520;
const GAINS = 320;
/** Between two chips. */
export const APART = 90;
const MOST_GAINS = 700;
const DEPLOY = 320;
const REST = 240;
const STEP_OF_SCENE = 1200;
/** The last step of a scene waits at least so long for whoever wants to read. */
export const HOLD = 4000;

export const FACTOR: Record<Pace, number> = {
  step: 1,
  slow: 1.8,
  normal: 1,
  fast: 0.45,
  instant: 0,
};

function normal(beat: Beat): number {
  switch (beat.kind) {
    case "card":
      return CARD;
    case "agent":
      return AGENT;
    case "gains":
      return Math.min(GAINS + APART * beat.lines.length, MOST_GAINS);
    case "deploy":
      return DEPLOY;
    case "quiet":
      return 0;
    default:
      return STEP_OF_SCENE;
  }
}

/** The parts of a turn that brings two things, one after the other, and how long each is shown. */
export function ofATurn(pace: Pace): { part: "card" | "agent" | "gains" | "rest"; ms: number }[] {
  const at = (ms: number): number => Math.round(ms * FACTOR[pace]);
  return [
    { part: "card", ms: at(CARD) },
    { part: "agent", ms: at(AGENT) },
    { part: "gains", ms: at(GAINS + 2 * APART) },
    { part: "rest", ms: resting("turn", pace, false) },
  ];
}

/** How long the motion of a beat takes. */
export function motion(beat: Beat, pace: Pace): number {
  return Math.round(normal(beat) * FACTOR[pace]);
}

/** How long a beat lasts; for ever, if whoever watches goes on by hand. */
export function lasting(beat: Beat, pace: Pace): number {
  const ms = motion(beat, pace);
  return pace === "step" && ms ? Infinity : ms;
}

/** How long an act stands when it has ended, before the next one. */
export function resting(kind: "turn" | "combat" | "round", pace: Pace, waits: boolean): number {
  if (pace === "instant") return 0;
  if (kind !== "turn") return waits ? Infinity : HOLD * Math.max(1, FACTOR[pace]);
  return pace === "fast" || pace === "step" ? 0 : REST * FACTOR[pace];
}
