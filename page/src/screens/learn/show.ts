/** Lead the eye and the focus to an answer, without giving it. */
import type { Session } from "../../lib/session.svelte";
import { isPrinted } from "../../lib/things";
import { elementOf } from "../../table/acting/targets";

const POINTING = 1600;

/** What has an explanation of its own opens it; other answers are pointed at where they stand. */
export function show(session: Session, key: string): void {
  const action = session.legal.get(key);
  if (!action) return;
  if (session.asksFirst(action) && action.id) session.select(action);
  else if (isPrinted(action)) session.inspect(action);
  else point(elementOf(action) ?? document.getElementById("prompt"));
}

function point(control: HTMLElement | null): void {
  if (!control) return;
  control.scrollIntoView({ block: "nearest" });
  control.focus({ preventScroll: true });
  const ring = { outline: "4px solid var(--act)", outlineOffset: "3px" };
  control.animate([ring, ring], { duration: POINTING });
}
