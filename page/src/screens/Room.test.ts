import { render, screen as page, waitFor, within } from "@testing-library/svelte";
import userEvent from "@testing-library/user-event";
import { beforeEach, describe, expect, it, vi } from "vitest";
import { api, Problem, type Room as RoomShown } from "../lib/api";
import { setLang } from "../lib/i18n.svelte";
import { meet } from "../lib/me.svelte";
import { RoomConnection } from "../lib/room.svelte";
import { useCatalogue } from "../lib/catalogue.svelte";
import { aRoom, asGuest, member, onPublicServer, place, said } from "../testing/room";
import { smallBots, smallCatalogue, smallGame, smallMode } from "./home/fixtures";
import Room from "./Room.svelte";

const user = userEvent.setup();
onPublicServer("Ana");

beforeEach(async () => {
  history.replaceState(null, "", "/room/r1");
  useCatalogue(smallCatalogue());
  await setLang("en");
  vi.spyOn(api, "bots").mockResolvedValue(smallBots());
  vi.spyOn(api, "turns").mockResolvedValue([]);
});

/** The room on the screen. */
async function show(room: RoomShown): Promise<void> {
  vi.spyOn(api, "room").mockResolvedValue(room);
  render(Room, { id: "r1", speak: async () => undefined });
  await page.findByRole("heading", { level: 1 });
  await waitFor(() => expect(api.bots).toHaveBeenCalled());
}

const places = (): HTMLElement[] =>
  within(page.getByRole("region", { name: "Who sits at the table" })).getAllByRole("listitem");
const begin = (): HTMLButtonElement => page.getByRole("button", { name: "Begin the game" });

describe("the host", () => {
  it("sees who is here, and why the game cannot begin yet", async () => {
    await show(aRoom());
    const [ana, ben, free, bot] = places().map((item) => item.textContent ?? "");
    expect(ana).toMatch(/Ana.*you.*host.*here/s);
    expect(ben).toMatch(/Ben.*away/s);
    expect(free).toContain("Free");
    expect(bot).toContain("Bot");
    expect(begin().disabled).toBe(true);
    expect(page.getByText(/One place is still free/)).toBeTruthy();
  });

  it("reads what is agreed on once, even if two facts have the same words", async () => {
    const catalogue = smallCatalogue();
    const six = smallGame({ id: "six_players", modes: { 6: smallMode(6) } });
    useCatalogue({ ...catalogue, setup: { ...catalogue.setup, games: [six] } });
    await setLang("de");
    const places = Array.from({ length: 6 }, () => place());
    await show(aRoom({ game: "six_players", places }));
    expect(page.getAllByText("Zu sechst")).toHaveLength(1);
  });

  it("chooses a Leader for the own seat first, also where an empty one stands before it", async () => {
    const { places } = aRoom();
    await show(aRoom({ places: [...places.slice(1), ...places.slice(0, 1)] }));
    const wish = vi.spyOn(api, "wish").mockResolvedValue(aRoom({ revision: 2 }));
    await user.click(page.getByRole("radio", { name: "Muad'Dib" }));
    expect(wish).toHaveBeenCalledExactlyOnceWith("r1", 3, "muad_dib");
  });

  it("reads that somebody else has the Leader by now", async () => {
    await show(aRoom());
    vi.spyOn(api, "wish").mockRejectedValue(new Problem("leader-taken", "", 409));
    await user.click(page.getByRole("radio", { name: "Muad'Dib" }));
    expect(await page.findByText("Somebody else has this Leader by now.")).toBeTruthy();
  });

  it("gives a free place to a bot, and chooses another one", async () => {
    await show(aRoom());
    const filled = aRoom({ revision: 2 });
    filled.places[2] = place({ kind: "bot", bot: "greedy" });
    const fill = vi.spyOn(api, "fill").mockResolvedValue(filled);
    await user.click(await page.findByRole("button", { name: "Give it to a bot: Seat 3" }));
    const { usual, levels } = smallBots();
    expect(fill.mock.lastCall?.slice(0, 2)).toEqual(["r1", 2]);
    expect(fill.mock.lastCall?.[2]).toMatch(new RegExp(`^${usual}`));
    expect(begin().disabled).toBe(false);
    await user.selectOptions(
      page.getByRole("combobox", { name: "Who plays, Seat 3" }),
      levels[0]?.id ?? "",
    );
    expect(fill.mock.lastCall?.[2]).toMatch(new RegExp(`^${levels[0]?.id}`));
  });

  it("copies a link that holds the invitation of a seat, or of the room", async () => {
    const written = vi.fn(async () => undefined);
    vi.stubGlobal("navigator", { ...navigator, clipboard: { writeText: written } });
    await show(aRoom());
    page.getByRole("button", { name: "Copy the link: Seat 3" }).click();
    await waitFor(() => expect(written).toHaveBeenLastCalledWith(`${origin}/join/r1#seat-2`));
    page.getByRole("button", { name: "Copy the link" }).click();
    await waitFor(() => expect(written).toHaveBeenLastCalledWith(`${origin}/join/r1#any`));
  });

  it("sends somebody out when asked once more", async () => {
    await show(aRoom());
    const dismiss = vi.spyOn(api, "dismiss").mockResolvedValue(aRoom({ revision: 2 }));
    await user.click(page.getByRole("button", { name: "Send out: Ben" }));
    expect(dismiss).not.toHaveBeenCalled();
    expect(page.getByText(/Ben loses the place/)).toBeTruthy();
    await user.click(page.getByRole("button", { name: "Send out" }));
    expect(dismiss).toHaveBeenCalledExactlyOnceWith("r1", 1);
  });

  it("changes the terms", async () => {
    await show(aRoom());
    const agree = vi.spyOn(api, "agreeOn").mockResolvedValue(aRoom({ revision: 2 }));
    await user.click(page.getByText("How you play"));
    await user.selectOptions(page.getByRole("combobox", { name: "Time to think" }), "move 300");
    expect(agree.mock.lastCall?.[1]).toMatchObject({ clock: { kind: "move", seconds: 300 } });
  });

  it("changes two terms at once, and both hold", async () => {
    await show(aRoom());
    let revision = 1;
    const agree = vi
      .spyOn(api, "agreeOn")
      .mockImplementation((_, terms) =>
        Promise.resolve(aRoom({ terms, revision: (revision += 1) })),
      );
    await user.click(page.getByText("How you play"));
    const clock = page.getByRole<HTMLSelectElement>("combobox", { name: "Time to think" });
    page.getByRole("radio", { name: "Listed in the lobby" }).click();
    await user.selectOptions(clock, "move 300");
    await waitFor(() => expect(agree).toHaveBeenCalledTimes(2));
    expect(agree.mock.lastCall?.[1]).toMatchObject({ listed: true, clock: { seconds: 300 } });
    await waitFor(() => expect(clock.value).toBe("move 300"));
  });

  it("sees what holds after a change was refused", async () => {
    await show(aRoom());
    const refusal = new Problem("has-begun", "", 409);
    vi.spyOn(api, "agreeOn").mockRejectedValue(refusal);
    vi.spyOn(api, "fill").mockRejectedValue(refusal);
    vi.spyOn(api, "wish").mockRejectedValue(refusal);
    await user.click(page.getByText("How you play"));
    const clock = page.getByRole<HTMLSelectElement>("combobox", { name: "Time to think" });
    await user.selectOptions(clock, "move 300");
    await waitFor(() => expect(clock.value).toBe("none"));
    const [no, yes] = ["By link only", "Listed in the lobby"].map((name) =>
      page.getByRole<HTMLInputElement>("radio", { name }),
    );
    await user.click(yes as HTMLElement);
    await waitFor(() => expect([no?.checked, yes?.checked]).toEqual([true, false]));
    const bot = page.getByRole<HTMLSelectElement>("combobox", { name: "Who plays, Seat 4" });
    const before = bot.value;
    const other = smallBots().levels.find(({ id }) => id !== before);
    await user.selectOptions(bot, other?.id ?? "");
    await waitFor(() => expect(bot.value).toBe(before));
    const leader = page.getByRole<HTMLInputElement>("radio", { name: "Muad'Dib" });
    await user.click(leader);
    await waitFor(() => expect(leader.checked).toBe(false));
  });

  it("leaves once, however often that is pressed", async () => {
    await show(aRoom());
    const leave = vi.spyOn(api, "leave").mockReturnValue(new Promise(() => undefined));
    await user.click(page.getByRole("button", { name: "Leave the table" }));
    expect(page.getByText(/somebody else leads the table then/)).toBeTruthy();
    await user.dblClick(page.getByRole("button", { name: "Leave the table" }));
    expect(leave).toHaveBeenCalledOnce();
  });

  it("stays at the list when somebody was sent out", async () => {
    await show(aRoom());
    const [ana = member(0, "Ana")] = aRoom().members;
    vi.spyOn(api, "dismiss").mockResolvedValue(aRoom({ revision: 2, members: [ana] }));
    await user.click(page.getByRole("button", { name: "Send out: Ben" }));
    await user.click(page.getByRole("button", { name: "Send out" }));
    const members = page.getByRole("region", { name: "Who is here" });
    await waitFor(() => expect(document.activeElement).toBe(within(members).getByRole("listitem")));
  });

  it("has read at the table what was said in the room", async () => {
    await show(aRoom({ lines: [said(1, 1, "Ben", { phrase: "hello" })] }));
    const table = new RoomConnection("r1");
    table.room = aRoom({ lines: [said(1, 1, "Ben", { phrase: "hello" })] });
    expect(table.unread).toEqual([]);
  });

  it("closes a table at which nobody else sits", async () => {
    const [own] = aRoom().places;
    const alone = { places: [own ?? place(), place()], members: [member(0, "Ana")] };
    await show(aRoom({ ...alone, closes: true }));
    const leave = vi.spyOn(api, "leave").mockResolvedValue(undefined);
    await user.click(page.getByRole("button", { name: "Close the table" }));
    await user.click(page.getByRole("button", { name: "Close the table" }));
    expect(leave).toHaveBeenCalledExactlyOnceWith("r1");
    await waitFor(() => expect(location.pathname).toBe("/lobby"));
  });

  it("begins, and everybody goes to the table", async () => {
    const full = aRoom();
    await show({ ...full, places: full.places.filter(({ kind }) => kind !== "open") });
    vi.spyOn(api, "startRoom").mockResolvedValue(aRoom({ revision: 2, stage: "playing" }));
    const before = history.length;
    await user.click(begin());
    await waitFor(() => expect(location.pathname).toBe("/table/r1"));
    expect(history.length, "the way back does not lead to the room").toBe(before);
  });
});

describe("a guest", () => {
  it("has no tools of the host", async () => {
    await show(asGuest());
    expect(page.getByRole("heading", { level: 1 }).textContent).toBe("The table of Ana");
    for (const name of [/Begin/, /bot/, /Copy/, /Send out/, /Free it/]) {
      expect(page.queryByRole("button", { name })).toBeNull();
    }
    expect(page.getByText(/Ana begins the game/)).toBeTruthy();
  });

  it("waits for the host alone when every place is taken", async () => {
    const full = asGuest();
    await show({ ...full, places: full.places.filter(({ kind }) => kind !== "open") });
    expect(page.getByText("Waiting for Ana to begin.")).toBeTruthy();
    await user.click(page.getByRole("button", { name: "Leave the table" }));
    expect(page.getByText("Your place becomes free.")).toBeTruthy();
  });

  it("takes a place and gives it back", async () => {
    await show(asGuest());
    const sit = vi.spyOn(api, "sit").mockResolvedValue(asGuest({ revision: 2 }));
    await user.click(page.getByRole("button", { name: "Sit here: Seat 3" }));
    expect(sit).toHaveBeenCalledExactlyOnceWith("r1", 2, "Ben");
    const stand = vi.spyOn(api, "stand").mockResolvedValue(asGuest({ revision: 3 }));
    await user.click(page.getByRole("button", { name: "Stand up" }));
    expect(stand).toHaveBeenCalledExactlyOnceWith("r1", 1);
  });

  it("wishes for a Leader at the own seat, and for none", async () => {
    await show(asGuest());
    const wish = vi.spyOn(api, "wish").mockResolvedValue(asGuest({ revision: 2 }));
    await user.click(page.getByRole("radio", { name: "Muad'Dib" }));
    expect(wish).toHaveBeenLastCalledWith("r1", 1, "muad_dib");
    expect(page.queryByRole("button", { name: "Draft" })).toBeNull();
    await user.click(page.getByRole("button", { name: "Random" }));
    expect(wish).toHaveBeenLastCalledWith("r1", 1, null);
  });

  it("wishes for none where Leaders are drafted", async () => {
    await show(asGuest({ agreement: { edition: "uprising", leaders: "draft", modules: [] } }));
    expect(page.getByText(/Leaders are drafted/)).toBeTruthy();
    expect(page.queryByRole("radio")).toBeNull();
  });

  it("is told when the table is gone", async () => {
    vi.spyOn(api, "room").mockRejectedValue(new Problem("unknown-room", "", 404));
    render(Room, { id: "r1", speak: async () => undefined });
    expect(await page.findByText(/is not here any more/)).toBeTruthy();
    await user.click(page.getByRole("main").querySelector("button") as HTMLElement);
    expect(location.pathname).toBe("/lobby");
  });

  const begun = (watching: RoomShown["terms"]["watching"]): RoomShown => {
    const places = aRoom().places.map((one) => ({ ...one, here: false }));
    const terms = { ...aRoom().terms, watching };
    return asGuest({ stage: "playing", me: 2, members: [member(2, "Eve")], places, terms });
  };

  it("without a place is told that the game has begun without them", async () => {
    await show(begun("nobody"));
    expect(page.getByRole("heading", { level: 1 }).textContent).toBe(
      "The game has begun without you.",
    );
    expect(location.pathname).toBe("/room/r1");
    await user.click(within(page.getByRole("main")).getByRole("button", { name: "Lobby" }));
    expect(location.pathname).toBe("/lobby");
  });

  it("without a place goes on where one may watch", async () => {
    await show(begun("later"));
    await waitFor(() => expect(location.pathname).toBe("/table/r1"));
  });

  it.each([
    ["nobody", "Sit down: only those with a seat see the game."],
    ["now", "Sit down, or watch once the game has begun."],
  ] as const)("without a place reads what becomes of them (%s)", async (watching, words) => {
    await show({ ...begun(watching), stage: "gathering" });
    expect(page.getByText(words)).toBeTruthy();
  });

  it("reads why something was refused", async () => {
    await show(asGuest());
    vi.spyOn(api, "sit").mockRejectedValue(new Problem("place-taken", "", 409));
    await user.click(page.getByRole("button", { name: "Sit here: Seat 3" }));
    expect(await page.findByText("This place is not free any more.")).toBeTruthy();
  });
});

describe("somebody without a name", () => {
  beforeEach(async () => {
    vi.spyOn(api, "me").mockResolvedValue({ public: true, name: "" });
    await meet();
  });

  it("is asked for it when they sit down, once", async () => {
    const nameless = asGuest({
      me: 2,
      members: [member(0, "Ana", { host: true, seats: [0] }), member(2, "")],
      places: asGuest().places.map((one) => ({ ...one, here: false })),
    });
    await show(nameless);
    const enter = vi.spyOn(api, "enter").mockResolvedValue(nameless);
    const sit = vi.spyOn(api, "sit").mockResolvedValue(asGuest({ revision: 2 }));
    const rename = vi.spyOn(api, "rename").mockResolvedValue({ public: true, name: "Chani" });
    await user.click(page.getByRole("button", { name: "Sit here: Seat 3" }));
    expect(sit).not.toHaveBeenCalled();
    expect(document.activeElement).toBe(page.getByRole("textbox", { name: "Your name" }));
    await user.keyboard("Chani{Enter}");
    await waitFor(() => expect(sit).toHaveBeenCalledExactlyOnceWith("r1", 2, "Chani"));
    expect(rename).toHaveBeenCalledExactlyOnceWith("Chani");
    expect(enter).toHaveBeenCalledExactlyOnceWith("r1", "", "Chani");
    await waitFor(() => expect(document.activeElement).toBe(places()[2]));
  });
});
