import { afterEach, describe, expect, it } from "vitest";
import { thing } from "../lib/things";
import { homeRect, placeRect } from "./geometry";

/** An element that stands there. */
function put(parent: Element, top: number, bottom: number, name: string, place?: string): Element {
  const element = document.createElement("div");
  element.className = name;
  if (place) element.dataset.place = place;
  element.getBoundingClientRect = () => new DOMRect(0, top, 100, bottom - top);
  parent.append(element);
  return element;
}

globalThis.DOMRect ??= class {
  constructor(
    readonly left: number,
    readonly top: number,
    readonly width: number,
    readonly height: number,
  ) {}
  get right(): number {
    return this.left + this.width;
  }
  get bottom(): number {
    return this.top + this.height;
  }
} as typeof DOMRect;

afterEach(() => document.body.replaceChildren());

describe("where a thing is seen", () => {
  it("is no more of it than what scrolls leaves", () => {
    const content = put(document.body, 50, 300, "content");
    put(content, 280, 340, "row", "space:arrakeen");
    put(content, 320, 380, "row", "space:carthag");
    expect(placeRect(thing("space", "arrakeen"))).toMatchObject({ top: 280, height: 20 });
    expect(placeRect(thing("space", "carthag"))).toBeNull();
  });

  it("is the chip in the bar for a seat whose panel is out of sight", () => {
    const content = put(document.body, 50, 300, "content");
    put(content, 400, 500, "seat").setAttribute("data-home", "1");
    put(document.body, 2, 46, "chip").setAttribute("data-seat", "1");
    expect(homeRect(1)).toMatchObject({ top: 2, height: 44 });
  });
});
