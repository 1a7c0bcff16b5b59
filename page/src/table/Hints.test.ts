import { render, screen as dom } from "@testing-library/svelte";
import userEvent from "@testing-library/user-event";
import { beforeAll, beforeEach, describe, expect, it, vi } from "vitest";
import { tick } from "svelte";
import { useCatalogue } from "../lib/catalogue.svelte";
import { setLang } from "../lib/i18n.svelte";
import { Session } from "../lib/session.svelte";
import { action, decision, screen, smallCatalogue } from "../screens/learn/testing";
import { change } from "../testing/table";
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

const more = (): Promise<void> => userEvent.click(dom.getByRole("button", { name: "More" }));

function resize(width: number): void {
  vi.stubGlobal("innerWidth", width);
  dispatchEvent(new Event("resize"));
}

beforeAll(async () => {
  useCatalogue(smallCatalogue());
  await setLang("en");
});
beforeEach(() => {
  localStorage.clear();
  history.replaceState(null, "", "/table/t1");
  resize(1280);
});

describe("the coach at the table", () => {
  it("says nothing in a game without hints", async () => {
    const session = sit();
    session.screen = screen({ decision: turn, hints: false });
    await tick();
    expect(dom.queryByRole("note")).toBeNull();
  });

  it("says what wins first of all, and points at a legal card", async () => {
    const session = sit();
    await tick();
    expect(dom.getByRole("heading", { name: "How to win" })).toBeTruthy();
    expect(
      dom.getByText(/^At 10 Victory Points the game ends .* whoever has the most points wins\.$/),
    ).toBeTruthy();
    expect(dom.getByText(/^Play Reconnaissance and go to Arrakeen: it is free/)).toBeTruthy();
    await userEvent.click(dom.getByRole("button", { name: "Show me" }));
    expect(session.inspected).toMatchObject({ sort: "card", id: "reconnaissance" });
    expect(session.selected).toBeNull();
  });

  it("picks a suggested space without acting", async () => {
    const session = sit();
    session.screen = screen(
      {
        revision: 1,
        decision: decision("space", [
          action("space:arrakeen", { changes: [change("garrison", 3, 4)] }),
        ]),
      },
      { round: 3 },
    );
    await tick();
    await userEvent.click(dom.getByRole("button", { name: "More" }));
    await userEvent.click(dom.getByRole("button", { name: "Fewer hints" }));
    await userEvent.click(dom.getByRole("button", { name: "Less" }));
    expect(dom.getByText(/Arrakeen\. You would get: 1 troop\./)).toBeTruthy();
    await userEvent.click(dom.getByRole("button", { name: "Show me" }));
    expect(session.selected).toBe("space:arrakeen");
    expect(session.busy).toBe(false);
  });

  it("follows a plan in the first turn: which card, where to, and why", async () => {
    const session = sit();
    session.screen = screen({
      revision: 1,
      decision: decision("turn", [action("card:diplomacy", { spaces: ["arrakeen", "fremkit"] })]),
    });
    await tick();
    expect(
      dom.getByText(/^Play Diplomacy and go to Fremkit: .* 1 Influence \(Fremen\)/),
    ).toBeTruthy();
  });

  it("goes on to the next hint, by keyboard too", async () => {
    sit();
    await tick();
    await more();
    dom.getByRole("button", { name: /^Next hint/ }).focus();
    await userEvent.keyboard("{Enter}");
    expect(dom.getByRole("heading", { name: "Send an Agent" })).toBeTruthy();
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
    await more();
    await userEvent.click(dom.getByRole("button", { name: "Skip the tutorial" }));
    expect(dom.queryByRole("note")).toBeNull();
    expect(localStorage.getItem("kanly-coach-t1")).toContain('"off"');
    expect(localStorage.getItem("kanly-coach-t2")).toBeNull();
    await userEvent.click(dom.getByRole("button", { name: "Show hints" }));
    expect(dom.getByRole("note")).toBeTruthy();
  });

  it("is a few lines until more is asked for, and Escape makes it short again", async () => {
    const session = sit();
    await tick();
    expect(dom.queryByRole("link")).toBeNull();
    await more();
    expect(dom.getByRole("link", { name: "Rules: How to win" })).toBeTruthy();
    dom.getByRole("button", { name: "Skip the tutorial" }).focus();
    await userEvent.keyboard("{Escape}");
    expect(dom.queryByRole("button", { name: "Skip the tutorial" })).toBeNull();
    expect(document.activeElement).toBe(dom.getByRole("button", { name: "More" }));
    await more();
    session.screen = screen({ revision: 1, decision: decision("gather", [action("pass")]) });
    await tick();
    expect(dom.queryByRole("button", { name: "Skip the tutorial" })).toBeNull();
  });

  it("is a card on a phone: it can be folded away, and opens a sheet for one step", async () => {
    resize(360);
    HTMLDialogElement.prototype.showModal = function () {
      this.open = true;
    };
    HTMLDialogElement.prototype.close = function () {
      this.open = false;
    };
    const session = sit();
    await tick();
    expect(dom.getByText(/At 10 Victory Points/)).toBeTruthy();
    expect(dom.getByText(/^Play Reconnaissance and go to Arrakeen/)).toBeTruthy();
    await more();
    expect(dom.getByRole("dialog", { name: "How to win" })).toBeTruthy();
    await userEvent.click(dom.getAllByRole("button", { name: "Show me" })[1] as HTMLElement);
    expect(session.inspected).toMatchObject({ sort: "card", id: "reconnaissance" });
    expect(dom.queryByRole("dialog")).toBeNull();
    await more();
    session.screen = screen({ revision: 1, decision: decision("gather", [action("pass")]) });
    await tick();
    expect(dom.queryByRole("dialog")).toBeNull();

    await userEvent.click(dom.getByRole("button", { name: "Fold the hint" }));
    expect(dom.queryByRole("button", { name: "More" })).toBeNull();
    session.screen = screen({ revision: 2, decision: decision("trash", [action("pass")]) });
    await tick();
    await userEvent.click(dom.getByRole("button", { name: "Trash a card" }));
    expect(dom.getByText(/A trashed card leaves the game/)).toBeTruthy();
  });

  it("points at an answer that has no explanation of its own", async () => {
    const button = document.createElement("button");
    button.dataset["action"] = "option:0";
    button.getBoundingClientRect = () => new DOMRect(0, 0, 10, 10);
    button.scrollIntoView = vi.fn();
    button.animate = vi.fn();
    document.body.append(button);
    const session = sit();
    session.screen = screen({
      revision: 1,
      decision: decision("choose", [
        action("option:0", {
          label: "Gain 1 water",
          changes: [change("water", 0, 1)],
        }),
      ]),
    });
    await tick();
    await userEvent.click(dom.getByRole("button", { name: "Show me" }));
    expect(document.activeElement).toBe(button);
    expect(session.inspected).toBeNull();
    button.remove();
  });

  it("is shorter in a low window: what is new, and later the example", async () => {
    const before = innerHeight;
    vi.stubGlobal("innerHeight", 650);
    const session = sit();
    await tick();
    expect(dom.getByText(/^At 10 Victory Points/)).toBeTruthy();
    expect(dom.queryByText(/^Play Reconnaissance/)).toBeNull();
    expect(dom.queryByRole("button", { name: "Show me" })).toBeNull();
    session.screen = screen({ revision: 1, decision: turn });
    await tick();
    expect(dom.getByText(/^Play Reconnaissance/)).toBeTruthy();
    vi.stubGlobal("innerHeight", before);
  });

  it("leads to the rules", async () => {
    sit();
    await tick();
    await more();
    await userEvent.click(dom.getByRole("link", { name: "Rules: How to win" }));
    expect(location.pathname + location.hash).toBe("/rules#winning");
  });
});
