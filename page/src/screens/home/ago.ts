/** How long ago something was, in words. */
const UNITS: readonly [Intl.RelativeTimeFormatUnit, number][] = [
  ["year", 365 * 86_400],
  ["month", 30 * 86_400],
  ["week", 7 * 86_400],
  ["day", 86_400],
  ["hour", 3_600],
  ["minute", 60],
];

/** "3 hours ago"; empty for less than a minute. */
export function ago(moment: string, now: number, lang: string): string {
  const seconds = Math.max(0, (now - Date.parse(moment)) / 1000);
  const unit = UNITS.find(([, length]) => seconds >= length);
  if (!unit) return "";
  const format = new Intl.RelativeTimeFormat(lang, { numeric: "auto" });
  return format.format(-Math.floor(seconds / unit[1]), unit[0]);
}
