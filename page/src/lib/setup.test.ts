import { afterEach, describe, expect, it } from "vitest";
import { smallCatalogue, smallGame, smallMode, teamMode } from "../screens/home/fixtures";
import type { LeaderEntry as Leader } from "./catalogue.svelte";
import {
  isLastBorrowed,
  leaderAt,
  leaderIds,
  modulesOf,
  rivalsOf,
  selectionOf,
  sides,
  playerCounts,
  emptyForm,
  firstGameRequest,
  houseOptions,
  isFixed,
  isOn,
  leaderHindrance,
  read,
  readFirstGame,
  remember,
  remembered,
  rivalHindrance,
  shuffled,
  tidy,
  toRequest,
  variantsFor,
  withCard,
  withFirstGame,
  withGame,
  withHouse,
  withLeader,
  withModule,
  withRival,
  withSeat,
  withVariant,
  type SetupForm,
} from "./setup";

const box = smallCatalogue();
const first = (): number => 0;
const form = (part: Partial<SetupForm> = {}): SetupForm => ({ ...emptyForm(box), ...part });
const of = (players: number) => ({ game: "uprising" as const, players });
const starting = (players: number, seat: number): SetupForm =>
  withHouse(form({ players }), "first_player", seat);

describe("the request", () => {
  it("asks for one person and three bots with random Leaders at first", () => {
    const request = toRequest(emptyForm(box), box);
    expect(request.sitters.map((s) => s.kind)).toEqual(["person", "bot", "bot", "bot"]);
    expect(request.leaders).toEqual(["random", "random", "random", "random"]);
    expect(request.difficulty).toBeNull();
    expect(request.rivals).toEqual([]);
    expect(request.modules).toEqual([]);
  });

  it("leaves to the server who is to be random beside chosen Leaders", () => {
    const mixed = withLeader(form({ players: 3 }), 1, "muad_dib");
    expect(toRequest(mixed, box).leaders).toEqual(["random", "muad_dib", "random"]);
  });

  it("leaves the Leaders to the players in a draft", () => {
    const draft = { ...withLeader(form(), 0, "muad_dib"), draft: true };
    expect(toRequest(draft, box).leaders).toBe("draft");
  });

  it("names chosen Rivals only, before those left to chance", () => {
    const solo = form({ players: 1 });
    expect(toRequest(solo, box).rivals).toEqual([]);
    expect(toRequest(withRival(solo, 0, "muad_dib"), box).rivals).toEqual(["muad_dib"]);
    expect(toRequest(withRival(solo, 1, "muad_dib"), box).rivals).toEqual(["muad_dib"]);
  });

  it("sends a level only for a solo game, and no variant the level brings by itself", () => {
    const expert = form({ players: 1, level: "mentat", variants: ["smart_politics", "row_dice"] });
    expect(toRequest(expert, box)).toMatchObject({ difficulty: "mentat", variants: ["row_dice"] });
    expect(toRequest(form({ players: 2, level: "mentat" }), box).difficulty).toBeNull();
  });

  it("passes on names, modules and house options", () => {
    const named = withSeat(
      form({
        modules: ["choam"],
        house: { row_refresh: "oldest", first_player: 2, one_per_house: true },
        hints: true,
        coach: "full",
      }),
      0,
      { name: "  Ana " },
    );
    expect(toRequest(named, box)).toMatchObject({
      modules: ["choam"],
      row_refresh: "oldest",
      first_player: 2,
      one_per_house: true,
      hints: true,
      coach: "full",
    });
    expect(toRequest(named, box).sitters[0]).toEqual({ kind: "person", name: "Ana" });
  });
});

describe("the first player", () => {
  it("may be a Rival where the server says so, and keeps its seat behind the named ones", () => {
    const solo = withRival(starting(1, 1), 1, "gurney_halleck");
    expect(tidy(solo, box).house["first_player"]).toBe(1);
    expect(toRequest(solo, box)).toMatchObject({ rivals: ["gurney_halleck"], first_player: 2 });
    expect(toRequest(withHouse(solo, "first_player", 2), box).first_player).toBe(1);
    expect(toRequest(withHouse(solo, "first_player", 0), box).first_player).toBe(0);
  });

  it("is never the Rival of two players", () => {
    expect(tidy(starting(2, 2), box).house["first_player"]).toBeNull();
  });
});

describe("house options", () => {
  it("are those the server knows, each with its default", () => {
    const storm = { name: "storm", kind: "choice" as const, choices: ["calm", "wild"] };
    const other = { ...box, setup: { ...box.setup, house: [{ ...storm, default: "calm" }] } };
    expect(emptyForm(other).house).toEqual({ storm: "calm" });
    const wild = withHouse(emptyForm(other), "storm", "wild");
    expect(toRequest(tidy(wild, other), other)).toMatchObject({ storm: "wild" });
  });

  it("ask for one Leader per House only where several choose", () => {
    const names = (players: number): string[] => houseOptions(box, of(players)).map((o) => o.name);
    expect(names(1)).toEqual(["first_player", "row_refresh"]);
    expect(names(2)).toEqual(["one_per_house", "first_player", "row_refresh"]);
  });
});

describe("consistency", () => {
  it("says why a Leader cannot be picked", () => {
    const two = withRival(withLeader(form({ players: 2 }), 0, "muad_dib"), 0, "gurney_halleck");
    expect(leaderHindrance(two, box, 1, "muad_dib")).toEqual({ code: "seat", seat: 0 });
    expect(leaderHindrance(two, box, 1, "gurney_halleck")).toEqual({ code: "rival", seat: 2 });
    expect(leaderHindrance(two, box, 1, "shaddam_corrino_iv")).toEqual({
      code: "module",
      module: "choam",
    });
    expect(leaderHindrance(two, box, 1, "lady_jessica")).toBeNull();
    const apart = withHouse(two, "one_per_house", true);
    expect(leaderHindrance(apart, box, 1, "lady_jessica")).toEqual({ code: "house", seat: 0 });
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
    const four = withLeader({ ...starting(4, 3), modules: ["choam"] }, 0, "shaddam_corrino_iv");
    expect(tidy({ ...four, modules: [] }, box).seats[0]?.leader).toBeNull();
    expect(tidy({ ...four, players: 2 }, box)).toMatchObject({ house: { first_player: null } });
    expect(tidy({ ...four, players: 2 }, box).seats[0]?.leader).toBe("shaddam_corrino_iv");
    const pair = withRival(form({ players: 2 }), 0, "muad_dib");
    expect(tidy(withVariant(pair, "streamlined", true), box).rivals[0]).toBeNull();
    const streamlined = withVariant(form({ players: 2 }), "streamlined", true);
    expect(tidy({ ...streamlined, players: 1 }, box).variants).toEqual([]);
  });

  it("offers variants by the number of players, as the server says", () => {
    expect(variantsFor(box, of(1))).toContain("row_dice");
    expect(variantsFor(box, of(1))).not.toContain("streamlined");
    expect(variantsFor(box, of(2))).toContain("streamlined");
    expect(variantsFor(box, of(3))).toEqual([]);
    const mode = smallMode(3);
    const modes = { 3: { ...mode, variants: ["storm"] }, 5: mode };
    const other = { ...box, setup: { ...box.setup, games: [smallGame({ modes })] } };
    expect(variantsFor(other, of(3))).toEqual(["storm"]);
    expect(emptyForm(other)).toMatchObject({ players: 5 });
    expect(emptyForm(other).seats).toHaveLength(5);
  });

  it("holds the expert variants on at the highest levels of a solo game only", () => {
    const expert = form({ players: 1, level: "kwisatz_haderach" });
    expect(isFixed(expert, box, "smart_politics") && isOn(expert, box, "smart_politics")).toBe(
      true,
    );
    expect(isOn(expert, box, "row_dice")).toBe(false);
    expect(isOn({ ...expert, players: 2 }, box, "smart_politics")).toBe(false);
    expect(isOn({ ...expert, level: "sardaukar" }, box, "smart_politics")).toBe(false);
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
    for (const seed of [0, 1, 7, 4_000_000_000]) {
      const request = firstGameRequest(readFirstGame(answer), box, "Ana", seed);
      expect(request).toMatchObject({
        sitters: [{ kind: "person", name: "Ana" }],
        rivals: answer.rivals,
        difficulty: "mercenary",
        hints: true,
      });
      // Who names a seed could know what is hidden; such a game is not opened to others.
      expect(request).not.toHaveProperty("seed");
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
    const all = withHouse(form({ players: 3, modules: ["choam"] }), "row_refresh", "all");
    const kept = withSeat(withHouse(all, "first_player", 1), 0, { name: "Ana" });
    remember(kept);
    expect(remembered(box)).toEqual(kept);
  });

  it("starts empty when nothing fitting is stored", () => {
    expect(remembered(box)).toEqual(emptyForm(box));
    localStorage.setItem("kanly-setup", "{not json");
    expect(remembered(box)).toEqual(emptyForm(box));
    expect(read({ players: 9, seats: "x", level: "easy", variants: ["none", 3] }, box)).toEqual(
      emptyForm(box),
    );
  });

  it("forgets house options that the server does not know, or not so", () => {
    const house = { row_refresh: "never", one_per_house: "yes", first_player: 4, storm: true };
    expect(read({ house }, box)).toEqual(emptyForm(box));
    expect(read({ house: "all" }, box)).toEqual(emptyForm(box));
  });

  it("forgets Leaders and Rivals that are not in the box", () => {
    remember(withRival(withLeader(form({ players: 2 }), 0, "nobody"), 0, "nobody"));
    expect(remembered(box).seats[0]?.leader).toBeNull();
    expect(remembered(box).rivals[0]).toBeNull();
  });
});

describe("six players in two teams", () => {
  const game = smallGame({ id: "six_players", modes: { 6: teamMode() } });
  const teams = { ...box, setup: { ...box.setup, games: [...box.setup.games, game] } };
  const six = withGame(emptyForm(teams), teams, "six_players");

  it("are a choice, but not what a table begins with", () => {
    expect(playerCounts(teams, "uprising")).toEqual([1, 2, 3, 4]);
    expect(six).toMatchObject({ game: "six_players", players: 6 });
    expect(emptyForm(teams)).toMatchObject({ players: 4 });
    expect(emptyForm(teams).seats).toHaveLength(6);
    expect(sides(teams, six)).toEqual([
      [0, 2, 4],
      [3, 5, 1],
    ]);
    expect(sides(teams, of(4))).toEqual([[0, 1, 2, 3]]);
  });

  it("have Commanders who always sit in their chairs, and nowhere else", () => {
    expect(leaderAt(six, teams, 3)).toBe("shaddam_corrino_iv");
    expect(leaderHindrance(six, teams, 1, "muad_dib")).toEqual({ code: "chair", seat: 0 });
    expect(leaderHindrance(six, teams, 0, "gurney_halleck")).toEqual({ code: "fixed" });
    expect(leaderHindrance(six, teams, 2, "gurney_halleck")).toBeNull();
    const misplaced = withLeader(six, 2, "muad_dib");
    expect(tidy(misplaced, teams).seats[2]?.leader).toBeNull();
  });

  it("are asked for with their Leaders and the modules that always belong to them", () => {
    expect(toRequest(withLeader(six, 2, "gurney_halleck"), teams)).toMatchObject({
      leaders: ["muad_dib", "random", "gurney_halleck", "shaddam_corrino_iv", "random", "random"],
      modules: ["choam"],
    });
    expect(toRequest({ ...six, recommended: true }, teams).leaders).toBe("recommended");
    expect(toRequest({ ...six, draft: true }, teams).leaders).toBe("draft");
    const four = withGame({ ...six, recommended: true }, teams, "uprising");
    expect(tidy(four, teams)).toMatchObject({ players: 4, recommended: false });
  });
});

describe("a mixed game", () => {
  const borrowed = ["imperium", "imperium_leaders"];
  const mixed = smallGame({
    id: "mixed",
    modes: box.setup.games[0]?.modes ?? {},
    modules: ["choam", ...borrowed],
    borrowed,
    selection: "imperium",
  });
  const paul = { ...box.leaders["muad_dib"], module: "imperium_leaders" } as Leader;
  const shelf = {
    ...box,
    leaders: { ...box.leaders, paul_atreides: paul },
    setup: { ...box.setup, games: [...box.setup.games, mixed] },
  };
  const start = withGame(emptyForm(shelf), shelf, "mixed");

  it("begins with the cards of the other game, all of them", () => {
    expect(start).toMatchObject({ game: "mixed", modules: ["imperium"], cards: null });
    expect(toRequest(start, shelf)).toMatchObject({ modules: ["imperium"], added_cards: [] });
    expect(modulesOf(withGame(start, shelf, "uprising"), shelf)).toEqual([]);
  });

  it("keeps at least one module of the other game", () => {
    expect(isLastBorrowed(start, shelf, "imperium")).toBe(true);
    const both = withModule(start, "imperium_leaders", true);
    expect(isLastBorrowed(both, shelf, "imperium")).toBe(false);
    expect(selectionOf(withModule(both, "imperium", false), shelf)).toBeNull();
  });

  it("asks for chosen cards only where their module is played", () => {
    const some = withCard(start, ["scout", "opulence"], "opulence", false);
    expect(toRequest(some, shelf).added_cards).toEqual(["scout"]);
    const leaders = withModule(withModule(some, "imperium_leaders", true), "imperium", false);
    expect(toRequest(leaders, shelf).added_cards).toEqual([]);
  });

  it("offers Leaders of the other game, once they are played", () => {
    expect(leaderIds(shelf, { game: "uprising" })).not.toContain("paul_atreides");
    expect(leaderIds(shelf, start)).toContain("paul_atreides");
    const why = { code: "module", module: "imperium_leaders" };
    expect(leaderHindrance(start, shelf, 0, "paul_atreides")).toEqual(why);
    const both = withModule(start, "imperium_leaders", true);
    expect(leaderHindrance(both, shelf, 0, "paul_atreides")).toBeNull();
  });

  it("is remembered, and what was kept before there were several games is found again", () => {
    remember(withCard(start, ["scout", "opulence"], "scout", false));
    expect(remembered(shelf)).toMatchObject({ game: "mixed", cards: ["opulence"] });
    expect(read({ players: 2 }, shelf)).toMatchObject({ game: "uprising", players: 2 });
  });
});

describe("a Rival nobody chooses", () => {
  it("is settled where only one can join", () => {
    const mode = smallMode(2, { rivals: 1, rival_cards: ["house_hagal"] });
    const old = { ...box, setup: { ...box.setup, games: [smallGame({ modes: { 2: mode } })] } };
    const pair = emptyForm(old);
    expect(rivalsOf(pair, old)).toEqual(["house_hagal"]);
    expect(toRequest(pair, old).rivals).toEqual(["house_hagal"]);
  });
});
