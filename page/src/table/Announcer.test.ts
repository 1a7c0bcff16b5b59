import { render } from "@testing-library/svelte";
import { flushSync } from "svelte";
import { expect, it } from "vitest";
import { line, moment, sit } from "../testing/table";
import Announcer from "./Announcer.svelte";

it("says every new line, one's own results too, and nothing that was there before", () => {
  const { session, context } = sit({ ...moment(), log: [line(1, "played", "Old.")] });
  const { container } = render(Announcer, { context });
  const live = container.querySelector("[aria-live]");
  expect(live?.textContent).toBe("");
  const log = [
    line(1, "played", "Old."),
    line(0, "played", "Ana gains 1 spice."),
    line(1, "played", "Feyd plays Dagger."),
  ];
  session.screen = { ...moment(), log };
  flushSync();
  expect(live?.textContent).toBe("Ana gains 1 spice. Feyd plays Dagger.");
});
