import { beforeAll, describe, expect, it } from "vitest";
import { furnish, table, teamTable } from "../testing/table";
import {
  actingIn,
  areMates,
  bannerOf,
  inTeams,
  pointersOf,
  teamName,
  teamOf,
  teamsFor,
} from "./teams";

beforeAll(furnish);

describe("teams", () => {
  it("are of one seat each where everybody plays alone, in table order", () => {
    expect(inTeams(table())).toBe(false);
    expect(teamsFor(table(), 1).map(({ seats }) => seats)).toEqual([[0], [1], [2]]);
    expect(table().teams.map(bannerOf)).toEqual(["", "", ""]);
  });

  it("have the own one first, named by the Commander", () => {
    const screen = teamTable();
    expect(inTeams(screen)).toBe(true);
    expect(teamsFor(screen, 5).map(({ id }) => id)).toEqual(["shaddam_corrino_iv", "muad_dib"]);
    expect(teamsFor(screen, -1)).toHaveLength(2);
    expect(screen.teams.map(teamName)).toEqual(["Team Muad'Dib", "Team Shaddam"]);
    expect(teamOf(screen, 4)?.commander).toBe(0);
    expect([areMates(screen, 0, 4), areMates(screen, 0, 0), areMates(screen, 0, 3)]).toEqual([
      true,
      false,
      false,
    ]);
  });

  it("say who acts for whom, and on which side", () => {
    const screen = teamTable();
    expect(actingIn(screen)).toEqual({ commander: 0, ally: 2, side: "left" });
    if (screen.view.teams) screen.view.teams.activated = 4;
    expect(actingIn(screen)).toMatchObject({ ally: 4, side: "right" });
    expect(actingIn(table())).toBeNull();
    expect(pointersOf({ sign: "both", allies: [2, 4] })).toEqual([
      { seat: 2, side: "left" },
      { seat: 4, side: "right" },
    ]);
  });
});
