/** Walking the lit places in the order of the board. */

/** The lit places inside an element, in reading order. */
export function litIn(root: HTMLElement): HTMLElement[] {
  return [...root.querySelectorAll<HTMLElement>("[data-lit]")];
}

/** The lit place after the one that was visited last; the first, if that one is lit no more. */
export function nextLit(root: HTMLElement, last: string | null): HTMLElement | null {
  const lit = litIn(root);
  const at = lit.findIndex((element) => element.dataset.place === last);
  return lit[(at + 1) % lit.length] ?? null;
}
