/** Time that is left, in few letters. */
import { countdown } from "../../lib/duration";
import { t } from "../../lib/i18n.svelte";

const MINUTE = 60;
const HOUR = 60 * MINUTE;
const DAY = 24 * HOUR;

/** Days and hours, hours and minutes, or minutes and seconds. */
export function timeText(seconds: number): string {
  const [d, h] = [Math.floor(seconds / DAY), Math.floor((seconds % DAY) / HOUR)];
  if (d) return t("people-days", { d, h });
  if (h) return t("people-hours", { h, min: Math.floor((seconds % HOUR) / MINUTE) });
  return countdown(seconds);
}
