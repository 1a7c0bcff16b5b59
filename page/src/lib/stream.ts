/** The server's one stream of events: a browser has only a few, so all its tabs share it. */
import type { components } from "./schema";

export type News = components["schemas"]["News"];
/** What a listener hears: that the stream is there or lost, and what becomes of the tables. */
export type Heard = "live" | "lost" | News;
export type Hear = (heard: Heard) => void;

/** Milliseconds until a server that refused the stream is asked again. */
const RETRY = 1000;

/** Open the stream and keep it open; the answer closes it. */
export function openStream(hear: Hear): () => void {
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
 * Listen through the worker all tabs share, or directly where there is none; the answer ends it.
 * Where people are told apart, the server tells of the tables somebody had when the stream was
 * opened: one that is newer is named (`table`), so that the stream is opened anew if need be.
 */
export function listen(hear: Hear, table = ""): () => void {
  const worker = sharedWorker();
  if (!worker) return openStream(hear);
  if (table) worker.port.postMessage({ table });
  let end = (): void => {
    worker.port.postMessage("end");
    worker.port.close();
  };
  worker.port.onmessage = ({ data }: MessageEvent<Heard>) => hear(data);
  worker.addEventListener("error", () => {
    worker.port.close();
    end = openStream(hear);
  });
  return () => end();
}

/** Whoever sits here is somebody else from now on: the stream of all tabs must be theirs. */
export function listenAnew(): void {
  sharedWorker()?.port.postMessage("anew");
}

/** Some browsers have none, and some refuse it where nothing may be stored. */
function sharedWorker(): SharedWorker | null {
  try {
    return new SharedWorker(new URL("./stream.worker.ts", import.meta.url), { type: "module" });
  } catch {
    return null;
  }
}
