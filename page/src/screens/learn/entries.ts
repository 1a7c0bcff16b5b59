/** Every component of the catalogue as one list that can be searched and filtered. */
import type { Box, Catalogue, Sign } from "../../lib/catalogue.svelte";
import { revealSigns, roman } from "../../lib/printed";

export const KINDS = [
  "starter",
  "reserve",
  "imperium",
  "intrigue",
  "conflict",
  "objective",
  "contract",
  "leader",
  "rival",
  "hagal",
  "space",
] as const;
export type Kind = (typeof KINDS)[number];

/** A row of signs under a short label, given as a message of the page. */
export interface Row {
  label: string;
  args?: Record<string, string | number>;
  signs: Sign[];
}

export interface Entry {
  /** Unique among all entries: "card:dagger". */
  key: string;
  id: string;
  kind: Kind;
  name: string;
  /** The full text, one line for each box. */
  lines: string[];
  rows: Row[];
  /** What it costs in Persuasion, if it can be acquired. */
  cost: number | null;
  factions: string[];
  icons: string[];
  module: string;
  copies: number;
  /** A battle icon. */
  battle: string | null;
  /** Short facts: messages of the page. */
  facts: { id: string; args?: Record<string, string | number> }[];
  /** In lower case and without accents: what a search looks at. */
  haystack: string;
}

export interface Filter {
  q: string;
  /** The game whose components are shown; empty: that of the table before. */
  game: string;
  kind: string;
  faction: string;
  icon: string;
  module: string;
  min: number | null;
  max: number | null;
}

export const NO_FILTER: Filter = {
  q: "",
  game: "",
  kind: "",
  faction: "",
  icon: "",
  module: "",
  min: null,
  max: null,
};

/** Words as they are compared: without case and accents. */
export function folded(text: string): string {
  return text
    .normalize("NFD")
    .replace(/\p{Diacritic}/gu, "")
    .toLowerCase();
}

/** A piece of a text; a hit is what was searched for. */
export interface Piece {
  text: string;
  hit: boolean;
}

/** A text in pieces, so that what was found can be marked. */
export function pieces(text: string, words: readonly string[]): Piece[] {
  // Where each letter of the text begins in its folded form.
  let plain = "";
  const letters = [...text].map((letter) => {
    const start = plain.length;
    plain += folded(letter);
    return { letter, start };
  });
  const hit = new Array<boolean>(plain.length).fill(false);
  for (const word of words) {
    for (let at = plain.indexOf(word); word && at >= 0; at = plain.indexOf(word, at + 1)) {
      hit.fill(true, at, at + word.length);
    }
  }
  const found: Piece[] = [];
  for (const { letter, start } of letters) {
    const last = found[found.length - 1];
    const now = hit[start] ?? last?.hit ?? false;
    if (last && last.hit === now) last.text += letter;
    else found.push({ text: letter, hit: now });
  }
  return found;
}

/** How well a heading fits what is searched for: 0 is the word itself, null is not at all. */
export function rank(query: string, heading: string, text: string): number | null {
  const whole = folded(query).trim().replace(/\s+/g, " ");
  const words = whole.split(" ").filter(Boolean);
  const name = folded(heading);
  if (!words.every((word) => `${name} ${folded(text)}`.includes(word))) return null;
  if (name === whole) return 0;
  if (name.startsWith(whole)) return 1;
  if (name.split(/[^\p{L}\p{N}]+/u).some((part) => part.startsWith(whole))) return 2;
  return words.every((word) => name.includes(word)) ? 3 : 4;
}

function row(label: string, signs: Sign[], args?: Row["args"]): Row[] {
  return signs.length ? [args ? { label, args, signs } : { label, signs }] : [];
}

/** A list of entries, in the order in which they are shown. */
export function entriesOf(c: Catalogue): Entry[] {
  const list: Entry[] = [];
  const add = (
    prefix: string,
    id: string,
    kind: Kind,
    thing: { name: string; text: string },
    rest: Partial<Entry>,
  ): void => {
    const lines = thing.text.split("\n").filter(Boolean);
    list.push({
      key: `${prefix}:${id}`,
      id,
      kind,
      name: thing.name,
      lines,
      rows: [],
      cost: null,
      factions: [],
      icons: [],
      module: "",
      copies: 1,
      battle: null,
      facts: [],
      haystack: folded(`${thing.name} ${lines.join(" ")}`),
      ...rest,
    });
  };
  const signs = (box: Box): Sign[] => box.signs;

  for (const [id, card] of Object.entries(c.cards)) {
    add("card", id, card.kind, card, {
      rows: [
        ...row("", signs(card.agent)),
        ...row("learn-cards-reveal", revealSigns(card)),
        ...row("learn-cards-acquire", signs(card.acquire)),
      ],
      cost: card.for_sale ? card.cost : null,
      factions: card.factions,
      icons: card.icons,
      module: card.module,
      copies: card.copies,
    });
  }
  for (const [id, card] of Object.entries(c.intrigues)) {
    add("intrigue", id, "intrigue", card, {
      rows: Object.entries(card.kinds).flatMap(([kind, box]) =>
        row(`learn-intrigue-${kind}`, signs(box)),
      ),
      module: card.module,
      copies: card.copies,
    });
  }
  for (const [id, card] of Object.entries(c.conflicts)) {
    add("conflict", id, "conflict", card, {
      rows: card.rewards.flatMap((reward, n) =>
        row("learn-cards-place", signs(reward), { n: n + 1 }),
      ),
      battle: card.icon,
      module: card.module,
      facts: [{ id: "learn-cards-level", args: { level: roman(card.level) } }],
    });
  }
  for (const [id, card] of Object.entries(c.objectives)) {
    add("objective", id, "objective", card, { battle: card.icon });
  }
  for (const [id, contract] of Object.entries(c.contracts)) {
    const space = contract.space ? c.spaces[contract.space] : undefined;
    add("contract", id, "contract", contract, {
      rows: row("", signs(contract.reward)),
      icons: space ? [space.icon] : [],
      module: "choam",
      copies: contract.copies,
    });
  }
  for (const [id, leader] of Object.entries(c.leaders)) {
    add("leader", id, "leader", leader, {
      rows: row("learn-cards-signet", signs(leader.signet)),
      module: leader.module,
      facts: leader.complexity
        ? [{ id: "act-leader-complexity", args: { n: leader.complexity } }]
        : [],
    });
  }
  for (const [id, rival] of Object.entries(c.rivals)) {
    add("rival", id, "rival", rival, {
      rows: [
        ...row("learn-cards-signet", signs(rival.signet)),
        ...row("learn-cards-scheme", signs(rival.scheme)),
      ],
      facts: rival.swordmaster
        ? [{ id: "learn-cards-swordmaster", args: { n: rival.swordmaster } }]
        : [],
    });
  }
  for (const [id, card] of Object.entries(c.hagal)) {
    // The cards are called after the spaces they name.
    const spaces = Object.keys(c.spaces).filter((space) => id.includes(space));
    add("hagal", id, "hagal", card, {
      icons: [...new Set(spaces.flatMap((space) => c.spaces[space]?.icon ?? []))],
      copies: card.copies,
      facts: card.swords ? [{ id: "learn-cards-swords", args: { n: card.swords } }] : [],
    });
  }
  for (const [id, space] of Object.entries(c.spaces)) {
    const needs = space.requirement;
    const [price = [], ...others] = space.costs;
    const pays: Sign[] = price.length && !others.length ? [{ cost: price }] : [];
    if (space.discounted) pays.push({ word: "or" }, { cost: space.discounted });
    const gains: Sign[] = space.track ? [{ sign: "influence-up", of: space.track }] : [];
    add("space", id, "space", space, {
      rows: [
        ...row("", [...pays, ...signs(space.effects), ...gains]),
        ...row("learn-cards-control", space.control ? signs(space.control) : []),
      ],
      factions: space.track ? [c.tracks[space.track]?.icon ?? space.track] : [],
      icons: [space.icon],
      facts: [
        ...(space.combat ? [{ id: "learn-cards-combat-space" }] : []),
        ...(space.maker ? [{ id: "learn-cards-maker-space" }] : []),
        ...(needs
          ? [
              {
                id: "learn-cards-needs",
                args: { n: needs.level, faction: c.names.factions[needs.faction] ?? needs.faction },
              },
            ]
          : []),
      ],
    });
  }
  return list.sort((a, b) => KINDS.indexOf(a.kind) - KINDS.indexOf(b.kind));
}

/** A choice of games: an edition with all its boards, alone or with what it borrows. */
export interface Shelf {
  id: string;
  boards: Catalogue["board"][];
  /** Modules that are not in it. */
  without: string[];
}

export function shelves({ games }: Catalogue["setup"]): Shelf[] {
  const borrowed = (edition: string): string[] =>
    games.flatMap((game) => (game.edition === edition ? game.borrowed : []));
  return games.flatMap(({ id, edition, borrowed: own }, n) => {
    const first = games.findIndex((game) => game.edition === edition) === n;
    if (!first && !own.length) return [];
    const modes = games
      .filter((game) => game.edition === edition)
      .flatMap((game) => Object.values(game.modes));
    const boards = [...new Set(modes.map(({ board }) => board))];
    return [{ id, boards, without: own.length ? [] : borrowed(edition) }];
  });
}

/** The components of several boards as one list: what another board prints otherwise, or only it has,
    belongs to the module of that name. */
export function entriesOfAll([first, ...others]: readonly Catalogue[]): Entry[] {
  if (!first) return [];
  const all = entriesOf(first);
  const known = new Map(all.map((entry) => [entry.key, entry.haystack]));
  for (const other of others) {
    for (const entry of entriesOf(other)) {
      if (entry.kind !== "space" || known.get(entry.key) === entry.haystack) continue;
      all.push({ ...entry, key: `${entry.key}@${other.board}`, module: other.board });
    }
  }
  return all;
}

/** Does the entry fit what was asked for?  Every word must occur. */
export function fits(entry: Entry, filter: Filter): boolean {
  const { kind, faction, icon, module, min, max } = filter;
  if (kind && entry.kind !== kind) return false;
  if (faction && !entry.factions.includes(faction)) return false;
  if (icon && !entry.icons.includes(icon)) return false;
  if (module && entry.module !== (module === "base" ? "" : module)) return false;
  if (min !== null && (entry.cost === null || entry.cost < min)) return false;
  if (max !== null && (entry.cost === null || entry.cost > max)) return false;
  return folded(filter.q)
    .split(/\s+/)
    .filter(Boolean)
    .every((word) => entry.haystack.includes(word));
}

/** The filter an address asks for. */
export function filterOf(search: string): Filter {
  const params = new URLSearchParams(search);
  const text = (key: string): string => params.get(key) ?? "";
  const count = (key: string): number | null => {
    const value = params.get(key);
    return value && /^\d+$/.test(value) ? Number(value) : null;
  };
  return {
    q: text("q"),
    game: text("game"),
    kind: text("kind"),
    faction: text("faction"),
    icon: text("icon"),
    module: text("module"),
    min: count("min"),
    max: count("max"),
  };
}

/** The part of an address that asks for this filter. */
export function searchOf(filter: Filter): string {
  const params = new URLSearchParams();
  for (const [key, value] of Object.entries(filter)) {
    if (value !== null && value !== "") params.set(key, String(value));
  }
  const text = params.toString();
  return text ? `?${text}` : "";
}
