import { render, screen as page } from "@testing-library/svelte";
import userEvent from "@testing-library/user-event";
import { beforeAll, describe, expect, it, vi } from "vitest";
import type { LogLine } from "../lib/api";
import { choose, settings } from "../lib/settings.svelte";
import Log from "./Log.svelte";
import { furnish, line, sit, table } from "../testing/table";
import CombatResult from "./side/CombatResult.svelte";
import { combatResult, rounds, turnsSince } from "./side/turns";

beforeAll(furnish);

const SETUP = [line(0, "objective", "Ana receives an Objective.")];
const ROUND = { round: 1 };
const LOG: LogLine[] = [
  ...SETUP,
  line(0, "round", "Round 1 begins.", { ...ROUND, entry: 1 }),
  line(0, "conflict", "The Conflict is Siege.", { ...ROUND, entry: 2, common: true }),
  line(0, "played", "Ana plays Dagger at Arrakeen.", {
    ...{ ...ROUND, entry: 3, begins: true, tail: "plays Dagger at Arrakeen." },
  }),
  line(0, "gained", "Ana gains 1 spice.", { ...ROUND, entry: 3, tail: "gains 1 spice." }),
  line(1, "played", "Feyd-Rautha Harkonnen plays Dagger at Secrets.", {
    ...{ ...ROUND, entry: 4, begins: true },
  }),
  line(0, "played", "Ana plays Cheap Card at Arrakeen.", { ...ROUND, entry: 5, begins: true }),
];

describe("the log in rounds and turns", () => {
  it("keeps together what the server says belongs together", () => {
    const found = rounds(LOG);
    expect(found.map((round) => round.n)).toEqual([0, 1]);
    expect(
      found[1]?.turns.map((turn) => [turn.seat, turn.lines.map(({ index }) => index)]),
    ).toEqual([
      [null, [2]],
      [0, [3, 4]],
      [1, [5]],
      [0, [6]],
    ]);
    expect(turnsSince(LOG, 4)).toBe(2);
  });

  it("puts what heads an entry before the rest of it", () => {
    const found = rounds([
      line(1, "reward", "", { entry: 1 }),
      line(0, "reward", "", { entry: 2 }),
      line(1, "won", "", { entry: 1, heads: true }),
    ]);
    expect(
      found[0]?.turns.map((turn) => [turn.seat, turn.lines.map(({ event }) => event).join(" ")]),
    ).toEqual([
      [1, "won reward"],
      [0, "reward"],
    ]);
  });
});

describe("the log on the page", () => {
  const seen = (log: LogLine[], news_from = 0) => ({ ...table(), log, news_from });

  it("tells the same thing once, with its number", () => {
    const ignored = (entry: number) =>
      line(2, "hagal-unmet", "Staban ignores Tabr.", { entry, tail: "ignores Tabr.", round: 1 });
    const uses = line(2, "hagal", "Staban goes to Arrakeen.", {
      ...{ entry: 1, heads: true, begins: true, tail: "goes to Arrakeen.", round: 1 },
    });
    const { context } = sit(seen([ignored(1), ignored(1), uses]));
    render(Log, { context });
    expect(page.getByRole("listitem").textContent).toMatch(
      /Staban\s*goes to Arrakeen\.\s*ignores Tabr ×2\s*$/,
    );
  });

  it("has the pace at its head, also when nothing is shown", async () => {
    choose("pace", "instant");
    const { context } = sit(seen(LOG));
    render(Log, { context });
    await userEvent.click(page.getByRole("button", { name: "Pace" }));
    expect(page.getByRole("button", { name: "Skip" }).getAttribute("aria-pressed")).toBe("true");
    await userEvent.click(page.getByRole("button", { name: "Slow" }));
    expect(settings.pace).toBe("slow");
    expect(page.queryByRole("group", { name: "Pace" })).toBeNull();
  });

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
    const later = [
      line(0, "round", "", { round: 2, entry: 6 }),
      line(1, "played", "Feyd-Rautha Harkonnen plays Ring.", { round: 2, entry: 7 }),
    ];
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

describe("the result of a Conflict", () => {
  const outcome = (
    seat: number,
    event: LogLine["event"],
    tail: string,
    more: Partial<LogLine> = {},
  ): LogLine => line(seat, event, `Somebody ${tail}`, { tail, outcome: true, ...more });
  const FOUGHT: LogLine[] = [
    line(0, "combat", "Combat begins: Siege."),
    line(0, "passed", "Ana passes."),
    outcome(1, "reward", "takes the first reward of Siege."),
    outcome(1, "gained", "gains 2 spice."),
    outcome(0, "reward", "takes the second reward of Siege."),
    outcome(1, "won", "wins the Conflict Siege.", { heads: true }),
    line(1, "makers", "Makers."),
  ];
  const user = userEvent.setup();

  it("is one line beside the Conflict that opens: who won, and what everybody got", async () => {
    render(CombatResult, { context: sit({ ...table(), log: FOUGHT }).context });
    const button = page.getByRole("button", { name: /Before:/ });
    expect(page.queryByText("wins the Conflict Siege.")).toBeNull();
    await user.click(button);
    const result = page.getByRole("list", { name: "How the Conflict before ended" });
    const lines = [...result.querySelectorAll("li")].map((li) =>
      li.textContent.replace(/\s+/g, " ").trim(),
    );
    expect(lines[0]).toMatch(
      /^Feyd wins the Conflict Siege\. takes the first reward.*gains 2 spice/,
    );
    expect(lines[1]).toMatch(/^Ana takes the second reward/);
    expect(result.textContent).not.toContain("Makers");
    await user.click(button);
    expect(result.textContent).toBe("");
  });

  it("is not there before the first", () => {
    const { container } = render(CombatResult, { context: sit(table()).context });
    expect(container.textContent).toBe("");
    expect(combatResult([])).toEqual([]);
  });
});
