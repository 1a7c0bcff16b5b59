/** The settings as they stand on their screen, in groups; what each may be says the store. */
import type { Setting } from "../../lib/settings.svelte";

export type Row =
  | { kind: "words"; setting: Setting; order: readonly string[] }
  | { kind: "switch"; setting: Setting; on: string; off: string }
  | { kind: "volume" };

export interface Group {
  id: string;
  icon: string;
  rows: Row[];
}

const words = (setting: Setting, ...order: string[]): Row => ({ kind: "words", setting, order });
const onOff = (setting: Setting): Row => ({ kind: "switch", setting, on: "on", off: "off" });

export const SETTINGS: Group[] = [
  {
    id: "pace",
    icon: "play",
    rows: [
      words("pace", "step", "slow", "normal", "fast", "instant"),
      words("scenes", "wait", "timed", "none"),
      onOff("missed"),
    ],
  },
  {
    id: "control",
    icon: "check",
    rows: [
      { kind: "switch", setting: "ending", on: "auto", off: "ask" },
      words("confirm", "careful", "always"),
      onOff("keys"),
    ],
  },
  {
    id: "sound",
    icon: "sound",
    rows: [words("sound", "off", "turn", "all"), { kind: "volume" }, onOff("wind")],
  },
  { id: "hints", icon: "lamp", rows: [words("hints", "off", "first", "always")] },
  {
    id: "sight",
    icon: "text",
    rows: [
      words("text", "small", "normal", "large", "larger"),
      words("theme", "system", "light", "dark"),
      words("motion", "system", "full", "reduced"),
      onOff("pictures"),
      words("language", "system", "en", "es", "de"),
    ],
  },
];
