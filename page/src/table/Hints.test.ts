import { render, screen as dom } from "@testing-library/svelte";
import userEvent from "@testing-library/user-event";
import { beforeAll, beforeEach, describe, expect, it } from "vitest";
import { tick } from "svelte";
import { useCatalogue } from "../lib/catalogue.svelte";
import { setLang } from "../lib/i18n.svelte";
import { Session } from "../lib/session.svelte";
import { action, decision, screen, smallCatalogue } from "../screens/learn/testing";
import Hints from "./Hints.svelte";

const turn = decision("turn", [
  action("card:reconnaissance", { spaces: ["arrakeen"] }),
  action("reveal"),
]);

function sit(id = "t1"): Session {
  const session = new Session(id);
  session.viewer = 0;
  session.screen = screen({ decision: turn });
  render(Hints, { context: new Map([["session", session]]) });
  return session;
}

beforeAll(async () => {
  useCatalogue(smallCatalogue());
  await setLang("en");
});
beforeEach(() => {
  localStorage.clear();
  history.replaceState(null, "", "/table/t1");
});

describe("the coach at the table", () => {
  it("says nothing in a game without hints", async () => {
    const session = sit();
    session.screen = screen({ decision: turn, hints: false });
    await tick();
    expect(dom.queryByRole("note")).toBeNull();
  });

  it("explains the first turn and points at a legal card", async () => {
    const session = sit();
    await tick();
    expect(dom.getByRole("heading", { name: "Send an Agent" })).toBeTruthy();
    expect(dom.getByText(/Reconnaissance\. It can go to 1 space now/)).toBeTruthy();
    await userEvent.click(dom.getByRole("button", { name: "Show me" }));
    expect(session.inspected).toBe("card:reconnaissance");
    expect(session.selected).toBeNull();
  });

  it("picks a suggested space without acting", async () => {
    const session = sit();
    session.screen = screen({
      revision: 1,
      decision: decision("space", [
        action("space:arrakeen", { changes: [{ what: "garrison", before: 3, after: 4 }] }),
      ]),
    });
    await tick();
    expect(dom.getByText(/Arrakeen\. You would get: 1 troop\./)).toBeTruthy();
    await userEvent.click(dom.getByRole("button", { name: "Show me" }));
    expect(session.selected).toBe("space:arrakeen");
    expect(session.busy).toBe(false);
  });

  it("goes on to the next hint, by keyboard too", async () => {
    sit();
    await tick();
    const next = dom.getByRole("button", { name: "Next hint" });
    next.focus();
    await userEvent.keyboard("{Enter}");
    expect(dom.getByRole("heading", { name: "What the round is about" })).toBeTruthy();
  });

  it("falls silent when a step has been explained twice, and explains when asked", async () => {
    const session = sit();
    for (let revision = 1; revision < 8; revision++) {
      session.screen = screen({ revision, decision: decision("gather", [action("pass")]) });
      await tick();
      if (revision < 3)
        expect(dom.getByRole("heading", { name: "Gather Intelligence" })).toBeTruthy();
    }
    expect(dom.queryByRole("heading", { name: "Gather Intelligence" })).toBeNull();
    await userEvent.click(dom.getByRole("button", { name: "Explain this step" }));
    expect(dom.getByRole("heading", { name: "Gather Intelligence" })).toBeTruthy();
  });

  it("is skipped for this table only, and can be called back", async () => {
    sit();
    await tick();
    await userEvent.click(dom.getByRole("button", { name: "Skip the tutorial" }));
    expect(dom.queryByRole("note")).toBeNull();
    expect(localStorage.getItem("kanly-coach-t1")).toContain('"off"');
    expect(localStorage.getItem("kanly-coach-t2")).toBeNull();
    await userEvent.click(dom.getByRole("button", { name: "Show hints" }));
    expect(dom.getByRole("note")).toBeTruthy();
  });

  it("folds to its heading and stays so", async () => {
    const session = sit();
    await tick();
    await userEvent.click(dom.getByRole("button", { name: "Fold the hint" }));
    expect(dom.queryByText(/Play a card from your hand/)).toBeNull();
    session.screen = screen({ revision: 1, decision: decision("gather", [action("pass")]) });
    await tick();
    expect(dom.getByRole("heading", { name: "Gather Intelligence" })).toBeTruthy();
    expect(dom.queryByRole("button", { name: "Skip the tutorial" })).toBeNull();
    await userEvent.click(dom.getByRole("button", { name: "Unfold the hint" }));
    expect(dom.getByRole("button", { name: "Skip the tutorial" })).toBeTruthy();
  });

  it("leads to the rules", async () => {
    sit();
    await tick();
    await userEvent.click(dom.getByRole("link", { name: "Rules: An Agent turn" }));
    expect(location.pathname + location.hash).toBe("/rules#agent-turn");
  });
});
