import { describe, expect, it } from "vitest";
import { CHAPTERS, GROUPS, headingOf, TERMS } from "../../lib/glossary";
import { LANGUAGES, readBundle } from "../../lib/i18n.svelte";

describe("the glossary", () => {
  it("has about sixty words or more, each once, none named like a chapter", () => {
    const ids = [...TERMS.map((term) => term.id), ...CHAPTERS.map((chapter) => chapter.id)];
    expect(TERMS.length).toBeGreaterThanOrEqual(60);
    expect(new Set(ids).size).toBe(ids.length);
  });

  it("links only to what there is, and every word to another", () => {
    const ids = new Set([...TERMS, ...CHAPTERS].map((entry) => entry.id));
    for (const entry of [...TERMS, ...CHAPTERS]) {
      expect(entry.see.length, entry.id).toBeGreaterThan(0);
      for (const id of entry.see) {
        expect(ids.has(id), `${entry.id} -> ${id}`).toBe(true);
        expect(id).not.toBe(entry.id);
      }
    }
  });

  it.each(LANGUAGES)("is written in %s", async (lang) => {
    const bundle = await readBundle(lang);
    const wanted = [
      ...TERMS.flatMap((term) => [headingOf(term.id), `gloss-${term.id}-text`]),
      ...GROUPS.map((group) => `learn-group-${group.id}`),
      ...CHAPTERS.flatMap((chapter) => [
        headingOf(chapter.id),
        ...Array.from({ length: chapter.steps }, (_, k) => `chapter-${chapter.id}-${k + 1}`),
      ]),
    ];
    for (const id of wanted) expect(bundle.hasMessage(id), id).toBe(true);
  });
});
