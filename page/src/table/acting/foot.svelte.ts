/** Prompt and hand stand at the foot of the middle column and share a height no question changes. */
import type { Attachment } from "svelte/attachments";
import type { BoardLayout } from "../../boards/board";
import { layout, type Layout } from "../../lib/layout.svelte";

/** Between board, prompt and hand. */
export const GAP = 8;
/** The board is not drawn narrower than this. */
export const LEAST_BOARD = 680;
/** The share of the column that prompt and hand take at least, where the board can spare it. */
const SHARE = 0.27;
/** Higher than this the foot is of no use. */
const MOST: Record<Layout, number> = {
  wide: 360,
  large: 250,
  medium: 250,
  tablet: 250,
  phone: 250,
};
/** Lower cards than this would tell nothing. */
const LEAST = 112;

export interface Room {
  width: number;
  height: number;
}

/** The height of the foot: what a board as wide as the column leaves, within limits. */
export function footHeight({ width, height }: Room, aspect: number, most: number): number {
  const left = height - GAP - width / aspect;
  const spare = height - GAP - LEAST_BOARD / aspect;
  return Math.floor(Math.max(LEAST, Math.min(Math.max(left, SHARE * height), spare, most)));
}

/** How the cards of the hand are drawn in so much height. */
export type Show = "cards" | "low" | "slim" | "none";

export function showFor(height: number, layout: Layout): Show {
  if (height >= (layout === "wide" ? 156 : 138)) return "cards";
  if (height >= 76) return "low";
  return height >= 26 ? "slim" : "none";
}

class Foot {
  /** The middle column; nothing while there is none. */
  column = $state.raw<Room>({ width: 0, height: 0 });
  /** The prompt with what stands above it, and what stands above it alone. */
  say = $state(0);
  above = $state(0);
  /** The cards. */
  hand = $state(0);
  /** A choice uses the hand's place too. */
  whole = $state(false);
  /** Is there a hand to share with? */
  shared = $state(0);
}

export const foot = new Foot();

/** The height of the foot beneath this board in the present column. */
export function heightBelow(board: BoardLayout): number {
  return footHeight(foot.column, board.width / board.height, MOST[layout()]);
}

/** Watch the column a part of the table stands in. */
export const inColumn: Attachment<HTMLElement> = (node) => {
  const column = node.parentElement;
  if (!column) return;
  const look = new ResizeObserver(() => {
    const { clientWidth: width, clientHeight: height } = column;
    if (width !== foot.column.width || height !== foot.column.height)
      foot.column = { width, height };
  });
  look.observe(column);
  return () => look.disconnect();
};

/** Watch the prompt and what stands above it. */
export const speaks: Attachment<HTMLElement> = (node) => {
  const say = node.parentElement;
  if (!say) return;
  const look = new ResizeObserver(() => {
    foot.say = say.offsetHeight;
    foot.above = say.offsetHeight - node.offsetHeight;
  });
  look.observe(say);
  look.observe(node);
  return () => look.disconnect();
};
