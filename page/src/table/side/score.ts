/** The final score as tables. */
import type { Standing } from "../../lib/api";
import type { Team } from "../../lib/teams";

type Sort = Standing["reasons"][number]["kind"];

/** Sorts of reasons in the order they are shown, with their signs. */
export const SORTS: readonly (readonly [sort: Sort, sign: string])[] = [
  ["influence", "influence-up"],
  ["alliance", "alliance"],
  ["conflict", "combat"],
  ["match", "crysknife"],
  ["card", "intrigue"],
  ["bought", "vp"],
  ["start", "first"],
];

export interface ReasonRow {
  text: string;
  /** The Influence track it is about. */
  track: string | null;
  points: Map<number, number>;
}
export interface ReasonGroup {
  sort: Sort;
  sign: string;
  /** Every seat's points for all of it. */
  points: Map<number, number>;
  rows: ReasonRow[];
}

/** Every reason once with each seat's points, by sorts; what came to nothing for all is left out. */
export function reasonGroups(standings: readonly Standing[]): ReasonGroup[] {
  const all = standings.flatMap(({ seat, reasons }) => reasons.map((one) => ({ ...one, seat })));
  const total = (some: typeof all): Map<number, number> => {
    const points = new Map<number, number>();
    for (const { seat, points: n } of some) points.set(seat, (points.get(seat) ?? 0) + n);
    return points;
  };
  return SORTS.flatMap(([sort, sign]) => {
    const mine = all.filter(({ kind }) => kind === sort);
    const rows = [...new Set(mine.map(({ text }) => text))]
      .sort((a, b) => a.localeCompare(b))
      .map((text) => ({
        text,
        track: mine.find((one) => one.text === text)?.track ?? null,
        points: total(mine.filter((one) => one.text === text)),
      }))
      .filter(({ points }) => [...points.values()].some((n) => n !== 0));
    return rows.length ? [{ sort, sign, points: total(mine), rows }] : [];
  });
}

/** A column of the score: a seat, or all of a team together. */
export interface Column {
  seats: readonly number[];
  /** Whose column it is, where it is one seat's. */
  seat: number | null;
  place: number;
  /** What its seat can never score. */
  cannot: readonly Sort[];
}

/** The columns of a team: its seats, and all together if there are several. */
export function columnsOf(
  standings: readonly Standing[],
  { seats }: Pick<Team, "seats">,
): Column[] {
  const found = seats.flatMap((seat) => standings.find((one) => one.seat === seat) ?? []);
  const single = found.map(({ seat, place, cannot }): Column => ({
    seats: [seat],
    seat,
    place,
    cannot,
  }));
  const place = found[0]?.place ?? 0;
  return single.length > 1 ? [...single, { seats, seat: null, place, cannot: [] }] : single;
}

/** What a column has of some points. */
export function pointsIn({ seats }: Column, points: ReadonlyMap<number, number>): number {
  return seats.reduce((sum, seat) => sum + (points.get(seat) ?? 0), 0);
}

/** Teams as they ended, the best first; a seat that plays alone is a team too, if it has a place. */
export function ranked(teams: readonly Team[], standings: readonly Standing[]): Team[] {
  const at = (team: Team): number => standings.findIndex(({ seat }) => team.seats.includes(seat));
  return teams.filter((team) => at(team) >= 0).sort((a, b) => at(a) - at(b));
}

/** The points of all together after each round; none if they are not known of everybody. */
export function byRound(standings: readonly Standing[], { seats }: Pick<Team, "seats">): number[] {
  const all = standings.filter(({ seat }) => seats.includes(seat)).map(({ by_round }) => by_round);
  const rounds = all.length ? Math.min(...all.map((list) => list.length)) : 0;
  return Array.from({ length: rounds }, (_, k) =>
    all.reduce((sum, list) => sum + (list[k] ?? 0), 0),
  );
}

export interface TieRow {
  what: string;
  values: number[];
  decides: boolean;
}
export interface Tie {
  vp: number;
  /** A seat of each side. */
  seats: number[];
  rows: TieRow[];
}

/** Sides with the same points, and the numbers that were compared until all were told apart. */
export function tiedGroups(standings: readonly Standing[]): Tie[] {
  const groups = new Map<number, Standing[]>();
  const teams = new Set<number>();
  for (const one of standings) {
    if (!teams.has(one.team)) groups.set(one.total, [...(groups.get(one.total) ?? []), one]);
    teams.add(one.team);
  }
  return [...groups]
    .filter(([, tied]) => tied.length > 1)
    .map(([vp, tied]) => {
      const rows: TieRow[] = [];
      for (const [k, { text: what }] of (tied[0]?.ties ?? []).entries()) {
        const values = tied.map(({ ties }) => ties[k]?.n ?? 0);
        const apart = new Set(values).size;
        rows.push({ what, values, decides: apart > 1 });
        if (apart === tied.length) break;
      }
      return { vp, seats: tied.map(({ seat }) => seat), rows };
    });
}
