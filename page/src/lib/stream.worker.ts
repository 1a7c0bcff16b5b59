/** Holds the stream of events for all tabs of a browser. */
import { openStream, type Heard, type News } from "./stream";

const ports = new Set<MessagePort>();
/** How the stream is, and where each table was last: a tab may come after it was told. */
let state: Heard | null = null;
const moved = new Map<string, News>();

/** Tables somebody has asked for since the stream was opened, or that it has told of. */
const followed = new Set<string>();

function hear(heard: Heard): void {
  if (typeof heard === "string") state = heard;
  else {
    followed.add(heard.table);
    if (heard.event === "moved") moved.set(heard.table, heard);
    else if (heard.event === "gone") moved.delete(heard.table);
  }
  for (const port of ports) port.postMessage(heard);
}

let close = openStream(hear);

/** A table the stream may not tell of: it is opened anew. */
function follow(table: string): void {
  if (followed.has(table)) return;
  followed.add(table);
  openAnew();
}

/** What was told is not for whoever sits here now. */
function forget(): void {
  followed.clear();
  moved.clear();
  openAnew();
}

function openAnew(): void {
  close();
  close = openStream(hear);
}

addEventListener("connect", (event) => {
  for (const port of (event as MessageEvent).ports) {
    ports.add(port);
    port.onmessage = ({ data }: MessageEvent<"end" | "anew" | { table: string }>) => {
      if (data === "end") ports.delete(port);
      else if (data === "anew") forget();
      else follow(data.table);
    };
    if (state) port.postMessage(state);
    for (const news of moved.values()) port.postMessage(news);
  }
});
