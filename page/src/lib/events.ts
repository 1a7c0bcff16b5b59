/** The server's one stream of events, and all who hear it. */
import type { components } from "./schema";

export type News = components["schemas"]["News"];
/** What a listener hears: that the stream is there or lost, and what becomes of the tables. */
export type Heard = "live" | "lost" | News;
export type Hear = (heard: Heard) => void;

/** Milliseconds until a server that refused the stream is asked again. */
const RETRY = 1000;

/** Open the stream and keep it open; the answer closes it. */
function openStream(hear: Hear): () => void {
  let source: EventSource;
  let again: ReturnType<typeof setTimeout> | undefined;
  const open = (): void => {
    source = new EventSource("/api/events");
    source.addEventListener("open", () => hear("live"));
    source.addEventListener("message", ({ data }) => hear(JSON.parse(data as string) as News));
    source.addEventListener("error", () => {
      hear("lost");
      // What was only interrupted, the browser opens again by itself.
      if (source.readyState === EventSource.CLOSED) again = setTimeout(open, RETRY);
    });
  };
  open();
  return () => {
    clearTimeout(again);
    source.close();
  };
}

/**
 * The stream, open while somebody hears it.  Where people are told apart, the server tells of the
 * tables somebody had when it was opened.
 */
export class Events {
  private readonly hearers = new Set<Hear>();
  /** How the stream is, and where each table was last: somebody may come after it was told. */
  private state: Heard | null = null;
  private readonly moved = new Map<string, News>();
  /** Tables this opening of the stream is known to tell of. */
  private readonly followed = new Set<string>();
  private close: (() => void) | null = null;

  /** Hear everything from now on; the answer ends it. */
  join(hear: Hear): () => void {
    this.hearers.add(hear);
    if (this.state) hear(this.state);
    for (const news of this.moved.values()) hear(news);
    if (!this.close) this.open();
    return () => {
      this.hearers.delete(hear);
      if (!this.hearers.size) this.end();
    };
  }

  /** Be told of a table: one that somebody has come to since needs another opening. */
  follow(table: string): void {
    if (this.followed.has(table)) return;
    this.open();
    this.followed.add(table);
  }

  /** Whoever sits here is somebody else: what was told is not for them. */
  anew(): void {
    this.moved.clear();
    this.open();
  }

  private open(): void {
    this.close?.();
    this.followed.clear();
    this.close = openStream((heard) => this.hear(heard));
  }

  private end(): void {
    this.close?.();
    this.close = this.state = null;
    this.moved.clear();
  }

  private hear(heard: Heard): void {
    if (typeof heard === "string") this.state = heard;
    else {
      this.followed.add(heard.table);
      if (heard.event === "moved") this.moved.set(heard.table, heard);
      else if (heard.event === "gone") this.moved.delete(heard.table);
    }
    // The browser opens it again: who was sent out meanwhile is told no more.
    if (heard === "lost") this.followed.clear();
    for (const hear of this.hearers) hear(heard);
  }
}
