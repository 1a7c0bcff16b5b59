/** How the sides of a game are marked in drawings, and where their marks have room. */
import type { Screen } from "../../../lib/api";
import { bannerOf, teamOf } from "../../../lib/teams";

export interface Mark {
  /** The seat whose shape and colour it has. */
  seat: number;
  /** The sign of a team, in the place of a seat's. */
  banner: string;
}

/** The mark of a side; Rivals that win together have that of the first. */
export function markOf(screen: Screen | null, [seat = 0]: readonly number[]): Mark {
  const team = screen ? teamOf(screen, seat) : undefined;
  return { seat, banner: team ? bannerOf(team) : "" };
}

/** Heights moved so that each has `gap` to the next, as little as that takes, none below `bottom`. */
export function spread(heights: readonly number[], gap: number, bottom: number): number[] {
  const found = [...heights];
  const order = heights.map((_, n) => n).sort((a, b) => (heights[b] ?? 0) - (heights[a] ?? 0));
  let least = bottom;
  for (const n of order) {
    found[n] = Math.min(heights[n] ?? 0, least);
    least = found[n] - gap;
  }
  return found;
}
