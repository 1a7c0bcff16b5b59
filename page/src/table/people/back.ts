/** Taking back what others have seen. */
import type { Session } from "../../lib/session.svelte";
import type { People } from "./people.svelte";

/** Can the viewer ask the others, and need they?  Not while something is asked already. */
export function mayAskBack({ viewer, canUndo }: Session, people: People | undefined): boolean {
  const room = people?.room;
  return Boolean(room && !room.asked && !canUndo && room.may_ask_back.includes(viewer));
}
