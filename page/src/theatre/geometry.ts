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

/** What of a place of the board can be seen, wherever it is drawn. */
export function placeRect(thing: Thing | null): DOMRect | null {
  const element = thing && elementOf(`[data-place="${keyOf(thing)}"]`);
  if (!element) return null;
  const rect = element.getBoundingClientRect();
  const lens = element.closest(".lens")?.getBoundingClientRect();
  if (!lens) return rect;
  const [left, top] = [Math.max(rect.left, lens.left), Math.max(rect.top, lens.top)];
  const [right, bottom] = [Math.min(rect.right, lens.right), Math.min(rect.bottom, lens.bottom)];
  return right > left && bottom > top ? new DOMRect(left, top, right - left, bottom - top) : null;
}

/** What lies before a seat: its panel, else its chip in the bar. */
export function homeRect(seat: number): DOMRect | null {
  return rectOf(`[data-home="${seat}"]`) ?? rectOf(`[data-seat="${seat}"]`);
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
