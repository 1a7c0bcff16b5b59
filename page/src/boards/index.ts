/** Which board a table is played on. */
import type { Screen } from "../lib/api";
import type { BoardLayout } from "./board";
import { uprising } from "./uprising";

const LAYOUTS: Record<string, BoardLayout> = { uprising };

/** The layout for a table's edition. */
export function boardOf(screen: Pick<Screen, "edition">): BoardLayout {
  return LAYOUTS[screen.edition] ?? uprising;
}
