/** The log in rounds and turns. */
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

/** Events of the table, whoever's seat they carry. */
const COMMON = new Set([
  "conflict",
  "combat",
  "nobody-won",
  "makers",
  "recall",
  "endgame",
  "game-over",
  "row-left",
  "hagal-shuffled",
]);
/** Events a turn begins with. */
const BEGIN = new Set(["played", "revealed"]);

/** Rounds with their turns, in the order they happened. */
export function rounds(log: readonly LogLine[], from = 0): Round[] {
  const found: Round[] = [{ n: 0, turns: [] }];
  log.forEach((line, k) => {
    let round = found.at(-1) as Round;
    if (line.event === "round") {
      round = { n: round.n + 1, turns: [] };
      found.push(round);
      return;
    }
    const seat = COMMON.has(line.event) ? null : line.seat;
    const last = round.turns.at(-1);
    const entry: Entry = { ...line, index: from + k };
    if (last && last.seat === seat && !BEGIN.has(line.event)) last.lines.push(entry);
    else round.turns.push({ seat, lines: [entry] });
  });
  return found.filter((round) => round.turns.length > 0);
}

/** Points of every seat after each round: the reasons stand in the order of the log's scored lines. */
export function pointsByRound(
  log: readonly LogLine[],
  standings: readonly { seat: number; reasons: readonly { points: number }[] }[],
): Map<number, number[]> | null {
  const total = log.filter((line) => line.event === "round").length;
  const found = new Map<number, number[]>();
  for (const { seat, reasons } of standings) {
    const after: number[] = Array.from({ length: total + 1 }, () => 0);
    let round = 0;
    let k = 0;
    for (const line of log) {
      if (line.event === "round") round += 1;
      if (line.event === "scored" && line.seat === seat) {
        const points = reasons[k++]?.points;
        if (points === undefined) return null;
        for (let r = round; r <= total; r++) after[r] = (after[r] ?? 0) + points;
      }
    }
    if (k !== reasons.length) return null;
    found.set(seat, after);
  }
  return found;
}
