import { beforeEach, describe, expect, it } from "vitest";
import { headingOf } from "../../lib/glossary";
import { LANGUAGES, readBundle } from "../../lib/i18n.svelte";
import { choose } from "../../lib/settings.svelte";
import { firstSentence, hintOf, RULES } from "./coach";
import { hasMet, meet } from "./memory";
import { screen } from "./testing";

beforeEach(() => localStorage.clear());

describe("what is explained to a beginner", () => {
  it.each(LANGUAGES)("has words and rules to read in %s", async (lang) => {
    const bundle = await readBundle(lang);
    for (const [topic, rule] of Object.entries(RULES)) {
      for (const id of [`coach-${topic}`, `coach-${topic}-text`, headingOf(rule)])
        expect(bundle.hasMessage(id), id).toBe(true);
    }
  });

  it("is not said to those who want no hints", () => {
    const hint = { topic: "turn" as const, text: "", why: [], action: null };
    const session = { screen: screen({ hint }) };
    expect(hintOf(session)).toEqual(hint);
    choose("hints", "off");
    expect(hintOf(session)).toBeNull();
    choose("hints", "first");
    expect(hintOf({ screen: null })).toBeNull();
  });

  it("can be said in one sentence", () => {
    expect(firstSentence("One. Two.")).toBe("One.");
    expect(firstSentence("None")).toBe("None");
  });
});

describe("the Leader", () => {
  it("is introduced once a game", () => {
    expect(hasMet("a")).toBe(false);
    meet("a");
    expect(hasMet("a")).toBe(true);
    expect(hasMet("b")).toBe(false);
  });
});
