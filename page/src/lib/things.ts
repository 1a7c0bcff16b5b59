/** Things of the game: what sort each is, and the engine's id of it. */
import type { Action, Thing as ServerThing } from "./api";

/** What the server names, and what only the catalogue and the rules help do. */
export type Sort = ServerThing["sort"] | "conflict" | "objective" | "term";

export interface Thing {
  sort: Sort;
  id: string;
}

export function thing(sort: Sort, id: string): Thing {
  return { sort, id };
}

/** A thing as one word; of what can be chosen it is the action that does so. */
export function keyOf({ sort, id }: Thing): string {
  return id ? `${sort}:${id}` : sort;
}

/** The Imperium cards, wherever they lie. */
const CARDS: ReadonlySet<Sort> = new Set<Sort>([
  "card",
  "acquire",
  "throne",
  "discarded",
  "played",
  "revealed",
]);

export function isCard({ sort }: Thing): boolean {
  return CARDS.has(sort);
}

/** What something is printed on: the others are only answers. */
const PRINTED: ReadonlySet<Sort> = new Set<Sort>([
  ...CARDS,
  "space",
  "post",
  "faction",
  "intrigue",
  "contract",
  "battle",
  "leader",
]);

export function isPrinted({ sort }: Pick<Action, "sort">): boolean {
  return PRINTED.has(sort);
}

/** What stands on the board. */
const ON_BOARD: ReadonlySet<Sort> = new Set<Sort>(["space", "post", "faction", "seat", "wall"]);

export function isOnBoard({ sort }: Thing): boolean {
  return ON_BOARD.has(sort);
}

/** Is a teammate named?  That is chosen in the prompt, not on the board. */
export function isMate({ sort, means }: Pick<Action, "sort" | "means">): boolean {
  return sort === "seat" && means !== null && means !== "give-alliance" && means !== "oppose";
}

/** The ways out of a question, which stand in the prompt alone. */
export function isOut({ sort }: Pick<Action, "sort">): boolean {
  return sort === "pass" || sort === "end" || sort === "reveal";
}
