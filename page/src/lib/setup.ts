/** The form for a new game: kept consistent, remembered, and turned into a request. */
import type { NewTable } from "./api";
import type { Catalogue } from "./catalogue.svelte";

export const LEVELS = ["mercenary", "sardaukar", "mentat", "kwisatz_haderach"] as const;
export type Level = (typeof LEVELS)[number];
export const ROW_REFRESH = ["off", "oldest", "all"] as const;
export type RowRefresh = (typeof ROW_REFRESH)[number];
export const MOST_PLAYERS = 4;

/** The variants of games with Rivals, and for how many players each is offered. */
export const VARIANTS: Readonly<Record<string, readonly number[]>> = {
  row_dice: [1],
  streamlined: [2],
  brutal_escalation: [1, 2],
  expert_deployment: [1, 2],
  smart_politics: [1, 2],
};
/** What the highest levels switch on by themselves. */
export const EXPERT_VARIANTS: readonly string[] = [
  "brutal_escalation",
  "expert_deployment",
  "smart_politics",
];
const EXPERT_LEVELS: readonly Level[] = ["mentat", "kwisatz_haderach"];

export interface SeatForm {
  kind: "person" | "bot";
  name: string;
  bot: string;
  /** A Leader's id, or null: at random. */
  leader: string | null;
}

export interface SetupForm {
  players: number;
  /** All four, so that names are not lost when fewer play. */
  seats: readonly SeatForm[];
  draft: boolean;
  /** A Rival's id, or null: at random.  Always two. */
  rivals: readonly (string | null)[];
  level: Level;
  variants: readonly string[];
  choam: boolean;
  rowRefresh: RowRefresh;
  onePerHouse: boolean;
  firstPlayer: number | null;
  hints: boolean;
}

/** The part of the catalogue the form needs. */
export type Components = Pick<Catalogue, "leaders" | "rivals">;

/** Why something cannot be picked for a seat. */
export type Hindrance =
  | { code: "seat"; seat: number }
  | { code: "rival"; seat: number }
  | { code: "house"; seat: number }
  | { code: "module" }
  | { code: "streamlined" };

/** A number from 0 to 1, 1 excluded. */
export type Chance = () => number;

// ------------------------------------------------------------ asking

/** The form nobody has filled in yet: one person and three bots. */
export function emptyForm(): SetupForm {
  return {
    players: MOST_PLAYERS,
    seats: Array.from({ length: MOST_PLAYERS }, (_, n) => ({
      kind: n === 0 ? "person" : "bot",
      name: "",
      bot: "greedy",
      leader: null,
    })),
    draft: false,
    rivals: [null, null],
    level: "sardaukar",
    variants: [],
    choam: false,
    rowRefresh: "off",
    onePerHouse: false,
    firstPlayer: null,
    hints: false,
  };
}

/** How many Rivals join so many players. */
export function rivalCount(players: number): number {
  return Math.max(0, 3 - players);
}

/** The seats of those who play, Rivals not counted. */
export function playing(form: SetupForm): readonly SeatForm[] {
  return form.seats.slice(0, form.players);
}

/** The choices of those Rivals who take part. */
export function rivalsOf(form: SetupForm): readonly (string | null)[] {
  return form.rivals.slice(0, rivalCount(form.players));
}

/** The variants that so many players can agree on. */
export function variantsFor(players: number): string[] {
  return Object.keys(VARIANTS).filter((variant) => VARIANTS[variant]?.includes(players));
}

/** Does the level bring this variant with it? */
export function isFixed(form: SetupForm, variant: string): boolean {
  return (
    form.players === 1 && EXPERT_LEVELS.includes(form.level) && EXPERT_VARIANTS.includes(variant)
  );
}

/** Is the variant in force? */
export function isOn(form: SetupForm, variant: string): boolean {
  return isFixed(form, variant) || form.variants.includes(variant);
}

/** How many seats may be named as the one that starts. */
export function starters(players: number): number {
  return players === 2 ? players : players + rivalCount(players);
}

/** The Leaders one can choose from: fronts only, in the order of the catalogue. */
export function leaderIds(components: Components): string[] {
  return Object.keys(components.leaders).filter((id) => !components.leaders[id]?.face_of);
}

/** Why a Leader cannot be picked for a seat, or null. */
export function leaderHindrance(
  form: SetupForm,
  components: Components,
  seat: number,
  id: string,
): Hindrance | null {
  const leader = components.leaders[id];
  if (leader?.module === "choam" && !form.choam) return { code: "module" };
  const others = playing(form).map((other, n) => (n === seat ? null : other.leader));
  const holder = others.indexOf(id);
  if (holder >= 0) return { code: "seat", seat: holder };
  const rival = rivalsOf(form).indexOf(id);
  if (rival >= 0) return { code: "rival", seat: form.players + rival };
  if (form.onePerHouse && leader?.house) {
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
  if (isOn(form, "streamlined") && !components.rivals[id]?.streamlined) {
    return { code: "streamlined" };
  }
  const other = rivalsOf(form).findIndex((rival, k) => k !== n && rival === id);
  if (other >= 0) return { code: "rival", seat: form.players + other };
  const holder = form.draft ? -1 : playing(form).findIndex((seat) => seat.leader === id);
  return holder >= 0 ? { code: "seat", seat: holder } : null;
}

// ------------------------------------------------------------ keeping it consistent

/** The form with everything taken out that no longer fits; who was first keeps what he has. */
export function tidy(form: SetupForm, components: Components): SetupForm {
  let kept: SetupForm = {
    ...form,
    variants: form.variants.filter((variant) => VARIANTS[variant]?.includes(form.players)),
    firstPlayer:
      form.firstPlayer !== null && form.firstPlayer < starters(form.players)
        ? form.firstPlayer
        : null,
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
    if (n < rivalCount(form.players) && id && components.rivals[id]) {
      if (!rivalHindrance(kept, components, n, id)) kept = withRival(kept, n, id);
    }
  });
  return kept;
}

export function withSeat(form: SetupForm, seat: number, part: Partial<SeatForm>): SetupForm {
  return {
    ...form,
    seats: form.seats.map((old, n) => (n === seat ? { ...old, ...part } : old)),
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

/** The players in another order; everybody keeps name and Leader. */
export function shuffled(form: SetupForm, chance: Chance = Math.random): SetupForm {
  const order = shuffle([...playing(form)], chance);
  return { ...form, seats: [...order, ...form.seats.slice(form.players)] };
}

// ------------------------------------------------------------ a first game

export interface FirstGame {
  rivals: string[];
  difficulty: Level | null;
  variants: string[];
}

/** What the server recommends for a first game. */
export function readFirstGame(answer: Record<string, unknown>): FirstGame {
  const level = LEVELS.find((known) => known === answer["difficulty"]);
  return {
    rivals: texts(answer["rivals"]),
    difficulty: level ?? null,
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

/** The request for a first game: one person, an easy Leader, hints at every step. */
export function firstGameRequest(
  first: FirstGame,
  components: Components,
  name: string,
  seed: number,
  chance: Chance = Math.random,
): NewTable {
  const easy = leaderIds(components).filter((id) => {
    const leader = components.leaders[id];
    return leader?.complexity === 1 && !leader.module && !first.rivals.includes(id);
  });
  const [leader] = shuffle(easy, chance);
  return {
    sitters: [{ kind: "person", name, bot: "" }],
    edition: "uprising",
    leaders: leader ? [leader] : "random",
    rivals: first.rivals,
    difficulty: first.difficulty,
    variants: first.variants,
    row_refresh: "off",
    one_per_house: false,
    seed,
    hints: true,
  };
}

// ------------------------------------------------------------ the request

/** What the server is asked for.  Who is to be random beside chosen ones is drawn here. */
export function toRequest(
  form: SetupForm,
  components: Components,
  chance: Chance = Math.random,
): NewTable {
  const seats = playing(form);
  return {
    sitters: seats.map((seat) => ({
      kind: seat.kind,
      name: seat.kind === "person" ? seat.name.trim() : "",
      bot: seat.kind === "bot" ? seat.bot : "",
    })),
    edition: "uprising",
    leaders: leadersOf(form, components, chance),
    modules: form.choam ? ["choam"] : [],
    rivals: namedRivals(form, components, chance),
    difficulty: form.players === 1 ? form.level : null,
    variants: form.variants.filter((variant) => !isFixed(form, variant)),
    row_refresh: form.rowRefresh,
    one_per_house: form.onePerHouse,
    first_player: form.firstPlayer,
    hints: form.hints,
  };
}

function leadersOf(form: SetupForm, components: Components, chance: Chance): string[] | string {
  if (form.draft) return "draft";
  if (playing(form).every((seat) => seat.leader === null)) return "random";
  let full = form;
  form.seats.slice(0, form.players).forEach((seat, n) => {
    if (seat.leader !== null) return;
    const free = leaderIds(components).filter((id) => !leaderHindrance(full, components, n, id));
    full = withLeader(full, n, shuffle(free, chance)[0] ?? null);
  });
  return playing(full).flatMap((seat) => seat.leader ?? []);
}

/** Rivals are named in the order of their seats: one before a named one is drawn here. */
function namedRivals(form: SetupForm, components: Components, chance: Chance): string[] {
  let full = form;
  const named = rivalsOf(form).flatMap((rival, n) => (rival === null ? [] : [n]));
  const last = Math.max(-1, ...named);
  for (let n = 0; n < last; n++) {
    if (full.rivals[n]) continue;
    const free = Object.keys(components.rivals).filter(
      (id) => !rivalHindrance(full, components, n, id),
    );
    full = withRival(full, n, shuffle(free, chance)[0] ?? null);
  }
  return rivalsOf(full)
    .slice(0, last + 1)
    .flatMap((rival) => rival ?? []);
}

// ------------------------------------------------------------ remembering

const KEY = "kanly-setup";

/** The form as it was last used, or an empty one. */
export function remembered(components: Components): SetupForm {
  try {
    return tidy(read(JSON.parse(localStorage.getItem(KEY) ?? "null")), components);
  } catch {
    return emptyForm();
  }
}

/** Keep the form for the next visit. */
export function remember(form: SetupForm): void {
  try {
    localStorage.setItem(KEY, JSON.stringify(form));
  } catch {
    // Without storage the form starts empty next time; nothing else depends on it.
  }
}

/** A form from a stored value of any shape. */
export function read(value: unknown): SetupForm {
  const empty = emptyForm();
  if (!isRecord(value)) return empty;
  const seats = Array.isArray(value["seats"]) ? (value["seats"] as unknown[]) : [];
  const rivals = Array.isArray(value["rivals"]) ? (value["rivals"] as unknown[]) : [];
  const players = Number(value["players"]);
  const first = value["firstPlayer"];
  return {
    players: [1, 2, 3, 4].includes(players) ? players : empty.players,
    seats: empty.seats.map((seat, n) => readSeat(seats[n], seat)),
    draft: value["draft"] === true,
    rivals: empty.rivals.map((_, n) => text(rivals[n])),
    level: LEVELS.find((level) => level === value["level"]) ?? empty.level,
    variants: texts(value["variants"]).filter((variant) => variant in VARIANTS),
    choam: value["choam"] === true,
    rowRefresh: ROW_REFRESH.find((rule) => rule === value["rowRefresh"]) ?? empty.rowRefresh,
    onePerHouse: value["onePerHouse"] === true,
    firstPlayer: typeof first === "number" && Number.isInteger(first) && first >= 0 ? first : null,
    hints: value["hints"] === true,
  };
}

function readSeat(value: unknown, empty: SeatForm): SeatForm {
  if (!isRecord(value)) return empty;
  return {
    kind: value["kind"] === "person" ? "person" : "bot",
    name: text(value["name"]) ?? "",
    bot: text(value["bot"]) ?? empty.bot,
    leader: text(value["leader"]),
  };
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
