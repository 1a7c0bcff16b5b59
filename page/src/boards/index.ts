/** Which board a table is played on. */
import type { Screen } from "../lib/api";
import type { BoardLayout } from "./board";
import { uprising } from "./uprising";

const LAYOUTS: Record<Screen["board"], BoardLayout> = { uprising };

/** The board of the table that is shown. */
export function boardOf(screen: Pick<Screen, "board"> | null): BoardLayout {
  if (!screen) throw new Error("no table is shown");
  return LAYOUTS[screen.board];
}
