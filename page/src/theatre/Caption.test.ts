import { render, screen as shown } from "@testing-library/svelte";
import { createRawSnippet, tick } from "svelte";
import { beforeAll, beforeEach, describe, expect, test, vi } from "vitest";
import type { LogLine } from "../lib/api";
import { choose } from "../lib/settings.svelte";
import { furnish, line, sit } from "../testing/table";
import Caption from "./Caption.svelte";
import Scene from "./Scene.svelte";
import { after, gained, played } from "./testing";

const start = [played(0, "arrakeen")].map((one) => ({ ...one, round: 1 }));
const feyd = [played(1, "sardaukar"), gained(1, "spice", -4)].map((one) => ({ ...one, round: 1 }));
const asks = createRawSnippet(() => ({ render: () => "<p>What now?</p>" }));

function stage(lines: LogLine[]) {
  const { session, context } = sit(after(start, 1));
  session.theatre.receive(after(start, 1));
  session.theatre.receive(after([...start, ...lines], 0));
  return { session, context };
}

beforeAll(furnish);
beforeEach(() => {
  choose("pace", "step");
  choose("scenes", "wait");
});

describe("the caption", () => {
  test("stands in the prompt's place while something is shown, and no longer", async () => {
    const { session, context } = stage(feyd);
    render(Caption, { props: { children: asks }, context });
    expect(shown.queryByText("What now?")).toBeNull();
    expect(shown.getByText("1 plays dagger to sardaukar.")).toBeTruthy();
    expect(shown.getByRole("button", { name: "Step" }).getAttribute("aria-pressed")).toBe("true");
    session.theatre.skipAll();
    await tick();
    expect(shown.getByText("What now?")).toBeTruthy();
  });

  test("Space ends a beat, Shift and Space stops, S goes to the own turn", async () => {
    const { session, context } = stage(feyd);
    render(Caption, { props: { children: asks }, context });
    const press = (key: string, shiftKey = false): void =>
      void window.dispatchEvent(new KeyboardEvent("keydown", { key, shiftKey, bubbles: true }));
    press(" ");
    expect(session.theatre.beat?.kind).toBe("agent");
    press(" ", true);
    expect(session.theatre.paused).toBe(true);
    press("s");
    await tick();
    expect(session.theatre.act).toBeNull();
  });

  test("a scene goes on by a press", async () => {
    const combat = line(0, "combat", "Combat begins.", {
      common: true,
      round: 1,
      things: [{ sort: "battle", id: "siege" }],
    });
    const fought = line(1, "fought", "", { common: true, round: 1, numbers: [6, 1] });
    const { session, context } = stage([combat, fought]);
    render(Caption, { props: { children: asks }, context });
    expect(session.theatre.beat?.kind).toBe("strength");
    shown.getByRole("button", { name: "Continue" }).click();
    await tick();
    expect(session.theatre.beat?.kind).toBe("ranking");
  });
});

describe("a Combat's scene", () => {
  const told = (seat: number, event: LogLine["event"], text = "", more: Partial<LogLine> = {}) =>
    line(seat, event, text, { round: 1, tail: text.replace(/^\S+ /, ""), ...more });
  const fought = (seat: number, strength: number, place: number): LogLine =>
    told(seat, "fought", "", { common: true, numbers: [strength, place] });
  const combat = told(0, "combat", "Combat begins.", {
    common: true,
    things: [{ sort: "battle", id: "siege" }],
  });
  const swords = told(2, "hagal-swords", "Staban reveals Secrets for Combat.", {
    things: [{ sort: "hagal", id: "secrets" }],
    numbers: [2],
    changes: [{ seat: 2, what: "strength", faction: null, by: 2 }],
  });

  function scene(lines: LogLine[]) {
    vi.spyOn(Element.prototype, "getBoundingClientRect").mockReturnValue(
      new DOMRect(0, 0, 400, 300),
    );
    const { session, context } = stage(lines);
    document.body.innerHTML = '<div class="table-screen"><div class="fit"></div></div>';
    const { container } = render(Scene, { context });
    render(Caption, { props: { children: asks }, context });
    const on = async () => {
      session.theatre.proceed();
      await tick();
    };
    const caption = () => document.querySelector("[data-caption] b")?.textContent;
    return { session, container, on, caption };
  }

  test("turns up each Rival's card at its lane, and says what its step is", async () => {
    const { container, on, caption } = scene([
      combat,
      swords,
      fought(2, 6, 1),
      told(2, "reward", "", { outcome: true }),
      gained(2, "spice", 2),
    ]);
    expect(caption()).toBe("Combat begins.");
    expect(container.querySelector("[data-turned]")).toBeNull();
    await on();
    expect(caption()).toBe("Staban reveals Secrets for Combat.");
    expect(container.querySelector("[data-turned]")?.textContent).toMatch(/Secrets\s*\+2/);
    expect(container.querySelector(".bonus")?.textContent).toBe("+2");
    await on();
    expect(caption()).toBe("The strengths are ranked.");
    await on();
    expect(caption()).toBe("The rewards are taken.");
  });

  test("tells the reward's gains apart from what is bought, and why points are gained", async () => {
    const { container, on } = scene([
      combat,
      fought(2, 6, 1),
      told(2, "reward", "", { outcome: true }),
      gained(2, "spice", 3),
      told(2, "paid", "Staban pays 7 spice.", {
        outcome: true,
        changes: [{ seat: 2, what: "spice", faction: null, by: -7 }],
      }),
      told(2, "scored", "Staban gains 1 Victory Point (bought with resources).", {
        outcome: true,
        changes: [{ seat: 2, what: "vp", faction: null, by: 1 }],
      }),
      told(2, "won", "Staban wins.", { outcome: true }),
    ]);
    await on();
    await on();
    const chips = [...container.querySelectorAll(".lane .mark")].map((one) =>
      one.textContent?.trim(),
    );
    expect(chips).toEqual(["+3", "+1"]);
    expect(container.querySelector(".told")?.textContent).toContain(
      "pays 7 spice · gains 1 Victory Point (bought with resources)",
    );
  });

  test("says whose reward a sandworm doubles, whichever it is", async () => {
    const { session, container, on } = scene([combat, fought(2, 9, 1), fought(1, 6, 2)]);
    session.theatre.fighters = session.theatre.fighters.map((one) =>
      one.seat === 1 ? { ...one, worms: 1 } : one,
    );
    await on();
    expect(container.textContent).toContain("Feyd: reward doubled by a sandworm.");
    expect(container.textContent).not.toContain("Staban: reward doubled");
  });
});

test("a Combat shows who fights with how much, and spells out ties", async () => {
  vi.spyOn(Element.prototype, "getBoundingClientRect").mockReturnValue(new DOMRect(0, 0, 400, 300));
  const fought = (seat: number): LogLine =>
    line(seat, "fought", "", { common: true, round: 1, numbers: [6, 2] });
  const { session, context } = stage([
    line(0, "combat", "Combat begins.", {
      common: true,
      round: 1,
      things: [{ sort: "battle", id: "siege" }],
    }),
    fought(0),
    fought(1),
  ]);
  document.body.innerHTML = '<div class="table-screen"><div class="fit"></div></div>';
  const { container } = render(Scene, { context });
  session.theatre.proceed();
  await tick();
  expect(container.textContent).toContain("tied at 6");
  expect(container.querySelector("[aria-current]")?.textContent?.trim()).toBe("Ranking");
});
