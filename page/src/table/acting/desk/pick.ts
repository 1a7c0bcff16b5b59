/** A desk has something chosen from the first moment on: confirming is one press. */
import { untrack } from "svelte";
import type { Action } from "../../../lib/api";
import type { Session } from "../../../lib/session.svelte";

/** Choose an answer to begin with; call while a desk is set up. */
export function beginWith(session: Session, action: Action | undefined): void {
  untrack(() => {
    if (action && session.selected === null) session.select(action);
  });
}

/** The answer that is chosen now, among those of the desk. */
export function chosenOf(session: Session): Action | undefined {
  return session.selected ? session.legal.get(session.selected) : undefined;
}
