import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { sawUpTo, seenOf } from "../theatre/seen";
import { action, line, moment, named, sit } from "../testing/table";
import { api, Problem, type Screen } from "./api";
import { Session } from "./session.svelte";
import { choose } from "./settings.svelte";
import type { News } from "./events";

describe("choosing", () => {
  it("acts at once where nothing is paid", () => {
    const { session } = sit(moment({ actions: [action("card:dagger")] }));
    const act = vi.spyOn(session, "act").mockResolvedValue();
    session.choose(named("card:dagger"));
    expect(act).toHaveBeenCalledExactlyOnceWith("card:dagger");
  });

  it("asks before a space and confirms on the second choice, but not on a double click", () => {
    const clock = vi.spyOn(performance, "now").mockReturnValue(1000);
    const { session } = sit(moment({ kind: "space", actions: [action("space:arrakeen")] }));
    const act = vi.spyOn(session, "act").mockResolvedValue();
    session.choose(named("space:arrakeen"));
    expect(session.selected).toBe("space:arrakeen");
    expect(session.inspected).toMatchObject(named("space:arrakeen"));
    clock.mockReturnValue(1100);
    session.choose(named("space:arrakeen"));
    expect(act).not.toHaveBeenCalled();
    clock.mockReturnValue(2000);
    session.choose(named("space:arrakeen"));
    expect(act).toHaveBeenCalledExactlyOnceWith("space:arrakeen");
  });

  it("asks only before what is final, for those who want that", () => {
    choose("confirm", "always");
    const { session } = sit(
      moment({ actions: [action("space:arrakeen"), action("card:dagger", { confirm: "always" })] }),
    );
    const act = vi.spyOn(session, "act").mockResolvedValue();
    session.choose(named("card:dagger"));
    expect(act).not.toHaveBeenCalled();
    session.choose(named("space:arrakeen"));
    expect(act).toHaveBeenCalledExactlyOnceWith("space:arrakeen");
    choose("confirm", "careful");
  });

  it("takes the second half of a double click for nothing, but not a key", async () => {
    const clock = vi.spyOn(performance, "now").mockReturnValue(1000);
    const { session } = sit(moment({ actions: [action("end")] }));
    vi.spyOn(api, "act").mockResolvedValue(moment({ revision: 2 }));
    const click = (detail: number) => session.hasty(new MouseEvent("click", { detail }));
    expect(click(1)).toBe(false);
    await session.act("end");
    clock.mockReturnValue(1100);
    expect(click(2)).toBe(true);
    expect(click(0)).toBe(false);
    clock.mockReturnValue(1500);
    expect(click(1)).toBe(false);
  });

  it("opens nothing beside an answer on which nothing is printed", () => {
    const { session } = sit(
      moment({ kind: "cost", actions: [action("option:1", { confirm: "always" })] }),
    );
    session.choose(named("option:1"));
    expect(session.selected).toBe("option:1");
    expect(session.inspected).toBeNull();
  });

  it("explains what is not legal", () => {
    const { session } = sit(moment({ actions: [] }));
    session.choose(named("space:arrakeen"));
    expect([session.selected, session.inspected]).toEqual([null, named("space:arrakeen")]);
    expect(session.dismiss()).toBe(true);
    expect(session.inspected).toBeNull();
    expect(session.dismiss()).toBe(false);
  });

  it("asks before an end that gives something up, and knows what that is", () => {
    const { session } = sit(
      moment({
        kind: "agent-menu",
        actions: [
          action("end", { confirm: "always" }),
          action("intrigue:call"),
          action("deploy:1", { lapses: true }),
        ],
      }),
    );
    const act = vi.spyOn(session, "act").mockResolvedValue();
    session.choose(named("end"));
    expect([session.selected, session.inspected]).toEqual(["end", null]);
    expect(act).not.toHaveBeenCalled();
    expect(session.leftUndone.map((left) => left.action)).toEqual(["deploy:1"]);
  });
});

const stops: (() => void)[] = [];
afterEach(() => {
  for (const stop of stops.splice(0)) stop();
});

/** A session that follows its table directly, and the streams it has opened. */
async function following(screen: Screen) {
  const streams: EventTarget[] = [];
  class Stream extends EventTarget {
    static readonly CLOSED = 2;
    readyState = Stream.CLOSED;
    constructor() {
      super();
      streams.push(this);
    }
    close(): void {}
  }
  vi.stubGlobal("EventSource", Stream);
  const { session } = sit(screen);
  const fetched = vi.spyOn(api, "screen").mockResolvedValue(screen);
  await session.start();
  stops.push(() => session.stop());
  fetched.mockRestore();
  const tell = (news: News): void =>
    void streams.at(-1)?.dispatchEvent(new MessageEvent("message", { data: JSON.stringify(news) }));
  return { session, tell, streams };
}

describe("coming back", () => {
  const log = [line(0, "played", "One."), line(1, "played", "Two.")];

  afterEach(() => choose("pace", "normal"));

  it("shows what has happened since this device saw the table last", async () => {
    sawUpTo("t", 1);
    choose("pace", "instant");
    const { session } = sit(moment());
    session.screen = null;
    const before = { ...moment(), log: log.slice(0, 1) };
    vi.spyOn(api, "replay").mockResolvedValue({
      ...{ ply: 0, plies: 2, action: "", action_seat: null, seats: [0], revealed: false },
      screen: before,
    });
    const received = vi.spyOn(session.theatre, "receive");
    vi.spyOn(api, "screen").mockResolvedValue({ ...moment(), log });
    await session.refresh();
    await vi.waitFor(() => expect(received).toHaveBeenCalled());
    expect(api.replay).toHaveBeenCalledWith("t", log[1]?.ply, 0, "en");
    await vi.waitFor(() => expect(session.log).toHaveLength(2));
    expect(seenOf("t")).toBe(2);
  });
});

describe("the server", () => {
  beforeEach(() => vi.restoreAllMocks());
  afterEach(() => vi.restoreAllMocks());

  it("fetches once more when something changed while a fetch was under way", async () => {
    const { session } = sit(moment());
    const fetched = vi
      .spyOn(api, "screen")
      .mockResolvedValueOnce(moment({ revision: 2 }))
      .mockResolvedValueOnce(moment({ revision: 3 }));
    await Promise.all([session.refresh(), session.refresh()]);
    expect(fetched).toHaveBeenCalledTimes(2);
    expect(session.screen?.revision).toBe(3);
  });

  it("keeps the problem in view after the table was fetched anew", async () => {
    const { session } = sit(moment({ actions: [action("card:dagger")] }));
    vi.spyOn(api, "act").mockRejectedValue(new Problem("stale", "1 is not 2", 409));
    vi.spyOn(api, "screen").mockResolvedValue(moment({ revision: 2 }));
    await session.act("card:dagger");
    expect(session.screen?.revision).toBe(2);
    expect(session.problem?.code).toBe("stale");
  });

  it("asks only for the lines of the log that may have changed, and joins them to the others", async () => {
    const told = (text: string) => line(0, "played", text);
    const three = ["one", "two", "three"].map(told);
    const { session } = sit({ ...moment(), log: three, log_settled: 2 });
    const fetched = vi
      .spyOn(api, "screen")
      .mockResolvedValue({ ...moment({ revision: 2 }), log_from: 2, log: [told("3")] });
    await session.refresh();
    expect(fetched.mock.calls[0]?.[3]).toBe(2);
    expect(session.log.map(({ text }) => text)).toEqual(["one", "two", "3"]);
  });

  it("shows nothing more of a game that was deleted", async () => {
    const { session } = sit(moment());
    vi.spyOn(api, "screen").mockRejectedValue(new Problem("unknown-table", "no such table", 404));
    await session.refresh();
    expect(session.screen).toBeNull();
    expect(session.problem?.code).toBe("unknown-table");
  });

  it("fetches no revision it has, and no other table's", async () => {
    const { session, tell } = await following(moment({ revision: 2 }));
    const fetched = vi.spyOn(api, "screen").mockResolvedValue(moment({ revision: 3 }));
    tell({ table: session.id, event: "moved", revision: 2, problem: "" });
    tell({ table: "another", event: "moved", revision: 9, problem: "" });
    expect(fetched).not.toHaveBeenCalled();
    tell({ table: session.id, event: "moved", revision: 3, problem: "" });
    tell({ table: session.id, event: "moved", revision: 3, problem: "" });
    await session.refresh();
    expect(session.screen?.revision).toBe(3);
  });

  it("hears that a bot cannot go on, until it can", async () => {
    const { session, tell } = await following(moment({ revision: 2 }));
    vi.spyOn(api, "screen").mockResolvedValue(moment({ revision: 3 }));
    tell({ table: session.id, event: "stuck", revision: 0, problem: "disk-full" });
    expect(session.problem?.code).toBe("disk-full");
    tell({ table: session.id, event: "moved", revision: 3, problem: "" });
    await vi.waitFor(() => expect(session.problem).toBeNull());
  });

  it("comes up to date when the stream is back, and asks again for one that was refused", async () => {
    const { session, streams } = await following(moment({ revision: 2 }));
    vi.useFakeTimers();
    const fetched = vi.spyOn(api, "screen").mockResolvedValue(moment({ revision: 3 }));
    streams[0]?.dispatchEvent(new Event("error"));
    expect(session.connected).toBe(false);
    vi.advanceTimersByTime(1000);
    expect(streams).toHaveLength(2);
    streams[1]?.dispatchEvent(new Event("open"));
    await vi.waitFor(() => expect(session.connected).toBe(true));
    expect(fetched).toHaveBeenCalledOnce();
    vi.useRealTimers();
  });

  it("asks again for a screen the database could not give", async () => {
    const { session } = await following(moment({ revision: 2 }));
    vi.useFakeTimers();
    vi.spyOn(api, "screen")
      .mockRejectedValueOnce(new Problem("database", "busy", 503))
      .mockResolvedValue(moment({ revision: 3 }));
    await session.refresh();
    expect(session.problem?.code).toBe("database");
    await vi.advanceTimersByTimeAsync(1000);
    expect([session.screen?.revision, session.problem]).toEqual([3, null]);
    vi.useRealTimers();
  });

  it("tells that it asked too often, and asks again when the server wants to be asked", async () => {
    const { session } = await following(moment({ revision: 2 }));
    vi.useFakeTimers();
    const fetched = vi
      .spyOn(api, "screen")
      .mockRejectedValueOnce(new Problem("too-many", "", 429, 7000))
      .mockResolvedValue(moment({ revision: 3 }));
    await session.refresh();
    expect(session.problem?.code).toBe("too-many");
    await vi.advanceTimersByTimeAsync(6900);
    expect(fetched).toHaveBeenCalledOnce();
    await vi.advanceTimersByTimeAsync(200);
    expect([session.screen?.revision, session.problem]).toEqual([3, null]);
    vi.useRealTimers();
  });

  it("shows the only person's own view from the first moment on", async () => {
    const session = new Session("t");
    const presented = vi.spyOn(session.theatre, "receive");
    vi.spyOn(api, "screen").mockImplementation((_, seat) =>
      Promise.resolve({ ...moment({ persons: 1 }), seat }),
    );
    await session.refresh();
    expect(presented.mock.calls.map(([screen]) => screen.seat)).toEqual([0]);
  });

  it("asks for the device only where several persons sit", () => {
    expect(sit(moment({ persons: 1, deciding: 0 })).session.handover).toBe(false);
    const { session } = sit(moment({ persons: 2, deciding: 1 }));
    expect(session.handover).toBe(true);
  });

  it("shows what everybody sees to somebody whose seat was given away", async () => {
    const { session } = sit(moment());
    vi.spyOn(api, "screen").mockResolvedValue(moment());
    await session.take(0);
    const taken = moment({ revision: 2 });
    taken.sitters = taken.sitters.map((sitter) => ({ ...sitter, here: false }));
    vi.mocked(api.screen).mockImplementation((_, seat) =>
      seat === 0
        ? Promise.reject(new Problem("hidden", "the seat 0 is somebody else's", 403))
        : Promise.resolve({ ...taken, seat }),
    );
    await session.refresh();
    expect([session.viewer, session.problem]).toEqual([-1, null]);
  });

  it("asks nothing of somebody a bot plays for", () => {
    const screen = moment({ persons: 2, deciding: 0, actions: [action("end")] });
    Object.assign(screen.sitters[0] ?? {}, { standin: "planner" });
    const { session } = sit(screen);
    expect([session.deciding, session.legal.size, session.handover]).toEqual([false, 0, false]);
    session.viewer = 1;
    expect(session.handover).toBe(false);
  });

  it("has no news for somebody who only watches", () => {
    const { session } = sit(moment());
    expect(session.newsFrom).toBe(0);
    session.viewer = -1;
    expect(session.newsFrom).toBe(session.log.length);
  });
});
