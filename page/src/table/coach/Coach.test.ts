import { render, screen as page } from "@testing-library/svelte";
import userEvent from "@testing-library/user-event";
import { tick } from "svelte";
import { afterEach, beforeAll, describe, expect, it, vi } from "vitest";
import { api, Problem, type Advice, type CoachMode } from "../../lib/api";
import Keys from "../Keys.svelte";
import Prompt from "../Prompt.svelte";
import { action, ask, furnish, LESSON, onPhone, sit, table } from "../../testing/table";

beforeAll(furnish);
afterEach(() => {
  vi.restoreAllMocks();
  document.body.innerHTML = "";
});

const DAGGER = action("card:dagger", { label: "Play Dagger" });
const REVEAL = action("reveal", { label: "Reveal" });
const SAID: Advice = {
  revision: 2,
  coach: "full",
  close: false,
  choices: [
    {
      action: "card:dagger",
      label: "Play Dagger",
      win: 0.624,
      reasons: ["2 more cards in hand."],
      then: ["Send an Agent to Arrakeen"],
      against: "Reveal",
    },
    {
      action: "reveal",
      label: "Reveal",
      win: 0.4,
      reasons: ["About as good as: Play Dagger"],
      then: [],
      against: "Play Dagger",
    },
  ],
};
const HINTS: Advice = {
  ...SAID,
  coach: "hints",
  close: true,
  choices: SAID.choices.map((choice) => ({
    ...choice,
    win: null,
    reasons: [],
    then: [],
    against: "",
  })),
};

function play(coach: CoachMode = "full", legal = [DAGGER, REVEAL]) {
  const screen = { ...ask(table(), "turn", legal), coach };
  const { session, context } = sit(screen);
  const act = vi.spyOn(session, "act").mockResolvedValue();
  render(Prompt, { context });
  render(Keys, { context });
  return { session, act, user: userEvent.setup() };
}
/** A coach whose answer is still to come. */
function thinking() {
  let resolve: (advice: Advice) => void = () => undefined;
  const coming = new Promise<Advice>((done) => (resolve = done));
  const asked = vi.spyOn(api, "advice").mockReturnValue(coming);
  return { asked, resolve: (advice: Advice) => resolve(advice) };
}
const button = () => page.queryByRole("button", { name: "Ask the coach" });
const dialog = () => page.queryByRole("dialog", { name: "The coach’s advice" });
const choice = (name: RegExp) => page.findByRole("button", { name });

describe("the coach", () => {
  it("can be asked only where there is one, and something to choose", () => {
    play("off");
    expect(button()).toBeNull();
    document.body.innerHTML = "";
    play("full", [REVEAL]);
    expect(button()).toBeNull();
    document.body.innerHTML = "";
    play("hints");
    expect(button()).not.toBeNull();
  });

  it("is silent in lessons and while somebody else decides", async () => {
    const { session } = play();
    const { screen } = session;
    if (!screen?.decision) throw new Error("nothing is asked");
    session.screen = { ...screen, lesson: LESSON };
    await tick();
    expect(button()).toBeNull();
    session.screen = { ...screen, decision: { ...screen.decision, seat: 1 } };
    await tick();
    expect(button()).toBeNull();
  });

  it("says that it thinks, then what is best, how good and why", async () => {
    const { asked, resolve } = thinking();
    const { user } = play();
    await user.keyboard("a");
    expect(asked.mock.calls[0]?.slice(0, 4)).toEqual(["t", 0, 2, "en"]);
    expect(dialog()?.contains(document.activeElement)).toBe(true);
    expect(page.getByRole("status").textContent).toContain("The coach is thinking");
    resolve(SAID);
    await choice(/Play Dagger.*Chance to win: 62%/);
    expect(page.getByRole("status").textContent).toContain("2 choices. The best: Play Dagger");
    expect(page.getByText("Compared with: Reveal")).toBeTruthy();
    expect(page.getByText("2 more cards in hand.")).toBeTruthy();
    expect(page.getByText("Send an Agent to Arrakeen")).toBeTruthy();
    expect(page.queryByText("Compared with: Play Dagger")).toBeNull();
  });

  it("for hints names the choices in their order and no more", async () => {
    vi.spyOn(api, "advice").mockResolvedValue(HINTS);
    const { user } = play("hints");
    await user.keyboard("a");
    await choice(/^Play Dagger$/);
    expect(dialog()?.textContent).toContain("about equally good");
    expect(dialog()?.textContent).not.toMatch(/%|Compared|next/);
  });

  it("leads to a choice without making it", async () => {
    vi.spyOn(api, "advice").mockResolvedValue(SAID);
    const { session, act, user } = play();
    await user.keyboard("a");
    await user.click(await choice(/^Play Dagger/));
    expect(dialog()).toBeNull();
    await vi.waitFor(() => expect(session.selected).toBe("card:dagger"));
    expect(act).not.toHaveBeenCalled();
    await user.keyboard("c");
    expect(act).toHaveBeenCalledExactlyOnceWith("card:dagger");
  });

  it("does not make a choice either that is otherwise made at once", async () => {
    vi.spyOn(api, "advice").mockResolvedValue(SAID);
    const quick = action("card:dagger", { label: "Play Dagger", confirm: "never" });
    const { session, act, user } = play("full", [quick, REVEAL]);
    await user.keyboard("a");
    await choice(/^Play Dagger/);
    await user.keyboard("1");
    await vi.waitFor(() => expect(session.selected).toBe("card:dagger"));
    expect(act).not.toHaveBeenCalled();
  });

  it("closes with Escape, gives the focus back and need not be asked twice", async () => {
    const asked = vi.spyOn(api, "advice").mockResolvedValue(SAID);
    const { user } = play();
    await user.keyboard("a");
    await choice(/^Play Dagger/);
    await user.keyboard("{Escape}");
    expect(dialog()).toBeNull();
    expect(document.activeElement).toBe(button());
    await user.keyboard("a");
    await choice(/^Play Dagger/);
    expect(asked).toHaveBeenCalledTimes(1);
  });

  it("is not heard any more once the table has moved on", async () => {
    const { asked, resolve } = thinking();
    const { session, user } = play();
    await user.keyboard("a");
    if (session.screen) session.screen = { ...session.screen, revision: 3 };
    await tick();
    expect(asked.mock.calls[0]?.[4].aborted).toBe(true);
    resolve(SAID);
    await tick();
    expect(dialog()).toBeNull();
    asked.mockReturnValue(new Promise(() => undefined));
    await user.keyboard("a");
    expect(page.queryByText("2 more cards in hand.")).toBeNull();
    expect(asked).toHaveBeenCalledTimes(2);
  });

  it("tells the next person at the device nothing", async () => {
    vi.spyOn(api, "advice").mockResolvedValue(SAID);
    const { session, user } = play();
    await user.keyboard("a");
    await choice(/^Play Dagger/);
    const { screen } = session;
    if (!screen?.decision) throw new Error("nothing is asked");
    session.screen = { ...screen, seat: 1, decision: { ...screen.decision, seat: 1 } };
    session.viewer = 1;
    await tick();
    expect(button()).not.toBeNull();
    expect(dialog()).toBeNull();
  });

  it("says in words why it cannot, and can be asked again", async () => {
    const asked = vi
      .spyOn(api, "advice")
      .mockRejectedValueOnce(new Problem("no-thought", "", 500))
      .mockResolvedValueOnce(SAID);
    const { user } = play();
    await user.keyboard("a");
    expect((await page.findByRole("alert")).textContent).toContain("could not finish its thought");
    await user.click(page.getByRole("button", { name: "Try again" }));
    await choice(/^Play Dagger/);
    expect(asked).toHaveBeenCalledTimes(2);
  });
});

describe("on a phone the coach", () => {
  onPhone();

  it("speaks in a sheet, and the choice opens its own", async () => {
    vi.spyOn(api, "advice").mockResolvedValue(SAID);
    const { session, act, user } = play();
    await user.click(page.getByRole("button", { name: "Ask the coach" }));
    expect(document.querySelector("dialog[open]")).not.toBeNull();
    await user.click(await choice(/^Play Dagger/));
    await vi.waitFor(() => expect(session.inspected).toMatchObject({ id: "dagger" }));
    expect(session.selected).toBe("card:dagger");
    expect(act).not.toHaveBeenCalled();
  });
});
