/** The tables that wait for whoever sits here, on a server for many. */
import { api, type Turn } from "./api";
import { me } from "./me.svelte";
import { route } from "./router.svelte";
import { listen } from "./stream";

/** Milliseconds of quiet after news until the server is asked: moves come in bursts. */
const QUIET = 400;

const known = $state<{ turns: readonly Turn[]; at: number }>({ turns: [], at: 0 });
let followers = 0;
let stop = (): void => undefined;

/** The tables, the most pressing first. */
export function turns(): readonly Turn[] {
  return known.turns;
}

/** When that was told (of the page's clock): times in it count from then on. */
export function toldAt(): number {
  return known.at;
}

/** Those of them that are not on the screen. */
export function elsewhere(): readonly Turn[] {
  const here = route();
  return here.screen === "table" ? known.turns.filter(({ id }) => id !== here.id) : known.turns;
}

/** Keep them up to date while somebody looks; the answer ends it. */
export function followTurns(): () => void {
  if (!me().public) return () => undefined;
  if (followers++ === 0) stop = begin();
  return () => {
    if (--followers === 0) stop();
  };
}

function begin(): () => void {
  let waiting: ReturnType<typeof setTimeout> | undefined;
  const soon = (): void => {
    clearTimeout(waiting);
    waiting = setTimeout(() => void ask(), QUIET);
  };
  const line = listen((heard) => {
    if (heard !== "lost") soon();
  });
  addEventListener("focus", soon);
  void ask();
  return () => {
    clearTimeout(waiting);
    removeEventListener("focus", soon);
    line.end();
  };
}

/** Without an answer, what was known before holds. */
async function ask(): Promise<void> {
  try {
    known.turns = await api.turns();
    known.at = performance.now();
  } catch {
    return;
  }
}
