/** How far something of each table was seen on this device. */
import { keep, recall } from "./kept";

/** Older tables are forgotten. */
const MOST = 30;

type Bookmark = [table: string, place: number];

const isBookmark = (one: unknown): one is Bookmark =>
  Array.isArray(one) && typeof one[0] === "string" && typeof one[1] === "number";

export class Bookmarks {
  constructor(private readonly key: string) {}

  /** Where the bookmark of a table lies; null: nowhere. */
  of(table: string): number | null {
    return this.all().find(([id]) => id === table)?.[1] ?? null;
  }

  lay(table: string, place: number): void {
    const others = this.all().filter(([id]) => id !== table);
    keep(this.key, JSON.stringify([...others, [table, place]].slice(-MOST)));
  }

  private all(): Bookmark[] {
    try {
      const found: unknown = JSON.parse(recall(this.key) ?? "[]");
      return Array.isArray(found) ? found.filter(isBookmark) : [];
    } catch {
      return [];
    }
  }
}
