/** Steps through a game: asks the server for a moment, keeps the last ones, plays on by itself. */
import { api, Problem, type Replayed } from "../../lib/api";
import { isElsewhere, loadCatalogue } from "../../lib/catalogue.svelte";
import { Cache } from "./cache";

export const SPEEDS = [0.5, 1, 2, 4] as const;
const SECOND = 1000;
const KEPT = 60;
/** So long after a jump the board would mark what has changed. */
const SETTLED = 2200;

export class Player {
  /** The moment on the screen. */
  shown = $state.raw<Replayed | null>(null);
  /** Just now it was more than one step: what has changed in between is not to be marked. */
  jumped = $state(false);
  problem = $state.raw<Problem | null>(null);
  seat = $state(-1);
  playing = $state(false);
  speed = $state<number>(1);
  /** The step last asked for; the slider stands there while the answer is under way. */
  wanted = $state(0);

  plies = $derived(this.shown?.plies ?? 0);

  private readonly kept = new Cache<Replayed>(KEPT);
  /** The round of each step seen so far. */
  private readonly rounds: Record<number, number> = {};
  /** Jumps are made one after the other, each from where the one before has led. */
  private jumps: Promise<void> = Promise.resolve();
  /** Counts the steps asked for by number: jumps that wait behind one are given up. */
  private asked = 0;
  private timer: ReturnType<typeof setTimeout> | undefined;
  private settling: ReturnType<typeof setTimeout> | undefined;

  constructor(
    readonly id: string,
    private readonly lang: () => string,
  ) {}

  private async fetch(ply: number): Promise<Replayed> {
    const key = `${ply} ${this.seat} ${this.lang()}`;
    let moment = this.kept.get(key);
    // The last step of a running game may have changed.
    if (!moment || (ply === moment.plies && !moment.revealed)) {
      moment = await api.replay(this.id, ply, this.seat, this.lang());
      const { board } = moment.screen;
      if (isElsewhere(board)) await loadCatalogue(board);
    }
    this.kept.set(key, moment);
    this.rounds[ply] = moment.screen.view.round;
    return moment;
  }

  /** Do something with the server; what goes wrong is kept to be shown. */
  async attempt<T>(task: () => Promise<T>): Promise<T | undefined> {
    try {
      const result = await task();
      this.problem = null;
      return result;
    } catch (error) {
      this.stop();
      this.problem = error instanceof Problem ? error : new Problem("error", String(error), 0);
      return undefined;
    }
  }

  /** Show a step; if another is asked for meanwhile, that one wins. */
  goTo(ply: number): Promise<void> {
    this.asked++;
    return this.show(ply);
  }

  private async show(ply: number): Promise<void> {
    const step = this.shown ? Math.max(0, Math.min(ply, this.plies)) : ply;
    this.wanted = step;
    const { seat } = this;
    const lang = this.lang();
    const moment = await this.attempt(() => this.fetch(step));
    if (moment && this.wanted === step && this.seat === seat && this.lang() === lang) {
      if (this.shown && Math.abs(moment.ply - this.shown.ply) > 1) {
        this.jumped = true;
        clearTimeout(this.settling);
        this.settling = setTimeout(() => (this.jumped = false), SETTLED);
      }
      this.shown = moment;
    }
  }

  /** To the last step; a running game may have gone on since. */
  async goToEnd(): Promise<void> {
    let last: number;
    do {
      last = this.plies;
      await this.goTo(last);
    } while (this.wanted === last && this.plies > last);
  }

  /** Look with the eyes of another seat. */
  async see(seat: number): Promise<void> {
    this.seat = seat;
    await this.show(this.wanted);
  }

  private async roundAt(ply: number): Promise<number> {
    return this.rounds[ply] ?? (await this.fetch(ply)).screen.view.round;
  }

  /** The first step of a round, or the last step of the game if it never came. */
  private async startOf(round: number): Promise<number> {
    let low = 0;
    let high = this.plies;
    while (low < high) {
      const middle = (low + high) >> 1;
      if ((await this.roundAt(middle)) >= round) high = middle;
      else low = middle + 1;
    }
    return low;
  }

  /** To the start of the next round; backwards: of this one, or of the one before. */
  jumpRound(forward: boolean): Promise<void> {
    this.stop();
    const { asked } = this;
    this.jumps = this.jumps.then(() => (asked === this.asked ? this.jump(forward) : undefined));
    return this.jumps;
  }

  private async jump(forward: boolean): Promise<void> {
    const { asked } = this;
    const from = this.wanted;
    const step = await this.attempt(async () => {
      const round = await this.roundAt(from);
      if (forward) return this.startOf(round + 1);
      const start = await this.startOf(round);
      return start < from ? start : this.startOf(round - 1);
    });
    if (step !== undefined && asked === this.asked) await this.show(step);
  }

  play(): void {
    if (this.playing) return;
    this.playing = true;
    if (this.wanted >= this.plies) void this.goTo(0).then(() => this.tick());
    else this.tick();
  }

  stop(): void {
    this.playing = false;
    clearTimeout(this.timer);
  }

  private tick(): void {
    if (!this.playing) return;
    clearTimeout(this.timer);
    this.timer = setTimeout(() => {
      void this.goTo(this.wanted + 1).then(() => {
        if (this.wanted >= this.plies) this.stop();
        else this.tick();
      });
    }, SECOND / this.speed);
  }
}
