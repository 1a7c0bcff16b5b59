import { render, screen as page, within } from "@testing-library/svelte";
import userEvent from "@testing-library/user-event";
import { flushSync, tick } from "svelte";
import { afterEach, beforeAll, beforeEach, expect, it, vi } from "vitest";
import { aRoom, connected, member, said } from "../testing/room";
import { api, Problem, type Phrase, type Room } from "./api";
import { LANGUAGES, readBundle, setLang } from "./i18n.svelte";
import { isMuted, mute } from "./muted.svelte";
import Talk from "./Talk.svelte";

const LINES = [
  said(0, 0, "Ana", { words: "Shall we begin?" }),
  said(1, 1, "Ben", { phrase: "hello" }),
];

const user = userEvent.setup();
const lines = (): string[] =>
  within(page.getByRole("log"))
    .getAllByRole("listitem")
    .map((item) => item.querySelector("p")?.textContent?.trim().replace(/\s+/g, " ") ?? "");

beforeAll(() => setLang("en"));
beforeEach(() => {
  localStorage.clear();
  mute("r1", 1, false);
});
afterEach(() => vi.restoreAllMocks());

it("shows who said what, phrases in the language of whoever reads", async () => {
  render(Talk, { room: connected(aRoom({ lines: LINES })) });
  expect(lines()).toEqual(["Ana Shall we begin?", "Ben Hello!"]);
  await setLang("de");
  expect(await page.findByText("Hallo!", { selector: "span" })).toBeTruthy();
  await setLang("en");
});

it("says own words, and is ready for the next ones", async () => {
  const room = connected(aRoom());
  const told = aRoom({ revision: 2, lines: [said(0, 0, "Ana", { words: "Good evening" })] });
  const say = vi.spyOn(api, "say").mockResolvedValue(told);
  vi.spyOn(api, "room").mockResolvedValue(told);
  render(Talk, { room });
  expect(page.getByText(/Nobody has said anything yet/)).toBeTruthy();
  const field = page.getByRole<HTMLInputElement>("textbox", { name: "Your words" });
  await user.type(field, "  Good evening {Enter}");
  expect(say).toHaveBeenCalledExactlyOnceWith("r1", "", "Good evening");
  expect(lines()).toEqual(["Ana Good evening"]);
  expect(field.value).toBe("");
  expect(document.activeElement).toBe(field);
  expect(field.maxLength).toBe(300);
});

it("sends nothing that says nothing", async () => {
  const say = vi.spyOn(api, "say");
  render(Talk, { room: connected(aRoom()) });
  await user.type(page.getByRole("textbox"), "   {Enter}");
  expect(say).not.toHaveBeenCalled();
});

it("says a phrase with one press", async () => {
  const say = vi.spyOn(api, "say").mockResolvedValue(aRoom());
  vi.spyOn(api, "room").mockResolvedValue(aRoom());
  render(Talk, { room: connected(aRoom()) });
  await user.click(page.getByRole("button", { name: "Thank you!" }));
  expect(say).toHaveBeenCalledExactlyOnceWith("r1", "thanks", "");
});

it("keeps words the server did not take, and says why", async () => {
  vi.spyOn(api, "say").mockRejectedValue(new Problem("offline", "", 0));
  render(Talk, { room: connected(aRoom()) });
  const field = page.getByRole<HTMLInputElement>("textbox");
  await user.type(field, "Hello?{Enter}");
  expect((await page.findByRole("alert")).textContent).toContain("The server does not answer.");
  expect(field.value).toBe("Hello?");
});

it("keeps what is typed while the last words are on their way", async () => {
  let answer: (room: Room) => void = () => undefined;
  const say = vi.spyOn(api, "say").mockReturnValue(new Promise((resolve) => (answer = resolve)));
  vi.spyOn(api, "room").mockResolvedValue(aRoom());
  render(Talk, { room: connected(aRoom()) });
  const field = page.getByRole<HTMLInputElement>("textbox");
  await user.type(field, "One{Enter}two");
  expect(say).toHaveBeenCalledOnce();
  answer(aRoom());
  await tick();
  expect(field.value).toBe("two");
});

it("does not put words that were refused over newer ones", async () => {
  let refuse: (problem: Problem) => void = () => undefined;
  vi.spyOn(api, "say").mockReturnValue(new Promise((_, reject) => (refuse = reject)));
  render(Talk, { room: connected(aRoom()) });
  const field = page.getByRole<HTMLInputElement>("textbox");
  await user.type(field, "One{Enter}two");
  refuse(new Problem("offline", "", 0));
  await page.findByText("The server does not answer.");
  expect(field.value).toBe("two");
});

it("tells the time, and the date of what was not said today", () => {
  const at = new Date().toISOString();
  const lines = [...LINES, said(2, 1, "Ben", { phrase: "thanks", at })];
  render(Talk, { room: connected(aRoom({ lines })) });
  const times = [...document.querySelectorAll("time")].map((time) => time.textContent);
  expect(times[0]).toMatch(/^Nov 1[89], \d+:\d\d/);
  expect(times[2]).toMatch(/^\d+:\d\d/);
});

it("has been read by whoever sees it", () => {
  const room = connected(aRoom({ lines: LINES }));
  expect(room.unread).toHaveLength(1);
  render(Talk, { room });
  flushSync();
  expect(room.unread).toEqual([]);
});

it("shows no words of somebody who is muted at this device, until they are heard again", async () => {
  render(Talk, { room: connected(aRoom({ lines: LINES })) });
  await user.click(page.getByText("Mute somebody"));
  await user.click(page.getByRole("button", { name: "Mute Ben" }));
  expect(lines()).toEqual(["Ana Shall we begin?"]);
  expect(JSON.parse(localStorage.getItem("kanly-muted") ?? "")).toEqual(["r1/1"]);
  expect(isMuted("another", 1)).toBe(false);
  await user.click(page.getByRole("button", { name: "Hear Ben again" }));
  expect(lines()).toEqual(["Ana Shall we begin?", "Ben Hello!"]);
});

it("has nobody to mute where nobody else is", () => {
  render(Talk, { room: connected(aRoom({ members: [member(0, "Ana")] })) });
  expect(page.queryByText("Mute somebody")).toBeNull();
});

/** A record, so that the compiler knows when one is missing. */
const PHRASES: Record<Phrase, true> = {
  hello: true,
  "good-luck": true,
  "well-played": true,
  thanks: true,
  oops: true,
  thinking: true,
  "your-turn": true,
  "nice-move": true,
  "that-hurt": true,
  "back-soon": true,
  "good-game": true,
  "once-more": true,
};

it.each(LANGUAGES)("has every phrase in %s", async (lang) => {
  const bundle = await readBundle(lang);
  for (const phrase of Object.keys(PHRASES)) {
    expect(bundle.hasMessage(`phrase-${phrase}`), phrase).toBe(true);
  }
});
