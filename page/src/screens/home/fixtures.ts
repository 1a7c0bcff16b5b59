/** For tests: a small box of Leaders and Rivals, and a table in the list of games. */
import type { BotLevel, Bots, TableInfo } from "../../lib/api";
import type { Catalogue, LeaderEntry, RivalEntry, SetupEntry } from "../../lib/catalogue.svelte";

const BOX = { signs: [], text: "" };

function leader(name: string, house: string, rest: Partial<LeaderEntry> = {}): LeaderEntry {
  return {
    name,
    house,
    complexity: 1,
    face_of: null,
    other_face: null,
    module: "",
    signet: BOX,
    path: null,
    text: `House ${house}.\nGift: ${name} draws 1 card.`,
    ...rest,
  };
}

function rival(name: string, streamlined = false): RivalEntry {
  return {
    name,
    swordmaster: 8,
    streamlined,
    priority: [],
    signet: BOX,
    scheme: BOX,
    text: `Swordmaster value: 8.\nScheme: ${name} recruits 2 troops.`,
  };
}

type GameEntry = SetupEntry["games"][number];
type ModeEntry = GameEntry["modes"][string];

/** A game for so many players who play alone, and a Rival for each other seat. */
export function smallMode(players: number, rest: Partial<ModeEntry> = {}): ModeEntry {
  const rivals = rest.rivals ?? 0;
  return {
    board: "uprising",
    chairs: Array.from({ length: players + rivals }, (_, n) => ({
      role: n < players ? "player" : "rival",
      team: n,
      teammates: [],
      leader: null,
      suits: [],
      deck: [],
      throne: false,
      points: 0,
    })),
    modules: [],
    leader_choices: ["fixed", "random", "draft"],
    rivals,
    rival_cards: ["glossu_rabban", "lady_amber_metulli", "gurney_halleck", "muad_dib"],
    recommends_rivals: rivals > 0,
    starters: players,
    levels: [],
    usual_level: null,
    variants: [],
    ...rest,
  };
}

/** A game for six: two Commanders with two Allies each, in turn. */
export function teamMode(): ModeEntry {
  const mode = smallMode(6, { board: "six_players", modules: ["choam"] });
  const commanders = new Map([
    [0, "muad_dib"],
    [3, "shaddam_corrino_iv"],
  ]);
  return {
    ...mode,
    leader_choices: ["fixed", "random", "recommended", "draft"],
    chairs: mode.chairs.map((chair, n) => ({
      ...chair,
      role: commanders.has(n) ? "commander" : "ally",
      team: n % 2,
      teammates: [2, 4].map((by) => (n + by) % 6),
      leader: commanders.get(n) ?? null,
      suits: n % 2 ? ["feyd_rautha_harkonnen"] : ["lady_jessica", "gurney_halleck"],
      throne: n % 2 === 1,
      points: commanders.has(n) ? 4 : 1,
    })),
  };
}

/** A game of the usual edition. */
export function smallGame(rest: Partial<GameEntry> = {}): GameEntry {
  return {
    id: "uprising",
    edition: "uprising",
    modes: {},
    modules: ["choam"],
    borrowed: [],
    selection: null,
    ...rest,
  };
}

/** What the server says can be agreed on. */
export function smallSetup(): SetupEntry {
  const rivals = ["brutal_escalation", "expert_deployment", "smart_politics"];
  const level = (id: string, ...variants: string[]) => ({ id, variants });
  const modes = {
    1: smallMode(1, {
      rivals: 2,
      starters: 3,
      levels: [
        level("mercenary"),
        level("sardaukar"),
        level("mentat", ...rivals),
        level("kwisatz_haderach", ...rivals),
      ],
      usual_level: "sardaukar",
      variants: ["row_dice", ...rivals],
    }),
    2: smallMode(2, { rivals: 1, variants: ["streamlined", ...rivals] }),
    3: smallMode(3),
    4: smallMode(4),
  };
  return {
    games: [smallGame({ modes })],
    house: [
      {
        name: "row_refresh",
        kind: "choice",
        choices: ["off", "oldest", "all"],
        default: "off",
      },
      { name: "one_per_house", kind: "switch", choices: [], default: false },
      { name: "first_player", kind: "seat", choices: [], default: null },
    ],
  };
}

/** Four levels, the lowest of which has no style and the highest of which thinks. */
export function smallBots(): Bots {
  const level = (id: string, rest: Partial<BotLevel> = {}): BotLevel => ({
    id,
    styles: ["balanced", "fighter", "diplomat", "trader", "spy"],
    seconds: 0,
    expected: null,
    ...rest,
  });
  const measured = { opponents: 3, games: 60 };
  return {
    levels: [
      level("random", { styles: [] }),
      level("novice", { expected: { ...measured, level: "novice", against: "random", wins: 60 } }),
      level("greedy", { expected: { ...measured, level: "greedy", against: "novice", wins: 54 } }),
      level("search", { seconds: 1 }),
    ],
    usual: "greedy",
    first: "novice",
  };
}

const NAMES = {
  muad_dib: "Muad'Dib",
  gurney_halleck: "Gurney Halleck",
  lady_amber_metulli: "Lady Amber Metulli",
  lady_jessica: "Lady Jessica",
  glossu_rabban: "Glossu Rabban",
};

export function smallCatalogue(): Catalogue {
  return {
    edition: "uprising",
    board: "uprising",
    lang: "en",
    setup: smallSetup(),
    cards: {},
    intrigues: {},
    conflicts: {},
    objectives: {},
    contracts: {},
    hagal: {},
    spaces: {},
    posts: {},
    tracks: {},
    names: { leaders: NAMES, rivals: NAMES, factions: {}, icons: {}, battle_icons: {} },
    pieces: ["spies", "hooks", "shield-wall", "objectives"],
    leaders: {
      muad_dib: leader("Muad'Dib", "atreides"),
      gurney_halleck: leader("Gurney Halleck", "atreides"),
      lady_amber_metulli: leader("Lady Amber Metulli", "metulli"),
      feyd_rautha_harkonnen: leader("Feyd-Rautha Harkonnen", "harkonnen", {
        text: "House Harkonnen.\nTraining (Signet Ring): Move 1 space.\nTrack: first – 1 spice.\nTrack: end – 1 troop.",
      }),
      lady_jessica: leader("Lady Jessica", "atreides", {
        complexity: 2,
        other_face: "reverend_mother_jessica",
      }),
      reverend_mother_jessica: leader("Reverend Mother Jessica", "atreides", {
        face_of: "lady_jessica",
      }),
      shaddam_corrino_iv: leader("Shaddam Corrino IV", "corrino", { module: "choam" }),
    },
    rivals: {
      glossu_rabban: rival("Glossu Rabban", true),
      lady_amber_metulli: rival("Lady Amber Metulli", true),
      gurney_halleck: rival("Gurney Halleck"),
      muad_dib: rival("Muad'Dib"),
    },
  };
}

export function savedTable(part: Partial<TableInfo> = {}): TableInfo {
  const seat = (
    name: string,
    leader: string | null,
    rival: string | null,
  ): TableInfo["seats"][0] => ({
    kind: rival ? "rival" : "person",
    name,
    bot: "",
    leader,
    rival,
    vp: 1,
  });
  return {
    id: "t1",
    created: "2026-01-01T10:00:00.000+00:00",
    updated: "2026-01-01T10:00:00.000+00:00",
    over: false,
    round: 5,
    players: 2,
    deciding: 1,
    phase: "playing",
    edition: "uprising",
    damaged: false,
    own: true,
    shared: false,
    whole: true,
    seats: [
      seat("Ana", "muad_dib", null),
      seat("", "lady_jessica", null),
      seat("", null, "glossu_rabban"),
    ],
    ...part,
  };
}
