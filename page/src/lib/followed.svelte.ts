/** Something the server shows: asked for, followed, and asked for again when it did not answer. */
import { asProblem, type Problem } from "./api";
import type { Heard, News } from "./events";
import { me } from "./me.svelte";
import { listen, type Line } from "./stream";

/** Milliseconds until a server that did not answer is asked again. */
const RETRY = 1000;

export abstract class Followed {
  connected = $state(true);
  problem = $state.raw<Problem | null>(null);
  protected fetching: Promise<void> | null = null;
  /** The revision to be fetched at least; Infinity: whatever is there now, once more. */
  protected wanted = 0;
  private line: Line | null = null;
  /** Does the stream tell of it for certain? */
  private told = false;
  private retry: ReturnType<typeof setTimeout> | undefined;
  /** Why it was not shown when it was asked for last. */
  private missed: Problem | null = null;

  constructor(readonly id: string) {}

  /** Where it is, as far as that has come. */
  abstract get revision(): number;
  /** Ask for it once, and show it. */
  protected abstract load(): Promise<void>;
  /** The stream is there again, or tells what has become of it. */
  protected abstract hear(heard: "live" | News): void;

  /** Show it and follow its changes. */
  start(): Promise<void> {
    const shown = this.refresh();
    this.told = false;
    this.line = listen((heard) => this.heard(heard));
    document.addEventListener("visibilitychange", this.looked);
    addEventListener("offline", this.cut);
    addEventListener("online", this.back);
    return shown;
  }

  /** Stop following. */
  stop(): void {
    document.removeEventListener("visibilitychange", this.looked);
    removeEventListener("offline", this.cut);
    removeEventListener("online", this.back);
    clearTimeout(this.retry);
    this.line?.end();
    this.line = null;
  }

  private heard(heard: Heard): void {
    if (heard === "lost") this.connected = false;
    else if (heard === "live" || heard.table === this.id) this.hear(heard);
  }

  /** A device that slept may not know yet that the stream is lost. */
  private readonly looked = (): void => {
    if (!document.hidden) void this.refresh();
  };

  /** The device has no line any more; a server on the device itself answers all the same. */
  private readonly cut = (): void => {
    this.connected = false;
    void this.refresh();
  };

  private readonly back = (): void => void this.refresh();

  /** Fetch it anew; calls while one is under way are joined, and it is then fetched once more. */
  refresh(): Promise<void> {
    if (this.fetching) this.wanted = Infinity;
    this.fetching ??= this.fetch().finally(() => (this.fetching = null));
    return this.fetching;
  }

  private async fetch(): Promise<void> {
    do {
      this.wanted = 0;
      try {
        await this.load();
        this.reached();
        if (this.troubled || this.problem === this.missed) this.problem = null;
      } catch (error) {
        this.fail(error);
        this.missed = this.problem;
        if (this.troubled) this.later();
      }
    } while (this.wanted > this.revision);
  }

  /** The server has shown it: only now is it known that it may be followed. */
  protected reached(): void {
    this.connected = true;
    if (this.told || !this.line || !me().public) return;
    this.told = true;
    this.line.follow(this.id);
  }

  /** Is the problem one of the server's that may be over by now? */
  protected get troubled(): boolean {
    const { code, status } = this.problem ?? { code: "", status: 0 };
    return code === "offline" || code === "too-many" || status > 500;
  }

  protected fail(error: unknown): void {
    this.problem = asProblem(error);
    if (this.problem.code !== "offline") return;
    this.connected = false;
    this.later();
  }

  /** Ask again in a moment, or when the server wants to be asked. */
  private later(): void {
    clearTimeout(this.retry);
    const pause = this.problem?.after || RETRY;
    if (this.line) this.retry = setTimeout(() => void this.refresh(), pause);
  }
}
