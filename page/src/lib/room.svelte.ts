/** A room as the server shows it: asked for, followed, and changed. */
import { api, asProblem, Problem, type Room } from "./api";
import { me } from "./me.svelte";
import { listen, type Heard } from "./stream";

/** Milliseconds after a move until the room is asked for: the table comes first, and moves in bursts. */
const QUIET = 150;

export class RoomConnection {
  room = $state.raw<Room | null>(null);
  problem = $state.raw<Problem | null>(null);
  busy = $state(false);
  /** There is none: the game was opened without, or somebody was sent out. */
  missing = $state(false);
  /** When the room came (of the page's clock): times in it count from then on. */
  at = $state(0);
  private unfollow: (() => void) | null = null;
  private fetching: Promise<void> | null = null;
  private again = false;
  private waiting: ReturnType<typeof setTimeout> | undefined;

  constructor(readonly id: string) {}

  /** Show the room and follow its changes. */
  start(): Promise<void> {
    this.unfollow = listen((heard) => this.hear(heard), me().public ? this.id : "");
    return this.refresh();
  }

  /** Stop following. */
  stop(): void {
    clearTimeout(this.waiting);
    this.unfollow?.();
    this.unfollow = null;
  }

  private hear(heard: Heard): void {
    if (heard === "lost" || (heard !== "live" && heard.table !== this.id)) return;
    clearTimeout(this.waiting);
    const moved = heard !== "live" && heard.event === "moved";
    if (moved) this.waiting = setTimeout(() => void this.refresh(), QUIET);
    else void this.refresh();
  }

  /** Fetch the room anew; who asks meanwhile is answered by one more. */
  refresh(): Promise<void> {
    this.again = this.fetching !== null;
    this.fetching ??= this.fetch().finally(() => (this.fetching = null));
    return this.fetching;
  }

  private async fetch(): Promise<void> {
    do {
      this.again = false;
      try {
        const room = await api.room(this.id);
        if (room) this.show(room);
        else this.missing = true;
      } catch (error) {
        this.fail(error);
      }
    } while (this.again);
  }

  /** Do something in the room; was it done? */
  async change(request: () => Promise<Room>): Promise<boolean> {
    if (this.busy) return false;
    this.busy = true;
    this.problem = null;
    try {
      this.show(await request());
      return true;
    } catch (error) {
      this.fail(error);
      return false;
    } finally {
      this.busy = false;
    }
  }

  private show(room: Room): void {
    if (this.room && room.revision < this.room.revision) return;
    this.room = room;
    this.at = performance.now();
    this.missing = false;
  }

  private fail(error: unknown): void {
    const problem = asProblem(error);
    this.missing = problem.code === "unknown-room";
    if (this.missing) this.room = null;
    else this.problem = problem;
  }
}
