import { render, screen as page, within } from "@testing-library/svelte";
import userEvent from "@testing-library/user-event";
import { beforeAll, expect, it } from "vitest";
import ViewSwitch from "./ViewSwitch.svelte";
import { furnish } from "../testing/table";

beforeAll(furnish);

it("changes between list and map, and keeps the focus", async () => {
  render(ViewSwitch);
  const view = within(page.getByRole("group", { name: "View" }));
  const list = view.getByRole("button", { name: "List" });
  const map = view.getByRole("button", { name: "Map" });
  expect(list.getAttribute("aria-pressed")).toBe("true");
  await userEvent.setup().click(map);
  expect([list, map].map((button) => button.getAttribute("aria-pressed"))).toEqual([
    "false",
    "true",
  ]);
  expect(document.activeElement).toBe(map);
});
