import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { aRoom, onPublicServer, said } from "../testing/room";
import { api, Problem, type Room } from "./api";
import type { Hear, News } from "./events";
import { RoomConnection } from "./room.svelte";

const stream = vi.hoisted(() => ({ hear: (() => undefined) as Hear, follow: vi.fn() }));
vi.mock("./stream", () => ({
  listen: (hear: Hear) => {
    stream.hear = hear;
    return { follow: stream.follow, end: () => undefined };
  },
}));
onPublicServer("Ana");

const news = (event: News["event"], table = "r1"): News => ({
  table,
  event,
  revision: 1,
  problem: "",
});

const open: RoomConnection[] = [];
beforeEach(() => {
  localStorage.clear();
  stream.follow.mockClear();
  vi.useFakeTimers();
});
afterEach(() => {
  for (const connection of open.splice(0)) connection.stop();
  vi.useRealTimers();
});

/** Somebody is in a room that was asked for once. */
async function following() {
  const asked = vi.spyOn(api, "room").mockResolvedValue(aRoom());
  const connection = new RoomConnection("r1");
  open.push(connection);
  await connection.start();
  asked.mockClear();
  return { asked, connection };
}

it("asks at once when something about the room is different", async () => {
  const { asked } = await following();
  stream.hear(news("room", "another"));
  expect(asked).not.toHaveBeenCalled();
  stream.hear(news("room"));
  expect(asked).toHaveBeenCalledOnce();
});

it("leaves the table the first word after a move, and asks once after several", async () => {
  const { asked } = await following();
  stream.hear(news("moved"));
  stream.hear(news("moved"));
  expect(asked).not.toHaveBeenCalled();
  await vi.runAllTimersAsync();
  expect(asked).toHaveBeenCalledOnce();
});

it("asks for nothing any more when somebody has left", async () => {
  const { asked, connection } = await following();
  stream.hear(news("moved"));
  connection.stop();
  await vi.runAllTimersAsync();
  expect(asked).not.toHaveBeenCalled();
});

it("is followed once it may be seen: asked, refused, entered", async () => {
  const asked = vi.spyOn(api, "room").mockRejectedValue(new Problem("unknown-room", "", 404));
  const refused = new RoomConnection("r1");
  open.push(refused);
  await refused.start();
  expect(refused.missing).toBe(true);
  expect(stream.follow).not.toHaveBeenCalled();
  asked.mockResolvedValue(aRoom());
  const entered = new RoomConnection("r1");
  open.push(entered);
  await entered.start();
  await entered.refresh();
  expect(stream.follow).toHaveBeenCalledExactlyOnceWith("r1");
});

describe("without an answer", () => {
  it("asks again, and says no more of it once there is one", async () => {
    const { asked, connection } = await following();
    asked.mockRejectedValueOnce(new Problem("offline", "", 0));
    await connection.refresh();
    expect([connection.problem?.code, connection.connected]).toEqual(["offline", false]);
    await vi.advanceTimersByTimeAsync(1000);
    expect([connection.problem, connection.connected]).toEqual([null, true]);
  });

  it("asks again when the server wants to be asked, and not after somebody has left", async () => {
    const { asked, connection } = await following();
    asked.mockRejectedValue(new Problem("too-many", "", 429, 5000));
    await connection.refresh();
    await vi.advanceTimersByTimeAsync(4900);
    expect(asked).toHaveBeenCalledOnce();
    await vi.advanceTimersByTimeAsync(200);
    expect(asked).toHaveBeenCalledTimes(2);
    connection.stop();
    await vi.advanceTimersByTimeAsync(60_000);
    expect(asked).toHaveBeenCalledTimes(2);
  });

  it("keeps what was refused in view when it comes anew", async () => {
    const { connection } = await following();
    await connection.change(() => Promise.reject(new Problem("place-taken", "", 409)));
    await connection.refresh();
    expect(connection.problem?.code).toBe("place-taken");
  });

  it("notices that the stream is lost, and asks when it is back", async () => {
    const { asked, connection } = await following();
    stream.hear("lost");
    expect(connection.connected).toBe(false);
    stream.hear("live");
    await connection.refresh();
    expect(asked).toHaveBeenCalled();
    expect(connection.connected).toBe(true);
  });

  it("notices at once that the device has no line, and asks when it has one again", async () => {
    const { asked, connection } = await following();
    asked.mockRejectedValueOnce(new Problem("offline", "", 0));
    dispatchEvent(new Event("offline"));
    expect(connection.connected).toBe(false);
    await vi.advanceTimersByTimeAsync(0);
    expect(connection.connected).toBe(false);
    dispatchEvent(new Event("online"));
    await vi.advanceTimersByTimeAsync(0);
    expect([connection.problem, connection.connected]).toEqual([null, true]);
    connection.stop();
    dispatchEvent(new Event("offline"));
    expect(connection.connected).toBe(true);
  });

  it("goes on with a server on the device itself, which needs no line", async () => {
    const { connection } = await following();
    dispatchEvent(new Event("offline"));
    await vi.advanceTimersByTimeAsync(0);
    expect(connection.connected).toBe(true);
  });

  it("asks when the page is looked at again", async () => {
    const { asked } = await following();
    document.dispatchEvent(new Event("visibilitychange"));
    expect(asked).toHaveBeenCalledOnce();
  });
});

describe("changes", () => {
  it("are made one after the other, each of what is agreed on by then", async () => {
    const { connection } = await following();
    const agree = vi
      .spyOn(api, "agreeOn")
      .mockImplementation((_, terms) =>
        Promise.resolve(aRoom({ terms, revision: connection.revision + 1 })),
      );
    const clock = { kind: "move", seconds: 300 } as const;
    const done = [connection.agreeOn({ listed: true }), connection.agreeOn({ clock })];
    expect(connection.busy).toBe(true);
    expect(await Promise.all(done)).toEqual([true, true]);
    expect(agree.mock.lastCall?.[1]).toMatchObject({ listed: true, clock });
    expect(connection.busy).toBe(false);
  });

  it("that were refused do not hold up others", async () => {
    const { connection } = await following();
    const refused = connection.arrange(() => Promise.reject(new Problem("not-host", "", 403)));
    const accepted = connection.arrange(() => Promise.resolve(aRoom({ revision: 2 })));
    expect(await Promise.all([refused, accepted])).toEqual([false, true]);
    expect(connection.problem?.code).toBe("not-host");
  });

  it("are made once, though a button is pressed twice", async () => {
    const { connection } = await following();
    const request = vi.fn((): Promise<Room> => Promise.resolve(aRoom({ revision: 2 })));
    const presses = [connection.change(request), connection.change(request)];
    expect(await Promise.all(presses)).toEqual([true, false]);
    expect(request).toHaveBeenCalledOnce();
  });
});

it("knows what was read on this device, in whatever part of the page", async () => {
  const { connection } = await following();
  connection.room = aRoom({ lines: [said(3, 1, "Ben", { phrase: "hello" })] });
  expect(connection.unread).toHaveLength(1);
  connection.readAll();
  expect(connection.unread).toEqual([]);
  const later = new RoomConnection("r1");
  later.room = connection.room;
  expect(later.unread).toEqual([]);
});
