import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { aRoom } from "../testing/room";
import { api } from "./api";
import { RoomConnection } from "./room.svelte";
import type { Hear, News } from "./stream";

const stream = vi.hoisted(() => ({ hear: (() => undefined) as Hear }));
vi.mock("./stream", () => ({
  listen: (hear: Hear) => {
    stream.hear = hear;
    return () => undefined;
  },
}));

const news = (event: News["event"], table = "r1"): News => ({
  table,
  event,
  revision: 1,
  problem: "",
});

beforeEach(() => void vi.useFakeTimers());
afterEach(() => {
  vi.useRealTimers();
  vi.restoreAllMocks();
});

/** Somebody is in a room that was asked for once. */
async function following() {
  const asked = vi.spyOn(api, "room").mockResolvedValue(aRoom());
  const connection = new RoomConnection("r1");
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
