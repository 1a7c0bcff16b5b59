/** Others at the table on the screen, on a server for many. */
import { untrack } from "svelte";
import { me } from "../../lib/me.svelte";
import type { Session } from "../../lib/session.svelte";
import { seesGame } from "../../lib/together";
import { People, providePeople } from "./people.svelte";

/** Milliseconds until a table is asked for again that is shown as it was before. */
const LATER = 10_000;

/** Keep up with the people at a table while its screen is there; null where everybody is one. */
export function attend(session: Session): People | null {
  // Who watches later hears of moves before they may be seen.
  const delayed = $derived(session.screen?.delayed ?? false);
  $effect(() => {
    if (!delayed) return;
    const timer = setInterval(() => {
      if (!document.hidden) void session.refresh();
    }, LATER);
    return () => clearInterval(timer);
  });

  if (!me().public) return null;
  const people = providePeople(new People(session.id));
  /** Lessons and puzzles are for one alone. */
  const shared = $derived(
    session.screen !== null && !session.screen.lesson && !session.screen.puzzle,
  );
  $effect(() => {
    if (!shared) return;
    untrack(() => void people.start());
    return () => people.stop();
  });
  $effect(() => {
    if (people.missing) people.stop();
  });
  // Who may see the game no more is told of the room only: the table is silent from then on.
  let saw = false;
  const sees = $derived(people.room !== null && seesGame(people.room));
  $effect(() => {
    if (saw && !sees) untrack(() => void session.refresh());
    saw = sees;
  });
  $effect(() => people.count());
  return people;
}
