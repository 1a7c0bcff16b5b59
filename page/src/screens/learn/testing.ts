/** A small table and catalogue for the tests of learning and review. */
import type { Action, Decision, Screen, SeatView } from "../../lib/api";
import type { Box, CardEntry, Catalogue, SpaceEntry } from "../../lib/catalogue.svelte";
import { action as plainAction, seat as plainSeat, team } from "../../testing/table";
import { smallSetup } from "../home/fixtures";

const NOTHING: Box = { signs: [], text: "" };

export function card(name: string, rest: Partial<CardEntry> = {}): CardEntry {
  return {
    name,
    kind: "starter",
    copies: 1,
    cost: 0,
    factions: [],
    icons: [],
    persuasion: 0,
    swords: 0,
    signet: false,
    anywhere: false,
    for_sale: (rest.kind ?? "starter") !== "starter",
    module: "",
    agent: NOTHING,
    reveal: NOTHING,
    acquire: NOTHING,
    text: "",
    ...rest,
  };
}

export function space(name: string, rest: Partial<SpaceEntry> = {}): SpaceEntry {
  return {
    name,
    icon: "landsraad",
    track: null,
    combat: false,
    maker: false,
    requirement: null,
    costs: [[]],
    discounted: null,
    effects: NOTHING,
    reveal: { signs: [], text: "" },
    control: null,
    only: null,
    text: "",
    ...rest,
  };
}

export function smallCatalogue(): Catalogue {
  return {
    edition: "uprising",
    board: "uprising",
    lang: "en",
    setup: smallSetup(),
    cards: {
      dagger: card("Dagger", { icons: ["landsraad"], swords: 1, text: "Reveal: 1 sword." }),
      diplomacy: card("Diplomacy", { icons: ["emperor", "fremen"], persuasion: 1 }),
      reconnaissance: card("Reconnaissance", { icons: ["city"] }),
      overthrow: card("Overthrow", {
        kind: "imperium",
        cost: 8,
        factions: ["emperor"],
        icons: ["emperor"],
        text: "Agent: Draw 1 Intrigue card.",
      }),
      delivery_agreement: card("Delivery Agreement", {
        kind: "imperium",
        cost: 5,
        module: "choam",
      }),
    },
    intrigues: {
      detonation: {
        name: "Détonation",
        copies: 1,
        module: "",
        kinds: {
          plot: { signs: [{ sign: "shield-wall" }], text: "You may remove the Shield Wall." },
        },
        text: "Plot: You may remove the Shield Wall.",
      },
    },
    conflicts: {},
    objectives: {},
    contracts: {},
    leaders: {},
    rivals: {},
    hagal: {},
    spaces: {
      arrakeen: space("Arrakeen", { icon: "city", combat: true, text: "Effect: Recruit 1 troop." }),
      fremkit: space("Fremkit", { icon: "fremen", track: "fremen", combat: true }),
    },
    posts: {},
    tracks: {},
    pieces: ["spies", "hooks", "shield-wall", "objectives"],
    names: {
      leaders: {},
      rivals: {},
      factions: { emperor: "Emperor", fremen: "Fremen" },
      icons: { emperor: "Emperor", fremen: "Fremen", landsraad: "Landsraad", city: "City" },
      battle_icons: {},
    },
  };
}

export function seat(rest: Partial<SeatView> = {}): SeatView {
  return plainSeat({ leader: "muad_dib", water: 1, intrigue: 0, ...rest });
}

export function action(text: string, rest: Partial<Action> = {}): Action {
  return plainAction(text, { label: text, ...rest });
}

export function decision(kind: Decision["kind"], actions: Action[], seatNumber = 0): Decision {
  return {
    seat: seatNumber,
    kind,
    step: null,
    prompt: "?",
    source: { sort: "rules", id: "" },
    actions,
    why: {},
    about: null,
  };
}

export function screen(rest: Partial<Screen> = {}, view: Partial<Screen["view"]> = {}): Screen {
  const sitter = { name: "", bot: "", standin: "", leader: "muad_dib", rival: null };
  return {
    id: "t1",
    revision: 0,
    seat: 0,
    lang: "en",
    edition: "uprising",
    game: "uprising",
    board: "uprising",
    goal: 10,
    modules: [],
    players: 2,
    difficulty: null,
    variants: [],
    hints: true,
    coach: "off",
    delayed: false,
    sitters: [
      {
        ...sitter,
        kind: "person",
        here: true,
        label: "Ana",
        role: "player",
        team: 0,
        teammates: [],
      },
      {
        ...sitter,
        kind: "bot",
        here: false,
        label: "Feyd",
        role: "player",
        team: 1,
        teammates: [],
      },
    ],
    teams: [team([0], "Ana"), team([1], "Feyd")],
    throne: [],
    ring: [],
    view: {
      marks: null,
      round: 1,
      first: 0,
      active: 0,
      imperium_deck: 60,
      row: [],
      removed: [],
      intrigue_deck: 40,
      intrigue_discard: [],
      intrigue_trash: [],
      conflict_deck: [],
      conflicts_left: [],
      conflict: "skirmish",
      reserve: {},
      alliances: {},
      control: {},
      shield_wall: true,
      bonus_spice: {},
      choam: null,
      rivals: null,
      teams: null,
      turn: { card: null, space: null, revealing: false, recruited: 0, deployed: 0 },
      seats: [seat(), seat()],
      pending: [],
      ...view,
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
    over: false,
    rewarded: 2,
    protected: false,
    standings: [],
    ...rest,
  };
}
