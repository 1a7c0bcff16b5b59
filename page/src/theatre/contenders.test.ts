import { describe, expect, test } from "vitest";
import type { LogLine, Screen } from "../lib/api";
import { line, seat } from "../testing/table";
import { contenders } from "./contenders";
import { playedOn } from "./shown";
import { after } from "./testing";

const swords = (who: number, by: number, event: LogLine["event"] = "hagal-swords"): LogLine =>
  line(who, event, "", { changes: [{ seat: who, what: "strength", faction: null, by }] });
const fought = (who: number, strength: number): LogLine =>
  line(who, "fought", "", { numbers: [strength, 1] });
const combat = line(0, "combat");

function screen(log: LogLine[], strengths: number[]): Screen {
  const found = after(log, 0);
  found.view.seats = strengths.map((n) => seat({ deployed: n ? 1 : 0 }));
  found.fighters = strengths.map((strength, who) => ({
    seat: who,
    strength,
    place: 0,
    passed: false,
    may_concede: false,
  }));
  return found;
}
const begins = (now: Screen, newest: Screen) =>
  contenders(now, newest, 0).map(({ strength }) => strength);

describe("the strength a Combat begins with", () => {
  test("is that before the Rivals' swords, also while somebody is still asked", () => {
    // What a Rival has deployed is not in the shown strengths yet.
    const now = screen([], [4, 0, 0]);
    expect(begins(now, screen([combat, swords(1, 2), swords(2, 1)], [4, 8, 3]))).toEqual([4, 6, 2]);
    const ended = [combat, swords(1, 2), fought(0, 4), fought(1, 8), line(0, "makers")];
    expect(begins(now, screen(ended, [0, 0, 0]))).toEqual([4, 6, 0]);
  });

  test("is the one that is shown if units move in it", () => {
    const retreat = line(0, "retreated", "", {
      changes: [{ seat: 0, what: "conflict", faction: null, by: -1 }],
    });
    const log = [combat, swords(1, 2), retreat, fought(0, 2), fought(1, 8)];
    expect(begins(screen([], [4, 6, 0]), screen(log, [2, 8, 0]))).toEqual([4, 6, 0]);
  });

  test("stays the same when the scene opens again in the middle", () => {
    const log = [combat, swords(1, 2)];
    const now = screen(log, [4, 8, 0]);
    expect(begins(now, screen([...log, fought(0, 4), fought(1, 8)], [4, 8, 0]))).toEqual([4, 6, 0]);
  });
});

test("swords count for the fighters beside the board as they land", () => {
  const { fighters } = playedOn(screen([combat], [4, 3, 0]), [swords(1, 2)]);
  expect(fighters.map((one) => [one.seat, one.strength])).toEqual([
    [1, 5],
    [0, 4],
    [2, 0],
  ]);
});
