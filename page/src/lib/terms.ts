/** How people get along at a table: who may come and watch, and how long they think. */
import type { Clock, Terms } from "./api";
import { duration } from "./duration";
import { lang, t } from "./i18n.svelte";

export const WATCHING = ["nobody", "now", "later"] as const satisfies Terms["watching"][];

const MINUTE = 60;
const HOUR = 60 * MINUTE;
const DAY = 24 * HOUR;
export const NO_CLOCK: Clock = { kind: "none", seconds: 0 };

/** The clocks one can choose from. */
export const CLOCKS = {
  move: [...[1, 2, 5, 10, 30].map((n) => n * MINUTE), ...[1, 2, 3, 7].map((n) => n * DAY)],
  game: [15, 30, 60, 90].map((n) => n * MINUTE),
} as const;

/** What holds unless something else is agreed on. */
export const USUAL_TERMS: Terms = { listed: false, watching: "nobody", clock: NO_CLOCK };

/** Is nothing else agreed on? */
export function isUsual({ listed, watching, clock = NO_CLOCK }: Terms): boolean {
  return !listed && watching === "nobody" && clock.kind === "none";
}

/** A clock as the value of a list. */
export function clockKey({ kind, seconds }: Clock): string {
  return kind === "none" ? kind : `${kind} ${seconds}`;
}

/** The clock of such a value. */
export function clockOf(key: string): Clock {
  const [kind, seconds] = key.split(" ");
  return kind === "move" || kind === "game" ? { kind, seconds: Number(seconds) } : NO_CLOCK;
}

/** A length of time as in the list of clocks; an hour and a half is 90 minutes. */
export function clockTime(seconds: number): string {
  if (seconds % HOUR === 0 || seconds < MINUTE) return duration(seconds, lang());
  const format = { style: "unit", unit: "minute", unitDisplay: "long" } as const;
  return new Intl.NumberFormat(lang(), format).format(Math.round(seconds / MINUTE));
}

/** What is agreed on other than usual, in a few words each. */
export function termsWords({ listed, watching, clock = NO_CLOCK }: Terms): string[] {
  return [
    ...(listed ? [t("terms-with-listed")] : []),
    ...(watching === "nobody" ? [] : [t(`terms-with-${watching}`)]),
    ...(clock.kind === "none"
      ? []
      : [t(`terms-time-${clock.kind}`, { time: clockTime(clock.seconds) })]),
  ];
}

/** Terms from a stored value of any shape. */
export function readTerms(value: unknown): Terms {
  if (typeof value !== "object" || value === null) return USUAL_TERMS;
  const { listed, watching, clock } = value as Record<string, unknown>;
  return {
    listed: listed === true,
    watching: WATCHING.find((word) => word === watching) ?? "nobody",
    clock: readClock(clock),
  };
}

function readClock(value: unknown): Clock {
  if (typeof value !== "object" || value === null) return NO_CLOCK;
  const { kind, seconds } = value as Record<string, unknown>;
  if (kind !== "move" && kind !== "game") return NO_CLOCK;
  const known = CLOCKS[kind].find((offered) => offered === seconds);
  return known === undefined ? NO_CLOCK : { kind, seconds: known };
}
