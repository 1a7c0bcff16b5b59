/** A room as the server shows it: asked for, followed, and changed. */
import { api, asProblem, type Line, type Room, type Terms } from "./api";
import { Bookmarks } from "./bookmarks";
import type { News } from "./events";
import { Followed } from "./followed.svelte";
import { me } from "./me.svelte";
import { isMuted } from "./muted.svelte";

/** Milliseconds after a move until the room is asked for: the table comes first, and moves in bursts. */
const QUIET = 150;
const read = new Bookmarks("kanly-read");

export class RoomConnection extends Followed {
  room = $state.raw<Room | null>(null);
  /** There is none: the game was opened without, or somebody was sent out. */
  missing = $state(false);
  /** When the room came (of the page's clock): times in it count from then on. */
  at = $state(0);
  /** So much is still to be done. */
  private pending = $state(0);
  busy = $derived(this.pending > 0);
  private turn: Promise<unknown> = Promise.resolve();
  private pressed = false;
  private waiting: ReturnType<typeof setTimeout> | undefined;

  /** Whoever sits here, as a member. */
  self = $derived(this.room?.members.find(({ number }) => number === this.room?.me));
  /** What they are called here; empty, if they have not said so yet. */
  ownName = $derived(this.self?.name || me().name);

  override stop(): void {
    clearTimeout(this.waiting);
    super.stop();
  }

  protected hear(heard: "live" | News): void {
    clearTimeout(this.waiting);
    const moved = heard !== "live" && heard.event === "moved";
    if (moved) this.waiting = setTimeout(() => void this.refresh(), QUIET);
    else void this.refresh();
  }

  get revision(): number {
    return this.room?.revision ?? 0;
  }

  protected async load(): Promise<void> {
    const room = await api.room(this.id);
    if (room) this.show(room);
    else this.missing = true;
  }

  // ------------------------------------------------------------ changes

  /** Do something in the room; was it done?  What is pressed twice is done once. */
  async change(request: () => Promise<Room>): Promise<boolean> {
    if (this.pressed) return false;
    this.pressed = true;
    const done = await this.arrange(request);
    this.pressed = false;
    return done;
  }

  /** Have it otherwise, after what was wanted before; was it accepted? */
  arrange(request: () => Promise<Room>): Promise<boolean> {
    if (!this.pending++) this.problem = null;
    const done = this.turn.then(() => this.carryOut(request));
    this.turn = done;
    return done;
  }

  /** Agree on other terms, beside those that are agreed on by then. */
  agreeOn(terms: Partial<Terms>): Promise<boolean> {
    return this.arrange(() => api.agreeOn(this.id, { ...(this.room as Room).terms, ...terms }));
  }

  private async carryOut(request: () => Promise<Room>): Promise<boolean> {
    try {
      this.show(await request());
      this.reached();
      return true;
    } catch (error) {
      this.fail(error);
      return false;
    } finally {
      this.pending--;
    }
  }

  private show(room: Room): void {
    if (this.room && room.revision < this.room.revision) return;
    this.room = room;
    this.at = performance.now();
    this.missing = false;
  }

  protected override fail(error: unknown): void {
    this.missing = asProblem(error).code === "unknown-room";
    if (this.missing) this.room = this.problem = null;
    else super.fail(error);
  }

  // ------------------------------------------------------------ what is said

  /** The last line that was read on this device. */
  private lastRead = $state(read.of(this.id) ?? -1);
  /** Is what people say on the screen? */
  listening = $state(false);

  /** What others have said that was not read yet. */
  unread = $derived.by((): Line[] => {
    const { room } = this;
    return (room?.lines ?? []).filter(
      ({ number, member }) =>
        number > this.lastRead && member !== room?.me && !isMuted(this.id, member),
    );
  });

  /** Everything that was said until now was read. */
  readAll(): void {
    const last = this.room?.lines.at(-1)?.number ?? -1;
    if (last <= this.lastRead) return;
    this.lastRead = last;
    read.lay(this.id, last);
  }
}
