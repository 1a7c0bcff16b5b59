import { render, screen as page, within } from "@testing-library/svelte";
import userEvent from "@testing-library/user-event";
import { beforeAll, describe, expect, it, vi } from "vitest";
import { api } from "../lib/api";
import EndPanel from "./EndPanel.svelte";
import { reasonGroups } from "./side/score";
import { furnish, sit, table } from "../testing/table";

beforeAll(furnish);

const user = userEvent.setup();

function ended() {
  const screen = table();
  screen.over = true;
  const ties = (...list: number[]) =>
    list.map((n, k) => ({ text: ["most spice", "most Solari", "most water"][k] ?? "", n }));
  const reasons = (...list: [string, number][]) => list.map(([text, points]) => ({ text, points }));
  screen.standings = [
    {
      place: 1,
      seat: 1,
      vp: 3,
      text: "",
      ties: ties(2, 6, 0),
      reasons: reasons(["start", 1], ["The Spice Must Flow", 1], ["The Spice Must Flow", 1]),
    },
    {
      place: 2,
      seat: 0,
      vp: 3,
      text: "",
      ties: ties(2, 1, 0),
      reasons: reasons(["start", 1], ["alliance", 1], ["alliance", -1], ["pair", 2]),
    },
    { place: 3, seat: 2, vp: 1, text: "", ties: ties(0, 0, 0), reasons: reasons(["start", 1]) },
  ];
  return screen;
}

describe("the end", () => {
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

  it("orders the reasons by sorts, from the log and from what they name", () => {
    const line = (seat: number, event: string) => ({ seat, event, text: "" });
    const standing = (seat: number, ...texts: string[]) => ({
      place: 1,
      seat,
      vp: texts.length,
      text: "",
      ties: [],
      reasons: texts.map((text) => ({ text, points: 1 })),
    });
    const log = [
      ...[line(0, "scored"), line(0, "round")],
      ...[line(0, "reward"), line(0, "paid"), line(0, "scored")],
      ...[line(0, "influence-up"), line(1, "gained"), line(0, "scored")],
      ...[line(0, "influence-up"), line(0, "alliance"), line(0, "scored"), line(0, "scored")],
      ...[line(1, "influence-up"), line(1, "scored")],
    ];
    const groups = reasonGroups(
      [
        standing(0, "start", "Conflict: Siege", "2 Fremen", "Ally", "bought"),
        standing(1, "2 Guild"),
      ],
      log,
      { conflict: ["Siege"] },
    );
    expect(groups.map(({ sort, rows }) => [sort, ...rows.map(({ text }) => text)])).toEqual([
      ["influence", "2 Fremen", "2 Guild"],
      ["alliance", "Ally"],
      ["conflict", "Conflict: Siege"],
      ["other", "bought"],
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
});
