/** Everything printed: names, texts and signs, fetched once for each language. */
import { api, type Catalogue } from "./api";
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

const loaded = $state<{ catalogue: Catalogue | null }>({ catalogue: null });

/** The catalogue in the page's language; `load` has been awaited before anything is shown. */
export function catalogue(): Catalogue {
  if (!loaded.catalogue) throw new Error("the catalogue is not loaded");
  return loaded.catalogue;
}

/** Fetch the catalogue in the page's language. */
export async function loadCatalogue(): Promise<void> {
  loaded.catalogue = await api.catalogue(lang());
}

/** For tests: use this catalogue. */
export function useCatalogue(catalogue: Catalogue): void {
  loaded.catalogue = catalogue;
}
