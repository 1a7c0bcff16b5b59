/** What is said of games on the record. */
import { has, t } from "../../lib/i18n.svelte";

/** How many played, and the level of the Rivals. */
export function modeName({ players, level }: { players: number; level: string | null }): string {
  const id = `setup-difficulty-${level ?? ""}`;
  const many = t("setup-players-n", { n: players });
  return level && has(id) ? `${many}, ${t(id)}` : many;
}

/** A number with one digit after the point, as the language writes it. */
export function decimal(value: number, lang: string): string {
  return value.toLocaleString(lang, { minimumFractionDigits: 1, maximumFractionDigits: 1 });
}
