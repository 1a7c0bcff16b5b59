import { render, screen as page } from "@testing-library/svelte";
import { beforeAll, expect, it } from "vitest";
import { catalogue } from "../lib/catalogue.svelte";
import { furnish, line, sit, table } from "../testing/table";
import StageCard from "./StageCard.svelte";

beforeAll(furnish);

it("shows the ring of whoever plays it, not the viewer's", () => {
  const { leaders, cards } = catalogue();
  const [mine, theirs] = ["muad_dib", "feyd_rautha_harkonnen"].map((id) => leaders[id]);
  if (!mine || !theirs || !cards["dagger"]) throw new Error("not in the catalogue");
  mine.signet = { signs: [], text: "My ring." };
  theirs.signet = { signs: [], text: "Their ring." };
  cards["dagger"].signet = true;
  const { context } = sit(table());
  const things = [{ sort: "card" as const, id: "dagger" }];
  render(StageCard, {
    props: { line: { ...line(1, "played", "", { things }), index: 0 } },
    context,
  });
  expect(page.getByText("Their ring.")).toBeTruthy();
  expect(page.queryByText("My ring.")).toBeNull();
});
