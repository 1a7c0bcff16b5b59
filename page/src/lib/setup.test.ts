import { afterEach, describe, expect, it } from "vitest";
import { smallCatalogue } from "../screens/home/fixtures";
import {
  emptyForm,
  firstGameRequest,
  isFixed,
  isOn,
  leaderHindrance,
  read,
  readFirstGame,
  remember,
  remembered,
  rivalHindrance,
  shuffled,
  starters,
  tidy,
  toRequest,
  variantsFor,
  withFirstGame,
  withLeader,
  withRival,
  withSeat,
  withVariant,
  type SetupForm,
} from "./setup";

const box = smallCatalogue();
const first = (): number => 0;
const form = (part: Partial<SetupForm> = {}): SetupForm => ({ ...emptyForm(), ...part });

describe("the request", () => {
  it("asks for one person and three bots with random Leaders at first", () => {
    const request = toRequest(emptyForm(), box);
    expect(request.sitters.map((s) => s.kind)).toEqual(["person", "bot", "bot", "bot"]);
    expect(request.leaders).toBe("random");
    expect(request.difficulty).toBeNull();
    expect(request.rivals).toEqual([]);
    expect(request.modules).toEqual([]);
  });

  it("draws Leaders beside chosen ones, none twice and none that is a Rival", () => {
    let mixed = withRival(form({ players: 2 }), 0, "gurney_halleck");
    mixed = withLeader(mixed, 1, "muad_dib");
    for (const chance of [() => 0, () => 0.5, () => 0.99]) {
      const leaders = toRequest(mixed, box, chance).leaders as string[];
      expect(leaders).toHaveLength(2);
      expect(leaders[1]).toBe("muad_dib");
      expect(["muad_dib", "gurney_halleck", "shaddam_corrino_iv"]).not.toContain(leaders[0]);
    }
  });

  it("draws no second Leader of a House if that was agreed", () => {
    const mixed = withLeader(form({ players: 2, onePerHouse: true }), 0, "muad_dib");
    for (const chance of [() => 0, () => 0.3, () => 0.6, () => 0.99]) {
      const leaders = toRequest(mixed, box, chance).leaders as string[];
      expect(box.leaders[leaders[1] ?? ""]?.house).not.toBe("atreides");
    }
  });

  it("leaves the Leaders to the players in a draft", () => {
    const draft = { ...withLeader(form(), 0, "muad_dib"), draft: true };
    expect(toRequest(draft, box).leaders).toBe("draft");
  });

  it("names Rivals in the order of their seats and draws one before a named one", () => {
    const solo = withRival(form({ players: 1 }), 1, "muad_dib");
    const { rivals } = toRequest(solo, box, first);
    expect(rivals).toHaveLength(2);
    expect(rivals?.[1]).toBe("muad_dib");
    expect(rivals?.[0]).not.toBe("muad_dib");
    expect(toRequest(withRival(form({ players: 1 }), 0, "muad_dib"), box).rivals).toEqual([
      "muad_dib",
    ]);
  });

  it("sends a level only for a solo game, and no variant the level brings by itself", () => {
    const expert = form({ players: 1, level: "mentat", variants: ["smart_politics", "row_dice"] });
    expect(toRequest(expert, box)).toMatchObject({ difficulty: "mentat", variants: ["row_dice"] });
    expect(toRequest(form({ players: 2, level: "mentat" }), box).difficulty).toBeNull();
  });

  it("passes on names, modules and house options", () => {
    const named = withSeat(
      form({ choam: true, rowRefresh: "oldest", firstPlayer: 2, onePerHouse: true, hints: true }),
      0,
      { name: "  Ana " },
    );
    expect(toRequest(named, box)).toMatchObject({
      modules: ["choam"],
      row_refresh: "oldest",
      first_player: 2,
      one_per_house: true,
      hints: true,
    });
    expect(toRequest(named, box).sitters[0]).toEqual({ kind: "person", name: "Ana", bot: "" });
  });
});

describe("consistency", () => {
  it("says why a Leader cannot be picked", () => {
    const two = withRival(withLeader(form({ players: 2 }), 0, "muad_dib"), 0, "gurney_halleck");
    expect(leaderHindrance(two, box, 1, "muad_dib")).toEqual({ code: "seat", seat: 0 });
    expect(leaderHindrance(two, box, 1, "gurney_halleck")).toEqual({ code: "rival", seat: 2 });
    expect(leaderHindrance(two, box, 1, "shaddam_corrino_iv")).toEqual({ code: "module" });
    expect(leaderHindrance(two, box, 1, "lady_jessica")).toBeNull();
    expect(leaderHindrance({ ...two, onePerHouse: true }, box, 1, "lady_jessica")).toEqual({
      code: "house",
      seat: 0,
    });
    expect(leaderHindrance(two, box, 0, "muad_dib")).toBeNull();
  });

  it("says why a Rival cannot be picked", () => {
    const solo = withRival(withLeader(form({ players: 1 }), 0, "muad_dib"), 0, "gurney_halleck");
    expect(rivalHindrance(solo, box, 1, "gurney_halleck")).toEqual({ code: "rival", seat: 1 });
    expect(rivalHindrance(solo, box, 1, "muad_dib")).toEqual({ code: "seat", seat: 0 });
    const pair = withVariant(form({ players: 2 }), "streamlined", true);
    expect(rivalHindrance(pair, box, 0, "muad_dib")).toEqual({ code: "streamlined" });
    expect(rivalHindrance(pair, box, 0, "glossu_rabban")).toBeNull();
  });

  it("drops what no longer fits", () => {
    const four = withLeader(form({ choam: true, firstPlayer: 3 }), 0, "shaddam_corrino_iv");
    expect(tidy({ ...four, choam: false }, box).seats[0]?.leader).toBeNull();
    expect(tidy({ ...four, players: 2 }, box)).toMatchObject({ firstPlayer: null });
    expect(tidy({ ...four, players: 2 }, box).seats[0]?.leader).toBe("shaddam_corrino_iv");
    const pair = withRival(form({ players: 2 }), 0, "muad_dib");
    expect(tidy(withVariant(pair, "streamlined", true), box).rivals[0]).toBeNull();
    const streamlined = withVariant(form({ players: 2 }), "streamlined", true);
    expect(tidy({ ...streamlined, players: 1 }, box).variants).toEqual([]);
  });

  it("offers variants and starters by the number of players", () => {
    expect(variantsFor(1)).toContain("row_dice");
    expect(variantsFor(1)).not.toContain("streamlined");
    expect(variantsFor(2)).toContain("streamlined");
    expect(variantsFor(3)).toEqual([]);
    expect([1, 2, 3, 4].map(starters)).toEqual([3, 2, 3, 4]);
  });

  it("holds the expert variants on at the highest levels of a solo game only", () => {
    const expert = form({ players: 1, level: "kwisatz_haderach" });
    expect(isFixed(expert, "smart_politics") && isOn(expert, "smart_politics")).toBe(true);
    expect(isOn(expert, "row_dice")).toBe(false);
    expect(isOn({ ...expert, players: 2 }, "smart_politics")).toBe(false);
    expect(isOn({ ...expert, level: "sardaukar" }, "smart_politics")).toBe(false);
  });

  it("shuffles only those who play, each with name and Leader", () => {
    let three = withSeat(form({ players: 3 }), 0, { name: "Ana", leader: "muad_dib" });
    three = withSeat(three, 3, { name: "absent" });
    const after = shuffled(three, first);
    expect(after.seats.map((s) => s.name)).not.toEqual(three.seats.map((s) => s.name));
    expect(after.seats.find((s) => s.name === "Ana")?.leader).toBe("muad_dib");
    expect(after.seats[3]?.name).toBe("absent");
  });
});

describe("a first game", () => {
  const answer = {
    rivals: ["gurney_halleck", "glossu_rabban"],
    difficulty: "mercenary",
    variants: [],
  };

  it("asks for one person with an easy Leader who is no Rival, with hints", () => {
    for (const chance of [() => 0, () => 0.5, () => 0.99]) {
      const request = firstGameRequest(readFirstGame(answer), box, "Ana", 7, chance);
      expect(request).toMatchObject({
        sitters: [{ kind: "person", name: "Ana" }],
        rivals: answer.rivals,
        difficulty: "mercenary",
        seed: 7,
        hints: true,
      });
      const [leader] = request.leaders as string[];
      expect(box.leaders[leader ?? ""]?.complexity).toBe(1);
      expect(["gurney_halleck", "shaddam_corrino_iv"]).not.toContain(leader);
    }
  });

  it("fills the form with what is recommended", () => {
    const pair = withFirstGame(
      form({ players: 2, level: "mentat" }),
      readFirstGame({ rivals: ["glossu_rabban"], difficulty: null, variants: ["streamlined"] }),
    );
    expect(pair).toMatchObject({
      rivals: ["glossu_rabban", null],
      level: "mentat",
      variants: ["streamlined"],
    });
  });
});

describe("the memory", () => {
  afterEach(() => localStorage.clear());

  it("brings back what was kept", () => {
    const kept = withSeat(form({ players: 3, choam: true, rowRefresh: "all" }), 0, { name: "Ana" });
    remember(kept);
    expect(remembered(box)).toEqual(kept);
  });

  it("starts empty when nothing fitting is stored", () => {
    expect(remembered(box)).toEqual(emptyForm());
    localStorage.setItem("kanly-setup", "{not json");
    expect(remembered(box)).toEqual(emptyForm());
    expect(read({ players: 9, seats: "x", level: "easy", variants: ["none", 3] })).toEqual(
      emptyForm(),
    );
  });

  it("forgets Leaders and Rivals that are not in the box", () => {
    remember(withRival(withLeader(form({ players: 2 }), 0, "nobody"), 0, "nobody"));
    expect(remembered(box).seats[0]?.leader).toBeNull();
    expect(remembered(box).rivals[0]).toBeNull();
  });
});
