/** The log in rounds and turns, as the server's lines say. */
import type { LogLine } from "../../lib/api";

export interface Entry extends LogLine {
  /** Its place in the whole log. */
  index: number;
}
export interface Turn {
  /** Whose lines these are; null: what happens to the table. */
  seat: number | null;
  lines: Entry[];
}
export interface Round {
  n: number;
  turns: Turn[];
}

/** How many turns were taken from a line on. */
export function turnsSince(log: readonly LogLine[], from: number): number {
  return log.slice(from).filter((line) => line.begins).length;
}

/** Lines that belong together as turns, in the order the first of each happened. */
function grouped(lines: readonly Entry[], together: (line: Entry) => number | null): Turn[] {
  const found = new Map<number | null, Turn>();
  for (const line of lines) {
    const group = together(line);
    const turn = found.get(group) ?? { seat: line.common ? null : line.seat, lines: [] };
    found.set(group, turn);
    if (line.heads) turn.lines.unshift(line);
    else turn.lines.push(line);
  }
  return [...found.values()];
}

/** What the latest Conflict brought, by seats in the order of its rewards; empty if there was none. */
export function combatResult(log: readonly LogLine[]): Turn[] {
  const outcome = log.map((line) => line.outcome);
  const last = outcome.lastIndexOf(true);
  if (last < 0) return [];
  const begin = outcome.lastIndexOf(false, last) + 1;
  const lines = log.slice(begin, last + 1).map((line, k) => ({ ...line, index: begin + k }));
  return grouped(lines, (line) => (line.common ? null : line.seat));
}

/** Rounds with their turns, in the order they happened. */
export function rounds(log: readonly LogLine[]): Round[] {
  const found = new Map<number, Entry[]>();
  log.forEach((line, index) => {
    if (line.event === "round") return;
    found.set(line.round, [...(found.get(line.round) ?? []), { ...line, index }]);
  });
  return [...found].map(([n, lines]) => ({ n, turns: grouped(lines, (line) => line.entry) }));
}
