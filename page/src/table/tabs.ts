/** The tabs of narrow screens, and which of them a question belongs to. */
import type { Action } from "../lib/api";
import type { Session } from "../lib/session.svelte";

export type Tab = "board" | "conflict" | "cards" | "seats" | "log" | "people";

export const TABS: readonly { id: Tab; icon: string; sorts: readonly Action["sort"][] }[] = [
  { id: "board", icon: "map", sorts: ["space", "post", "faction", "seat"] },
  { id: "conflict", icon: "combat", sorts: [] },
  { id: "cards", icon: "card", sorts: ["acquire", "contract"] },
  { id: "seats", icon: "person", sorts: ["battle", "discarded", "played", "revealed"] },
  { id: "log", icon: "log", sorts: [] },
  { id: "people", icon: "people", sorts: [] },
];

/** How many answers lie behind a tab. */
export function targetsIn(session: Session, id: Tab): number {
  const sorts = TABS.find((tab) => tab.id === id)?.sorts ?? [];
  return [...session.legal.values()].filter(({ sort }) => sorts.includes(sort)).length;
}

/** The tab a question is best answered on: that of its targets; it stays if it has some.  The end
    of the game is told in place of the board. */
export function tabFor(session: Session, now: Tab): Tab {
  if (session.screen?.over) return "board";
  if (!session.deciding) return now;
  if (session.decision?.kind === "combat") return "conflict";
  if (session.decision?.kind === "turn") return "board";
  if (targetsIn(session, now)) return now;
  return TABS.find(({ id }) => targetsIn(session, id))?.id ?? now;
}
