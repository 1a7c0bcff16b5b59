/** What the browser keeps for the page; one that keeps nothing must not be in the way. */

/** What was kept under a key, if anything can be kept. */
export function recall(key: string): string | null {
  try {
    return localStorage.getItem(key);
  } catch {
    return null;
  }
}

/** Keep something for the next visit, if anything can be kept. */
export function keep(key: string, value: string): void {
  try {
    localStorage.setItem(key, value);
  } catch {
    // Full or forbidden: what was chosen holds until the page is closed.
  }
}
