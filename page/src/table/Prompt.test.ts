import { render, screen as page, within } from "@testing-library/svelte";
import userEvent from "@testing-library/user-event";
import { flushSync, tick } from "svelte";
import { afterEach, beforeAll, describe, expect, it, vi } from "vitest";
import { Problem } from "../lib/api";
import { choose } from "../lib/settings.svelte";
import { MOMENT } from "./acting/ending.svelte";
import Prompt from "./Prompt.svelte";
import {
  action,
  change,
  furnish,
  LESSON,
  line,
  moment,
  named,
  onPhone,
  sit,
  type Moment,
} from "../testing/table";

beforeAll(furnish);

function ask(at: Moment) {
  const { session, context } = sit(moment(at));
  const act = vi.spyOn(session, "act").mockResolvedValue();
  render(Prompt, { context });
  return { session, act, user: userEvent.setup() };
}
const live = (): string =>
  document.querySelector("[aria-live]")?.textContent?.replace(/\s+/g, " ").trim() ?? "";

describe("the question", () => {
  it("is spoken with a line of help, and changes with the decision", async () => {
    const { session } = ask({
      hand: ["dagger"],
      actions: [action("card:dagger"), action("reveal")],
    });
    expect(live()).toBe("Your decision. What now? 1 card can be played.");
    session.screen = moment({
      kind: "discard",
      hand: ["dagger"],
      actions: [action("card:dagger")],
    });
    await tick();
    expect(live()).toContain("Choose a card in your hand.");
  });

  it("says what it comes from where the viewer has not begun it", () => {
    const screen = moment({ kind: "place-spy", actions: [action("post:post_emperor")] });
    Object.assign(screen.decision ?? {}, { source: { sort: "battle", id: "siege" } });
    const { session, context } = sit(screen);
    render(Prompt, { context });
    expect(live()).toContain("Because of Siege. 1 post is open to you.");
    const forced = moment({ kind: "discard", actions: [action("card:dagger")] });
    forced.view.active = 1;
    forced.view.turn.card = "operative";
    Object.assign(forced.decision ?? {}, { source: { sort: "card-effect", id: "0" } });
    session.screen = forced;
    flushSync();
    expect(live()).toMatch(/Because of Operative \(.+\)\./);
  });

  it("names who decides and what passed while the viewer waits", () => {
    ask({ deciding: 1 });
    expect(live()).toContain("Feyd-Rautha Harkonnen is deciding");
    expect(live()).toContain("Feyd-Rautha Harkonnen gains 1 spice.");
    expect(page.queryByRole("button")).toBeNull();
  });

  it("says who won", () => {
    ask({ deciding: null, over: true });
    expect(live()).toContain("Feyd-Rautha Harkonnen wins with 10 Victory Points.");
  });

  it("says a problem in words, in its own place", async () => {
    const { session } = ask({ actions: [action("reveal")] });
    session.problem = new Problem("illegal", "no such card", 400);
    await tick();
    expect(page.getByRole("alert").textContent).toContain("That cannot be done now.");
    expect(page.getByRole("alert").textContent).toContain("no such card");
  });
});

describe("when nothing is left to choose", () => {
  afterEach(() => {
    vi.useRealTimers();
    choose("ending", "ask");
  });

  const over = (sort: "end" | "pass" | "reveal", kind: NonNullable<Moment["kind"]>) =>
    moment({ kind, actions: [action(sort)], undoEnds: "" });

  it.each([
    ["end", "agent-menu", "Your turn is played. End it?"],
    ["end", "reveal-menu", "You are done. End your Reveal turn?"],
    ["reveal", "turn", "No Agent can be sent. Reveal your hand?"],
    ["pass", "combat", "You have no card to play in this Combat. Pass?"],
  ] as const)("says what comes next: %s, %s", (sort, kind, question) => {
    const { context } = sit(over(sort, kind));
    render(Prompt, { context });
    expect(live()).toContain(question);
  });

  it("takes back all of it, where that is more than one step", async () => {
    const screen = { ...over("end", "agent-menu"), undoable: 1, undo_ends: "" as const };
    const { session, context } = sit(screen);
    const undo = vi.spyOn(session, "undo").mockResolvedValue();
    render(Prompt, { context });
    expect(page.queryByRole("button", { name: "Undo all" })).toBeNull();
    session.screen = { ...screen, undoable: 3 };
    await userEvent.click(await page.findByRole("button", { name: "Undo all" }));
    expect(undo).toHaveBeenCalledExactlyOnceWith(true);
  });

  it("says in a lesson why a way out is not taken yet", async () => {
    const why = { reveal: [{ code: "lesson" as const, text: "Agents first." }] };
    const screen = moment({ actions: [action("card:dagger")], why });
    const { session, context } = sit({
      ...screen,
      lesson: { ...LESSON, wrong_ways_out: [action("reveal")] },
    });
    const act = vi.spyOn(session, "act").mockResolvedValue();
    render(Prompt, { context });
    await userEvent.click(page.getByRole("button", { name: "Do reveal" }));
    expect(live()).toContain("Agents first.");
    expect(act).not.toHaveBeenCalled();
  });

  it("tells what the last action brought by itself", () => {
    const screen = over("end", "agent-menu");
    const told = (seat: number, tail: string, ply: number) =>
      line(seat, "gained", `Ana ${tail}`, { tail, ply });
    screen.log = [
      told(0, "gains 9 water.", 1),
      told(0, "sends an Agent.", 2),
      told(0, "gains 2 spice.", 2),
      told(0, "draws 1 card.", 2),
    ];
    const { context } = sit(screen);
    render(Prompt, { context });
    expect(live()).toContain("Done for you: gains 2 spice · draws 1 card");
    expect(live()).not.toContain("water");
  });

  it("tells nothing of a turn that is over", () => {
    const screen = over("end", "agent-menu");
    const told = (tail: string, more: Parameters<typeof line>[3] = {}) =>
      line(0, "gained", `Ana ${tail}`, { tail, ...more });
    for (const later of [told("has strength 9.", { common: true }), told("", { begins: true })]) {
      screen.log = [told("passes."), told("gains 2 spice."), later];
      const { context } = sit({ ...screen });
      const { unmount } = render(Prompt, { context });
      expect(live()).not.toContain("Done for you");
      unmount();
    }
  });

  it("needs no hint where the question says it all", () => {
    const hint = { topic: "combat" as const, text: "Play a card.", why: [], action: null };
    const { context } = sit({ ...over("pass", "combat"), hint });
    render(Prompt, { context });
    expect(live()).not.toContain("Play a card.");
  });

  it("speaks of Undo only where something can be taken back", async () => {
    choose("ending", "auto");
    const { session, context } = sit(over("end", "agent-menu"));
    render(Prompt, { context });
    expect(live()).toContain("unless you undo");
    session.screen = moment({ kind: "agent-menu", actions: [action("end")], revision: 2 });
    await tick();
    expect(live()).toContain("It ends by itself in a moment.");
    expect(live()).not.toContain("unless you undo");
  });

  it("tells nothing of what others did", () => {
    const screen = over("end", "agent-menu");
    screen.log = [line(1, "gained", "", { tail: "gains 2 spice." })];
    const { context } = sit(screen);
    render(Prompt, { context });
    expect(live()).not.toContain("spice");
  });

  it("waits for the player, unless the turn shall end by itself", async () => {
    vi.useFakeTimers();
    const { session, context } = sit(over("end", "agent-menu"));
    const act = vi.spyOn(session, "act").mockResolvedValue();
    render(Prompt, { context });
    await vi.advanceTimersByTimeAsync(60_000);
    expect(act).not.toHaveBeenCalled();

    choose("ending", "auto");
    await vi.advanceTimersByTimeAsync(MOMENT - 100);
    expect(act).not.toHaveBeenCalled();
    await vi.advanceTimersByTimeAsync(200);
    expect(act).toHaveBeenCalledExactlyOnceWith("end");
  });

  it("does not end by itself what was taken back meanwhile", async () => {
    vi.useFakeTimers();
    choose("ending", "auto");
    const { session, context } = sit(over("end", "agent-menu"));
    const act = vi.spyOn(session, "act").mockResolvedValue();
    render(Prompt, { context });
    await vi.advanceTimersByTimeAsync(MOMENT / 2);
    session.screen = moment({ actions: [action("card:dagger"), action("reveal")] });
    await vi.advanceTimersByTimeAsync(MOMENT * 2);
    expect(act).not.toHaveBeenCalled();
  });

  it("never reveals a hand by itself", async () => {
    vi.useFakeTimers();
    choose("ending", "auto");
    const { session, context } = sit(over("reveal", "turn"));
    const act = vi.spyOn(session, "act").mockResolvedValue();
    render(Prompt, { context });
    await vi.advanceTimersByTimeAsync(MOMENT * 2);
    expect(act).not.toHaveBeenCalled();
  });
});

describe("answers", () => {
  it("offers every pending effect with its sentence and its changes", async () => {
    const { act, user } = ask({
      kind: "agent-menu",
      actions: [
        action("space-effect:0", {
          label: "Gain 3 Solari",
          changes: [change("solari", 4, 7)],
        }),
        action("contract:x", { label: "Complete Harvest" }),
        action("leader-effect:0", { label: "Use your ring" }),
        action("end"),
      ],
    });
    const choices = page.getByRole("group", { name: "Do next" });
    expect(within(choices).getAllByRole("button")).toHaveLength(3);
    expect(
      within(choices).getByRole("button", { name: /Gain 3 Solari.*from 4 to 7/ }),
    ).toBeTruthy();
    await user.click(within(choices).getByRole("button", { name: /Complete Harvest/ }));
    expect(act).toHaveBeenCalledExactlyOnceWith("contract:x");
  });

  it("leaves out what every choice changes alike", () => {
    const same = change("spies", 3, 2);
    ask({
      kind: "choose",
      actions: [
        action("option:0", {
          label: "Gain 1 Influence with the Emperor",
          changes: [same, change("influence", 0, 1, "emperor")],
        }),
        action("option:1", { label: "Recruit troops", changes: [same] }),
      ],
    });
    expect(page.getByRole("button", { name: /Influence: Emperor from 0 to 1/ })).toBeTruthy();
    expect(page.queryByText(/Spies in supply/)).toBeNull();
  });

  it("puts few and short choices into its own row", async () => {
    const { session, act, user } = ask({
      kind: "detonate",
      actions: [action("option:0", { label: "Remove the Shield Wall" }), action("pass")],
    });
    expect(page.queryByRole("group", { name: "Choices" })).toBeNull();
    expect(session.menu).toBe(false);
    await user.click(page.getByRole("button", { name: /Remove the Shield Wall/ }));
    expect(act).toHaveBeenCalledExactlyOnceWith("option:0");
  });

  it("leaves the board free where the choices lie on it", async () => {
    const { session, user } = ask({
      kind: "influence",
      actions: ["emperor", "fremen", "bene_gesserit", "spacing_guild"].map((id) =>
        action(`faction:${id}`),
      ),
    });
    expect(page.queryByRole("button", { name: "Do faction:fremen" })).toBeNull();
    await user.click(page.getByRole("button", { name: "List 4 targets" }));
    expect(page.getByRole("button", { name: /Do faction:fremen/ })).toBeTruthy();
    session.screen = moment({ kind: "discard", hand: ["dagger"], revision: 2 });
    await tick();
    expect(page.queryByRole("button", { name: /Do faction:fremen/ })).toBeNull();
  });

  it("also names targets elsewhere where they are few and nothing else is asked", async () => {
    const { act, user } = ask({
      kind: "recall-spy",
      actions: [action("post:a", { label: "Recall from A" }), action("post:b"), action("pass")],
    });
    const button = page.getByRole("button", { name: /Recall from A/ });
    expect(button.dataset["n"]).toBe("1");
    expect(page.queryByRole("button", { name: /List/ })).toBeNull();
    await user.click(button);
    expect(act).toHaveBeenCalledExactlyOnceWith("post:a");
  });

  it("steps through a number and sends the one shown", async () => {
    const { act, user } = ask({
      kind: "agent-menu",
      actions: [1, 2, 3].map((n) =>
        action(`deploy:${n}`, {
          label: `Deploy ${n}`,
          changes: [change("strength", 0, 2 * n)],
        }),
      ),
    });
    await user.click(page.getByRole("button", { name: "Fewer" }));
    expect(page.getByText("Strength from 0 to 4.")).toBeTruthy();
    page.getByRole("spinbutton").focus();
    await user.keyboard("{ArrowDown}");
    await user.click(page.getByRole("button", { name: "Deploy 1" }));
    expect(act).toHaveBeenCalledExactlyOnceWith("deploy:1");
  });

  describe("with a hint", () => {
    const numbers = [1, 2, 3].map((n) => action(`deploy:${n}`, { label: `Deploy ${n}` }));
    const asked = (hint: string) =>
      ask({
        kind: "agent-menu",
        actions: [...numbers, action("end", { label: "End" })],
        hint: { topic: "deploy", text: "A hint.", why: [], action: hint },
      });

    it("begins with the number the hint speaks of", () => {
      asked("deploy:2");
      expect(page.getByRole("spinbutton").getAttribute("aria-valuenow")).toBe("2");
      expect(page.getByRole("button", { name: "Deploy 2" }).classList).toContain("primary");
    });

    it("stresses no number if the hint is to keep the troops", () => {
      asked("end");
      expect(page.getByRole("button", { name: "Deploy 3" }).classList).not.toContain("primary");
    });
  });

  it("shows cards of a pile to choose from", async () => {
    const { act, user } = ask({
      kind: "trash",
      actions: [action("discarded:dagger", { label: "Trash Dagger" }), action("pass")],
    });
    const pile = page.getByRole("region", { name: "Discard pile" });
    await user.click(within(pile).getByRole("button", { name: /Trash Dagger/ }));
    expect(act).toHaveBeenCalledExactlyOnceWith("discarded:dagger");
  });

  it("shows Leaders with their text", async () => {
    const { act, user } = ask({ kind: "leader", actions: [action("leader:gurney")] });
    expect(page.getByText("Recruit 1 troop.", { exact: false })).toBeTruthy();
    await user.click(page.getByRole("button", { name: "Do leader:gurney" }));
    expect(act).toHaveBeenCalledExactlyOnceWith("leader:gurney");
  });

  it("lists many posts on request", async () => {
    const { act, user } = ask({
      kind: "place-spy",
      actions: [..."abcdef"].map((id) => action(`post:${id}`)),
    });
    expect(page.queryByRole("button", { name: "Do post:c" })).toBeNull();
    await user.click(page.getByRole("button", { name: "List 6 targets" }));
    await user.click(page.getByRole("button", { name: "Do post:c" }));
    expect(act).toHaveBeenCalledExactlyOnceWith("post:c");
  });

  it("confirms a chosen space with its one main button", async () => {
    const { session, act, user } = ask({ kind: "space", actions: [action("space:arrakeen")] });
    session.choose(named("space:arrakeen"));
    await tick();
    expect(live()).toContain("Do space:arrakeen");
    expect(document.querySelectorAll(".primary")).toHaveLength(1);
    await user.click(page.getByRole("button", { name: "Send Agent: Do space:arrakeen" }));
    expect(act).toHaveBeenCalledExactlyOnceWith("space:arrakeen");
  });

  it("says beforehand what cannot be taken back", async () => {
    const { session } = ask({
      kind: "reveal-menu",
      actions: [action("acquire:operative", { ends_undo: true }), action("acquire:dear")],
    });
    const confirm = async (text: string): Promise<string> => {
      session.choose(named(text));
      await tick();
      return document.querySelector<HTMLElement>("#prompt [data-confirm]")?.title ?? "";
    };
    expect(await confirm("acquire:operative")).toContain("Cannot be taken back");
    expect(await confirm("acquire:dear")).toBe("");
  });

  it("asks before an end that leaves something undone", async () => {
    const { act, user } = ask({
      kind: "reveal-menu",
      revealing: true,
      actions: [
        action("acquire:operative", { label: "Acquire Operative", lapses: true }),
        action("end", { confirm: "always" }),
      ],
    });
    await user.click(page.getByRole("button", { name: "Do end" }));
    expect(act).not.toHaveBeenCalled();
    expect(live()).toContain("End your turn?");
    expect(live()).toContain("Acquire Operative");
    await user.click(page.getByRole("button", { name: "Back" }));
    expect(live()).toContain("What now?");
  });
});

describe("what is left", () => {
  it("names the troops that could still be deployed as one thing", async () => {
    const { user } = ask({
      kind: "agent-menu",
      actions: [
        ...[1, 2, 3].map((n) => action(`deploy:${n}`, { lapses: true })),
        action("end", { confirm: "always" }),
      ],
    });
    expect(live()).toContain("You may deploy troops, or end your turn.");
    await user.click(page.getByRole("button", { name: "Do end" }));
    expect(live()).toContain("You could still: deploy up to 3 troops");
  });

  it("says that only revealing is left without an Agent, and makes it the main button", () => {
    ask({
      kind: "turn",
      hand: ["dagger"],
      actions: [action("reveal")],
      why: { "card:dagger": [{ code: "no-agent", text: "You have no Agent left." }] },
    });
    expect(live()).toContain("No Agent can be sent. Reveal your hand? You have no Agent left.");
    expect(page.getByRole("button", { name: "Do reveal" }).dataset["primary"]).toBe("true");
  });

  it("asks for no Agent where only Intrigue cards can be played", () => {
    ask({
      hand: ["dagger"],
      intrigue: ["call"],
      actions: [action("intrigue:call"), action("reveal")],
      why: { "card:dagger": [{ code: "no-agent", text: "You have no Agent left." }] },
    });
    expect(live()).toContain("Play Intrigue cards or reveal your hand. You have no Agent left.");
  });

  it("counts equal cards each", () => {
    ask({ hand: ["dagger", "dagger", "ring"], actions: [action("card:dagger"), action("reveal")] });
    expect(live()).toContain("2 cards can be played.");
  });

  const main = (): (string | undefined)[] =>
    [...document.querySelectorAll<HTMLElement>("[data-primary]")].map((at) => at.dataset["action"]);

  it.each([
    ["one troop to deploy", [action("deploy:1", { lapses: true }), action("end")], ["deploy:1"]],
    ["an effect to resolve", [action("space-effect:0", { lapses: true }), action("end")], []],
    ["a card to acquire", [action("acquire:operative"), action("end")], []],
    ["an Intrigue card to play", [action("intrigue:call"), action("pass")], []],
    ["nothing", [action("end")], ["end"]],
    ["passing", [action("pass")], ["pass"]],
  ])("does not end as the main thing to do while there is %s", (_, actions, expected) => {
    ask({ kind: "agent-menu", intrigue: ["call"], actions });
    expect(main()).toEqual(expected);
  });

  it("says what must be done before a Reveal turn can end", () => {
    ask({
      kind: "reveal-menu",
      revealing: true,
      actions: [action("reveal-effect:dagger/0"), action("acquire:operative")],
    });
    expect(live()).toContain("Resolve what must be done first");
  });

  it("speaks of one part where there is only one to do or not", () => {
    ask({ kind: "use", actions: [action("option:0"), action("pass")] });
    expect(live()).toContain("Resolve it, or decline it.");
  });
});

describe("Undo", () => {
  it("takes back, or says why it cannot", async () => {
    const { session, user } = ask({
      card: "dagger",
      undoEnds: "hidden-seen",
      kind: "space",
      actions: [action("space:arrakeen")],
    });
    const undo = vi.spyOn(session, "undo").mockResolvedValue();
    await user.click(page.getByRole("button", { name: /^Undo\s*:\s*hidden cards were seen$/ }));
    expect(undo).not.toHaveBeenCalled();
    expect(live()).toContain("Too late to undo: hidden cards have been seen since.");
    session.screen = moment({ undoEnds: "", revision: 2, actions: [action("card:dagger")] });
    await tick();
    await user.click(page.getByRole("button", { name: "Undo" }));
    expect(undo).toHaveBeenCalledOnce();
  });
});

describe("on a phone", () => {
  onPhone();

  it("leaves few targets to the list of spaces, and lists them on request", async () => {
    const { user } = ask({
      kind: "gather",
      actions: [action("post:post_emperor"), action("pass")],
    });
    expect(document.querySelector("[data-action='post:post_emperor']")).toBeNull();
    await user.click(page.getByRole("button", { name: "List 1 target" }));
    expect(document.querySelector("[data-action='post:post_emperor']")).toBeTruthy();
  });
});
