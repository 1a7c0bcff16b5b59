import { render, screen as dom } from "@testing-library/svelte";
import userEvent from "@testing-library/user-event";
import { beforeAll, beforeEach, describe, expect, it, vi } from "vitest";
import { api, type Screen } from "../lib/api";
import { useCatalogue } from "../lib/catalogue.svelte";
import { setLang } from "../lib/i18n.svelte";
import { Session } from "../lib/session.svelte";
import { action, decision, screen, smallCatalogue } from "../screens/learn/testing";
import { LESSON } from "../testing/table";
import LessonVoice from "./LessonVoice.svelte";

function sit(lesson: Screen["lesson"]): Session {
  const session = new Session("t1");
  session.viewer = 0;
  session.screen = screen({
    decision: decision("turn", [action("card:reconnaissance")]),
    ...(lesson ? { lesson } : {}),
  });
  render(LessonVoice, { context: new Map([["session", session]]) });
  return session;
}

beforeAll(async () => {
  useCatalogue(smallCatalogue());
  await setLang("en");
});
beforeEach(() => history.replaceState(null, "", "/table/t1"));

describe("the voice of a lesson", () => {
  it("is silent in a game", () => {
    sit(null);
    expect(dom.queryByRole("region")).toBeNull();
  });

  it("says what the step asks, and how far the lesson is", () => {
    sit(LESSON);
    expect(dom.getByText("Choose a card.")).toBeTruthy();
    expect(dom.getByText("Lesson 1 of 5 · Send an Agent")).toBeTruthy();
    expect(dom.getByRole("img", { name: "1 of 5 steps done" })).toBeTruthy();
  });

  it("shows a right answer without giving it", async () => {
    const session = sit(LESSON);
    await userEvent.click(dom.getByRole("button", { name: "Show me" }));
    expect(session.inspected).toMatchObject({ sort: "card", id: "reconnaissance" });
  });

  it("skips a step on the server", async () => {
    const skipStep = vi.spyOn(api, "skipStep").mockResolvedValue(screen({ revision: 9 }));
    sit(LESSON);
    await userEvent.click(dom.getByRole("button", { name: "Skip step" }));
    expect(skipStep).toHaveBeenCalledWith("t1", 0, 0, "en");
  });

  it("waits while others play", () => {
    sit({ ...LESSON, show: null });
    for (const name of ["Show me", "Skip step"])
      expect(dom.getByRole<HTMLButtonElement>("button", { name }).disabled).toBe(true);
  });

  it("can be left at any time", async () => {
    sit(LESSON);
    await userEvent.click(dom.getByRole("button", { name: "Leave lesson" }));
    expect(location.pathname).toBe("/learn");
  });

  it("leads to the next lesson, and after the last to a game", async () => {
    const openLesson = vi.spyOn(api, "openLesson").mockResolvedValue({ id: "t2" });
    sit({ ...LESSON, step: 5, show: null });
    await userEvent.click(dom.getByRole("button", { name: "Next lesson" }));
    expect(openLesson).toHaveBeenCalledWith("buying");
    expect(location.pathname).toBe("/table/t2");
  });

  it("ends with a way to the first game", async () => {
    sit({ ...LESSON, id: "points", number: 5, step: 5, show: null, next: null });
    await userEvent.click(dom.getByRole("button", { name: "Now a game" }));
    expect(location.pathname).toBe("/learn");
  });
});
