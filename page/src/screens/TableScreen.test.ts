import { cleanup, render, screen as page } from "@testing-library/svelte";
import userEvent from "@testing-library/user-event";
import { afterEach, beforeAll, beforeEach, describe, expect, it, vi } from "vitest";
import { api, Problem } from "../lib/api";
import type { Hear } from "../lib/events";
import { meet } from "../lib/me.svelte";
import { furnish, LESSON, table } from "../testing/table";
import { playing } from "../table/people/testing";
import TableScreen from "./TableScreen.svelte";

const heard = vi.hoisted(() => new Set<Hear>());
vi.mock("../lib/stream", () => ({
  listen: (hear: Hear) => {
    heard.add(hear);
    return { follow: () => undefined, end: () => heard.delete(hear) };
  },
}));

beforeAll(furnish);
beforeEach(() => {
  vi.stubGlobal("innerWidth", 768);
  dispatchEvent(new Event("resize"));
  vi.spyOn(api, "screen").mockResolvedValue(table());
});
afterEach(() => {
  vi.unstubAllGlobals();
  dispatchEvent(new Event("resize"));
});

describe("the tabs of a narrow window", () => {
  it("open at their top, without what was explained on another one", async () => {
    const user = userEvent.setup();
    render(TableScreen, { id: "t", speak: async () => undefined });
    await user.click(await page.findByRole("button", { name: /^Siege/ }));
    expect(document.querySelector("[data-explain]")).toBeTruthy();
    const content = document.querySelector(".content") as HTMLElement;
    content.scrollTop = 300;
    await user.click(page.getByRole("button", { name: "Cards" }));
    expect(document.querySelector("[data-explain]")).toBeNull();
    expect(content.scrollTop).toBe(0);
  });
});

describe("a table and its room", () => {
  it("is asked for on a public server only, and never for a lesson", async () => {
    const asked = vi.spyOn(api, "room").mockRejectedValue(new Problem("unknown-room", "", 404));
    const here = vi.spyOn(api, "me").mockResolvedValue({ public: false, name: "" });
    const open = async (screen = table()): Promise<void> => {
      await meet();
      vi.mocked(api.screen).mockResolvedValue(screen);
      const { unmount } = render(TableScreen, { id: "t", speak: async () => undefined });
      await vi.waitFor(() => expect(document.querySelector("#prompt")).toBeTruthy());
      unmount();
    };
    await open();
    here.mockResolvedValue({ public: true, name: "Ana" });
    await open({ ...table(), lesson: LESSON });
    expect(asked).not.toHaveBeenCalled();
    await open();
    expect(asked).toHaveBeenCalledExactlyOnceWith("t");
    here.mockResolvedValue({ public: false, name: "" });
    await meet();
  });

  it("can be left by somebody who only watches", async () => {
    vi.stubGlobal("innerWidth", 1600);
    dispatchEvent(new Event("resize"));
    const here = vi.spyOn(api, "me").mockResolvedValue({ public: true, name: "Eve" });
    await meet();
    vi.spyOn(api, "turns").mockResolvedValue([]);
    vi.spyOn(api, "room").mockResolvedValue(playing({ host: false, me: 2 }));
    const watched = table();
    for (const sitter of watched.sitters) sitter.here = false;
    vi.mocked(api.screen).mockResolvedValue({ ...watched, seat: -1 });
    const { unmount } = render(TableScreen, { id: "t", speak: async () => undefined });
    const user = userEvent.setup();
    await user.click(await page.findByRole("button", { name: "Table and people" }));
    expect(page.getByRole("button", { name: "Stop watching" })).toBeTruthy();
    unmount();
    here.mockResolvedValue({ public: false, name: "" });
    await meet();
  });
});

describe("a game that is not there any more", () => {
  const unknown = new Problem("unknown-table", "there is no table t", 404);
  const without = playing({ host: false, me: 2, members: [] });
  for (const place of without.places) place.here = false;
  const watched = { ...table(), seat: -1 };
  watched.sitters = watched.sitters.map((sitter) => ({ ...sitter, here: false }));

  beforeEach(async () => {
    vi.spyOn(api, "me").mockResolvedValue({ public: true, name: "Eve" });
    await meet();
    vi.spyOn(api, "turns").mockResolvedValue([]);
  });
  afterEach(async () => {
    cleanup();
    vi.spyOn(api, "me").mockResolvedValue({ public: false, name: "" });
    await meet();
    vi.restoreAllMocks();
  });

  const show = (): void => void render(TableScreen, { id: "t", speak: async () => undefined });
  const told = (): void => {
    for (const hear of heard) hear({ table: "t", event: "room", revision: 2, problem: "" });
  };

  it.each([
    ["sent out", () => Promise.reject(new Problem("unknown-room", "", 404))],
    ["watching ended", () => Promise.resolve({ ...without, revision: 2 })],
  ] as const)("is shown no more to whoever was there (%s)", async (_, now) => {
    const terms = { ...without.terms, watching: "now" } as const;
    const room = vi.spyOn(api, "room").mockResolvedValue({ ...without, terms });
    vi.mocked(api.screen).mockResolvedValue(watched);
    show();
    await vi.waitFor(() => expect(document.querySelector("[data-watching]")).toBeTruthy());
    const asked = vi.mocked(api.screen).mock.calls.length;
    room.mockClear();
    told();
    await vi.waitFor(() => expect(room).toHaveBeenCalledOnce());
    expect(api.screen, "whoever may stay sees the same").toHaveBeenCalledTimes(asked);
    room.mockImplementation(now);
    vi.mocked(api.screen).mockRejectedValue(unknown);
    told();
    expect(await page.findByText("This game is not here for you.")).toBeTruthy();
    expect(page.queryByText(/there is no table/)).toBeNull();
    await userEvent.setup().click(page.getByRole("button", { name: "Lobby" }));
    expect(location.pathname).toBe("/lobby");
  });

  it("does not exist on a server for one device", async () => {
    vi.spyOn(api, "me").mockResolvedValue({ public: false, name: "" });
    await meet();
    vi.mocked(api.screen).mockRejectedValue(unknown);
    show();
    expect(await page.findByText("This game does not exist.")).toBeTruthy();
    expect(page.queryByRole("button", { name: "Lobby" })).toBeNull();
  });
});
