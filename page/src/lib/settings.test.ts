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

test("what was kept before there was one place for all is read as long as nothing else is", async () => {
  localStorage.setItem("kanly-theme", "dark");
  localStorage.setItem("kanly-lang", "de");
  localStorage.setItem("kanly-keys", "off");
  const before = await fresh();
  expect(before.settings).toMatchObject({ theme: "dark", language: "de", keys: "off" });
  before.choose("theme", "system");
  const after = await fresh();
  expect(after.settings).toMatchObject({ theme: "system", language: "de", keys: "off" });
});

test("a browser that keeps nothing has settings all the same", async () => {
  vi.stubGlobal("localStorage", {
    getItem: () => {
      throw new Error("SecurityError");
    },
    setItem: () => {
      throw new Error("SecurityError");
    },
  });
  const { choose, settings } = await fresh();
  choose("text", "large");
  expect(settings.text).toBe("large");
  vi.unstubAllGlobals();
});

test("the root of the page says how it looks", async () => {
  const { choose, dress } = await fresh();
  const root = document.createElement("html");
  dress(root);
  expect({ ...root.dataset }).toEqual({ theme: "dark", text: "normal", motion: "reduced" });
  choose("theme", "light");
  choose("text", "larger");
  choose("motion", "full");
  dress(root);
  expect({ ...root.dataset }).toEqual({ theme: "light", text: "larger", motion: "full" });
});
