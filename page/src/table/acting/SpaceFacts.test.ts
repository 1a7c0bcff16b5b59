import { render, screen as page } from "@testing-library/svelte";
import { beforeAll, describe, expect, it } from "vitest";
import SpaceFacts from "./SpaceFacts.svelte";
import { furnish, sit, tableOf } from "../../testing/table";

beforeAll(furnish);

const paid = (): string | undefined =>
  page.queryByText("Pay")?.nextElementSibling?.textContent?.replace(/\s+/g, " ").trim();

describe("a space in full", () => {
  it("tells what is printed, with what it costs under a condition", () => {
    render(SpaceFacts, { props: { id: "swordmaster" }, context: sit(tableOf({}, {})).context });
    expect(paid()).toBe("8 or 6");
  });

  it("tells the price that is asked now, and no other", () => {
    const screen = { ...tableOf({}, {}), prices: { swordmaster: [[{ sign: "solari", n: 5 }]] } };
    render(SpaceFacts, { props: { id: "swordmaster" }, context: sit(screen).context });
    expect(paid()).toBe("5");
  });

  it("leaves many prices to what each of them gives", () => {
    const prices = [2, 3, 4, 5].map((n) => [{ sign: "spice", n }]);
    const screen = { ...tableOf({}, {}), prices: { swordmaster: prices } };
    render(SpaceFacts, { props: { id: "swordmaster" }, context: sit(screen).context });
    expect(paid()).toBeUndefined();
  });
});
