import { render, screen, within } from "@testing-library/svelte";
import userEvent from "@testing-library/user-event";
import { beforeAll, beforeEach, expect, it, vi } from "vitest";
import { api, Problem, type GamePlayed, type Profile as Known } from "../lib/api";
import { furnish } from "../testing/table";
import Profile from "./Profile.svelte";

const user = userEvent.setup();

beforeAll(furnish);
beforeEach(() => vi.restoreAllMocks());

function game(id: string, more: Partial<GamePlayed> = {}): GamePlayed {
  return {
    id,
    ended: "2026-03-01T12:00:00",
    leader: "muad_dib",
    players: 4,
    level: null,
    seats: 4,
    place: 2,
    places: 4,
    vp: 8,
    total: more.vp ?? 8,
    margin: -2,
    rounds: 8,
    ...more,
  };
}

function known(more: Partial<Known> = {}): Known {
  const won = game("won", { place: 1, vp: 11, margin: 1 });
  return {
    name: "Ana",
    names: ["Ana", ""],
    games: 2,
    won: 1,
    vp: 19,
    rounds: 17,
    conflicts: 3,
    since: "2026-03-01T12:00:00",
    streak: 1,
    best_streak: 1,
    leaders: [{ leader: "muad_dib", games: 2, won: 1 }],
    modes: [{ players: 4, level: null, games: 2, won: 1 }],
    points: [
      { kind: "influence", points: 9 },
      { kind: "start", points: 2 },
    ],
    best: won,
    closest: won,
    latest: [won, game("lost")],
    ...more,
  };
}

const speak = async (): Promise<void> => undefined;

it("tells games, wins and points", async () => {
  vi.spyOn(api, "profile").mockResolvedValue(known());
  render(Profile, { speak });
  expect(await screen.findByRole("heading", { name: "Ana" })).toBeTruthy();
  expect(screen.getByText("won (50%)")).toBeTruthy();
  expect(screen.getByText("9.5")).toBeTruthy();
  const leaders = screen.getByRole("region", { name: "Leaders" });
  expect(within(leaders).getByText("1 of 2 won")).toBeTruthy();
  const points = screen.getByRole("region", { name: /Points per game/ });
  expect(within(points).getByText("4.5")).toBeTruthy();
  expect(within(points).getByText("Start of the game")).toBeTruthy();
  expect(within(points).getAllByRole("listitem")).toHaveLength(2);
  expect(screen.getByRole("img", { name: /earliest to the latest: 8, 11/ })).toBeTruthy();
});

it("shows the record of another", async () => {
  const ask = vi.spyOn(api, "profile").mockResolvedValue(known());
  render(Profile, { speak });
  await user.selectOptions(await screen.findByRole("combobox", { name: "Whose record" }), "You");
  expect(ask).toHaveBeenLastCalledWith("", 20);
});

it("says so where nothing was finished, and where the server does not answer", async () => {
  vi.spyOn(api, "profile").mockResolvedValueOnce(known({ games: 0, names: [] }));
  const { unmount } = render(Profile, { speak });
  expect(await screen.findByText(/No game has been finished/)).toBeTruthy();
  unmount();
  vi.spyOn(api, "profile").mockRejectedValueOnce(new Problem("offline", "", 0));
  render(Profile, { speak });
  expect(await screen.findByRole("alert")).toBeTruthy();
});
