import { render, screen as dom } from "@testing-library/svelte";
import userEvent from "@testing-library/user-event";
import { tick } from "svelte";
import { beforeAll, beforeEach, describe, expect, it, vi } from "vitest";
import type { Screen } from "../lib/api";
import { furnish, line, sit, table } from "../testing/table";
import RivalsIntro from "./RivalsIntro.svelte";
import { asked } from "./rivals.svelte";

beforeAll(furnish);
beforeEach(() => {
  localStorage.clear();
  asked.open = false;
  HTMLDialogElement.prototype.showModal = vi.fn();
  HTMLDialogElement.prototype.close = vi.fn();
});

/** A game with hints after these turns of the Rival in seat 2. */
function after(...events: string[]): ReturnType<typeof sit> {
  const log = events.map((event) => line(2, event as Screen["log"][number]["event"], event));
  const sat = sit({ ...table(), hints: true, log });
  render(RivalsIntro, { context: sat.context });
  return sat;
}
const card = (): HTMLElement | null => dom.queryByRole("dialog", { hidden: true });

describe("the card about the Rivals", () => {
  it("comes with a Rival's first turn, and once", async () => {
    const { session } = after("hagal");
    const bar = vi.spyOn(session.theatre, "unbar");
    expect(card()?.textContent).toContain("Staban Tuek");
    expect(card()?.textContent).toContain("pays no costs");
    expect(card()?.textContent).toContain("such as 1/8");
    await userEvent.click(dom.getByRole("button", { name: "Go on", hidden: true }));
    expect(card()).toBeNull();
    expect(bar).toHaveBeenCalledOnce();
    document.body.innerHTML = "";
    after("hagal");
    expect(card()).toBeNull();
  });

  it("does not come before, nor in a game without hints", () => {
    const { session } = after();
    expect(card()).toBeNull();
    session.screen = { ...table(), hints: false, log: [line(2, "hagal", "")] };
    expect(card()).toBeNull();
  });

  it("comes again when it is asked for", async () => {
    after();
    asked.open = true;
    await tick();
    expect(card()).not.toBeNull();
    await userEvent.click(dom.getByRole("button", { name: "Go on", hidden: true }));
    expect(asked.open).toBe(false);
  });
});
