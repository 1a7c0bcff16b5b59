/** Whom somebody at this device does not want to read; it is kept here, and nobody is told. */
import { keep, recall } from "./kept";

const KEY = "kanly-muted";
/** So many are kept: who was muted longest ago is read again. */
const MOST = 200;

const muted = $state({ keys: remembered() });

const keyOf = (room: string, member: number): string => `${room}/${member}`;

/** Is this member of a room muted? */
export function isMuted(room: string, member: number): boolean {
  return muted.keys.includes(keyOf(room, member));
}

/** Mute a member of a room, or not any more. */
export function mute(room: string, member: number, on: boolean): void {
  const key = keyOf(room, member);
  const others = muted.keys.filter((other) => other !== key);
  muted.keys = (on ? [...others, key] : others).slice(-MOST);
  keep(KEY, JSON.stringify(muted.keys));
}

function remembered(): string[] {
  try {
    const kept: unknown = JSON.parse(recall(KEY) ?? "[]");
    return Array.isArray(kept) ? kept.filter((key) => typeof key === "string") : [];
  } catch {
    return [];
  }
}
