/** A small table for component tests: a catalogue with a few things, and a screen of three seats. */
import { afterEach, beforeEach, vi } from "vitest";
import type {
  Action,
  Change,
  Decision,
  LogLine,
  Screen,
  SeatView,
  Sitter,
  Standing,
  Why,
} from "../lib/api";
import {
  useCatalogue,
  type CardEntry,
  type Catalogue,
  type LeaderEntry,
  type SpaceEntry,
} from "../lib/catalogue.svelte";
import { smallSetup } from "../screens/home/fixtures";
import { setLang } from "../lib/i18n.svelte";
import { Session } from "../lib/session.svelte";
import type { Team } from "../lib/teams";
import type { Thing } from "../lib/things";

const none = { signs: [], text: "" };

function card(name: string, more: Partial<CardEntry> = {}): CardEntry {
  return {
    name,
    kind: "imperium",
    copies: 1,
    cost: 0,
    factions: [],
    icons: ["city"],
    persuasion: 0,
    swords: 1,
    signet: false,
    anywhere: false,
    for_sale: true,
    module: "",
    agent: none,
    reveal: none,
    acquire: none,
    text: "Reveal: 1 sword.",
    ...more,
  };
}

function leader(name: string, more: Partial<LeaderEntry> = {}): LeaderEntry {
  return {
    name,
    house: "atreides",
    complexity: 1,
    face_of: null,
    other_face: null,
    module: "",
    signet: { signs: [{ sign: "troop" }], text: "Recruit 1 troop." },
    path: null,
    text: "House Atreides.\nWarmaster (Signet Ring): Recruit 1 troop.",
    ...more,
  };
}

function space(name: string, icon: string, more: Partial<SpaceEntry> = {}): SpaceEntry {
  return {
    name,
    icon,
    track: null,
    combat: false,
    maker: false,
    requirement: null,
    costs: [[]],
    discounted: null,
    effects: none,
    reveal: none,
    control: null,
    only: null,
    text: "",
    ...more,
  };
}

const place = (id: string, next: string[]) => ({ id, reward: none, next });

export const CATALOGUE: Catalogue = {
  edition: "uprising",
  board: "uprising",
  lang: "en",
  setup: smallSetup(),

  cards: {
    dagger: card("Dagger", { kind: "starter", copies: 2 }),
    argument: card("Convincing Argument", { icons: [], text: "Reveal: 2 Persuasion." }),
    ring: card("Signet Ring", { signet: true, text: "Agent: Use the ring.\nReveal: 1 sword." }),
    operative: card("Operative", {
      cost: 3,
      agent: { signs: [{ sign: "spy" }], text: "You may place a Spy." },
      acquire: { signs: [{ sign: "water" }], text: "Gain 1 water." },
      text: "Agent: You may place a Spy.\nReveal: 1 sword.\nWhen acquired: Gain 1 water.",
    }),
    cheap: card("Cheap Card", { cost: 2 }),
    dear: card("Dear Card", { cost: 6 }),
    prepare_the_way: card("Prepare the Way", { cost: 2, kind: "reserve" }),
  },
  intrigues: {
    call: {
      name: "Call to Arms",
      copies: 1,
      module: "",
      kinds: { plot: { signs: [], text: "Recruit 1 troop." } },
      text: "Plot: Recruit 1 troop.",
    },
  },
  conflicts: {
    siege: {
      name: "Siege",
      level: 2,
      icon: "crysknife",
      location: "arrakeen",
      module: "",
      rewards: [
        { signs: [{ sign: "vp" }], text: "First." },
        { signs: [{ sign: "spice", n: 2 }], text: "Second." },
        { signs: [{ sign: "spice" }], text: "Third." },
      ],
      text: "",
    },
  },
  objectives: { goal: { name: "Objective", icon: "desert_mouse", text: "" } },
  contracts: {
    harvest_3: {
      name: "Harvest 3+",
      copies: 1,
      space: null,
      harvest: 3,
      acquire: null,
      reward: { signs: [{ sign: "solari", n: 3 }], text: "Gain 3 Solari." },
      text: "Reward: gain 3 Solari.",
    },
  },
  leaders: {
    gurney: leader("Gurney Halleck"),
    muad_dib: leader("Muad'Dib"),
    feyd_rautha_harkonnen: leader("Feyd-Rautha Harkonnen", {
      path: {
        id: "training",
        places: [
          place("start", ["upper_1", "lower_1"]),
          place("upper_1", ["middle"]),
          place("lower_1", ["middle"]),
          place("middle", []),
        ],
      },
    }),
  },
  rivals: {
    staban_tuek: {
      name: "Staban Tuek",
      swordmaster: 9,
      streamlined: false,
      priority: ["fremen", "emperor"],
      signet: { signs: [{ sign: "spice" }], text: "Gain 1 spice." },
      scheme: { signs: [{ sign: "troop", n: 2 }], text: "Recruit 2 troops." },
      text: "",
    },
  },
  hagal: { secrets: { name: "Secrets", swords: 1, copies: 1, text: "" } },
  spaces: {
    sardaukar: space("Sardaukar", "emperor", {
      track: "emperor",
      costs: [[{ sign: "spice", n: 4 }]],
      text: "Cost: 4 spice.\nEffect: Recruit 4 troops.",
    }),
    dutiful_service: space("Dutiful Service", "emperor", { track: "emperor" }),
    swordmaster: space("Swordmaster", "landsraad", {
      costs: [[{ sign: "solari", n: 8 }]],
      discounted: [{ sign: "solari", n: 6 }],
    }),
    sietch_tabr: space("Sietch Tabr", "city", {
      combat: true,
      requirement: { faction: "fremen", level: 2 },
    }),
    research_station: space("Research Station", "city", {
      combat: true,
      requirement: { faction: "fremen", level: 2 },
      costs: [[{ sign: "water", n: 2 }]],
      effects: { signs: [{ sign: "troop" }], text: "Recruit 1 troop." },
      control: { signs: [{ sign: "solari" }], text: "Gain 1 Solari." },
      text: "Combat space.\nCost: 2 water.\nEffect: Recruit 1 troop.",
    }),
    arrakeen: space("Arrakeen", "city", {
      combat: true,
      control: { signs: [{ sign: "solari" }], text: "Gain 1 Solari." },
      text: "Combat space.\nEffect: Draw 1 card.",
    }),
    hagga_basin: space("Hagga Basin", "spice_trade", { combat: true, maker: true }),
  },
  posts: {
    post_emperor: { name: "Observation post: Emperor", spaces: ["sardaukar", "dutiful_service"] },
    post_city_left: { name: "Observation post: Station", spaces: ["research_station"] },
    post_city_right: { name: "Observation post: Arrakeen", spaces: ["arrakeen"] },
  },
  tracks: {
    great_houses: {
      name: "Great Houses",
      owner: null,
      icon: "emperor",
      rewards: { 4: { signs: [{ sign: "troop", n: 2 }], text: "Recruit 2 troops." } },
      point_level: 2,
      alliance_level: 4,
      top: 6,
    },
    emperor: {
      name: "Emperor",
      owner: null,
      icon: "emperor",
      rewards: { 4: { signs: [{ sign: "spy" }], text: "You may place a Spy." } },
      point_level: 2,
      alliance_level: 4,
      top: 6,
    },
  },
  pieces: ["spies", "hooks", "shield-wall", "objectives"],
  names: {
    leaders: {},
    rivals: {},
    factions: {
      emperor: "Emperor",
      spacing_guild: "Spacing Guild",
      bene_gesserit: "Bene Gesserit",
      fremen: "Fremen",
    },
    icons: { landsraad: "Landsraad", city: "City", spice_trade: "Spice Trade" },
    battle_icons: { crysknife: "Crysknife", desert_mouse: "Desert Mouse" },
  },
};

/** Words and catalogue for the tests, and what the test browser lacks. */
export async function furnish(): Promise<void> {
  HTMLDialogElement.prototype.showModal = function (this: HTMLDialogElement) {
    this.open = true;
  };
  HTMLDialogElement.prototype.close = function (this: HTMLDialogElement) {
    this.open = false;
  };
  Element.prototype.scrollIntoView = () => undefined;
  Element.prototype.animate = () =>
    ({
      cancel: () => undefined,
      finished: Promise.resolve(),
      onfinish: null,
    }) as unknown as Animation;
  window.matchMedia = (media) => ({ media, matches: true }) as MediaQueryList;
  useCatalogue(CATALOGUE);
  await setLang("en");
}

/** What is tested here happens on an upright phone. */
export function onPhone(): void {
  beforeEach(() => {
    vi.stubGlobal("innerWidth", 390);
    dispatchEvent(new Event("resize"));
  });
  afterEach(() => {
    vi.unstubAllGlobals();
    dispatchEvent(new Event("resize"));
  });
}

export function seat(changes: Partial<SeatView> = {}): SeatView {
  return {
    leader: null,
    rival: null,
    solari: 0,
    spice: 0,
    water: 0,
    vp: 0,
    supply: 9,
    garrison: 3,
    deployed: 0,
    worms: 0,
    memories: 0,
    swords: 0,
    persuasion: 0,
    agents: 2,
    spies: 3,
    revealed_at: 0,
    swordmaster: false,
    council: false,
    hooks: false,
    revealed: false,
    influence: { emperor: 0, fremen: 0 },
    agents_at: [],
    spies_at: [],
    paths: {},
    deck: 5,
    hand: 5,
    known_hand: [],
    known_intrigue: [],
    played: [],
    shown: [],
    discard: [],
    trash: [],
    set_aside: [],
    intrigue: 1,
    waiting: [],
    face_up: [],
    face_down: [],
    strength: 0,
    standing: changes.influence ?? {},
    stands_in: -1,
    tokens: [],
    bonus_swords: 0,
    top: [],
    secret: null,
    ...changes,
  };
}

function sitter(kind: Sitter["kind"], label: string, more: Partial<Sitter>): Sitter {
  return {
    kind,
    here: kind === "person",
    name: kind === "person" ? label : "",
    bot: kind === "bot" ? "greedy" : "",
    standin: "",
    leader: null,
    rival: null,
    label,
    savings: null,
    role: kind === "rival" ? "rival" : "player",
    team: 0,
    teammates: [],
    ...more,
  };
}

/** Seats that play together; without more said, one alone. */
export function team(seats: number[], name: string, more: Partial<Team> = {}): Team {
  return {
    id: "",
    name,
    seats,
    commander: null,
    total: 0,
    throne: false,
    place: null,
    ties: [],
    ...more,
  };
}

/** Seat 0 is Ana (Muad'Dib), seat 1 a bot (Feyd-Rautha), seat 2 a Rival (Staban Tuek). */
export function table(): Screen {
  return {
    id: "t",
    revision: 1,
    seat: 0,
    lang: "en",
    edition: "uprising",
    game: "uprising",
    board: "uprising",
    goal: 10,
    modules: ["choam"],
    players: 2,
    difficulty: null,
    variants: [],
    hints: false,
    coach: "off",
    delayed: false,
    sitters: [
      sitter("person", "Ana", { leader: "muad_dib" }),
      sitter("bot", "Feyd-Rautha Harkonnen", { leader: "feyd_rautha_harkonnen", team: 1 }),
      sitter("rival", "Staban Tuek", { rival: "staban_tuek", savings: 7, team: 2 }),
    ],
    teams: [team([0], "Ana"), team([1], "Feyd-Rautha Harkonnen"), team([2], "Staban Tuek")],
    throne: [],
    ring: [],
    view: {
      marks: null,
      round: 2,
      first: 1,
      active: 0,
      imperium_deck: 50,
      row: ["cheap", "dear"],
      removed: [],
      intrigue_deck: 30,
      intrigue_discard: [],
      intrigue_trash: [],
      conflict_deck: [3, 3, 2],
      conflicts_left: [],
      conflict: "siege",
      reserve: { prepare_the_way: 7 },
      alliances: { emperor: null, fremen: 1 },
      control: { arrakeen: null },
      shield_wall: true,
      bonus_spice: { hagga_basin: 0 },
      choam: {
        market: ["harvest_3"],
        bank: 12,
        set_aside: [],
        held: [[], [], []],
        completed: [[], [], []],
      },
      rivals: { deck: 4, shown: ["secrets"] },
      teams: null,
      turn: { card: null, space: null, revealing: false, recruited: 0, deployed: 0 },
      seats: [
        seat({
          leader: "muad_dib",
          vp: 3,
          persuasion: 5,
          hand: ["dagger"],
          intrigue: [],
          discard: ["dagger", "dagger", "cheap"],
          face_up: ["goal"],
        }),
        seat({
          leader: "feyd_rautha_harkonnen",
          vp: 4,
          paths: { training: "start" },
          discard: ["dagger"],
          influence: { emperor: 1, fremen: 4 },
        }),
        seat({ rival: "staban_tuek", solari: 2, spice: 3, water: 1 }),
      ],
      pending: [],
    },
    decision: null,
    undoable: 0,
    undo_path: [],
    undo_ends: "nothing-done",
    log_from: 0,
    log_settled: 0,
    prices: {},
    log: [],
    news_from: 0,
    fighters: [],
    rewarded: 2,
    protected: true,
    over: false,
    standings: [],
  };
}

/** Six seats in two teams; Ana is Muad'Dib and has activated Lady Jessica, all others are bots. */
export function teamTable(): Screen {
  const screen = table();
  const leaders = ["muad_dib", "feyd", "jessica", "shaddam_corrino_iv", "gurney", "irulan"];
  const track = { great_houses: 1, fremen: 2 };
  screen.board = "six_players";
  screen.players = 6;
  screen.sitters = leaders.map((leader, n) =>
    sitter(n ? "bot" : "person", n ? leader : "Ana", {
      leader,
      role: n % 3 ? "ally" : "commander",
      team: n % 2,
      teammates: [2, 4].map((by) => (n + by) % 6),
    }),
  );
  screen.teams = [
    team([0, 2, 4], "Muad'Dib", { id: "muad_dib", commander: 0, total: 7 }),
    team([3, 5, 1], "Shaddam Corrino IV", {
      id: "shaddam_corrino_iv",
      commander: 3,
      total: 9,
      throne: true,
    }),
  ];
  screen.view.seats = leaders.map((leader, n) =>
    seat({ leader, vp: n, stands_in: n ? n : 2, influence: track }),
  );
  Object.assign(screen.view.seats[0] ?? {}, {
    hand: ["dagger"],
    tokens: [
      { sign: "left", swordmaster: false, allies: [2], state: "sent", space: "arrakeen" },
      { sign: "right", swordmaster: false, allies: [4], state: "home", space: null },
      { sign: "both", swordmaster: true, allies: [2, 4], state: "not-gained", space: null },
    ],
    agents_at: ["arrakeen"],
  });
  screen.view.teams = { activated: 2, throne: ["operative"], conceded: [] };
  screen.throne = [{ card: "operative", cost: null }];
  screen.view.rivals = null;
  screen.view.alliances = { great_houses: null };
  return screen;
}

/** The table with only these seats, empty but for what is said of them. */
export function tableOf(...seats: Partial<SeatView>[]): Screen {
  const screen = table();
  screen.sitters = screen.sitters.slice(0, seats.length);
  screen.teams = screen.teams.slice(0, seats.length);
  screen.view.seats = seats.map(seat);
  screen.view.alliances = { emperor: null };
  return screen;
}

/** A table of Ana and Feyd at a moment of Ana's turn. */
export interface Moment {
  kind?: Decision["kind"];
  step?: Decision["step"];
  actions?: Action[];
  why?: Record<string, Why[]>;
  /** The seat that decides: Ana, if nothing is said. */
  deciding?: number | null;
  hand?: string[];
  intrigue?: string[];
  shown?: string[];
  card?: string | null;
  revealing?: boolean;
  /** Why there is nothing to take back; empty if there is. */
  undoEnds?: Screen["undo_ends"];
  persons?: number;
  over?: boolean;
  others?: Partial<SeatView>;
  revision?: number;
  hint?: Screen["hint"];
}

export function moment(at: Moment = {}): Screen {
  const { hand = [], intrigue = [], shown = [], undoEnds = "nothing-done" } = at;
  const deciding = at.deciding === undefined ? 0 : at.deciding;
  const screen = tableOf(
    { leader: "gurney", hand, intrigue, shown, played: at.card ? [at.card] : [], persuasion: 4 },
    at.others ?? {},
  );
  if (at.persons === 2 && screen.sitters[1]) {
    Object.assign(screen.sitters[1], { kind: "person", here: true });
  }
  screen.view.active = deciding;
  screen.view.control = { research_station: 1 };
  screen.view.turn.card = at.card ?? null;
  screen.view.turn.revealing = at.revealing ?? false;
  const text = "Feyd-Rautha Harkonnen";
  return {
    ...screen,
    revision: at.revision ?? 1,
    ...(at.hint && { hint: at.hint }),
    decision:
      deciding === null
        ? null
        : {
            seat: deciding,
            kind: at.kind ?? "turn",
            step: at.step ?? null,
            prompt: "What now?",
            source: { sort: "rules", id: "" },
            actions: at.actions ?? [],
            why: at.why ?? {},
            about: null,
          },
    undoable: undoEnds === "" ? 1 : 0,
    undo_ends: undoEnds,
    log: [line(1, "played", `${text} plays Dagger.`), line(1, "gained", `${text} gains 1 spice.`)],
    over: at.over ?? false,
    standings: at.over ? [standing(1, 10)] : [],
  };
}

/** A seat in the final standings. */
export function standing(seat: number, vp: number, more: Partial<Standing> = {}): Standing {
  return {
    place: 1,
    seat,
    team: seat,
    vp,
    total: vp,
    text: "",
    reasons: [],
    cannot: [],
    ties: [],
    by_round: [],
    ...more,
  };
}

/** The thing a text such as "space:arrakeen" names. */
export function named(text: string): Thing {
  const [sort, ...id] = text.split(":");
  return { sort: sort as Action["sort"], id: id.join(":") };
}

const CONFIRMED: Record<string, Action["confirm"]> = {
  space: "careful",
  acquire: "careful",
  intrigue: "careful",
  reveal: "always",
};

/** An action as the server describes it where nothing more is said. */
export function action(text: string, more: Partial<Action> = {}): Action {
  const { sort, id } = named(text);
  return {
    action: text,
    sort: sort as Action["sort"],
    id,
    n: sort === "deploy" || sort === "amount" ? Number(id) : null,
    at: null,
    zone: sort === "card" ? "hand" : sort === "contract" ? "held" : null,
    label: `Do ${text}`,
    confirm: CONFIRMED[sort] ?? "never",
    lapses: false,
    infiltrates: false,
    ends_undo: false,
    changes: [],
    spaces: [],
    means: null,
    seat: sort === "seat" ? Number(id) : null,
    good: null,
    shares: [],
    ranking: [],
    asks: null,
    factions: [],
    ...more,
  };
}

export function change(
  what: Change["what"],
  before: number,
  after: number,
  faction: string | null = null,
  seat = 0,
): Change {
  return { what, faction, before, after, seat };
}

/** A line of the log that stands by itself where nothing more is said. */
export function line(
  seat: number,
  event: LogLine["event"],
  text = `${seat} ${event}`,
  more: Partial<LogLine> = {},
): LogLine {
  return {
    event,
    things: [],
    numbers: [],
    changes: [],
    ply: 0,
    seat,
    text,
    tail: "",
    round: 0,
    entry: 0,
    heads: false,
    common: false,
    begins: false,
    outcome: false,
    ...more,
  };
}

/** A question for Ana: texts of actions, whole actions, or texts with their labels. */
export function ask(
  screen: Screen,
  kind: Decision["kind"],
  legal: (string | Action)[] | Record<string, string>,
  why: Record<string, Why[]> = {},
): Screen {
  const actions = Array.isArray(legal)
    ? legal.map((entry) => (typeof entry === "string" ? action(entry) : entry))
    : Object.entries(legal).map(([text, label]) => action(text, { label }));
  return {
    ...screen,
    revision: screen.revision + 1,
    decision: {
      seat: 0,
      kind,
      step: null,
      prompt: "",
      source: { sort: "rules", id: "" },
      actions,
      why,
      about: null,
    },
  };
}

/** A session at Ana's seat that shows a screen, and the context that gives it to a component. */
export function sit(screen: Screen): { session: Session; context: Map<string, Session> } {
  const session = new Session("t");
  session.viewer = 0;
  session.screen = screen;
  return { session, context: new Map([["session", session]]) };
}

/** A lesson at its second step. */
export const LESSON = {
  id: "agents",
  number: 1,
  lessons: 5,
  step: 1,
  steps: 5,
  text: "Choose a card.",
  show: "card:reconnaissance",
  next: "buying",
  wrong_ways_out: [],
};
