import { render, screen as page, within } from "@testing-library/svelte";
import userEvent from "@testing-library/user-event";
import { flushSync } from "svelte";
import { afterEach, beforeAll, beforeEach, describe, expect, it, vi } from "vitest";
import { api, type Room } from "../../lib/api";
import { member, place, said } from "../../testing/room";
import { action, furnish, line, onPhone } from "../../testing/table";
import Prompt from "../Prompt.svelte";
import Side from "../Side.svelte";
import Tabs from "../Tabs.svelte";
import Calls from "./Calls.svelte";
import Notices from "./Notices.svelte";
import PeoplePanel from "./PeoplePanel.svelte";
import TableSheet from "./TableSheet.svelte";
import TakingBack from "./TakingBack.svelte";
import { playing, together, withBen, type Company } from "./testing";

const gone = vi.hoisted(() => vi.fn());
vi.mock("../../lib/router.svelte", async (original) => ({ ...(await original()), go: gone }));

beforeAll(furnish);
beforeEach(() => localStorage.clear());
afterEach(() => void vi.restoreAllMocks());
const user = userEvent.setup();

/** A component at such a table. */
function show(component: Parameters<typeof render>[0], company: Company): Company {
  render(component, { context: company.context });
  return company;
}

describe("above the table", () => {
  it("somebody a bot plays for takes the seat back, and can choose nothing before", async () => {
    const standin = { ana: "planner" };
    const company = together(withBen({ actions: [action("end")] }, standin));
    const back = vi.spyOn(api, "comeBack").mockResolvedValue(playing());
    show(Notices, company);
    expect(company.session.legal.size).toBe(0);
    expect(page.getByText("A bot plays for you.")).toBeTruthy();
    await user.click(page.getByRole("button", { name: "Take my seat back" }));
    expect(back).toHaveBeenCalledExactlyOnceWith("t");
  });

  it("who has no seat is told that they watch, and how late", () => {
    const screen = withBen();
    for (const sitter of screen.sitters) sitter.here = false;
    const { session } = show(Notices, together({ ...screen, seat: -1 }));
    expect(page.getByRole("status").textContent.trim()).toBe("You are watching.");
    session.screen = { ...screen, delayed: true };
    flushSync();
    expect(page.getByRole("status").textContent).toContain("five minutes ago");
  });

  it("players at their own seats are told nothing", () => {
    show(Notices, together(withBen()));
    expect(page.queryByRole("status")).toBeNull();
  });
});

describe("the people", () => {
  const room = (part: Partial<Room> = {}): Room =>
    playing({
      members: [
        member(0, "Ana", { host: true, seats: [0], presence: "thinking" }),
        member(1, "Ben", { seats: [1], presence: "away" }),
        member(2, "Eve"),
      ],
      ...part,
    });

  it("are listed with whether they are here, who is the host, and who watches", () => {
    show(PeoplePanel, together(withBen({}, { ben: "planner" }), room()));
    const [players, watchers] = page.getAllByRole("list");
    const [ana, ben] = within(players as HTMLElement).getAllByRole("listitem");
    expect(ana?.textContent).toMatch(/Ana.*you.*host.*thinking/);
    expect(ben?.textContent).toMatch(/Ben.*a bot plays.*away/);
    expect(watchers?.textContent).toMatch(/Eve.*here/);
  });

  it("are read while they are looked at", () => {
    const { people } = show(
      PeoplePanel,
      together(withBen(), room({ lines: [said(1, 1, "Ben", { phrase: "hello" })] })),
    );
    flushSync();
    expect(people.unread).toEqual([]);
  });

  it("have a tab beside the board that counts what is new, where there is a room", async () => {
    const lines = [said(1, 1, "Ben", { phrase: "hello" })];
    show(Side, together(withBen(), room({ lines })));
    await user.click(page.getByRole("button", { name: "People 1 new line" }));
    expect(within(page.getByRole("log")).getByText("Hello!")).toBeTruthy();
    expect(page.getByRole("button", { name: "People" }).getAttribute("aria-current")).toBe("page");
  });

  it("have none where there is no room", () => {
    show(Side, together(withBen(), null));
    expect(page.queryByRole("button", { name: "People" })).toBeNull();
  });
});

describe("the tabs of a narrow window", () => {
  it("have one for people where there is a room", () => {
    show(Tabs, together(withBen()));
    expect(page.getByRole("button", { name: "People" })).toBeTruthy();
  });

  it("have none without", () => {
    show(Tabs, together(withBen(), null));
    expect(page.queryByRole("button", { name: "People" })).toBeNull();
  });
});

describe("what is said aloud", () => {
  const spoken = (): string => {
    flushSync();
    return (document.querySelector("[data-calls]")?.textContent ?? "").trim();
  };

  it("is what people say from now on, unless it is on the screen anyway", () => {
    const old = said(0, 1, "Ben", { words: "Before" });
    const { people } = show(Calls, together(withBen(), playing({ lines: [old] })));
    expect(spoken()).toBe("");
    people.room = playing({ lines: [old, said(2, 1, "Ben", { phrase: "hello" })] });
    expect(spoken()).toBe("Ben: Hello!");
    people.listening = true;
    people.room = playing({ lines: [old, said(3, 1, "Ben", { words: "Seen" })] });
    expect(spoken()).toBe("Ben: Hello!");
  });

  it("is also the first that is said at all", () => {
    const { people } = show(Calls, together(withBen()));
    expect(spoken()).toBe("");
    people.room = playing({ lines: [said(0, 1, "Ben", { phrase: "hello" })] });
    expect(spoken()).toBe("Ben: Hello!");
  });

  it("is that the own time is nearly up, once", () => {
    const clock = { clock: { kind: "move", seconds: 60 }, seat: 0, asked: 0, left: null } as const;
    const company = together(withBen(), playing({ clock: { ...clock, due: 60 } }));
    const { people } = show(Calls, company);
    people.at = performance.now();
    expect(spoken()).toBe("");
    people.room = playing({ clock: { ...clock, due: 20 } });
    expect(spoken()).toBe("You have 20 seconds left.");
    people.room = playing({ clock: { ...clock, due: 15 } });
    expect(spoken()).toBe("You have 20 seconds left.");
    people.room = playing({ clock: { ...clock, seat: 1, due: 15 } });
    expect(spoken()).toBe("You have 20 seconds left.");
  });
});

describe("taking back by agreement", () => {
  const asked = { seat: 1, plies: 2, revision: 1, waiting: [0], mine: true };

  it("is asked of everybody else", async () => {
    const agree = vi.spyOn(api, "agree").mockResolvedValue(playing());
    show(TakingBack, together(withBen(), playing({ asked })));
    expect(page.getByText("Ben asks to take back 2 actions.")).toBeTruthy();
    await user.click(page.getByRole("button", { name: "No" }));
    expect(agree).toHaveBeenCalledExactlyOnceWith("t", 1, false);
  });

  it("shows whoever asks who has not answered yet, and that others refused", () => {
    vi.useFakeTimers();
    const own = { ...asked, seat: 0, waiting: [1], mine: false };
    const { session, people } = together(withBen(), playing({ asked: own }));
    vi.spyOn(session, "revision", "get").mockReturnValue(1);
    render(TakingBack, {
      context: new Map<string, unknown>([
        ["session", session],
        ["people", people],
      ]),
    });
    expect(page.getByRole("status").textContent).toContain("No answer yet: Ben");
    expect(page.queryByRole("button")).toBeNull();
    people.room = playing();
    flushSync();
    vi.advanceTimersByTime(1000);
    flushSync();
    expect(page.getByRole("status").textContent).toContain("would rather play on");
    vi.useRealTimers();
  });

  it("can be asked for where it is too late to undo, also while others decide", async () => {
    const wish = vi.spyOn(api, "askBack").mockResolvedValue(playing());
    const log = [line(0, "played", "", { begins: true })];
    show(Prompt, together({ ...withBen({ deciding: 1, undoEnds: "other-seat" }), log }));
    await user.click(page.getByRole("button", { name: "Ask to take it back" }));
    expect(wish).toHaveBeenCalledExactlyOnceWith("t", 0, 1);
  });
});

describe("the sheet of the table", () => {
  const close = { onclose: () => undefined };
  const open = (company: Company): void =>
    void render(TableSheet, { props: close, context: company.context });

  it("lets somebody go for a while", async () => {
    const leave = vi.spyOn(api, "leave").mockResolvedValue(undefined);
    open(together(withBen(), playing({ host: false })));
    expect(page.queryByText("Who may watch")).toBeNull();
    await user.click(page.getByRole("button", { name: "Leave for now" }));
    expect(leave).toHaveBeenCalledExactlyOnceWith("t");
    expect(gone).toHaveBeenCalledWith("/");
  });

  it("asks before somebody gives up for good", async () => {
    const resign = vi.spyOn(api, "resign").mockResolvedValue(playing());
    open(together(withBen()));
    await user.click(page.getByRole("button", { name: "Resign" }));
    expect(resign).not.toHaveBeenCalled();
    expect(page.getByText(/cannot take the seat back/)).toBeTruthy();
    await user.click(page.getByRole("button", { name: "Resign" }));
    expect(resign).toHaveBeenCalledExactlyOnceWith("t");
  });

  it("has the host give the seat of a bot away by link", async () => {
    const screen = withBen();
    const [ana] = playing().places;
    const bot = place({ kind: "bot", bot: "greedy" });
    const places = (part = {}) => [ana ?? place(), { ...bot, ...part }];
    const offered = playing({ places: places({ offered: true, invitation: "1.x" }) });
    const offer = vi.spyOn(api, "offer").mockResolvedValue(offered);
    open(together(screen, playing({ places: places() })));
    await user.click(page.getByRole("switch"));
    expect(offer).toHaveBeenCalledExactlyOnceWith("t", 1, true);
    expect(await page.findByRole("button", { name: /Copy the link/ })).toBeTruthy();
  });

  it("opens a table of one device to others", async () => {
    const company = together(withBen(), null);
    company.people.missing = true;
    const start = vi.spyOn(company.people, "start").mockResolvedValue();
    vi.spyOn(api, "openToOthers").mockResolvedValue(playing());
    open(company);
    await user.click(page.getByRole("button", { name: "Invite others" }));
    expect(company.people.room?.host).toBe(true);
    expect(start).toHaveBeenCalledOnce();
  });
});

describe("on a phone", () => {
  onPhone();
  it("the time of who is asked stands at the prompt, unless one watches later", () => {
    const clock = { clock: { kind: "move", seconds: 60 }, seat: 1, asked: 0, left: null } as const;
    const company = together(withBen({ deciding: 1 }), playing({ clock: { ...clock, due: 45 } }));
    company.people.at = performance.now();
    const { session } = show(Prompt, company);
    expect(document.querySelector("[data-time='1']")?.textContent).toContain("0:45");
    session.screen = { ...withBen({ deciding: 1 }), delayed: true };
    flushSync();
    expect(document.querySelector("[data-time]")).toBeNull();
  });
});
