/** What a player has chosen for this device; kept there, and read wherever it matters. */
import { keep, recall } from "./kept";

/** Every setting with what it may be; the first is what it is until somebody chooses. */
export const CHOICES = {
  /** How fast others' turns are shown. */
  pace: ["normal", "step", "slow", "fast", "instant"],
  /** Do the scenes of Combat and round end go on by themselves, wait, or not appear? */
  scenes: ["timed", "wait", "none"],
  /** Does a turn with nothing left to do end by itself, after a moment? */
  ending: ["ask", "auto"],
  /** Is asked about before it is done what pays or gives something up, too, or only what is final? */
  confirm: ["careful", "always"],
  /** Is what happened while nobody looked shown to whoever comes back? */
  missed: ["on", "off"],
  sound: ["all", "turn", "off"],
  /** Wind behind the table. */
  wind: ["off", "on"],
  hints: ["first", "always", "off"],
  text: ["normal", "small", "large", "larger"],
  motion: ["system", "full", "reduced"],
  theme: ["system", "light", "dark"],
  language: ["system", "en", "es", "de"],
  /** Pictures on cards. */
  pictures: ["on", "off"],
  /** Keys of the keyboard that act without Ctrl. */
  keys: ["on", "off"],
} as const;

export type Setting = keyof typeof CHOICES;
export type Chosen = { [S in Setting]: (typeof CHOICES)[S][number] } & { volume: number };

const KEY = "kanly-settings";
/** Where single settings were kept before there was one place for all of them. */
const BEFORE = { theme: "kanly-theme", language: "kanly-lang", keys: "kanly-keys" } as const;
const LOUD = 0.6;

function first(): Chosen {
  const chosen = Object.fromEntries(
    Object.entries(CHOICES).map(([name, [value]]) => [name, value]),
  );
  return { ...chosen, volume: LOUD } as Chosen;
}

/** What is kept on the device, as far as it can be read and is known. */
function kept(): Chosen {
  const chosen: Record<string, unknown> = first();
  try {
    const before = Object.entries(BEFORE).map(([name, key]) => [name, recall(key)] as const);
    const stored: unknown = JSON.parse(recall(KEY) ?? "{}");
    for (const [name, value] of [...before, ...Object.entries(stored as object)]) {
      const choices: readonly unknown[] | undefined = CHOICES[name as Setting];
      if (choices?.includes(value)) chosen[name] = value;
    }
    const { volume } = stored as { volume?: unknown };
    if (typeof volume === "number" && volume >= 0 && volume <= 1) chosen["volume"] = volume;
  } catch {
    // Nothing readable there: as if nothing had been chosen.
  }
  return chosen as Chosen;
}

const chosen = $state(kept());

/** The settings, to be read; `choose` changes them. */
export const settings: Readonly<Chosen> = chosen;

/** Change a setting, at once and for the next time. */
export function choose<S extends keyof Chosen>(setting: S, value: Chosen[S]): void {
  chosen[setting] = value;
  keep(KEY, JSON.stringify(chosen));
}

const still = matchMedia("(prefers-reduced-motion: reduce)");
const dark = matchMedia("(prefers-color-scheme: dark)");
const system = $state({ still: still.matches, dark: dark.matches });
still.addEventListener("change", (event) => (system.still = event.matches));
dark.addEventListener("change", (event) => (system.dark = event.matches));

/** Shall nothing travel across the screen? */
export function reducedMotion(): boolean {
  return settings.motion === "reduced" || (settings.motion === "system" && system.still);
}

/** The colours of the page now. */
export function theme(): "light" | "dark" {
  if (settings.theme !== "system") return settings.theme;
  return system.dark ? "dark" : "light";
}

/** Everything about the looks that the style sheets ask the root of the page for. */
export function dress(root: HTMLElement): void {
  root.dataset["theme"] = theme();
  root.dataset["text"] = settings.text;
  root.dataset["motion"] = reducedMotion() ? "reduced" : "full";
}
