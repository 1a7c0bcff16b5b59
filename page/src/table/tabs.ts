/** The tabs of narrow screens, and which of them a question belongs to. */
import type { Session } from "../lib/session.svelte";

export type Tab = "board" | "conflict" | "cards" | "seats" | "log";

export const TABS: readonly { id: Tab; icon: string; targets: RegExp | null }[] = [
  { id: "board", icon: "map", targets: /^(space|post|faction|seat):/ },
  { id: "conflict", icon: "combat", targets: null },
  { id: "cards", icon: "card", targets: /^(acquire|contract):/ },
  { id: "seats", icon: "person", targets: /^(battle|discarded|played|revealed):/ },
  { id: "log", icon: "log", targets: null },
];

/** How many answers lie behind a tab. */
export function targetsIn(session: Session, id: Tab): number {
  const targets = TABS.find((tab) => tab.id === id)?.targets;
  return targets ? [...session.legal.keys()].filter((action) => targets.test(action)).length : 0;
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
