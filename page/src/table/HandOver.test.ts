import { render, screen as page } from "@testing-library/svelte";
import userEvent from "@testing-library/user-event";
import { beforeAll, expect, it, vi } from "vitest";
import HandOver from "./HandOver.svelte";
import { furnish, line, moment, sit } from "../testing/table";

beforeAll(furnish);

it("names the next person, shows public news and no hand, and hands over on request", async () => {
  const shared = moment({ persons: 2, deciding: 1, hand: ["dagger"] });
  const told = (seat: number, text: string, begins = false) =>
    line(seat, "gained", text, { begins });
  shared.log = [
    told(0, "before"),
    told(1, "own turn", true),
    told(1, "own gain"),
    ...Array.from({ length: 9 }, (_, n) => told(0, `news ${n}`)),
  ];
  const { session, context } = sit(shared);
  const take = vi.spyOn(session, "take").mockResolvedValue();
  render(HandOver, { context });
  expect(page.getByRole("heading", { level: 1 }).textContent).toBe("Feyd-Rautha Harkonnen");
  const news = [...document.querySelectorAll("li")].map((item) => item.textContent.trim());
  expect(news).toEqual(Array.from({ length: 9 }, (_, n) => `news ${n}`));
  expect(document.querySelector("[data-card]")).toBeNull();
  const button = page.getByRole("button", { name: "I am Feyd-Rautha Harkonnen: show my cards" });
  expect(document.activeElement).toBe(button);
  await userEvent.setup().click(button);
  expect(take).toHaveBeenCalledExactlyOnceWith(1);
});
