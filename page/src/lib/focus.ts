/** Whoever uses the keyboard stays where they are, though what they pressed is gone. */
import { tick } from "svelte";

/** If the focus is nowhere any more, it goes there. */
export async function refocus(find: () => HTMLElement | null | undefined): Promise<void> {
  await tick();
  const at = document.activeElement;
  if (!at || at === document.body) find()?.focus();
}

/** The row of a list that has come to the place of one that is gone; the list, if it was the last. */
export function rowAt(
  list: HTMLElement | undefined,
  rows: string,
  place: number,
): HTMLElement | undefined {
  const left = list?.querySelectorAll<HTMLElement>(rows) ?? [];
  return left[Math.min(place, left.length - 1)] ?? list;
}
