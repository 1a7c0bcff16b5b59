import { beforeEach, expect, test, vi } from "vitest";

async function fresh(): Promise<typeof import("./settings.svelte")> {
  vi.resetModules();
  return import("./settings.svelte");
}

beforeEach(() => {
  localStorage.clear();
  vi.stubGlobal("matchMedia", () => ({ matches: true, addEventListener: () => undefined }));
});

test("what is chosen is kept for the next time", async () => {
  const before = await fresh();
  expect(before.settings.pace).toBe("normal");
  before.choose("pace", "fast");
  before.choose("volume", 0.25);
  const after = await fresh();
  expect(after.settings.pace).toBe("fast");
  expect(after.settings.volume).toBe(0.25);
});

test.each(["{", "[]", "null", '{"pace":"sideways","volume":7,"nothing":1}'])(
  "what cannot be read is as if nothing had been chosen: %s",
  async (stored) => {
    localStorage.setItem("kanly-settings", stored);
    const { settings } = await fresh();
    expect(settings.pace).toBe("normal");
    expect(settings.volume).toBe(0.6);
    expect(settings).not.toHaveProperty("nothing");
  },
);

test("motion is as the system has it, unless somebody chooses", async () => {
  const { choose, reducedMotion } = await fresh();
  expect(reducedMotion()).toBe(true);
  choose("motion", "full");
  expect(reducedMotion()).toBe(false);
});
