import { beforeAll, expect, it, vi } from "vitest";
import type { Heard, News } from "./events";
import type { Said } from "./stream";

const moved = (table: string, revision: number): News => ({
  table,
  event: "moved",
  revision,
  problem: "",
});

const streams: EventTarget[] = [];
const tell = (news: News): void =>
  void streams.at(-1)?.dispatchEvent(new MessageEvent("message", { data: JSON.stringify(news) }));

/** A tab: what it hears, and how it says something. */
function come(): { heard: Heard[]; say: (said: Said) => void } {
  const heard: Heard[] = [];
  const port = {
    postMessage: (one: Heard) => void heard.push(one),
    onmessage: null as ((event: { data: Said }) => void) | null,
  };
  dispatchEvent(Object.assign(new Event("connect"), { ports: [port] }));
  return { heard, say: (data) => port.onmessage?.({ data }) };
}

beforeAll(async () => {
  class Stream extends EventTarget {
    static readonly CLOSED = 2;
    readyState = 0;
    constructor() {
      super();
      streams.push(this);
    }
    close(): void {}
  }
  vi.stubGlobal("EventSource", Stream);
  await import("./stream.worker");
  streams[0]?.dispatchEvent(new Event("open"));
});

it("tells a tab that comes late where the tables are by now", () => {
  tell(moved("a", 1));
  tell(moved("a", 12));
  tell(moved("b", 3));
  tell({ ...moved("b", 3), event: "gone" });
  const { heard } = come();
  expect(heard).toEqual(["live", moved("a", 12)]);
  tell(moved("a", 13));
  expect(heard.at(-1)).toEqual(moved("a", 13));
});

it("is opened anew for a table it may not tell of, and for no other one", () => {
  const { say } = come();
  say({ table: "a" });
  expect(streams, "it has told of it").toHaveLength(1);
  say({ table: "c" });
  say({ table: "c" });
  expect(streams).toHaveLength(2);
});

it("does not rely on what it was told of before it was opened again", () => {
  const { say } = come();
  say({ table: "d" });
  expect(streams).toHaveLength(3);
  say({ table: "c" });
  expect(streams, "who was there may have been sent out and come back").toHaveLength(4);
  streams.at(-1)?.dispatchEvent(new Event("error"));
  say({ table: "c" });
  expect(streams).toHaveLength(5);
});

it("forgets what was told when somebody else sits there", () => {
  streams.at(-1)?.dispatchEvent(new Event("open"));
  come().say("anew");
  expect(streams).toHaveLength(6);
  expect(come().heard).toEqual(["live"]);
});
