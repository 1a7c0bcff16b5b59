/** The games begun before, as far as they have been asked for: a server may have thousands. */
import { api, asProblem, type Problem, type TableInfo } from "../../lib/api";
import { turns } from "../../lib/turns.svelte";

/** So many of each sort are fetched at once. */
const PAGE = 20;

/** Running or finished games, the latest first. */
class Games {
  list = $state.raw<TableInfo[]>([]);
  /** Are there more than have been fetched? */
  more = $state(false);

  constructor(private readonly over: boolean) {}

  async fetch(skip: number): Promise<void> {
    const found = await api.tables(this.over, skip, PAGE + 1);
    const known = this.list.slice(0, skip).filter(({ id }) => found.every((x) => x.id !== id));
    this.list = [...known, ...found.slice(0, PAGE)];
    this.more = found.length > PAGE;
  }
}

export class SavedGames {
  private readonly groups = { running: new Games(false), over: new Games(true) };
  /** Has the list come? */
  ready = $state(false);
  problem = $state.raw<Problem | null>(null);

  running = $derived(this.groups.running.list);
  over = $derived(this.groups.over.list);
  more = $derived(this.groups.running.more || this.groups.over.more);
  count = $derived(this.running.length + this.over.length);
  /** The game to go on with: where somebody is waited for, or played last; undefined until known. */
  latest = $derived.by(() => {
    if (!this.ready) return this.problem ? null : undefined;
    const whole = this.running.filter(({ damaged }) => !damaged);
    const [waiting] = turns().flatMap((turn) => whole.filter(({ id }) => id === turn.id));
    return waiting ?? whole[0] ?? null;
  });

  /** Fetch the first of each. */
  async start(): Promise<void> {
    await this.ask(async () => {
      await Promise.all(Object.values(this.groups).map((games) => games.fetch(0)));
      this.ready = true;
    });
  }

  /** Fetch the next ones. */
  async next(): Promise<void> {
    const unfinished = Object.values(this.groups).filter(({ more }) => more);
    await this.ask(() => Promise.all(unfinished.map((games) => games.fetch(games.list.length))));
  }

  /** Delete a game for good; is it gone? */
  async remove(id: string): Promise<boolean> {
    await this.ask(() => api.remove(id));
    if (this.problem) return false;
    for (const games of Object.values(this.groups)) {
      games.list = games.list.filter((table) => table.id !== id);
    }
    return true;
  }

  private async ask(request: () => Promise<unknown>): Promise<void> {
    this.problem = null;
    try {
      await request();
    } catch (error) {
      this.problem = asProblem(error);
    }
  }
}
