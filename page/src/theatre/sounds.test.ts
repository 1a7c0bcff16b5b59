import { beforeEach, describe, expect, test, vi } from "vitest";
import { choose } from "../lib/settings.svelte";
import { line } from "../testing/table";
import { PICTURES, type EventName } from "./pictures";
import { soundOf, sounds, SOUNDS } from "./sounds";
import { gained } from "./testing";

let made = 0;
const heard: string[] = [];
const param = () => ({
  value: 0,
  setValueAtTime: () => undefined,
  exponentialRampToValueAtTime: () => undefined,
  linearRampToValueAtTime: () => undefined,
});
const node = (kind: string): Record<string, unknown> => ({
  gain: param(),
  frequency: param(),
  Q: param(),
  threshold: param(),
  connect: (to: unknown) => to,
  start: () => void heard.push(kind),
  stop: () => undefined,
});

class Context {
  sampleRate = 8000;
  destination = {};
  constructor() {
    made += 1;
  }
  get currentTime(): number {
    return performance.now() / 1000;
  }
  createGain = () => node("gain");
  createOscillator = () => node("tone");
  createBiquadFilter = () => node("filter");
  createDynamicsCompressor = () => node("limit");
  createBufferSource = () => node("noise");
  createBuffer = (_: number, n: number) => ({ getChannelData: () => new Float32Array(n) });
  resume = () => Promise.resolve();
}

beforeEach(() => {
  heard.length = 0;
  vi.stubGlobal("AudioContext", Context);
  choose("sound", "all");
});

describe("sound", () => {
  test("there is none until the first press", () => {
    Object.assign(navigator, { userActivation: { hasBeenActive: false } });
    sounds.wake();
    sounds.play("card");
    expect([made, heard]).toEqual([0, []]);
    Object.assign(navigator, { userActivation: { hasBeenActive: true } });
    sounds.wake();
    sounds.play("card");
    expect(made).toBe(1);
    expect(heard).toEqual(["noise", "tone"]);
  });

  test("the same sound at once again is heard once", () => {
    sounds.play("coin");
    sounds.play("coin");
    expect(heard).toHaveLength(SOUNDS.coin.length);
  });

  test("who wants only the own turn hears nothing else, who wants none nothing", () => {
    choose("sound", "turn");
    sounds.play("agent");
    expect(heard).toEqual([]);
    sounds.play("turn");
    expect(heard).toHaveLength(SOUNDS.turn.length);
    choose("sound", "off");
    sounds.play("win");
    expect(heard).toHaveLength(SOUNDS.turn.length);
  });
});

test("goods sound by their kind, and every event has a known sound or none", () => {
  expect(soundOf(gained(1, "solari", 2))).toBe("coin");
  expect(soundOf(gained(1, "water", -1))).toBe("water");
  for (const event of Object.keys(PICTURES) as EventName[]) {
    const sound = soundOf(line(1, event));
    expect(sound === null || sound in SOUNDS).toBe(true);
  }
});
