import { render, screen as page } from "@testing-library/svelte";
import userEvent from "@testing-library/user-event";
import { beforeAll, expect, it, vi } from "vitest";
import HandOver from "./HandOver.svelte";
import { furnish, moment, sit } from "../testing/table";

beforeAll(furnish);

it("names the next person, shows public news and no hand, and hands over on request", async () => {
  const { session, context } = sit(moment({ persons: 2, deciding: 1, hand: ["dagger"] }));
  const take = vi.spyOn(session, "take").mockResolvedValue();
  render(HandOver, { context });
  expect(page.getByRole("heading", { level: 1 }).textContent).toBe("Feyd-Rautha Harkonnen");
  expect(page.getByText("Feyd-Rautha Harkonnen gains 1 spice.")).toBeTruthy();
  expect(document.querySelector("[data-card]")).toBeNull();
  const button = page.getByRole("button", { name: "I am Feyd-Rautha Harkonnen: show my cards" });
  expect(document.activeElement).toBe(button);
  await userEvent.setup().click(button);
  expect(take).toHaveBeenCalledExactlyOnceWith(1);
});
