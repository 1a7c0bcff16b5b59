/** What the coach has already said at a table, and what it says by itself from then on. */
import { keep, recall as fromDevice } from "../../lib/kept";
import type { Hint } from "./coach";

export type Level = "all" | "few" | "off";

/** What a player has seen of the coach at one table. */
export interface Memory {
  level: Level;
  seen: Record<string, number>;
  /** On a phone: only the heading is shown. */
  folded: boolean;
}

/** How often a hint comes by itself. */
export const TIMES: Record<Level, number> = { all: 2, few: 1, off: 0 };

/** What is said once, however many hints are wanted. */
const ONCE = new Set(["win", "result"]);

/** The last round in which an example is given by itself, and each step is spoken of. */
export const LAST_EXAMPLE: Record<Level, number> = { all: 2, few: 1, off: 0 };

/** The steps of a round; with an example they are shown as often as they come. */
export const STEPS = new Set(
  "turn space deploy agent-menu must-reveal persuasion acquire gain-choice choose order".split(" "),
);

/** Which of the hints are said by themselves, what was said least often first. */
export function unsaid(hints: Hint[], memory: Memory, round: number): Hint[] {
  const said = (hint: Hint): number => memory.seen[hint.id] ?? 0;
  const times = TIMES[memory.level];
  return hints
    .filter(
      (hint) =>
        said(hint) < (ONCE.has(hint.id) ? Math.min(1, times) : times) ||
        (STEPS.has(hint.id) && round <= LAST_EXAMPLE[memory.level]),
    )
    .sort((a, b) => said(a) - said(b));
}

/** All hints for somebody who asks, the step at hand first. */
export function onRequest(hints: Hint[]): Hint[] {
  return [...hints].sort((a, b) => Number(ONCE.has(a.id)) - Number(ONCE.has(b.id)));
}

/** The first sentence of a text. */
export function firstSentence(text: string): string {
  return /^.*?[.!?](?=\s|$)/u.exec(text)?.[0] ?? text;
}

const keyOf = (table: string): string => `kanly-coach-${table}`;

export function recall(table: string): Memory {
  try {
    const kept: unknown = JSON.parse(fromDevice(keyOf(table)) ?? "null");
    if (kept && typeof kept === "object" && "level" in kept && "seen" in kept) {
      const { level, seen, folded } = kept as Memory;
      if (level in TIMES && seen && typeof seen === "object") {
        return { level, seen, folded: folded === true };
      }
    }
  } catch {
    // What is stored is not ours: begin anew.
  }
  return { level: "all", seen: {}, folded: false };
}

export function remember(table: string, memory: Memory): void {
  keep(keyOf(table), JSON.stringify(memory));
}
