import { render, screen as page } from "@testing-library/svelte";
import userEvent from "@testing-library/user-event";
import { beforeAll, describe, expect, it, vi } from "vitest";
import { onPublicServer } from "../testing/room";
import { furnish, onPhone } from "../testing/table";
import { api } from "./api";
import { go } from "./router.svelte";
import TopBar from "./TopBar.svelte";

beforeAll(furnish);
onPhone();

const menu = (): HTMLElement | null => page.queryByRole("group", { name: "Menu" });

it("folds its tools into a menu where it is narrow; a tap beside it or Esc closes it", async () => {
  const user = userEvent.setup();
  const { container } = render(TopBar, { speak: () => Promise.resolve() });
  const button = page.getByRole("button", { name: "Menu" });
  expect(menu()).toBeNull();
  await user.click(button);
  expect(menu()).toBeTruthy();
  await user.click(container.querySelector(".beside") as HTMLElement);
  expect(menu()).toBeNull();
  await user.click(button);
  await user.keyboard("{Escape}");
  expect(menu()).toBeNull();
  expect(document.activeElement).toBe(button);
});

it("says nothing of others on a server for one device", async () => {
  const turns = vi.spyOn(api, "turns");
  const user = userEvent.setup();
  render(TopBar, { speak: () => Promise.resolve() });
  await user.click(page.getByRole("button", { name: "Menu" }));
  expect(page.queryByRole("button", { name: "Lobby" })).toBeNull();
  expect(turns).not.toHaveBeenCalled();
});

describe("on a server for many", () => {
  onPublicServer("Ana");

  it("leads to the next table that waits and is not open", async () => {
    vi.spyOn(api, "turns").mockResolvedValue([
      { id: "here", due: 30 },
      { id: "next", due: 60 },
      { id: "last", due: null },
    ]);
    const user = userEvent.setup();
    go("/table/here");
    render(TopBar, { speak: () => Promise.resolve() });
    await user.click(await page.findByRole("button", { name: "Your turn at 2 tables" }));
    expect(location.pathname).toBe("/table/next");
  });
});
