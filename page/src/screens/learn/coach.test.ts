import { readFileSync } from "node:fs";
import { beforeEach, describe, expect, it } from "vitest";
import { headingOf } from "../../lib/glossary";
import { readBundle } from "../../lib/i18n.svelte";
import { hintsFor, recall, remember, RULES, suggestionFor, type Known } from "./coach";
import { action, decision, screen, seat } from "./testing";

const ids = (...args: Parameters<typeof hintsFor>): string[] => hintsFor(...args).map((h) => h.id);
const none = (): number => 0;
const known = (rest: Partial<Known> = {}): Known => ({
  revealWorth: none,
  costOf: none,
  spaces: {},
  ...rest,
});

describe("what the coach speaks about", () => {
  it("explains Agents in the first turn and the Conflict after that", () => {
    const s = screen({ decision: decision("turn", [action("card:dagger"), action("reveal")]) });
    expect(ids(s, 0).slice(0, 2)).toEqual(["turn", "conflict"]);
  });

  it("says that only revealing is left when no card can be played", () => {
    const s = screen({ decision: decision("turn", [action("reveal")]) });
    expect(ids(s, 0)).toContain("must-reveal");
    expect(ids(s, 0)).not.toContain("turn");
  });

  it("speaks of Rivals only after they have moved", () => {
    const d = decision("turn", [action("card:dagger")]);
    const rival = { event: "hagal", seat: 1, text: "" };
    const own = { event: "played", seat: 0, text: "" };
    expect(ids(screen({ decision: d, log: [own, rival] }), 0)).toContain("rivals");
    expect(ids(screen({ decision: d, log: [rival, own] }), 0)).not.toContain("rivals");
  });

  it("greets a new round once, not in the middle of it", () => {
    const d = decision("turn", [action("card:dagger")]);
    const begins = { event: "round", seat: -1, text: "" };
    const own = { event: "played", seat: 0, text: "" };
    expect(ids(screen({ decision: d, log: [own, begins] }, { round: 2 }), 0)[0]).toBe("round");
    expect(ids(screen({ decision: d, log: [begins, own] }, { round: 2 }), 0)).not.toContain(
      "round",
    );
  });

  it("warns when somebody is near the end", () => {
    const s = screen(
      { decision: decision("turn", [action("reveal")]) },
      { seats: [seat(), seat({ vp: 8 })] },
    );
    expect(ids(s, 0)[0]).toBe("near-end");
  });

  it("only keeps company while somebody else decides", () => {
    expect(ids(screen({ decision: decision("turn", [], 1) }), 0)).toEqual(["waiting"]);
    expect(ids(screen({ over: true }), 0)).toEqual(["over"]);
  });

  it("has nothing to say about a question it does not know", () => {
    expect(hintsFor(screen({ decision: decision("unheard-of", [action("option:0")]) }), 0)).toEqual(
      [],
    );
  });

  it.each(["en", "es", "de"] as const)("has words for every hint in %s", async (lang) => {
    const bundle = await readBundle(lang);
    for (const [id, rule] of Object.entries(RULES)) {
      expect(bundle.hasMessage(`coach-${id}`), id).toBe(true);
      expect(bundle.hasMessage(`coach-${id}-text`), id).toBe(true);
      expect(bundle.hasMessage(headingOf(rule)), rule).toBe(true);
    }
  });

  it("knows every question of the engine", () => {
    const text = readFileSync("../src/kanly/language/prompts.py", "utf8");
    const list = /KINDS: Final = \(([^)]*)\)/.exec(text)?.[1] ?? "";
    const kinds = [...list.matchAll(/"([a-z-]+)"/g)].map((m) => m[1] ?? "");
    expect(kinds.length).toBeGreaterThan(30);
    for (const kind of kinds) {
      expect(hintsFor(screen({ decision: decision(kind, [action("pass")]) }), 0), kind).not.toEqual(
        [],
      );
    }
  });
});

describe("what the coach suggests", () => {
  it("is a card that gives little when revealed and reaches many spaces", () => {
    const s = screen({
      decision: decision("turn", [
        action("card:diplomacy", { spaces: ["a", "b", "c"] }),
        action("card:dagger", { spaces: ["a", "b"] }),
        action("reveal"),
      ]),
    });
    const found = suggestionFor(s, 0, known({ revealWorth: (id) => (id === "diplomacy" ? 1 : 0) }));
    expect(found).toMatchObject({ action: "card:dagger", n: 2 });
  });

  it("is the space whose changes are best, and it names only gains", () => {
    const s = screen({
      decision: decision("space", [
        action("space:arrakeen", { changes: [{ what: "garrison", before: 3, after: 4 }] }),
        action("space:fremkit", {
          changes: [
            { what: "influence:fremen", before: 1, after: 2 },
            { what: "vp", before: 0, after: 1 },
            { what: "water", before: 1, after: 0 },
          ],
        }),
      ]),
    });
    expect(suggestionFor(s, 0, known())).toMatchObject({
      action: "space:fremkit",
      gains: [
        { what: "influence:fremen", n: 1 },
        { what: "vp", n: 1 },
      ],
    });
  });

  it("is no space if none is known to give anything", () => {
    const s = screen({ decision: decision("space", [action("space:arrakeen")]) });
    expect(suggestionFor(s, 0, known())).toBeNull();
  });

  it("follows a plan in the first two turns: a free Faction, then a free Combat space", () => {
    const spaces: Known["spaces"] = {
      sardaukar: { faction: "emperor", combat: false, costs: [[{ sign: "spice", n: 4 }]] },
      fremkit: { faction: "fremen", combat: true, costs: [[]] },
      hagga_basin: { faction: null, combat: true, costs: [[{ sign: "water" }]] },
      arrakeen: { faction: null, combat: true, costs: [[]] },
    };
    const says = (kind: string, texts: string[], agents: string[], round = 1): unknown =>
      suggestionFor(
        screen(
          {
            decision: decision(
              kind,
              texts.map((text) => action(text, { spaces: Object.keys(spaces) })),
            ),
          },
          { round, seats: [seat({ agents_at: agents }), seat()] },
        ),
        0,
        known({ spaces, revealWorth: (id) => (id === "diplomacy" ? 1 : 0) }),
      );
    const cards = ["card:diplomacy", "card:dagger"];
    expect(says("turn", cards, [])).toEqual({
      action: "card:dagger",
      message: "coach-open-faction-card",
      space: "fremkit",
    });
    expect(says("space", ["space:arrakeen", "space:fremkit"], [])).toMatchObject({
      action: "space:fremkit",
    });
    expect(says("turn", cards, ["fremkit"])).toMatchObject({
      message: "coach-open-combat-card",
      space: "arrakeen",
    });
    expect(says("space", ["space:arrakeen"], [])).toMatchObject({
      message: "coach-open-combat-space",
    });
    expect(says("space", ["space:hagga_basin"], ["fremkit"])).toBeNull();
    expect(says("turn", cards, [], 2)).toMatchObject({ message: "coach-suggest-card" });
  });

  it("is the fewest troops that take the lead, and none if nothing does", () => {
    const deploys = [1, 2, 3].map((n) =>
      action(`deploy:${n}`, { changes: [{ what: "strength", before: 0, after: 2 * n }] }),
    );
    const against = (strength: number): string | undefined =>
      suggestionFor(
        screen({
          decision: decision("agent-menu", [...deploys, action("end")]),
          fighters: [{ seat: 1, strength, place: 1 }],
        }),
        0,
        known(),
      )?.action;
    expect(against(2)).toBe("deploy:2");
    expect(against(9)).toBeUndefined();
  });

  it("is always one of the legal answers", () => {
    const s = screen({
      decision: decision("reveal-menu", [action("acquire:overthrow"), action("end")]),
    });
    expect(suggestionFor(s, 0, known({ costOf: () => 8 }))?.action).toBe("acquire:overthrow");
    expect(suggestionFor(s, 1, known({ costOf: () => 8 }))).toBeNull();
  });
});

describe("what the coach remembers", () => {
  beforeEach(() => localStorage.clear());

  it("belongs to one table", () => {
    remember("t1", { level: "off", seen: { turn: 2 } });
    expect(recall("t1").level).toBe("off");
    expect(recall("t2")).toEqual({ level: "all", seen: {} });
  });

  it("begins anew if what is stored is damaged", () => {
    localStorage.setItem("kanly-coach-t1", "{no");
    expect(recall("t1").level).toBe("all");
  });
});
