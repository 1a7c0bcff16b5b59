/** Everything printed: names, texts and signs, fetched once for each language and board. */
import { api, type BoardId, type Catalogue } from "./api";
import { lang } from "./i18n.svelte";

export type {
  Box,
  CardEntry,
  Catalogue,
  LeaderEntry,
  RivalEntry,
  SetupEntry,
  Sign,
  SpaceEntry,
} from "./api";

/** The board of most games. */
export const USUAL: BoardId = "uprising";

const loaded = $state<{ catalogue: Catalogue | null }>({ catalogue: null });
/** What has been fetched, by language and board. */
const kept: Record<string, Catalogue> = {};

/** The catalogue in the page's language; `load` has been awaited before anything is shown. */
export function catalogue(): Catalogue {
  if (!loaded.catalogue) throw new Error("the catalogue is not loaded");
  return loaded.catalogue;
}

/** Is this on the table in games of the board in use? */
export function has(piece: Catalogue["pieces"][number]): boolean {
  return catalogue().pieces.includes(piece);
}

/** The name of a Faction, or of another track of the board. */
export function factionName(id: string): string {
  const { tracks, names } = catalogue();
  return tracks[id]?.name ?? names.factions[id] ?? id;
}

/** The tracks a Faction icon means for whoever has this Leader: personal ones are their owner's. */
export function tracksFor(icon: string, leader: string | null | undefined): string[] {
  const meant = Object.entries(catalogue().tracks)
    .filter(([, track]) => track.icon === icon && (track.owner === null || track.owner === leader))
    .map(([id]) => id);
  return meant.length ? meant : [icon];
}

/** The catalogue of a board in the page's language, to look something up in. */
export async function printedOn(board: BoardId): Promise<Catalogue> {
  if (loaded.catalogue?.lang === lang() && loaded.catalogue.board === board) return catalogue();
  const key = `${lang()} ${board}`;
  return (kept[key] ??= await api.catalogue(lang(), board));
}

/** Is something else printed on this board than what is in use? */
export function isElsewhere(board: BoardId): boolean {
  return loaded.catalogue !== null && loaded.catalogue.board !== board;
}

/** Use the catalogue in the page's language: that of a board, or of the one in use. */
export async function loadCatalogue(board = loaded.catalogue?.board ?? USUAL): Promise<void> {
  loaded.catalogue = await printedOn(board);
}

/** For tests: use this catalogue. */
export function useCatalogue(catalogue: Catalogue): void {
  loaded.catalogue = catalogue;
}
