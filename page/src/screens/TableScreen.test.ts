import { render, screen as page } from "@testing-library/svelte";
import userEvent from "@testing-library/user-event";
import { afterEach, beforeAll, beforeEach, describe, expect, it, vi } from "vitest";
import { api } from "../lib/api";
import { furnish, table } from "../testing/table";
import TableScreen from "./TableScreen.svelte";

vi.mock("../lib/stream", () => ({ listen: () => () => undefined }));

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
