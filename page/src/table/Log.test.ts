import { render, screen as page } from "@testing-library/svelte";
import { flushSync } from "svelte";
import userEvent from "@testing-library/user-event";
import { beforeAll, describe, expect, it, vi } from "vitest";
import type { LogLine } from "../lib/api";
import Log from "./Log.svelte";
import { furnish, sit, table } from "../testing/table";
import { pointsByRound, rounds } from "./side/turns";

beforeAll(furnish);

const line = (seat: number, event: string, text = `${seat} ${event}`): LogLine => ({
  seat,
  event,
  text,
});
const LOG: LogLine[] = [
  line(0, "objective", "Ana receives an Objective."),
  line(0, "round", "Round 1 begins."),
  line(0, "conflict", "The Conflict is Siege."),
  line(0, "played", "Ana plays Dagger at Arrakeen."),
  line(0, "gained", "Ana gains 1 spice."),
  line(1, "played", "Feyd-Rautha Harkonnen plays Dagger at Secrets."),
  line(0, "played", "Ana plays Cheap Card at Arrakeen."),
];

describe("the log in rounds and turns", () => {
  it("begins a turn when the seat changes or a card is played", () => {
    const found = rounds([...LOG, line(0, "played")]);
    expect(found.map((round) => round.n)).toEqual([0, 1]);
    expect(found[1]?.turns.map((turn) => [turn.seat, turn.lines.length])).toEqual([
      [null, 1],
      [0, 2],
      [1, 1],
      [0, 1],
      [0, 1],
    ]);
  });

  it("counts points after each round, or not at all if the reasons do not fit", () => {
    const log = [line(0, "scored"), line(0, "round"), line(1, "scored"), line(0, "round")];
    const more = [...log, line(0, "scored")];
    const standing = (seat: number, ...points: number[]) => ({
      seat,
      reasons: points.map((n) => ({ points: n })),
    });
    expect(pointsByRound(more, [standing(0, 1, 2), standing(1, 1)])).toEqual(
      new Map([
        [0, [1, 1, 3]],
        [1, [0, 1, 1]],
      ]),
    );
    expect(pointsByRound(more, [standing(0, 1)])).toBeNull();
  });
});

describe("the log on the page", () => {
  const seen = (log: LogLine[], news_from = 0) => ({ ...table(), log, news_from });

  it("has a heading for each round and names a seat once in a turn", async () => {
    const { context } = sit(seen(LOG, 5));
    render(Log, { context });
    expect(page.getAllByRole("heading", { level: 3 }).map((h) => h.textContent)).toEqual([
      "Setup",
      "Round 1",
    ]);
    const turn = page.getByText("gains 1 spice.").closest("li");
    expect(turn?.querySelectorAll("b").length).toBe(1);
    expect(page.getByText("Since your last turn")).toBeTruthy();
  });

  it("begins with what is new and keeps the older below", async () => {
    const { context } = sit(seen(LOG.slice(0, 6), 5));
    const { container } = render(Log, { props: { news: true }, context });
    const text = container.textContent;
    expect(page.getByRole("heading", { level: 2, name: "Since your last turn" })).toBeTruthy();
    expect(text.indexOf("at Secrets")).toBeLessThan(text.indexOf("Round 1"));
    expect(text.indexOf("Round 1")).toBeLessThan(text.indexOf("at Arrakeen"));
  });

  it("speaks new lines of others, not one's own and not the old ones", async () => {
    const { session, context } = sit(seen(LOG.slice(0, 5)));
    const { container } = render(Log, { context });
    const live = container.querySelector("[aria-live]");
    expect(live?.textContent).toBe("");
    session.screen = seen(LOG);
    flushSync();
    expect(live?.textContent).toBe("Feyd-Rautha Harkonnen plays Dagger at Secrets.");
  });

  it("closes when asked", async () => {
    const { context } = sit(seen(LOG));
    const onclose = vi.fn();
    render(Log, { props: { onclose }, context });
    await userEvent.click(page.getByRole("button", { name: "Close" }));
    expect(onclose).toHaveBeenCalled();
  });
});
