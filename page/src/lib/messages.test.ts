/** The catalogues of the page: complete in every language, nothing defined twice. */
import { FluentBundle, FluentResource } from "@fluent/bundle";
import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, it } from "vitest";
import { LANGUAGES } from "./i18n.svelte";

const FOLDER = join(__dirname, "../../../src/kanly/language/catalogues");

/** Message ids with their variables, by file. */
function messages(lang: string): Map<string, { file: string; text: string }> {
  const found = new Map<string, { file: string; text: string }>();
  for (const file of readdirSync(join(FOLDER, lang)).filter((f) => f.startsWith("page-"))) {
    const source = readFileSync(join(FOLDER, lang, file), "utf8");
    const bundle = new FluentBundle(lang);
    expect(bundle.addResource(new FluentResource(source)), file).toEqual([]);
    for (const match of source.matchAll(/^([a-z][\w-]*) *=((?:.*)(?:\n(?: .*|))*)/gm)) {
      const [, id, text] = match;
      if (!id) continue;
      expect(found.has(id), `${id} is in ${file} and ${found.get(id)?.file}`).toBe(false);
      found.set(id, { file, text: text ?? "" });
    }
  }
  return found;
}

/** The variables a message uses. */
function variables(text: string): string[] {
  return [...new Set([...text.matchAll(/\$([a-z]\w*)/g)].map((m) => m[1] ?? ""))].sort();
}

describe("the page's words", () => {
  const english = messages("en");

  it.each(LANGUAGES)("%s has every message, each once, in the same file", (lang) => {
    const other = messages(lang);
    expect([...other.keys()].sort()).toEqual([...english.keys()].sort());
    for (const [id, { file }] of english) expect(other.get(id)?.file, id).toBe(file);
  });

  it.each(LANGUAGES)("%s uses no variable that English does not have", (lang) => {
    for (const [id, { text }] of messages(lang)) {
      const known = variables(english.get(id)?.text ?? "");
      for (const name of variables(text)) expect(known, `${lang} ${id}`).toContain(name);
    }
  });
});
