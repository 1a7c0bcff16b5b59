/** What a caption says. */
import { counted } from "../table/side/parts";
import type { Line } from "./acts";
import { PICTURES } from "./pictures";

/** A turn in short, but for its first line; the same thing several times is told once. */
export function inShort(lines: readonly Line[], head: Line | null, seat: number | null): string {
  const said = lines
    .filter((line) => line.index !== head?.index && PICTURES[line.event] !== "log")
    .map((line) => (line.seat === seat ? line.tail || line.text : line.text).replace(/\.$/, ""));
  return counted(said)
    .map(([text, n]) => (n > 1 ? `${text} ×${n}` : text))
    .join(" · ");
}
