import { render, screen as dom, within } from "@testing-library/svelte";
import userEvent from "@testing-library/user-event";
import { beforeAll, beforeEach, describe, expect, it, vi } from "vitest";
import { api, Problem, type PuzzleInfo } from "../lib/api";
import { setLang } from "../lib/i18n.svelte";
import Puzzles from "./Puzzles.svelte";

const puzzle = (id: string, more: Partial<PuzzleInfo> = {}): PuzzleInfo => ({
  id,
  theme: "conflict",
  level: 1,
  state: "new",
  game: "uprising",
  players: 4,
  ...more,
});
const ALL = [
  puzzle("conflict-01", { state: "clean" }),
  puzzle("conflict-02", { level: 3, players: 1 }),
  puzzle("trade-01", { theme: "trade", state: "solved", game: "six_players", players: 6 }),
];

const open = (): void => void render(Puzzles, { speak: async () => undefined });

beforeAll(() => setLang("en"));
beforeEach(() => {
  history.replaceState(null, "", "/puzzles");
  vi.spyOn(api, "puzzles").mockResolvedValue(ALL);
});

describe("the puzzles", () => {
  it("lie by theme, with how many are solved", async () => {
    open();
    const conflict = await dom.findByRole("region", { name: "Win the Conflict" });
    expect(within(conflict).getAllByRole("button")).toHaveLength(2);
    expect(within(conflict).getByText("1 of 2 solved")).toBeTruthy();
    expect(dom.queryByRole("region", { name: "Make the points" })).toBeNull();
  });

  it("tell how hard they are, from which game, and what became of them", async () => {
    open();
    await dom.findByRole("button", {
      name: "Puzzle 1 of 3: easy · Uprising, 4 players · solved at first try",
    });
    dom.getByRole("button", { name: "Puzzle 2 of 3: hard · Uprising, solo · new" });
    dom.getByRole("button", { name: "Puzzle 3 of 3: easy · Six players · solved" });
  });

  it("open at a table", async () => {
    const opened = vi.spyOn(api, "openPuzzle").mockResolvedValue({ id: "t7" });
    open();
    await userEvent.click(await dom.findByRole("button", { name: /^Puzzle 2/ }));
    expect(opened).toHaveBeenCalledWith("conflict-02");
    expect(location.pathname).toBe("/table/t7");
  });

  it("say why they cannot be opened", async () => {
    vi.spyOn(api, "openPuzzle").mockRejectedValue(new Problem("offline", "", 0));
    open();
    await userEvent.click(await dom.findByRole("button", { name: /^Puzzle 2/ }));
    expect(await dom.findByRole("alert")).toBeTruthy();
    expect(location.pathname).toBe("/puzzles");
  });
});
