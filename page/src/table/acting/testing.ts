/** A small table for the tests of what acts: a few cards, one space, two seats. */
import type { Action, Screen, SeatView, Why } from "../../lib/api";
import { useCatalogue, type CardEntry, type Catalogue } from "../../lib/catalogue.svelte";
import { setLang } from "../../lib/i18n.svelte";
import { Session } from "../../lib/session.svelte";

const none = { signs: [], text: "" };

function card(name: string, more: Partial<CardEntry> = {}): CardEntry {
  return {
    name,
    kind: "starter",
    copies: 2,
    cost: 0,
    factions: [],
    icons: ["city"],
    persuasion: 0,
    swords: 1,
    signet: false,
    module: "",
    agent: none,
    reveal: none,
    text: "Reveal: 1 sword.",
    ...more,
  };
}

const CATALOGUE: Catalogue = {
  edition: "uprising",
  lang: "en",
  cards: {
    dagger: card("Dagger"),
    argument: card("Convincing Argument", { icons: [], text: "Reveal: 2 Persuasion." }),
    ring: card("Signet Ring", { signet: true, text: "Agent: Use the ring.\nReveal: 1 sword." }),
    operative: card("Operative", {
      cost: 3,
      agent: { signs: [{ sign: "spy" }], text: "You may place a Spy." },
      text: "Agent: You may place a Spy.\nReveal: 1 sword.\nWhen acquired: Gain 1 water.",
    }),
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
  conflicts: {},
  objectives: {},
  contracts: {},
  leaders: {
    gurney: {
      name: "Gurney Halleck",
      house: "atreides",
      complexity: 1,
      face_of: null,
      other_face: null,
      module: "",
      signet: { signs: [{ sign: "troop" }], text: "Recruit 1 troop." },
      track: [],
      text: "House Atreides.\nWarmaster (Signet Ring): Recruit 1 troop.",
    },
  },
  rivals: {},
  hagal: {},
  spaces: {
    arrakeen: {
      name: "Arrakeen",
      icon: "city",
      faction: null,
      combat: true,
      maker: false,
      requirement: { faction: "fremen", level: 2 },
      costs: [[{ sign: "water", n: 1 }]],
      discounted: null,
      effects: { signs: [{ sign: "troop" }], text: "Recruit 1 troop." },
      control: { signs: [{ sign: "solari" }], text: "Gain 1 Solari." },
      text: "Combat space.\nCost: 1 water.\nEffect: Recruit 1 troop.",
    },
  },
  posts: { post_city: { name: "Observation post: City", spaces: ["arrakeen"] } },
  tracks: {},
  names: {
    factions: { emperor: "Emperor", fremen: "Fremen" },
    icons: { city: "City" },
    battle_icons: {},
  },
};

/** Words and catalogue for the tests, and the dialogs that jsdom lacks. */
export async function furnish(): Promise<void> {
  HTMLDialogElement.prototype.showModal = function (this: HTMLDialogElement) {
    this.open = true;
  };
  HTMLDialogElement.prototype.close = function (this: HTMLDialogElement) {
    this.open = false;
  };
  useCatalogue(CATALOGUE);
  await setLang("en");
}

export function action(text: string, more: Partial<Action> = {}): Action {
  return { action: text, label: `Do ${text}`, changes: [], spaces: [], ...more };
}

function seat(more: Partial<SeatView>): SeatView {
  return {
    leader: "gurney",
    rival: null,
    persuasion: 0,
    influence: { emperor: 0, fremen: 0 },
    agents_at: [],
    spies_at: [],
    hand: 5,
    intrigue: 0,
    shown: [],
    played: [],
    revealed: false,
    ...more,
  } as SeatView;
}

export interface Setting {
  kind?: string;
  actions?: Action[];
  why?: Record<string, Why[]>;
  deciding?: number | null;
  hand?: string[];
  intrigue?: string[];
  shown?: string[];
  card?: string | null;
  revealing?: boolean;
  canUndo?: boolean;
  persons?: number;
  over?: boolean;
  others?: Partial<SeatView>;
  revision?: number;
}

export function screenOf(at: Setting = {}): Screen {
  const deciding = at.deciding === undefined ? 0 : at.deciding;
  const people = ["Ana", "Luis"].map((name, n) => ({
    kind: n < (at.persons ?? 1) ? "person" : "bot",
    name,
    bot: "greedy",
    leader: "gurney",
    rival: null,
    label: name,
  }));
  return {
    id: "t",
    revision: at.revision ?? 1,
    seat: 0,
    sitters: people,
    decision:
      deciding === null
        ? null
        : {
            seat: deciding,
            kind: at.kind ?? "turn",
            prompt: "What now?",
            source: "rules",
            actions: at.actions ?? [],
            why: at.why ?? {},
          },
    can_undo: at.canUndo ?? false,
    log: [
      { event: "plays", seat: 1, text: "Luis plays Dagger." },
      { event: "gains", seat: 1, text: "Luis gains 1 spice." },
    ],
    over: at.over ?? false,
    standings: at.over ? [{ place: 1, seat: 1, vp: 10, text: "1. Luis", reasons: [] }] : [],
    view: {
      round: 1,
      active: deciding,
      control: { arrakeen: 1 },
      bonus_spice: {},
      alliances: {},
      turn: {
        card: at.card ?? null,
        space: null,
        revealing: at.revealing ?? false,
        recruited: 0,
        deployed: 0,
      },
      seats: [
        seat({
          hand: at.hand ?? [],
          intrigue: at.intrigue ?? [],
          shown: at.shown ?? [],
          persuasion: 4,
        }),
        seat(at.others ?? {}),
      ],
    },
  } as unknown as Screen;
}

/** A session at which the first seat looks on. */
export function sit(at: Setting = {}): { session: Session; context: Map<string, unknown> } {
  const session = new Session("t");
  session.viewer = 0;
  session.screen = screenOf(at);
  session.log = session.screen.log;
  return { session, context: new Map<string, unknown>([["session", session]]) };
}
