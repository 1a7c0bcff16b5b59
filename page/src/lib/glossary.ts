/** The words of the rules help: their ids (also the anchors /rules#ID), groups and links. */
import { has, t } from "./i18n.svelte";

/** The games the help speaks of; six players are a chapter of Uprising. */
export const BOOKS = ["uprising", "imperium", "mixed"] as const;
export type Book = (typeof BOOKS)[number];

interface Entry {
  /** Only these games have it; all, if nothing is said. */
  in?: readonly Book[];
}

export interface Term extends Entry {
  id: string;
  /** Other entries worth reading next: terms or chapters. */
  see: readonly string[];
}

export interface Group extends Entry {
  id: string;
  terms: readonly Term[];
}

export interface Chapter extends Entry {
  id: string;
  steps: number;
  see: readonly string[];
}

const term = (id: string, ...see: string[]): Term => ({ id, see });
const UPRISING: readonly Book[] = ["uprising", "mixed"];
const LENT: readonly Book[] = ["imperium", "mixed"];
const only = (books: readonly Book[], ...terms: Term[]): Term[] =>
  terms.map((one) => ({ ...one, in: books }));

/** The game in short: `chapter-ID`, and its steps `chapter-ID-1` and so on. */
export const CHAPTERS: readonly Chapter[] = [
  { id: "round", steps: 5, see: ["conflict", "makers", "recall", "first-player"] },
  { id: "agent-turn", steps: 6, see: ["agent-icon", "cost", "gather-intelligence", "deploy"] },
  { id: "reveal-turn", steps: 5, see: ["persuasion", "acquire", "strength", "in-play"] },
  { id: "combat", steps: 6, see: ["combat-intrigue", "reward", "sandworm", "battle-icon"] },
  { id: "winning", steps: 5, see: ["victory-point", "influence", "endgame", "tie-breaks"] },
  {
    id: "teams",
    steps: 5,
    see: ["commander", "activate", "personal-board", "concede"],
    in: UPRISING,
  },
];

/** All words, in groups: `gloss-ID` and `gloss-ID-text`. */
export const GROUPS: readonly Group[] = [
  {
    id: "turns",
    terms: [
      term("agent", "agent-turn", "agent-icon", "swordmaster"),
      term("agent-icon", "spy-icon", "card-boxes"),
      term("space", "cost", "requirement", "occupied", "faction-space", "combat-space"),
      term("cost", "requirement", "optional"),
      term("requirement", "influence"),
      term("occupied", "space", "infiltrate"),
      term("effects-order", "optional", "agent-turn"),
      term("optional", "effects-order", "trash"),
      term("swordmaster", "agent", "solari"),
      term("recall-agent", "agent"),
      term("leader", "signet-ring"),
      term("signet-ring", "leader"),
    ],
  },
  {
    id: "cards",
    terms: [
      term("card-boxes", "agent-turn", "reveal-turn"),
      term("deck", "draw", "trash"),
      term("draw", "deck", "reveal-turn"),
      term("in-play", "reveal-turn", "fremen-bond"),
      term("persuasion", "acquire", "high-council"),
      term("acquire", "persuasion", "imperium-row", "reserve"),
      term("acquire-effect", "acquire", "victory-point"),
      term("imperium-row", "acquire"),
      term("reserve", "acquire", "trash"),
      term("discard", "deck"),
      term("trash", "deck", "optional"),
      term("fremen-bond", "in-play"),
    ],
  },
  {
    id: "goods",
    terms: [
      term("victory-point", "winning", "influence", "battle-icon"),
      term("solari", "high-council", "swordmaster"),
      term("spice", "maker-space", "tie-breaks"),
      term("water", "maker-space"),
      term("maker-space", "makers", "spice", "sandworm"),
    ],
  },
  {
    id: "politics",
    terms: [
      term("influence", "faction-space", "track-bonus", "alliance"),
      term("faction-space", "influence"),
      term("track-bonus", "influence", "alliance"),
      term("alliance", "influence"),
      term("high-council", "persuasion"),
      term("control", "defensive-bonus", "shield-wall"),
      term("defensive-bonus", "control", "conflict"),
    ],
  },
  {
    id: "spies",
    in: UPRISING,
    terms: [
      term("spy", "observation-post", "infiltrate", "gather-intelligence"),
      term("observation-post", "spy"),
      term("spy-icon", "agent-icon", "spy"),
      term("infiltrate", "occupied", "spy"),
      term("gather-intelligence", "spy", "draw"),
    ],
  },
  {
    id: "war",
    terms: [
      term("conflict", "combat", "reward"),
      term("combat-space", "deploy"),
      term("troop", "garrison", "deploy"),
      term("garrison", "troop", "deploy"),
      term("deploy", "combat-space", "garrison"),
      term("retreat", "garrison"),
      term("strength", "sword", "troop", "sandworm"),
      term("sword", "strength"),
      term("reward", "combat", "sandworm"),
      ...only(
        UPRISING,
        term("sandworm", "maker-hooks", "shield-wall", "reward"),
        term("maker-hooks", "sandworm"),
        term("shield-wall", "sandworm", "control"),
        term("battle-icon", "objective", "victory-point"),
        term("objective", "battle-icon", "first-player"),
      ),
    ],
  },
  {
    id: "intrigue",
    terms: [
      term("intrigue", "plot", "combat-intrigue", "endgame-intrigue"),
      term("plot", "intrigue"),
      term("combat-intrigue", "combat", "intrigue"),
      term("endgame-intrigue", "endgame", "intrigue"),
      term("steal-intrigue", "intrigue"),
    ],
  },
  {
    id: "contracts",
    in: UPRISING,
    terms: [
      term("contract", "complete-contract"),
      term("complete-contract", "contract", "harvest-contract"),
      term("harvest-contract", "maker-space", "complete-contract"),
    ],
  },
  {
    id: "end",
    terms: [
      term("first-player", "round", "objective"),
      term("makers", "maker-space"),
      term("recall", "round", "endgame"),
      term("endgame", "winning", "endgame-intrigue", "battle-icon"),
      term("tie-breaks", "winning"),
    ],
  },
  {
    id: "rivals",
    terms: [
      term("rival", "house-hagal", "difficulty"),
      term("house-hagal", "rival", "rival-combat"),
      term("rival-combat", "combat", "house-hagal"),
      ...only(["imperium"], term("spoiler", "house-hagal", "rival-combat")),
      ...only(UPRISING, term("scheme", "rival", "spy")),
      term("rival-goods", "swordmaster", "victory-point"),
      term("difficulty", "rival", "variants"),
      ...only(
        UPRISING,
        term("variants", "difficulty", "streamlined"),
        term("streamlined", "rival"),
      ),
    ],
  },
  {
    id: "teams",
    in: UPRISING,
    terms: [
      term("team", "teams", "commander", "ally"),
      term("commander", "activate", "personal-board", "shared-influence"),
      term("ally", "activate", "commander"),
      term("activate", "commander", "ally", "deploy"),
      term("personal-board", "commander", "track-bonus", "alliance"),
      term("shared-influence", "influence", "requirement"),
      term("reinforce", "troop", "deploy"),
      term("trade", "team", "intrigue"),
      term("throne-row", "imperium-row", "acquire"),
      term("swordmaster-bonus", "swordmaster", "sword"),
      term("concede", "combat", "reward"),
    ],
  },
  {
    id: "imperium",
    in: LENT,
    terms: [
      ...only(
        ["imperium"],
        term("mentat", "agent", "recall"),
        term("foldspace", "reserve", "any-space"),
        term("sell-melange", "spice", "solari"),
      ),
      term("any-space", "agent-icon", "occupied"),
      term("masterstroke", "influence", "deploy"),
      term("closed-space", "space", "occupied"),
      term("winning-alone", "combat", "intrigue"),
      term("known-top", "deck", "hidden"),
    ],
  },
  {
    id: "table",
    terms: [
      term("hidden", "intrigue", "deck"),
      term("undo", "hidden"),
      term("house-options", "leader"),
    ],
  },
];

const isIn = (book: Book, entry: Entry): boolean => entry.in?.includes(book) ?? true;

/** What the help of a game has: its chapters and words, linked only to each other. */
export function helpOf(book: Book): { chapters: Chapter[]; groups: Group[] } {
  const chapters = CHAPTERS.filter((one) => isIn(book, one));
  const groups = GROUPS.filter((one) => isIn(book, one)).map((group) => ({
    ...group,
    terms: group.terms.filter((one) => isIn(book, one)),
  }));
  const known = new Set([
    ...chapters.map(({ id }) => id),
    ...groups.flatMap(({ terms }) => terms.map(({ id }) => id)),
  ]);
  const linked = <T extends { see: readonly string[] }>(entry: T): T => ({
    ...entry,
    see: entry.see.filter((id) => known.has(id)),
  });
  return {
    chapters: chapters.map(linked),
    groups: groups.map((group) => ({ ...group, terms: group.terms.map(linked) })),
  };
}

/** Where words differ, an edition has its own: `ID-EDITION`. */
export function toldIn(edition: string, id: string): string {
  const own = `${id}-${edition}`;
  return t(has(own) ? own : id);
}

export const TERMS: readonly Term[] = GROUPS.flatMap((group) => group.terms);

const chapters = new Set(CHAPTERS.map((chapter) => chapter.id));

/** The message with the name of a term or chapter. */
export function headingOf(id: string): string {
  return chapters.has(id) ? `chapter-${id}` : `gloss-${id}`;
}
