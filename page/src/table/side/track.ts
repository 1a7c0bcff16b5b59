/** The Training track as a drawing: columns of places equally far from the start. */
import type { LeaderEntry } from "../../lib/catalogue.svelte";

type Place = LeaderEntry["track"][number];

export interface Spot {
  place: Place;
  /** Its number on the track, which is the action that moves there. */
  index: number;
  /** The grid row: upper branch, lower branch, or both. */
  row: string;
}

/** Places by their distance from the start; a place on one branch only stays on that branch's row. */
export function columnsOf(track: readonly Place[]): Spot[][] {
  const depth = new Map<string, number>();
  const visit = (id: string, d: number): void => {
    if ((depth.get(id) ?? -1) >= d) return;
    depth.set(id, d);
    for (const next of track.find((place) => place.id === id)?.next ?? []) visit(next, d + 1);
  };
  if (track[0]) visit(track[0].id, 0);
  const columns: Spot[][] = [];
  track.forEach((place, index) => {
    (columns[depth.get(place.id) ?? 0] ??= []).push({ place, index, row: "1 / 3" });
  });
  columns.forEach((column, k) => {
    const before = columns[k - 1] ?? [];
    column.forEach((spot, n) => {
      if (column.length > 1) {
        spot.row = String(n + 1);
        return;
      }
      const from = before.filter((b) => b.place.next.includes(spot.place.id));
      if (from[0] && from.length < before.length) spot.row = from[0].row;
    });
  });
  return columns;
}
