import { render, screen as dom } from "@testing-library/svelte";
import userEvent from "@testing-library/user-event";
import { beforeAll, beforeEach, describe, expect, it, vi } from "vitest";
import { api, Problem, type LessonInfo } from "../../lib/api";
import { useCatalogue } from "../../lib/catalogue.svelte";
import { LANGUAGES, readBundle, setLang } from "../../lib/i18n.svelte";
import Learn from "./Learn.svelte";
import { smallCatalogue } from "./testing";

const IDS = ["agents", "buying", "combat", "influence", "points"];
const lessons = (states: LessonInfo["state"][]): LessonInfo[] =>
  IDS.map((id, k) => ({ id, state: states[k] ?? "new", step: 1, steps: 5 }));

async function open(states: LessonInfo["state"][]): Promise<void> {
  vi.spyOn(api, "lessons").mockResolvedValue(lessons(states));
  render(Learn, { speak: () => Promise.resolve() });
  await dom.findByRole("heading", { name: "Make points" });
}

beforeAll(async () => {
  useCatalogue(smallCatalogue());
  await setLang("en");
});
beforeEach(() => history.replaceState(null, "", "/learn"));

describe("the lessons", () => {
  it("say how far each has come, and which is next", async () => {
    await open(["done", "begun"]);
    expect(dom.getByText(/Lesson 1 · done/)).toBeTruthy();
    expect(dom.getByText(/Lesson 2 · step 2 of 5/)).toBeTruthy();
    expect(dom.getByText(/Lesson 3 · 3 min/)).toBeTruthy();
    const next = dom.getByRole("button", { name: "Go on: Reveal and acquire" });
    expect(next.classList.contains("primary")).toBe(true);
    expect(dom.getByRole("button", { name: "Again: Send an Agent" })).toBeTruthy();
  });

  it("are all open, in any order", async () => {
    const openLesson = vi.spyOn(api, "openLesson").mockResolvedValue({ id: "t5" });
    await open([]);
    await userEvent.click(dom.getByRole("button", { name: "Open: Make points" }));
    expect(openLesson).toHaveBeenCalledWith("points");
    expect(location.pathname).toBe("/table/t5");
  });

  it("lead to the first game", async () => {
    await open(["done", "done", "done", "done", "done"]);
    const game = dom.getByRole("button", { name: "Begin the game" });
    expect(game.classList.contains("primary")).toBe(true);
  });

  it("say so when the server does not answer", async () => {
    vi.spyOn(api, "lessons").mockRejectedValue(new Problem("offline", "", 0));
    render(Learn, { speak: () => Promise.resolve() });
    expect(await dom.findByText("The server does not answer.")).toBeTruthy();
  });

  it.each(LANGUAGES)("have all their words in %s", async (lang) => {
    const bundle = await readBundle(lang);
    for (const id of IDS)
      for (const part of ["", "-idea", "-1", "-2", "-3"])
        expect(bundle.hasMessage(`lessons-${id}${part}`), id + part).toBe(true);
  });
});
