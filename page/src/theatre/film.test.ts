import { describe, expect, test } from "vitest";
import type { LogLine } from "../lib/api";
import { line } from "../testing/table";
import { past, pastOfOthers } from "./film";
import { gained, played } from "./testing";

const round = (lines: LogLine[]): LogLine[] => lines.map((one) => ({ ...one, round: 1 }));
const LOG = round([
  line(0, "round"),
  played(0, "arrakeen"),
  // Others gain in the own turn too.
  gained(1, "spice", 1),
  played(1, "sardaukar"),
  gained(1, "spice", -4),
  line(2, "hagal-occupied"),
  line(2, "hagal", "", { begins: true }),
  line(0, "combat", "", { common: true }),
  line(2, "hagal-swords"),
  line(2, "fought"),
  line(2, "reward", "", { outcome: true }),
  line(0, "makers", "", { common: true }),
  line(0, "recall", "", { common: true }),
]);
const acts = (film: ReturnType<typeof past>) => film.map(({ act }) => [act.kind, act.seat]);

describe("what can be looked at again", () => {
  test("since the own turn: from the first turn of others on, with Combat and the round", () => {
    expect(acts(pastOfOthers(LOG, 2, 0))).toEqual([
      ["turn", 1],
      ["turn", 2],
      ["combat", null],
      ["round", null],
    ]);
  });

  test("a line of the log leads to its own turn, not to the one before", () => {
    expect(acts(past(LOG, 1))[0]).toEqual(["turn", 0]);
    expect(acts(past(LOG, 3))[0]).toEqual(["turn", 1]);
    expect(past(LOG, 6)[0]?.act.from).toBe(5);
  });

  test("a Combat in which nobody fought is left out", () => {
    const log = LOG.filter(({ event }) => event !== "fought" && event !== "hagal-swords");
    expect(acts(pastOfOthers(log, 2, 0)).map(([kind]) => kind)).not.toContain("combat");
  });

  test("after the own turn alone there is nothing", () => {
    expect(pastOfOthers(LOG.slice(0, 3), 2, 0)).toEqual([]);
  });
});
