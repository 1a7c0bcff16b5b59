/** The form for a new game: kept consistent, remembered, and turned into a request. */
import type { BotLevel, CoachMode, NewTable, Terms } from "./api";
import { levelOf, nameOf, neighbours, styleOf, type Mind, type Offer } from "./bots";
import type { Catalogue, SetupEntry } from "./catalogue.svelte";
import { keep, recall } from "./kept";
import { readTerms, USUAL_TERMS } from "./terms";

type GameEntry = SetupEntry["games"][number];
export type GameId = GameEntry["id"];
type ModeEntry = GameEntry["modes"][string];
type LevelEntry = ModeEntry["levels"][number];
type HouseOption = SetupEntry["house"][number];
export type Chair = ModeEntry["chairs"][number];
type HouseValue = HouseOption["default"];

const RANDOM = "random";
/** It says which Leaders exclude each other, so it is nothing to one player. */
const ONE_PER_HOUSE = "one_per_house";
/** How much the coach says. */
export const COACH: readonly CoachMode[] = ["off", "hints", "full"];
const KINDS: readonly SeatForm["kind"][] = ["person", "open", "bot"];
const SHOWN: readonly HouseOption["kind"][] = ["switch", "seat", "choice"];

export interface SeatForm {
  /** Somebody at this device, whoever comes by link, or a bot. */
  kind: "person" | "open" | "bot";
  name: string;
  /** The level of its bot, or null: that of all bots. */
  bot: string | null;
  /** A style of its bot, or null: one no other bot has, as far as there are enough. */
  style: string | null;
  /** A Leader's id, or null: at random. */
  leader: string | null;
}

export interface SetupForm {
  game: GameId;
  players: number;
  /** As many as can play, so that names are not lost when fewer do. */
  seats: readonly SeatForm[];
  /** The level of all bots, or null: the usual one; mixed, levels next to it sit there too. */
  bots: { readonly level: string | null; readonly mixed: boolean };
  draft: boolean;
  /** Leaders that suit their team, drawn when the game begins. */
  recommended: boolean;
  /** A Rival's id, or null: at random.  As many as can join. */
  rivals: readonly (string | null)[];
  level: string;
  variants: readonly string[];
  modules: readonly string[];
  /** The cards of another game that are mixed in, or null: all of them. */
  cards: readonly string[] | null;
  /** What was agreed on beside the rules, by the option's name. */
  house: Readonly<Record<string, HouseValue>>;
  hints: boolean;
  coach: CoachMode;
  terms: Terms;
}

/** The part of the catalogue the form needs. */
export type Components = Pick<Catalogue, "board" | "leaders" | "rivals" | "setup">;
type Setup = Pick<Components, "setup">;
/** Which game for how many: what everything else follows from. */
export type Agreed = Pick<SetupForm, "game" | "players">;

/** Why something cannot be picked for a seat. */
export type Hindrance =
  | { code: "seat"; seat: number }
  | { code: "rival"; seat: number }
  | { code: "house"; seat: number }
  | { code: "module"; module: string }
  /** It always sits elsewhere. */
  | { code: "chair"; seat: number }
  /** Somebody else always sits here. */
  | { code: "fixed" }
  | { code: "streamlined" };

/** A number from 0 to 1, 1 excluded. */
export type Chance = () => number;

// ------------------------------------------------------------ asking

/** The game that was chosen; the usual one comes first. */
export function gameOf({ setup }: Setup, game: GameId | null): GameEntry {
  const found = setup.games.find(({ id }) => id === game) ?? setup.games[0];
  if (!found) throw new Error("there are no games");
  return found;
}

/** For how many players there is such a game. */
export function playerCounts(components: Setup, game: GameId): number[] {
  return Object.keys(gameOf(components, game).modes).map(Number);
}

/** The game for so many players. */
export function modeOf(components: Setup, { game, players }: Agreed): ModeEntry | undefined {
  return gameOf(components, game).modes[players];
}

/** The largest table at which everybody plays alone; else the smallest there is. */
function usualCount(components: Setup, game: GameId): number {
  const counts = playerCounts(components, game);
  const alone = (players: number): boolean =>
    chairsOf(components, { game, players }).every(({ teammates }) => !teammates.length);
  return Math.max(...counts.filter(alone), Math.min(...counts));
}

/** Is what is printed for this game in these components? */
export function isPrinted(components: Components, agreed: Agreed): boolean {
  return modeOf(components, agreed)?.board === components.board;
}

/** The chairs of so many players, and of the Rivals who join them. */
export function chairsOf(components: Setup, agreed: Agreed): Chair[] {
  return modeOf(components, agreed)?.chairs ?? [];
}

/** Chairs that play together, the Commander's first; one group of all where everybody is alone. */
export function sides(components: Setup, agreed: Agreed): number[][] {
  const chairs = chairsOf(components, agreed).slice(0, agreed.players);
  const leads = chairs.flatMap(({ role }, n) => (role === "commander" ? [n] : []));
  if (!leads.length) return [chairs.map((_, n) => n)];
  return leads.map((n) => [n, ...(chairs[n]?.teammates ?? [])]);
}

/** Can Leaders be found in this way by so many players? */
export function offers(components: Setup, agreed: Agreed, way: "recommended" | "draft"): boolean {
  return modeOf(components, agreed)?.leader_choices.includes(way) ?? false;
}

/** Is the module always played by so many players? */
export function isCompulsory(components: Setup, agreed: Agreed, module: string): boolean {
  return modeOf(components, agreed)?.modules.includes(module) ?? false;
}

/** The modules that are played. */
export function modulesOf(form: SetupForm, components: Setup): string[] {
  return gameOf(components, form.game).modules.filter(
    (id) => form.modules.includes(id) || isCompulsory(components, form, id),
  );
}

/** Is it the last module of another game that is left in a mixed one? */
export function isLastBorrowed(form: SetupForm, components: Setup, module: string): boolean {
  const { borrowed } = gameOf(components, form.game);
  const played = modulesOf(form, components).filter((id) => borrowed.includes(id));
  return played.length === 1 && played[0] === module;
}

/** The module whose cards are chosen one by one, if it is played. */
export function selectionOf(form: SetupForm, components: Setup): string | null {
  const { selection } = gameOf(components, form.game);
  return selection !== null && modulesOf(form, components).includes(selection) ? selection : null;
}

/** The Leader of a seat, as far as it is settled. */
export function leaderAt(form: SetupForm, components: Setup, seat: number): string | null {
  return chairsOf(components, form)[seat]?.leader ?? form.seats[seat]?.leader ?? null;
}

/** The form nobody has filled in yet: a full table, one person and else bots. */
export function emptyForm(components: Components, game: GameId | null = null): SetupForm {
  const { games } = components.setup;
  const { id, borrowed, modes } = gameOf(components, game);
  const all = games.flatMap((game) => Object.values(game.modes));
  const most = Math.max(...games.flatMap(({ id }) => playerCounts(components, id)));
  const agreed = { game: id, players: usualCount(components, id) };
  return {
    ...agreed,
    seats: Array.from({ length: most }, (_, n) => ({
      kind: n === 0 ? "person" : "bot",
      name: "",
      bot: null,
      style: null,
      leader: null,
    })),
    bots: { level: null, mixed: false },
    draft: false,
    recommended: false,
    rivals: Array.from({ length: Math.max(...all.map(({ rivals }) => rivals)) }, () => null),
    level: Object.values(modes).find((mode) => mode.usual_level)?.usual_level ?? "",
    variants: [],
    modules: borrowed.slice(0, 1),
    cards: null,
    house: houseOf(components, agreed, {}),
    hints: false,
    coach: "off",
    terms: USUAL_TERMS,
  };
}

/** The form for another game: who sits there stays, the rest is what that game begins with. */
export function withGame(form: SetupForm, components: Components, game: GameId): SetupForm {
  const empty = emptyForm(components, game);
  const counts = playerCounts(components, game);
  return {
    ...form,
    game,
    players: counts.includes(form.players) ? form.players : empty.players,
    level: empty.level,
    modules: [...new Set([...form.modules, ...empty.modules])],
  };
}

/** How many Rivals join so many players. */
export function rivalCount(components: Setup, agreed: Agreed): number {
  return modeOf(components, agreed)?.rivals ?? 0;
}

/** Those who can be Rivals; if they are as many as join, there is nothing to choose. */
export function rivalIds(components: Setup, agreed: Agreed): string[] {
  return modeOf(components, agreed)?.rival_cards ?? [];
}

/** How many seats may be the first player; those after the players are Rivals. */
export function starterCount(components: Setup, agreed: Agreed): number {
  return modeOf(components, agreed)?.starters ?? agreed.players;
}

/** The seats of those who play, Rivals not counted. */
export function playing(form: SetupForm): readonly SeatForm[] {
  return form.seats.slice(0, form.players);
}

/** The level all bots have, but for those that have one of their own. */
export function commonLevel(form: SetupForm, offer: Offer): BotLevel {
  return levelOf(offer, form.bots.level);
}

/** Who plays a bot's seat. */
export function mindAt(form: SetupForm, seat: number, offer: Offer): Mind {
  const sitter = form.seats[seat];
  const n = form.seats.slice(0, seat).filter(({ kind }) => kind === "bot").length;
  const common = commonLevel(form, offer);
  const near = form.bots.mixed ? neighbours(offer, common) : [common];
  const own = offer.levels.find(({ id }) => id === sitter?.bot);
  const level = own ?? near[n % near.length] ?? common;
  const style = level.styles.find((id) => id === sitter?.style) ?? styleOf(level, n);
  return { level, style };
}

/** The choices of those Rivals who take part. */
export function rivalsOf(form: SetupForm, components: Setup): readonly (string | null)[] {
  const all = rivalIds(components, form);
  const count = rivalCount(components, form);
  return all.length === count ? all : form.rivals.slice(0, count);
}

/** The variants that so many players can agree on. */
export function variantsFor(components: Setup, agreed: Agreed): string[] {
  return modeOf(components, agreed)?.variants ?? [];
}

/** The levels so many players can choose from, the easiest first. */
export function levelsFor(components: Setup, agreed: Agreed): LevelEntry[] {
  return modeOf(components, agreed)?.levels ?? [];
}

/** Does the level bring this variant with it? */
export function isFixed(form: SetupForm, components: Components, variant: string): boolean {
  const level = levelsFor(components, form).find(({ id }) => id === form.level);
  return level?.variants.includes(variant) ?? false;
}

/** Is the variant in force? */
export function isOn(form: SetupForm, components: Components, variant: string): boolean {
  return isFixed(form, components, variant) || form.variants.includes(variant);
}

/** The house options so many players can agree on, in the order in which they are shown. */
export function houseOptions({ setup }: Setup, { players }: Agreed): HouseOption[] {
  const asked = setup.house.filter(({ name }) => name !== ONE_PER_HOUSE || players > 1);
  return SHOWN.flatMap((kind) => asked.filter((option) => option.kind === kind));
}

/** The Leaders one can choose from: fronts only, in the order of the catalogue; none of those that
    belong to another game. */
export function leaderIds(components: Components, { game }: Pick<Agreed, "game">): string[] {
  const { modules } = gameOf(components, game);
  return Object.entries(components.leaders).flatMap(([id, { face_of, module }]) =>
    face_of || (module && !modules.includes(module)) ? [] : [id],
  );
}

/** Why a Leader cannot be picked for a seat, or null. */
export function leaderHindrance(
  form: SetupForm,
  components: Components,
  seat: number,
  id: string,
): Hindrance | null {
  const leader = components.leaders[id];
  const chairs = chairsOf(components, form);
  const own = chairs.findIndex((chair) => chair.leader === id);
  if (own >= 0 && own !== seat) return { code: "chair", seat: own };
  if (chairs[seat]?.leader && own < 0) return { code: "fixed" };
  const played = modulesOf(form, components);
  if (leader?.module && !played.includes(leader.module))
    return { code: "module", module: leader.module };
  const others = playing(form).map((other, n) => (n === seat ? null : other.leader));
  const holder = others.indexOf(id);
  if (holder >= 0) return { code: "seat", seat: holder };
  const rival = rivalsOf(form, components).indexOf(id);
  if (rival >= 0) return { code: "rival", seat: form.players + rival };
  if (form.house[ONE_PER_HOUSE] && leader?.house) {
    const kin = others.findIndex(
      (other) => other && components.leaders[other]?.house === leader.house,
    );
    if (kin >= 0) return { code: "house", seat: kin };
  }
  return null;
}

/** Why a Rival cannot be picked as the n-th one, or null. */
export function rivalHindrance(
  form: SetupForm,
  components: Components,
  n: number,
  id: string,
): Hindrance | null {
  if (isOn(form, components, "streamlined") && !components.rivals[id]?.streamlined) {
    return { code: "streamlined" };
  }
  const other = rivalsOf(form, components).findIndex((rival, k) => k !== n && rival === id);
  if (other >= 0) return { code: "rival", seat: form.players + other };
  const holder = form.draft ? -1 : playing(form).findIndex((seat) => seat.leader === id);
  return holder >= 0 ? { code: "seat", seat: holder } : null;
}

// ------------------------------------------------------------ keeping it consistent

/** The form with everything taken out that no longer fits; who was first keeps what he has. */
export function tidy(form: SetupForm, components: Components): SetupForm {
  let kept: SetupForm = {
    ...form,
    draft: form.draft && offers(components, form, "draft"),
    recommended: form.recommended && offers(components, form, "recommended"),
    variants: form.variants.filter((id) => variantsFor(components, form).includes(id)),
    house: houseOf(components, form, form.house),
    seats: form.seats.map((seat) => ({ ...seat, leader: null })),
    rivals: form.rivals.map(() => null),
  };
  form.seats.forEach((seat, n) => {
    const id = seat.leader;
    if (n < form.players && id && components.leaders[id] && !components.leaders[id].face_of) {
      if (!leaderHindrance(kept, components, n, id)) kept = withLeader(kept, n, id);
    }
  });
  form.rivals.forEach((id, n) => {
    if (n < rivalCount(components, form) && id && rivalIds(components, form).includes(id)) {
      if (!rivalHindrance(kept, components, n, id)) kept = withRival(kept, n, id);
    }
  });
  return kept;
}

/** The value of every house option: what is given where it fits, else the default. */
function houseOf(
  components: Setup,
  agreed: Agreed,
  given: Record<string, unknown>,
): SetupForm["house"] {
  const seats = starterCount(components, agreed);
  return Object.fromEntries(
    components.setup.house.map((option) => {
      const value = given[option.name];
      return [option.name, fits(option, value, seats) ? value : option.default];
    }),
  );
}

function fits({ kind, choices }: HouseOption, value: unknown, seats: number): value is HouseValue {
  if (kind === "switch") return typeof value === "boolean";
  if (kind === "choice") return choices.some((word) => word === value);
  return typeof value === "number" && Number.isInteger(value) && value >= 0 && value < seats;
}

export function withHouse(form: SetupForm, name: string, value: HouseValue): SetupForm {
  return { ...form, house: { ...form.house, [name]: value } };
}

export function withSeat(form: SetupForm, seat: number, part: Partial<SeatForm>): SetupForm {
  return {
    ...form,
    seats: form.seats.map((old, n) => (n === seat ? { ...old, ...part } : old)),
  };
}

/** The form with such bots on all their seats; each keeps its style. */
export function withBots(form: SetupForm, part: Partial<SetupForm["bots"]>): SetupForm {
  return {
    ...form,
    bots: { ...form.bots, ...part },
    seats: form.seats.map((seat) => ({ ...seat, bot: null })),
  };
}

export function withLeader(form: SetupForm, seat: number, leader: string | null): SetupForm {
  return withSeat(form, seat, { leader });
}

export function withRival(form: SetupForm, n: number, rival: string | null): SetupForm {
  return { ...form, rivals: form.rivals.map((old, k) => (k === n ? rival : old)) };
}

export function withVariant(form: SetupForm, variant: string, on: boolean): SetupForm {
  const others = form.variants.filter((other) => other !== variant);
  return { ...form, variants: on ? [...others, variant] : others };
}

export function withModule(form: SetupForm, module: string, on: boolean): SetupForm {
  const others = form.modules.filter((other) => other !== module);
  return { ...form, modules: on ? [...others, module] : others };
}

/** The form with a card of the other game in or out; `all` are those that could be in. */
export function withCard(
  form: SetupForm,
  all: readonly string[],
  card: string,
  on: boolean,
): SetupForm {
  const others = (form.cards ?? all).filter((other) => other !== card);
  return { ...form, cards: on ? [...others, card] : others };
}

/** The players in another order; everybody keeps name and Leader. */
export function shuffled(form: SetupForm, chance: Chance = Math.random): SetupForm {
  const order = shuffle([...playing(form)], chance);
  return { ...form, seats: [...order, ...form.seats.slice(form.players)] };
}

// ------------------------------------------------------------ a first game

export interface FirstGame {
  rivals: string[];
  difficulty: string | null;
  variants: string[];
}

/** What the server recommends for a first game. */
export function readFirstGame(answer: Record<string, unknown>): FirstGame {
  return {
    rivals: texts(answer["rivals"]),
    difficulty: text(answer["difficulty"]),
    variants: texts(answer["variants"]),
  };
}

/** The form with the recommended Rivals, level and variants. */
export function withFirstGame(form: SetupForm, first: FirstGame): SetupForm {
  return {
    ...form,
    rivals: form.rivals.map((_, n) => first.rivals[n] ?? null),
    level: first.difficulty ?? form.level,
    variants: first.variants,
  };
}

/** The request for a first game: one person, one of the easy Leaders, hints at every step. */
export function firstGameRequest(
  first: FirstGame,
  components: Components,
  name: string,
  seed: number,
): NewTable {
  const form = emptyForm(components);
  const easy = leaderIds(components, form).filter((id) => {
    const leader = components.leaders[id];
    return leader?.complexity === 1 && !leader.module && !first.rivals.includes(id);
  });
  return {
    sitters: [{ kind: "person", name }],
    edition: gameOf(components, form.game).edition,
    leaders: [easy[seed % easy.length] ?? RANDOM],
    rivals: first.rivals,
    difficulty: first.difficulty,
    variants: first.variants,
    ...houseRequest(form, components),
    hints: true,
  };
}

// ------------------------------------------------------------ the request

/** What the server is asked for.  Named Rivals come first; those left to chance sit after them.
    If it did not say which bots there are, it chooses them itself. */
export function toRequest(
  form: SetupForm,
  components: Components,
  offer: Offer | null = null,
): NewTable {
  const seats = playing(form);
  return {
    sitters: seats.map(({ kind, name }, seat) => {
      if (kind !== "bot") return { kind: "person", name: name.trim() };
      return offer ? { kind, bot: nameOf(mindAt(form, seat, offer)) } : { kind };
    }),
    edition: gameOf(components, form.game).edition,
    leaders: form.draft
      ? "draft"
      : form.recommended
        ? "recommended"
        : seats.map((_, n) => leaderAt(form, components, n) ?? RANDOM),
    modules: modulesOf(form, components),
    added_cards: selectionOf(form, components) ? [...(form.cards ?? [])] : [],
    rivals: rivalsOf(form, components).flatMap((rival) => rival ?? []),
    difficulty: levelsFor(components, form).length ? form.level : null,
    variants: form.variants.filter((variant) => !isFixed(form, components, variant)),
    ...houseRequest(form, components),
    hints: form.hints,
    coach: form.coach,
  };
}

/** The house options as the server takes them: under their own names. */
function houseRequest(form: SetupForm, components: Components): Partial<NewTable> {
  return Object.fromEntries(
    Object.entries(form.house).map(([name, value]) => [
      name,
      typeof value === "number" ? seatAtTable(form, components, value) : value,
    ]),
  );
}

/** A seat of the form at the table, where named Rivals come first. */
function seatAtTable(form: SetupForm, components: Components, seat: number): number {
  if (seat < form.players) return seat;
  const rivals = rivalsOf(form, components).map((rival, n) => ({ n, chance: rival === null }));
  const order = [...rivals.filter((r) => !r.chance), ...rivals.filter((r) => r.chance)];
  return form.players + order.findIndex(({ n }) => n === seat - form.players);
}

// ------------------------------------------------------------ remembering

const KEY = "kanly-setup";

/** The form as it was last used, or an empty one. */
export function remembered(components: Components): SetupForm {
  try {
    const form = read(JSON.parse(recall(KEY) ?? "null"), components);
    return isPrinted(components, form) ? tidy(form, components) : form;
  } catch {
    return emptyForm(components);
  }
}

/** Keep the form for the next visit. */
export function remember(form: SetupForm): void {
  keep(KEY, JSON.stringify(form));
}

/** A form from a stored value of any shape. */
export function read(value: unknown, components: Components): SetupForm {
  if (!isRecord(value)) return emptyForm(components);
  const count = Number(value["players"]);
  const known = components.setup.games.find(({ id, modes }) =>
    text(value["game"]) === null ? count in modes : id === value["game"],
  );
  const { id: game, borrowed, modes, modules } = gameOf(components, known?.id ?? null);
  const empty = emptyForm(components, game);
  const seats = Array.isArray(value["seats"]) ? (value["seats"] as unknown[]) : [];
  const rivals = Array.isArray(value["rivals"]) ? (value["rivals"] as unknown[]) : [];
  const players = playerCounts(components, game).includes(count) ? count : empty.players;
  const all = Object.values(modes);
  const levels = all.flatMap((mode) => mode.levels.map(({ id }) => id));
  const variants = all.flatMap((mode) => mode.variants);
  const chosen = texts(value["modules"]).filter((module) => modules.includes(module));
  return {
    game,
    players,
    seats: empty.seats.map((seat, n) => readSeat(seats[n], seat)),
    bots: readBots(value["bots"]),
    draft: value["draft"] === true,
    recommended: value["recommended"] === true,
    rivals: empty.rivals.map((_, n) => text(rivals[n])),
    level: levels.find((level) => level === value["level"]) ?? empty.level,
    variants: texts(value["variants"]).filter((variant) => variants.includes(variant)),
    modules: chosen.some((id) => borrowed.includes(id)) ? chosen : [...chosen, ...empty.modules],
    cards: Array.isArray(value["cards"]) ? texts(value["cards"]) : null,
    house: houseOf(components, { game, players }, isRecord(value["house"]) ? value["house"] : {}),
    hints: value["hints"] === true,
    coach: COACH.find((mode) => mode === value["coach"]) ?? empty.coach,
    terms: readTerms(value["terms"]),
  };
}

function readSeat(value: unknown, empty: SeatForm): SeatForm {
  if (!isRecord(value)) return empty;
  return {
    kind: KINDS.find((kind) => kind === value["kind"]) ?? "bot",
    name: text(value["name"]) ?? "",
    bot: text(value["bot"]),
    style: text(value["style"]),
    leader: text(value["leader"]),
  };
}

function readBots(value: unknown): SetupForm["bots"] {
  if (!isRecord(value)) return { level: null, mixed: false };
  return { level: text(value["level"]), mixed: value["mixed"] === true };
}

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === "object" && value !== null;
}

function text(value: unknown): string | null {
  return typeof value === "string" ? value : null;
}

function texts(value: unknown): string[] {
  return Array.isArray(value) ? value.filter((x): x is string => typeof x === "string") : [];
}

function shuffle<T>(items: T[], chance: Chance): T[] {
  for (let n = items.length - 1; n > 0; n--) {
    const k = Math.floor(chance() * (n + 1));
    [items[n], items[k]] = [items[k] as T, items[n] as T];
  }
  return items;
}
