/** The final score as tables. */
import type { Standing } from "../../lib/api";

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
      .map((text) => ({ text, points: total(mine.filter((one) => one.text === text)) }))
      .filter(({ points }) => [...points.values()].some((n) => n !== 0));
    return rows.length ? [{ sort, sign, points: total(mine), rows }] : [];
  });
}

export interface TieRow {
  what: string;
  values: number[];
  decides: boolean;
}
export interface Tie {
  vp: number;
  seats: number[];
  rows: TieRow[];
}

/** Seats with the same points, and the numbers that were compared until all were told apart. */
export function tiedGroups(standings: readonly Standing[]): Tie[] {
  const groups = new Map<number, Standing[]>();
  for (const one of standings) groups.set(one.vp, [...(groups.get(one.vp) ?? []), one]);
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
