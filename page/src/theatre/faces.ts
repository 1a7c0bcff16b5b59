/** Which lines show a card. */
import type { Line } from "./acts";

const CARDS: ReadonlySet<string> = new Set(["card", "intrigue", "hagal"]);

export function isFaced(line: Pick<Line, "event" | "things">): boolean {
  return line.event === "revealed" || line.things.some(({ sort }) => CARDS.has(sort));
}
