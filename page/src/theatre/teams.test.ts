import { beforeAll, describe, expect, it } from "vitest";
import { furnish, line, teamTable } from "../testing/table";
import { scripted } from "./acts";
import { chipsOf } from "./chips";
import { contenders } from "./contenders";
import { playedOn } from "./shown";
import { played } from "./testing";

beforeAll(furnish);

const activated = (commander: number, ally: number) =>
  line(commander, "activated", `${commander} activates ${ally}.`, {
    things: [{ sort: "seat", id: String(ally) }],
  });
const gave = line(0, "gave", "0 gives 2 spice.", {
  numbers: [2],
  changes: [
    { seat: 0, what: "spice", faction: null, by: -2 },
    { seat: 4, what: "spice", faction: null, by: 2 },
  ],
});

describe("a Commander's turn", () => {
  it("begins with the Ally that is activated, and is one act with its card", () => {
    const { beats } = scripted([activated(3, 5), played(3, "arrakeen")], 0, null);
    expect(new Set(beats.map(({ act }) => act)).size).toBe(1);
    expect(beats.map(({ kind }) => kind)).toEqual(["quiet", "card", "agent"]);
    expect(beats[0]?.act).toMatchObject({ kind: "turn", seat: 3 });
  });

  it("shows whose units act until somebody else begins", () => {
    const screen = teamTable();
    const first = playedOn(screen, [activated(3, 5), played(3, "arrakeen")]);
    expect(first.view.teams?.activated).toBe(5);
    expect(first.view.seats[3]?.stands_in).toBe(5);
    expect(first.view.seats[0]?.stands_in).toBe(0);
    const next = playedOn(first, [played(4, "arrakeen")]);
    expect(next.view.teams?.activated).toBeNull();
    expect(next.view.seats.map(({ stands_in }) => stands_in)).toEqual([0, 1, 2, 3, 4, 5]);
  });

  it("sends the Agent that points to the Ally", () => {
    const screen = playedOn(teamTable(), [activated(0, 4), played(0, "arrakeen")]);
    expect(screen.view.seats[0]?.tokens.map(({ state, space }) => [state, space])).toEqual([
      ["sent", "arrakeen"],
      ["sent", "arrakeen"],
      ["not-gained", null],
    ]);
  });
});

describe("what teams do", () => {
  it("goes from one seat to the other in a trade", () => {
    expect(chipsOf({ ...gave, index: 0 })).toEqual([
      { icon: "spice", by: 2, seat: 4, at: null, from: 0 },
    ]);
    const screen = playedOn(teamTable(), [gave]);
    expect([0, 4].map((seat) => screen.view.seats[seat]?.spice)).toEqual([-2, 2]);
  });

  it("adds to the Throne Row and to the total of the team", () => {
    const scored = line(5, "scored", "5 scores.", {
      changes: [{ seat: 5, what: "vp", faction: null, by: 1 }],
    });
    const moved = line(3, "throne", "3 moves.", { things: [{ sort: "card", id: "dear" }] });
    const screen = playedOn(teamTable(), [scored, moved]);
    expect(screen.view.teams?.throne).toEqual(["operative", "dear"]);
    expect(screen.teams.map(({ total }) => total)).toEqual([6, 10]);
  });

  it("is told with the ranking, if somebody concedes, and quietly for whom a card is played", () => {
    const log = [line(-1, "combat"), activated(0, 2), line(2, "conceded"), line(2, "fought")];
    const { beats } = scripted(log, 0, null);
    expect(beats.map(({ kind }) => kind)).toEqual(["strength", "quiet", "ranking"]);
    expect(new Set(beats.map(({ act }) => act.kind))).toEqual(new Set(["combat"]));
  });

  it("is fought by four", () => {
    const screen = teamTable();
    expect(contenders(screen, screen, 0).map(({ seat }) => seat)).toEqual([1, 2, 4, 5]);
  });
});
