import { describe, expect, it } from "vitest";
import { line } from "../testing/table";
import type { Line } from "./acts";
import { wonBy } from "./chips";
import { gained } from "./testing";

const spy = (event: "placed-spy" | "recalled-spy", by: number) =>
  line(1, event, "", { changes: [{ seat: 1, what: "spies", faction: null, by }] });

describe("what a seat wins", () => {
  const won = (...lines: ReturnType<typeof gained>[]) =>
    wonBy(
      1,
      lines.map((one, index): Line => ({ ...one, index })),
    ).map(({ icon, by }) => [icon, by]);

  it("is what it gains, not what it pays or another gains", () => {
    expect(won(gained(1, "spice", 2), gained(1, "solari", -3), gained(0, "water", 1))).toEqual([
      ["spice", 2],
    ]);
  });

  it("is a Spy that is placed, also if another had to be called back for it", () => {
    expect(won(spy("recalled-spy", 1), spy("placed-spy", -1))).toEqual([["spy", 1]]);
  });
});
