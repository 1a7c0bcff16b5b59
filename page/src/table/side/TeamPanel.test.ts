import { render, screen as page, within } from "@testing-library/svelte";
import userEvent from "@testing-library/user-event";
import { beforeAll, describe, expect, it } from "vitest";
import { furnish, sit, table, teamTable } from "../../testing/table";
import Seats from "../Seats.svelte";
import SeatStrip from "../SeatStrip.svelte";
import TurnOrder from "../TurnOrder.svelte";
import SeatDetails from "./SeatDetails.svelte";

beforeAll(furnish);
const user = userEvent.setup();

describe("the seats of two teams", () => {
  it("stand in two panels, the own one first and open, the other folded", async () => {
    const { context } = sit(teamTable());
    render(Seats, { context });
    const teams = page.getAllByRole("region").map((one) => one.getAttribute("aria-labelledby"));
    expect(teams).toHaveLength(2);
    const own = page.getByRole("region", { name: "Team Muad'Dib" });
    const others = page.getByRole("region", { name: "Team Shaddam" });
    expect(own.compareDocumentPosition(others) & Node.DOCUMENT_POSITION_FOLLOWING).toBeTruthy();
    expect(own.textContent).toContain("7");
    const folded = within(others).getAllByRole("button", { expanded: false });
    expect(folded.length).toBeGreaterThanOrEqual(3);
    const first = folded[0];
    if (first) await user.click(first);
    expect(within(others).getAllByRole("button", { expanded: true })).toHaveLength(1);
  });

  it("say who is whose teammate, and who acts", () => {
    const { context } = sit(teamTable());
    render(Seats, { context });
    const labels = page.getAllByRole("article").map((one) => one.getAttribute("aria-label") ?? "");
    expect(labels.filter((label) => label.includes("your teammate"))).toHaveLength(2);
    expect(labels.filter((label) => label.endsWith("your teammate, activated"))).toHaveLength(1);
    expect(page.getAllByText("acts")).toHaveLength(1);
  });

  it("show a Commander's Agents with the Ally each acts with", () => {
    const { context } = sit(teamTable());
    render(Seats, { context });
    expect(page.getByText(/^Agent that acts with jessica: sent$/i)).toBeTruthy();
    expect(page.getByText(/^Swordmaster, acts with either .*: not gained yet$/)).toBeTruthy();
  });
});

it("who has revealed has no line for an empty hand", () => {
  const screen = teamTable();
  for (const seat of screen.view.seats) Object.assign(seat, { revealed: true, hand: 0 });
  render(Seats, { context: sit(screen).context });
  expect(page.getAllByText("revealed").length).toBeGreaterThan(0);
  expect(document.querySelector(".open [title='Hand']")).toBeNull();
});

it("what lies before a Commander has no troops", () => {
  const screen = teamTable();
  for (const seat of [0, 2]) {
    const { context } = sit(screen);
    const view = screen.view.seats[seat];
    if (!view) continue;
    const { unmount } = render(SeatDetails, { props: { seat, view }, context });
    expect(page.queryAllByRole("button", { name: /^(Garrison|Supply)/ })).toHaveLength(seat);
    unmount();
  }
});

describe("the bar", () => {
  it("has a pill for each team that opens its panel", async () => {
    const { context } = sit(teamTable());
    render(SeatStrip, { context });
    const pills = page.getAllByRole("button");
    expect(pills).toHaveLength(2);
    expect(pills[0]?.textContent).toMatch(/Team Muad'Dib, 7 points: /);
    if (pills[1]) await user.click(pills[1]);
    expect(page.getByRole("dialog").getAttribute("aria-label")).toBe("Area of Team Shaddam");
  });

  it("tells the order of turns only where teams hide it", () => {
    const { context } = sit(teamTable());
    const { unmount } = render(TurnOrder, { context });
    expect(page.getAllByRole("listitem")).toHaveLength(6);
    expect(page.getAllByRole("listitem", { current: "step" })).toHaveLength(1);
    unmount();
    render(TurnOrder, { context: sit(table()).context });
    expect(page.queryByRole("list")).toBeNull();
  });
});
