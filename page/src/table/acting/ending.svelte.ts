/** A turn in which nothing is left to do ends by itself, for those who want that. */
import type { Session } from "../../lib/session.svelte";
import { settings } from "../../lib/settings.svelte";

/** So long Undo can still be pressed. */
export const MOMENT = 2500;

export class EndsByItself {
  constructor(private readonly session: Session) {}

  private last = $derived.by(() => {
    const { only, busy } = this.session;
    const leaves = only?.sort === "end" || only?.sort === "pass";
    return settings.ending === "auto" && leaves && !busy ? only.action : null;
  });

  /** Will it end in a moment? */
  get soon(): boolean {
    return this.last !== null;
  }

  /** End it after a moment, unless something comes between; how to stop waiting. */
  wait(): (() => void) | undefined {
    const action = this.last;
    void this.session.screen?.revision;
    if (!action) return undefined;
    const timer = setTimeout(() => void this.session.act(action), MOMENT);
    return () => clearTimeout(timer);
  }
}
