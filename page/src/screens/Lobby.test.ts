import { cleanup, render, screen as page, waitFor, within } from "@testing-library/svelte";
import userEvent from "@testing-library/user-event";
import { beforeEach, expect, it, vi } from "vitest";
import { api, Problem, type RoomInfo } from "../lib/api";
import { useCatalogue } from "../lib/catalogue.svelte";
import { setLang } from "../lib/i18n.svelte";
import { aRoom, onPublicServer } from "../testing/room";
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

it("goes back into an own room, and comes into one that is listed", async () => {
  const watched = { listed: true, watching: "now", clock: { kind: "none", seconds: 0 } } as const;
  vi.spyOn(api, "lobby").mockResolvedValue({
    mine: [info("mine", { host: "Ana", mine: true })],
    watched: [],
    listed: [info("open"), info("seen", { stage: "playing", free: 0, terms: watched })],
  });
  const enter = vi.spyOn(api, "enter").mockResolvedValue(aRoom());
  show();
  await page.findByText("The table of Ana");
  const listed = within(part("Open tables"));
  expect(listed.getByText("2 places free")).toBeTruthy();
  expect(listed.getByText("can be watched")).toBeTruthy();
  await user.click(listed.getByRole("button", { name: "Come in" }));
  expect(enter).toHaveBeenCalledExactlyOnceWith("open", "", "Ana");
  await waitFor(() => expect(location.pathname).toBe("/room/open"));
  enter.mockResolvedValue(aRoom({ stage: "playing" }));
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
  const running = { stage: "playing", free: 0, mine: true } as const;
  const watched = [info("seen", running), info("offered", { ...running, free: 1 })];
  vi.spyOn(api, "lobby").mockResolvedValue({ mine: [], watched, listed: [] });
  show();
  const tables = within(await page.findByRole("region", { name: "Tables you watch" }));
  expect(tables.getByRole("button", { name: "Come in" })).toBeTruthy();
  await user.click(tables.getByRole("button", { name: "Watch" }));
  expect(location.pathname).toBe("/table/seen");
});

it("says when the server does not answer", async () => {
  vi.spyOn(api, "lobby").mockRejectedValue(new Problem("offline", "", 0));
  show();
  expect(await page.findByText("The server does not answer.")).toBeTruthy();
});
