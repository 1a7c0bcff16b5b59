/** Listening to the server: a browser has only a few streams, so all its tabs share one. */
import { Events, type Hear, type Heard } from "./events";

/** Somebody who listens. */
export interface Line {
  /** Be told of this table, too: who is here may have come to it after the stream was opened. */
  follow: (table: string) => void;
  /** Forget what was told, and be told of the tables of whoever sits here now. */
  anew: () => void;
  end: () => void;
}

/** What a line says to the worker. */
export type Said = "end" | "anew" | { table: string };

/** The stream of a page that shares none. */
const own = new Events();

/** Listen through the worker all tabs share, or directly where there is none. */
export function listen(hear: Hear): Line {
  const worker = sharedWorker();
  if (!worker) return directly(hear);
  const { port } = worker;
  const ended = new AbortController();
  const say = (said: Said): void => port.postMessage(said);
  let line: Line = {
    follow: (table) => say({ table }),
    anew: () => say("anew"),
    end: () => {
      ended.abort();
      say("end");
      port.close();
    },
  };
  port.onmessage = ({ data }: MessageEvent<Heard>) => hear(data);
  const instead = (): void => {
    port.close();
    line = directly(hear);
  };
  worker.addEventListener("error", instead, { signal: ended.signal });
  return {
    follow: (table) => line.follow(table),
    anew: () => line.anew(),
    end: () => line.end(),
  };
}

/** Whoever sits here is somebody else from now on: the stream of all tabs must be theirs. */
export function listenAnew(): void {
  const line = listen(() => undefined);
  line.anew();
  line.end();
}

function directly(hear: Hear): Line {
  return {
    follow: (table) => own.follow(table),
    anew: () => own.anew(),
    end: own.join(hear),
  };
}

/** Some browsers have none, and some refuse it where nothing may be stored. */
function sharedWorker(): SharedWorker | null {
  try {
    return new SharedWorker(new URL("./stream.worker.ts", import.meta.url), { type: "module" });
  } catch {
    return null;
  }
}
