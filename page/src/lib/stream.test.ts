import { afterEach, beforeEach, expect, it, vi } from "vitest";
import type { Heard } from "./events";
import { listen, type Line } from "./stream";

/** A browser without workers that tabs share. */
class Stream extends EventTarget {
  static readonly CLOSED = 2;
  closed = false;
  constructor() {
    super();
    streams.push(this);
  }
  close(): void {
    this.closed = true;
  }
}
let streams: Stream[] = [];
let lines: Line[] = [];

beforeEach(() => vi.stubGlobal("EventSource", Stream));
afterEach(() => {
  for (const line of lines) line.end();
  [streams, lines] = [[], []];
  vi.unstubAllGlobals();
});

function hearing(): { heard: Heard[]; line: Line } {
  const heard: Heard[] = [];
  const line = listen((one) => heard.push(one));
  lines.push(line);
  return { heard, line };
}

it("opens one stream for all listeners of a page, and closes it with the last", () => {
  const first = hearing();
  streams[0]?.dispatchEvent(new Event("open"));
  const second = hearing();
  expect(streams).toHaveLength(1);
  expect([first.heard, second.heard]).toEqual([["live"], ["live"]]);
  first.line.end();
  expect(streams[0]?.closed).toBe(false);
  second.line.end();
  expect(streams[0]?.closed).toBe(true);
});

it("tells who comes later where the tables are, but nothing of a stream before", () => {
  const news = { table: "t", event: "moved", revision: 7, problem: "" } as const;
  const first = hearing();
  streams[0]?.dispatchEvent(new Event("open"));
  streams[0]?.dispatchEvent(new MessageEvent("message", { data: JSON.stringify(news) }));
  const second = hearing();
  expect(second.heard).toEqual(["live", news]);
  first.line.end();
  second.line.end();
  expect(hearing().heard).toEqual([]);
});

it("is told of a table somebody has come to since", () => {
  const { line } = hearing();
  line.follow("t");
  line.follow("t");
  expect(streams.map(({ closed }) => closed)).toEqual([true, false]);
});
