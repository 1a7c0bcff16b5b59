import { render, screen as page } from "@testing-library/svelte";
import userEvent from "@testing-library/user-event";
import { tick } from "svelte";
import { afterEach, beforeAll, expect, it, vi } from "vitest";
import Hand from "./Hand.svelte";
import Keys from "./Keys.svelte";
import Prompt from "./Prompt.svelte";
import { action, furnish, moment, sit, type Moment } from "../testing/table";

beforeAll(furnish);
afterEach(() => (document.body.innerHTML = ""));

function play(at: Moment) {
  const { session, context } = sit(moment(at));
  const act = vi.spyOn(session, "act").mockResolvedValue();
  const undo = vi.spyOn(session, "undo").mockResolvedValue();
  render(Prompt, { context });
  render(Hand, { context });
  render(Keys, { context });
  return { session, act, undo, user: userEvent.setup() };
}
function target(name: string): HTMLButtonElement {
  const button = document.createElement("button");
  button.dataset.action = name;
  document.body.append(button);
  return button;
}

it("N and Shift+N walk the lit targets and no others", async () => {
  const { user } = play({ kind: "space", actions: [action("space:arrakeen"), action("space:b")] });
  const [first, dark, second] = [target("space:arrakeen"), target("space:x"), target("space:b")];
  await user.keyboard("n");
  expect(document.activeElement).toBe(first);
  await user.keyboard("n");
  expect(document.activeElement).toBe(second);
  await user.keyboard("{Shift>}N{/Shift}");
  expect(document.activeElement).toBe(first);
  expect(document.activeElement).not.toBe(dark);
});

it("R asks, C confirms; Esc takes the question back", async () => {
  const { session, act, user } = play({ actions: [action("reveal")] });
  await user.keyboard("r");
  expect(session.selected).toBe("reveal");
  await user.keyboard("{Escape}");
  expect(session.selected).toBeNull();
  await user.keyboard("rc");
  expect(act).toHaveBeenCalledExactlyOnceWith("reveal");
});

it("E ends or passes, U undoes, a number picks that choice", async () => {
  const { act, undo, user } = play({
    kind: "choose",
    actions: [action("option:0"), action("option:1"), action("pass")],
  });
  await user.keyboard("2");
  expect(act).toHaveBeenLastCalledWith("option:1");
  await user.keyboard("e");
  expect(act).toHaveBeenLastCalledWith("pass");
  await user.keyboard("u");
  expect(undo).toHaveBeenCalledOnce();
});

it("a number takes that card of the hand where the prompt has no choices", async () => {
  const { act, user } = play({
    hand: ["argument", "dagger"],
    actions: [action("card:dagger"), action("reveal")],
  });
  await user.keyboard("2");
  expect(act).toHaveBeenCalledExactlyOnceWith("card:dagger");
});

it("− and + change the number, and C takes it", async () => {
  const { act, user } = play({
    kind: "agent-menu",
    actions: [...[1, 2, 3].map((n) => action(`deploy:${n}`)), action("end")],
  });
  await user.keyboard("--+c");
  expect(act).toHaveBeenCalledExactlyOnceWith("deploy:2");
});

it("C ends nothing while something else can be done", async () => {
  const { session, act, user } = play({
    kind: "agent-menu",
    actions: [action("space-effect:0"), action("end")],
  });
  await user.keyboard("cc");
  expect(session.selected).toBeNull();
  expect(act).not.toHaveBeenCalled();
});

it("keys are letters while somebody types", async () => {
  const { undo, user } = play({ actions: [action("reveal")] });
  const field = document.createElement("input");
  document.body.append(field);
  field.focus();
  await user.keyboard("u?");
  expect(field.value).toBe("u?");
  expect(undo).not.toHaveBeenCalled();
  expect(page.queryByRole("dialog")).toBeNull();
});

it("? lists the keys", async () => {
  const { user } = play({ actions: [action("reveal")] });
  await user.keyboard("?");
  expect(page.getByRole("dialog", { name: "Keys" }).textContent).toContain("Next lit target");
});

it("the prompt takes the focus when what had it is gone after a move", async () => {
  const { session } = play({ actions: [action("card:dagger")] });
  const card = target("card:dagger");
  card.focus();
  card.remove();
  session.screen = moment({ revision: 2, kind: "space", actions: [action("space:arrakeen")] });
  await tick();
  await tick();
  expect(document.activeElement?.id).toBe("prompt");
});
