/** How far the log of each table was seen on this device. */
import { keep, recall } from "../lib/kept";

const KEY = "kanly-seen";
/** Older tables are forgotten. */
const MOST = 30;

type Seen = [table: string, lines: number];

const isSeen = (one: unknown): one is Seen =>
  Array.isArray(one) && typeof one[0] === "string" && typeof one[1] === "number";

function kept(): Seen[] {
  try {
    const found: unknown = JSON.parse(recall(KEY) ?? "[]");
    return Array.isArray(found) ? found.filter(isSeen) : [];
  } catch {
    return [];
  }
}

/** So many lines of a table's log were seen here; null: it was never open. */
export function seenOf(table: string): number | null {
  return kept().find(([id]) => id === table)?.[1] ?? null;
}

export function sawUpTo(table: string, lines: number): void {
  const others = kept().filter(([id]) => id !== table);
  keep(KEY, JSON.stringify([...others, [table, lines]].slice(-MOST)));
}
