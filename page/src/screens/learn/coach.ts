/** What the coach has to say about a moment of the game.  It knows only what the server sends: the
    question, the answers that are legal, and what they would change. */
import type { Action, Decision, LogLine, Screen } from "../../lib/api";
import type { Catalogue } from "../../lib/catalogue.svelte";

/** A hint: `coach-ID` and `coach-ID-text`, and the entry of the rules help to read on. */
export interface Hint {
  id: string;
  rule: string;
  /** What the text speaks of. */
  args?: Record<string, string>;
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
  use: "optional",
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
  use: "use",
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
        n + 1 >= (tracks[id]?.alliance_level ?? Infinity);
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
      if (me.deployed + me.worms > 0) found.push("strength");
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
