import { beforeAll, describe, expect, it } from "vitest";
import { smallBots, smallCatalogue } from "../screens/home/fixtures";
import { aRoom, place } from "../testing/room";
import { offerOf } from "./bots";
import { setLang } from "./i18n.svelte";
import { deviceLink, invitationLink, takeSecret } from "./links";
import { emptyForm, leaderHindrance, read, withLeader, withSeat } from "./setup";
import { CLOCKS, clockKey, clockOf, readTerms, termsWords, USUAL_TERMS } from "./terms";
import { atOneDevice, formOf, isShared, toRoom, withOwnName } from "./together";

const components = smallCatalogue();
const form = withSeat(emptyForm(components), 1, { kind: "open" });
const offer = offerOf(smallBots(), false);

beforeAll(() => setLang("en"));

describe("the set-up of a game people gather for", () => {
  it("is one with a seat by link, or with terms", () => {
    expect(isShared(emptyForm(components))).toBe(false);
    expect(isShared(form)).toBe(true);
    expect(isShared({ ...emptyForm(components), terms: { ...USUAL_TERMS, listed: true } })).toBe(
      true,
    );
  });

  it("is not about seats nobody plays at", () => {
    const last = form.seats.length - 1;
    const fewer = { ...emptyForm(components), players: 2 };
    expect(isShared(withSeat(fewer, last, { kind: "open" }))).toBe(false);
  });

  it("asks for a room: no seed, who sits where, and what is agreed on", () => {
    const clock = { kind: "move", seconds: 300 } as const;
    const named = withSeat(form, 0, { name: " Ana " });
    const room = toRoom({ ...named, terms: { ...USUAL_TERMS, clock } }, components, offer);
    expect(room.places.map(({ kind }) => kind)).toEqual(["person", "open", "bot", "bot"]);
    expect(room.places[0]?.name).toBe("Ana");
    expect(room.name).toBe("Ana");
    expect(room.terms.clock).toEqual(clock);
    expect(room.game).not.toHaveProperty("sitters");
    expect(room.game).not.toHaveProperty("seed");
  });

  it("knows the name of whoever arranges it, unless another was given", () => {
    expect(withOwnName(form, "Ana").seats[0]?.name).toBe("Ana");
    const other = withSeat(form, 0, { name: "Chani" });
    expect(withOwnName(other, "Ana").seats[0]?.name).toBe("Chani");
  });

  it("is remembered; at one device bots take the seats by link", () => {
    const kept = { ...form, terms: { ...USUAL_TERMS, watching: "later" as const } };
    expect(read(JSON.parse(JSON.stringify(kept)), components)).toEqual(kept);
    expect(atOneDevice(kept).seats[1]?.kind).toBe("bot");
  });
});

describe("a room as a form", () => {
  it("has its places, Leaders and rules", () => {
    const agreement = { edition: "uprising", leaders: "draft", modules: ["choam"], hints: true };
    const found = formOf(aRoom({ agreement }), components);
    expect(found.players).toBe(4);
    expect(found.seats.slice(0, 4).map(({ kind }) => kind)).toEqual([
      "person",
      "person",
      "open",
      "bot",
    ]);
    expect(found).toMatchObject({ draft: true, modules: ["choam"], hints: true, game: "uprising" });
  });

  it("says who has a Leader already", () => {
    const [first, ...rest] = aRoom().places;
    const places = [place({ ...first, leader: "muad_dib" }), ...rest];
    const found = formOf(aRoom({ places }), components);
    expect(leaderHindrance(found, components, 1, "muad_dib")).toEqual({ code: "seat", seat: 0 });
    expect(withLeader(found, 0, null).seats[0]?.leader).toBeNull();
  });
});

describe("terms", () => {
  it("are told where they are not the usual ones", () => {
    expect(termsWords(USUAL_TERMS)).toEqual([]);
    const clock = { kind: "game", seconds: 5400 } as const;
    expect(termsWords({ listed: true, watching: "now", clock })).toEqual([
      "listed in the lobby",
      "can be watched",
      "90 minutes each for the game",
    ]);
  });

  it("have clocks that a list gives back", () => {
    for (const kind of ["move", "game"] as const) {
      for (const seconds of CLOCKS[kind]) {
        expect(clockOf(clockKey({ kind, seconds }))).toEqual({ kind, seconds });
      }
    }
    expect(clockOf("none").kind).toBe("none");
  });

  it.each([null, "x", { clock: { kind: "move", seconds: 3 } }, { watching: "always" }])(
    "of any shape are read as something one can play by: %o",
    (kept) => expect(readTerms(kept)).toEqual(USUAL_TERMS),
  );
});

describe("links", () => {
  it("carry the secret where no server is told, and lose it when they are opened", () => {
    const link = invitationLink("r1", "2.a-b_c=");
    expect(new URL(link).pathname).toBe("/join/r1");
    history.replaceState(null, "", new URL(link).pathname + new URL(link).hash);
    expect(takeSecret()).toBe("2.a-b_c=");
    expect(location.href).not.toContain("#");
    expect(takeSecret(), "after a reload").toBe("2.a-b_c=");
    history.replaceState(null, "", "/");
    expect(takeSecret()).toBe("");
    expect(deviceLink("ABCD2345")).toMatch(/\/device#ABCD2345$/);
  });
});
