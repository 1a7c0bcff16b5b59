import { render, screen as page, within } from "@testing-library/svelte";
import userEvent from "@testing-library/user-event";
import { beforeAll, describe, expect, it, vi } from "vitest";
import Seats from "./Seats.svelte";
import SeatStrip from "./SeatStrip.svelte";
import Tabs from "./Tabs.svelte";
import { shortName } from "./side/parts";
import { stepsOf, waysOf } from "./side/track";
import { action, CATALOGUE, furnish, ask, line, seat, sit, table } from "../testing/table";

beforeAll(furnish);

const user = userEvent.setup();
const panel = (name: RegExp) => within(page.getByRole("article", { name }));

describe("seats", () => {
  it("says who sits there and what they have", async () => {
    const { context } = sit(table());
    render(Seats, { context });
    expect(page.getByRole("article", { name: "Muad'Dib (Ana, you), 3 points" })).toBeTruthy();
    const feyd = panel(/Feyd-Rautha Harkonnen \(Bot/);
    expect(feyd.getByText("Fremen: 4 Influence and the Alliance")).toBeTruthy();
    expect(feyd.getByText("Troops: 3 in the garrison, 9 in the supply")).toBeTruthy();
    expect(feyd.getByText("Agents: 2 ready, 0 sent")).toBeTruthy();
  });

  it("opens the piles of a seat and explains a card in them", async () => {
    const { session, context } = sit(table());
    render(Seats, { context });
    const feyd = panel(/Feyd-Rautha/);
    expect(feyd.queryByRole("button", { name: "Dagger" })).toBeNull();
    await user.click(feyd.getByRole("button", { name: /All that Feyd-Rautha/ }));
    await user.click(feyd.getByRole("button", { name: "Dagger" }));
    expect(session.inspected).toMatchObject({ sort: "card", id: "dagger" });
  });

  it("explains the Leader", async () => {
    const { session, context } = sit(table());
    render(Seats, { context });
    await user.click(panel(/Feyd-Rautha/).getByRole("button", { name: /^Feyd-Rautha/ }));
    expect(session.inspected).toMatchObject({ sort: "leader", id: "feyd_rautha_harkonnen" });
  });

  it("shows a Rival's card and the House Hagal cards, but no hand", async () => {
    const { session, context } = sit(table());
    render(Seats, { context });
    const rival = panel(/Staban Tuek \(Rival\)/);
    expect(rival.getByText(/^Towards its Swordmaster: 7 of 9/)).toBeTruthy();
    expect(rival.queryByText("Recruit 2 troops.")).toBeNull();
    await user.click(rival.getByRole("button", { name: /All that Staban Tuek/ }));
    expect(rival.getByText("Recruit 2 troops.")).toBeTruthy();
    expect(rival.queryByLabelText("Hand")).toBeNull();
    await user.click(page.getByRole("button", { name: "1 card shown" }));
    await user.click(page.getAllByRole("button", { name: "Secrets" })[1] as HTMLElement);
    expect(session.inspected).toMatchObject({ sort: "hagal", id: "secrets" });
  });

  it("lights the Influence of the Rival it is decided for", () => {
    const screen = ask(table(), "influence", { "faction:fremen": "1 Influence with the Fremen" });
    if (screen.decision) screen.decision.rival = 2;
    const { context } = sit(screen);
    render(Seats, { context });
    expect(panel(/Muad'Dib/).queryByRole("button", { name: /with the Fremen/ })).toBeNull();
    expect(panel(/Staban Tuek/).getByRole("button", { name: /with the Fremen/ })).toBeTruthy();
  });

  it("lights Factions, seats and battle cards that can be chosen", async () => {
    const { session, context } = sit(
      ask(table(), "influence", {
        "faction:fremen": "Gain 1 Influence with the Fremen",
        "seat:1": "Give the Alliance to Feyd-Rautha",
        "battle:goal": "Pair Objective",
      }),
    );
    const act = vi.spyOn(session, "act").mockResolvedValue();
    render(Seats, { context });
    await user.click(panel(/Muad'Dib/).getByRole("button", { name: /with the Fremen/ }));
    await user.click(panel(/Muad'Dib/).getByRole("button", { name: /Pair Objective/ }));
    await user.click(panel(/Feyd-Rautha/).getByRole("button", { name: /Give the Alliance/ }));
    expect(act.mock.calls.map(([action]) => action)).toEqual([
      "faction:fremen",
      "battle:goal",
      "seat:1",
    ]);
    expect(panel(/Feyd-Rautha/).queryByRole("button", { name: /with the Fremen/ })).toBeNull();
  });

  it("opens the own piles by itself when a card there can be chosen", async () => {
    const { session, context } = sit(
      ask(table(), "trash", { "discarded:dagger": "Trash Dagger from your discard pile" }),
    );
    const act = vi.spyOn(session, "act").mockResolvedValue();
    render(Seats, { context });
    await user.click(panel(/Muad'Dib/).getByRole("button", { name: /Trash Dagger/ }));
    expect(act).toHaveBeenCalledWith("discarded:dagger");
  });

  it("tells in the details where the points came from", async () => {
    const screen = table();
    screen.log = [
      line(1, "scored", "", { tail: "gains 1 Victory Point (start)." }),
      line(0, "scored", "", { tail: "gains 1 Victory Point (Alliance)." }),
    ];
    const { context } = sit(screen);
    render(Seats, { context });
    const feyd = panel(/Feyd-Rautha/);
    await user.click(feyd.getByRole("button", { name: /All that Feyd-Rautha/ }));
    expect(feyd.getByText("gains 1 Victory Point (start).")).toBeTruthy();
    expect(feyd.queryByText(/Alliance\)/)).toBeNull();
  });

  it("lights the places the Feyd token may go to", async () => {
    const screen = table();
    screen.view.seats[0] = seat({ leader: "feyd_rautha_harkonnen", paths: { training: "start" } });
    const { session, context } = sit(
      ask(screen, "train", [
        action("option:1", { label: "Upper way", at: { sort: "track", id: "upper_1" } }),
        action("option:2", { label: "Lower way", at: { sort: "track", id: "lower_1" } }),
      ]),
    );
    const act = vi.spyOn(session, "act").mockResolvedValue();
    render(Seats, { context });
    await user.click(page.getByRole("button", { name: /Lower way/ }));
    expect(act).toHaveBeenCalledWith("option:2");
  });
});

describe("the Training track", () => {
  it("draws every way between the places once", () => {
    const track = CATALOGUE.leaders["feyd_rautha_harkonnen"]?.path?.places ?? [];
    const steps = stepsOf(track);
    expect(steps.map((step) => step.map(({ branch }) => branch))).toEqual([
      ["1 / 3"],
      ["1", "2"],
      ["1 / 3"],
    ]);
    expect(waysOf(steps)).toEqual([
      { from: [50, 50], to: [25, 150] },
      { from: [50, 50], to: [75, 150] },
      { from: [25, 150], to: [50, 250] },
      { from: [75, 150], to: [50, 250] },
    ]);
  });
});

describe("the strip of seats", () => {
  it("opens a seat's area and gives the focus back when it closes", async () => {
    const { context } = sit(ask(table(), "turn", {}));
    render(SeatStrip, { context });
    expect(page.getByRole("button", { name: /Muad'Dib.*deciding/ })).toBeTruthy();
    const feyd = page.getByRole("button", { name: /^Feyd-Rautha Harkonnen \(/ });
    await user.click(feyd);
    const dialog = page.getByRole("dialog", { name: "Area of Feyd-Rautha Harkonnen" });
    expect(document.activeElement).toBe(dialog);
    await user.keyboard("{Escape}");
    expect(page.queryByRole("dialog")).toBeNull();
    expect(document.activeElement).toBe(feyd);
  });

  it("shows short names: Leaders by one word, persons by their own", async () => {
    const screen = table();
    screen.sitters[1] = {
      ...(screen.sitters[1] as (typeof screen.sitters)[0]),
      kind: "person",
      name: "Luis",
    };
    const { session, context } = sit(screen);
    expect([0, 1, 2].map((n) => shortName(session, n))).toEqual(["You", "Luis", "Staban"]);
    render(SeatStrip, { context });
    expect(page.getByText("Luis")).toBeTruthy();
    expect(page.getByText("Staban")).toBeTruthy();
  });

  it("chooses a seat when that is asked", async () => {
    const { session, context } = sit(ask(table(), "alliance", { "seat:1": "Give it to Feyd" }));
    const act = vi.spyOn(session, "act").mockResolvedValue();
    render(SeatStrip, { context });
    await user.click(page.getByRole("button", { name: /Give it to Feyd/ }));
    expect(act).toHaveBeenCalledWith("seat:1");
  });
});

describe("tabs", () => {
  it("tell where there is something to choose and which one is open", async () => {
    const { context } = sit(
      ask(table(), "influence", { "acquire:cheap": "a", "acquire:dear": "b", "seat:1": "c" }),
    );
    render(Tabs, { props: { tab: "board" }, context });
    expect(page.getByRole("button", { name: /Board/ }).getAttribute("aria-current")).toBe("page");
    const cards = page.getByRole("button", { name: /Cards 2 choices here/ });
    expect(page.getByRole("button", { name: /Board 1 choice here/ })).toBeTruthy();
    await user.click(cards);
    expect(cards.getAttribute("aria-current")).toBe("page");
  });
});
