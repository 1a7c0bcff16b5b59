import { render, screen as shown } from "@testing-library/svelte";
import { createRawSnippet, tick } from "svelte";
import { afterEach, beforeAll, beforeEach, describe, expect, test, vi } from "vitest";
import { choose } from "../../lib/settings.svelte";
import { furnish, sit } from "../../testing/table";
import Caption from "../../theatre/Caption.svelte";
import { after, gained, played } from "../../theatre/testing";
import Prompt from "../Prompt.svelte";
import { AT_ONCE } from "./thinking.svelte";

const BOT = 1;
const start = [played(0, "arrakeen")].map((one) => ({ ...one, round: 1 }));
const feyd = [played(BOT, "sardaukar"), gained(BOT, "spice", -4)].map((one) => ({
  ...one,
  round: 1,
}));
const nothing = createRawSnippet(() => ({ render: () => "<p></p>" }));
const thinks = (): Element | null => shown.queryByText(/is thinking/);

async function pass(ms: number): Promise<void> {
  vi.advanceTimersByTime(ms);
  await tick();
}

beforeAll(furnish);
beforeEach(() => vi.useFakeTimers());
afterEach(() => vi.useRealTimers());

describe("a bot that thinks", () => {
  test("is told of at the prompt, but not at once", async () => {
    const { context } = sit(after(start, BOT));
    render(Prompt, { context });
    await pass(AT_ONCE - 1);
    expect(thinks()).toBeNull();
    expect(shown.getByText("Feyd-Rautha Harkonnen is deciding")).toBeTruthy();
    await pass(1);
    expect(thinks()?.textContent).toContain("Feyd-Rautha Harkonnen is thinking");
  });

  test("goes on thinking about its next decision without another word", async () => {
    const { session, context } = sit(after(start, BOT));
    render(Prompt, { context });
    await pass(AT_ONCE);
    session.screen = { ...after(start, BOT), revision: 99 };
    await pass(0);
    expect(thinks()).not.toBeNull();
    session.screen = after(start, 0);
    await pass(AT_ONCE);
    expect(thinks()).toBeNull();
  });

  test("is told of under what is shown of its turn, with its level", async () => {
    choose("pace", "normal");
    const { session, context } = sit(after(start, BOT));
    session.theatre.receive(after(start, BOT));
    session.theatre.receive(after([...start, ...feyd], BOT));
    render(Caption, { props: { children: nothing }, context });
    expect(shown.getByText("Bot: Opportunist")).toBeTruthy();
    expect(thinks()).toBeNull();
    while (session.theatre.playing) await pass(100);
    await pass(AT_ONCE);
    expect(thinks()?.textContent).toContain("Feyd is thinking");
  });
});
