import { render, screen as page } from "@testing-library/svelte";
import userEvent from "@testing-library/user-event";
import { beforeAll, describe, expect, it, vi } from "vitest";
import type { LogLine } from "../lib/api";
import Log from "./Log.svelte";
import { furnish, sit, table } from "../testing/table";
import CombatResult from "./side/CombatResult.svelte";
import { combatResult, pointsByRound, rounds } from "./side/turns";

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

  it("gathers what everybody does at once, and puts the win before its reward", () => {
    const found = rounds([
      line(0, "round"),
      line(0, "drew"),
      line(1, "drew"),
      line(0, "combat"),
      line(0, "passed"),
      line(1, "passed"),
      line(1, "reward"),
      line(1, "gained"),
      line(0, "reward"),
      line(1, "won"),
    ]);
    expect(
      found[0]?.turns.map((turn) => [turn.seat, turn.lines.map(({ event }) => event).join(" ")]),
    ).toEqual([
      [null, "drew drew combat passed passed"],
      [1, "won reward gained"],
      [0, "reward"],
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
    const turn = page.getByText("gains 1 spice").closest("li");
    expect(turn?.querySelectorAll("b").length).toBe(1);
    expect(page.getByText("Since your last turn")).toBeTruthy();
  });

  it("as news begins in the round of what is new, and shows the earlier ones when asked", async () => {
    const later = [line(0, "round"), line(1, "played", "Feyd-Rautha Harkonnen plays Ring.")];
    const { context } = sit(seen([...LOG, ...later], 8));
    render(Log, { props: { news: true }, context });
    const heads = () => page.getAllByRole("heading", { level: 3 }).map((h) => h.textContent);
    expect(heads()).toEqual(["Round 2"]);
    expect(page.getByText("Since your last turn")).toBeTruthy();
    await userEvent.click(page.getByRole("button", { name: "Show earlier rounds" }));
    expect(heads()).toEqual(["Setup", "Round 1", "Round 2"]);
  });

  it("closes when asked", async () => {
    const { context } = sit(seen(LOG));
    const onclose = vi.fn();
    render(Log, { props: { onclose }, context });
    await userEvent.click(page.getByRole("button", { name: "Close" }));
    expect(onclose).toHaveBeenCalled();
  });
});

/** A window of this width. */
function wide(width: number): void {
  vi.stubGlobal("innerWidth", width);
  dispatchEvent(new Event("resize"));
}

describe("the result of a Conflict", () => {
  const FOUGHT: LogLine[] = [
    line(0, "combat", "Combat begins: Siege."),
    line(0, "passed", "Ana passes."),
    line(1, "reward", "Feyd-Rautha Harkonnen takes the first reward of Siege."),
    line(1, "gained", "Feyd-Rautha Harkonnen gains 2 spice."),
    line(0, "reward", "Ana takes the second reward of Siege."),
    line(1, "won", "Feyd-Rautha Harkonnen wins the Conflict Siege."),
    line(1, "makers", "Makers."),
  ];
  const seen = (news_from: number) => sit({ ...table(), log: FOUGHT, news_from });

  it("beside the board tells the outcome, the log the rest", () => {
    wide(1280);
    render(CombatResult, { context: seen(2).context });
    const result = page.getByRole("region", { name: "How the Conflict ended" });
    expect(result.textContent).toContain("wins the Conflict Siege.");
    expect(result.textContent).not.toContain("gains 2 spice");
  });

  it("tells who won, who came where and what everybody got", () => {
    wide(1920);
    render(CombatResult, { context: seen(2).context });
    const result = page.getByRole("region", { name: "How the Conflict ended" });
    const lines = [...result.querySelectorAll("li")].map((li) =>
      li.textContent.replace(/\s+/g, " ").trim(),
    );
    expect(lines[0]).toMatch(
      /^Feyd wins the Conflict Siege\. takes the first reward.*gains 2 spice/,
    );
    expect(lines[1]).toMatch(/^Ana takes the second reward/);
    expect(result.textContent).not.toContain("Makers");
  });

  it("is silent about a Conflict that is no news, and about none", () => {
    const { container } = render(CombatResult, { context: seen(6).context });
    expect(container.textContent).toBe("");
    expect(combatResult([])).toEqual([]);
  });
});
