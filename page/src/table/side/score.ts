/** The final score as tables. */
import type { LogLine, Standing } from "../../lib/api";

/** Sorts of reasons in the order they are shown. */
export const SORTS = [
  "influence",
  "alliance",
  "conflict",
  "battle",
  "card",
  "other",
  "start",
] as const;
export type Sort = (typeof SORTS)[number];

export interface ReasonRow {
  text: string;
  points: Map<number, number>;
}
export interface ReasonGroup {
  sort: Sort;
  /** Every seat's points for all of it. */
  points: Map<number, number>;
  rows: ReasonRow[];
}

/** What the log tells just before a point. */
const BEFORE: Readonly<Record<string, Sort>> = {
  "influence-up": "influence",
  alliance: "alliance",
  matched: "battle",
};

/** The sort of every reason that the log tells by the line before its points. */
function sortsOf(log: readonly LogLine[], standings: readonly Standing[]): Map<string, Sort> {
  const found = new Map<string, Sort>();
  for (const { seat, reasons } of standings) {
    let start = true;
    let k = 0;
    let before: Sort | undefined;
    for (const line of log) {
      if (line.event === "round") start = false;
      if (line.seat !== seat) continue;
      if (line.event === "scored") {
        const reason = reasons[k++];
        const sort = start ? "start" : before;
        if (reason && reason.points > 0 && sort) found.set(reason.text, sort);
      }
      before = BEFORE[line.event];
    }
  }
  return found;
}

function add(points: Map<number, number>, seat: number, n: number): void {
  points.set(seat, (points.get(seat) ?? 0) + n);
}

/**
 * Every reason once with each seat's points, by sorts; what came to nothing for all is left out.
 * A reason the log says nothing about belongs where a thing it names belongs.
 */
export function reasonGroups(
  standings: readonly Standing[],
  log: readonly LogLine[] = [],
  named: Partial<Record<Sort, readonly string[]>> = {},
): ReasonGroup[] {
  const rows = new Map<string, ReasonRow>();
  for (const { seat, reasons } of standings) {
    for (const { text, points } of reasons) {
      const row = rows.get(text) ?? { text, points: new Map<number, number>() };
      add(row.points, seat, points);
      rows.set(text, row);
    }
  }
  const sorts = sortsOf(log, standings);
  const groups = new Map<Sort, ReasonGroup>();
  for (const row of rows.values()) {
    if ([...row.points.values()].every((n) => n === 0)) continue;
    const sort =
      sorts.get(row.text) ??
      SORTS.find((one) => named[one]?.some((name) => row.text.includes(name))) ??
      "other";
    const group = groups.get(sort) ?? { sort, points: new Map<number, number>(), rows: [] };
    group.rows.push(row);
    for (const [seat, n] of row.points) add(group.points, seat, n);
    groups.set(sort, group);
  }
  for (const group of groups.values()) group.rows.sort((a, b) => a.text.localeCompare(b.text));
  return SORTS.flatMap((sort) => groups.get(sort) ?? []);
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
