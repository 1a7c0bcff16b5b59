import { describe, expect, it } from "vitest";
import type { Screen } from "../../lib/api";
import { byRound, ranked } from "./score";

type Standing = Screen["standings"][number];
type Team = Screen["teams"][number];

const standings = [{ seat: 1, by_round: [1, 2] }] as unknown as Standing[];
const alone = (seat: number): Team => ({ seats: [seat] }) as unknown as Team;

describe("a seat without a place in the standings", () => {
  it("is not among those who are ranked", () => {
    expect(ranked([alone(2), alone(1)], standings)).toEqual([alone(1)]);
  });

  it("has no points by round", () => {
    expect(byRound(standings, alone(2))).toEqual([]);
    expect(byRound(standings, alone(1))).toEqual([1, 2]);
  });
});
