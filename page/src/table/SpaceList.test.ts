import { render, screen as page, within } from "@testing-library/svelte";
import userEvent from "@testing-library/user-event";
import { beforeAll, describe, expect, it, vi } from "vitest";
import SpaceList from "./SpaceList.svelte";
import { action, ask, furnish, tableOf, sit } from "../testing/table";

beforeAll(furnish);

const list = (mapView = false, onview = vi.fn()) => ({ props: { mapView, onview } });
const rows = (): (string | undefined)[] =>
  [...document.querySelectorAll<HTMLElement>("li button")].map((row) => row.dataset.action);

describe("the list of spaces", () => {
  it("puts what can be chosen first and the rest by group", () => {
    const { context } = sit(ask(tableOf({}, {}), "space", ["space:arrakeen"]));
    render(SpaceList, { context, ...list() });
    expect(rows()).toEqual([
      "space:arrakeen",
      "space:sardaukar",
      "space:dutiful_service",
      "space:swordmaster",
      "space:sietch_tabr",
      "space:research_station",
      "space:hagga_basin",
    ]);
    expect(page.getByRole("heading", { name: "1 choice" })).toBeTruthy();
  });

  it("says the round while there is nothing to choose in it", () => {
    const screen = tableOf({}, {});
    const { context } = sit(screen);
    render(SpaceList, { context, ...list() });
    expect(page.getByRole("heading", { name: `Round ${screen.view.round}` })).toBeTruthy();
  });

  it("has rows for posts, Factions and seats when they are asked for", async () => {
    const table = tableOf({}, { spies_at: ["post_emperor"] });
    const { session, context } = sit(ask(table, "recall-spy", ["post:post_emperor"]));
    const choose = vi.spyOn(session, "choose").mockImplementation(() => undefined);
    render(SpaceList, { context, ...list() });
    const row = page.getByRole("button", {
      name: /Sardaukar · Dutiful Service.*Spies here: Feyd-Rautha Harkonnen/,
    });
    await userEvent.setup().click(row);
    expect(choose).toHaveBeenCalledWith(action("post:post_emperor"));
  });

  it("says the Influence and the Alliance with each Faction", () => {
    const table = tableOf({ influence: { emperor: 1 } }, { influence: { emperor: 4 } });
    table.view.alliances["emperor"] = 1;
    const { context } = sit(table);
    render(SpaceList, { context, ...list() });
    const heading = page.getByRole("heading", {
      name: /Emperor.*Ana 1, Feyd-Rautha Harkonnen 4.*Alliance: Feyd-Rautha Harkonnen/,
    });
    expect(heading).toBeTruthy();
  });

  it("changes between list and map", async () => {
    const { context } = sit(ask(tableOf({}, {}), "space", ["space:arrakeen"]));
    const onview = vi.fn();
    render(SpaceList, { context, ...list(false, onview) });
    const view = within(page.getByRole("group", { name: "View" }));
    expect(view.getByRole("button", { name: "List" }).getAttribute("aria-pressed")).toBe("true");
    await userEvent.setup().click(view.getByRole("button", { name: "Map" }));
    expect(onview).toHaveBeenCalledWith(true);
  });

  it("leaves the spaces to the map while the map is shown", () => {
    const { context } = sit(ask(tableOf({}, {}), "space", ["space:arrakeen"]));
    render(SpaceList, { context, ...list(true) });
    expect(rows()).toEqual([]);
    expect(page.getByRole("group", { name: "View" })).toBeTruthy();
  });
});
