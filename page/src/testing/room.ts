/** A small room for component tests: Ana is its host, Ben sits there, a place is free. */
import { cleanup } from "@testing-library/svelte";
import { afterEach, beforeEach, vi } from "vitest";
import { api, type Line, type Me, type Member, type Place, type Room } from "../lib/api";
import { meet } from "../lib/me.svelte";
import { RoomConnection } from "../lib/room.svelte";

export function place(part: Partial<Place> = {}): Place {
  return {
    kind: "open",
    name: "",
    bot: "",
    leader: null,
    member: null,
    here: false,
    standin: "",
    offered: false,
    offerable: false,
    invitation: null,
    ...part,
  };
}

export function member(number: number, name: string, part: Partial<Member> = {}): Member {
  return { number, name, presence: "here", host: false, seats: [], ...part };
}

export function said(number: number, member: number, name: string, part: Partial<Line>): Line {
  return { number, member, name, at: "2025-11-18T12:30:00.000Z", phrase: "", words: "", ...part };
}

/** The room as its host sees it. */
export function aRoom(part: Partial<Room> = {}): Room {
  return {
    id: "r1",
    stage: "gathering",
    revision: 1,
    game: "uprising",
    agreement: { edition: "uprising", leaders: "random", modules: [] },
    places: [
      place({ kind: "person", name: "Ana", member: 0, here: true }),
      place({ kind: "person", name: "Ben", member: 1 }),
      place({ offered: true, invitation: "seat-2" }),
      place({ kind: "bot", bot: "greedy" }),
    ],
    members: [
      member(0, "Ana", { host: true, seats: [0] }),
      member(1, "Ben", { presence: "away", seats: [1] }),
    ],
    me: 0,
    host: true,
    terms: { listed: false, watching: "nobody", clock: { kind: "none", seconds: 0 } },
    invitation: "any",
    lines: [],
    phrases: ["hello", "thanks"],
    clock: null,
    asked: null,
    may_ask_back: [],
    closes: false,
    next: null,
    ...part,
  };
}

/** The room of somebody who is not its host. */
export function asGuest(part: Partial<Room> = {}): Room {
  const { places, ...room } = aRoom();
  return {
    ...room,
    places: places.map((one, n) => ({ ...one, here: n === 1, invitation: null })),
    me: 1,
    host: false,
    invitation: null,
    ...part,
  };
}

/** A connection that shows this room and has asked for nothing. */
export function connected(room: Room): RoomConnection {
  const connection = new RoomConnection(room.id);
  connection.room = room;
  return connection;
}

/** What is tested here happens on a server for many, to somebody of this name. */
export function onPublicServer(name: string): void {
  const meeting = async (known: Me): Promise<void> => {
    const asked = vi.spyOn(api, "me").mockResolvedValue(known);
    await meet();
    asked.mockRestore();
  };
  beforeEach(async () => {
    vi.stubGlobal(
      "EventSource",
      class extends EventTarget {
        close(): void {}
      },
    );
    vi.stubGlobal("scrollTo", () => undefined);
    await meeting({ public: true, name });
  });
  afterEach(async () => {
    cleanup();
    await meeting({ public: false, name: "" });
    vi.unstubAllGlobals();
    vi.restoreAllMocks();
  });
}
