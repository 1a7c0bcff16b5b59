import { render, screen as page } from "@testing-library/svelte";
import userEvent from "@testing-library/user-event";
import { tick } from "svelte";
import { beforeAll, expect, it, vi } from "vitest";
import HandOver from "./HandOver.svelte";
import type { LogLine } from "../lib/api";
import { furnish, line, moment, sit } from "../testing/table";

beforeAll(furnish);

it("names the next person, shows public news up to the newest and no hand, and hands over on request", async () => {
  const shared = moment({ persons: 2, deciding: 1, hand: ["dagger"] });
  const told = (seat: number, text: string, more: Partial<LogLine> = {}) =>
    line(seat, "gained", text, { round: 2, ...more });
  shared.log = [
    told(0, "before", { entry: 1 }),
    told(1, "own turn", { entry: 2, begins: true }),
    told(1, "own gain", { entry: 2 }),
    told(0, "their turn", { entry: 3 }),
    told(0, "their gain", { entry: 3 }),
    line(0, "conflict", "The Conflict is Siege.", { round: 3, entry: 4, common: true }),
  ];
  const end = vi.spyOn(Element.prototype, "scrollHeight", "get").mockReturnValue(900);
  const { session, context } = sit(shared);
  const take = vi.spyOn(session, "take").mockResolvedValue();
  render(HandOver, { context });
  expect(page.getByRole("heading", { level: 1 }).textContent).toBe("Feyd-Rautha Harkonnen");
  const news = [...document.querySelectorAll("h3, li")];
  expect(news.map((item) => item.textContent.replace(/\s+/g, " ").trim())).toEqual([
    "Round 2",
    "their turn their gain",
    "Round 3",
    "The Conflict is Siege.",
  ]);
  expect(news.map((item) => item.querySelectorAll(".shape, .sh").length > 0)).toEqual([
    false,
    true,
    false,
    false,
  ]);
  await tick();
  expect(page.getByRole("article", { name: "What happened" }).scrollTop).toBe(900);
  end.mockRestore();
  expect(document.querySelector("[data-card]")).toBeNull();
  const button = page.getByRole("button", { name: "I am Feyd-Rautha Harkonnen: show my cards" });
  expect(document.activeElement).toBe(button);
  await userEvent.setup().click(button);
  expect(take).toHaveBeenCalledExactlyOnceWith(1);
});

it("says why the device comes in somebody else's turn", () => {
  const screen = moment({ persons: 2, deciding: 1 });
  screen.view.active = 0;
  const { context } = sit(screen);
  render(HandOver, { context });
  expect(page.getByText(/^The turn of .+ goes on, and you are asked: What now\?$/)).toBeTruthy();
});
