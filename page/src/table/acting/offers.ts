/** The legal actions by where the page offers them. */
import type { Action, Change, Decision } from "../../lib/api";
import { isMate } from "../../lib/things";

export interface Offers {
  /** Ways out: pass, end, reveal. */
  out: Action[];
  /** Numbers to choose from, the smallest first. */
  numbers: Action[];
  /** What has no place on the table. */
  options: Action[];
  /** What lies on the board or in the market to be chosen there: a list on request. */
  places: Action[];
  /** Cards that lie in a pile or are looked at. */
  piles: Action[];
  /** Cards to acquire or to take from the Row. */
  market: Action[];
  leaders: Action[];
  /** Cards of the hand. */
  inHand: Action[];
}

type Place = "out" | "numbers" | "options" | "places" | "piles" | "market" | "leaders" | "inHand";

const PLACE: Record<Action["sort"], Place> = {
  pass: "out",
  end: "out",
  reveal: "out",
  amount: "numbers",
  deploy: "numbers",
  space: "places",
  post: "places",
  faction: "places",
  seat: "places",
  contract: "options",
  leader: "leaders",
  acquire: "market",
  throne: "market",
  discarded: "piles",
  played: "piles",
  revealed: "piles",
  card: "inHand",
  intrigue: "inHand",
  battle: "options",
  option: "options",
  "space-effect": "options",
  "card-effect": "options",
  "leader-effect": "options",
  "reveal-effect": "options",
  "influence-step": "options",
};

/** The cards of the deck are looked at, the contracts of the market lie beside the board. */
function placeOf(action: Action): Place {
  const { sort, zone } = action;
  if (zone === "deck") return "piles";
  if (isMate(action)) return "options";
  return zone === "market" ? "places" : PLACE[sort];
}

export function sortOffers(actions: Iterable<Action>): Offers {
  const offers: Offers = {
    out: [],
    numbers: [],
    options: [],
    places: [],
    piles: [],
    market: [],
    leaders: [],
    inHand: [],
  };
  for (const action of actions) offers[placeOf(action)].push(action);
  offers.numbers.sort((a, b) => number(a) - number(b));
  if (offers.numbers.length === 1) offers.options.push(...offers.numbers.splice(0));
  return offers;
}

/** What every choice changes alike is no help in choosing. */
export function telling(action: Action, actions: Action[]): Change[] {
  return action.changes.filter(
    ({ what, faction, after, seat }) =>
      actions.length === 1 ||
      !actions.every(({ changes }) =>
        changes.some(
          (c) => c.seat === seat && c.what === what && c.faction === faction && c.after === after,
        ),
      ),
  );
}

const FEW = 3;

/** Where nothing else is to choose, few targets that lie about the table are also named at once. */
export function fewTargets(offers: Offers): Action[] {
  const targets = [...offers.places, ...offers.market];
  const other =
    offers.numbers.length +
    offers.options.length +
    offers.piles.length +
    offers.leaders.length +
    offers.inHand.length;
  return other === 0 && targets.length <= FEW ? targets : [];
}

/** Roughly the height of a menu of choices in so much width. */
export function menuHeight(actions: Action[], width: number): number {
  const columns = Math.max(1, Math.min(actions.length, Math.floor(width / 226)));
  const letters = Math.max(10, (width / columns - 76) / 7.4);
  let height = 14;
  for (let k = 0; k < actions.length; k += columns) {
    const row = actions.slice(k, k + columns);
    const lines = Math.max(...row.map(({ label }) => Math.ceil(label.length / letters)));
    const changes = row.some((action) => telling(action, actions).length) ? 20 : 0;
    height += Math.max(44, 17 * lines + 12 + changes) + 4;
  }
  return height;
}

/** The number an action chooses. */
export function number({ n }: Action): number {
  return n ?? 0;
}

type Name = NonNullable<Decision["step"]>;
export type Step = { id: Name; state: "done" | "now" | "next" };

const AGENT_STEPS: readonly Name[] = ["card", "space", "effects"];

/** The steps of a turn, as far as the one at hand belongs to them. */
export function steps(now: Decision["step"]): Step[] {
  if (!now) return [];
  const at = AGENT_STEPS.indexOf(now);
  if (at < 0) return [{ id: now, state: "now" }];
  return AGENT_STEPS.map((id, k) => ({
    id,
    state: k < at ? "done" : k === at ? "now" : "next",
  }));
}

/** Cards to choose by the pile they lie in, numbered on from `first`. */
export function byPile(
  actions: Action[],
  first: number,
): [pile: Action["sort"], cards: { action: Action; n: number }[]][] {
  const piles = new Map<Action["sort"], { action: Action; n: number }[]>();
  actions.forEach((action, k) => {
    const { sort } = action;
    piles.set(sort, [...(piles.get(sort) ?? []), { action, n: first + k }]);
  });
  return [...piles];
}
