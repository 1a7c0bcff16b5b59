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
      close(): void {}
    },
  );
  await import("./stream.worker");
  const tell = (news: News): void =>
    void streams[0]?.dispatchEvent(new MessageEvent("message", { data: JSON.stringify(news) }));
  interface Port {
    postMessage: (one: Heard) => void;
    onmessage: ((event: { data: unknown }) => void) | null;
  }
  const connect = (port: Port): void =>
    void dispatchEvent(Object.assign(new Event("connect"), { ports: [port] }));
  const come = (): Heard[] => {
    const heard: Heard[] = [];
    connect({ postMessage: (one) => heard.push(one), onmessage: null });
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

  // Whoever sits there is somebody else now: what was told before is not for them.
  const port: Port = { postMessage: () => undefined, onmessage: null };
  connect(port);
  port.onmessage?.({ data: "anew" });
  expect(streams).toHaveLength(2);
  expect(come()).toEqual(["live"]);
});
