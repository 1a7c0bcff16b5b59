/** How long something lasts, in words. */
const UNITS = [
  ["day", 86_400],
  ["hour", 3_600],
  ["minute", 60],
  ["second", 1],
] as const;

/** "5 minutes": whole numbers of the largest unit it has. */
export function duration(seconds: number, lang: string): string {
  const [unit, length] = UNITS.find(([, length]) => seconds >= length) ?? UNITS[3];
  const format = new Intl.NumberFormat(lang, { style: "unit", unit, unitDisplay: "long" });
  return format.format(Math.floor(Math.max(0, seconds) / length));
}

/** "9:05": minutes and seconds. */
export function countdown(seconds: number): string {
  const left = Math.max(0, Math.ceil(seconds));
  return `${Math.floor(left / 60)}:${String(left % 60).padStart(2, "0")}`;
}
