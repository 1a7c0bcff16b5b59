import { render } from "@testing-library/svelte";
import { afterEach, beforeAll, describe, expect, it, vi } from "vitest";
import { onPublicServer } from "../testing/room";
import { api } from "./api";
import { setLang } from "./i18n.svelte";
import TabSign from "./TabSign.svelte";
import { followTurns, turns } from "./turns.svelte";

beforeAll(() => setLang("en"));
afterEach(() => document.head.querySelector("link[rel=icon]")?.remove());

it("says in the tab when somebody here must decide", async () => {
  const icon = document.createElement("link");
  icon.rel = "icon";
  icon.setAttribute("href", "/icons/kanly.svg");
  document.head.append(icon);
  const { rerender, unmount } = render(TabSign, { title: "Kanly", turn: false });
  expect(document.title).toBe("Kanly");
  await rerender({ turn: true });
  expect(document.title).toBe("● Your turn · Kanly");
  expect(icon.getAttribute("href")).toBe("/icons/kanly-turn.svg");
  unmount();
  expect(icon.getAttribute("href")).toBe("/icons/kanly.svg");
});

describe("on a server for many", () => {
  onPublicServer("Ana");

  it("counts the other tables that wait, too", async () => {
    history.replaceState(null, "", "/");
    vi.spyOn(api, "turns").mockResolvedValue([
      { id: "a", due: 60 },
      { id: "b", due: null },
    ]);
    const stop = followTurns();
    await vi.waitFor(() => expect(turns()).toHaveLength(2));
    const { rerender } = render(TabSign, { title: "Kanly" });
    expect(document.title).toBe("● Your turn (2) · Kanly");
    await rerender({ turn: true });
    expect(document.title).toBe("● Your turn (3) · Kanly");
    stop();
  });
});
