/** A small table for tests: a catalogue with a few cards, and a screen of three seats. */
import type { Screen, SeatView } from "../../../lib/api";
import { useCatalogue, type Catalogue } from "../../../lib/catalogue.svelte";
import { setLang } from "../../../lib/i18n.svelte";
import { Session } from "../../../lib/session.svelte";

const box = { signs: [], text: "" };
const card = (name: string, cost: number) => ({
  name,
  kind: "imperium" as const,
  copies: 1,
  cost,
  factions: [],
  icons: ["city"],
  persuasion: 1,
  swords: 0,
  signet: false,
  module: "",
  agent: box,
  reveal: box,
  text: `Text of ${name}.`,
});
const place = (id: string, next: string[]) => ({ id, reward: box, next });

const CATALOGUE = {
  edition: "uprising",
  lang: "en",
  cards: {
    cheap: card("Cheap Card", 2),
    dear: card("Dear Card", 6),
    prepare_the_way: card("Prepare the Way", 2),
    dagger: card("Dagger", 0),
  },
  intrigues: {},
  conflicts: {
    siege: {
      name: "Siege",
      level: 2,
      icon: "crysknife",
      location: "arrakeen",
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
    muad_dib: { name: "Muad'Dib", track: [] },
    feyd_rautha_harkonnen: {
      name: "Feyd-Rautha Harkonnen",
      track: [
        place("start", ["upper_1", "lower_1"]),
        place("upper_1", ["middle"]),
        place("lower_1", ["middle"]),
        place("middle", []),
      ],
    },
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
  spaces: { arrakeen: { name: "Arrakeen", icon: "city" } },
  posts: {},
  tracks: {},
  names: {
    factions: { emperor: "Emperor", fremen: "Fremen" },
    icons: { city: "City" },
    battle_icons: { crysknife: "Crysknife", desert_mouse: "Desert Mouse" },
  },
} as unknown as Catalogue;

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
    troops: 0,
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
    training: null,
    deck: 5,
    hand: 5,
    known_hand: [],
    played: [],
    shown: [],
    discard: [],
    trash: [],
    reserved: [],
    intrigue: 1,
    waiting: [],
    face_up: [],
    face_down: [],
    strength: 0,
    ...changes,
  };
}

const sitter = (kind: "person" | "bot" | "rival", name: string, label: string) => ({
  kind,
  name,
  bot: kind === "bot" ? "greedy" : "",
  leader: null as string | null,
  rival: null as string | null,
  label,
});

/** Seat 0 is Ana (Muad'Dib), seat 1 a bot (Feyd-Rautha), seat 2 a Rival (Staban Tuek). */
export function table(): Screen {
  return {
    id: "t",
    revision: 1,
    seat: 0,
    lang: "en",
    edition: "uprising",
    modules: ["choam"],
    players: 2,
    difficulty: null,
    variants: [],
    hints: false,
    sitters: [
      { ...sitter("person", "Ana", "Ana"), leader: "muad_dib" },
      { ...sitter("bot", "", "Feyd-Rautha Harkonnen"), leader: "feyd_rautha_harkonnen" },
      { ...sitter("rival", "", "Staban Tuek"), rival: "staban_tuek" },
    ],
    view: {
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
      control: {},
      shield_wall: true,
      bonus_spice: {},
      choam: {
        market: ["harvest_3"],
        bank: 12,
        set_aside: [],
        held: [[], [], []],
        completed: [[], [], []],
      },
      rivals: { deck: 4, shown: ["secrets"] },
      turn: { card: null, space: null, revealing: false, recruited: 0, deployed: 0 },
      seats: [
        seat({
          leader: "muad_dib",
          vp: 3,
          persuasion: 5,
          hand: ["dagger"],
          discard: ["dagger", "dagger", "cheap"],
          face_up: ["goal"],
        }),
        seat({
          leader: "feyd_rautha_harkonnen",
          vp: 4,
          training: "start",
          discard: ["dagger"],
          influence: { emperor: 1, fremen: 4 },
        }),
        seat({ rival: "staban_tuek", solari: 2, spice: 3, water: 1 }),
      ],
      pending: [],
    },
    decision: null,
    can_undo: false,
    log_from: 0,
    log: [],
    news_from: 0,
    fighters: [],
    over: false,
    standings: [],
  };
}

/** A session at this table, seen from seat 0. */
export async function sit(screen: Screen): Promise<Session> {
  await setLang("en");
  useCatalogue(CATALOGUE);
  const session = new Session("t");
  session.viewer = 0;
  session.screen = screen;
  session.log = screen.log;
  return session;
}

/** Seat 0 must decide; these actions are legal. */
export function decide(
  screen: Screen,
  kind: string,
  actions: Record<string, string>,
  why: Record<string, { code: string; text: string }[]> = {},
): Screen {
  return {
    ...screen,
    decision: {
      seat: 0,
      kind,
      prompt: "",
      source: "rules",
      actions: Object.entries(actions).map(([action, label]) => ({
        action,
        label,
        changes: [],
        spaces: [],
      })),
      why,
    },
  };
}

/** For render: the session as the components look it up. */
export function at(session: Session): { context: Map<string, Session> } {
  return { context: new Map([["session", session]]) };
}
