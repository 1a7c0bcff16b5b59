/** What is explained to a beginner: `coach-TOPIC` and `coach-TOPIC-text`, and the rules to read. */
import type { Screen, Topic } from "../../lib/api";
import { settings } from "../../lib/settings.svelte";

/** The entry of the rules help for each topic. */
export const RULES: Readonly<Record<Topic, string>> = {
  activate: "activate",
  "agent-menu": "effects-order",
  "ally-deploys": "activate",
  "ally-pays": "team",
  amount: "deploy",
  choose: "optional",
  "choose-agent": "any-space",
  combat: "combat",
  concede: "concede",
  contract: "contract",
  cost: "cost",
  defend: "defensive-bonus",
  deploy: "deploy",
  detonate: "shield-wall",
  discard: "discard",
  "discard-intrigue": "intrigue",
  endgame: "endgame",
  flip: "battle-icon",
  "free-card": "acquire",
  "gain-choice": "influence",
  gather: "gather-intelligence",
  "give-alliance": "alliance",
  "hand-out": "contract",
  infiltrate: "infiltrate",
  leader: "leader",
  "let-deploy": "activate",
  "lose-choice": "influence",
  manipulate: "imperium-row",
  "must-reveal": "reveal-turn",
  opponent: "strength",
  order: "effects-order",
  persuasion: "persuasion",
  "place-spy": "spy",
  "play-for": "combat-intrigue",
  "recall-agent": "recall-agent",
  "recall-spy": "spy",
  reinforce: "reinforce",
  "secret-pair": "masterstroke",
  space: "space",
  "take-back": "discard",
  throne: "throne-row",
  "top-card": "deck",
  "top-discard": "trash",
  "top-draw": "deck",
  trade: "trade",
  train: "leader",
  trash: "trash",
  "trash-intrigue": "intrigue",
  turn: "agent-turn",
  use: "optional",
  victory: "winning-alone",
  voice: "closed-space",
};

/** What whoever is asked is told, unless hints are not wanted. */
export function hintOf(session: { screen: Screen | null }): Screen["hint"] {
  return settings.hints === "off" ? null : (session.screen?.hint ?? null);
}

/** The first sentence of a text. */
export function firstSentence(text: string): string {
  return /^.*?[.!?](?=\s|$)/u.exec(text)?.[0] ?? text;
}
