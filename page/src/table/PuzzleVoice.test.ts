import { render, screen as dom, within } from "@testing-library/svelte";
import userEvent from "@testing-library/user-event";
import { beforeAll, beforeEach, describe, expect, it, vi } from "vitest";
import { api, type Screen } from "../lib/api";
import { useCatalogue } from "../lib/catalogue.svelte";
import { setLang } from "../lib/i18n.svelte";
import { Session } from "../lib/session.svelte";
import { action, decision, screen, smallCatalogue } from "../screens/learn/testing";
import PuzzleVoice from "./PuzzleVoice.svelte";

type Puzzle = NonNullable<Screen["puzzle"]>;

const PUZZLE: Puzzle = {
  id: "points-02",
  number: 36,
  puzzles: 100,
  theme: "points",
  level: 2,
  step: 0,
  steps: 2,
  solved: false,
  wrong: null,
  answer: null,
  next: "points-03",
};
const SOLVED: Puzzle = {
  ...PUZZLE,
  step: 2,
  solved: true,
  answer: {
    close: false,
    choices: [
      {
        action: "card:dagger",
        label: "Play Dagger",
        win: 0.52,
        then: ["Send the Agent to Assembly Hall"],
        reasons: ["Reaches 2 Influence with the Fremen: 1 Victory Point."],
        against: "Reveal your hand",
      },
    ],
  },
};

function sit(puzzle: Puzzle | null): Session {
  const session = new Session("t1");
  session.viewer = 0;
  session.screen = screen({
    decision: decision("turn", [action("card:dagger")]),
    ...(puzzle ? { puzzle } : {}),
  });
  render(PuzzleVoice, { context: new Map([["session", session]]) });
  return session;
}

beforeAll(async () => {
  useCatalogue(smallCatalogue());
  await setLang("en");
  HTMLDialogElement.prototype.showModal ??= function (this: HTMLDialogElement) {
    this.open = true;
  };
  HTMLDialogElement.prototype.close ??= function (this: HTMLDialogElement) {
    this.open = false;
  };
});
beforeEach(() => history.replaceState(null, "", "/table/t1"));

describe("the voice of a puzzle", () => {
  it("is silent in a game", () => {
    sit(null);
    expect(dom.queryByRole("region")).toBeNull();
  });

  it("says what it is about, and how far it is", () => {
    sit(PUZZLE);
    expect(dom.getByText("Puzzle 36 of 100 · Make the points")).toBeTruthy();
    expect(dom.getByText(/It is about Victory Points/)).toBeTruthy();
    expect(dom.getByRole("img", { name: "0 of 2 answers found" })).toBeTruthy();
  });

  it("goes on after a right answer", () => {
    sit({ ...PUZZLE, step: 1 });
    expect(dom.getByText("Right. Go on.")).toBeTruthy();
  });

  it("tells what a wrong answer would cost", () => {
    sit({ ...PUZZLE, wrong: { label: "Reveal your hand", win: 0.31, best: 0.52 } });
    const voice = dom.getByRole("region");
    expect(voice.textContent).toContain("Not the best: Reveal your hand.");
    expect(voice.textContent).toContain("31% instead of 52%");
  });

  it("has the answer played by the server", async () => {
    const skip = vi.spyOn(api, "skipStep").mockResolvedValue(screen({ revision: 9 }));
    sit(PUZZLE);
    await userEvent.click(dom.getByRole("button", { name: "Show the answer" }));
    expect(skip).toHaveBeenCalledWith("t1", 0, 0, "en");
  });

  it("explains the answer when it is solved", async () => {
    sit(SOLVED);
    expect(dom.queryByRole("button", { name: "Show the answer" })).toBeNull();
    await userEvent.click(dom.getByRole("button", { name: "Why?" }));
    const why = dom.getByRole("dialog");
    expect(within(why).getByText("Play Dagger")).toBeTruthy();
    expect(within(why).getByText(/Reaches 2 Influence/)).toBeTruthy();
    expect(within(why).queryByRole("button", { name: /Play Dagger/ })).toBeNull();
  });

  it("goes on to the next puzzle, and tells when it cannot", async () => {
    const open = vi.spyOn(api, "openPuzzle").mockRejectedValueOnce(new Error("off"));
    sit(SOLVED);
    const next = dom.getByRole("button", { name: "Next puzzle" });
    await userEvent.click(next);
    expect(dom.getByRole("alert")).toBeTruthy();
    open.mockResolvedValueOnce({ id: "t2" });
    await userEvent.click(next);
    expect(open).toHaveBeenLastCalledWith("points-03");
    expect(location.pathname).toBe("/table/t2");
  });

  it("goes back to all puzzles after the last", async () => {
    sit({ ...SOLVED, next: null });
    await userEvent.click(dom.getByRole("button", { name: "All puzzles" }));
    expect(location.pathname).toBe("/puzzles");
  });
});
