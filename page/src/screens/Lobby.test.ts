import { cleanup, render, screen as page, waitFor, within } from "@testing-library/svelte";
import userEvent from "@testing-library/user-event";
import { beforeEach, describe, expect, it, vi } from "vitest";
import { api, Problem, type Room, type RoomInfo } from "../lib/api";
import { useCatalogue } from "../lib/catalogue.svelte";
import { setLang } from "../lib/i18n.svelte";
import { meet } from "../lib/me.svelte";
import { asGuest, onPublicServer, place } from "../testing/room";
import { savedTable, smallCatalogue } from "./home/fixtures";
import Lobby from "./Lobby.svelte";

const user = userEvent.setup();
onPublicServer("Ana");

function info(id: string, part: Partial<RoomInfo> = {}): RoomInfo {
  return {
    id,
    stage: "gathering",
    game: "uprising",
    edition: "uprising",
    host: "Ben",
    places: 4,
    free: 2,
    bots: 1,
    names: ["Ben"],
    terms: { listed: true, watching: "nobody", clock: { kind: "none", seconds: 0 } },
    mine: false,
    ...part,
  };
}

beforeEach(async () => {
  useCatalogue(smallCatalogue());
  await setLang("en");
  history.replaceState(null, "", "/lobby");
  vi.spyOn(api, "turns").mockResolvedValue([]);
  vi.spyOn(api, "tables").mockResolvedValue([]);
  vi.spyOn(api, "lobby").mockResolvedValue({ mine: [], watched: [], listed: [] });
});

/** Whoever is let in sees the room as a guest. */
const entering = () =>
  vi.spyOn(api, "enter").mockImplementation((id) => Promise.resolve(asGuest({ id })));

/** A running game as somebody without a seat sees it; the second seat is offered. */
function running(id: string, part: Partial<Room> = {}): Room {
  const bot = { kind: "bot", bot: "greedy" } as const;
  const places = [place(bot), place({ ...bot, offered: true })];
  return asGuest({ id, stage: "playing", places, ...part });
}

const show = (): void => void render(Lobby, { speak: async () => undefined });
const part = (name: string): HTMLElement => page.getByRole("region", { name });

it("helps on where nothing is", async () => {
  show();
  expect(await page.findByText(/No table is open to everybody now/)).toBeTruthy();
  expect(page.getByText("Nobody is waiting for you.")).toBeTruthy();
  expect(page.getByText(/You have no table that waits for people/)).toBeTruthy();
  await user.click(page.getByRole("button", { name: "Arrange a game" }));
  expect(location.pathname).toBe("/");
});

it("leads to the tables that wait, the most pressing first", async () => {
  vi.spyOn(api, "turns").mockResolvedValue([
    { id: "soon", due: 7300 },
    { id: "some", due: null },
  ]);
  vi.spyOn(api, "tables").mockResolvedValue([savedTable({ id: "soon" })]);
  show();
  const turns = await waitFor(() => {
    const found = within(page.getByRole("region", { name: /Your turn/ }));
    expect(found.getAllByRole("listitem")).toHaveLength(2);
    return found;
  });
  expect(turns.getByText("2 hours left")).toBeTruthy();
  expect(turns.getByText("No time limit")).toBeTruthy();
  await user.click(turns.getByRole("button", { name: "Next table" }));
  expect(location.pathname).toBe("/table/soon");
});

it("leads to the own games that wait for others, where there are any", async () => {
  vi.spyOn(api, "turns").mockResolvedValue([{ id: "mine", due: null }]);
  const tables = [savedTable({ id: "mine" }), savedTable({ id: "bad", damaged: true })];
  const asked = vi.spyOn(api, "tables").mockResolvedValue(tables);
  show();
  await page.findByText("No time limit");
  expect(page.queryByRole("region", { name: "Your other games" })).toBeNull();
  cleanup();
  asked.mockResolvedValue([...tables, savedTable({ id: "theirs" })]);
  show();
  const others = within(await page.findByRole("region", { name: "Your other games" }));
  expect(others.getAllByRole("listitem")).toHaveLength(1);
  await user.click(others.getByRole("button", { name: "Open" }));
  expect(location.pathname).toBe("/table/theirs");
});

it("goes back into an own room, and comes into one that is listed", async () => {
  const watched = { listed: true, watching: "now", clock: { kind: "none", seconds: 0 } } as const;
  vi.spyOn(api, "lobby").mockResolvedValue({
    mine: [info("mine", { host: "Ana", mine: true })],
    watched: [],
    listed: [info("open"), info("seen", { stage: "playing", free: 0, terms: watched })],
  });
  const enter = entering();
  show();
  await page.findByText("The table of Ana");
  const listed = within(part("Open tables"));
  expect(listed.getByText("2 places free")).toBeTruthy();
  expect(listed.getByText("can be watched")).toBeTruthy();
  await user.click(listed.getByRole("button", { name: "Come in" }));
  expect(enter).toHaveBeenCalledExactlyOnceWith("open", "", "Ana");
  await waitFor(() => expect(location.pathname).toBe("/room/open"));
  enter.mockResolvedValue(running("seen", { terms: watched }));
  await user.click(listed.getByRole("button", { name: "Watch" }));
  await waitFor(() => expect(location.pathname).toBe("/table/seen"));
  await user.click(within(part("Your tables that gather")).getByRole("button"));
  expect(location.pathname).toBe("/room/mine");
});

it("leads back to the tables one watches, and has no word of them where there are none", async () => {
  show();
  await page.findByText(/No table is open to everybody now/);
  expect(page.queryByRole("region", { name: "Tables you watch" })).toBeNull();
  cleanup();
  const mine = { stage: "playing", free: 0, mine: true } as const;
  const watched = [info("seen", mine), info("offered", { ...mine, free: 1 })];
  const terms = { ...info("").terms, watching: "now" } as const;
  vi.spyOn(api, "enter").mockResolvedValue(running("seen", { terms }));
  vi.spyOn(api, "lobby").mockResolvedValue({ mine: [], watched, listed: [] });
  show();
  const tables = within(await page.findByRole("region", { name: "Tables you watch" }));
  expect(tables.getByRole("button", { name: "Take a seat" })).toBeTruthy();
  await user.click(tables.getByRole("button", { name: "Watch" }));
  await waitFor(() => expect(location.pathname).toBe("/table/seen"));
});

describe.each(["listed", "watched"] as const)("a seat offered in a running game (%s)", (where) => {
  const offered = info("game", { stage: "playing", free: 1, mine: where === "watched" });
  const seated = running("game", { places: [place({ kind: "person", here: true })] });

  beforeEach(() => {
    const lobby = { mine: [], watched: [], listed: [], [where]: [offered] };
    vi.spyOn(api, "lobby").mockResolvedValue(lobby);
    vi.spyOn(api, "enter").mockResolvedValue(running("game"));
  });

  it("is taken by whoever wants it", async () => {
    const sit = vi.spyOn(api, "sit").mockResolvedValue(seated);
    show();
    expect(await page.findByText("running")).toBeTruthy();
    expect(page.getByText("1 place free")).toBeTruthy();
    expect(page.queryByRole("button", { name: "Watch" })).toBeNull();
    await user.click(await page.findByRole("button", { name: "Take a seat" }));
    expect(sit).toHaveBeenCalledExactlyOnceWith("game", null, "Ana");
    await waitFor(() => expect(location.pathname).toBe("/table/game"));
  });

  it("is left free by whoever only watches", async () => {
    const terms = { ...offered.terms, watching: "now" } as const;
    const lobby = { mine: [], watched: [], listed: [], [where]: [{ ...offered, terms }] };
    vi.spyOn(api, "lobby").mockResolvedValue(lobby);
    vi.spyOn(api, "enter").mockResolvedValue(running("game", { terms }));
    const sit = vi.spyOn(api, "sit").mockResolvedValue(seated);
    show();
    await user.click(await page.findByRole("button", { name: "Watch" }));
    await waitFor(() => expect(location.pathname).toBe("/table/game"));
    expect(sit).not.toHaveBeenCalled();
  });

  it("is taken by somebody without a name once they have said it", async () => {
    vi.spyOn(api, "me").mockResolvedValue({ public: true, name: "" });
    await meet();
    vi.spyOn(api, "rename").mockResolvedValue({ public: true, name: "Eve" });
    const sit = vi.spyOn(api, "sit").mockResolvedValue(seated);
    show();
    await user.click(await page.findByRole("button", { name: "Take a seat" }));
    expect(sit).not.toHaveBeenCalled();
    expect(document.activeElement).toBe(page.getByRole("textbox", { name: "Your name" }));
    await user.keyboard("Eve{Enter}");
    await waitFor(() => expect(sit).toHaveBeenCalledExactlyOnceWith("game", null, "Eve"));
  });

  it("may be taken already: who came too late reads so, also when the list is renewed", async () => {
    vi.useFakeTimers({ shouldAdvanceTime: true });
    vi.spyOn(api, "sit").mockRejectedValue(new Problem("place-taken", "", 409));
    show();
    await user.click(await page.findByRole("button", { name: "Take a seat" }));
    expect(await page.findByText("This place is not free any more.")).toBeTruthy();
    const asked = vi.mocked(api.lobby).mock.calls.length;
    await vi.advanceTimersByTimeAsync(15_000);
    expect(vi.mocked(api.lobby).mock.calls.length).toBeGreaterThan(asked);
    expect(page.getByText("This place is not free any more.")).toBeTruthy();
    expect(location.pathname).toBe("/lobby");
    vi.useRealTimers();
  });
});

it("says when the server does not answer", async () => {
  vi.spyOn(api, "lobby").mockRejectedValue(new Problem("offline", "", 0));
  show();
  expect(await page.findByText("The server does not answer.")).toBeTruthy();
});
