import { describe, expect, it } from "vitest";
import { action } from "../../testing/table";
import { footHeight, GAP, LEAST_BOARD, showFor } from "./foot.svelte";
import { menuHeight } from "./offers";

const ASPECT = 1200 / 760;
const boardWidth = (width: number, height: number): number =>
  Math.min(width, Math.floor((height - GAP - footHeight({ width, height }, ASPECT, 300)) * ASPECT));

describe("the foot of the table", () => {
  it("takes what a board of the whole width leaves", () => {
    expect(footHeight({ width: 776, height: 736 }, ASPECT, 300)).toBe(236);
    expect(boardWidth(776, 736)).toBe(776);
  });

  it("never makes the board narrower than it can be drawn", () => {
    for (const [width, height] of [
      [862, 586],
      [1032, 666],
      [740, 704],
      [1152, 1008],
    ] as const) {
      expect(boardWidth(width, height)).toBeGreaterThanOrEqual(LEAST_BOARD);
    }
  });

  it("shows less of the cards the less height is left", () => {
    expect([200, 100, 50, 10].map((height) => showFor(height, "large"))).toEqual([
      "cards",
      "low",
      "slim",
      "none",
    ]);
  });
});

describe("a menu", () => {
  it("is higher with more or longer choices, and lower in more width", () => {
    const choices = (n: number, label: string) =>
      Array.from({ length: n }, (_, k) => action(`option:${k}`, { label }));
    const few = menuHeight(choices(2, "Gain 1 spice"), 776);
    expect(menuHeight(choices(4, "Gain 1 spice"), 776)).toBeGreaterThan(few);
    expect(menuHeight(choices(2, "Gain 1 spice. ".repeat(12)), 776)).toBeGreaterThan(few);
    expect(menuHeight(choices(4, "Gain 1 spice"), 1152)).toBe(few);
  });
});
