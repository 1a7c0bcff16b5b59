import { expect, test } from "vitest";
import { isPocket, layoutFor } from "./layout.svelte";

test("the width chooses the layout", () => {
  const chosen = [2560, 1600, 1599, 1200, 1199, 1024, 1023, 700, 699, 360].map((width) =>
    layoutFor(width, 800),
  );
  expect(chosen).toEqual([
    ...["wide", "wide", "large", "large", "medium", "medium"],
    ...["tablet", "tablet", "phone", "phone"],
  ]);
});

test("a phone on its side stays a phone, however wide; an upright one is no pocket board", () => {
  expect(layoutFor(932, 430)).toBe("phone");
  expect(isPocket(844, 390)).toBe(true);
  expect(isPocket(390, 844)).toBe(false);
  expect(isPocket(360, 400)).toBe(false);
});
