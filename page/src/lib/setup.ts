/** The form for a new game: kept consistent, remembered, and turned into a request. */
import type { NewTable } from "./api";
import type { Catalogue, SetupEntry } from "./catalogue.svelte";
import { keep, recall } from "./kept";

type LevelEntry = SetupEntry["modes"][string]["levels"][number];
type HouseOption = SetupEntry["house"][number];
export type Chair = SetupEntry["modes"][string]["chairs"][number];
type HouseValue = HouseOption["default"];

const RANDOM = "random";
/** It says which Leaders exclude each other, so it is nothing to one player. */
const ONE_PER_HOUSE = "one_per_house";
const SHOWN: readonly HouseOption["kind"][] = ["switch", "seat", "choice"];

export interface SeatForm {
  kind: "person" | "bot";
  name: string;
  bot: string;
  /** A Leader's id, or null: at random. */
  leader: string | null;
}

export interface SetupForm {
  players: number;
  /** As many as can play, so that names are not lost when fewer do. */
  seats: readonly SeatForm[];
  draft: boolean;
  /** Leaders that suit their team, drawn when the game begins. */
  recommended: boolean;
  /** A Rival's id, or null: at random.  As many as can join. */
  rivals: readonly (string | null)[];
  level: string;
  variants: readonly string[];
  modules: readonly string[];
  /** What was agreed on beside the rules, by the option's name. */
  house: Readonly<Record<string, HouseValue>>;
  hints: boolean;
}

/** The part of the catalogue the form needs. */
export type Components = Pick<Catalogue, "edition" | "leaders" | "rivals" | "setup">;

/** Why something cannot be picked for a seat. */
export type Hindrance =
  | { code: "seat"; seat: number }
  | { code: "rival"; seat: number }
  | { code: "house"; seat: number }
  | { code: "module" }
  /** It always sits elsewhere. */
  | { code: "chair"; seat: number }
  /** Somebody else always sits here. */
  | { code: "fixed" }
  | { code: "streamlined" };

/** A number from 0 to 1, 1 excluded. */
export type Chance = () => number;

// ------------------------------------------------------------ asking

/** For how many players there is a game. */
export function playerCounts(setup: SetupEntry): number[] {
  return Object.keys(setup.modes).map(Number);
}

/** The largest table at which everybody plays alone. */
function usualCount({ modes }: SetupEntry): number {
  const alone = (n: number): boolean =>
    (modes[n]?.chairs ?? []).every(({ teammates }) => !teammates.length);
  return Math.max(...playerCounts({ modes } as SetupEntry).filter(alone));
}

/** The chairs of so many players, and of the Rivals who join them. */
export function chairsOf({ setup }: Pick<Components, "setup">, players: number): Chair[] {
  return setup.modes[players]?.chairs ?? [];
}

/** Chairs that play together, the Commander's first; one group of all where everybody is alone. */
export function sides(components: Pick<Components, "setup">, players: number): number[][] {
  const chairs = chairsOf(components, players).slice(0, players);
  const leads = chairs.flatMap(({ role }, n) => (role === "commander" ? [n] : []));
  if (!leads.length) return [chairs.map((_, n) => n)];
  return leads.map((n) => [n, ...(chairs[n]?.teammates ?? [])]);
}

/** Can Leaders be found in this way by so many players? */
export function offers(
  { setup }: Pick<Components, "setup">,
  players: number,
  way: "recommended" | "draft",
): boolean {
  return setup.modes[players]?.leader_choices.includes(way) ?? false;
}

/** Is the module always played by so many players? */
export function isCompulsory(
  { setup }: Pick<Components, "setup">,
  players: number,
  module: string,
): boolean {
  return setup.modes[players]?.modules.includes(module) ?? false;
}

/** The modules that are played. */
export function modulesOf(form: SetupForm, components: Pick<Components, "setup">): string[] {
  return components.setup.modules.filter(
    (id) => form.modules.includes(id) || isCompulsory(components, form.players, id),
  );
}

/** The Leader of a seat, as far as it is settled. */
export function leaderAt(
  form: SetupForm,
  components: Pick<Components, "setup">,
  seat: number,
): string | null {
  return chairsOf(components, form.players)[seat]?.leader ?? form.seats[seat]?.leader ?? null;
}

/** The form nobody has filled in yet: a full table, one person and else bots. */
export function emptyForm(components: Components): SetupForm {
  const { setup } = components;
  const modes = Object.values(setup.modes);
  const most = Math.max(...playerCounts(setup));
  const usual = usualCount(setup);
  const rivals = Math.max(...modes.map((mode) => mode.rivals));
  return {
    players: usual,
    seats: Array.from({ length: most }, (_, n) => ({
      kind: n === 0 ? "person" : "bot",
      name: "",
      bot: "greedy",
      leader: null,
    })),
    draft: false,
    recommended: false,
    rivals: Array.from({ length: rivals }, () => null),
    level: modes.find((mode) => mode.usual_level)?.usual_level ?? "",
    variants: [],
    modules: [],
    house: houseOf(components, usual, {}),
    hints: false,
  };
}

/** How many Rivals join so many players. */
export function rivalCount({ setup }: Components, players: number): number {
  return setup.modes[players]?.rivals ?? 0;
}

/** How many seats may be the first player; those after the players are Rivals. */
export function starterCount({ setup }: Components, players: number): number {
  return setup.modes[players]?.starters ?? players;
}

/** The seats of those who play, Rivals not counted. */
export function playing(form: SetupForm): readonly SeatForm[] {
  return form.seats.slice(0, form.players);
}

/** The choices of those Rivals who take part. */
export function rivalsOf(form: SetupForm, components: Components): readonly (string | null)[] {
  return form.rivals.slice(0, rivalCount(components, form.players));
}

/** The variants that so many players can agree on. */
export function variantsFor({ setup }: Components, players: number): string[] {
  return setup.modes[players]?.variants ?? [];
}

/** The levels so many players can choose from, the easiest first. */
export function levelsFor({ setup }: Pick<Components, "setup">, players: number): LevelEntry[] {
  return setup.modes[players]?.levels ?? [];
}

/** Does the level bring this variant with it? */
export function isFixed(form: SetupForm, components: Components, variant: string): boolean {
  const level = levelsFor(components, form.players).find(({ id }) => id === form.level);
  return level?.variants.includes(variant) ?? false;
}

/** Is the variant in force? */
export function isOn(form: SetupForm, components: Components, variant: string): boolean {
  return isFixed(form, components, variant) || form.variants.includes(variant);
}

/** The house options so many players can agree on, in the order in which they are shown. */
export function houseOptions({ setup }: Components, players: number): HouseOption[] {
  const asked = setup.house.filter(({ name }) => name !== ONE_PER_HOUSE || players > 1);
  return SHOWN.flatMap((kind) => asked.filter((option) => option.kind === kind));
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
  const chairs = chairsOf(components, form.players);
  const own = chairs.findIndex((chair) => chair.leader === id);
  if (own >= 0 && own !== seat) return { code: "chair", seat: own };
  if (chairs[seat]?.leader && own < 0) return { code: "fixed" };
  const played = modulesOf(form, components);
  if (leader?.module && !played.includes(leader.module)) return { code: "module" };
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
    draft: form.draft && offers(components, form.players, "draft"),
    recommended: form.recommended && offers(components, form.players, "recommended"),
    variants: form.variants.filter((id) => variantsFor(components, form.players).includes(id)),
    house: houseOf(components, form.players, form.house),
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
    if (n < rivalCount(components, form.players) && id && components.rivals[id]) {
      if (!rivalHindrance(kept, components, n, id)) kept = withRival(kept, n, id);
    }
  });
  return kept;
}

/** The value of every house option: what is given where it fits, else the default. */
function houseOf(
  components: Components,
  players: number,
  given: Record<string, unknown>,
): SetupForm["house"] {
  const seats = starterCount(components, players);
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
  const easy = leaderIds(components).filter((id) => {
    const leader = components.leaders[id];
    return leader?.complexity === 1 && !leader.module && !first.rivals.includes(id);
  });
  return {
    sitters: [{ kind: "person", name, bot: "" }],
    edition: components.edition,
    leaders: [easy[seed % easy.length] ?? RANDOM],
    rivals: first.rivals,
    difficulty: first.difficulty,
    variants: first.variants,
    ...houseRequest(emptyForm(components), components),
    seed,
    hints: true,
  };
}

// ------------------------------------------------------------ the request

/** What the server is asked for.  Named Rivals come first; those left to chance sit after them. */
export function toRequest(form: SetupForm, components: Components): NewTable {
  const seats = playing(form);
  return {
    sitters: seats.map((seat) => ({
      kind: seat.kind,
      name: seat.kind === "person" ? seat.name.trim() : "",
      bot: seat.kind === "bot" ? seat.bot : "",
    })),
    edition: components.edition,
    leaders: form.draft
      ? "draft"
      : form.recommended
        ? "recommended"
        : seats.map((_, n) => leaderAt(form, components, n) ?? RANDOM),
    modules: modulesOf(form, components),
    rivals: rivalsOf(form, components).flatMap((rival) => rival ?? []),
    difficulty: levelsFor(components, form.players).length ? form.level : null,
    variants: form.variants.filter((variant) => !isFixed(form, components, variant)),
    ...houseRequest(form, components),
    hints: form.hints,
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
    return tidy(read(JSON.parse(recall(KEY) ?? "null"), components), components);
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
  const { setup } = components;
  const empty = emptyForm(components);
  if (!isRecord(value)) return empty;
  const seats = Array.isArray(value["seats"]) ? (value["seats"] as unknown[]) : [];
  const rivals = Array.isArray(value["rivals"]) ? (value["rivals"] as unknown[]) : [];
  const count = Number(value["players"]);
  const players = playerCounts(setup).includes(count) ? count : empty.players;
  const modes = Object.values(setup.modes);
  const levels = modes.flatMap((mode) => mode.levels.map(({ id }) => id));
  const variants = modes.flatMap((mode) => mode.variants);
  return {
    players,
    seats: empty.seats.map((seat, n) => readSeat(seats[n], seat)),
    draft: value["draft"] === true,
    recommended: value["recommended"] === true,
    rivals: empty.rivals.map((_, n) => text(rivals[n])),
    level: levels.find((level) => level === value["level"]) ?? empty.level,
    variants: texts(value["variants"]).filter((variant) => variants.includes(variant)),
    modules: texts(value["modules"]).filter((module) => setup.modules.includes(module)),
    house: houseOf(components, players, isRecord(value["house"]) ? value["house"] : {}),
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
