import { render, screen as dom } from "@testing-library/svelte";
import userEvent from "@testing-library/user-event";
import { afterEach, beforeAll, beforeEach, describe, expect, it, vi } from "vitest";
import { tick } from "svelte";
import type { Screen } from "../lib/api";
import { useCatalogue } from "../lib/catalogue.svelte";
import { setLang } from "../lib/i18n.svelte";
import { Session } from "../lib/session.svelte";
import { choose, settings } from "../lib/settings.svelte";
import { action, decision, screen, smallCatalogue } from "../screens/learn/testing";
import Hints from "./Hints.svelte";

const turn = decision("turn", [
  action("card:reconnaissance", { spaces: ["arrakeen"] }),
  action("reveal"),
]);
const GO = "Play “Reconnaissance” and go to “Arrakeen”: 1 card.";

const WHY = ["That is part of your first plan.", "From there troops can go into the Conflict."];

function sit(hint: Screen["hint"]): Session {
  const session = new Session("t1");
  session.viewer = 0;
  session.screen = screen({ decision: turn, hint });
  render(Hints, { context: new Map([["session", session]]) });
  return session;
}

beforeAll(async () => {
  useCatalogue(smallCatalogue());
  await setLang("en");
});
beforeEach(() => {
  HTMLDialogElement.prototype.showModal = vi.fn();
  HTMLDialogElement.prototype.close = vi.fn();
  history.replaceState(null, "", "/table/t1");
});
afterEach(() => choose("hints", "first"));

describe("a hint", () => {
  it("is what the server says, and shows its answer without giving it", async () => {
    const session = sit({ topic: "turn", text: GO, why: WHY, action: "card:reconnaissance" });
    expect(dom.getByText(GO)).toBeTruthy();
    await userEvent.click(dom.getByRole("button", { name: /Show me/ }));
    expect(session.inspected).toMatchObject({ sort: "card", id: "reconnaissance" });
    expect(session.selected).toBeNull();
  });

  it("gives its best reason at once, and all of them on request", async () => {
    sit({ topic: "turn", text: GO, why: WHY, action: "card:reconnaissance" });
    expect(dom.getByText(WHY[0] ?? "")).toBeTruthy();
    expect(dom.queryByText(WHY[1] ?? "")).toBeNull();
    await userEvent.click(dom.getByRole("button", { name: "Explain this step" }));
    const reasons = dom.getAllByRole("listitem", { hidden: true });
    expect(reasons.map((item) => item.textContent)).toEqual(WHY);
  });

  it("says in a sentence what a step is about where no answer stands out", () => {
    sit({ topic: "turn", text: "", why: [], action: null });
    expect(dom.getByText("The signs at the top left of a card say where.")).toBeTruthy();
    expect(dom.queryByRole("button", { name: /Show me/ })).toBeNull();
  });

  it("is explained on request, with the rules to read", async () => {
    sit({ topic: "turn", text: GO, why: WHY, action: "card:reconnaissance" });
    await userEvent.click(dom.getByRole("button", { name: "Explain this step" }));
    expect(dom.getByRole("heading", { name: "Send an Agent", hidden: true })).toBeTruthy();
    await userEvent.click(dom.getByRole("button", { name: /^Rules:/, hidden: true }));
    expect(location.pathname + location.hash).toBe("/rules#agent-turn");
  });

  it("can be done without", async () => {
    sit({ topic: "turn", text: GO, why: WHY, action: "card:reconnaissance" });
    await userEvent.click(dom.getByRole("button", { name: "Explain this step" }));
    await userEvent.click(dom.getByRole("button", { name: "No more hints", hidden: true }));
    await tick();
    expect(settings.hints).toBe("off");
    expect(dom.queryByText(GO)).toBeNull();
  });

  it("is not there in a game without hints", () => {
    sit(null);
    expect(dom.queryByRole("button")).toBeNull();
  });
});
