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
