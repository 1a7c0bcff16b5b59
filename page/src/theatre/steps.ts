/** The steps of a Combat's scene. */
import type { Beat, Line } from "./acts";

export const STEPS = ["strength", "intrigue", "ranking", "rewards"] as const;
export type Step = (typeof STEPS)[number];

const OUTCOME: ReadonlySet<Line["event"]> = new Set(["reward", "won", "nobody-won"]);

/** The step that is on; between two screens it is the one that was on last. */
export function stepOf(beat: Beat | null, told: readonly Line[]): Step {
  if (beat?.kind === "swords") return "strength";
  const shown = STEPS.find((step) => step === beat?.kind);
  if (shown) return shown;
  if (told.some(({ event }) => OUTCOME.has(event))) return "rewards";
  if (told.some(({ event }) => event === "fought")) return "ranking";
  return told.length ? "intrigue" : "strength";
}

/** What the lines of rewards bring beside what is gained: points with their reason, what is paid,
    bought, placed or taken. */
export function isTold(line: Line): boolean {
  return SAID.has(line.event) || line.changes.some(({ by }) => by < 0);
}

const SAID: ReadonlySet<Line["event"]> = new Set([
  "scored",
  "matched",
  "control",
  "alliance",
  "swordmaster",
  "council",
  "acquired",
  "completed",
  "scheme",
]);
