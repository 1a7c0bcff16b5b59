/** A small table for component tests: two seats, some spaces, a decision to be set. */
import type { Action, Decision, Screen, SeatView, Why } from "../../lib/api";
import { useCatalogue, type Catalogue, type SpaceEntry } from "../../lib/catalogue.svelte";
import { Session } from "../../lib/session.svelte";

const space = (name: string, icon: string, more: Partial<SpaceEntry> = {}): SpaceEntry => ({
  name,
  icon,
  faction: null,
  combat: false,
  maker: false,
  requirement: null,
  costs: [[]],
  discounted: null,
  effects: { signs: [], text: "" },
  control: null,
  text: "",
  ...more,
});

const CATALOGUE: Catalogue = {
  edition: "uprising",
  lang: "en",
  cards: {},
  intrigues: {},
  conflicts: {},
  objectives: {},
  contracts: {},
  leaders: {},
  rivals: {},
  hagal: {},
  spaces: {
    sardaukar: space("Sardaukar", "emperor", {
      faction: "emperor",
      costs: [[{ sign: "spice", n: 4 }]],
      text: "Cost: 4 spice.\nEffect: Recruit 4 troops.",
    }),
    dutiful_service: space("Dutiful Service", "emperor", { faction: "emperor" }),
    swordmaster: space("Swordmaster", "landsraad", {
      costs: [[{ sign: "solari", n: 8 }]],
      discounted: [{ sign: "solari", n: 6 }],
    }),
    sietch_tabr: space("Sietch Tabr", "city", {
      combat: true,
      requirement: { faction: "fremen", level: 2 },
    }),
    research_station: space("Research Station", "city", { combat: true }),
    arrakeen: space("Arrakeen", "city", {
      combat: true,
      control: { signs: [{ sign: "solari" }], text: "Gain 1 Solari." },
      text: "Combat space.\nEffect: Draw 1 card.",
    }),
    hagga_basin: space("Hagga Basin", "spice_trade", { combat: true, maker: true }),
  },
  posts: {
    post_emperor: { name: "Observation post: Emperor", spaces: ["sardaukar", "dutiful_service"] },
    post_city_right: { name: "Observation post: Arrakeen", spaces: ["arrakeen"] },
  },
  tracks: {
    emperor: {
      bonus: { signs: [{ sign: "spy" }], text: "You may place a Spy." },
      vp_level: 2,
      bonus_level: 4,
    },
  },
  names: {
    factions: {
      emperor: "Emperor",
      spacing_guild: "Spacing Guild",
      bene_gesserit: "Bene Gesserit",
      fremen: "Fremen",
    },
    icons: { landsraad: "Landsraad", city: "City", spice_trade: "Spice Trade" },
    battle_icons: {},
  },
};

const seat = (more: Partial<SeatView>): SeatView =>
  ({
    vp: 0,
    influence: { emperor: 0, spacing_guild: 0, bene_gesserit: 0, fremen: 0 },
    agents_at: [],
    spies_at: [],
    council: false,
    ...more,
  }) as SeatView;

const sitter = (label: string) => ({
  kind: "person" as const,
  name: label,
  bot: "",
  leader: null,
  rival: null,
  label,
});

/** The screen of the table: Ana's, with Feyd's pieces where the tests need them. */
export function screenOf(seats: [Partial<SeatView>, Partial<SeatView>] = [{}, {}]): Screen {
  return {
    id: "t",
    revision: 1,
    seat: 0,
    lang: "en",
    edition: "uprising",
    players: 2,
    sitters: [sitter("Ana"), sitter("Feyd")],
    view: {
      round: 1,
      alliances: { emperor: null },
      control: { arrakeen: null },
      bonus_spice: { hagga_basin: 0 },
      shield_wall: true,
      turn: { card: null, space: null, revealing: false, recruited: 0, deployed: 0 },
      seats: seats.map(seat),
    },
    decision: null,
    log: [],
  } as unknown as Screen;
}

const action = (text: string, more: Partial<Action> = {}): Action => ({
  action: text,
  label: text,
  changes: [],
  spaces: [],
  ...more,
});

/** A question for Ana. */
export function ask(
  screen: Screen,
  kind: string,
  legal: (string | Action)[],
  why: Record<string, Why[]> = {},
): Screen {
  const actions = legal.map((entry) => (typeof entry === "string" ? action(entry) : entry));
  const decision: Decision = { seat: 0, kind, prompt: "", source: "rules", actions, why };
  return { ...screen, revision: screen.revision + 1, decision };
}

export { action };

/** A session at Ana's seat that shows a screen, and the context that gives it to a component. */
export function sit(screen: Screen): { session: Session; context: Map<string, Session> } {
  useCatalogue(CATALOGUE);
  const session = new Session("t");
  session.viewer = 0;
  session.screen = screen;
  return { session, context: new Map([["session", session]]) };
}

/** What the test browser does not have. */
export function furnish(): void {
  Element.prototype.scrollIntoView = () => undefined;
  Element.prototype.animate = () =>
    ({
      cancel: () => undefined,
      finished: Promise.resolve(),
      onfinish: null,
    }) as unknown as Animation;
  window.matchMedia = (media) => ({ media, matches: true }) as MediaQueryList;
}
