/** Targets as they stand on the page: what can be chosen carries its action as a data attribute. */
import type { Session } from "../../lib/session.svelte";
import { isOut, keyOf, type Thing } from "../../lib/things";
import type { Rect } from "./place";

function shown(element: Element): boolean {
  const { width, height } = element.getBoundingClientRect();
  return width > 0 && height > 0;
}

/** The places themselves come before the prompt's own buttons for them. */
function all(): HTMLElement[] {
  const found = [...document.querySelectorAll<HTMLElement>("[data-action]")];
  const inPrompt = (element: HTMLElement): boolean => element.closest("#prompt") !== null;
  return [...found.filter((element) => !inPrompt(element)), ...found.filter(inPrompt)];
}

function actionOf(element: HTMLElement): string {
  return element.dataset["action"] ?? "";
}

/** Where a target stands, if it is on the screen. */
export function elementOf(target: Thing): HTMLElement | null {
  const key = keyOf(target);
  return all().find((element) => actionOf(element) === key && shown(element)) ?? null;
}

/** Everything lit, in reading order, each action once. */
export function litElements(session: Session): HTMLElement[] {
  const found = new Map<string, HTMLElement>();
  for (const element of all()) {
    const action = session.legal.get(actionOf(element));
    // Ways out stand in the prompt; they are no targets.
    if (!action || isOut(action)) continue;
    const before = found.get(action.action);
    if (!before || (!shown(before) && shown(element))) found.set(action.action, element);
  }
  return all().filter((element) => found.get(actionOf(element)) === element);
}

/** What is not to be hidden: the lit targets but this one, and a lesson's words. */
export function litRects(session: Session, but: Thing): Rect[] {
  const key = keyOf(but);
  const lit = litElements(session).filter((element) => actionOf(element) !== key);
  const voice = [...document.querySelectorAll("[data-voice]")];
  return [...lit, ...voice].filter(shown).map((element) => element.getBoundingClientRect());
}

/** Where a floating card may stand: below the bar, above the prompt and its choices. */
export function bounds(): Rect {
  const gap = 8;
  const prompt = document.getElementById("prompt");
  const tray = prompt?.querySelector("[data-tray]");
  const bottom = [prompt, tray].reduce(
    (least, element) => (element ? Math.min(least, element.getBoundingClientRect().top) : least),
    innerHeight,
  );
  return { left: gap, top: 56, width: innerWidth - 2 * gap, height: bottom - gap - 56 };
}
