/** Who fights with how much, as a Combat begins. */
import type { Fighter, LogLine, Screen } from "../lib/api";
import { PICTURES } from "./pictures";

/** A seat's part in a Combat as it begins. */
export interface Contender {
  seat: number;
  troops: number;
  worms: number;
  swords: number;
  strength: number;
}

/** By how much lines make a seat stronger with swords. */
export function swordsOf(lines: readonly LogLine[], seat: number): number {
  return lines
    .flatMap(({ changes }) => changes)
    .filter((one) => one.seat === seat && one.what === "strength")
    .reduce((sum, { by }) => sum + by, 0);
}

function movesUnits(line: LogLine, seat: number): boolean {
  return line.changes.some(
    (one) => one.seat === seat && (one.what === "conflict" || one.what === "worms"),
  );
}

/** Everybody's part in the Combat that begins at a line of the newest log.  The strength in the end
    is known best, so swords that come in between are taken off it; if units move too, the strength
    is the one that is shown now. */
export function contenders(current: Screen, newest: Screen, from: number): Contender[] {
  const later = newest.log.slice(from);
  const end = later.findIndex(({ event }) => PICTURES[event] === "round");
  const fight = end < 0 ? later : later.slice(0, end);
  const ranking = fight.findIndex(({ event }) => event === "fought");
  const ranked = fight.filter(({ event }) => event === "fought");
  const before = ranking < 0 ? fight : fight.slice(0, ranking);
  const told = current.log.slice(from);

  const shown = ({ fighters }: Screen, seat: number): number =>
    fighters.find((fighter) => fighter.seat === seat)?.strength ?? 0;
  const strengthOf = (seat: number): number => {
    const moves = before.some((line) => movesUnits(line, seat));
    if (moves || (end >= 0 && !ranked.length)) return shown(current, seat) - swordsOf(told, seat);
    const last = ranked.length
      ? (ranked.find((line) => line.seat === seat)?.numbers[0] ?? 0)
      : shown(newest, seat);
    return Math.max(0, last - swordsOf(before, seat));
  };
  const parts = current.view.seats.map(({ deployed, worms, swords }, seat) => ({
    seat,
    troops: deployed,
    worms,
    swords: swords - swordsOf(told, seat),
    strength: strengthOf(seat),
  }));
  // A Commander has no units, ever.
  return parts.filter(({ seat }) => current.sitters[seat]?.role !== "commander");
}

/** The fighters with the strength they begin with, the strongest first. */
export function ranged(fighters: readonly Fighter[], now: readonly Contender[]): Fighter[] {
  return fighters
    .map((one) => ({
      ...one,
      strength: now.find(({ seat }) => seat === one.seat)?.strength ?? one.strength,
    }))
    .sort((a, b) => b.strength - a.strength);
}
