import { render } from "@testing-library/svelte";
import { afterEach, beforeAll, expect, it } from "vitest";
import { setLang } from "./i18n.svelte";
import TabSign from "./TabSign.svelte";

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
