/** What the coach has to say about a moment of the game.  It knows only what the server sends: the
    question, the answers that are legal, and what they would change. */
import type { Action, Change, Decision, LogLine, Screen, SeatView } from "../../lib/api";
import type { Catalogue, SpaceEntry } from "../../lib/catalogue.svelte";

/** A hint: `coach-ID` and `coach-ID-text`, and the entry of the rules help to read on. */
export interface Hint {
  id: string;
  rule: string;
  /** What the text speaks of. */
  args?: Record<string, string>;
}

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

/** The rules to read for each hint. */
export const RULES: Record<string, string> = {
  win: "winning",
  leader: "leader",
  turn: "agent-turn",
  result: "combat",
  conflict: "conflict",
  keep: "card-boxes",
  space: "space",
  influence: "influence",
  alliance: "alliance",
  cost: "cost",
  infiltrate: "infiltrate",
  gather: "gather-intelligence",
  "agent-menu": "effects-order",
  deploy: "deploy",
  "must-reveal": "reveal-turn",
  reveal: "reveal-turn",
  persuasion: "persuasion",
  acquire: "acquire",
  strength: "strength",
  "reveal-effect": "reveal-turn",
  plot: "plot",
  combat: "combat",
  endgame: "endgame",
  rivals: "house-hagal",
  round: "round",
  makers: "maker-space",
  "near-end": "winning",
  contracts: "complete-contract",
  choose: "optional",
  order: "effects-order",
  trash: "trash",
  discard: "discard",
  "place-spy": "spy",
  "recall-spy": "spy",
  "recall-agent": "recall-agent",
  contract: "contract",
  "gain-choice": "influence",
  "lose-choice": "influence",
  defend: "defensive-bonus",
  amount: "deploy",
  detonate: "shield-wall",
  "free-card": "acquire",
  "give-alliance": "alliance",
  train: "leader",
  "top-draw": "deck",
  "top-discard": "trash",
  manipulate: "imperium-row",
  "trash-intrigue": "intrigue",
  "discard-intrigue": "intrigue",
  flip: "battle-icon",
  waiting: "round",
  over: "winning",
};

/** Questions with one hint of their own. */
const BY_KIND: Partial<Record<Decision["kind"], string>> = {
  leader: "leader",
  cost: "cost",
  infiltrate: "infiltrate",
  gather: "gather",
  choose: "choose",
  order: "order",
  trash: "trash",
  discard: "discard",
  "place-spy": "place-spy",
  "recall-to-place": "recall-spy",
  "recall-spy": "recall-spy",
  "recall-agent": "recall-agent",
  contract: "contract",
  influence: "gain-choice",
  "lose-influence": "lose-choice",
  defend: "defend",
  deploy: "amount",
  retreat: "amount",
  detonate: "detonate",
  acquire: "free-card",
  combat: "combat",
  endgame: "endgame",
  alliance: "give-alliance",
  train: "train",
  "top-draw": "top-draw",
  "top-discard": "top-discard",
  manipulate: "manipulate",
  "trash-intrigue": "trash-intrigue",
  "discard-intrigue": "discard-intrigue",
  flip: "flip",
};

/** So few points before the end it is near. */
const NEAR_END = 2;

const EFFECTS: ReadonlySet<Action["sort"]> = new Set<Action["sort"]>([
  "space-effect",
  "card-effect",
  "leader-effect",
  "influence-step",
]);
/** The questions in which a Plot Intrigue card can be played. */
const PLOTS: ReadonlySet<Decision["kind"]> = new Set<Decision["kind"]>([
  "turn",
  "agent-menu",
  "reveal-menu",
]);

const has = (actions: Action[], sort: Action["sort"]): boolean =>
  actions.some((a) => a.sort === sort);

/** All hints for this moment, the most important first. */
export function hintsFor(screen: Screen, viewer: number, tracks: Catalogue["tracks"]): Hint[] {
  const found: string[] = [];
  const { decision, view } = screen;
  const me = view.seats[viewer];
  if (screen.over) found.push("over");
  else if (!decision || !me || decision.seat !== viewer) found.push("waiting");
  else {
    const { kind, actions } = decision;
    const changes = actions.flatMap((a) => a.changes);
    if (kind === "turn") {
      const cards = has(actions, "card");
      found.push(cards ? "turn" : "must-reveal");
      const news = newsOf(screen);
      if (view.round > 1 && news.some(({ event }) => event === "round")) found.unshift("round");
      if (news.some(({ seat }) => screen.sitters[seat]?.kind === "rival")) found.push("rivals");
      if (view.conflict) found.push("conflict");
      if (cards) found.push("keep");
      if (view.seats.some((seat) => seat.vp >= screen.goal - NEAR_END)) found.unshift("near-end");
      if (view.choam?.held[viewer]?.length) found.push("contracts");
      if (Object.values(view.bonus_spice).some((n) => n > 0)) found.push("makers");
      const near = ([id, n]: [string, number]): boolean =>
        n + 1 >= (tracks[id]?.bonus_level ?? Infinity);
      if (Object.entries(me.influence).some(near)) found.push("alliance");
      if (cards && me.agents_at.length) found.push("reveal");
    } else if (kind === "space") {
      found.push("space");
      if (changes.some((c) => c.what === "influence")) found.push("influence");
    } else if (kind === "agent-menu") {
      if (has(actions, "deploy")) found.push("deploy");
      if (!found.length || actions.some((a) => EFFECTS.has(a.sort))) found.push("agent-menu");
    } else if (kind === "reveal-menu") {
      found.push("persuasion");
      if (has(actions, "reveal-effect")) found.push("reveal-effect");
      if (has(actions, "acquire")) found.push("acquire");
      if (me.troops + me.worms > 0) found.push("strength");
    } else {
      const own = BY_KIND[kind];
      if (own) found.push(own);
    }
    if (PLOTS.has(kind) && has(actions, "intrigue")) found.push("plot");
    if (found.length && view.round <= 1) found.unshift("win");
  }
  const hints: Hint[] = found.map((id) => ({ id, rule: RULES[id] ?? "round" }));
  const result = screen.over || decision?.seat !== viewer ? null : resultOf(screen, viewer);
  return result ? [result, ...hints] : hints;
}

/** How the Combat ended that came between the seat's last turn and this one. */
function resultOf(screen: Screen, viewer: number): Hint | null {
  if (screen.decision?.kind !== "turn") return null;
  const news = newsOf(screen);
  const end = news.find(({ event }) => event === "won" || event === "nobody-won");
  if (!end) return null;
  const reward = news.find((line) => line.event === "reward" && line.seat === viewer);
  return {
    id: "result",
    rule: RULES["result"] ?? "combat",
    args: {
      won: end.text,
      own: reward ? "yes" : "no",
      reward: reward && end.seat !== viewer ? reward.text : "",
    },
  };
}

/** What has happened since the seat's last turn: Rivals move in between. */
function newsOf(screen: Screen): LogLine[] {
  return screen.log.slice(screen.news_from);
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
  spaces: Record<string, Pick<SpaceEntry, "faction" | "combat" | "costs" | "effects">>;
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
    const what = "sign" in item && !item.of ? GAIN_OF[item.sign] : undefined;
    if (!what || !("sign" in item)) return [];
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
  fits: ({ faction }, me, known) =>
    faction !== null && (me.influence[faction] ?? 0) + 1 === known.pointAt[faction],
};
const FACTION: Plan = {
  message: "coach-open-faction",
  fits: (space, me, known) =>
    space.faction !== null &&
    isFree(space) &&
    (me.influence[space.faction] ?? 0) < (known.pointAt[space.faction] ?? Infinity),
};
const COMBAT: Plan = {
  message: "coach-open-combat",
  fits: (space) => space.faction === null && space.combat && isFree(space),
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
  for (const plan of me.agents_at.length && !me.troops ? SECOND : FIRST) {
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
  return kind === "choose" || kind === "order" ? gainful(actions) : null;
}

// ---------------------------------------------------------------- what was already said

export type Level = "all" | "few" | "off";

/** What a player has seen of the coach at one table. */
export interface Memory {
  level: Level;
  seen: Record<string, number>;
  /** On a phone: only the heading is shown. */
  folded: boolean;
}

/** How often a hint comes by itself. */
export const TIMES: Record<Level, number> = { all: 2, few: 1, off: 0 };

/** What is said once, however many hints are wanted. */
const ONCE = new Set(["win", "result"]);

/** The last round in which an example is given by itself, and each step is spoken of. */
export const LAST_EXAMPLE: Record<Level, number> = { all: 2, few: 1, off: 0 };

/** The steps of a round; with an example they are shown as often as they come. */
export const STEPS = new Set(
  "turn space deploy agent-menu must-reveal persuasion acquire gain-choice choose order".split(" "),
);

/** Which of the hints are said by themselves, what was said least often first. */
export function unsaid(hints: Hint[], memory: Memory, round: number): Hint[] {
  const said = (hint: Hint): number => memory.seen[hint.id] ?? 0;
  const times = TIMES[memory.level];
  return hints
    .filter(
      (hint) =>
        said(hint) < (ONCE.has(hint.id) ? Math.min(1, times) : times) ||
        (STEPS.has(hint.id) && round <= LAST_EXAMPLE[memory.level]),
    )
    .sort((a, b) => said(a) - said(b));
}

/** All hints for somebody who asks, the step at hand first. */
export function onRequest(hints: Hint[]): Hint[] {
  return [...hints].sort((a, b) => Number(ONCE.has(a.id)) - Number(ONCE.has(b.id)));
}

/** The first sentence of a text. */
export function firstSentence(text: string): string {
  return /^.*?[.!?](?=\s|$)/u.exec(text)?.[0] ?? text;
}

const keyOf = (table: string): string => `kanly-coach-${table}`;

export function recall(table: string): Memory {
  try {
    const kept: unknown = JSON.parse(localStorage.getItem(keyOf(table)) ?? "null");
    if (kept && typeof kept === "object" && "level" in kept && "seen" in kept) {
      const { level, seen, folded } = kept as Memory;
      if (level in TIMES && seen && typeof seen === "object") {
        return { level, seen, folded: folded === true };
      }
    }
  } catch {
    // What is stored is not ours: begin anew.
  }
  return { level: "all", seen: {}, folded: false };
}

export function remember(table: string, memory: Memory): void {
  try {
    localStorage.setItem(keyOf(table), JSON.stringify(memory));
  } catch {
    // Without storage the coach only forgets.
  }
}
