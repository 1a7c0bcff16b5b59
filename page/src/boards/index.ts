/** Which board a table is played on. */
import type { Screen } from "../lib/api";
import type { BoardLayout } from "./board";
import { imperium } from "./imperium";
import { six_players } from "./six_players";
import { uprising } from "./uprising";

const LAYOUTS = { uprising, six_players, imperium } satisfies Record<Screen["board"], BoardLayout> &
  Record<string, BoardLayout>;

/** The board of the table that is shown. */
export function boardOf(screen: Pick<Screen, "board"> | null): BoardLayout {
  if (!screen) throw new Error("no table is shown");
  return LAYOUTS[screen.board];
}
