/** What stands at each place of the board, what can be chosen there, and how it is spoken. */
import { boardOf } from "../../boards";
import type { BoardLayout } from "../../boards/board";
import type { Action, Why } from "../../lib/api";
import { has, t } from "../../lib/i18n.svelte";
import { catalogue, factionName, tracksFor, type Sign } from "../../lib/catalogue.svelte";
import type { Session } from "../../lib/session.svelte";
import { isMate, isOnBoard, keyOf, thing, type Thing } from "../../lib/things";

/** The name of a group of places. */
export function groupName(id: string): string {
  if (has(`board-group-${id}`)) return t(`board-group-${id}`);
  const { tracks, names } = catalogue();
  return id in tracks ? factionName(id) : (names.factions[id] ?? names.icons[id] ?? id);
}

export function seatNames(session: Session, seats: number[]): string {
  return seats.map((seat) => session.nameOf(seat)).join(", ");
}

/** The score track's last cell: it grows with whoever goes beyond its end. */
export function lastScore(board: BoardLayout, seats: readonly { vp: number }[]): number {
  return Math.max(board.score.last, ...seats.map(({ vp }) => vp));
}

/** The legal actions that are shown on the board, by the place where a click does them. */
export function boardActions(session: Session): Map<string, Action> {
  const found = new Map<string, Action>();
  for (const action of session.legal.values()) {
    const place = action.at ?? action;
    if (isOnBoard(place) && !isMate(action)) found.set(keyOf(place), action);
  }
  return found;
}

/** Where the card under the pointer could go. */
export function reach(session: Session): Set<string> {
  return new Set(session.hovered ? (session.legal.get(session.hovered)?.spaces ?? []) : []);
}

/** The short reason at the place: a word, signs, or both. */
export interface Chip {
  word: string;
  signs: Sign[];
}

const OFF_TOPIC: readonly Why["code"][] = ["card-icon", "no-icon", "choose-card-first", "personal"];
const CHIPS: readonly Why["code"][] = [
  "own-agent",
  "occupied",
  "voiced",
  "once",
  "no-swordmaster-level",
  "requirement",
  "cost",
];

const leaderOf = (session: Session): string | null | undefined =>
  session.screen?.sitters[session.viewer]?.leader;

/** The tracks on which the viewer can meet a space's requirement. */
export function needed(session: Session, id: string): string[] {
  const needs = catalogue().spaces[id]?.requirement;
  return needs ? tracksFor(needs.faction, leaderOf(session)) : [];
}

/** What the requirement means for the viewer, where it means something else for others. */
function neededInWords(session: Session, id: string): string {
  const needs = catalogue().spaces[id]?.requirement;
  const { tracks } = catalogue();
  const meant = needed(session, id);
  const all = Object.values(tracks).filter(({ icon }) => icon === needs?.faction).length;
  if (!needs || !session.own || all <= meant.length) return "";
  const faction = meant.map(factionName).join(` ${t("word-or")} `);
  return t("board-needs-for-you", { level: needs.level, faction });
}

/** The chip for the first reason that is about the space itself. */
function chipOf(session: Session, id: string): Chip | null {
  const reasons = session.why(thing("space", id));
  if (reasons.some((reason) => OFF_TOPIC.includes(reason.code))) return null;
  const code = CHIPS.find((code) => reasons.some((reason) => reason.code === code));
  const params = reasons.find((reason) => reason.code === code)?.params ?? {};
  if (!code) return null;
  if (code === "requirement") {
    const n = Number(params["level"]);
    const signs = tracksFor(String(params["faction"]), leaderOf(session)).flatMap((sign, k) =>
      k ? [{ word: "or" as const }, { sign, n }] : [{ sign, n }],
    );
    return { word: t("board-why-needs"), signs };
  }
  if (code === "cost") {
    const sign = { sign: String(params["resource"]), n: Number(params["need"]) };
    return { word: t("board-why-needs"), signs: [sign] };
  }
  return { word: t(`board-why-${code}`), signs: [] };
}

/** All a drawing of a space needs to know about it. */
export interface Place {
  /** What a click means: an action, or the space to look at. */
  means: Thing;
  lit: boolean;
  /** The card under the pointer could go here. */
  hinted: boolean;
  chosen: boolean;
  infiltrate: boolean;
  chip: Chip | null;
  why: string;
  agents: number[];
  spies: number[];
  /** Who closes it to their opponents. */
  closed: number[];
  /** The Mentat stands here, and nobody has it. */
  mentat: boolean;
  owner: number | null;
  spice: number;
  label: string;
}

/** Does the Mentat stand at this space, with nobody it serves? */
export function isMentatAt(session: Session, space: string): boolean {
  const { screen } = session;
  return screen?.view.marks?.mentat === null && boardOf(screen).mentat === space;
}

/** Prices to choose from, as they are spoken. */
function inWords(prices: Sign[][]): string {
  return prices
    .map((cost) => cost.map(({ sign, n }) => `${n} ${t(`side-${sign}`)}`).join(", ") || "0")
    .join(` ${t("word-or")} `);
}

export function spacePlace(session: Session, id: string): Place {
  const space = thing("space", id);
  const view = session.screen?.view;
  const action = boardActions(session).get(keyOf(space));
  const entry = catalogue().spaces[id];
  const seats = view?.seats ?? [];
  const agents = seats.flatMap((seat, n) => (seat.agents_at.includes(id) ? [n] : []));
  const posts = Object.entries(catalogue().posts).flatMap(([post, { spaces }]) =>
    spaces.includes(id) ? [post] : [],
  );
  const spies = seats.flatMap((seat, n) =>
    seat.spies_at.some((post) => posts.includes(post)) ? [n] : [],
  );
  const closed = (view?.marks?.voices ?? []).flatMap((space, n) => (space === id ? [n] : []));
  const mentat = isMentatAt(session, id);
  const lit = action !== undefined;
  const hinted = !lit && reach(session).has(id);
  const chosen = action !== undefined && session.selected === action.action;
  const infiltrate = action?.infiltrates ?? false;
  const why =
    lit || hinted
      ? ""
      : session
          .why(space)
          .map((reason) => reason.text)
          .join(" ");
  const owner = view?.control[id] ?? null;
  const spice = view?.bonus_spice[id] ?? 0;

  const parts = [
    `${entry?.name ?? id}.`,
    ...(entry?.text ?? "").split("\n"),
    neededInWords(session, id),
  ];
  const price = session.screen?.prices[id];
  if (price) parts.push(t("board-price-now", { price: inWords(price) }));
  if (agents.length) parts.push(t("board-agents-here", { who: seatNames(session, agents) }));
  if (spies.length) parts.push(t("board-spies-here", { who: seatNames(session, spies) }));
  if (closed.length) parts.push(t("board-closed-by", { who: seatNames(session, closed) }));
  if (mentat) parts.push(t("board-mentat-here"));
  if (owner !== null) parts.push(t("board-controlled", { who: session.nameOf(owner) }));
  if (spice) parts.push(t("board-bonus-spice", { n: spice }));
  if (chosen) parts.push(t("board-chosen"));
  else if (infiltrate) parts.push(t("board-can-infiltrate"));
  else if (lit) parts.push(t("board-can"));
  else if (hinted) parts.push(t("board-within-reach"));
  else if (why) parts.push(t("board-not-now", { why }));
  return {
    means: action ?? space,
    lit,
    hinted,
    chosen,
    infiltrate,
    chip: lit || hinted ? null : chipOf(session, id),
    why,
    agents,
    spies,
    closed,
    mentat,
    owner,
    spice,
    label: parts.filter(Boolean).join(" "),
  };
}

/** What a space costs and gives, as it is drawn on it: a line for each part or branch. */
export function spaceLines(session: Session, id: string): Sign[][] {
  return inOneLine(parts(session, id)).map((line) => line.map(drawn));
}

/** Cards that have a sign of their own, which is shorter than their name. */
const SIGNED = ["foldspace"];
function drawn(item: Sign): Sign {
  const sign = SIGNED.find((id) => item.text && catalogue().cards[id]?.name === item.text);
  return sign ? { sign } : item;
}

/** Each price of a space with what it brings. */
export function branches(session: Session, id: string): Sign[][] {
  return parts(session, id).map((line) => (line[0]?.word ? line.slice(1) : line));
}

/** Bonus spice is drawn as what lies there, so it has no sign of its own. */
function parts(session: Session, id: string): Sign[][] {
  const space = catalogue().spaces[id];
  if (!space) return [];
  const costs = session.screen?.prices[id] ?? space.costs;
  const first: Sign[] = [];
  if (costs.length === 1 && costs[0]?.length) first.push({ cost: costs[0] });
  const lines = [first];
  const isBonus = (item: Sign | undefined): boolean =>
    item !== undefined && "sign" in item && item.sign === "spice" && item.of === "maker";
  space.effects.signs.forEach((item, k, all) => {
    const joins = "word" in item && item.word === "and";
    if (isBonus(item) || (joins && (isBonus(all[k - 1]) || isBonus(all[k + 1])))) return;
    if (joins || ("word" in item && (item.word === "or" || item.word === "then"))) lines.push([]);
    if (!joins) lines.at(-1)?.push(item);
  });
  // Beside a single sign there is room for it; another line would be cut off.
  if (space.reveal.signs.length) {
    if ((lines.at(-1)?.length ?? 0) > 1) lines.push([]);
    lines.at(-1)?.push({ if: [{ sign: "hand" }] }, ...space.reveal.signs);
  }
  return lines.filter((line) => line.length);
}

/** More lines than a tile holds are as many prices of the same: said by the first and the last. */
const MOST_LINES = 3;
function inOneLine(lines: Sign[][]): Sign[][] {
  if (lines.length <= MOST_LINES) return lines;
  const pairs = lines.map((line) => {
    const [paid, gained] = line[0]?.word ? line.slice(1) : line;
    return { paid: paid?.cost?.[0], gained };
  });
  const [first, last] = [pairs[0], pairs.at(-1)];
  const alike = pairs.every(
    ({ paid, gained }) =>
      paid?.sign && paid.sign === first?.paid?.sign && gained?.sign === first.gained?.sign,
  );
  if (!alike || !first?.paid?.sign || !first.gained?.sign) return lines;
  const range = (from: Sign, to: Sign | undefined): Sign[] => [
    { word: `${from.n ?? 1}–${to?.n ?? 1}` },
    { sign: from.sign },
  ];
  return [[{ cost: range(first.paid, last?.paid) }, ...range(first.gained, last?.gained)]];
}

/** A name with places where a long word may be broken. */
export function breakable(name: string): string {
  const breaks = new Map(
    t("board-breaks")
      .split(" ")
      .map((word) => [word.replaceAll("|", ""), word.replaceAll("|", "\u00ad")]),
  );
  return name.replace(/\p{L}+/gu, (word) => breaks.get(word) ?? word);
}
