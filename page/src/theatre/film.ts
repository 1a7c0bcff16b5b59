/** Turns, Combats and turning rounds that can be looked at again. */
import type { LogLine } from "../lib/api";
import { actAt, scripted, type Act, type Line } from "./acts";

export interface Past {
  act: Act;
  lines: Line[];
}

/** Was there anything to see?  Nobody fights in some Combats, and nothing turns before round 1. */
function isScene({ act, lines }: Past): boolean {
  if (act.kind === "combat") {
    return lines.some(({ event }) => event === "fought" || event === "hagal-swords");
  }
  return act.kind === "turn" || (act.from > 0 && (lines[0]?.round ?? 0) > 0);
}

/** What was shown since a line of the log, from the act on that this line belongs to. */
export function past(log: readonly LogLine[], from: number): Past[] {
  const found: Past[] = [];
  const first = actAt(log, from)?.from ?? from;
  for (const { act, lines } of scripted(log, first, null).beats) {
    const last = found.at(-1);
    if (last?.act === act) last.lines.push(...lines);
    else found.push({ act, lines: [...lines] });
  }
  return found.filter((one) => (one.lines.at(-1)?.index ?? -1) >= from && isScene(one));
}

/** The same without the turn of whoever looks: it begins with the first turn of others. */
export function pastOfOthers(log: readonly LogLine[], from: number, viewer: number): Past[] {
  const all = past(log, from);
  const first = all.findIndex(({ act }) => act.seat !== viewer);
  return first < 0 ? [] : all.slice(first);
}
