import { render, screen as page } from "@testing-library/svelte";
import userEvent from "@testing-library/user-event";
import { beforeAll, expect, it } from "vitest";
import { furnish, onPhone } from "../testing/table";
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
