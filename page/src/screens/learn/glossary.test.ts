import { describe, expect, it } from "vitest";
import { BOOKS, CHAPTERS, GROUPS, headingOf, helpOf, TERMS, toldIn } from "../../lib/glossary";
import { LANGUAGES, readBundle, setLang } from "../../lib/i18n.svelte";

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

  it.each(BOOKS)("links only to what the help of %s has", (book) => {
    const { chapters, groups } = helpOf(book);
    const terms = groups.flatMap((group) => group.terms);
    const ids = new Set([...chapters, ...terms].map(({ id }) => id));
    for (const { id, see } of [...chapters, ...terms]) {
      expect(see.length, id).toBeGreaterThan(0);
      for (const other of see) expect(ids.has(other), `${id} -> ${other}`).toBe(true);
    }
    expect(ids.has("spy")).toBe(book !== "imperium");
    expect(ids.has("mentat")).toBe(book === "imperium");
    expect(ids.has("closed-space")).toBe(book !== "uprising");
  });

  it("has its own words where the game of 2020 differs", async () => {
    await setLang("en");
    expect(toldIn("imperium", "gloss-strength-text")).not.toContain("sandworm");
    expect(toldIn("uprising", "gloss-strength-text")).toContain("sandworm");
    expect(toldIn("imperium", "gloss-sword-text")).toBe(toldIn("uprising", "gloss-sword-text"));
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
