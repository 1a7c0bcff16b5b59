/** The final score as tables. */
import type { Standing } from "../../lib/api";

export interface ReasonRow {
  text: string;
  points: Map<number, number>;
}

/** Every reason once, with each seat's points for it; what came to nothing for everybody is left out. */
export function reasonRows(standings: readonly Standing[]): ReasonRow[] {
  const found = new Map<string, Map<number, number>>();
  for (const { seat, reasons } of standings) {
    for (const { text, points } of reasons) {
      const row = found.get(text) ?? new Map<number, number>();
      row.set(seat, (row.get(seat) ?? 0) + points);
      found.set(text, row);
    }
  }
  return [...found]
    .map(([text, points]) => ({ text, points }))
    .filter(({ points }) => [...points.values()].some((n) => n !== 0))
    .sort((a, b) => b.points.size - a.points.size || a.text.localeCompare(b.text));
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
