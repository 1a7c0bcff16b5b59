/** The page's words: Fluent catalogues shared with the rest of Kanly, one language at a time. */
import { FluentBundle, FluentResource, type FluentVariable } from "@fluent/bundle";
import { settings } from "./settings.svelte";

export const LANGUAGES = ["en", "es", "de"] as const;
export type Lang = (typeof LANGUAGES)[number];
export const LANGUAGE_NAMES: Record<Lang, string> = { en: "English", es: "Español", de: "Deutsch" };

const files = import.meta.glob<string>("../../../src/kanly/language/catalogues/*/page-*.ftl", {
  query: "?raw",
  import: "default",
});

const state = $state<{ lang: Lang; bundle: FluentBundle | null }>({ lang: "en", bundle: null });

/** The language of the page. */
export function lang(): Lang {
  return state.lang;
}

/** Read the catalogues of a language. */
export async function readBundle(lang: Lang): Promise<FluentBundle> {
  const bundle = new FluentBundle(lang, { useIsolating: false });
  for (const [path, read] of Object.entries(files)) {
    if (path.includes(`/catalogues/${lang}/`)) {
      const errors = bundle.addResource(new FluentResource(await read()));
      if (errors.length) throw errors[0];
    }
  }
  return bundle;
}

/** Speak another language from now on. */
export async function setLang(lang: Lang): Promise<void> {
  const bundle = await readBundle(lang);
  state.bundle = bundle;
  state.lang = lang;
  document.documentElement.lang = lang;
}

/** The language the player chose, or the browser's, or English. */
export function preferredLang(): Lang {
  if (settings.language !== "system") return settings.language;
  const known = (tag: string): Lang | undefined =>
    LANGUAGES.find((l) => tag.toLowerCase().startsWith(l));
  return navigator.languages.map((tag) => known(tag)).find((l) => l) ?? "en";
}

/** A message of the page in its language. */
export function t(id: string, args?: Record<string, FluentVariable>): string {
  const message = state.bundle?.getMessage(id);
  if (!message?.value || !state.bundle) return id;
  return state.bundle.formatPattern(message.value, args ?? null);
}

/** Is there such a message? */
export function has(id: string): boolean {
  return state.bundle?.hasMessage(id) ?? false;
}
