/** Chances in words of the language. */
import { lang } from "./i18n.svelte";

/** A chance from 0 to 1. */
export function percent(chance: number): string {
  return new Intl.NumberFormat(lang(), { style: "percent", maximumFractionDigits: 0 }).format(
    chance,
  );
}

/** A change of a chance in percentage points, with its sign. */
export function points(change: number): string {
  const words = new Intl.NumberFormat(lang(), {
    maximumFractionDigits: 0,
    signDisplay: "exceptZero",
  });
  return words.format(100 * change);
}
