import { render, screen as page } from "@testing-library/svelte";
import userEvent from "@testing-library/user-event";
import { tick } from "svelte";
import { beforeAll, describe, expect, it, vi } from "vitest";
import Hand from "./Hand.svelte";
import { action, furnish, moment, onPhone, sit, type Moment } from "../testing/table";

beforeAll(furnish);

function deal(at: Moment) {
  const { session, context } = sit(moment(at));
  const act = vi.spyOn(session, "act").mockResolvedValue();
  render(Hand, { context });
  return { session, act, user: userEvent.setup() };
}
const lit = (): (string | undefined)[] =>
  [...document.querySelectorAll<HTMLElement>(".slot.lit")].map((slot) => slot.dataset.action);

describe("the hand", () => {
  const turn: Moment = {
    hand: ["dagger", "dagger", "argument"],
    intrigue: ["call"],
    actions: [action("card:dagger", { label: "Play Dagger", spaces: ["arrakeen"] })],
    why: {
      "card:argument": [{ code: "no-icons", text: "It has no Agent icons." }],
      "intrigue:call": [{ code: "wrong-time", text: "It cannot be played at this time." }],
    },
  };

  it("lights what can be played and says of the rest why not", () => {
    deal(turn);
    expect(lit()).toEqual(["card:dagger", "card:dagger"]);
    expect(
      page.getAllByRole("button", { name: /^Dagger\. Play Dagger\. Reaches 1 space/ }),
    ).toHaveLength(2);
    expect(
      page.getByRole("button", { name: /^Convincing Argument\. It has no Agent icons/ }),
    ).toBeTruthy();
    expect(page.getByText("only to reveal")).toBeTruthy();
    expect(page.getByText("not now")).toBeTruthy();
  });

  it("lets the other cards wait while one is played", () => {
    deal({ ...turn, kind: "space", card: "dagger", hand: ["argument"], actions: [], why: {} });
    expect(document.querySelector("[data-card='dagger']")?.className).toContain("on");
    expect(document.querySelector("[data-card='argument']")?.className).toContain("off");
  });

  it("either copy sends the same action; an unplayable card is explained", async () => {
    const { session, act, user } = deal(turn);
    const [, second] = page.getAllByRole("button", { name: /^Dagger/ });
    await user.click(second as HTMLElement);
    expect(act).toHaveBeenCalledExactlyOnceWith("card:dagger");
    await user.click(page.getByRole("button", { name: /^Convincing/ }));
    expect(session.inspected).toMatchObject({ sort: "card", id: "argument" });
    expect(act).toHaveBeenCalledOnce();
  });

  it("shows which cards go to the space that is looked at", async () => {
    const { session } = deal({
      ...turn,
      actions: [...(turn.actions ?? []), action("card:argument", { spaces: ["carthag"] })],
    });
    session.inspect({ sort: "space", id: "arrakeen" });
    await tick();
    const found = [...document.querySelectorAll<HTMLElement>(".goes")];
    expect(found.map((slot) => slot.dataset.action)).toEqual(["card:dagger", "card:dagger"]);
  });

  it("tells the board what the pointer or the focus rests on", async () => {
    const { session, user } = deal(turn);
    await user.hover(page.getAllByRole("button", { name: /^Dagger/ })[0] as HTMLElement);
    expect(session.hovered).toBe("card:dagger");
    await user.unhover(page.getAllByRole("button", { name: /^Dagger/ })[0] as HTMLElement);
    expect(session.hovered).toBeNull();
    await user.tab();
    expect(session.hovered).toBe("card:dagger");
  });

  it("shows the whole card after a rest", async () => {
    vi.useFakeTimers({ shouldAdvanceTime: true });
    const { session, user } = deal(turn);
    await user.hover(page.getByRole("button", { name: /^Convincing/ }));
    expect(session.peeked).toBeNull();
    vi.advanceTimersByTime(310);
    expect(session.peeked?.thing).toMatchObject({ sort: "card", id: "argument" });
    vi.useRealTimers();
  });

  it("is one stop for Tab; arrows walk it", async () => {
    const { user } = deal(turn);
    await user.tab();
    await user.keyboard("{ArrowRight}{ArrowRight}");
    expect(document.activeElement?.textContent).toContain("Convincing Argument");
    await user.keyboard("{End}");
    expect(document.activeElement?.textContent).toContain("Call to Arms");
  });

  it("lights the same cards when one is to be discarded", async () => {
    const { session, act, user } = deal(turn);
    session.screen = moment({
      kind: "discard",
      hand: ["dagger", "argument"],
      actions: [action("card:argument", { label: "Discard Convincing Argument" })],
    });
    await tick();
    expect(lit()).toEqual(["card:argument"]);
    await user.click(page.getByRole("button", { name: /Discard Convincing Argument/ }));
    expect(act).toHaveBeenCalledExactlyOnceWith("card:argument");
  });

  it("keeps the card played in sight, and asks before an Intrigue card", async () => {
    const { session, user } = deal({
      kind: "agent-menu",
      card: "ring",
      intrigue: ["call"],
      actions: [action("intrigue:call"), action("end")],
    });
    const ring = page.getByRole("button", { name: /^Signet Ring\. Chosen for this turn/ });
    expect(ring.getAttribute("aria-pressed")).toBe("true");
    expect(ring.textContent).toContain("Recruit 1 troop.");
    await user.click(page.getByRole("button", { name: /^Call to Arms/ }));
    expect(session.selected).toBe("intrigue:call");
  });
});

describe("the hand of a phone", () => {
  onPhone();
  const sum = (): string => document.querySelector(".sum")?.textContent.trim() ?? "";

  it("counts what is still in hand, not the card that is played", () => {
    deal({ hand: ["dagger", "argument"], intrigue: ["call"], card: "ring", kind: "space" });
    expect(document.querySelectorAll("[data-hand]")).toHaveLength(4);
    expect(sum()).toBe("2 cards · 1 Intrigue");
  });

  it("does not show the card that is played once it is trashed", () => {
    const at = moment({ hand: ["dagger"], card: "ring", kind: "agent-menu" });
    const own = at.view.seats[0];
    if (own) own.played = [];
    render(Hand, { context: sit(at).context });
    expect(page.queryByRole("button", { name: /^Signet Ring/ })).toBeNull();
    expect(sum()).toBe("1 card · 0 Intrigue");
  });

  it("turns to the card that is played, which lies first", async () => {
    const { session } = deal({ hand: ["dagger", "ring"], actions: [action("card:ring")] });
    const row = document.querySelector("#hand-cards") as HTMLElement;
    row.scrollLeft = 120;
    session.screen = moment({ hand: ["dagger"], card: "ring", kind: "space", revision: 2 });
    await tick();
    expect(row.scrollLeft).toBe(0);
  });
});
