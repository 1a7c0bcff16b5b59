/** The engine's log is the script: how each event is shown.  A new event must get an entry here. */
import type { LogLine } from "../lib/api";

export type EventName = LogLine["event"];
export type Picture =
  /** A card, then the Agent's way to its space. */
  | "visit"
  /** A card alone. */
  | "card"
  /** A piece goes to its place, or comes home from there. */
  | "piece"
  /** Chips between the place and the seat. */
  | "gain"
  /** Units go to the Conflict, or come back. */
  | "deploy"
  /** The caption's second line, with what comes next. */
  | "note"
  /** A part of the Combat. */
  | "combat"
  /** A part of the turning round. */
  | "round"
  /** Only told in the log. */
  | "log";

export const PICTURES: Record<EventName, Picture> = {
  round: "round",
  conflict: "round",
  "first-player": "log",
  played: "visit",
  infiltrated: "piece",
  gathered: "piece",
  gained: "gain",
  paid: "gain",
  drew: "gain",
  "drew-intrigue": "gain",
  stole: "gain",
  recruited: "gain",
  deployed: "deploy",
  retreated: "deploy",
  summoned: "deploy",
  "influence-up": "gain",
  "influence-down": "gain",
  alliance: "gain",
  "alliance-returned": "gain",
  scored: "gain",
  "placed-spy": "piece",
  "recalled-spy": "piece",
  "recalled-agent": "piece",
  trashed: "gain",
  discarded: "gain",
  "to-hand": "gain",
  acquired: "card",
  revealed: "card",
  shown: "log",
  intrigue: "card",
  "trashed-intrigue": "gain",
  "discarded-intrigue": "gain",
  "took-contract": "gain",
  completed: "gain",
  hooks: "gain",
  "shield-wall": "deploy",
  council: "gain",
  swordmaster: "gain",
  control: "gain",
  passed: "log",
  combat: "combat",
  reward: "combat",
  won: "combat",
  "nobody-won": "combat",
  matched: "combat",
  flipped: "gain",
  makers: "round",
  recall: "round",
  endgame: "round",
  "game-over": "round",
  memory: "gain",
  turned: "gain",
  trained: "gain",
  "row-left": "log",
  "set-aside": "card",
  shuffled: "log",
  strength: "log",
  swords: "gain",
  persuasion: "gain",
  leader: "log",
  objective: "log",
  rival: "log",
  hagal: "visit",
  "hagal-occupied": "note",
  "hagal-unmet": "note",
  "hagal-politics": "note",
  "hagal-spy": "card",
  "no-post": "log",
  "hagal-shuffled": "log",
  "hagal-swords": "combat",
  signet: "gain",
  scheme: "gain",
  "held-back": "log",
  stuck: "gain",
  dice: "log",
  forgone: "log",
  "no-faction-post": "log",
  "hagal-out-of-reach": "note",
  "influence-lost": "log",
  defended: "deploy",
  fought: "combat",
  activated: "note",
  "swordmaster-left": "round",
  conceded: "combat",
  traded: "gain",
  gave: "gain",
  throne: "card",
  mentat: "gain",
  "mentat-won": "combat",
  "mentat-home": "round",
  voice: "gain",
  "hagal-closed": "note",
  "lost-troops": "gain",
  tokens: "gain",
  "moved-agent": "note",
  "onto-deck": "gain",
  waited: "gain",
  "control-lost": "combat",
};
