import { render, screen as page, waitFor } from "@testing-library/svelte";
import userEvent from "@testing-library/user-event";
import { beforeEach, expect, it, vi } from "vitest";
import { api, Problem } from "../lib/api";
import { setLang } from "../lib/i18n.svelte";
import { aRoom, onPublicServer } from "../testing/room";
import Join from "./Join.svelte";

const user = userEvent.setup();
onPublicServer("");

beforeEach(async () => {
  await setLang("en");
  vi.spyOn(api, "turns").mockResolvedValue([]);
  vi.spyOn(api, "rename").mockImplementation(async (name) => ({ public: true, name }));
});

function open(): void {
  history.replaceState(null, "", "/join/r1#2.secret");
  render(Join, { id: "r1", speak: async () => undefined });
}

it.each([
  ["gathering", "/room/r1"],
  ["playing", "/table/r1"],
] as const)("asks for a name and lets in; the game is %s: %s", async (stage, path) => {
  const enter = vi.spyOn(api, "enter").mockResolvedValue(aRoom({ stage }));
  open();
  expect(location.href).not.toContain("secret");
  await user.click(page.getByRole("button", { name: "Come in" }));
  expect(enter, "without a name").not.toHaveBeenCalled();
  await user.type(page.getByRole("textbox", { name: "Your name" }), "Ben{Enter}");
  expect(enter).toHaveBeenCalledExactlyOnceWith("r1", "2.secret", "Ben");
  expect(api.rename).toHaveBeenCalledExactlyOnceWith("Ben");
  await waitFor(() => expect(location.pathname).toBe(path));
});

it("says when an invitation is not good, and shows a way out", async () => {
  vi.spyOn(api, "enter").mockRejectedValue(new Problem("bad-invitation", "", 403));
  open();
  await user.type(page.getByRole("textbox"), "Ben{Enter}");
  expect(await page.findByText("This invitation is not good, or not any more.")).toBeTruthy();
  await user.click(page.getByRole("button", { name: "All games" }));
  expect(location.pathname).toBe("/");
});

it("takes a link that is opened once more out of the address, too", async () => {
  const enter = vi.spyOn(api, "enter").mockResolvedValue(aRoom());
  open();
  history.replaceState(null, "", "/join/r1#2.newer");
  dispatchEvent(new HashChangeEvent("hashchange"));
  expect(location.href).not.toContain("newer");
  await user.type(page.getByRole("textbox"), "Ben{Enter}");
  expect(enter).toHaveBeenCalledExactlyOnceWith("r1", "2.newer", "Ben");
});
