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
  "passed",
  "nobody-won",
  "makers",
  "recall",
  "endgame",
  "game-over",
  "row-left",
  "hagal-shuffled",
]);
/** Events a turn begins with. */
const TURN = ["played", "revealed", "hagal", "hagal-spy"];
/** The same, and what somebody gets when a Conflict has ended. */
const BEGIN = new Set([...TURN, "reward", "won"]);
/** Events after which the Conflict is over and done with. */
const AFTER = new Set(["makers", "recall", "round", "endgame", "game-over"]);
/** Events that tell how a Conflict ended. */
const ENDED = new Set(["reward", "won", "nobody-won"]);

/** How many turns were taken from a line on. */
export function turnsSince(log: readonly LogLine[], from: number): number {
  return log.slice(from).filter((line) => TURN.includes(line.event)).length;
}

/** The place of the last such line before a place, or -1. */
function lastOf(log: readonly LogLine[], events: ReadonlySet<string>, before = log.length): number {
  for (let k = before - 1; k >= 0; k--) if (events.has(log[k]?.event ?? "")) return k;
  return -1;
}

const COMBAT = new Set(["combat"]);

/** Everybody who has passed in the Combat that is going on since the last card was played. */
export function passedInCombat(log: readonly LogLine[]): Set<number> {
  const found = new Set<number>();
  for (const line of log.slice(lastOf(log, COMBAT) + 1)) {
    if (line.event === "passed") found.add(line.seat);
    if (line.event === "intrigue") found.clear();
  }
  return found;
}

/** What the latest Conflict brought, by seats in the order of its rewards; empty if none ended. */
export function combatResult(log: readonly LogLine[], from = 0): Turn[] {
  const last = lastOf(log, ENDED);
  if (last < from) return [];
  const start = lastOf(log, COMBAT, last) + 1;
  const begin = log.findIndex((line, k) => k >= start && ENDED.has(line.event));
  const after = log.findIndex((line, k) => k > last && AFTER.has(line.event));
  const found: Turn[] = [];
  log.slice(begin, after < 0 ? undefined : after).forEach((line, k) => {
    const seat = COMMON.has(line.event) ? null : line.seat;
    const entry: Entry = { ...line, index: begin + k };
    const turn = found.find((one) => one.seat === seat);
    if (!turn) found.push({ seat, lines: [entry] });
    else if (line.event === "won") turn.lines.unshift(entry);
    else turn.lines.push(entry);
  });
  return found;
}

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
    const last = round.turns.at(-1);
    // What everybody does as the round begins is one entry.
    const dealt = line.event === "drew" && (!last || last.seat === null);
    const seat = dealt || COMMON.has(line.event) ? null : line.seat;
    const entry: Entry = { ...line, index: from + k };
    const reward =
      line.event === "won" &&
      round.turns.find((turn) => turn.seat === seat && turn.lines[0]?.event === "reward");
    if (reward) reward.lines.unshift(entry);
    else if (last && last.seat === seat && !BEGIN.has(line.event)) last.lines.push(entry);
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
