import { describe, expect, it } from "vitest";
import { anchored, LEAST, MOST, pinch, within } from "./zoom";

function touch(type: string, ...points: [number, number][]): Event {
  const event = new Event(type, { cancelable: true });
  const touches = points.map(([clientX, clientY]) => ({ clientX, clientY }));
  return Object.assign(event, { touches });
}

describe("pinching the map", () => {
  it("follows the distance of two fingers and stays within limits", () => {
    const node = document.createElement("div");
    let width = 960;
    const stop = pinch(
      () => width,
      async (to) => void (width = to),
    )(node);
    node.dispatchEvent(touch("touchstart", [0, 0], [100, 0]));
    const move = touch("touchmove", [0, 0], [150, 0]);
    node.dispatchEvent(move);
    expect(width).toBeCloseTo(1440);
    expect(move.defaultPrevented).toBe(true);
    node.dispatchEvent(touch("touchmove", [0, 0], [900, 0]));
    expect(width).toBe(MOST);
    node.dispatchEvent(touch("touchmove", [0, 0], [1, 0]));
    expect(width).toBe(LEAST);
    stop();
    node.dispatchEvent(touch("touchstart", [0, 0], [100, 0]));
    node.dispatchEvent(touch("touchmove", [0, 0], [150, 0]));
    expect(width).toBe(LEAST);
  });

  it("leaves one finger to scrolling", () => {
    const node = document.createElement("div");
    let width = 960;
    pinch(
      () => width,
      async (to) => void (width = to),
    )(node);
    node.dispatchEvent(touch("touchstart", [0, 0]));
    const move = touch("touchmove", [0, 50]);
    node.dispatchEvent(move);
    expect(move.defaultPrevented).toBe(false);
    expect(width).toBe(960);
  });

  it("keeps the point between the fingers where it is", () => {
    const scroll = anchored(300, 100, 1.5);
    expect((scroll + 100) / 1.5).toBeCloseTo(300 + 100);
    expect(within(5000)).toBe(MOST);
  });
});
