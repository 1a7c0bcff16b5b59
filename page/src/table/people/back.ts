/** Taking back what others have seen. */
import type { Session } from "../../lib/session.svelte";
import type { People } from "./people.svelte";

/** Can the viewer ask the others to let the last action be taken back? */
export function mayAskBack(session: Session, people: People | undefined): boolean {
  const { screen, viewer } = session;
  if (!people?.room || !people.hasOthers || people.room.asked || !screen || screen.over)
    return false;
  if (viewer < 0 || session.replaced || session.canUndo) return false;
  const ended = screen.undo_ends === "other-seat" || screen.undo_ends === "hidden-seen";
  return ended && session.log.some(({ seat, begins }) => begins && seat === viewer);
}
