/** Small things the panels beside the board share. */
import type { Sitter } from "../../lib/api";
import { botWho } from "../../lib/bots";
import { catalogue } from "../../lib/catalogue.svelte";
import { has, t } from "../../lib/i18n.svelte";
import type { Session } from "../../lib/session.svelte";
import { thing, type Thing } from "../../lib/things";

/** The tone class of a card: its first Faction. */
export function toneOfCard(factions: readonly string[]): string {
  return factions[0] ? `f-${factions[0]}` : "f-none";
}

/** How many cards lie in a pile that may be hidden. */
export function pileSize(pile: string[] | number): number {
  return typeof pile === "number" ? pile : pile.length;
}

/** Cards of a pile, or lines of a text, with their number, in the order they first come. */
export function counted(all: readonly string[]): [id: string, n: number][] {
  const found = new Map<string, number>();
  for (const id of all) found.set(id, (found.get(id) ?? 0) + 1);
  return [...found];
}

/** The same thing several times in a row, once with its number. */
export function runs(values: readonly number[]): [value: number, n: number][] {
  const found: [number, number][] = [];
  for (const value of values) {
    const last = found.at(-1);
    if (last && last[0] === value) last[1] += 1;
    else found.push([value, 1]);
  }
  return found;
}

/** The Leader or Rival at a seat, or the seat's name before Leaders are chosen. */
export function leaderName(sitter: Sitter): string {
  if (sitter.leader) return catalogue().leaders[sitter.leader]?.name ?? sitter.label;
  if (sitter.rival) return catalogue().rivals[sitter.rival]?.name ?? sitter.label;
  return sitter.label;
}

/** The Leader or Rival in one word, where there is little room. */
export function shortLeader(sitter: Sitter): string {
  const id = `side-short-${sitter.leader ?? sitter.rival ?? ""}`;
  return has(id) ? t(id) : leaderName(sitter);
}

/** What explains the Leader or Rival. */
export function leaderTarget(sitter: Sitter): Thing | null {
  if (sitter.leader) return thing("leader", sitter.leader);
  return sitter.rival ? thing("rival", sitter.rival) : null;
}

/** Who sits there, in words. */
export function whoSits(sitter: Sitter, you: boolean): string {
  if (sitter.kind === "rival") return t(sitter.role === "spoiler" ? "side-spoiler" : "side-rival");
  if (sitter.kind === "bot") return botWho(sitter.bot);
  if (sitter.standin) {
    return you ? t("people-for-you") : t("people-for", { name: sitter.name || t("side-person") });
  }
  if (you) return sitter.name ? t("side-you-named", { name: sitter.name }) : t("side-you");
  return sitter.name || t("side-person");
}

/** A seat as it is spoken, with its points if it can have any. */
export function spoken(sitter: Sitter, you: boolean, points: number, deciding = false): string {
  const args = { name: leaderName(sitter), who: whoSits(sitter, you), n: points };
  if (sitter.role === "spoiler") return t("side-spoiler-label", args);
  return t(deciding ? "side-strip-deciding" : "side-seat-label", args);
}

/** A seat in a sentence: "You", or the name it is shown under. */
export function seatName(session: Session, seat: number): string {
  if (seat === session.viewer) return t("side-you");
  return session.screen?.sitters[seat]?.label ?? "";
}

/** The same in one word: a person by name, everybody else by the Leader's or Rival's short name. */
export function shortName(session: Session, seat: number): string {
  const sitter = session.screen?.sitters[seat];
  if (!sitter) return "";
  if (seat === session.viewer) return t("side-you");
  return sitter.kind === "person" && sitter.name ? sitter.name : shortLeader(sitter);
}

/** The name of a Conflict or Objective card. */
export function battleName(id: string): string {
  const { conflicts, objectives } = catalogue();
  return conflicts[id]?.name ?? objectives[id]?.name ?? id;
}

/** The battle icon of a Conflict or Objective card. */
export function battleIcon(id: string): string {
  const { conflicts, objectives } = catalogue();
  return conflicts[id]?.icon ?? objectives[id]?.icon ?? "wild";
}

/** What explains a Conflict or Objective card. */
export function battleTarget(id: string): Thing {
  return thing(id in catalogue().conflicts ? "conflict" : "objective", id);
}

/** The same list, the last first. */
export function backwards<T>(list: readonly T[]): T[] {
  return [...list].reverse();
}
