import { describe, expect, it } from "vitest";
import { ARROWS, cell, corner, middle, neighbour, type Arrow, type Box, type Point } from "./board";
import { uprising } from "./uprising";

const boxes = uprising.groups.flatMap((group) => group.spaces);

describe("the Uprising board", () => {
  it("keeps every place inside the drawing", () => {
    const all: Box[] = [
      ...boxes.map(({ box }) => box),
      ...uprising.groups.flatMap(({ track }) => (track ? [track.cells, track.name] : [])),
    ];
    for (const { x, y, w, h } of all) {
      expect(Math.min(x, y)).toBeGreaterThanOrEqual(0);
      expect(x + w).toBeLessThanOrEqual(uprising.width);
      expect(y + h).toBeLessThanOrEqual(uprising.height);
    }
  });

  it("has no two spaces on the same ground", () => {
    boxes.forEach(({ id, box: a }, n) => {
      for (const { id: other, box: b } of boxes.slice(n + 1)) {
        const apart = a.x + a.w <= b.x || b.x + b.w <= a.x || a.y + a.h <= b.y || b.y + b.h <= a.y;
        expect(apart, `${id} and ${other}`).toBe(true);
      }
    });
  });

  it("has every space once on the small board, in rows of the same length", () => {
    const cells = uprising.pocket.flat();
    const spaces = cells.flatMap((cell) => ("space" in cell ? [cell.space] : []));
    expect(spaces.sort()).toEqual(boxes.map(({ id }) => id).sort());
    expect(cells.filter((cell) => "faction" in cell)).toHaveLength(4);
    expect(new Set(uprising.pocket.map((row) => row.length)).size).toBe(1);
  });

  it("lets the arrow keys reach every place of a group from every other", () => {
    for (const group of uprising.groups) {
      const places = new Map<string, Point>([
        ...(group.track ? [["track", middle(group.track.cells)] as const] : []),
        ...group.spaces.map(({ id, box }) => [id, middle(box)] as const),
        ...group.posts.map(({ id, at }) => [id, at] as const),
      ]);
      for (const start of places.keys()) {
        const reached = new Set([start]);
        for (const from of reached) {
          for (const arrow of ARROWS) {
            const to = neighbour(places, from, arrow as Arrow);
            if (to) reached.add(to);
          }
        }
        expect([...reached].sort(), `${group.id} from ${start}`).toEqual([...places.keys()].sort());
      }
    }
  });
});

describe("cells of a track", () => {
  it("gives every seat its own corner, the same in each cell", () => {
    for (const seats of [2, 3, 4, 6]) {
      const row = { x: 0, y: 0, w: 210, h: 30 };
      const [first, second] = [0, 3].map((n) => cell(row, 7, n, 2));
      const at = Array.from({ length: seats }, (_, n) => corner(first as Box, n, seats));
      expect(new Set(at.map(({ x, y }) => `${x} ${y}`)).size).toBe(seats);
      const shift = (second as Box).x - (first as Box).x;
      at.forEach(({ x, y }, n) => {
        const there = corner(second as Box, n, seats);
        expect(there.x - x).toBeCloseTo(shift);
        expect(there.y).toBeCloseTo(y);
      });
    }
  });
});
