/** Holds the stream of events for all tabs of a browser. */
import { openStream, type Heard, type News } from "./stream";

const ports = new Set<MessagePort>();
/** How the stream is, and where each table was last: a tab may come after it was told. */
let state: Heard | null = null;
const moved = new Map<string, News>();

openStream((heard) => {
  if (typeof heard === "string") state = heard;
  else if (heard.event === "moved") moved.set(heard.table, heard);
  else if (heard.event === "gone") moved.delete(heard.table);
  for (const port of ports) port.postMessage(heard);
});

addEventListener("connect", (event) => {
  for (const port of (event as MessageEvent).ports) {
    ports.add(port);
    port.onmessage = () => ports.delete(port);
    if (state) port.postMessage(state);
    for (const news of moved.values()) port.postMessage(news);
  }
});
