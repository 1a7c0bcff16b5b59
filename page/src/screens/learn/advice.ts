/** A legal answer the coach points at, where the numbers the server sends speak for one. */
import type { Action, Change, Decision, Screen, SeatView } from "../../lib/api";
import type { SpaceEntry } from "../../lib/catalogue.svelte";

export interface Gain extends Pick<Change, "what" | "faction"> {
  n: number;
}

/** A legal answer worth looking at, and the words for it. */
export interface Suggestion {
  action: Action;
  /** The message; it may name the card or space of the action, `space`, `n`, `gains`, `label`. */
  message: string;
  space?: string;
  n?: number;
  label?: string;
  gains?: Gain[];
}

/** What a gain is worth as advice to a beginner. */
const WORTH: Partial<Record<Change["what"], number>> = {
  vp: 8,
  influence: 3,
  intrigue: 2,
  spice: 1.5,
  water: 1.5,
  hand: 1.5,
  solari: 1,
  garrison: 1,
};

function worth(what: Change["what"]): number {
  return WORTH[what] ?? 0;
}

function value(action: Action): number {
  return action.changes.reduce((sum, c) => sum + worth(c.what) * (c.after - c.before), 0);
}

function best(actions: Action[], score: (action: Action) => number): Action | undefined {
  let top: Action | undefined;
  let most = -Infinity;
  for (const action of actions) {
    const points = score(action);
    if (points > most) {
      most = points;
      top = action;
    }
  }
  return top;
}

/** What the coach reads from the catalogue. */
export interface Known {
  /** What revealing a card later would give: the less, the better it is spent on an Agent. */
  revealWorth: (card: string) => number;
  /** What a card costs. */
  costOf: (card: string) => number;
  /** The Persuasion printed on a card. */
  persuasionOf: (card: string) => number;
  spaces: Record<string, Pick<SpaceEntry, "track" | "combat" | "costs" | "effects">>;
  /** The level of each Influence track that is worth a Victory Point. */
  pointAt: Record<string, number>;
}

type Space = Known["spaces"][string];

/** What a space prints, as far as it is nothing but gains. */
const GAIN_OF: Record<string, Change["what"]> = {
  solari: "solari",
  spice: "spice",
  water: "water",
  troop: "garrison",
  draw: "hand",
  intrigue: "intrigue",
};

function printed(space: Space): Gain[] {
  const gains: Gain[] = [];
  for (const item of space.effects.signs) {
    const what = item.sign && !item.of ? GAIN_OF[item.sign] : undefined;
    if (!what) return [];
    gains.push({ what, faction: null, n: item.n ?? 1 });
  }
  return gains;
}

interface Plan {
  message: string;
  fits: (space: Space, me: SeatView, known: Known) => boolean;
  gains?: boolean;
}

const isFree = (space: Space): boolean => space.costs.some((cost) => cost.length === 0);

const POINT: Plan = {
  message: "coach-open-point",
  fits: ({ track }, me, known) =>
    track !== null && (me.influence[track] ?? 0) + 1 === known.pointAt[track],
};
const FACTION: Plan = {
  message: "coach-open-faction",
  fits: (space, me, known) =>
    space.track !== null &&
    isFree(space) &&
    (me.influence[space.track] ?? 0) < (known.pointAt[space.track] ?? Infinity),
};
const COMBAT: Plan = {
  message: "coach-open-combat",
  fits: (space) => space.track === null && space.combat && isFree(space),
};
const GAIN: Plan = {
  message: "coach-open-gain",
  fits: (space) => isFree(space) && printed(space).length > 0,
  gains: true,
};

/** The first two rounds follow a plan: a Faction, then the Conflict.  A hand that does not allow
    the one begins with the other. */
const PLANNED_ROUNDS = 2;
const FIRST = [POINT, FACTION, COMBAT, GAIN];
const SECOND = [COMBAT, POINT, FACTION, GAIN];

/** What the plan for the first rounds says, if a legal answer fits it. */
function openingFor(screen: Screen, viewer: number, known: Known): Suggestion | null {
  const { decision, view } = screen;
  const me = view.seats[viewer];
  if (!decision || !me || view.round > PLANNED_ROUNDS) return null;
  for (const plan of me.agents_at.length && !me.deployed ? SECOND : FIRST) {
    const found = planned(decision, me, known, plan);
    if (found) return found;
  }
  return null;
}

function planned(decision: Decision, me: SeatView, known: Known, plan: Plan): Suggestion | null {
  const spaces = Object.entries(known.spaces).flatMap(([id, space]) =>
    plan.fits(space, me, known) ? [id] : [],
  );
  const { actions } = decision;
  const found = (action: Action, sort: string, id: string): Suggestion => {
    const space = known.spaces[id];
    return {
      action,
      message: `${plan.message}-${sort}`,
      space: id,
      ...(plan.gains && space ? { gains: printed(space) } : {}),
    };
  };
  if (decision.kind === "turn") {
    const cards = actions.filter(
      (a) => a.sort === "card" && spaces.some((id) => a.spaces.includes(id)),
    );
    const card = best(cards, (a) => -known.revealWorth(a.id));
    const space = spaces.find((id) => card?.spaces.includes(id));
    return card && space ? found(card, "card", space) : null;
  }
  if (decision.kind === "space") {
    for (const id of spaces) {
      const action = actions.find((a) => a.sort === "space" && a.id === id);
      if (action) return found(action, "space", id);
    }
  }
  return null;
}

/** What an answer gives, by the numbers the server sends. */
function gainsOf(action: Action | undefined): Gain[] {
  return (action?.changes ?? [])
    .filter((c) => c.after > c.before && worth(c.what) > 0)
    .map(({ what, faction, before, after }) => ({ what, faction, n: after - before }));
}

/** The answer that gives most, if one gives anything. */
function gainful(actions: Action[]): Suggestion | null {
  const most = best(actions, value);
  const gains = gainsOf(most);
  return most && gains.length && value(most) > 0
    ? { action: most, message: "coach-suggest-do", gains, label: most.label }
    : null;
}

/** A legal answer to look at, where the numbers the server sends speak for one. */
export function suggestionFor(screen: Screen, viewer: number, known: Known): Suggestion | null {
  const { decision } = screen;
  if (!decision || decision.seat !== viewer) return null;
  const opening = openingFor(screen, viewer, known);
  if (opening) return opening;
  const { kind, actions } = decision;
  if (kind === "turn") {
    const cards = actions.filter((a) => a.sort === "card" && a.spaces.length);
    const card = best(cards, (a) => a.spaces.length - 3 * known.revealWorth(a.id));
    if (card) return { action: card, message: "coach-suggest-card", n: card.spaces.length };
    const hand = screen.view.seats[viewer]?.hand;
    const reveal = actions.find((a) => a.sort === "reveal");
    if (!reveal || !Array.isArray(hand)) return null;
    const n = hand.reduce((sum, id) => sum + known.persuasionOf(id), 0);
    return { action: reveal, message: "coach-suggest-reveal", n };
  }
  if (kind === "space") {
    const space = best(
      actions.filter((a) => a.sort === "space"),
      value,
    );
    const gains = gainsOf(space);
    return space && gains.length ? { action: space, message: "coach-suggest-space", gains } : null;
  }
  if (kind === "agent-menu") {
    const rest = screen.fighters.filter((f) => f.seat !== viewer).map((f) => f.strength);
    const most = Math.max(0, ...rest);
    const enough = actions
      .filter((a) => a.sort === "deploy")
      .filter((a) =>
        a.changes.some((c) => c.what === "strength" && c.before <= most && c.after > most),
      );
    const least = best(enough, (a) => -(a.n ?? 0));
    return least
      ? { action: least, message: "coach-suggest-deploy", n: least.n ?? 0 }
      : gainful(actions.filter((a) => a.sort !== "deploy"));
  }
  if (kind === "reveal-menu") {
    const card = best(
      actions.filter((a) => a.sort === "acquire"),
      (a) => known.costOf(a.id),
    );
    return card ? { action: card, message: "coach-suggest-acquire" } : null;
  }
  if (kind === "influence") {
    const point = actions.find((a) => a.changes.some((c) => c.what === "vp" && c.after > c.before));
    return point ? { action: point, message: "coach-suggest-influence" } : null;
  }
  return kind === "choose" || kind === "order" || kind === "use" ? gainful(actions) : null;
}
