import { render, screen as page, within } from "@testing-library/svelte";
import userEvent from "@testing-library/user-event";
import { afterEach, beforeAll, describe, expect, it, vi } from "vitest";
import { api, Problem, type Review } from "../../../lib/api";
import Analysis from "./Analysis.svelte";
import { spread } from "./marks";
import { furnish, sit, table } from "../../../testing/table";

beforeAll(furnish);
afterEach(() => vi.restoreAllMocks());

const FOUND: Review = {
  sides: [[0], [1], [2]],
  names: ["Ana", "Feyd", "Staban"],
  points: [
    { ply: 0, round: 0, seat: null, chances: [0.3, 0.3, 0.4], log: 0 },
    { ply: 7, round: 1, seat: 0, chances: [0.5, 0.3, 0.2], log: 9 },
    { ply: 12, round: 1, seat: 1, chances: [1, 0, 0], log: 20 },
  ],
  turning: [{ point: 2, side: 0, change: 0.5, what: ["Ana wins the Conflict."] }],
  costly: [
    {
      seat: 0,
      ply: 5,
      round: 1,
      played: "Reveal",
      played_win: 0.3,
      cost: 0.12,
      chance: -0.04,
      better: {
        action: "card:dagger",
        label: "Play Dagger",
        win: 0.42,
        then: [],
        reasons: ["2 more cards in hand."],
        against: "Reveal",
      },
    },
  ],
  accounts: [
    { seat: 0, total: 0.7, own: 0.5, others: 0.3, luck: -0.1, lost: 0.12, decisions: 4 },
    { seat: 1, total: -0.3, own: -0.2, others: -0.2, luck: 0.1, lost: 0, decisions: 4 },
  ],
};

let games = 0;
/** The end of a game nobody has analysed yet. */
function end() {
  const { session } = sit(table());
  Object.defineProperty(session, "id", { value: `analysed-${games++}` });
  render(Analysis, { context: new Map([["session", session]]) });
  return { session, user: userEvent.setup() };
}
const start = () => page.getByRole("button", { name: "Analyse this game" });

describe("the analysis", () => {
  it("is begun on request, tells how far it is, and is shown when it is there", async () => {
    const begun = vi
      .spyOn(api, "analyse")
      .mockResolvedValue({ state: "running", progress: 0.25, review: null });
    vi.spyOn(api, "review").mockResolvedValue({ state: "done", progress: 1, review: FOUND });
    const { user } = end();
    expect(begun).not.toHaveBeenCalled();
    await user.click(start());
    expect(page.getByRole<HTMLProgressElement>("progressbar").value).toBe(0.25);
    await page.findByRole("heading", { name: "Turning points" }, { timeout: 3000 });
    expect(page.queryByRole("progressbar")).toBeNull();
  });

  it("says in words what went wrong, and can be tried again", async () => {
    vi.spyOn(api, "analyse")
      .mockRejectedValueOnce(new Problem("not-over", "", 422))
      .mockResolvedValueOnce({ state: "failed", progress: 0, review: null });
    const { user } = end();
    await user.click(start());
    expect((await page.findByRole("alert")).textContent).toContain("when it is over");
    await user.click(start());
    expect((await page.findByRole("alert")).textContent).toContain("could not finish");
  });

  it("tells chances, turning points, costly decisions, luck; moments open in the review", async () => {
    vi.spyOn(api, "analyse").mockResolvedValue({ state: "done", progress: 1, review: FOUND });
    vi.stubGlobal("scrollTo", () => undefined);
    const { session, user } = end();
    await user.click(start());
    const curve = await page.findByRole("table", { name: /end of each round/ });
    const cells = within(curve).getAllByRole("cell").slice(-3);
    expect(cells.map((cell) => cell.textContent)).toEqual(["100%", "0%", "0%"]);
    expect(page.getByText("Better: Play Dagger (42%)")).toBeTruthy();
    expect(page.getByText(/Known only afterwards.*-4/)).toBeTruthy();
    expect(page.getByText("Nothing that was played here cost much.")).toBeTruthy();
    const ana = within(page.getAllByRole("table")[1] ?? curve);
    expect(ana.getByRole("row", { name: /^Own decisions/ }).textContent).toContain("+50");
    await user.click(page.getByRole("button", { name: /Ana: \+50 in round 1/ }));
    expect(location.pathname + location.hash).toBe(`/replay/${session.id}#7`);
    await user.click(page.getByRole("button", { name: "Round 1: 12% lost" }));
    expect(location.hash).toBe("#5");
    vi.unstubAllGlobals();
  });
});

it("marks at the ends of lines do not cover each other", () => {
  expect(spread([200, 20, 200, 195], 18, 200)).toEqual([200, 20, 182, 164]);
});
