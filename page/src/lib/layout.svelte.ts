/** Which of the designed layouts fits the window. */
export type Layout = "wide" | "large" | "medium" | "tablet" | "phone";

/** A window lower than this has no room for the board above prompt and hand. */
const LOW = 500;
/** A phone on its side is at least so wide. */
const ON_ITS_SIDE = 560;

export function isPocket(width: number, height: number): boolean {
  return height < LOW && width >= ON_ITS_SIDE;
}

export function layoutFor(width: number, height: number): Layout {
  if (isPocket(width, height)) return "phone";
  if (width >= 1600) return "wide";
  if (width >= 1200) return "large";
  if (width >= 1024) return "medium";
  if (width >= 700) return "tablet";
  return "phone";
}

const size = $state({
  layout: layoutFor(innerWidth, innerHeight),
  pocket: isPocket(innerWidth, innerHeight),
});

addEventListener("resize", () => {
  size.layout = layoutFor(innerWidth, innerHeight);
  size.pocket = isPocket(innerWidth, innerHeight);
});

/** The layout for the present window. */
export function layout(): Layout {
  return size.layout;
}

/** Is this a phone on its side?  Then the board is small, and prompt and hand stand side by side. */
export function pocket(): boolean {
  return size.pocket;
}
