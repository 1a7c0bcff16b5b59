/** What is printed on cards, put together for the page. */
import type { CardEntry, Sign } from "./catalogue.svelte";

/** The Reveal box of a card: Persuasion and swords first. */
export function revealSigns({ persuasion, swords, reveal }: CardEntry): Sign[] {
  return [
    ...(persuasion ? [{ sign: "persuasion", n: persuasion }] : []),
    ...(swords ? [{ sign: "sword", n: swords }] : []),
    ...reveal.signs,
  ];
}

const ROMAN = ["", "I", "II", "III", "IV"];

/** The level of a Conflict as it is printed. */
export function roman(level: number): string {
  return ROMAN[level] ?? String(level);
}

/** A line such as "Cost: 1 water." in its label, which stands out, and the rest. */
export interface Line {
  label: string;
  rest: string;
}

export function labelled(line: string): Line {
  const [, label = "", rest = line] = /^([^:,.→]{2,60}):\s(.+)$/s.exec(line) ?? [];
  return { label, rest };
}

/** A card that fits every space shows that with one badge. */
const ANY = "any-space";
const EVERY = 7;

/** The Agent icons of a card as they are drawn. */
export function shownIcons(icons: readonly string[]): readonly string[] {
  return icons.length < EVERY ? icons : [ANY];
}
