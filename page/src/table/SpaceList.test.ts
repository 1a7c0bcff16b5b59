import { render, screen as page } from "@testing-library/svelte";
import userEvent from "@testing-library/user-event";
import { beforeAll, describe, expect, it, vi } from "vitest";
import SpaceList from "./SpaceList.svelte";
import { action, ask, furnish, tableOf, sit } from "../testing/table";

beforeAll(furnish);

const rows = (): (string | undefined)[] =>
  [...document.querySelectorAll<HTMLElement>("li button")].map((row) => row.dataset.action);

describe("the list of spaces", () => {
  it("puts what can be chosen first and the rest by group", () => {
    const { context } = sit(ask(tableOf({}, {}), "space", ["space:arrakeen"]));
    render(SpaceList, { context });
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

  it("speaks of spaces for a card only while one is chosen for it", () => {
    for (const [kind, name] of [
      ["space", "1 space for Dagger"],
      ["agent-menu", "1 choice"],
    ] as const) {
      const screen = ask(tableOf({}, {}), kind, ["space:arrakeen"]);
      screen.view.turn.card = "dagger";
      const { unmount } = render(SpaceList, { context: sit(screen).context });
      expect(page.getByRole("heading", { name })).toBeTruthy();
      unmount();
    }
  });

  it("says the round while there is nothing to choose in it", () => {
    const screen = tableOf({}, {});
    const { context } = sit(screen);
    render(SpaceList, { context });
    expect(page.getByRole("heading", { name: `Round ${screen.view.round}` })).toBeTruthy();
  });

  it("has rows for posts, Factions and seats when they are asked for", async () => {
    const table = tableOf({}, { spies_at: ["post_emperor"] });
    const { session, context } = sit(ask(table, "recall-spy", ["post:post_emperor"]));
    const choose = vi.spyOn(session, "choose").mockImplementation(() => undefined);
    render(SpaceList, { context });
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
    render(SpaceList, { context });
    const heading = page.getByRole("heading", {
      name: /Emperor.*Ana 1, Feyd-Rautha Harkonnen 4.*Alliance: Feyd-Rautha Harkonnen/,
    });
    expect(heading).toBeTruthy();
  });
});
