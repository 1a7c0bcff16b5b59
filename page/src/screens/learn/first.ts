/** The first game: an easy Leader, Rivals that suit, hints, and time to watch. */
import { api } from "../../lib/api";
import { printedOn, USUAL } from "../../lib/catalogue.svelte";
import { choose, settings } from "../../lib/settings.svelte";
import { firstGameRequest, gameOf, readFirstGame } from "../../lib/setup";

/** Open it; the id of its table. */
export async function openFirstGame(name: string): Promise<string> {
  const seed = crypto.getRandomValues(new Uint32Array(1))[0] ?? 0;
  const printed = await printedOn(USUAL);
  const { edition } = gameOf(printed, null);
  const first = readFirstGame(await api.firstGame(edition, 1, seed));
  const { id } = await api.open(firstGameRequest(first, printed, name, seed));
  if (settings.pace === "normal") choose("pace", "slow");
  return id;
}
