import { render, screen as page, within } from "@testing-library/svelte";
import userEvent from "@testing-library/user-event";
import { beforeAll, describe, expect, it, vi } from "vitest";
import type { Action, Decision, Screen } from "../../../lib/api";
import { action, change, furnish, line, sit, teamTable } from "../../../testing/table";
import Prompt from "../../Prompt.svelte";
import { between, deskFor } from "./desk";

beforeAll(furnish);
const user = userEvent.setup();

type About = NonNullable<Decision["about"]>;
function asked(kind: Decision["kind"], actions: Action[], about: Partial<About> = {}): Screen {
  return {
    ...teamTable(),
    decision: {
      seat: 0,
      kind,
      step: null,
      prompt: "What now?",
      source: { sort: "rules", id: "" },
      actions,
      why: {},
      about: {
        activation: null,
        deployment: null,
        reinforcement: null,
        deal: null,
        payment: null,
        concession: null,
        ...about,
      },
    },
  };
}
function show(screen: Screen) {
  const seated = sit(screen);
  const act = vi.spyOn(seated.session, "act").mockResolvedValue();
  render(Prompt, { context: seated.context });
  return { ...seated, act };
}
const amount = (n: number, more: Partial<Action>): Action =>
  action(`amount:${n}`, { n, label: `Number ${n}`, ...more });

describe("which Ally acts", () => {
  it("is chosen among the Commander's Agents, and acts at once", async () => {
    const mates = [2, 4].map((n) => action(`seat:${n}`, { means: "activate", label: `Ally ${n}` }));
    const { act } = show(
      asked("activate", mates, {
        activation: [
          { seat: 2, action: "seat:2", token: "left", agents: 1 },
          { seat: 4, action: "seat:4", token: null, agents: 0 },
        ],
      }),
    );
    const group = page.getByRole("group", { name: "Which Ally acts" });
    expect(within(group).getByText("only to reveal")).toBeTruthy();
    await user.click(within(group).getByRole("button", { name: /Ally 2/ }));
    expect(act).toHaveBeenCalledWith("seat:2");
  });

  it("can be changed while that can be taken back: undo, the other Ally, the same card", async () => {
    const screen = asked("space", [action("space:arrakeen")]);
    screen.undo_path = ["turn", "activate"];
    screen.undoable = 2;
    screen.view.turn.card = "dagger";
    const { session, act } = show(screen);
    const turned = [
      asked("turn", [action("card:dagger")]),
      asked("activate", [action("seat:4", { means: "activate" })]),
    ];
    vi.spyOn(session, "undo").mockImplementation(async () => {
      session.screen = { ...(turned.shift() as Screen), undoable: turned.length };
    });
    act.mockImplementation(async (text) => {
      if (text === "seat:4") session.screen = asked("turn", [action("card:dagger")]);
    });
    await user.click(page.getByRole("button", { name: /Activate gurney/i }));
    await vi.waitFor(() => expect(act.mock.calls).toEqual([["seat:4"], ["card:dagger"]]));
  });

  it("keeps a used Agent grey, and says whose is free", async () => {
    const screen = asked("turn", [action("reveal", { label: "Reveal your hand" })]);
    screen.undo_path = ["activate"];
    screen.undoable = 1;
    if (screen.decision)
      screen.decision.why = { "card:dagger": [{ code: "no-agent-for-ally", text: "None." }] };
    const { session } = show(screen);
    const [used, free] = within(page.getByRole("group")).getAllByRole("button");
    expect(used?.querySelector(".token")?.classList).toContain("out");
    expect(used?.textContent).toContain("only to reveal");
    expect(free?.querySelector(".token")?.classList).toContain("home");
    expect(page.getByText(/^With .+ no Agent can be sent/)).toBeTruthy();
    expect(page.getByText(/^Your Agent for .+ has been sent; that for .+ is free/)).toBeTruthy();
    expect(page.getByRole("button", { name: /^Reveal/ }).dataset.primary).toBeUndefined();
    Object.assign(screen.view.seats[0]?.tokens[1] ?? {}, { state: "sent" });
    session.screen = structuredClone(screen);
    await vi.waitFor(() =>
      expect(page.getByRole("button", { name: /^Reveal/ }).dataset.primary).toBe("true"),
    );
  });

  it("is asked anew for a card in Combat", () => {
    show(asked("combat", [action("seat:2", { means: "play-for" }), action("pass")]));
    expect(page.getByRole("group", { name: "For whom the card is played" })).toBeTruthy();
  });
});

describe("ending a turn in which the Ally may deploy", () => {
  const letDeploy = action("seat:2", {
    means: "let-deploy",
    label: "Let the Ally deploy",
    asks: 2,
  });
  const end = (more: Partial<Action> = {}) =>
    action("end", { label: "End your turn", asks: 2, ...more });

  it("says that the Ally is asked anyway, and asks nothing back", async () => {
    const { act } = show(asked("agent-menu", [letDeploy, end()]));
    expect(page.getByText(/^When you end your turn, .* is asked about deploying/)).toBeTruthy();
    await user.click(page.getByRole("button", { name: /^End your turn/ }));
    expect(act).toHaveBeenCalledWith("end");
  });

  it("names what is given up, and then the Ally", async () => {
    const left = action("space-effect:0", { label: "Draw 1 card", lapses: true });
    show(asked("agent-menu", [left, letDeploy, end({ confirm: "careful" })]));
    await user.click(page.getByRole("button", { name: /^End your turn/ }));
    expect(page.getByText(/^You could still: Draw 1 card\. Then .* is asked/)).toBeTruthy();
  });

  it("never speaks of nothing to do", async () => {
    const { session } = show(asked("agent-menu", [letDeploy, end({ confirm: "careful" })]));
    session.select(end());
    await vi.waitFor(() => expect(page.getByText("End your turn?")).toBeTruthy());
    expect(page.queryByText(/0 things/)).toBeNull();
  });
});

describe("what somebody else has answered in one's turn", () => {
  const table = (kind: Decision["kind"], lines: Screen["log"]) => ({
    ...asked("agent-menu", [action("end")]),
    answered: { seat: 2, kind, ply: 7 },
    log: lines,
  });

  it("is told in the log's words, and is not called done for oneself", () => {
    show(
      table("trade-amount", [
        line(0, "traded", "Trade: Ana and Jessica.", { ply: 7 }),
        line(0, "gave", "Ana gives 1 spice.", { tail: "gives 1 spice.", ply: 7 }),
        line(2, "gave", "Jessica gives 2 Solari.", { tail: "gives 2 Solari.", ply: 7 }),
      ]),
    );
    expect(page.getByText("Jessica gives 2 Solari.")).toBeTruthy();
    expect(page.queryByText(/Done for you/)).toBeNull();
  });

  it.each([
    ["trade-kind", "gives nothing."],
    ["ally-deploys", "deploys nothing."],
  ] as const)("is told too where it was nothing: %s", (kind, words) => {
    const before = line(0, "gave", "Ana gives 1 spice.", { tail: "gives 1 spice.", ply: 7 });
    show(table(kind, [before]));
    expect(page.getByText(new RegExp(`${words}$`))).toBeTruthy();
  });
});

describe("the desks of a team", () => {
  it("divide troops with a grip that follows the arrow keys", async () => {
    const stops = [0, 1, 2, 3].map((n) =>
      amount(n, {
        means: "reinforce",
        shares: [
          { seat: 2, troops: n, contract: null },
          { seat: 4, troops: 3 - n, contract: null },
        ],
      }),
    );
    const allies = [2, 4].map((seat) => ({ seat, garrison: 1, supply: 6 }));
    const { act } = show(asked("reinforce", stops, { reinforcement: { troops: 3, allies } }));
    const grip = page.getByRole("slider");
    expect(grip.getAttribute("aria-valuenow")).toBe("2");
    grip.focus();
    await user.keyboard("{ArrowRight}");
    expect(grip.getAttribute("aria-valuenow")).toBe("3");
    expect(grip.getAttribute("aria-valuetext")).toMatch(/3, .* 0$/);
    await user.click(page.getByRole("button", { name: /^Divide 3 and 0/ }));
    expect(act).toHaveBeenCalledWith("amount:3");
  });

  it("let an Ally deploy in its Commander's turn, or nothing", async () => {
    const screen = asked(
      "ally-deploys",
      [
        action("deploy:1", { n: 1, label: "Deploy 1", changes: [change("garrison", 3, 2)] }),
        action("deploy:2", { n: 2, label: "Deploy 2", changes: [change("garrison", 3, 1)] }),
        action("pass", { label: "Deploy nothing", means: "deploy-none" }),
      ],
      { deployment: { commander: 3, ally: 0, limit: 2, garrison: 3, ends_turn: true } },
    );
    expect(between(screen.decision)).toEqual({ from: 3, sign: "acts-right", to: 0 });
    const { session } = show(screen);
    const numbers = page.getAllByRole("radio");
    expect(numbers.map((one) => one.getAttribute("aria-checked"))).toEqual([
      "false",
      "false",
      "true",
    ]);
    if (numbers[1]) await user.click(numbers[1]);
    expect(session.selected).toBe("deploy:1");
    expect(page.getByText(/Then the turn is over/)).toBeTruthy();
  });

  it("say who goes on where the Commander has not ended the turn", () => {
    show(
      asked("ally-deploys", [action("deploy:1", { n: 1 }), action("pass")], {
        deployment: { commander: 3, ally: 0, limit: 1, garrison: 3, ends_turn: false },
      }),
    );
    expect(page.getByText(/Then .+ goes on with the turn/)).toBeTruthy();
  });

  it("show both ends of a tie before one is chosen", async () => {
    const rank = (seat: number, place: number, tied: boolean) => ({
      seat,
      strength: 6,
      place,
      tied,
    });
    const { session } = show(
      asked("concede", [
        action("option:0", {
          means: "concede",
          confirm: "always",
          ranking: [rank(2, 1, false), rank(4, 2, false)],
        }),
        action("pass", {
          means: "stand",
          label: "Stand",
          ranking: [rank(2, 2, true), rank(4, 2, true)],
        }),
      ]),
    );
    expect(deskFor(session)).toBe("concession");
    const [concede, stand] = page.getAllByRole("radio");
    expect(concede?.textContent).toMatch(/You concede.*1st.*2nd/s);
    expect(stand?.textContent).toMatch(/Nobody concedes.*2nd.*tie/s);
    expect(page.getByRole("button", { name: /^Keep the tie: Stand/ })).toBeTruthy();
    if (concede) await user.click(concede);
    expect(session.selected).toBe("option:0");
    expect(page.getByRole("button", { name: /Concede/ })).toBeTruthy();
  });

  it.each([
    [false, /If you do not concede, .+ is asked next/],
    [true, /.+ has been asked and does not concede/],
  ])("say whether the teammate has been asked: %s", (declined, words) => {
    show(
      asked("concede", [action("option:0", { means: "concede" }), action("pass")], {
        concession: { mate: 4, declined },
      }),
    );
    expect(page.getByText(words)).toBeTruthy();
  });

  it("trade one kind for another, and show flat what the partner holds", async () => {
    const has = { solari: 2, spice: 5, water: 0, intrigue: 1 };
    const gift = (seat: number) => ({ seat, has, what: null, n: null, settled: false });
    const { act } = show(
      asked(
        "trade-kind",
        [
          action("option:1", { means: "trade-kind", good: "spice", label: "Give spice" }),
          action("pass", { means: "give-nothing", label: "Give nothing" }),
        ],
        { deal: { actor: 0, partner: 2, giver: 0, gifts: [gift(0), gift(2)] } },
      ),
    );
    const desk = page.getByRole("region", { name: "Trade" });
    expect(within(desk).getByRole("list", { name: /^What .* holds$/ })).toBeTruthy();
    expect(within(desk).getAllByRole("button", { name: /^Solari|^Water/ })).toHaveLength(2);
    await user.click(within(desk).getByRole("button", { name: "Give spice" }));
    expect(act).toHaveBeenCalledWith("option:1");
  });

  it("name the Intrigue cards that are given so far, and ask before they are", async () => {
    const has = { solari: 2, spice: 5, water: 0, intrigue: 2 };
    const gift = (seat: number, n: number | null) => ({
      ...{ seat, has, what: n === null ? null : ("intrigue" as const), n, settled: false },
    });
    const screen = asked("trade-cards", [action("end", { means: "give-these", asks: 2 })], {
      deal: { actor: 0, partner: 2, giver: 0, gifts: [gift(0, 1), gift(2, null)] },
    });
    Object.assign(screen.view.seats[0] ?? {}, { intrigue: ["other", "call"] });
    const { session } = show(screen);
    const given = page.getByRole("list", { name: "Cards you give" });
    expect(within(given).getAllByRole("listitem")).toHaveLength(1);
    expect(given.textContent).toContain("Call to Arms");
    session.select(action("end"));
    await vi.waitFor(() => expect(page.getByText("Give these cards?")).toBeTruthy());
    expect(page.getByText(/^.+ answers then; you cannot take them back/)).toBeTruthy();
    expect(page.queryByText(/You could still/)).toBeNull();
  });

  it("tell what is left to pay together", () => {
    show(
      asked("ally-pays", [amount(0, { means: "pay" }), amount(2, { means: "pay" })], {
        payment: { spice: 7, commander: 3, has: 2, said: [{ seat: 2, n: 3 }] },
      }),
    );
    expect(page.getByText("left to pay").nextElementSibling?.textContent).toBe("4");
  });
});

describe("two Factions in secret", () => {
  const FACTIONS = ["emperor", "fremen", "spacing_guild"];
  const pairs = FACTIONS.flatMap((one, n) => FACTIONS.slice(n + 1).map((other) => [one, other]));
  const question = (): Screen =>
    asked(
      "secret-pair",
      pairs.map((factions, n) => action(`option:${n}`, { factions, means: "keep-secret" })),
    );
  const disc = (name: string): HTMLElement => page.getByRole("button", { name });

  it("are pressed one after the other and confirmed together", async () => {
    const { session, act } = show(question());
    expect(deskFor(session)).toBe("secret");
    await user.click(disc("Fremen"));
    expect(session.selected).toBeNull();
    await user.click(disc("Emperor"));
    expect(session.selected).toBe("option:0");
    expect(act).not.toHaveBeenCalled();
    await user.click(page.getByRole("button", { name: /Choose these two/ }));
    expect(act).toHaveBeenCalledWith("option:0");
  });

  it("can be changed: a third takes the place of the first, a press takes one back", async () => {
    const { session } = show(question());
    await user.click(disc("Emperor"));
    await user.click(disc("Fremen"));
    await user.click(disc("Spacing Guild"));
    expect(session.selected).toBe("option:2");
    await user.click(disc("Fremen"));
    expect(session.selected).toBeNull();
    expect(disc("Spacing Guild").getAttribute("aria-pressed")).toBe("true");
  });
});

describe("the card on top of the deck", () => {
  it("is shown with what can be done with it, and trashing is asked about", async () => {
    const question = asked("top-card", [
      action("option:0", { means: "draw-top", label: "Draw it" }),
      action("option:1", { means: "trash-top", label: "Trash it", confirm: "always" }),
    ]);
    const { session, act } = show({
      ...question,
      decision: { ...(question.decision as Decision), shows: { sort: "card", id: "dagger" } },
    });
    expect(deskFor(session)).toBe("top");
    await user.click(page.getByRole("button", { name: /Trash it/ }));
    expect(act).not.toHaveBeenCalled();
    await user.click(page.getByRole("button", { name: /^Trash: Trash it/ }));
    expect(act).toHaveBeenCalledWith("option:1");
  });
});

describe("a question for a Rival", () => {
  it("stands between whoever answers and the Rival", () => {
    const question = asked("use", [action("option:0"), action("pass")]);
    const decision = { ...(question.decision as Decision), rival: 2 };
    expect(between(decision)).toEqual({ from: 0, sign: "acts-right", to: 2 });
  });
});
