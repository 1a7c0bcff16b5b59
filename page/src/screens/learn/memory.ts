/** Whose Leader has been introduced: once a game. */
import { keep, recall } from "../../lib/kept";

const keyOf = (table: string): string => `kanly-met-${table}`;

export function hasMet(table: string): boolean {
  return recall(keyOf(table)) !== null;
}

export function meet(table: string): void {
  keep(keyOf(table), "yes");
}
