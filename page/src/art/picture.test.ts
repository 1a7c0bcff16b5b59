import { render } from "@testing-library/svelte";
import { beforeEach, describe, expect, it } from "vitest";
import { choose } from "../lib/settings.svelte";
import Picture from "./Picture.svelte";
import { pictureOf, WIDTH } from "./picture";
import pieces from "./scenes.svg?raw";
import { SCENES } from "./scenes";

const drawn = new Set([...pieces.matchAll(/<symbol id="([\w-]+)"/g)].map(([, id]) => id));

describe("card pictures", () => {
  it("are made of pieces that are drawn, and use them all", () => {
    const used = Object.keys(SCENES).flatMap((id) => {
      const picture = pictureOf(id);
      const subjects = picture?.subjects.map(({ piece }) => `sc-${piece}`) ?? [];
      return [`sky-${picture?.sky}`, `gr-${picture?.ground}`, ...subjects];
    });
    expect([...new Set(used)].sort()).toEqual([...drawn].sort());
  });

  it("never have sky, ground and subject in common", () => {
    const triples = Object.values(SCENES).map((scene) => scene.split(" ").slice(0, 3).join(" "));
    expect(new Set(triples).size).toBe(triples.length);
  });

  it("stand inside, the same for the same id, and apart for two things about one place", () => {
    for (const id of Object.keys(SCENES)) {
      for (const { x, width } of pictureOf(id)?.subjects ?? []) {
        expect(x - width / 2, id).toBeGreaterThan(0);
        expect(x + width / 2, id).toBeLessThan(WIDTH);
      }
    }
    expect(pictureOf("dagger")).toEqual(pictureOf("dagger"));
    const [one, other] = [pictureOf("arrakeen_water"), pictureOf("arrakeen_troop_spy")];
    expect(one?.sky).toBe(other?.sky);
    expect(one).not.toEqual(other);
  });
});

describe("a picture", () => {
  beforeEach(() => choose("pictures", "on"));

  it("is a tone where a player wants none, or none is drawn", async () => {
    const { container, rerender } = render(Picture, { id: "dagger" });
    expect(container.querySelector(".scene use[href='#sc-knife']")).not.toBeNull();
    await rerender({ id: "nobody_drew_this" });
    expect(container.querySelector(".scene")).toBeNull();
    await rerender({ id: "dagger" });
    choose("pictures", "off");
    await rerender({});
    expect(container.querySelector(".scene")).toBeNull();
    expect(container.querySelector(".art.plain")).not.toBeNull();
  });
});
