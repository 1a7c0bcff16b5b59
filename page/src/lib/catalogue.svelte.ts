/** Everything printed: names, texts and signs, fetched once for each language. */
import { api } from "./api";
import { lang } from "./i18n.svelte";

export type Sign =
  | { sign: string; n?: number; of?: string }
  | { cost: Sign[] }
  | { word: string }
  | { if: Sign[] }
  | { text: string };

export interface Box {
  signs: Sign[];
  text: string;
}
export interface CardEntry {
  name: string;
  kind: "starter" | "reserve" | "imperium";
  copies: number;
  cost: number;
  factions: string[];
  icons: string[];
  persuasion: number;
  swords: number;
  signet: boolean;
  module: string;
  agent: Box;
  reveal: Box;
  /** What acquiring it gives at once. */
  acquire: Box;
  text: string;
}
export interface IntrigueEntry {
  name: string;
  copies: number;
  module: string;
  kinds: Partial<Record<"plot" | "combat" | "endgame", Box>>;
  text: string;
}
export interface ConflictEntry {
  name: string;
  level: number;
  icon: string;
  location: string | null;
  rewards: Box[];
  text: string;
}
export interface ObjectiveEntry {
  name: string;
  icon: string;
  text: string;
}
export interface ContractEntry {
  name: string;
  copies: number;
  space: string | null;
  harvest: number;
  acquire: string | null;
  reward: Box;
  text: string;
}
export interface LeaderEntry {
  name: string;
  house: string;
  complexity: number;
  face_of: string | null;
  other_face: string | null;
  module: string;
  signet: Box;
  track: { id: string; reward: Box; next: string[] }[];
  text: string;
}
export interface RivalEntry {
  name: string;
  swordmaster: number;
  streamlined: boolean;
  priority: string[];
  signet: Box;
  scheme: Box;
  text: string;
}
export interface HagalEntry {
  name: string;
  swords: number;
  copies: number;
  text: string;
}
export interface SpaceEntry {
  name: string;
  icon: string;
  faction: string | null;
  combat: boolean;
  maker: boolean;
  requirement: { faction: string; level: number } | null;
  costs: Sign[][];
  discounted: Sign[] | null;
  effects: Box;
  control: Box | null;
  text: string;
}
/** What can be agreed on before a game. */
export interface SetupEntry {
  /** For how many players there is a game. */
  players: number[];
  modules: string[];
  /** How many Rivals join, by the number of players. */
  rivals: Record<string, number>;
  /** How many of the seats may be the first player, by the number of players. */
  starters: Record<string, number>;
  /** The levels of a solo game, the easiest first. */
  difficulties: string[];
  /** The variants, and for how many players each is offered. */
  variants: Record<string, number[]>;
  /** The variants that are always in force from a level on. */
  expert_variants: string[];
  expert_from: string;
  row_refresh: string[];
}
export interface Catalogue {
  edition: string;
  lang: string;
  setup: SetupEntry;
  cards: Record<string, CardEntry>;
  intrigues: Record<string, IntrigueEntry>;
  conflicts: Record<string, ConflictEntry>;
  objectives: Record<string, ObjectiveEntry>;
  contracts: Record<string, ContractEntry>;
  leaders: Record<string, LeaderEntry>;
  rivals: Record<string, RivalEntry>;
  hagal: Record<string, HagalEntry>;
  spaces: Record<string, SpaceEntry>;
  posts: Record<string, { name: string; spaces: string[] }>;
  tracks: Record<string, { bonus: Box; vp_level: number; bonus_level: number }>;
  names: {
    factions: Record<string, string>;
    icons: Record<string, string>;
    battle_icons: Record<string, string>;
  };
}

const loaded = $state<{ catalogue: Catalogue | null }>({ catalogue: null });

/** The catalogue in the page's language; `load` has been awaited before anything is shown. */
export function catalogue(): Catalogue {
  if (!loaded.catalogue) throw new Error("the catalogue is not loaded");
  return loaded.catalogue;
}

/** Fetch the catalogue in the page's language. */
export async function loadCatalogue(): Promise<void> {
  loaded.catalogue = (await api.catalogue(lang())) as Catalogue;
}

/** For tests: use this catalogue. */
export function useCatalogue(catalogue: Catalogue): void {
  loaded.catalogue = catalogue;
}
