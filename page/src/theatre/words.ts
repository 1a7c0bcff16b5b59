/** What a caption says. */
import type { Line } from "./acts";
import { PICTURES } from "./pictures";

/** A turn in short, but for its first line; the same thing several times is told once. */
export function inShort(lines: readonly Line[], head: Line | null, seat: number | null): string {
  const found = new Map<string, number>();
  for (const line of lines) {
    if (line.index === head?.index || PICTURES[line.event] === "log") continue;
    const said = line.seat === seat ? line.tail || line.text : line.text;
    const text = said.replace(/\.$/, "");
    found.set(text, (found.get(text) ?? 0) + 1);
  }
  return [...found].map(([text, n]) => (n > 1 ? `${text} ×${n}` : text)).join(" · ");
}
