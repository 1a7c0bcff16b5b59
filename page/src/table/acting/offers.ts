/** The legal actions by where the page offers them. */
import type { Action, Change } from "../../lib/api";
import { parts } from "./names";

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
  /** How many cards of the hand are lit. */
  inHand: number;
}

const OUT = ["pass", "end", "reveal"];
const PLACES = ["space", "post", "faction", "seat"];

export function sortOffers(actions: Iterable<Action>, kind: string, hand: string[]): Offers {
  const offers: Offers = {
    out: [],
    numbers: [],
    options: [],
    places: [],
    piles: [],
    market: [],
    leaders: [],
    inHand: 0,
  };
  for (const action of actions) {
    const { sort, id } = parts(action.action);
    if (OUT.includes(sort)) offers.out.push(action);
    else if (sort === "deploy" || sort === "amount") offers.numbers.push(action);
    else if (PLACES.includes(sort) || (sort === "contract" && kind === "contract"))
      offers.places.push(action);
    else if (sort === "leader") offers.leaders.push(action);
    else if (sort === "acquire") offers.market.push(action);
    else if (["discarded", "played", "revealed"].includes(sort)) offers.piles.push(action);
    else if (sort === "card" && !hand.includes(id)) offers.piles.push(action);
    else if (sort === "card" || sort === "intrigue") offers.inHand += 1;
    else offers.options.push(action);
  }
  offers.numbers.sort((a, b) => number(a) - number(b));
  if (offers.numbers.length === 1) offers.options.push(...offers.numbers.splice(0));
  return offers;
}

/** What every choice changes alike is no help in choosing. */
export function telling(action: Action, actions: Action[]): Change[] {
  return (action.changes ?? []).filter(
    (change) =>
      actions.length === 1 ||
      !actions.every((other) =>
        other.changes?.some((c) => c.what === change.what && c.after === change.after),
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
    offers.inHand;
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

/** The number of "deploy:3". */
export function number(action: Action): number {
  return Number(parts(action.action).id);
}

export type Step = { id: string; state: "done" | "now" | "next" };

const AGENT_STEPS = ["card", "space", "effects"] as const;
const SPACE_KINDS = ["space", "cost", "infiltrate", "gather"];

/** Where in a turn the question stands. */
export function steps(kind: string, turn: { card: string | null; revealing: boolean }): Step[] {
  if (["leader", "combat", "endgame", "defend", "flip"].includes(kind)) {
    return [{ id: kind, state: "now" }];
  }
  if (turn.revealing) return [{ id: "reveal", state: "now" }];
  if (kind !== "turn" && turn.card === null) return [];
  const at = kind === "turn" ? 0 : SPACE_KINDS.includes(kind) ? 1 : 2;
  return AGENT_STEPS.map((id, k) => ({
    id,
    state: k < at ? "done" : k === at ? "now" : "next",
  }));
}

/** Cards to choose by the pile they lie in, numbered on from `first`. */
export function byPile(
  actions: Action[],
  first: number,
): [pile: string, cards: { action: Action; n: number }[]][] {
  const piles = new Map<string, { action: Action; n: number }[]>();
  actions.forEach((action, k) => {
    const { sort } = parts(action.action);
    piles.set(sort, [...(piles.get(sort) ?? []), { action, n: first + k }]);
  });
  return [...piles];
}
