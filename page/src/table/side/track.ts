/** The Training track as a drawing: steps of places equally far from the start. */
import type { LeaderEntry } from "../../lib/catalogue.svelte";

type Place = NonNullable<LeaderEntry["path"]>["places"][number];

export interface Spot {
  place: Place;
  /** The column of the drawing: one branch, the other, or both. */
  branch: string;
}

/** Places by their distance from the start; a place on one branch only stays on that branch. */
export function stepsOf(track: readonly Place[]): Spot[][] {
  const depth = new Map<string, number>();
  const visit = (id: string, d: number): void => {
    if ((depth.get(id) ?? -1) >= d) return;
    depth.set(id, d);
    for (const next of track.find((place) => place.id === id)?.next ?? []) visit(next, d + 1);
  };
  if (track[0]) visit(track[0].id, 0);
  const steps: Spot[][] = [];
  for (const place of track) {
    (steps[depth.get(place.id) ?? 0] ??= []).push({ place, branch: "1 / 3" });
  }
  steps.forEach((step, k) => {
    const before = steps[k - 1] ?? [];
    step.forEach((spot, n) => {
      if (step.length > 1) {
        spot.branch = String(n + 1);
        return;
      }
      const from = before.filter((b) => b.place.next.includes(spot.place.id));
      if (from[0] && from.length < before.length) spot.branch = from[0].branch;
    });
  });
  return steps;
}

export interface Way {
  from: readonly [x: number, y: number];
  to: readonly [x: number, y: number];
}

/** The ways between the places, from middle to middle: the drawing is 100 wide, a step 100 high. */
export function waysOf(steps: readonly (readonly Spot[])[]): Way[] {
  const at = new Map<string, readonly [x: number, y: number]>();
  steps.forEach((step, k) => {
    for (const { place, branch } of step) {
      at.set(place.id, [branch === "1" ? 25 : branch === "2" ? 75 : 50, 100 * k + 50]);
    }
  });
  return steps.flat().flatMap(({ place }) =>
    place.next.flatMap((next) => {
      const [from, to] = [at.get(place.id), at.get(next)];
      return from && to ? [{ from, to }] : [];
    }),
  );
}
