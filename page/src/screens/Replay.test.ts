import { render, screen as dom, waitFor } from "@testing-library/svelte";
import userEvent from "@testing-library/user-event";
import { beforeAll, beforeEach, describe, expect, it, vi } from "vitest";
import { api, Problem, type Replayed } from "../lib/api";
import { useCatalogue } from "../lib/catalogue.svelte";
import { setLang } from "../lib/i18n.svelte";
import type { Session } from "../lib/session.svelte";
import { action, decision, screen, seat, smallCatalogue } from "./learn/testing";
import { line } from "../testing/table";
import Replay from "./Replay.svelte";

// The table's own parts are tested elsewhere; here only what they are given counts.
const table = vi.hoisted(() => ({ session: null as unknown }));
vi.mock("../table/Board.svelte", async () => {
  const { useSession } = await import("../lib/session.svelte");
  return { default: () => void (table.session = useSession()) };
});
vi.mock("../table/Seats.svelte", () => ({ default: () => undefined }));
vi.mock("../table/Side.svelte", () => ({ default: () => undefined }));
vi.mock("../table/Log.svelte", () => ({ default: () => undefined }));
vi.mock("../table/Explain.svelte", () => ({ default: () => undefined }));

const PLIES = 30;
const ROUND_OF = (ply: number): number => (ply < 11 ? 1 : ply < 23 ? 2 : 3);

/** A game of three rounds; the first seat is a person. */
function moment(ply: number, viewer: number, over: boolean): Replayed {
  const hand = (n: number): string[] | number => (over || n === viewer ? ["dagger"] : 1);
  return {
    ply,
    plies: PLIES,
    action: ply < PLIES ? `Action ${ply}` : "",
    action_seat: ply < PLIES ? 0 : null,
    revealed: over,
    seats: over ? [0, 1] : [0],
    screen: screen(
      {
        seat: viewer,
        over: over && ply === PLIES,
        log: [line(-1, "round", `Log to ${ply}`)],
        decision: viewer === 0 ? decision("turn", [action("card:dagger")]) : decision("turn", []),
      },
      { round: ROUND_OF(ply), seats: [seat({ hand: hand(0) }), seat({ hand: hand(1) })] },
    ),
  };
}

let over = true;
const asked = vi.spyOn(api, "replay");

async function open(): Promise<Session> {
  render(Replay, { id: "t1", speak: async () => undefined });
  await dom.findByText("Action 0");
  return table.session as Session;
}
const at = (ply: number): Promise<HTMLElement> => dom.findByText(`Step ${ply} of ${PLIES}`);
const press = (name: string): Promise<void> => userEvent.click(dom.getByRole("button", { name }));

beforeAll(async () => {
  useCatalogue(smallCatalogue());
  await setLang("en");
});
beforeEach(() => {
  over = true;
  asked.mockReset();
  asked.mockImplementation((_id, ply, viewer) => Promise.resolve(moment(ply, viewer, over)));
});

describe("going through a game", () => {
  it("steps on, back, to the end and to the beginning", async () => {
    await open();
    await press("One step on");
    await at(1);
    expect(dom.getByText("Action 1")).toBeTruthy();
    await press("To the end");
    await at(PLIES);
    expect(dom.getByText("The game is over.")).toBeTruthy();
    await press("One step back");
    await at(PLIES - 1);
    await press("To the beginning");
    await at(0);
  });

  it("names who decides where the answer is hidden", async () => {
    const told = asked.getMockImplementation();
    asked.mockImplementation(async (...args) => ({
      ...((await told?.(...args)) as Replayed),
      action: "",
      action_seat: 1,
    }));
    render(Replay, { id: "t1", speak: async () => undefined });
    expect((await dom.findByText("decides.")).parentElement?.textContent).toContain("Feyd");
  });

  it("marks what a single step changes, not what a jump does", async () => {
    await open();
    const jumped = (): boolean => document.querySelector(".jumped") !== null;
    await press("One step on");
    await at(1);
    expect(jumped()).toBe(false);
    await press("To the end");
    await at(PLIES);
    expect(jumped()).toBe(true);
  });

  it("has the Conflict on a page of its own where the screen is narrow", async () => {
    vi.stubGlobal("innerWidth", 360);
    dispatchEvent(new Event("resize"));
    await open();
    await press("Conflict");
    expect(dom.getByRole("button", { name: "Conflict" }).getAttribute("aria-pressed")).toBe("true");
    vi.unstubAllGlobals();
    dispatchEvent(new Event("resize"));
  });

  it("jumps to the starts of rounds", async () => {
    await open();
    await press("To the next round");
    await at(11);
    await press("To the next round");
    await at(23);
    await press("One step on");
    await at(24);
    await press("To the start of the round, or of the one before");
    await at(23);
    await press("To the start of the round, or of the one before");
    await at(11);
  });

  it("loses no jump that is pressed again before the answer is there", async () => {
    asked.mockImplementation(async (_id, ply, viewer) => {
      await new Promise((done) => setTimeout(done, 5));
      return moment(ply, viewer, over);
    });
    await open();
    await userEvent.keyboard("{PageDown}{PageDown}");
    await at(23);
    await userEvent.keyboard("{PageUp}{PageUp}");
    await at(0);
    await userEvent.keyboard("{PageDown}{PageDown}{Home}");
    await new Promise((done) => setTimeout(done, 100));
    await at(0);
  });

  it("obeys the keyboard", async () => {
    await open();
    await userEvent.keyboard("{ArrowRight}{ArrowRight}");
    await at(2);
    await userEvent.keyboard("{ArrowLeft}");
    await at(1);
    await userEvent.keyboard("{PageDown}");
    await at(11);
    await userEvent.keyboard("{End}");
    await at(PLIES);
    await userEvent.keyboard("{Home}");
    await at(0);
  });

  it("plays by itself until it is stopped", async () => {
    await open();
    await userEvent.selectOptions(dom.getByLabelText("Speed"), "4");
    await press("Play");
    await waitFor(() => at(2), { timeout: 3000 });
    await press("Pause");
    expect(dom.getByRole("button", { name: "Play" })).toBeTruthy();
  });

  it("goes to the end of a game that has gone on meanwhile", async () => {
    over = false;
    await open();
    asked.mockImplementation((_id, ply, viewer) =>
      Promise.resolve({ ...moment(ply, viewer, false), plies: PLIES + 4 }),
    );
    await userEvent.keyboard("{End}");
    await dom.findByText(`Step ${PLIES + 4} of ${PLIES + 4}`);
  });

  it("gives the table nothing to choose, but the log up to there", async () => {
    const session = await open();
    await press("One step on");
    await at(1);
    expect(session.viewer).toBe(0);
    expect(session.legal.size).toBe(0);
    expect(session.screen?.undoable).toBe(0);
    expect(session.log[0]?.text).toBe("Log to 1");
  });

  it("offers the seats that the server shows", async () => {
    await open();
    const names = (): (string | null)[] =>
      [...dom.getByLabelText("Seen by").querySelectorAll("option")].map((o) => o.textContent);
    expect(names()).toEqual(["Everybody", "Ana", "Feyd"]);
    over = false;
    await press("One step on");
    await at(1);
    expect(names()).toEqual(["Everybody", "Ana"]);
  });

  it("shows the moment again with the eyes of another seat", async () => {
    const session = await open();
    await userEvent.selectOptions(dom.getByLabelText("Seen by"), "1");
    await waitFor(() => expect(session.viewer).toBe(1));
    expect(asked).toHaveBeenLastCalledWith("t1", 0, 1, "en");
  });

  it("says so if the game cannot be saved", async () => {
    vi.spyOn(api, "record").mockRejectedValueOnce(new Problem("offline", "", 0));
    await open();
    await press("Save the game as a file");
    expect(await dom.findByRole("alert")).toBeTruthy();
  });

  it("gives away no file of a game that others still play", async () => {
    over = false;
    asked.mockImplementation((_, ply, viewer) => {
      const found = moment(ply, viewer, false);
      Object.assign(found.screen.sitters[1] ?? {}, { kind: "person", here: false });
      return Promise.resolve(found);
    });
    await open();
    expect(dom.queryByRole("button", { name: "Save the game as a file" })).toBeNull();
  });

  it("says so if there is no such game", async () => {
    asked.mockRejectedValue(new Problem("unknown-table", "", 404));
    render(Replay, { id: "t9", speak: async () => undefined });
    expect(await dom.findByText("This game does not exist.")).toBeTruthy();
  });
});
