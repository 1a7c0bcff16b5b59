import { render, screen as page } from "@testing-library/svelte";
import userEvent from "@testing-library/user-event";
import { tick } from "svelte";
import { beforeAll, describe, expect, it, vi } from "vitest";
import type { Why } from "../lib/api";
import Board from "./Board.svelte";
import { action, ask, furnish, tableOf, sit } from "../testing/table";

beforeAll(furnish);

const lit = (): (string | undefined)[] =>
  [...document.querySelectorAll<HTMLElement>("[data-lit]")].map((place) => place.dataset.action);
/** The button of this name; asking for the role of every element of a board takes seconds. */
function place(name: RegExp): HTMLElement {
  const found = [...document.querySelectorAll<HTMLElement>("button")].filter((button) =>
    name.test(button.getAttribute("aria-label") ?? button.querySelector(".sr")?.textContent ?? ""),
  );
  expect(found, String(name)).toHaveLength(1);
  return found[0] as HTMLElement;
}

describe("what is lit", () => {
  it("lights the legal spaces and no other", () => {
    const { context } = sit(ask(tableOf({}, {}), "space", ["space:arrakeen", "space:hagga_basin"]));
    render(Board, { context });
    expect(lit()).toEqual(["space:arrakeen", "space:hagga_basin"]);
    expect(place(/^Arrakeen.*You can choose this/)).toBeTruthy();
    expect(place(/^Sardaukar/).textContent).not.toContain("You can choose");
  });

  it("lights posts, Factions, seats and the Shield Wall when they are asked for", async () => {
    const { session, context } = sit(
      ask(tableOf({}, {}), "place-spy", ["post:post_emperor", "pass"]),
    );
    render(Board, { context });
    expect(lit()).toEqual(["post:post_emperor"]);
    session.screen = ask(tableOf({}, {}), "influence", ["faction:emperor", "faction:fremen"]);
    await tick();
    expect(lit()).toEqual(["faction:emperor", "faction:fremen"]);
    session.screen = ask(tableOf({}, {}), "alliance", ["seat:0", "seat:1"]);
    await tick();
    expect(lit()).toEqual(["seat:0", "seat:1"]);
    session.screen = ask(tableOf({}, {}), "detonate", [
      action("option:0", { at: { sort: "wall", id: "" } }),
      "pass",
    ]);
    await tick();
    expect(lit()).toEqual(["option:0"]);
  });

  it("shows where the card under the pointer could go, without lighting it", async () => {
    const cards = [action("card:dagger", { spaces: ["sardaukar"] }), action("card:other")];
    const { session, context } = sit(ask(tableOf({}, {}), "turn", cards));
    render(Board, { context });
    expect(document.body.textContent).not.toContain("The card can go here");
    session.hovered = "card:dagger";
    await tick();
    expect(place(/^Sardaukar.*The card can go here/)).toBeTruthy();
    expect(lit()).toEqual([]);
  });
});

describe("what is spoken", () => {
  it("names cost, gains, who is there, what lies there and who controls it", () => {
    const table = tableOf({ spies_at: ["post_city_right"] }, { agents_at: ["arrakeen"] });
    table.view.control["arrakeen"] = 1;
    table.view.bonus_spice["hagga_basin"] = 2;
    const { context } = sit(ask(table, "space", [action("space:arrakeen", { infiltrates: true })]));
    render(Board, { context });
    const arrakeen = place(/^Arrakeen/).querySelector(".sr")?.textContent ?? "";
    expect(arrakeen).toBe(
      "Arrakeen. Combat space. Effect: Draw 1 card. Agents here: Feyd-Rautha Harkonnen. Spies here: Ana. " +
        "Controlled by Feyd-Rautha Harkonnen. You can choose this: you infiltrate with a Spy.",
    );
    expect(place(/^Hagga Basin.*2 bonus spice lies here/)).toBeTruthy();
    expect(place(/^Observation post: Arrakeen\. .*Spies here: Ana/)).toBeTruthy();
    expect(
      page.getByRole("img", { name: "Victory Points: Ana 0, Feyd-Rautha Harkonnen 0." }),
    ).toBeTruthy();
    expect(
      place(/^Emperor\. Influence: Ana 0, Feyd-Rautha Harkonnen 0\. The Alliance is free/),
    ).toBeTruthy();
  });

  it("shows the price that is asked now", async () => {
    const paid = (): string | undefined =>
      place(/^Swordmaster/)
        .querySelector(".pay")
        ?.textContent?.trim();
    const { session, context } = sit(tableOf({}, {}));
    render(Board, { context });
    expect(paid()).toBe("8");
    session.screen = { ...tableOf({}, {}), prices: { swordmaster: [[{ sign: "solari", n: 6 }]] } };
    await tick();
    expect(paid()).toBe("6");
    expect(place(/^Swordmaster.*For you it costs 6 Solari now\./)).toBeTruthy();
  });

  it("says why not, in full to the ear and shortly at the place", () => {
    const spice = { resource: "spice", need: 4, have: 1 };
    const fremen = { faction: "fremen", level: 2, have: 0 };
    const solari = { resource: "solari", need: 6, have: 0 };
    const why: Record<string, Why[]> = {
      "space:sardaukar": [
        { code: "cost", text: "Sardaukar costs 4 spice; you have 1.", params: spice },
      ],
      "space:sietch_tabr": [
        { code: "requirement", text: "Sietch Tabr requires 2 Influence.", params: fremen },
      ],
      "space:swordmaster": [
        { code: "cost", text: "Swordmaster costs 6 Solari; you have 0.", params: solari },
      ],
      "space:dutiful_service": [
        { code: "occupied", text: "An opponent's Agent is there." },
        { code: "card-icon", text: "Dagger does not have the icon." },
      ],
    };
    const { context } = sit(ask(tableOf({}, {}), "space", ["space:arrakeen"], why));
    render(Board, { context });
    const chip = (name: RegExp): string | undefined =>
      place(name).querySelector(".why")?.textContent?.replace(/\s/g, "");
    const sardaukar = place(/^Sardaukar.*Not now: Sardaukar costs 4 spice; you have 1\.$/);
    expect(sardaukar).toBeTruthy();
    expect(chip(/^Sardaukar/)).toBe("needs4");
    expect(chip(/^Sietch Tabr/)).toBe("needs2");
    expect(chip(/^Swordmaster/), "the price varies").toBe("needs6");
    expect(chip(/^Dutiful Service/), "the card does not fit at all").toBeUndefined();
    expect(place(/^Dutiful Service.*Dagger does not have the icon/)).toBeTruthy();
  });
});

describe("what a click or key does", () => {
  it("asks to confirm a lit space and explains any other", async () => {
    const { session, context } = sit(ask(tableOf({}, {}), "space", ["space:arrakeen"]));
    render(Board, { context });
    const user = userEvent.setup();
    await user.click(place(/^Sardaukar/));
    expect([session.selected, session.inspected]).toEqual([
      null,
      { sort: "space", id: "sardaukar" },
    ]);
    await user.click(place(/^Arrakeen/));
    expect(session.selected).toBe("space:arrakeen");
    expect(place(/^Arrakeen.*Chosen/).getAttribute("aria-pressed")).toBe("true");
  });

  it("sends the pending effect of the space and the Influence step from their places", async () => {
    const effect = action("space-effect:0", { at: { sort: "space", id: "sardaukar" } });
    const step = action("influence-step", { at: { sort: "faction", id: "emperor" } });
    const { session, context } = sit(ask(tableOf({}, {}), "agent-menu", [effect, step]));
    const choose = vi.spyOn(session, "choose").mockImplementation(() => undefined);
    render(Board, { context });
    const user = userEvent.setup();
    await user.click(place(/^Sardaukar/));
    await user.click(place(/^Emperor\./));
    expect(choose.mock.calls.flat()).toEqual([effect, step]);
  });

  it("moves by arrow keys inside a group, by Tab between groups, and enters at lit places", async () => {
    const { context } = sit(
      ask(tableOf({}, {}), "space", ["space:dutiful_service", "space:arrakeen"]),
    );
    render(Board, { context });
    const user = userEvent.setup();
    const here = (): string | undefined => (document.activeElement as HTMLElement).dataset.action;
    await user.tab();
    expect(here()).toBe("space:dutiful_service");
    await user.keyboard("{ArrowLeft}");
    expect(here()).toBe("post:post_emperor");
    await user.keyboard("{ArrowLeft}");
    expect(here()).toBe("space:sardaukar");
    await user.keyboard("{Home}");
    expect(here()).toBe("faction:emperor");
    await user.tab();
    expect(here()).toBe("space:arrakeen");
    await user.keyboard("{ArrowLeft}");
    expect(here()).toBe("post:post_city_right");
    await user.tab();
    expect(here()).toBe("space:hagga_basin");
    await user.tab({ shift: true });
    expect(here()).toBe("space:arrakeen");
  });
});

describe("pieces", () => {
  it("stay the same element when they move, and are marked for two seconds", async () => {
    vi.useFakeTimers();
    const { session, context } = sit(tableOf({}, {}));
    render(Board, { context });
    const cube = document.querySelector<HTMLElement>("[data-piece=cube-1-emperor]");
    const before = cube?.style.left;
    expect(document.querySelectorAll(".moved")).toHaveLength(0);
    session.screen = tableOf({}, { influence: { emperor: 3 }, agents_at: ["sardaukar"] });
    await tick();
    expect(document.querySelector("[data-piece=cube-1-emperor]")).toBe(cube);
    expect(cube?.style.left).not.toBe(before);
    expect(cube?.classList.contains("moved")).toBe(true);
    expect(document.querySelector("[data-piece=agent-1-sardaukar].moved")).toBeTruthy();
    expect(document.querySelector("[data-piece=score-1].moved")).toBeNull();
    await vi.advanceTimersByTimeAsync(2100);
    expect(document.querySelectorAll(".moved")).toHaveLength(0);
    vi.useRealTimers();
  });
});

it("the score track grows with whoever goes beyond its end", () => {
  const { context } = sit(tableOf({ vp: 17 }, { vp: 3 }));
  render(Board, { context });
  const cells = [...document.querySelectorAll(".score .cell")].map((cell) => cell.textContent);
  expect(cells.at(-1)).toBe("17");
});

describe("the map on a phone", () => {
  it("walks the targets round and round", async () => {
    const { context } = sit(ask(tableOf({}, {}), "space", ["space:sardaukar", "space:arrakeen"]));
    render(Board, { context, props: { pan: true } });
    const user = userEvent.setup();
    const here = (): string | undefined => (document.activeElement as HTMLElement).dataset.action;
    await user.click(page.getByRole("button", { name: "First target (2)" }));
    expect(here()).toBe("space:sardaukar");
    await user.click(page.getByRole("button", { name: "Next target 1/2" }));
    expect(here()).toBe("space:arrakeen");
    await user.click(page.getByRole("button", { name: "Next target 2/2" }));
    expect(here()).toBe("space:sardaukar");
  });

  it("grows and shrinks by buttons within limits", async () => {
    const { context } = sit(tableOf({}, {}));
    render(Board, { context, props: { pan: true } });
    const user = userEvent.setup();
    const width = (): number =>
      parseFloat(document.querySelector<HTMLElement>("#board")?.style.width ?? "");
    const start = width();
    await user.click(page.getByRole("button", { name: "Larger" }));
    expect(width()).toBeGreaterThan(start);
    for (let n = 0; n < 12; n++) await user.click(page.getByRole("button", { name: "Smaller" }));
    expect(width()).toBe(700);
  });
});
