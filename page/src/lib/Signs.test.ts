/** Signs of a module in games with and without it. */
import { cleanup, render } from "@testing-library/svelte";
import { afterEach, describe, expect, it } from "vitest";
import type { Sign } from "./catalogue.svelte";
import Signs from "./Signs.svelte";

const TAKEN: Sign[] = [
  { sign: "draw" },
  { sign: "contract", module: "choam", otherwise: [{ sign: "solari", n: 2 }] },
];

function drawn(modules?: string[]): string[] {
  const session = modules && { screen: { modules } };
  const { container } = render(Signs, {
    props: { items: TAKEN },
    context: new Map([["session", session]]),
  });
  return [...container.querySelectorAll("use")].map((use) => use.getAttribute("href") ?? "");
}

describe("a sign of a module", () => {
  afterEach(cleanup);

  it("is as printed away from a table and in a game with the module", () => {
    expect(drawn()).toEqual(["#i-draw", "#i-contract"]);
    expect(drawn(["choam"])).toEqual(["#i-draw", "#i-contract"]);
  });

  it("gives way to what holds in a game without the module", () => {
    expect(drawn([])).toEqual(["#i-draw", "#i-solari"]);
  });
});
