import { render } from "@testing-library/svelte";
import { tick } from "svelte";
import { beforeAll, expect, test } from "vitest";
import { choose } from "../lib/settings.svelte";
import { furnish, line, sit } from "../testing/table";
import ActingPanel from "./ActingPanel.svelte";
import { after, played } from "./testing";

beforeAll(furnish);

test("has the card, where it goes, what that gives, and who joins the Conflict", async () => {
  choose("pace", "step");
  const start = [played(0, "arrakeen")];
  const deployed = line(1, "deployed", "", {
    changes: [
      { seat: 1, what: "garrison", faction: null, by: -2 },
      { seat: 1, what: "conflict", faction: null, by: 2 },
    ],
  });
  const { session, context } = sit(after(start, 1));
  session.theatre.receive(after(start, 1));
  session.theatre.receive(after([...start, played(1, "research_station"), deployed], 0));
  const { container } = render(ActingPanel, { context });
  const facts = () => [...container.querySelectorAll("dt")].map((one) => one.textContent);
  expect(container.querySelector(".face")?.textContent).toContain("Dagger");
  expect(container.textContent).toContain("Research Station");
  expect(facts()).toEqual(["goes to", "place gives"]);
  session.theatre.hurry();
  await new Promise((resolve) => setTimeout(resolve, 500));
  session.theatre.hurry();
  await tick();
  expect(facts()).toEqual(["goes to", "place gives", "joins the Conflict"]);
});
