/** What seats, Leaders and bots are called on the first screen. */
import type { TableInfo } from "../../lib/api";
import { botWho, nameOf, type Offer } from "../../lib/bots";
import { catalogue } from "../../lib/catalogue.svelte";
import { has, t } from "../../lib/i18n.svelte";
import {
  leaderAt,
  mindAt,
  playing,
  rivalsOf,
  type Hindrance,
  type SetupForm,
} from "../../lib/setup";
import { teamName } from "../../lib/teams";

/** A seat by its name, or by its number. */
export function seatName(form: SetupForm, seat: number): string {
  const sitter = playing(form)[seat];
  const name = sitter?.kind === "person" ? sitter.name.trim() : "";
  return name || t("setup-seat-n", { n: seat + 1 });
}

/** Who may be the first player: a player by name or number, a Rival also by the card it plays. */
export function starterName(form: SetupForm, seat: number): string {
  if (seat < form.players) return seatName(form, seat);
  return `${seatName(form, seat)} · ${t("setup-rival")}: ${characterName(form, seat)}`;
}

/** The Leader or Rival of a seat as far as it is settled. */
export function characterName(form: SetupForm, seat: number): string {
  const sitter = playing(form)[seat];
  if (!sitter) return rivalName(rivalsOf(form, catalogue())[seat - form.players] ?? null);
  const id = leaderAt(form, catalogue(), seat);
  const fixed = id !== null && id !== sitter.leader;
  if (form.draft && !fixed) return t("setup-drafted");
  if (form.recommended && !fixed) return t("setup-suited");
  return id ? leaderName(id) : t("setup-random");
}

/** A team by the Leader who always commands it. */
export function sideName(form: SetupForm, seats: readonly number[]): string {
  const id = leaderAt(form, catalogue(), seats[0] ?? 0) ?? "";
  return teamName({ id, name: leaderName(id) });
}

export function leaderName(id: string): string {
  const { leaders, names } = catalogue();
  return leaders[id]?.name ?? names.leaders[id] ?? id;
}

export function rivalName(id: string | null): string {
  const { rivals, names } = catalogue();
  return id ? (rivals[id]?.name ?? names.rivals[id] ?? id) : t("setup-random");
}

/** Who sits there, in a few words. */
export function sitterName(form: SetupForm, seat: number, offer: Offer | null): string {
  const sitter = playing(form)[seat];
  if (sitter?.kind === "person") return sitter.name.trim() || t("setup-person");
  if (sitter?.kind === "open") return t("setup-open");
  return offer ? botWho(nameOf(mindAt(form, seat, offer))) : t("side-bot");
}

/** Why something cannot be picked. */
export function hindranceText(form: SetupForm, why: Hindrance): string {
  const own = why.code === "module" ? `setup-not-module-${why.module}` : "";
  const id = own && has(own) ? own : `setup-not-${why.code}`;
  return t(id, "seat" in why ? { seat: seatName(form, why.seat) } : {});
}

/** The names of the seats of a saved game, as at the table. */
export function tableNames(table: TableInfo): string[] {
  const { leaders, rivals } = catalogue().names;
  return table.seats.map(({ name, rival, leader }, n) => {
    const character = rivals[rival ?? ""] ?? leaders[leader ?? ""];
    return name || character || t("setup-seat-n", { n: n + 1 });
  });
}

/** Where a saved game stands. */
export function tableTitle(table: TableInfo): string {
  if (table.damaged) return t("saved-damaged");
  const round = table.round === 0 ? t("setup-saved-choosing") : t("round-n", { n: table.round });
  if (table.over) return `${round}, ${t("setup-saved-over")}`;
  const name = table.deciding === null ? undefined : tableNames(table)[table.deciding];
  return name ? `${round}, ${t("setup-saved-decides", { name })}` : round;
}
