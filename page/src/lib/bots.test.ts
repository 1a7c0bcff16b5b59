import { beforeAll, describe, expect, it } from "vitest";
import { smallBots, smallCatalogue } from "../screens/home/fixtures";
import { botName, botWho, expectation, nameOf, offerOf, proportion, type Offer } from "./bots";
import { LANGUAGES, setLang } from "./i18n.svelte";
import { emptyForm, mindAt, read, withBots, withSeat, type SetupForm } from "./setup";

const box = smallCatalogue();
const offer = offerOf(smallBots(), false) as Offer;
const names = (form: SetupForm): string[] =>
  [1, 2, 3].map((seat) => nameOf(mindAt(form, seat, offer)));

beforeAll(() => setLang("en"));

describe("who sits at a bot's seat", () => {
  it("is of the usual level, each in another style", () => {
    expect(names(emptyForm(box))).toEqual(["greedy:fighter", "greedy:diplomat", "greedy:trader"]);
  });

  it("is of the level and style chosen for the seat", () => {
    const own = withSeat(emptyForm(box), 2, { bot: "novice", style: "balanced" });
    expect(names(own)).toEqual(["greedy:fighter", "novice:balanced", "greedy:trader"]);
  });

  it("keeps the style when all get another level", () => {
    const own = withSeat(emptyForm(box), 2, { bot: "novice", style: "spy" });
    const all = withBots(own, { level: "search" });
    expect(names(all)).toEqual(["search:fighter", "search:spy", "search:trader"]);
  });

  it.each([
    ["random", ["random", "novice:diplomat", "random"]],
    ["novice", ["novice:fighter", "random", "greedy:trader"]],
    ["search", ["search:fighter", "greedy:diplomat", "search:trader"]],
  ])("at a mixed table is of %s or of a level next to it", (level, expected) => {
    expect(names(withBots(emptyForm(box), { level, mixed: true }))).toEqual(expected);
  });

  it("is remembered; of a set-up without styles each gets another one", () => {
    const mixed = withBots(emptyForm(box), { level: "novice", mixed: true });
    expect(read(JSON.parse(JSON.stringify(mixed)), box)).toEqual(mixed);
    const seats = Array.from({ length: 4 }, () => ({ kind: "bot", bot: "greedy" }));
    const old = read({ players: 4, seats }, box);
    expect(names(old)).toEqual(["greedy:diplomat", "greedy:trader", "greedy:spy"]);
  });

  it("is the usual one if the level or style is not offered any more", () => {
    const gone = withSeat(emptyForm(box), 1, { bot: "oracle", style: "poet" });
    expect(names(gone)[0]).toBe("greedy:fighter");
  });
});

describe("a bot's name", () => {
  it.each([
    ["planner:spy", "Strategist, spymaster"],
    ["greedy", "Opportunist"],
    ["search:fighter@0.5s", "Oracle, fighter"],
    ["search@200", "Oracle"],
    ["mine:own", "mine, own"],
  ])("of %s is %s", (bot, name) => {
    expect(botName(bot)).toBe(name);
    expect(botWho(bot)).toBe(`Bot: ${name}`);
  });

  it.each(LANGUAGES)("is said in %s for each level and style", async (lang) => {
    await setLang(lang);
    for (const { id, styles } of offer.levels) {
      for (const style of styles) {
        expect(botName(`${id}:${style}`)).not.toMatch(new RegExp(`\\b${id}\\b`));
      }
    }
    await setLang("en");
  });
});

describe("what to expect", () => {
  it.each([
    [30, 60, 1, 2],
    [20, 60, 1, 3],
    [15, 60, 1, 4],
    [18, 60, 3, 10],
    [56, 60, 9, 10],
    [60, 60, 2, 2],
    [0, 60, 0, 2],
    [103, 400, 1, 4],
  ])("of %i in %i games is %i in %i", (wins, games, n, of) => {
    expect(proportion(wins, games)).toEqual({ n, of });
  });

  const level = (wins: number) => ({
    id: "search",
    styles: [],
    seconds: 1,
    expected: { level: "search", against: "greedy", opponents: 3, games: 60, wins },
  });

  it.each([
    [15, "Wins about 1 game in 4 against 3 Opportunists."],
    [0, "Hardly ever wins against 3 Opportunists."],
    [59, "Wins almost every game against 3 Opportunists."],
  ])("is told in a sentence: %i", (wins, sentence) => {
    expect(expectation(level(wins))).toBe(sentence);
  });

  it("is not told where nothing was measured", () => {
    expect(expectation({ ...level(0), expected: null })).toBe("");
  });
});
