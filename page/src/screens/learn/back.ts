/** To the screen before this one; to all games, if there was none. */
import { go } from "../../lib/router.svelte";

export function back(): void {
  if (history.length > 1) history.back();
  else go("/");
}
