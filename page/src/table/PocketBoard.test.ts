import { render, screen as page } from "@testing-library/svelte";
import userEvent from "@testing-library/user-event";
import { beforeAll, describe, expect, it } from "vitest";
import { ask, furnish, sit, table } from "../testing/table";
import PocketBoard from "./PocketBoard.svelte";

beforeAll(furnish);
const user = userEvent.setup();

describe("the board of a phone on its side", () => {
  it("names every place with what it costs, and a track with all levels", () => {
    const { context } = sit(table());
    render(PocketBoard, { context });
    expect(page.getByRole("button", { name: /^Arrakeen\./ })).toBeTruthy();
    expect(page.getByRole("button", { name: /^Fremen\..*Feyd-Rautha.* 4/ })).toBeTruthy();
    expect(page.getByText("Shield Wall")).toBeTruthy();
  });

  it("shows what a space asks for, and what the viewer lacks for it", () => {
    const why = { code: "cost", text: "", params: { resource: "spice", need: 4 } } as const;
    const { context } = sit(ask(table(), "turn", [], { "space:arrakeen": [why] }));
    const { container } = render(PocketBoard, { context });
    const foot = (id: string) => container.querySelector(`[data-place="space:${id}"] .marks`);
    expect(foot("sietch_tabr")?.querySelector(".need")?.textContent).toBe("2");
    expect(foot("arrakeen")?.querySelector(".closed")?.textContent).toContain("4");
  });

  it("lights what can be chosen, and explains anything else", async () => {
    const { session, context } = sit(
      ask(table(), "space", { "space:arrakeen": "Send an Agent to Arrakeen" }),
    );
    const { container } = render(PocketBoard, { context });
    expect(container.querySelectorAll("[data-lit]")).toHaveLength(1);
    await user.click(page.getByRole("button", { name: /^Arrakeen\./ }));
    expect(session.selected).toBe("space:arrakeen");
    await user.click(page.getByRole("button", { name: /^Fremen\./ }));
    expect(session.inspected).toMatchObject({ sort: "faction", id: "fremen" });
  });
});
