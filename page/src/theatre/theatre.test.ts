import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";
import { api, type LogLine, type Screen } from "../lib/api";
import { choose } from "../lib/settings.svelte";
import { line } from "../testing/table";
import { pastOfOthers } from "./film";
import { after, gained, played } from "./testing";
import { Theatre } from "./theatre.svelte";

const BOT = 1;
const RIVAL = 2;

function sure<T>(value: T | null | undefined): T {
  if (value == null) throw new Error("there is nothing");
  return value;
}

/** A theatre with everything it has shown: beats as they began, screens as they came. */
function stage() {
  const screens: Screen[] = [];
  const beats: string[] = [];
  const theatre = new Theatre((screen) => void screens.push(screen));
  let last: unknown = null;
  const look = (): void => {
    const { beat } = theatre;
    if (beat && beat !== last) {
      beats.push(`${beat.act.seat ?? "table"} ${beat.kind} ${beat.shows?.event}`);
    }
    last = beat;
  };
  const receive = (screen: Screen): void => {
    theatre.receive(screen);
    look();
  };
  /** Let time go by, a little at a time. */
  const run = (ms: number): void => {
    for (let gone = 0; gone < ms; gone += 10) {
      vi.advanceTimersByTime(10);
      look();
    }
  };
  return { theatre, screens, beats, receive, run, look, shown: () => sure(screens.at(-1)) };
}

const start: LogLine[] = [line(0, "round", "Round 1.", { round: 1 }), played(0, "arrakeen")];
const feyd = [played(BOT, "sardaukar"), gained(BOT, "spice", -4), gained(BOT, "solari", 2)];
const staban = [
  line(RIVAL, "hagal", "Staban goes.", {
    begins: true,
    things: [
      { sort: "hagal", id: "secrets" },
      { sort: "space", id: "arrakeen" },
    ],
    changes: [{ seat: RIVAL, what: "agents", faction: null, by: -1 }],
  }),
];
const both = [...start, ...feyd, ...staban];
const SHOWN = ["1 card played", "1 agent played", "1 gains paid", "2 card hagal", "2 agent hagal"];

function hide(hidden: boolean): void {
  Object.defineProperty(document, "hidden", { value: hidden, configurable: true });
  document.dispatchEvent(new Event("visibilitychange"));
}

beforeEach(() => {
  vi.useFakeTimers();
  choose("pace", "normal");
  choose("scenes", "timed");
});
afterEach(() => {
  vi.useRealTimers();
  hide(false);
});

describe("order", () => {
  test("the first screen is shown as it is", () => {
    const { receive, shown, theatre } = stage();
    const screen = after(both, 0);
    receive(screen);
    expect(shown()).toBe(screen);
    expect(theatre.act).toBeNull();
  });

  test("each action is shown once and in order, each under its own name", () => {
    const { receive, beats, run, shown } = stage();
    receive(after(start, BOT));
    const end = after(both, 0);
    receive(end);
    expect(beats).toEqual(["1 card played"]);
    run(10_000);
    expect(beats).toEqual(SHOWN);
    expect(shown()).toBe(end);
  });

  test("also when the screens come one by one while it plays", () => {
    const { receive, beats, run, shown } = stage();
    for (let n = start.length; n <= both.length; n++) {
      receive(after(both.slice(0, n), n < both.length ? BOT : 0));
      run(60);
    }
    run(10_000);
    expect(beats.filter((beat) => !beat.endsWith("gained"))).toEqual(SHOWN);
    expect(shown().log).toHaveLength(both.length);
  });

  test.each(["slow", "normal", "fast"] as const)("at the pace %s", (pace) => {
    choose("pace", pace);
    const { receive, beats, run } = stage();
    receive(after(start, BOT));
    receive(after(both, 0));
    run(20_000);
    expect(beats).toEqual(SHOWN);
  });

  test("nothing can be answered while something is shown, and then it can", () => {
    const { receive, run, shown, theatre } = stage();
    receive(after(start, BOT));
    receive(after(both, 0));
    run(1000);
    expect(shown().decision).toBeNull();
    run(10_000);
    expect(shown().decision?.seat).toBe(0);
    expect(theatre.act).toBeNull();
  });

  test("what was asked before is asked no more as soon as something is shown", () => {
    const { receive, shown } = stage();
    receive(after(start, 0));
    receive(after([...start, ...feyd], 0));
    expect(shown().decision).toBeNull();
  });

  test("numbers change when they land, pieces too", () => {
    const { receive, run, shown } = stage();
    const from = after(start, BOT);
    sure(from.view.seats[BOT]).spice = 5;
    receive(from);
    receive(after(both, 0));
    run(900);
    expect(shown().view.seats[BOT]).toMatchObject({ spice: 5, agents_at: [] });
    run(530);
    expect(shown().view.seats[BOT]).toMatchObject({ spice: 5, agents_at: ["sardaukar"] });
    run(520);
    expect(shown().view.seats[BOT]).toMatchObject({ spice: 1, solari: 2 });
    expect(shown().log).toHaveLength(start.length + feyd.length);
  });

  test("the own action is there at once, and only its gains fly", () => {
    const { receive, beats, shown, theatre, run } = stage();
    const mine = [...start, gained(0, "water", 1)];
    receive(after(start, 0));
    const end = after(mine, 0);
    receive(end);
    expect(shown()).toBe(end);
    expect(beats).toEqual([]);
    expect(theatre.flying.map((one) => one.event)).toEqual(["gained"]);
    run(1000);
    expect(theatre.flying).toEqual([]);
  });
});

describe("whoever watches", () => {
  test("hurries: a press ends the beat, two end the turn", () => {
    const { receive, beats, theatre, look } = stage();
    receive(after(start, BOT));
    receive(after(both, 0));
    theatre.hurry();
    look();
    expect(beats.at(-1)).toBe("1 agent played");
    vi.advanceTimersByTime(200);
    theatre.hurry();
    look();
    expect(theatre.beat?.act.seat ?? null).not.toBe(BOT);
    vi.advanceTimersByTime(300);
    look();
    expect(beats.at(-1)).toBe("2 card hagal");
  });

  test("pauses and goes on where it was", () => {
    const { receive, theatre, run, beats } = stage();
    receive(after(start, BOT));
    receive(after(both, 0));
    run(600);
    theatre.pause();
    run(5000);
    expect(beats).toEqual(["1 card played"]);
    theatre.pause();
    run(290);
    expect(beats).toEqual(["1 card played"]);
    run(30);
    expect(beats).toEqual(["1 card played", "1 agent played"]);
  });

  test("steps through it by hand", () => {
    choose("pace", "step");
    const { receive, theatre, run, beats, look } = stage();
    receive(after(start, BOT));
    receive(after(both, 0));
    for (let k = 0; k < SHOWN.length; k++) {
      run(3000);
      theatre.hurry();
      look();
    }
    expect(beats).toEqual(SHOWN);
  });

  test("skips to the own turn, and what changed stays outlined for two seconds", () => {
    const { receive, theatre, run, shown, beats } = stage();
    receive(after(start, BOT));
    receive(after([...start, ...feyd], RIVAL));
    theatre.skipAll();
    const end = after(both, 0);
    receive(end);
    expect(shown()).toBe(end);
    expect(beats).toEqual(["1 card played"]);
    expect(theatre.outlined.map((one) => one.event)).toContain("hagal");
    run(2010);
    expect(theatre.outlined).toEqual([]);
  });

  test("sees the present at once at the pace instant", () => {
    choose("pace", "instant");
    const { receive, theatre, shown, beats } = stage();
    receive(after(start, BOT));
    const end = after(both, 0);
    receive(end);
    expect(shown()).toBe(end);
    expect(beats).toEqual([]);
    expect(theatre.outlined).toHaveLength(both.length - start.length);
  });

  test("finds the present when the page was hidden", () => {
    const { receive, theatre, shown, run, beats } = stage();
    const stop = theatre.watch();
    receive(after(start, BOT));
    receive(after([...start, ...feyd], RIVAL));
    hide(true);
    expect(shown().log).toHaveLength(start.length + feyd.length);
    const end = after(both, 0);
    receive(end);
    expect(shown()).toBe(end);
    hide(false);
    run(5000);
    expect(beats).toEqual(["1 card played"]);
    stop();
  });
});

describe("people at devices of their own", () => {
  /** The same table, at which Feyd is somebody elsewhere, or a bot stands in for Ana. */
  const elsewhere = (screen: Screen, standin = ""): Screen => ({
    ...screen,
    sitters: screen.sitters.map((sitter, n) => {
      if (n === 0) return { ...sitter, standin };
      return n === BOT ? { ...sitter, kind: "person", here: false } : sitter;
    }),
  });

  test("a turn is put away while somebody elsewhere thinks, and goes on with what they do", () => {
    const { receive, run, theatre, beats } = stage();
    const [card = line(BOT, "played"), ...gains] = feyd;
    receive(elsewhere(after(start, BOT)));
    receive(elsewhere(after([...start, card], BOT)));
    run(5000);
    expect(theatre.act).toBeNull();
    receive(elsewhere(after([...start, card, ...gains], 0)));
    run(100);
    expect(theatre.act?.seat).toBe(BOT);
    run(5000);
    expect(beats).toEqual(["1 card played", "1 agent played", "1 gains paid"]);
  });

  test("who watches sees everybody's turn", () => {
    const { receive, run, beats } = stage();
    receive(after(start.slice(0, 1), 0, -1));
    receive(after(both, 0, -1));
    run(20_000);
    expect(beats).toEqual(["0 card played", "0 agent played", ...SHOWN]);
  });

  test("somebody a bot plays for sees what it does in their place", () => {
    const { receive, run, beats } = stage();
    receive(elsewhere(after(start.slice(0, 1), 0), "planner"));
    receive(elsewhere(after(start, BOT), "planner"));
    run(5000);
    expect(beats).toEqual(["0 card played", "0 agent played"]);
  });
});

describe("changes of what is known", () => {
  test("what was taken back is not shown, and what is done instead is", () => {
    const { receive, shown, run, beats } = stage();
    receive(after(start, BOT));
    receive(after(both, 0));
    run(1000);
    const back = after([...start, sure(feyd[0])], BOT);
    receive(back);
    expect(shown()).toBe(back);
    const instead = [...start, sure(feyd[0]), gained(BOT, "water", 1)];
    receive(after(instead, 0));
    run(5000);
    expect(beats.at(-1)).toBe("1 gains gained");
    expect(shown().log).toHaveLength(instead.length);
  });

  test("after a time without the server everything comes at once, and is shown in order", () => {
    const { receive, beats, run } = stage();
    receive(after(start, BOT));
    run(60_000);
    receive(after(both, 0));
    run(20_000);
    expect(beats).toEqual(SHOWN);
  });

  test("the next person at the device sees what nobody has seen yet", () => {
    const { receive, beats, run, shown } = stage();
    receive(after(start, 0, 0));
    receive(after(start, 0, 1));
    receive(after(start, 0, 0));
    const mine = [...start, played(0, "dutiful_service"), ...staban];
    receive(after(mine, 1, 0));
    run(10_000);
    expect(beats).toEqual(["2 card hagal", "2 agent hagal"]);
    receive(after(mine, 1, 1));
    run(10_000);
    expect(beats.slice(2)).toEqual(["0 card played", "0 agent played"]);
    expect(shown().decision?.seat).toBe(1);
  });
});

describe("scenes", () => {
  const fight = [
    line(0, "combat", "Combat begins.", {
      common: true,
      things: [{ sort: "battle", id: "siege" }],
    }),
    line(BOT, "intrigue", "Feyd plays an Intrigue card."),
    line(BOT, "swords", "Feyd gains 2 swords.", {
      changes: [{ seat: BOT, what: "strength", faction: null, by: 2 }],
    }),
    line(BOT, "fought", "", { common: true, numbers: [6, 1] }),
    line(0, "fought", "", { common: true, numbers: [4, 2] }),
    line(BOT, "reward", "", { outcome: true }),
    gained(BOT, "spice", 2),
    line(BOT, "won", "", { outcome: true }),
    line(0, "makers", "", { common: true, things: [{ sort: "space", id: "hagga_basin" }] }),
    line(1, "recall", "", { common: true }),
    line(1, "round", "", { common: true, round: 2 }),
    line(1, "conflict", "", { common: true, things: [{ sort: "battle", id: "siege" }] }),
  ].map((one) => ({ ...one, round: one.round || 1 }));

  test("a Combat has four steps, then the round turns; the last step of each waits longer", () => {
    const { receive, beats, run, theatre, shown } = stage();
    receive(after(start, BOT));
    const end = after([...start, ...fight], 0);
    receive(end);
    run(5 * 1200);
    expect(beats.map((beat) => beat.split(" ")[1])).toEqual([
      "strength",
      "intrigue",
      "ranking",
      "rewards",
    ]);
    expect(theatre.holding).toBe(true);
    run(4000);
    expect(beats.at(-1)).toBe("table round makers");
    run(3900);
    expect(shown().decision).toBeNull();
    run(200);
    expect(shown()).toBe(end);
  });

  test.each(["slow", "normal", "fast"] as const)("its end can be read at the pace %s", (pace) => {
    choose("pace", pace);
    const { receive, run, theatre } = stage();
    receive(after(start, BOT));
    receive(after([...start, ...fight.slice(0, 8)], 0));
    while (!theatre.holding) run(10);
    run(3900);
    expect(theatre.act?.kind).toBe("combat");
  });

  test.each(["slow", "normal", "fast"] as const)(
    "Rivals' Combat cards are shown before somebody is asked, at the pace %s",
    (pace) => {
      choose("pace", pace);
      const swords = (seat: number, by: number): LogLine =>
        line(seat, "hagal-swords", "", {
          round: 1,
          things: [{ sort: "hagal", id: "secrets" }],
          changes: [{ seat, what: "strength", faction: null, by }],
        });
      const { receive, run, beats, shown, theatre } = stage();
      const from = after(start, BOT);
      sure(from.view.seats[RIVAL]).deployed = 3;
      receive(from);
      const asked = after([...start, sure(fight[0]), swords(BOT, 1), swords(RIVAL, 2)], 0);
      sure(asked.decision).kind = "combat";
      asked.view = from.view;
      receive(asked);
      expect(shown().decision).toBeNull();
      run(8000);
      expect(beats).toEqual([
        "table strength combat",
        "table swords hagal-swords",
        "table swords hagal-swords",
      ]);
      expect(shown().decision?.kind).toBe("combat");
      expect(theatre.act?.kind).toBe("combat");
    },
  );

  test("a scene can be held, and goes on by a press", () => {
    const { receive, run, theatre, shown } = stage();
    receive(after(start, BOT));
    receive(after([...start, ...fight], 0));
    theatre.stay();
    run(20_000);
    expect(theatre.holding).toBe(true);
    theatre.proceed();
    expect(theatre.act?.kind).toBe("round");
    run(20_000);
    expect(shown().decision?.seat).toBe(0);
  });

  test("scenes that are not wanted take no time", () => {
    choose("scenes", "none");
    const { receive, beats, shown } = stage();
    receive(after(start, BOT));
    const end = after([...start, ...fight], 0);
    receive(end);
    expect(beats).toEqual([]);
    expect(shown()).toBe(end);
  });

  test("the last Combat is seen before the end", () => {
    const { receive, run, shown, theatre } = stage();
    receive(after(start, BOT));
    const end = { ...after([...start, ...fight.slice(0, 8)], null), over: true };
    receive(end);
    expect(shown().over).toBe(false);
    expect(theatre.act?.kind).toBe("combat");
    run(4 * 1200 + 4010);
    expect(shown().over).toBe(true);
  });

  test("the scene stays while somebody is asked for Combat Intrigue", () => {
    const { receive, run, theatre, shown } = stage();
    receive(after(start, BOT));
    const asked = after([...start, sure(fight[0])], 0);
    sure(asked.decision).kind = "combat";
    sure(asked.view.seats[0]).deployed = 2;
    const from = after(start, BOT);
    sure(from.view.seats[0]).deployed = 2;
    receive(from);
    receive(asked);
    run(1300);
    expect(shown().decision?.kind).toBe("combat");
    expect(theatre.act?.kind).toBe("combat");
  });
});

describe("looking back", () => {
  const film = pastOfOthers(both, start.length, 0);

  function replayed() {
    const found = stage();
    const live = after(both, 0);
    vi.spyOn(api, "replay").mockImplementation((_id, ply) => {
      const screen = after(both.slice(0, ply), null);
      return Promise.resolve({ screen } as Awaited<ReturnType<typeof api.replay>>);
    });
    found.receive(live);
    return { ...found, live };
  }
  /** Let time go by, also for what is fetched. */
  async function runs({ look }: { look: () => void }, ms: number): Promise<void> {
    for (let gone = 0; gone < ms; gone += 20) {
      await vi.advanceTimersByTimeAsync(20);
      look();
    }
  }

  test("plays frame after frame by itself, up to the last, and then goes back", async () => {
    const found = replayed();
    void found.theatre.replay("t", film, 0);
    await runs(found, 20_000);
    expect(found.beats).toEqual(SHOWN);
    expect(found.theatre.frame).toBe(film.length - 1);
    expect(found.theatre.film).toBe(film);
    found.theatre.back();
    expect(found.shown()).toBe(found.live);
  });

  test("can be stopped, and goes on", async () => {
    const found = replayed();
    void found.theatre.replay("t", film, 0);
    await runs(found, 500);
    found.theatre.pause();
    await runs(found, 10_000);
    expect(found.beats).toEqual(SHOWN.slice(0, 1));
    found.theatre.pause();
    await runs(found, 20_000);
    expect(found.beats).toEqual(SHOWN);
  });

  test("goes back if the past cannot be fetched", async () => {
    const found = replayed();
    vi.spyOn(api, "replay").mockRejectedValue(new Error("away"));
    void found.theatre.replay("t", film, 0);
    await runs(found, 100);
    expect(found.theatre.film).toBeNull();
    expect(found.shown()).toBe(found.live);
  });
});

describe("a card read over the table", () => {
  test("holds what comes, and what is being shown", () => {
    const { theatre, beats, receive, run, look } = stage();
    receive(after(start, 0));
    theatre.bar();
    receive(after(both, 0));
    run(5000);
    expect(beats).toEqual([]);
    theatre.unbar();
    look();
    run(100);
    theatre.bar();
    run(20000);
    expect(beats).toEqual(SHOWN.slice(0, 1));
    theatre.unbar();
    run(20000);
    expect(beats).toEqual(SHOWN);
  });

  test("comes before turns that others had before the first question", async () => {
    const { theatre, shown, beats, run } = stage();
    const now = after([...start.slice(0, 1), ...staban], 0);
    const begun = theatre.begin(now, 1);
    expect(shown().log).toHaveLength(1);
    expect(sure(shown().view.seats[RIVAL]).agents).toBe(sure(now.view.seats[RIVAL]).agents + 1);
    theatre.bar();
    await begun;
    run(5000);
    expect(beats).toEqual([]);
    theatre.unbar();
    run(20000);
    expect(beats).toEqual(SHOWN.slice(3));
    expect(shown()).toBe(now);
  });
});
