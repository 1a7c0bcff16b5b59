import { FluentBundle, FluentResource } from "@fluent/bundle";
import { cleanup, render, screen, waitFor, within } from "@testing-library/svelte";
import userEvent from "@testing-library/user-event";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { useCatalogue } from "../lib/catalogue.svelte";
import type { TableInfo } from "../lib/api";
import { LANGUAGES, readBundle, setLang } from "../lib/i18n.svelte";
import { choose } from "../lib/settings.svelte";
import { onPublicServer } from "../testing/room";
import { savedTable, smallBots, smallCatalogue } from "./home/fixtures";
import Home from "./Home.svelte";

interface Call {
  method: string;
  path: string;
  body: Record<string, unknown> | null;
}

let calls: Call[];
let answers: Record<string, (path: string) => Response>;

const json = (value: unknown, status = 200): Response =>
  new Response(JSON.stringify(value), { status });

/** A server with these games. */
const keeping =
  (...tables: TableInfo[]) =>
  (path: string): Response => {
    const asked = new URL(path, "http://localhost").searchParams;
    const [over, skip, limit] = ["over", "skip", "limit"].map((name) => asked.get(name));
    const found = tables
      .filter((table) => String(table.over) === over)
      .sort((a, b) => b.updated.localeCompare(a.updated));
    return json(found.slice(Number(skip), Number(skip) + Number(limit)));
  };

beforeEach(async () => {
  localStorage.clear();
  history.replaceState(null, "", "/");
  useCatalogue(smallCatalogue());
  await setLang("en");
  vi.stubGlobal("scrollTo", () => undefined);
  calls = [];
  answers = {
    "GET /api/bots": () => json(smallBots()),
    "GET /api/tables": () => json([]),
    "POST /api/tables": () => json({ id: "new" }, 201),
    "GET /api/first-game": () =>
      json({ rivals: ["gurney_halleck", "glossu_rabban"], difficulty: "mercenary", variants: [] }),
  };
  vi.stubGlobal("fetch", async (path: string, init?: RequestInit) => {
    const method = init?.method ?? "GET";
    calls.push({
      method,
      path,
      body: typeof init?.body === "string" ? JSON.parse(init.body) : null,
    });
    return answers[`${method} ${path.split("?")[0]}`]?.(path) ?? json({ code: "not-found" }, 404);
  });
});

afterEach(() => vi.unstubAllGlobals());

const show = async (): Promise<ReturnType<typeof userEvent.setup>> => {
  render(Home, { speak: async () => undefined });
  await waitFor(() => expect(calls.some((c) => c.path === "/api/bots")).toBe(true));
  return userEvent.setup();
};
/** A list to choose from, once the server has told which bots there are. */
const bot = async (name: string): Promise<HTMLSelectElement> => {
  const list = screen.getByRole<HTMLSelectElement>("combobox", { name });
  await waitFor(() => expect(list.disabled).toBe(false));
  return list;
};
const opened = (): Record<string, unknown> | null =>
  calls.find((c) => c.method === "POST" && c.path === "/api/tables")?.body ?? null;
const start = (): HTMLElement => screen.getByRole("button", { name: "Start the game" });

describe("lessons", () => {
  const underWay = { id: "buying", state: "begun", step: 1, steps: 3 };

  it("are offered, and one under way is gone on with", async () => {
    answers["GET /api/lessons"] = () =>
      json([{ id: "agents", state: "done", step: 5, steps: 5 }, underWay]);
    answers["POST /api/lessons"] = () => json({ id: "taught" }, 201);
    const user = await show();
    expect(await screen.findByText(/Reveal and acquire, step 2 of 3/)).toBeTruthy();
    expect(screen.getByRole("link", { name: "All lessons" })).toBeTruthy();
    await user.click(screen.getByRole("button", { name: "Go on learning" }));
    await waitFor(() => expect(location.pathname).toBe("/table/taught"));
    expect(calls.find((c) => c.method === "POST")?.body).toEqual({ id: "buying" });
  });

  it("are offered as a whole if none is under way", async () => {
    answers["GET /api/lessons"] = () => json([{ ...underWay, state: "done" }]);
    const user = await show();
    await user.click(await screen.findByRole("button", { name: "Learn to play" }));
    expect(location.pathname).toBe("/learn");
  });
});

describe("hints", () => {
  afterEach(() => choose("hints", "first"));

  it.each([
    ["always", true],
    ["first", false],
    ["off", false],
  ] as const)("in a game of one's own, set to %s: %s", async (setting, wanted) => {
    choose("hints", setting);
    const user = await show();
    await user.click(start());
    await waitFor(() => expect(opened()).not.toBeNull());
    expect(opened()).toMatchObject({ hints: wanted });
  });
});

describe("a first game", () => {
  it("is one click away and comes with hints", async () => {
    const user = await show();
    await user.click(await screen.findByRole("button", { name: "Play a first game" }));
    await waitFor(() => expect(location.pathname).toBe("/table/new"));
    expect(
      calls.some((c) => /^\/api\/first-game\?edition=uprising&players=1&seed=\d+$/.test(c.path)),
    ).toBe(true);
    expect(opened()).toMatchObject({
      sitters: [{ kind: "person" }],
      rivals: ["gurney_halleck", "glossu_rabban"],
      difficulty: "mercenary",
      hints: true,
    });
  });

  it("is what the page asks for as long as there is no game to go on with", async () => {
    await show();
    const first = await screen.findByRole("button", { name: "Play a first game" });
    expect(first.classList).toContain("primary");
    expect(document.querySelectorAll(".primary")).toHaveLength(1);
    expect(screen.queryByRole("button", { name: "Continue your game" })).toBeNull();
  });

  it("says at the button why it did not begin", async () => {
    answers["GET /api/first-game"] = () => json({ code: "error", detail: "out of cards" }, 500);
    const user = await show();
    await user.click(await screen.findByRole("button", { name: "Play a first game" }));
    expect(await screen.findByText("out of cards")).toBeTruthy();
    expect(location.pathname).toBe("/");
  });
});

describe("the set-up", () => {
  it("sends names, bots and Leaders as they were chosen", async () => {
    const user = await show();
    await user.click(screen.getByRole("radio", { name: "3 players" }));
    await user.type(screen.getByRole("textbox", { name: "Name, Seat 1" }), "Ana");
    await user.selectOptions(await bot("Who plays, Seat 3"), "Drifter");
    await user.selectOptions(screen.getByRole("combobox", { name: "Leader, Ana" }), "Muad'Dib");
    await user.click(start());
    await waitFor(() => expect(location.pathname).toBe("/table/new"));
    expect(opened()?.["sitters"]).toEqual([
      { kind: "person", name: "Ana" },
      { kind: "bot", bot: "novice:fighter" },
      { kind: "bot", bot: "random" },
    ]);
    expect(opened()?.["leaders"]).toEqual(["muad_dib", "random", "random"]);
  });

  it("lets the Leader be picked from the cards of the seat that has the focus", async () => {
    const user = await show();
    await user.click(screen.getByRole("combobox", { name: "Leader, Seat 2" }));
    const cards = screen.getByRole("list", { name: /Leader for\s+Seat 2/ });
    await user.click(within(cards).getByRole("radio", { name: "Gurney Halleck" }));
    expect(screen.getByRole<HTMLSelectElement>("combobox", { name: "Leader, Seat 2" }).value).toBe(
      "gurney_halleck",
    );
    await user.click(screen.getByRole("radio", { name: "Seat 1" }));
    const taken = screen.getByRole<HTMLInputElement>("radio", { name: "Gurney Halleck" });
    expect(taken.disabled).toBe(true);
    expect(screen.getByText("taken: Seat 2")).toBeTruthy();
  });

  it("offers Shaddam only with contracts", async () => {
    const user = await show();
    const shaddam = (): HTMLInputElement =>
      screen.getByRole("radio", { name: "Shaddam Corrino IV" });
    expect(shaddam().disabled).toBe(true);
    await user.click(screen.getByRole("switch", { name: "Contracts" }));
    expect(shaddam().disabled).toBe(false);
    await user.click(shaddam());
    await user.click(screen.getByRole("switch", { name: "Contracts" }));
    expect(shaddam().checked).toBe(false);
  });

  it("shows the expert variants as switched on and fixed at the level Mentat", async () => {
    const user = await show();
    await user.click(screen.getByRole("radio", { name: "1 player" }));
    const politics = (): HTMLInputElement => screen.getByRole("switch", { name: "Smart Politics" });
    expect(politics().checked).toBe(false);
    await user.click(screen.getByRole("radio", { name: "Mentat (Expert)" }));
    expect(politics().checked && politics().disabled).toBe(true);
    expect(
      screen.getByRole<HTMLInputElement>("switch", { name: "Imperium Row dice" }).disabled,
    ).toBe(false);
    await user.click(start());
    await waitFor(() => expect(opened()).toMatchObject({ difficulty: "mentat", variants: [] }));
  });

  it("leaves only streamlined Rivals in the streamlined game of two", async () => {
    const user = await show();
    await user.click(screen.getByRole("radio", { name: "2 players" }));
    const rival = (): HTMLSelectElement =>
      screen.getByRole("combobox", { name: "Rival card, Seat 3" });
    await user.selectOptions(rival(), "muad_dib");
    await user.click(screen.getByRole("switch", { name: "Streamlined Rivals" }));
    expect(rival().value).toBe("");
    const free = [...rival().options].filter((option) => !option.disabled).map((o) => o.value);
    expect(free).toEqual(["", "glossu_rabban", "lady_amber_metulli"]);
  });

  it("fills in the recommended Rivals and says so", async () => {
    const user = await show();
    await user.click(screen.getByRole("radio", { name: "1 player" }));
    await user.click(screen.getByRole("button", { name: "Recommended for a first game" }));
    await waitFor(() =>
      expect(screen.getByRole("status").textContent).toContain("Gurney Halleck, Glossu Rabban"),
    );
    expect(
      screen.getByRole<HTMLInputElement>("radio", { name: "Mercenary (Novice)" }).checked,
    ).toBe(true);
  });

  it("asks for a draft, and then for no Leader", async () => {
    const user = await show();
    await user.click(screen.getByRole("button", { name: "Draft" }));
    expect(
      screen.getByRole<HTMLSelectElement>("combobox", { name: "Leader, Seat 1" }).disabled,
    ).toBe(true);
    expect(screen.queryByRole("radio", { name: "Muad'Dib" })).toBeNull();
    await user.click(start());
    await waitFor(() => expect(opened()).toMatchObject({ leaders: "draft" }));
  });

  it("says at Start what the server refuses, until something is changed", async () => {
    answers["POST /api/tables"] = () =>
      json({ code: "bad-setup", detail: "muad_dib was chosen twice" }, 422);
    const user = await show();
    await user.click(start());
    const alert = (await screen.findByText("Such a game cannot be played.")).closest(
      "[role=alert]",
    );
    expect(alert?.textContent).toContain("muad_dib was chosen twice");
    await user.click(screen.getByRole("switch", { name: "Contracts" }));
    expect(screen.queryByText("Such a game cannot be played.")).toBeNull();
  });

  it("is remembered for the next visit", async () => {
    const user = await show();
    await user.type(screen.getByRole("textbox", { name: "Name, Seat 1" }), "Ana");
    await user.click(screen.getByRole("radio", { name: "Oldest card goes" }));
    cleanup();
    await show();
    expect(screen.getByRole<HTMLInputElement>("textbox", { name: "Name, Seat 1" }).value).toBe(
      "Ana",
    );
    expect(screen.getByRole<HTMLInputElement>("radio", { name: "Oldest card goes" }).checked).toBe(
      true,
    );
  });
});

describe("the bots", () => {
  const bots = (): unknown =>
    (opened()?.["sitters"] as { bot?: string }[]).flatMap(({ bot }) => bot ?? []);
  const veteran = (): void => {
    answers["GET /api/tables"] = keeping(savedTable({ over: true }));
  };

  it("are friendly in a first game, and play in different styles", async () => {
    const user = await show();
    expect((await bot("Who plays, Seat 2")).value).toBe("bot:novice");
    expect(screen.getByRole<HTMLInputElement>("radio", { name: "Newcomer" }).checked).toBe(true);
    await user.click(start());
    await waitFor(() => expect(opened()).not.toBeNull());
    expect(bots()).toEqual(["novice:fighter", "novice:diplomat", "novice:trader"]);
  });

  it("are the usual ones for whoever has played before", async () => {
    veteran();
    await show();
    expect((await bot("Who plays, Seat 2")).value).toBe("bot:greedy");
  });

  it("get one level by one press, and a mixed table by another", async () => {
    veteran();
    const user = await show();
    await user.selectOptions(await bot("Who plays, Seat 3"), "Drifter");
    await user.click(screen.getByRole("radio", { name: "Oracle" }));
    expect((await bot("Who plays, Seat 3")).value).toBe("bot:search");
    await user.click(screen.getByRole("switch", { name: "Mixed table" }));
    await user.selectOptions(await bot("Style, Seat 4"), "spymaster");
    await user.click(start());
    await waitFor(() => expect(opened()).not.toBeNull());
    expect(bots()).toEqual(["search:fighter", "greedy:diplomat", "search:spy"]);
  });

  it("can go back to one level after one seat was given another", async () => {
    veteran();
    const user = await show();
    await user.selectOptions(await bot("Who plays, Seat 3"), "Drifter");
    await user.click(screen.getByRole("radio", { name: "Opportunist" }));
    expect((await bot("Who plays, Seat 3")).value).toBe("bot:greedy");
  });

  it("have a style only if their level has any", async () => {
    const user = await show();
    await user.selectOptions(await bot("Who plays, Seat 2"), "Drifter");
    expect(screen.queryByRole("combobox", { name: "Style, Seat 2" })).toBeNull();
    expect(screen.getByRole("combobox", { name: "Style, Seat 3" })).toBeTruthy();
  });

  it("tell what was measured, and nothing where nothing was", async () => {
    await show();
    await bot("Who plays, Seat 2");
    const panel = within(screen.getByRole("region", { name: "How the bots play" }));
    expect(panel.getByText("Wins almost every game against 3 Drifters.")).toBeTruthy();
    expect(panel.getByText("Wins about 9 games in 10 against 3 Newcomers.")).toBeTruthy();
    expect(panel.getByText("Thinks for up to 1 second about each decision.")).toBeTruthy();
    expect(panel.getAllByText(/Wins/)).toHaveLength(2);
    expect(panel.getByText(/at least 60 games each; equals would win 1 game in 4/)).toBeTruthy();
  });

  it("are nobody's business where only persons sit", async () => {
    const user = await show();
    await user.click(screen.getByRole("radio", { name: "1 player" }));
    expect(screen.queryByRole("region", { name: "How the bots play" })).toBeNull();
  });

  it("are left to a server that does not tell which there are", async () => {
    answers["GET /api/bots"] = () => json({ code: "error" }, 500);
    const user = await show();
    await user.click(start());
    await waitFor(() => expect(opened()).not.toBeNull());
    expect(opened()?.["sitters"]).toEqual([
      { kind: "person", name: "" },
      ...Array.from({ length: 3 }, () => ({ kind: "bot" })),
    ]);
  });
});

describe("saved games", () => {
  beforeEach(() => {
    answers["GET /api/tables"] = keeping(
      savedTable(),
      savedTable({ id: "t2", over: true, round: 9, deciding: null }),
    );
    answers["DELETE /api/tables/t1"] = () => new Response(null, { status: 204 });
  });

  it("tell round, seats and whose decision it is, and can be gone on with", async () => {
    const user = await show();
    const game = await screen.findByRole("button", {
      name: /Go on:\s*Round 5, Lady Jessica decides/,
    });
    expect(game.textContent).toContain("Ana, Lady Jessica, Glossu Rabban");
    expect(
      screen.getByRole("button", { name: /See the result:\s*Round 9, game over/ }),
    ).toBeTruthy();
    await user.click(game);
    expect(location.pathname).toBe("/table/t1");
  });

  it("make the last one that still runs the first thing to do", async () => {
    answers["GET /api/tables"] = keeping(
      savedTable({ id: "old", updated: "2026-01-01T10:00:00.000+00:00" }),
      savedTable({ id: "over", over: true, updated: "2026-01-03T10:00:00.000+00:00" }),
      savedTable({ id: "last", updated: "2026-01-02T10:00:00.000+00:00" }),
    );
    const user = await show();
    const go = await screen.findByRole("button", { name: "Continue your game" });
    expect(document.querySelectorAll(".primary")).toHaveLength(1);
    expect(go.classList).toContain("primary");
    await user.click(go);
    expect(location.pathname).toBe("/table/last");
  });

  it("are told apart: those that run and those that are over", async () => {
    await show();
    const running = await screen.findByRole("list", { name: "Running games" });
    expect(running.textContent).toContain("Round 5");
    expect(running.textContent).not.toContain("Round 9");
    expect(screen.getByRole("list", { name: "Finished games" }).textContent).toContain("Round 9");
  });

  it("can be reviewed", async () => {
    const user = await show();
    await user.click(await screen.findByRole("button", { name: "Review: Round 9, game over" }));
    expect(location.pathname).toBe("/replay/t2");
  });

  it("are deleted only after a second word", async () => {
    const user = await show();
    const name = "Delete: Round 5, Lady Jessica decides";
    await user.click(await screen.findByRole("button", { name }));
    expect(document.activeElement?.textContent?.trim()).toBe("Keep it");
    await user.keyboard("{Escape}");
    expect(document.activeElement).toBe(screen.getByRole("button", { name }));
    expect(calls.some((c) => c.method === "DELETE")).toBe(false);
    await user.keyboard("{Enter}");
    await user.click(screen.getByRole("button", { name: "Delete" }));
    await waitFor(() => expect(screen.queryByRole("button", { name })).toBeNull());
    expect(calls.some((c) => c.method === "DELETE" && c.path === "/api/tables/t1")).toBe(true);
    expect(screen.getByRole("status").textContent).toBe("The game has been deleted.");
    expect(document.activeElement?.textContent).toContain("Round 9");
  });

  it("of several people are whole and one's own only where the server says so", async () => {
    const theirs = { shared: true, whole: false };
    answers["GET /api/tables"] = keeping(
      savedTable({ ...theirs, round: 3, own: false }),
      savedTable({ ...theirs, id: "t2", round: 4 }),
    );
    const user = await show();
    const [guest, host] = await waitFor(() => {
      const found = screen.getAllByRole("listitem").filter((row) => row.dataset.id);
      expect(found).toHaveLength(2);
      return found.map((row) => within(row));
    });
    expect(guest?.queryByRole("link")).toBeNull();
    expect(guest?.queryByRole("button", { name: /^Delete/ })).toBeNull();
    expect(host?.queryByRole("link")).toBeNull();
    await user.click(host?.getByRole("button", { name: /^Delete/ }) as HTMLElement);
    expect(screen.getByText("Delete this game for everybody who plays in it?")).toBeTruthy();
  });

  it("come from a file too", async () => {
    answers["POST /api/records"] = () => json({ id: "from-file" }, 201);
    const user = await show();
    const file = new File(['{"kanly_record":1}'], "game.json", { type: "application/json" });
    await user.upload(screen.getByLabelText("Open a game file"), file);
    await waitFor(() => expect(location.pathname).toBe("/table/from-file"));
    expect(calls.find((c) => c.path === "/api/records")?.body).toEqual({
      record: { kanly_record: 1 },
    });
  });

  it("refuse a file that is no game, at the place and in sight", async () => {
    const seen = vi.fn();
    Element.prototype.scrollIntoView = seen;
    const user = await show();
    const file = new File(["hello"], "game.json", { type: "application/json" });
    await user.upload(screen.getByLabelText("Open a game file"), file);
    const refusal = await screen.findByText(/it is not a game of Kanly/);
    expect(refusal.closest("[role=alert]")).toBeTruthy();
    await waitFor(() => expect(seen).toHaveBeenCalled());
    expect(location.pathname).toBe("/");
  });

  it("are fetched as far as somebody wants to see them", async () => {
    const many = Array.from({ length: 45 }, (_, n) => savedTable({ id: `g${n}`, round: 100 + n }));
    answers["GET /api/tables"] = keeping(...many, savedTable({ id: "t2", over: true }));
    const user = await show();
    const rows = (): number => screen.getAllByRole("button", { name: /^Go on:/ }).length;
    await screen.findByRole("list", { name: "Running games" });
    expect(rows()).toBeLessThan(6);
    const more = (): HTMLElement => screen.getByRole("button", { name: "Show more" });
    await user.click(more());
    expect(rows()).toBe(20);
    await user.click(more());
    await waitFor(() => expect(rows()).toBe(40));
    await user.click(more());
    await waitFor(() => expect(rows()).toBe(45));
    expect(screen.queryByRole("button", { name: "Show more" })).toBeNull();
    await user.click(screen.getByRole("button", { name: "Show fewer" }));
    expect(rows()).toBeLessThan(6);
  });

  it("that are damaged say so, can be deleted, and are not what one goes on with", async () => {
    answers["GET /api/tables"] = keeping(savedTable({ damaged: true, round: 0, seats: [] }));
    const user = await show();
    await user.click(await screen.findByRole("button", { name: "Delete: Damaged game" }));
    await user.click(screen.getByRole("button", { name: "Delete" }));
    await waitFor(() => expect(calls.some((c) => c.method === "DELETE")).toBe(true));
    expect(screen.queryByRole("button", { name: "Continue your game" })).toBeNull();
  });

  it("can be asked for again when the server did not answer", async () => {
    const list = answers["GET /api/tables"];
    answers["GET /api/tables"] = () => json({ code: "error", detail: "" }, 500);
    const user = await show();
    const again = await screen.findByRole("button", { name: "Try again" });
    if (list) answers["GET /api/tables"] = list;
    await user.click(again);
    expect(await screen.findByRole("button", { name: /See the result:\s*Round 9/ })).toBeTruthy();
  });
});

it("calls levels and variants as the rest of Kanly does", async () => {
  const files = import.meta.glob<string>("../../../src/kanly/language/catalogues/*/names.ftl", {
    query: "?raw",
    import: "default",
    eager: true,
  });
  for (const lang of LANGUAGES) {
    const [, source] = Object.entries(files).find(([path]) => path.includes(`/${lang}/`)) ?? [];
    const names = new FluentBundle(lang, { useIsolating: false });
    names.addResource(new FluentResource(source ?? ""));
    const page = await readBundle(lang);
    const say = (bundle: FluentBundle, id: string): string => {
      const value = bundle.getMessage(id)?.value;
      return value ? bundle.formatPattern(value) : `no ${id}`;
    };
    const ids = [...(source ?? "").matchAll(/^((?:difficulty|variant|about)-[a-z_-]+) =/gm)];
    expect(ids.length).toBeGreaterThan(10);
    for (const [, id] of ids) expect(say(page, `setup-${id}`)).toBe(say(names, id ?? ""));
  }
});

describe("a server for one device", () => {
  it("says nothing of playing with others", async () => {
    await show();
    expect(screen.queryByText("Playing together")).toBeNull();
    expect(screen.queryByRole("button", { name: "Play with others" })).toBeNull();
    expect(screen.queryByRole("option", { name: "By link" })).toBeNull();
  });

  it("gives seats by link that were remembered to bots", async () => {
    localStorage.setItem(
      "kanly-setup",
      JSON.stringify({ players: 2, seats: [{ kind: "person" }, { kind: "open" }] }),
    );
    const user = await show();
    await user.click(start());
    await waitFor(() => expect(opened()).not.toBeNull());
    expect(opened()).toMatchObject({ sitters: [{ kind: "person" }, { kind: "bot" }] });
  });
});

describe("a server for many", () => {
  onPublicServer("Ana");
  beforeEach(() => {
    answers["GET /api/me/turns"] = () => json([]);
    answers["POST /api/me"] = () => json({ public: true, name: "Chani" });
    answers["POST /api/rooms"] = () => json({ id: "r1" }, 201);
  });
  const asked = (path: string): Record<string, unknown> | null =>
    calls.find((c) => c.method === "POST" && c.path === path)?.body ?? null;
  const own = (): HTMLInputElement => screen.getByRole("textbox", { name: /^Name/ });

  it("knows who sits there, and begins at once against bots", async () => {
    const user = await show();
    expect(own().value).toBe("Ana");
    await user.click(start());
    await waitFor(() => expect(location.pathname).toBe("/table/new"));
    expect(opened()).toMatchObject({ sitters: [{ kind: "person", name: "Ana" }, {}, {}, {}] });
    expect(asked("/api/rooms")).toBeNull();
  });

  it("goes on where people wait, before the game that was played last", async () => {
    answers["GET /api/tables"] = keeping(
      savedTable({ id: "last", updated: "2026-02-01T10:00:00.000+00:00" }),
      savedTable({ id: "awaited", round: 7 }),
    );
    answers["GET /api/me/turns"] = () => json([{ id: "awaited", due: null }]);
    const user = await show();
    const go = await screen.findByRole("button", { name: "Continue your game" });
    await waitFor(() => expect(go.parentElement?.textContent).toContain("Round 7"));
    await user.click(go);
    expect(location.pathname).toBe("/table/awaited");
  });

  it("opens a table when a seat is given away by link, under the name that was typed", async () => {
    const user = await show();
    await user.clear(own());
    await user.type(own(), "Chani");
    await user.selectOptions(await bot("Who plays, Seat 2"), "open");
    await user.selectOptions(screen.getByRole("combobox", { name: "Time to think" }), "game 1800");
    await user.click(screen.getByRole("button", { name: "Open the table" }));
    await waitFor(() => expect(location.pathname).toBe("/room/r1"));
    expect(asked("/api/me")).toEqual({ name: "Chani" });
    expect(asked("/api/rooms")).toMatchObject({
      name: "Chani",
      places: [
        { kind: "person", name: "Chani" },
        { kind: "open" },
        { kind: "bot" },
        { kind: "bot" },
      ],
      terms: { listed: false, watching: "nobody", clock: { kind: "game", seconds: 1800 } },
    });
    expect(asked("/api/rooms")?.["game"]).toMatchObject({ edition: "uprising" });
  });

  it("leads to the lobby", async () => {
    const user = await show();
    await user.click(await screen.findByRole("button", { name: "Play with others" }));
    expect(location.pathname).toBe("/lobby");
  });
});
