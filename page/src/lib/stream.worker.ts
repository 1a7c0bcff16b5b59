/** Holds the stream of events for all tabs of a browser. */
import { Events } from "./events";
import type { Said } from "./stream";

const events = new Events();
// It stays open from one screen of a tab to the next.
events.join(() => undefined);

addEventListener("connect", (event) => {
  for (const port of (event as MessageEvent).ports) {
    const leave = events.join((heard) => port.postMessage(heard));
    port.onmessage = ({ data }: MessageEvent<Said>) => {
      if (data === "end") leave();
      else if (data === "anew") events.anew();
      else events.follow(data.table);
    };
  }
});
