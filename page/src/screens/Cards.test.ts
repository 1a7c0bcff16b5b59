import { render, screen as dom } from "@testing-library/svelte";
import userEvent from "@testing-library/user-event";
import { beforeAll, beforeEach, describe, expect, it, vi } from "vitest";
import { useCatalogue } from "../lib/catalogue.svelte";
import { setLang } from "../lib/i18n.svelte";
import { smallCatalogue } from "./learn/testing";
import Cards from "./Cards.svelte";

const names = (): string[] =>
  dom.queryAllByRole("heading", { level: 3 }).map((heading) => heading.textContent ?? "");

function open(search = ""): void {
  history.replaceState(null, "", `/cards${search}`);
  render(Cards, { speak: async () => undefined });
}

beforeAll(async () => {
  Element.prototype.scrollIntoView = vi.fn();
  useCatalogue(smallCatalogue());
  await setLang("en");
});
beforeEach(() => localStorage.clear());

describe("the cards", () => {
  it("shows everything and says how much it is", () => {
    open();
    expect(names()).toContain("Dagger");
    expect(names()).toContain("Arrakeen");
    expect(dom.getByRole("status").textContent).toBe("8 entries");
  });

  it("finds names and texts, without case and accents, and keeps the search in the address", async () => {
    open();
    await userEvent.type(dom.getByRole("searchbox"), "DETONATION");
    expect(names()).toEqual(["Détonation"]);
    expect(location.search).toBe("?q=DETONATION");
    await userEvent.clear(dom.getByRole("searchbox"));
    await userEvent.type(dom.getByRole("searchbox"), "recruit troop");
    expect(names()).toEqual(["Arrakeen"]);
  });

  it("opens with what the address asks for", () => {
    open("?q=draw&kind=imperium");
    expect(names()).toEqual(["Overthrow"]);
    expect((dom.getByRole("searchbox") as HTMLInputElement).value).toBe("draw");
  });

  it("filters by faction, icon, cost and module", async () => {
    open();
    await userEvent.selectOptions(dom.getByLabelText("Faction"), "emperor");
    expect(names()).toEqual(["Overthrow"]);
    await userEvent.selectOptions(dom.getByLabelText("Faction"), "");
    await userEvent.selectOptions(dom.getByLabelText("Agent icon"), "city");
    expect(names()).toEqual(["Reconnaissance", "Arrakeen"]);
    await userEvent.selectOptions(dom.getByLabelText("Agent icon"), "");
    await userEvent.selectOptions(dom.getByLabelText("to"), "5");
    expect(names()).toEqual(["Delivery Agreement"]);
    await userEvent.selectOptions(dom.getByLabelText("Module"), "base");
    expect(names()).toEqual([]);
    await userEvent.click(dom.getAllByRole("button", { name: "Clear filters" })[0] as HTMLElement);
    expect(names().length).toBe(8);
  });

  it("offers no filter that no card of the game has", () => {
    const plain = smallCatalogue();
    for (const card of Object.values(plain.cards)) card.module = "";
    useCatalogue({ ...plain, contracts: {} });
    open();
    const icons = [...dom.getByLabelText<HTMLSelectElement>("Agent icon").options];
    expect(icons.map(({ value }) => value)).toContain("city");
    expect(icons.map(({ value }) => value)).not.toContain("spy");
    expect(dom.queryByLabelText("Module")).toBeNull();
    useCatalogue(smallCatalogue());
  });

  it("speaks cost and icons of a card", () => {
    open("?q=overthrow");
    expect(dom.getByText("costs 8 Persuasion")).toBeTruthy();
    expect(dom.getByText("Agent icons: Emperor")).toBeTruthy();
  });

  it("takes a slash to the search", async () => {
    open();
    await userEvent.keyboard("/");
    expect(document.activeElement).toBe(dom.getByRole("searchbox"));
  });
});
