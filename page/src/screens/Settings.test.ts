import { render, screen } from "@testing-library/svelte";
import userEvent from "@testing-library/user-event";
import { beforeAll, beforeEach, describe, expect, it, vi } from "vitest";
import { api } from "../lib/api";
import { has, setLang } from "../lib/i18n.svelte";
import { CHOICES, settings, type Setting } from "../lib/settings.svelte";
import { onPublicServer } from "../testing/room";
import Settings from "./Settings.svelte";
import { SETTINGS } from "./settings/groups";

const user = userEvent.setup();

beforeAll(() => setLang("en"));

it("shows every setting once, with every word it may be", () => {
  const rows = SETTINGS.flatMap((group) => group.rows).filter((row) => row.kind !== "volume");
  expect(rows.map((row) => row.setting).sort()).toEqual(Object.keys(CHOICES).sort());
  for (const row of rows) {
    const words = row.kind === "words" ? row.order : [row.off, row.on];
    expect([...words].sort()).toEqual([...CHOICES[row.setting as Setting]].sort());
    expect(has(`set-${row.setting}`), row.setting).toBe(true);
    if (row.kind !== "words" || row.setting === "language") continue;
    for (const word of words) expect(has(`set-${row.setting}-${word}`), word).toBe(true);
  }
});

it("changes a setting at once", async () => {
  const speak = vi.fn(async () => undefined);
  render(Settings, { speak });
  await user.click(screen.getByRole("radio", { name: "Fast" }));
  expect(settings.pace).toBe("fast");
  await user.click(screen.getByRole("switch", { name: "Wind" }));
  expect(settings.wind).toBe("on");
  expect(speak).not.toHaveBeenCalled();
  await user.click(screen.getByRole("radio", { name: "Deutsch" }));
  expect(settings.language).toBe("de");
  expect(speak).toHaveBeenCalledWith("de");
});

it("asks for no name on a server for one device", () => {
  render(Settings, { speak: async () => undefined });
  expect(screen.queryByRole("textbox")).toBeNull();
});

describe("on a server for many", () => {
  onPublicServer("Ana");
  beforeEach(async () => {
    await setLang("en");
    vi.spyOn(api, "turns").mockResolvedValue([]);
  });

  it("has the name, and the way to another device", async () => {
    const rename = vi.spyOn(api, "rename").mockResolvedValue({ public: true, name: "Chani" });
    render(Settings, { speak: async () => undefined });
    const field = screen.getByRole<HTMLInputElement>("textbox", { name: "Your name" });
    expect(field.value).toBe("Ana");
    await user.clear(field);
    await user.type(field, "Chani{Enter}");
    expect(rename).toHaveBeenCalledExactlyOnceWith("Chani");
    expect(await screen.findByText("The name is kept.")).toBeTruthy();
    await user.click(screen.getByRole("button", { name: "Make or type a code" }));
    expect(location.pathname).toBe("/device");
  });
});
