import { render, screen as page } from "@testing-library/svelte";
import userEvent from "@testing-library/user-event";
import { tick } from "svelte";
import { beforeAll, describe, expect, it, vi } from "vitest";
import Explain from "./Explain.svelte";
import { tracksFor } from "../lib/catalogue.svelte";
import { spaceLines, spacePlace } from "./board/places";
import {
  action,
  CATALOGUE,
  change,
  furnish,
  moment,
  named,
  onPhone,
  sit,
  type Moment,
} from "../testing/table";

beforeAll(furnish);

async function explain(target: string, at: Moment, choose = false) {
  const { session, context } = sit(moment(at));
  const act = vi.spyOn(session, "act").mockResolvedValue();
  render(Explain, { context });
  if (choose) session.choose(named(target));
  else session.inspect(named(target));
  await tick();
  return { session, act, user: userEvent.setup() };
}
const words = (): string => page.getByRole("dialog").textContent?.replace(/\s+/g, " ") ?? "";

it("a space says what it takes and gives, who is there and who controls it", async () => {
  await explain("space:research_station", {
    others: { agents_at: ["research_station"], spies_at: ["post_city_left"] },
  });
  expect(page.getByRole("dialog", { name: "Research Station" })).toBeTruthy();
  for (const part of [
    "Combat space",
    "2 Influence: Fremen",
    "Pay",
    "Recruit 1 troop.",
    "Observation post: Station",
  ]) {
    expect(words()).toContain(part);
  }
  expect(words().match(/Feyd-Rautha Harkonnen/g)).toHaveLength(3);
});

it("a space says what it gives in the Reveal turn", async () => {
  const { hagga_basin: space } = CATALOGUE.spaces;
  if (space) space.reveal = { signs: [{ sign: "persuasion" }], text: "Gain 1 Persuasion." };
  const { session } = await explain("space:hagga_basin", {});
  expect(words()).toContain("Reveal turn Gain 1 Persuasion.");
  expect(spaceLines(session, "hagga_basin")).toEqual([
    [{ if: [{ sign: "hand" }] }, { sign: "persuasion" }],
  ]);
});

it("a requirement is told as it is for whoever reads it", async () => {
  const { tracks, spaces } = CATALOGUE;
  const { emperor } = tracks;
  const { sietch_tabr: space } = spaces;
  if (!emperor || !space?.requirement) return;
  emperor.owner = "shaddam_corrino_iv";
  space.requirement = { faction: "emperor", level: 2 };
  expect(tracksFor("emperor", "shaddam_corrino_iv")).toEqual(["great_houses", "emperor"]);
  const { session } = await explain("space:sietch_tabr", {});
  expect(words()).toContain("2 Influence: Great Houses");
  expect(words()).not.toContain("Emperor");
  expect(spacePlace(session, "sietch_tabr").label).toContain(
    "For you: 2 Influence with Great Houses.",
  );
  emperor.owner = null;
  space.requirement = { faction: "fremen", level: 2 };
});

it("what is not legal says why, and offers nothing to confirm", async () => {
  await explain("space:arrakeen", {
    why: { "space:arrakeen": [{ code: "cost", text: "It costs 1 water; you have 0." }] },
  });
  expect(words()).toContain("It costs 1 water; you have 0.");
  expect(page.getAllByRole("button")).toHaveLength(1);
});

it("a space names the cards in hand that go there", async () => {
  const { act, user } = await explain("space:arrakeen", {
    actions: [action("card:dagger", { spaces: ["arrakeen"] }), action("card:ring")],
    why: { "space:arrakeen": [{ code: "wrong-time", text: "First choose the card." }] },
  });
  expect(words()).toContain("Cards for it Dagger");
  expect(words()).not.toContain("Signet Ring");
  await user.click(page.getByRole("button", { name: "Dagger" }));
  expect(act).toHaveBeenCalledExactlyOnceWith("card:dagger");
});

const ARRAKEEN: Moment = {
  kind: "space",
  actions: [action("space:arrakeen", { changes: [change("water", 1, 0)] })],
};

it.each([true, false])("what is legal shows what changes and can be done here", async (chosen) => {
  const { act, user } = await explain("space:arrakeen", ARRAKEEN, chosen);
  expect(words()).toContain("Water from 1 to 0.");
  await user.click(page.getByRole("button", { name: "Send Agent" }));
  expect(act).toHaveBeenCalledExactlyOnceWith("space:arrakeen");
});

it("takes the focus when opened to read, and gives it back", async () => {
  const opener = document.createElement("button");
  document.body.append(opener);
  opener.focus();
  const { session, user } = await explain("acquire:operative", {});
  await tick();
  expect(document.activeElement).toBe(page.getByRole("dialog"));
  expect(words()).toContain("When acquired");
  expect(words()).toContain("Gain 1 water.");
  await user.click(page.getByRole("button", { name: "Close" }));
  expect(session.inspected).toBeNull();
  expect(document.activeElement).toBe(opener);
  opener.remove();
});

it("leaves the focus on the target when it was chosen there", async () => {
  const target = document.createElement("button");
  document.body.append(target);
  target.focus();
  await explain("space:arrakeen", { kind: "space", actions: [action("space:arrakeen")] }, true);
  await tick();
  expect(document.activeElement).toBe(target);
  target.remove();
});

it("what lies under the pointer is explained too, but not over an open explanation", async () => {
  const { session, context } = sit(
    moment({
      why: { "space:arrakeen": [{ code: "cost", text: "It costs 1 water; you have 0." }] },
    }),
  );
  const { container } = render(Explain, { context });
  const rest = async (target: string): Promise<string> => {
    session.peeked = { thing: named(target), anchor: new DOMRect(0, 0, 10, 10) };
    await tick();
    return container.querySelector("[aria-hidden='true'].peek")?.textContent ?? "";
  };
  expect(await rest("space:arrakeen")).toContain("Arrakeen");
  expect(await rest("space:arrakeen")).toContain("It costs 1 water; you have 0.");
  session.inspect(named("space:research_station"));
  expect(await rest("space:arrakeen")).toBe("");
});

it("leaves out what every choice of its kind changes alike", async () => {
  const alike = change("agents", 2, 1);
  await explain("space:arrakeen", {
    kind: "space",
    actions: [
      action("space:arrakeen", { changes: [alike, change("water", 1, 0)] }),
      action("space:research_station", { changes: [alike] }),
    ],
  });
  expect(words()).toContain("Water from 1 to 0.");
  expect(words()).not.toContain("Agents from 2 to 1.");
});

it("tells of a space also what others bring alike, and who may deploy there", async () => {
  const alike = change("solari", 0, 1);
  await explain("space:arrakeen", {
    kind: "space",
    actions: [
      action("space:arrakeen", { changes: [alike], deploys: { seat: 1, most: 3 } }),
      action("space:research_station", { changes: [alike] }),
    ],
  });
  expect(words()).toContain("Solari from 0 to 1.");
  expect(words()).toMatch(/May deploy.*up to 3, asked after your effects/);
});

it("names what one then has", async () => {
  await explain("space:arrakeen", {
    kind: "space",
    actions: [
      action("space:arrakeen", {
        changes: [change("hooks", 0, 1)],
      }),
    ],
  });
  expect(words()).toContain("You then have: Maker Hooks.");
});

describe("on a phone", () => {
  onPhone();

  it("a sheet says what is done with its thing, and its button the same in short", async () => {
    const label = "Recall your Spy from the Emperor post and draw 1 card";
    const { act, user } = await explain("post:post_emperor", {
      kind: "gather",
      actions: [action("post:post_emperor", { label })],
    });
    expect(page.getByText(label)).toBeTruthy();
    await user.click(page.getByRole("button", { name: `Recall Spy: ${label}` }));
    expect(act).toHaveBeenCalledExactlyOnceWith("post:post_emperor");
  });

  it("a space needs no such sentence: its name and the button say it", async () => {
    await explain("space:arrakeen", {
      kind: "space",
      actions: [action("space:arrakeen", { label: "Send an Agent to Arrakeen" })],
    });
    expect(page.queryByText("Send an Agent to Arrakeen")).toBeNull();
    expect(page.getByRole("button", { name: /^Send Agent/ })).toBeTruthy();
  });
});
