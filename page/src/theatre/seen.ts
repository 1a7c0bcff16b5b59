/** How far the log of each table was seen on this device. */
import { Bookmarks } from "../lib/bookmarks";

const seen = new Bookmarks("kanly-seen");

/** So many lines of a table's log were seen here; null: it was never open. */
export function seenOf(table: string): number | null {
  return seen.of(table);
}

export function sawUpTo(table: string, lines: number): void {
  seen.lay(table, lines);
}
