import { readFileSync } from "node:fs";
import { beforeEach, describe, expect, it } from "vitest";
import type { Decision, LogLine, Screen } from "../../lib/api";
import { headingOf } from "../../lib/glossary";
import { readBundle } from "../../lib/i18n.svelte";
import { suggestionFor, type Known } from "./advice";
import { hintsFor, RULES, type Hint } from "./coach";
import {
  firstSentence,
  onRequest,
  recall,
  remember,
  unsaid,
  type Level,
  type Memory,
} from "./memory";
import { action, decision, screen, seat } from "./testing";
import { change, line } from "../../testing/table";

const TRACKS = {
  fremen: { icon: "fremen", rewards: {}, point_level: 2, alliance_level: 4, top: 6 },
};
const hints = (screen: Screen): Hint[] => hintsFor(screen, 0, TRACKS);
const ids = (screen: Screen): string[] => hints(screen).map((h) => h.id);
const none = (): number => 0;
const known = (rest: Partial<Known> = {}): Known => ({
  revealWorth: none,
  costOf: none,
  persuasionOf: none,
  spaces: {},
  pointAt: {},
  ...rest,
});

describe("what the coach speaks about", () => {
  it("says what wins before anything else, then explains Agents and the Conflict", () => {
    const s = screen({ decision: decision("turn", [action("card:dagger"), action("reveal")]) });
    expect(ids(s).slice(0, 3)).toEqual(["win", "turn", "conflict"]);
    const later = screen({ decision: decision("turn", [action("reveal")]) }, { round: 2 });
    expect(ids(later)).not.toContain("win");
  });

  it("explains how Combat ended, once the next turn has come", () => {
    const d = decision("turn", [action("card:dagger")]);
    const log = [
      line(0, "revealed", "Ana reveals."),
      line(1, "reward", "Feyd takes the first reward."),
      line(1, "won", "Feyd wins."),
      line(0, "reward", "Ana takes the second reward."),
      line(-1, "round", "Round 2 begins."),
    ];
    const seen = (lines: LogLine[], news_from: number): Screen =>
      screen({ decision: d, log: lines, news_from }, { round: 2 });
    expect(hints(seen(log, 1))[0]).toMatchObject({
      id: "result",
      args: { won: "Feyd wins.", own: "yes", reward: "Ana takes the second reward." },
    });
    expect(hints(seen(log.slice(0, 3), 1))[0]).toMatchObject({
      id: "result",
      args: { own: "no", reward: "" },
    });
    const after = [...log, line(0, "played", "Ana plays.")];
    expect(ids(seen(after, 6))).not.toContain("result");
  });

  it("says that only revealing is left when no card can be played", () => {
    const s = screen({ decision: decision("turn", [action("reveal")]) });
    expect(ids(s)).toContain("must-reveal");
    expect(ids(s)).not.toContain("turn");
  });

  it("speaks of Rivals only after they have moved", () => {
    const d = decision("turn", [action("card:dagger")]);
    const log = [line(1, "hagal"), line(0, "played")];
    const seen = (news_from: number): Screen => {
      const found = screen({ decision: d, log, news_from });
      for (const sitter of found.sitters.slice(1)) sitter.kind = "rival";
      return found;
    };
    expect(ids(seen(0))).toContain("rivals");
    expect(ids(seen(1))).not.toContain("rivals");
  });

  it("greets a new round once, not in the middle of it", () => {
    const d = decision("turn", [action("card:dagger")]);
    const log = [line(-1, "round"), line(0, "played")];
    expect(ids(screen({ decision: d, log, news_from: 0 }, { round: 2 }))[0]).toBe("round");
    expect(ids(screen({ decision: d, log, news_from: 1 }, { round: 2 }))).not.toContain("round");
  });

  it("warns when somebody is near the end", () => {
    const s = screen(
      { decision: decision("turn", [action("reveal")]) },
      { round: 5, seats: [seat(), seat({ vp: 8 })] },
    );
    expect(ids(s)[0]).toBe("near-end");
  });

  it("only keeps company while somebody else decides", () => {
    expect(ids(screen({ decision: decision("turn", [], 1) }))).toEqual(["waiting"]);
    expect(ids(screen({ over: true }))).toEqual(["over"]);
  });

  it.each(["en", "es", "de"] as const)("has words for every hint in %s", async (lang) => {
    const bundle = await readBundle(lang);
    for (const [id, rule] of Object.entries(RULES)) {
      expect(bundle.hasMessage(`coach-${id}`), id).toBe(true);
      expect(bundle.hasMessage(`coach-${id}-text`), id).toBe(true);
      expect(bundle.hasMessage(headingOf(rule)), rule).toBe(true);
    }
  });

  it.each(["en", "es", "de"] as const)("is short enough for three lines in %s", async (lang) => {
    const bundle = await readBundle(lang);
    const words = (id: string): string => {
      const pattern = bundle.getMessage(id)?.value;
      return pattern ? bundle.formatPattern(pattern, { won: "", own: "no", reward: "" }) : "";
    };
    for (const id of Object.keys(RULES)) {
      const text = words(`coach-${id}-text`);
      expect((words(`coach-${id}`) + text).length, id).toBeLessThan(225);
      expect(firstSentence(text).length, id).toBeLessThan(140);
    }
  });

  it("knows every question of the engine", () => {
    const schema = JSON.parse(readFileSync("schema.json", "utf8")) as {
      components: {
        schemas: { DecisionOut: { properties: { kind: { enum: Decision["kind"][] } } } };
      };
    };
    const kinds = schema.components.schemas.DecisionOut.properties.kind.enum;
    expect(kinds.length).toBeGreaterThan(30);
    for (const kind of kinds) {
      expect(hints(screen({ decision: decision(kind, [action("pass")]) })), kind).not.toEqual([]);
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
    expect(found).toMatchObject({ action: { action: "card:dagger" }, n: 2 });
  });

  it("is the space whose changes are best, and it names only gains", () => {
    const s = screen({
      decision: decision("space", [
        action("space:arrakeen", { changes: [change("garrison", 3, 4)] }),
        action("space:fremkit", {
          changes: [change("influence", 1, 2, "fremen"), change("vp", 0, 1), change("water", 1, 0)],
        }),
      ]),
    });
    expect(suggestionFor(s, 0, known())).toMatchObject({
      action: { action: "space:fremkit" },
      gains: [
        { what: "influence", faction: "fremen", n: 1 },
        { what: "vp", n: 1 },
      ],
    });
  });

  it("is no space if none is known to give anything", () => {
    const s = screen({ decision: decision("space", [action("space:arrakeen")]) });
    expect(suggestionFor(s, 0, known())).toBeNull();
  });

  it("follows a plan in the first two rounds: a point, a free Faction, then a free Combat space", () => {
    const effects = { signs: [{ sign: "troop" }, { sign: "draw", n: 2 }], text: "" };
    const spaces: Known["spaces"] = {
      sardaukar: { track: "emperor", combat: false, costs: [[{ sign: "spice", n: 4 }]], effects },
      fremkit: { track: "fremen", combat: true, costs: [[]], effects },
      hagga_basin: { track: null, combat: true, costs: [[{ sign: "water" }]], effects },
      arrakeen: { track: null, combat: true, costs: [[]], effects },
    };
    const says = (
      kind: Decision["kind"],
      texts: string[],
      agents: string[],
      round = 1,
      fremen = 0,
    ): unknown =>
      suggestionFor(
        screen(
          {
            decision: decision(
              kind,
              texts.map((text) => action(text, { spaces: Object.keys(spaces) })),
            ),
          },
          { round, seats: [seat({ agents_at: agents, influence: { fremen } }), seat()] },
        ),
        0,
        known({
          spaces,
          pointAt: { fremen: 2 },
          revealWorth: (id) => (id === "diplomacy" ? 1 : 0),
        }),
      );
    const cards = ["card:diplomacy", "card:dagger"];
    expect(says("turn", cards, [])).toMatchObject({
      action: { action: "card:dagger" },
      message: "coach-open-faction-card",
      space: "fremkit",
    });
    expect(says("space", ["space:arrakeen", "space:fremkit"], [])).toMatchObject({
      action: { action: "space:fremkit" },
    });
    expect(says("turn", cards, ["fremkit"])).toMatchObject({
      message: "coach-open-combat-card",
      space: "arrakeen",
    });
    expect(says("space", ["space:arrakeen"], [])).toMatchObject({
      message: "coach-open-combat-space",
    });
    expect(says("space", ["space:hagga_basin"], ["fremkit"])).toBeNull();
    expect(says("turn", cards, [], 2)).toMatchObject({ message: "coach-open-faction-card" });
    expect(says("turn", cards, [], 2, 1)).toMatchObject({ message: "coach-open-point-card" });
    expect(says("turn", cards, ["fremkit"], 2, 2)).toMatchObject({
      message: "coach-open-combat-card",
    });
    expect(says("turn", cards, [], 3)).toMatchObject({ message: "coach-suggest-card" });
  });

  it("is what a free space prints, where neither Faction nor Combat can be had", () => {
    const prints = (signs: Known["spaces"][string]["effects"]["signs"]): unknown =>
      suggestionFor(
        screen({ decision: decision("turn", [action("card:dagger", { spaces: ["hall"] })]) }),
        0,
        known({
          spaces: {
            hall: { track: null, combat: false, costs: [[]], effects: { signs, text: "" } },
          },
        }),
      );
    expect(prints([{ sign: "intrigue" }, { sign: "draw", n: 2 }])).toMatchObject({
      message: "coach-open-gain-card",
      gains: [
        { what: "intrigue", n: 1 },
        { what: "hand", n: 2 },
      ],
    });
    expect(prints([{ sign: "spice" }, { word: "or" }, { sign: "water" }])).toMatchObject({
      message: "coach-suggest-card",
    });
  });

  it("is to reveal when no card can be played, with the Persuasion in hand", () => {
    const s = screen(
      { decision: decision("turn", [action("reveal")]) },
      { seats: [seat({ hand: ["dagger", "diplomacy"] }), seat()] },
    );
    expect(suggestionFor(s, 0, known({ persuasionOf: () => 2 }))).toMatchObject({
      action: { action: "reveal" },
      n: 4,
    });
  });

  it("is the answer that gives most, in the server's own words", () => {
    const s = screen({
      decision: decision("choose", [
        action("option:0", { changes: [change("solari", 0, 1)] }),
        action("option:1", {
          label: "Gain 2 spice",
          changes: [change("spice", 0, 2)],
        }),
      ]),
    });
    expect(suggestionFor(s, 0, known())).toMatchObject({
      action: { action: "option:1" },
      label: "Gain 2 spice",
      gains: [{ what: "spice", n: 2 }],
    });
  });

  it("is the fewest troops that take the lead, and none if nothing does", () => {
    const deploys = [1, 2, 3].map((n) =>
      action(`deploy:${n}`, { changes: [change("strength", 0, 2 * n)] }),
    );
    const against = (strength: number): string | undefined =>
      suggestionFor(
        screen({
          decision: decision("agent-menu", [...deploys, action("end")]),
          fighters: [{ seat: 1, strength, place: 1, passed: false }],
        }),
        0,
        known(),
      )?.action.action;
    expect(against(2)).toBe("deploy:2");
    expect(against(9)).toBeUndefined();
  });

  it.each(["choose", "order", "use"] as const)("is what gains, where %s is asked", (kind) => {
    const water = action("option:0", { changes: [change("water", 0, 1)] });
    const s = screen({ decision: decision(kind, [action("pass"), water]) });
    expect(suggestionFor(s, 0, known())).toMatchObject({ action: water });
  });

  it("is always one of the legal answers", () => {
    const s = screen({
      decision: decision("reveal-menu", [action("acquire:overthrow"), action("end")]),
    });
    expect(suggestionFor(s, 0, known({ costOf: () => 8 }))?.action.action).toBe(
      "acquire:overthrow",
    );
    expect(suggestionFor(s, 1, known({ costOf: () => 8 }))).toBeNull();
  });
});

describe("what the coach says by itself", () => {
  const hints = ["win", "turn", "conflict"].map((id) => ({ id, rule: id }));
  const next = (seen: Memory["seen"], level: Level = "all", round = 1): string[] =>
    unsaid(hints, { level, seen, folded: false }, round).map((hint) => hint.id);

  it("begins with what wins, and goes on to what is new", () => {
    expect(next({})).toEqual(["win", "turn", "conflict"]);
    expect(next({ win: 1 })).toEqual(["turn", "conflict"]);
    expect(next({ win: 1, turn: 1 })).toEqual(["conflict", "turn"]);
  });

  it("speaks of each step through two rounds, then only of what was not said twice", () => {
    const seen = { win: 1, turn: 4, conflict: 2 };
    expect(next(seen, "all", 2)).toEqual(["turn"]);
    expect(next(seen, "all", 3)).toEqual([]);
    expect(next(seen, "few", 2)).toEqual([]);
    expect(next({}, "off")).toEqual([]);
  });

  it("says all to somebody who asks, the step at hand first", () => {
    expect(onRequest(hints).map((hint) => hint.id)).toEqual(["turn", "conflict", "win"]);
  });

  it("is a sentence where there is little room", () => {
    expect(firstSentence("At 10. That ends it.")).toBe("At 10.");
    expect(firstSentence("¿Qué? Esto.")).toBe("¿Qué?");
    expect(firstSentence("No end")).toBe("No end");
  });
});

describe("what the coach remembers", () => {
  beforeEach(() => localStorage.clear());

  it("belongs to one table", () => {
    remember("t1", { level: "off", seen: { turn: 2 }, folded: true });
    expect(recall("t1")).toMatchObject({ level: "off", folded: true });
    expect(recall("t2")).toEqual({ level: "all", seen: {}, folded: false });
  });

  it("begins anew if what is stored is damaged", () => {
    localStorage.setItem("kanly-coach-t1", "{no");
    expect(recall("t1").level).toBe("all");
  });
});
