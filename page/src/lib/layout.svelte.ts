/** Which of the designed layouts fits the window. */
export type Layout = "wide" | "large" | "medium" | "tablet" | "phone";

export function layoutFor(width: number): Layout {
  if (width >= 1600) return "wide";
  if (width >= 1200) return "large";
  if (width >= 1024) return "medium";
  if (width >= 700) return "tablet";
  return "phone";
}

const size = $state({ layout: layoutFor(innerWidth) });

addEventListener("resize", () => (size.layout = layoutFor(innerWidth)));

/** The layout for the present width. */
export function layout(): Layout {
  return size.layout;
}
