/** Where things of the table stand on the screen. */
import type { Thing } from "../lib/things";
import { keyOf } from "../lib/things";

export interface Spot {
  x: number;
  y: number;
}

function elementOf(selector: string): Element | null {
  for (const element of document.querySelectorAll(selector)) {
    const rect = element.getBoundingClientRect();
    if (rect.width && rect.height) return element;
  }
  return null;
}

function rectOf(selector: string): DOMRect | null {
  return elementOf(selector)?.getBoundingClientRect() ?? null;
}

/** What scrolls hides what lies beyond its edges. */
const FRAMES = ".lens, .room, .fit:not(.full), .content, .left, .right";
/** Less than this of a thing is not worth pointing at. */
const LEAST = 10;

/** What of an element can be seen. */
function seenOf(element: Element | null): DOMRect | null {
  if (!element) return null;
  let { left, top, right, bottom } = element.getBoundingClientRect();
  for (let box = element.closest(FRAMES); box; box = box.parentElement?.closest(FRAMES) ?? null) {
    const frame = box.getBoundingClientRect();
    [left, top] = [Math.max(left, frame.left), Math.max(top, frame.top)];
    [right, bottom] = [Math.min(right, frame.right), Math.min(bottom, frame.bottom)];
  }
  const [width, height] = [right - left, bottom - top];
  return width > LEAST && height > LEAST ? new DOMRect(left, top, width, height) : null;
}

/** What of a place of the board can be seen, wherever it is drawn. */
export function placeRect(thing: Thing | null): DOMRect | null {
  return thing && seenOf(elementOf(`[data-place="${keyOf(thing)}"]`));
}

/** What lies before a seat: its panel, else its chip in the bar. */
export function homeRect(seat: number): DOMRect | null {
  return seenOf(elementOf(`[data-home="${seat}"]`)) ?? rectOf(`[data-seat="${seat}"]`);
}

/** What moves things when it grows or shrinks. */
export function movers(): Iterable<Element> {
  return document.querySelectorAll(".table-screen .content, .fit, #board, [data-home]");
}

/** The board, what is seen of it, or what stands in its place. */
export function boardRect(): DOMRect | null {
  return rectOf(".lens") ?? rectOf("#board") ?? rectOf(".table-screen .content");
}

/** What shows the acting card under the board, if it does. */
export function actingRect(): DOMRect | null {
  return rectOf(".panel.acting");
}

/** The room scenes take: that of the board, or all between the bar and the dock. */
export function sceneElement(): Element | null {
  return elementOf(".table-screen .content") ?? elementOf(".table-screen .fit");
}

/** Where units gather. */
export function conflictRect(): DOMRect | null {
  return rectOf(".panel.conflict") ?? boardRect();
}

export function middleOf(rect: DOMRect): Spot {
  return { x: rect.left + rect.width / 2, y: rect.top + rect.height / 2 };
}

/** A way from one spot to another, in an arc. */
export function arc(from: Spot, to: Spot): string {
  const high = Math.min(120, 24 + Math.hypot(to.x - from.x, to.y - from.y) * 0.18);
  const x = (from.x + to.x) / 2;
  const y = Math.max(20, Math.min(from.y, to.y) - high);
  const n = (value: number): string => value.toFixed(1);
  return `M${n(from.x)} ${n(from.y)}Q${n(x)} ${n(y)} ${n(to.x)} ${n(to.y)}`;
}
