import { render, screen as page, within } from "@testing-library/svelte";
import userEvent from "@testing-library/user-event";
import { beforeAll, describe, expect, it, vi } from "vitest";
import { api, Problem, type Standing } from "../lib/api";
import EndPanel from "./EndPanel.svelte";
import { together } from "./people/testing";
import { reasonGroups } from "./side/score";
import { furnish, sit, standing, table, teamTable } from "../testing/table";

type Kind = Standing["reasons"][number]["kind"];

beforeAll(furnish);

const user = userEvent.setup();

function ended() {
  const screen = table();
  screen.over = true;
  const ties = (...list: number[]) =>
    list.map((n, k) => ({ text: ["most spice", "most Solari", "most water"][k] ?? "", n }));
  const reasons = (...list: [Kind, string, number][]) =>
    list.map(([kind, text, points]) => ({ kind, text, points }));
  screen.standings = [
    standing(1, 3, {
      place: 1,
      ties: ties(2, 6, 0),
      reasons: reasons(
        ["start", "start", 1],
        ["card", "The Spice Must Flow", 1],
        ["card", "The Spice Must Flow", 1],
      ),
    }),
    standing(0, 3, {
      place: 2,
      ties: ties(2, 1, 0),
      reasons: reasons(
        ["start", "start", 1],
        ["alliance", "alliance", 1],
        ["alliance", "alliance", -1],
        ["match", "pair", 2],
      ),
    }),
    standing(2, 1, {
      place: 3,
      ties: ties(0, 0, 0),
      reasons: reasons(["start", "start", 1]),
    }),
  ];
  return screen;
}

describe("the end", () => {
  it("leaves room to talk for people who have played together", () => {
    render(EndPanel, { context: together(ended()).context });
    expect(page.getByRole("log", { name: "Talk" })).toBeTruthy();
    expect(page.getByRole("button", { name: "Rematch" })).toBeTruthy();
  });

  it("names the winner and adds up every reason", async () => {
    const { context } = sit(ended());
    render(EndPanel, { context });
    expect(page.getByRole("heading", { level: 1 }).textContent).toBe("Feyd-Rautha Harkonnen");
    const points = within(page.getByRole("region", { name: "Where every point came from" }));
    const cells = (name: string) =>
      within(points.getByRole("row", { name: new RegExp(name) }))
        .getAllByRole("cell")
        .map((cell) => cell.textContent);
    expect(cells("The Spice Must Flow")).toEqual(["2", "0", "0"]);
    expect(cells("pair")).toEqual(["0", "2", "0"]);
    expect(cells("Total")).toEqual(["3", "3", "1"]);
    expect(points.queryByRole("row", { name: /alliance/ })).toBeNull();
  });

  it("orders the reasons by the sorts the server names", () => {
    const scored = (seat: number, ...list: [Kind, string][]) =>
      standing(seat, list.length, {
        reasons: list.map(([kind, text]) => ({ kind, text, points: 1 })),
      });
    const groups = reasonGroups([
      scored(0, ["start", "start"], ["conflict", "Siege"], ["influence", "2 Fremen"]),
      scored(1, ["bought", "bought"], ["influence", "2 Guild"]),
    ]);
    expect(groups.map(({ sort, rows }) => [sort, ...rows.map(({ text }) => text)])).toEqual([
      ["influence", "2 Fremen", "2 Guild"],
      ["conflict", "Siege"],
      ["bought", "bought"],
      ["start", "start"],
    ]);
    expect([...(groups[0]?.points ?? [])]).toEqual([
      [0, 1],
      [1, 1],
    ]);
  });

  it("shows what broke the tie", async () => {
    const { context } = sit(ended());
    render(EndPanel, { context });
    const tie = within(page.getByRole("region", { name: "The tie at 3" }));
    expect(tie.getByRole("row", { name: /spice 2 2 equal/ })).toBeTruthy();
    expect(tie.getByRole("row", { name: /Solari 6 1 decides/ })).toBeTruthy();
    expect(tie.queryByRole("row", { name: /water/ })).toBeNull();
  });

  it("leads to the review and to a new game", async () => {
    const { context } = sit(ended());
    render(EndPanel, { context });
    vi.spyOn(window, "scrollTo").mockImplementation(() => undefined);
    await user.click(page.getByRole("button", { name: "Review the game" }));
    expect(location.pathname).toBe("/replay/t");
    await user.click(page.getByRole("button", { name: "New game" }));
    expect(location.pathname).toBe("/");
  });

  it("saves the record as a file", async () => {
    const { context } = sit(ended());
    render(EndPanel, { context });
    vi.spyOn(api, "record").mockResolvedValue({ moves: [] });
    URL.createObjectURL = vi.fn(() => "blob:x");
    URL.revokeObjectURL = vi.fn();
    const saved: string[] = [];
    vi.spyOn(HTMLAnchorElement.prototype, "click").mockImplementation(function (
      this: HTMLAnchorElement,
    ) {
      saved.push(this.download);
    });
    await user.click(page.getByRole("button", { name: "Save as a file" }));
    expect(saved).toEqual(["kanly-t.json"]);
  });

  it("begins a rematch with the same Leaders, with others or with a draft", async () => {
    const { context } = sit(ended());
    render(EndPanel, { context });
    vi.spyOn(window, "scrollTo").mockImplementation(() => undefined);
    const rematch = vi.spyOn(api, "rematch").mockResolvedValue({ id: "again" });
    await user.click(page.getByRole("button", { name: "Rematch, new Leaders" }));
    expect(rematch).toHaveBeenLastCalledWith("t", "new");
    expect(location.pathname).toBe("/table/again");
    await user.click(page.getByRole("button", { name: "Same Leaders" }));
    expect(rematch).toHaveBeenLastCalledWith("t", "same");
    await user.click(page.getByRole("button", { name: "Draft Leaders" }));
    expect(rematch).toHaveBeenLastCalledWith("t", "draft");
    rematch.mockRejectedValue(new Problem("offline", "", 0));
    await user.click(page.getByRole("button", { name: "Same Leaders" }));
    expect(page.getByRole("alert").textContent).toMatch(/rematch/);
  });

  it("opens the final board", async () => {
    const { context } = sit(ended());
    render(EndPanel, { context });
    const button = page.getByRole("button", { name: "Final board Open" });
    expect(button.getAttribute("aria-expanded")).toBe("false");
    await user.click(button);
    expect(document.querySelector("#board")).not.toBeNull();
  });

  it("names others on the picture only if that is wanted", async () => {
    const screen = ended();
    const [first, second] = screen.sitters;
    if (first) Object.assign(first, { kind: "person", name: "Ana" });
    if (second) Object.assign(second, { kind: "person", name: "Luis" });
    const { context } = sit(screen);
    render(EndPanel, { context });
    const picture = page.getByRole("img", { name: "Picture to share" });
    expect(within(picture).getByText("Ana")).toBeTruthy();
    expect(within(picture).queryByText(/Luis/)).toBeNull();
    await user.click(page.getByRole("checkbox", { name: "Names of other people too" }));
    expect(within(picture).getByText("Luis wins with")).toBeTruthy();
  });
});

/** Muad'Dib's team wins a tie by its spice. */
function endedInTeams() {
  const screen = teamTable();
  Object.assign(screen.view.seats[0] ?? {}, { influence: { sand: 4 } });
  screen.over = true;
  screen.teams.forEach((team, n) => Object.assign(team, { total: 12, place: n + 1 }));
  const ties = (n: number) => [
    { text: "most spice", n },
    { text: "most Solari", n: 5 },
  ];
  screen.standings = [0, 2, 4, 3, 5, 1].map((seat, k) =>
    standing(seat, 4, {
      place: k < 3 ? 1 : 2,
      team: seat % 2,
      total: 12,
      ties: ties(seat % 2 ? 6 : 9),
      by_round: [1, 4],
      cannot: seat % 3 ? [] : ["conflict"],
      reasons: [
        { kind: "start", text: "start", points: 3 },
        ...(seat % 3 ? [{ kind: "conflict" as const, text: "Siege", points: 1 }] : []),
        ...(seat ? [] : [{ kind: "alliance" as const, text: "Fremen", points: 1, track: "sand" }]),
      ],
    }),
  );
  return screen;
}

describe("the end of two teams", () => {
  it("names the team that won, with what everybody had", () => {
    const { context } = sit(endedInTeams());
    render(EndPanel, { context });
    expect(page.getByRole("heading", { level: 1 }).textContent).toBe("Team Muad'Dib");
    expect(page.getByText("Your team wins")).toBeTruthy();
    const standings = page.getByRole("region", { name: "Final standings" });
    expect(within(standings).getAllByRole("heading", { level: 3 })).toHaveLength(2);
  });

  it("adds up each team, with dashes where a Commander cannot score", () => {
    const { context } = sit(endedInTeams());
    render(EndPanel, { context });
    const points = within(page.getByRole("region", { name: "Where every point came from" }));
    const never = "–cannot score this";
    const cells = (name: RegExp) =>
      within(points.getByRole("row", { name }))
        .getAllByRole("cell")
        .map((cell) => cell.textContent);
    expect(cells(/^Siege/)).toEqual([never, "1", "1", "2", never, "1", "1", "2"]);
    expect(cells(/^Fremen/)).toEqual(["1", never, never, "1", never, never, never, "0"]);
    expect(cells(/^Total/)).toEqual(["4", "4", "4", "12", "4", "4", "4", "12"]);
  });

  it("breaks a tie by what all of a team have together", () => {
    const { context } = sit(endedInTeams());
    render(EndPanel, { context });
    const tie = within(page.getByRole("region", { name: "The tie at 12" }));
    const [row] = tie.getAllByRole("row", { name: /most spice/ });
    expect(row?.textContent).toMatch(/9\s*6\s*decides/);
    expect(tie.queryByRole("row", { name: /most Solari/ })).toBeNull();
  });
});
