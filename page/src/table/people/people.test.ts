import { flushSync } from "svelte";
import { afterEach, beforeAll, beforeEach, describe, expect, it, vi } from "vitest";
import type { Room, Screen } from "../../lib/api";
import { setLang } from "../../lib/i18n.svelte";
import { mute } from "../../lib/muted.svelte";
import { place, said } from "../../testing/room";
import { furnish } from "../../testing/table";
import { mayAskBack } from "./back";
import { People } from "./people.svelte";
import { playing, together, withBen } from "./testing";
import { timeText } from "./time";

beforeAll(furnish);
beforeEach(() => localStorage.clear());

const HELLO = said(1, 1, "Ben", { phrase: "hello" });

describe("what was not read yet", () => {
  const open = (): People => together(withBen(), playing({ lines: [HELLO] })).people;

  it("is what others have said, until it is read on this device", () => {
    const people = open();
    expect(people.unread).toHaveLength(1);
    people.readAll();
    expect(people.unread).toEqual([]);
    expect(open().unread).toEqual([]);
  });

  it("is nothing of one's own, and nothing of somebody who is muted", () => {
    const people = open();
    people.room = playing({ lines: [said(1, 0, "Ana", { words: "Hi" }), said(2, 1, "Ben", {})] });
    expect(people.unread.map(({ number }) => number)).toEqual([2]);
    mute(people.id, 1, true);
    expect(people.unread).toEqual([]);
    mute(people.id, 1, false);
  });
});

describe("time", () => {
  const clocked = (part: Partial<NonNullable<Room["clock"]>>): NonNullable<Room["clock"]> => ({
    clock: { kind: "game", seconds: 600 },
    seat: 0,
    asked: 0,
    due: 100,
    left: [100, 250],
    ...part,
  });
  let stop: (() => void) | undefined;

  beforeEach(() => void vi.useFakeTimers());
  afterEach(() => {
    stop?.();
    vi.useRealTimers();
  });

  it("runs for who is asked, and stands for the others", () => {
    const { people } = together(withBen(), playing({ clock: clocked({}) }));
    people.at = performance.now();
    stop = people.count();
    vi.advanceTimersByTime(40_000);
    flushSync();
    expect(people.secondsOf(0)).toBeCloseTo(60, 0);
    expect(people.secondsOf(1)).toBe(250);
    expect([people.isPressing(0), people.isPressing(1)]).toEqual([false, false]);
    vi.advanceTimersByTime(30_000);
    expect(people.isPressing(0)).toBe(true);
    vi.advanceTimersByTime(60_000);
    expect(people.secondsOf(0)).toBe(0);
  });

  it("is not counted for bots, for those they stand in for, and where there is no clock", () => {
    const { people } = together(withBen());
    expect(people.secondsOf(0)).toBeNull();
    expect(people.count()).toBeUndefined();
    const places = [place({ kind: "bot" }), place({ kind: "person", standin: "planner" })];
    people.room = playing({ clock: clocked({}), places });
    expect([people.secondsOf(0), people.secondsOf(1)]).toEqual([null, null]);
  });

  it("for a move is that of who is asked alone", () => {
    const clock = clocked({ clock: { kind: "move", seconds: 60 }, left: null });
    const { people } = together(withBen(), playing({ clock }));
    people.at = performance.now();
    expect([people.secondsOf(0), people.secondsOf(1)]).toEqual([100, null]);
  });

  it("is told in days and hours, hours and minutes, or minutes and seconds", async () => {
    expect(timeText(2 * 86_400 + 5 * 3600 + 59)).toBe("2 d 5 h");
    expect(timeText(3 * 3600 + 7 * 60)).toBe("3 h 7 min");
    expect(timeText(95)).toBe("1:35");
    await setLang("de");
    expect(timeText(90_000)).toBe("1 Tg. 1 Std.");
    await setLang("en");
  });
});

describe("asking to take something back", () => {
  const able = (part: Partial<Room> = {}): Room => playing({ may_ask_back: [0], ...part });
  const may = (undoEnds: Screen["undo_ends"], room: Room | null): boolean => {
    const { session, people } = together(withBen({ undoEnds }), room);
    return mayAskBack(session, people);
  };

  it("is possible where the server says so, and it is too late to undo alone", () => {
    expect(may("other-seat", able())).toBe(true);
    expect(may("", able())).toBe(false);
    expect(may("other-seat", able({ may_ask_back: [1] }))).toBe(false);
    expect(may("other-seat", null)).toBe(false);
  });

  it("is not, while something is asked already", () => {
    const asked = { seat: 0, plies: 1, revision: 1, waiting: [1], mine: false, own: true };
    expect(may("other-seat", able({ asked }))).toBe(false);
  });
});
