/** One tab stop for a group: arrow keys, Home and End move between its items ([data-item]). */
import type { Attachment } from "svelte/attachments";

const STEPS: Readonly<Record<string, number>> = {
  ArrowDown: 1,
  ArrowRight: 1,
  ArrowUp: -1,
  ArrowLeft: -1,
};

export const roving: Attachment<HTMLElement> = (group) => {
  let current: HTMLElement | null = null;

  const items = (): HTMLElement[] => [...group.querySelectorAll<HTMLElement>("[data-item]")];

  function settle(): void {
    const all = items();
    if (!current || !all.includes(current)) {
      current = all.find((item) => item.classList.contains("lit")) ?? all[0] ?? null;
    }
    for (const item of all) item.tabIndex = item === current ? 0 : -1;
  }

  function focused(event: FocusEvent): void {
    const item = (event.target as Element).closest<HTMLElement>("[data-item]");
    if (item && item !== current) {
      current = item;
      settle();
    }
  }

  function pressed(event: KeyboardEvent): void {
    const all = items();
    const here = all.indexOf(event.target as HTMLElement);
    if (here < 0 || event.ctrlKey || event.altKey || event.metaKey) return;
    const step = STEPS[event.key];
    let to: HTMLElement | undefined;
    if (step !== undefined) to = all[(here + step + all.length) % all.length];
    else if (event.key === "Home") to = all[0];
    else if (event.key === "End") to = all.at(-1);
    if (!to) return;
    event.preventDefault();
    event.stopPropagation();
    to.focus();
  }

  settle();
  const watch = new MutationObserver(settle);
  watch.observe(group, { childList: true, subtree: true });
  group.addEventListener("focusin", focused);
  group.addEventListener("keydown", pressed);
  return () => {
    watch.disconnect();
    group.removeEventListener("focusin", focused);
    group.removeEventListener("keydown", pressed);
  };
};
