import { render, screen as dom } from "@testing-library/svelte";
import userEvent from "@testing-library/user-event";
import { tick } from "svelte";
import { beforeAll, describe, expect, it, vi } from "vitest";
import { useCatalogue } from "../lib/catalogue.svelte";
import { setLang } from "../lib/i18n.svelte";
import { smallCatalogue } from "./learn/testing";
import Rules from "./Rules.svelte";

async function open(hash = ""): Promise<void> {
  history.replaceState(null, "", `/rules${hash}`);
  render(Rules, { speak: async () => undefined });
  await tick();
  await tick();
}

beforeAll(async () => {
  Element.prototype.scrollIntoView = vi.fn();
  useCatalogue(smallCatalogue());
  await setLang("en");
});

describe("the rules help", () => {
  it("goes to the entry the address names and puts the focus there", async () => {
    await open("#infiltrate");
    expect(document.activeElement?.id).toBe("infiltrate");
  });

  it("follows a link to another entry without filling the history", async () => {
    await open("#infiltrate");
    const before = history.length;
    const entry = document.getElementById("infiltrate") as HTMLElement;
    const link = [...entry.querySelectorAll("a")].find((a) => a.textContent === "Spy");
    await userEvent.click(link as HTMLElement);
    expect(location.hash).toBe("#spy");
    expect(document.activeElement?.id).toBe("spy");
    expect(history.length).toBe(before);
  });

  it("finds words in names and texts and says how many entries", async () => {
    await open();
    await userEvent.type(dom.getByRole("searchbox"), "shield wall");
    expect(dom.getByRole("heading", { name: "Shield Wall" })).toBeTruthy();
    expect(dom.queryByRole("heading", { name: "Leader" })).toBeNull();
    expect(dom.getByRole("status").textContent).toMatch(/^\d+ entr/);
    await userEvent.type(dom.getByRole("searchbox"), " xyzzy");
    expect(dom.getByRole("status").textContent).toMatch(/^Nothing found/);
  });

  it.each([
    ["en", "spy", "Spy"],
    ["es", "ESPIA", "Espía"],
    ["de", "Spion", "Spion"],
  ] as const)("shows the word itself first and marks it (%s)", async (lang, query, name) => {
    await setLang(lang);
    await open();
    await userEvent.type(dom.getByRole("searchbox"), query);
    const [first, ...others] = dom.getAllByRole("heading", { level: 2 });
    expect(first?.textContent?.trim()).toBe(name);
    expect(others.length).toBeGreaterThan(1);
    const marks = [...document.querySelectorAll("mark")].map((mark) => mark.textContent);
    expect(new Set(marks.map((mark) => mark.toLowerCase()))).toEqual(new Set([name.toLowerCase()]));
    await setLang("en");
  });

  it("keeps the game that is explained in the address", async () => {
    await open();
    await userEvent.click(dom.getByRole("button", { name: "Imperium (2020)" }));
    expect(location.search).toBe("?game=imperium");
    await userEvent.click(dom.getAllByRole("link", { name: "Conflict" })[0] as HTMLElement);
    expect(location.search + location.hash).toBe("?game=imperium#conflict");
  });

  it("goes back to the table", async () => {
    const back = vi.spyOn(history, "back").mockImplementation(() => undefined);
    history.pushState(null, "", "/table/t1");
    await open();
    await userEvent.click(dom.getByRole("button", { name: "Back" }));
    expect(back).toHaveBeenCalled();
  });
});
