import { expect, it, vi } from "vitest";
import type { Heard, News } from "./stream";

const moved = (table: string, revision: number): News => ({
  table,
  event: "moved",
  revision,
  problem: "",
});

it("tells a tab that comes late where the tables are by now", async () => {
  const streams: EventTarget[] = [];
  vi.stubGlobal(
    "EventSource",
    class extends EventTarget {
      constructor() {
        super();
        streams.push(this);
      }
    },
  );
  await import("./stream.worker");
  const tell = (news: News): void =>
    void streams[0]?.dispatchEvent(new MessageEvent("message", { data: JSON.stringify(news) }));
  const come = (): Heard[] => {
    const heard: Heard[] = [];
    const port = { postMessage: (one: Heard) => heard.push(one), onmessage: null };
    const event = Object.assign(new Event("connect"), { ports: [port] });
    dispatchEvent(event);
    return heard;
  };

  streams[0]?.dispatchEvent(new Event("open"));
  tell(moved("a", 1));
  tell(moved("a", 12));
  tell(moved("b", 3));
  tell({ ...moved("b", 3), event: "gone" });
  const late = come();
  expect(late).toEqual(["live", moved("a", 12)]);
  tell(moved("a", 13));
  expect(late.at(-1)).toEqual(moved("a", 13));
});
