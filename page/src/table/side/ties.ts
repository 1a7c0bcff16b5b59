/** Ties in the Conflict, spelled out.  The places are the server's; only the sentence is made here. */
import type { Fighter } from "../../lib/api";
import { lang, t } from "../../lib/i18n.svelte";

/** Names as a list in the page's language. */
export function listNames(names: readonly string[]): string {
  return new Intl.ListFormat(lang(), { type: "conjunction" }).format(names);
}

/** Units, swords and strength in words; what is not there is not named. */
export function unitsText(
  seat: { deployed: number; worms: number; swords: number },
  strength: number,
): string {
  return [
    seat.deployed ? t("side-n-troops", { n: seat.deployed }) : "",
    seat.worms ? t("side-n-worms", { n: seat.worms }) : "",
    seat.deployed || seat.worms ? "" : t("side-no-units"),
    seat.swords ? t("side-n-swords", { n: seat.swords }) : "",
    t("side-strength", { n: strength }),
  ]
    .filter(Boolean)
    .join(", ");
}

/** One sentence for each group of equal strength, and one if a teammate may concede. */
export function tieLines(fighters: readonly Fighter[], name: (seat: number) => string): string[] {
  const groups = new Map<number, Fighter[]>();
  for (const fighter of fighters) {
    if (fighter.strength > 0) {
      groups.set(fighter.strength, [...(groups.get(fighter.strength) ?? []), fighter]);
    }
  }
  const tied = [...groups.values()].filter((group) => group.length > 1);
  const lines = tied.map((group) =>
    t("side-tie-line", {
      names: listNames(group.map((fighter) => name(fighter.seat))),
      strength: group[0]?.strength ?? 0,
      place: group[0]?.place ?? 0,
      won: fighters.some((fighter) => fighter.place === 1) ? "yes" : "no",
    }),
  );
  return fighters.some((fighter) => fighter.may_concede)
    ? [...lines, t("side-tie-concede")]
    : lines;
}
