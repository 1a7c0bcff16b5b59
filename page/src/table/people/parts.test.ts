import { render, screen as page, within } from "@testing-library/svelte";
import userEvent from "@testing-library/user-event";
import { flushSync, tick } from "svelte";
import { afterEach, beforeAll, beforeEach, describe, expect, it, vi } from "vitest";
import { api, Problem, type Room } from "../../lib/api";
import { member, place, said } from "../../testing/room";
import { action, furnish, onPhone } from "../../testing/table";
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

  const watching = (part: Partial<Room> = {}): Company => {
    const screen = { ...withBen(), seat: -1 };
    for (const sitter of screen.sitters) sitter.here = false;
    const [ana = place(), ben = place()] = playing().places;
    const places = [
      { ...ana, here: false },
      { ...ben, offered: true },
    ];
    return together(screen, playing({ host: false, me: 2, places, ...part }));
  };
  const taking = (): HTMLElement => page.getByRole("button", { name: /^Take this seat/ });

  it("who watches can take a seat that is offered", async () => {
    const { session } = show(Notices, watching({ members: [member(2, "Eve")] }));
    const sit = vi.spyOn(api, "sit").mockResolvedValue(playing());
    const refresh = vi.spyOn(session, "refresh").mockResolvedValue();
    await user.click(taking());
    expect(sit).toHaveBeenCalledExactlyOnceWith("t", 1, "Eve");
    expect(refresh).toHaveBeenCalledOnce();
  });

  it("who has no name yet is asked for it first", async () => {
    const { session } = show(Notices, watching({ members: [member(2, "")] }));
    const sit = vi.spyOn(api, "sit").mockResolvedValue(playing());
    vi.spyOn(session, "refresh").mockResolvedValue();
    await user.click(taking());
    expect(sit).not.toHaveBeenCalled();
    await user.keyboard("Chani{Enter}");
    expect(sit).toHaveBeenCalledExactlyOnceWith("t", 1, "Chani");
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
  const spoken = async (): Promise<string> => {
    flushSync();
    await tick(); // first nothing is said, then the words
    await tick();
    return (document.querySelector("[data-calls]")?.textContent ?? "").trim();
  };

  it("is what people say from now on, unless it is on the screen anyway", async () => {
    const old = said(0, 1, "Ben", { words: "Before" });
    const { people } = show(Calls, together(withBen(), playing({ lines: [old] })));
    expect(await spoken()).toBe("");
    people.room = playing({ lines: [old, said(2, 1, "Ben", { phrase: "hello" })] });
    expect(await spoken()).toBe("Ben: Hello!");
    people.listening = true;
    people.room = playing({ lines: [old, said(3, 1, "Ben", { words: "Seen" })] });
    expect(await spoken()).toBe("Ben: Hello!");
  });

  it("is also the first that is said at all", async () => {
    const { people } = show(Calls, together(withBen()));
    expect(await spoken()).toBe("");
    people.room = playing({ lines: [said(0, 1, "Ben", { phrase: "hello" })] });
    expect(await spoken()).toBe("Ben: Hello!");
  });

  it("is heard again when the same words are said again", async () => {
    const hello = (number: number) => said(number, 1, "Ben", { phrase: "hello" });
    const { people } = show(Calls, together(withBen()));
    people.room = playing({ lines: [hello(0)] });
    expect(await spoken()).toBe("Ben: Hello!");
    people.room = playing({ lines: [hello(0), hello(1)] });
    flushSync();
    expect(document.querySelector("[data-calls]")?.textContent.trim()).toBe("");
    expect(await spoken()).toBe("Ben: Hello!");
  });

  it("is that the own time is nearly up, once each time", async () => {
    const clock = { clock: { kind: "move", seconds: 60 }, seat: 0, asked: 0, left: null } as const;
    const company = together(withBen(), playing({ clock: { ...clock, due: 60 } }));
    const { people } = show(Calls, company);
    people.at = performance.now();
    expect(await spoken()).toBe("");
    people.room = playing({ clock: { ...clock, due: 20 } });
    expect(await spoken()).toBe("You have 20 seconds left.");
    people.room = playing({ clock: { ...clock, due: 15 } });
    expect(await spoken()).toBe("You have 20 seconds left.");
    people.room = playing({ clock: { ...clock, seat: 1, due: 15 } });
    expect(await spoken(), "so that the next warning is a new one").toBe("");
    people.room = playing({ clock: { ...clock, due: 20 } });
    expect(await spoken()).toBe("You have 20 seconds left.");
  });
});

describe("taking back by agreement", () => {
  const asked = { seat: 1, plies: 2, revision: 1, waiting: [0], mine: true, own: false };

  it("is asked of everybody else", async () => {
    const agree = vi.spyOn(api, "agree").mockResolvedValue(playing());
    show(TakingBack, together(withBen(), playing({ asked })));
    expect(page.getByText("Ben asks to take back 2 actions.")).toBeTruthy();
    await user.click(page.getByRole("button", { name: "No" }));
    expect(agree).toHaveBeenCalledExactlyOnceWith("t", 1, 1, false);
  });

  const own = { ...asked, seat: 0, waiting: [1], mine: false, own: true };

  it("can be withdrawn, and then nobody has refused it", async () => {
    const company = together(withBen(), playing({ asked: own }));
    vi.spyOn(company.session, "revision", "get").mockReturnValue(1);
    show(TakingBack, company);
    const agree = vi.spyOn(api, "agree").mockResolvedValue(playing());
    await user.click(page.getByRole("button", { name: "Withdraw" }));
    expect(agree).toHaveBeenCalledExactlyOnceWith("t", 0, 1, false);
    await new Promise((resolve) => setTimeout(resolve, 1100));
    expect(page.getByRole("status").textContent.trim()).toBe("");
  });

  it("shows whoever asks who has not answered yet, and that others refused", () => {
    vi.useFakeTimers();
    const { session, people, context } = together(withBen(), playing({ asked: own }));
    vi.spyOn(session, "revision", "get").mockReturnValue(1);
    render(TakingBack, { context });
    expect(page.getByRole("status").textContent).toContain("No answer yet: Ben");
    people.room = playing();
    flushSync();
    vi.advanceTimersByTime(1000);
    flushSync();
    expect(page.getByRole("status").textContent).toContain("would rather play on");
    vi.useRealTimers();
  });

  it("says what was refused, but not that the server does not answer, which stands above", () => {
    const { people } = show(TakingBack, together(withBen()));
    people.problem = new Problem("nothing-asked", "", 409);
    flushSync();
    expect(page.getByRole("alert").textContent).toContain("Nobody asks to take anything back now.");
    people.problem = new Problem("offline", "", 0);
    flushSync();
    expect(page.getByRole("alert").textContent).toBe("");
  });

  it("can be asked for where it is too late to undo, also while others decide", async () => {
    const wish = vi.spyOn(api, "askBack").mockResolvedValue(playing());
    const screen = withBen({ deciding: 1, undoEnds: "other-seat" });
    show(Prompt, together(screen, playing({ may_ask_back: [0] })));
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

  it("lets who only watches go, back to the lobby", async () => {
    const leave = vi.spyOn(api, "leave").mockResolvedValue(undefined);
    const screen = withBen();
    for (const sitter of screen.sitters) sitter.here = false;
    open(together(screen, playing({ host: false })));
    expect(page.queryByRole("button", { name: "Leave for now" })).toBeNull();
    await user.click(page.getByRole("button", { name: "Stop watching" }));
    expect(leave).toHaveBeenCalledExactlyOnceWith("t");
    expect(gone).toHaveBeenCalledWith("/lobby");
  });

  it("shows a refused offer as it is, and leaves the focus where it was", async () => {
    const [ana = place()] = playing().places;
    const bot = place({ kind: "bot", bot: "greedy", offerable: true });
    vi.spyOn(api, "offer").mockRejectedValue(new Problem("offline", "", 0));
    open(together(withBen(), playing({ places: [ana, bot] })));
    const control = page.getByRole<HTMLInputElement>("switch");
    await user.click(control);
    expect(await page.findByText("The server does not answer.")).toBeTruthy();
    expect(control.checked).toBe(false);
    expect(document.activeElement).toBe(control);
  });

  it("keeps the keyboard among the watchers when one of them was sent out", async () => {
    const watchers = [member(2, "Eve"), member(3, "Leto")];
    vi.spyOn(api, "dismiss").mockResolvedValue(playing({ members: watchers.slice(1) }));
    open(together(withBen(), playing({ members: watchers })));
    await user.click(page.getByRole("button", { name: "Send out: Eve" }));
    await user.click(page.getByRole("button", { name: "Send out" }));
    expect(document.activeElement).toBe(page.getByText("Leto").closest("li"));
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
    const bot = place({ kind: "bot", bot: "greedy", offerable: true });
    const places = (part = {}) => [ana ?? place(), { ...bot, ...part }];
    const offered = playing({ places: places({ offered: true, invitation: "1.x" }) });
    const offer = vi.spyOn(api, "offer").mockResolvedValue(offered);
    open(together(screen, playing({ places: places() })));
    await user.click(page.getByRole("switch"));
    expect(offer).toHaveBeenCalledExactlyOnceWith("t", 1, true);
    expect(await page.findByRole("button", { name: /Copy the link/ })).toBeTruthy();
  });

  it("says who loses the seat a bot plays on for them, and nothing of bots that have none", () => {
    const [ana = place(), ben = place()] = playing().places;
    const away = { ...ben, standin: "planner", offerable: true };
    const bot = place({ kind: "bot", bot: "greedy", offerable: true });
    const company = together(withBen(), playing({ places: [ana, away] }));
    open(company);
    const warning = page.getByText("Ben cannot come back to it then.");
    expect(page.getByRole("switch").getAttribute("aria-describedby")).toBe(warning.id);
    company.people.room = playing({ places: [ana, bot] });
    flushSync();
    expect(page.getByRole("switch")).toBeTruthy();
    expect(page.queryByText(/cannot come back/)).toBeNull();
  });

  it("stays where somebody could not leave, and says why", async () => {
    const company = together(withBen());
    vi.spyOn(company.people, "start").mockResolvedValue();
    const start = vi.spyOn(company.session, "start").mockResolvedValue();
    vi.spyOn(api, "leave").mockRejectedValue(new Problem("offline", "", 0));
    gone.mockClear();
    open(company);
    await user.click(page.getByRole("button", { name: "Leave for now" }));
    expect(await page.findByText("The server does not answer.")).toBeTruthy();
    expect(start).toHaveBeenCalledOnce();
    expect(gone).not.toHaveBeenCalled();
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
