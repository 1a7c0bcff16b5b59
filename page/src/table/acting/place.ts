/** Where a floating card goes: beside its target, hiding as little as possible. */
export interface Rect {
  left: number;
  top: number;
  width: number;
  height: number;
}

export interface Spot {
  left: number;
  top: number;
}

const GAP = 12;

function overlap(a: Rect, b: Rect): number {
  const w = Math.min(a.left + a.width, b.left + b.width) - Math.max(a.left, b.left);
  const h = Math.min(a.top + a.height, b.top + b.height) - Math.max(a.top, b.top);
  return w > 0 && h > 0 ? w * h : 0;
}

function clamp(value: number, least: number, most: number): number {
  return Math.max(least, Math.min(value, Math.max(least, most)));
}

/** The best of the four sides of `anchor` within `bounds`; `avoid` are the lit targets. */
export function place(
  anchor: Rect | null,
  size: { width: number; height: number },
  bounds: Rect,
  avoid: Rect[],
): Spot {
  const fit = (left: number, top: number): Spot => ({
    left: clamp(left, bounds.left, bounds.left + bounds.width - size.width),
    top: clamp(top, bounds.top, bounds.top + bounds.height - size.height),
  });
  if (!anchor) return fit(bounds.left, bounds.top + bounds.height - size.height);
  const middleX = anchor.left + anchor.width / 2 - size.width / 2;
  const middleY = anchor.top + anchor.height / 2 - size.height / 2;
  const spots = [
    fit(anchor.left - size.width - GAP, middleY),
    fit(anchor.left + anchor.width + GAP, middleY),
    fit(middleX, anchor.top - size.height - GAP),
    fit(middleX, anchor.top + anchor.height + GAP),
  ];
  return best(spots, size, [...avoid, ...Array<Rect>(20).fill(anchor)]);
}

/** Above the target, or in a lower corner where that hides less. */
export function placeAbove(
  anchor: Rect,
  size: { width: number; height: number },
  bounds: Rect,
  avoid: Rect[],
): Spot {
  const top = Math.max(bounds.top, bounds.top + bounds.height - size.height);
  const most = Math.max(bounds.left, bounds.left + bounds.width - size.width);
  const middle = clamp(anchor.left + anchor.width / 2 - size.width / 2, bounds.left, most);
  const spots = [middle, bounds.left, most].map((left) => ({ left, top }));
  return best(spots, size, avoid);
}

function best(spots: Spot[], size: { width: number; height: number }, avoid: Rect[]): Spot {
  const hidden = (spot: Spot): number =>
    avoid.reduce(
      (sum, rect) =>
        sum +
        overlap({ ...spot, width: size.width, height: size.height }, rect) /
          Math.max(1, rect.width * rect.height),
      0,
    );
  return spots.reduce((least, spot) => (hidden(spot) < hidden(least) ? spot : least));
}
