import { describe, expect, it } from "vitest";
import { labelled } from "../../lib/printed";
import { sortOffers, steps } from "./offers";
import { place, placeAbove } from "./place";
import { action } from "../../testing/table";

describe("where an action is offered", () => {
  const texts = (list: { action: string }[]) => list.map((a) => a.action);

  it("sorts by whether it has a place on the table", () => {
    const offers = sortOffers([
      action("card:dagger"),
      action("card:top", { zone: "deck" }),
      action("deploy:2"),
      action("deploy:1"),
      action("space-effect:0"),
      action("discarded:x"),
      action("end"),
    ]);
    expect(texts(offers.inHand)).toEqual(["card:dagger"]);
    expect(texts(offers.piles)).toEqual(["card:top", "discarded:x"]);
    expect(texts(offers.numbers)).toEqual(["deploy:1", "deploy:2"]);
    expect(texts(offers.options)).toEqual(["space-effect:0"]);
    expect(texts(offers.out)).toEqual(["end"]);
  });

  it("keeps what lies on the board or in the market for a list", () => {
    expect(sortOffers([action("post:a"), action("post:b")]).places).toHaveLength(2);
    expect(sortOffers([action("space:arrakeen")]).places).toHaveLength(1);
    expect(sortOffers([action("contract:x", { zone: "market" })]).places).toHaveLength(1);
    expect(sortOffers([action("contract:x", { zone: "held" })]).options).toHaveLength(1);
  });

  it("a single number is a plain choice", () => {
    const offers = sortOffers([action("deploy:1"), action("pass")]);
    expect(texts(offers.options)).toEqual(["deploy:1"]);
  });

  it("knows the steps of a turn", () => {
    expect(steps("space").map((s) => s.state)).toEqual(["done", "now", "next"]);
    expect(steps("reveal")).toEqual([{ id: "reveal", state: "now" }]);
    expect(steps(null)).toEqual([]);
  });
});

describe("where a floating card stands", () => {
  const bounds = { left: 0, top: 0, width: 1000, height: 600 };
  const anchor = { left: 450, top: 250, width: 100, height: 80 };
  const size = { width: 300, height: 200 };

  it("takes the side that hides the fewest lit targets, and never its own", () => {
    const left = { left: 200, top: 250, width: 100, height: 80 };
    expect(place(anchor, size, bounds, [left]).left).toBe(562);
    const right = { left: 600, top: 250, width: 100, height: 80 };
    expect(place(anchor, size, bounds, [right]).left).toBe(138);
  });

  it("stays within its bounds, and at their foot without a target", () => {
    expect(place(null, size, bounds, [])).toEqual({ left: 0, top: 400 });
    const corner = { left: 960, top: 560, width: 40, height: 40 };
    const spot = place(corner, size, bounds, []);
    expect(spot.left + size.width).toBeLessThanOrEqual(1000);
    expect(spot.top + size.height).toBeLessThanOrEqual(600);
  });

  it("a card under the pointer stands above its place unless that hides a space", () => {
    const hand = { left: 400, top: 700, width: 100, height: 100 };
    expect(placeAbove(hand, size, bounds, [])).toEqual({ left: 300, top: 400 });
    const space = { left: 420, top: 450, width: 80, height: 80 };
    expect(placeAbove(hand, size, bounds, [space])).toEqual({ left: 0, top: 400 });
  });
});

it("a printed line is a label and a sentence", () => {
  expect(labelled("Cost: 1 water.")).toEqual({ label: "Cost", rest: "1 water." });
  expect(labelled("Combat space.")).toEqual({ label: "", rest: "Combat space." });
});
