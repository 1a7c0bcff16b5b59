/** Holds the stream of events for all tabs of a browser. */
import { openStream, type Heard } from "./stream";

const ports = new Set<MessagePort>();
/** How the stream is, for whoever comes later. */
let state: Heard | null = null;

openStream((heard) => {
  if (typeof heard === "string") state = heard;
  for (const port of ports) port.postMessage(heard);
});

addEventListener("connect", (event) => {
  for (const port of (event as MessageEvent).ports) {
    ports.add(port);
    port.onmessage = () => ports.delete(port);
    if (state) port.postMessage(state);
  }
});
