import { render, screen as page } from "@testing-library/svelte";
import userEvent from "@testing-library/user-event";
import { afterEach, beforeAll, beforeEach, describe, expect, it, vi } from "vitest";
import { api, Problem } from "../lib/api";
import { meet } from "../lib/me.svelte";
import { furnish, LESSON, table } from "../testing/table";
import { playing } from "../table/people/testing";
import TableScreen from "./TableScreen.svelte";

vi.mock("../lib/stream", () => ({
  listen: () => ({ follow: () => undefined, end: () => undefined }),
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
