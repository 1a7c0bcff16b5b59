/** Whose Leader has been introduced: once a game. */

const keyOf = (table: string): string => `kanly-met-${table}`;

export function hasMet(table: string): boolean {
  try {
    return localStorage.getItem(keyOf(table)) !== null;
  } catch {
    return false;
  }
}

export function meet(table: string): void {
  try {
    localStorage.setItem(keyOf(table), "1");
  } catch {
    // A browser that keeps nothing introduces the Leader again.
  }
}
