import { render, screen as page } from "@testing-library/svelte";
import userEvent from "@testing-library/user-event";
import { flushSync } from "svelte";
import { beforeAll, describe, expect, it, vi } from "vitest";
import type { Screen, Why } from "../lib/api";
import Side from "./Side.svelte";
import { furnish, ask, seat, sit, table } from "../testing/table";

beforeAll(furnish);

const user = userEvent.setup();
const short: Why[] = [
  {
    code: "persuasion",
    text: "Dear Card costs 6 Persuasion; you have 5.",
    params: { need: 6, have: 5 },
  },
];

/** A window of this width. */
function wide(width: number): void {
  vi.stubGlobal("innerWidth", width);
  dispatchEvent(new Event("resize"));
}

describe("cards on offer", () => {
  it("lights what can be acquired and says what the rest lacks", async () => {
    const { context } = sit(
      ask(
        table(),
        "reveal-menu",
        { "acquire:cheap": "Acquire Cheap Card" },
        {
          "acquire:dear": short,
        },
      ),
    );
    render(Side, { props: { part: "market" }, context });
    expect(
      page.getByRole("button", { name: /Acquire Cheap Card.*can choose/ }).className,
    ).toContain("lit");
    const dear = page.getByRole("button", { name: /Dear Card costs 6 Persuasion; you have 5/ });
    expect(dear.className).not.toContain("lit");
    expect(dear.textContent).toContain("1 short");
    expect(page.getByText("5 Persuasion to spend. 1 of 3 in reach.")).toBeTruthy();
  });

  it("shows beside the Row what is set aside for the viewer, and why it cannot be had", () => {
    const screen = ask(table(), "reveal-menu", [], { "acquire:dear": short });
    screen.view.row = ["cheap"];
    screen.view.seats[0] = { ...seat(), persuasion: 5, set_aside: ["dear"] };
    screen.view.seats[1] = { ...seat(), set_aside: ["cheap"] };
    const { context } = sit(screen);
    render(Side, { props: { part: "market" }, context });
    const row = page.getByRole("button", { name: /^Dear Card.*Set aside/ });
    expect(row.textContent).toContain("1 short");
    expect(page.getAllByText("Set aside")).toHaveLength(1);
  });

  it("asks for a second press before it acquires", async () => {
    const { session, context } = sit(
      ask(table(), "reveal-menu", { "acquire:cheap": "Acquire Cheap Card" }),
    );
    const sent: string[] = [];
    session.act = async (action) => void sent.push(action);
    render(Side, { props: { part: "market" }, context });
    const cheap = page.getByRole("button", { name: /Acquire Cheap Card/ });
    await user.click(cheap);
    expect(session.selected).toBe("acquire:cheap");
    expect(sent).toEqual([]);
    const later = performance.now() + 5000;
    vi.spyOn(performance, "now").mockReturnValue(later);
    await user.click(cheap);
    vi.restoreAllMocks();
    expect(sent).toEqual(["acquire:cheap"]);
  });

  it("explains a card nobody can acquire now", async () => {
    const { session, context } = sit(table());
    render(Side, { props: { part: "market" }, context });
    await user.click(page.getByRole("button", { name: /^Dear Card, cost 6/ }));
    expect(session.inspected).toMatchObject({ sort: "acquire", id: "dear" });
    expect(session.selected).toBeNull();
  });

  it("keeps its place beside the board; on a phone what is asked for comes first", async () => {
    const { session, context } = sit(table());
    const { container } = render(Side, { context });
    const order = () =>
      [...container.querySelectorAll("h2")].map(
        (h) => /Conflict|Row|Contracts/.exec(h.textContent)?.[0],
      );
    const first = (width: number, screen: Screen) => {
      wide(width);
      session.screen = screen;
      flushSync();
      return order()[0];
    };
    const buying = ask(table(), "reveal-menu", { "acquire:cheap": "Acquire Cheap Card" });
    const taking = ask(table(), "contract", { "contract:harvest_3": "Take it" });
    for (const width of [1100, 1280, 1920]) {
      for (const asked of [table(), buying, taking]) expect(first(width, asked)).toBe("Conflict");
    }
    expect(first(390, table())).toBe("Conflict");
    expect(first(390, buying)).toBe("Row");
    expect(first(390, taking)).toBe("Contracts");
  });

  it("is one tab stop, with arrow keys from card to card", async () => {
    const { context } = sit(table());
    render(Side, { props: { part: "market" }, context });
    const cheap = page.getByRole("button", { name: /^Cheap Card/ });
    const dear = page.getByRole("button", { name: /^Dear Card/ });
    expect([cheap.tabIndex, dear.tabIndex]).toEqual([0, -1]);
    cheap.focus();
    await user.keyboard("{ArrowDown}");
    expect(document.activeElement).toBe(dear);
    expect([cheap.tabIndex, dear.tabIndex]).toEqual([-1, 0]);
    await user.keyboard("{Home}");
    expect(document.activeElement).toBe(cheap);
  });

  it("lights contracts that can be taken and takes one", async () => {
    const { session, context } = sit(
      ask(table(), "contract", { "contract:harvest_3": "Take the contract Harvest 3+" }),
    );
    const act = vi.spyOn(session, "act").mockResolvedValue();
    render(Side, { props: { part: "market" }, context });
    await user.click(
      page.getByRole("button", { name: /Take the contract Harvest 3\+.*can choose/ }),
    );
    expect(act).toHaveBeenCalledWith("contract:harvest_3");
    expect(page.getByText("12 left")).toBeTruthy();
  });
});

describe("the Conflict", () => {
  const fought = () => {
    const screen = table();
    screen.view.seats[0] = seat({ deployed: 2, swords: 1 });
    screen.view.seats[1] = seat({ worms: 1, deployed: 1 });
    screen.fighters = [
      { seat: 0, strength: 5, place: 2, passed: false, may_concede: false },
      { seat: 1, strength: 5, place: 2, passed: false, may_concede: false },
      { seat: 2, strength: 0, place: 0, passed: false, may_concede: false },
    ];
    return screen;
  };

  it("spells out a tie and everybody's units", async () => {
    const { context } = sit(fought());
    render(Side, { props: { part: "conflict" }, context });
    expect(
      page.getByText("You and Feyd are tied at 5: nobody wins, each takes the 2nd reward."),
    ).toBeTruthy();
    expect(page.getByText("2 troops, 1 sword, strength 5")).toBeTruthy();
    expect(page.getByText("1 troop, 1 sandworm, strength 5")).toBeTruthy();
    expect(page.getByText("no units, strength 0")).toBeTruthy();
  });

  it("says of a tie of teammates that one may concede", () => {
    const screen = fought();
    for (const fighter of screen.fighters.slice(0, 2)) fighter.may_concede = true;
    render(Side, { props: { part: "conflict" }, context: sit(screen).context });
    expect(page.getByText(/^Unless a teammate concedes/)).toBeTruthy();
  });

  it("leaves it to the scene who takes what while a Combat is shown", () => {
    const screen = fought();
    screen.decision = null;
    const { session, context } = sit(screen);
    session.theatre.act = { kind: "combat", seat: null, from: 0, opened: true };
    render(Side, { props: { part: "conflict" }, context });
    expect(page.queryByText(/are tied at 5/)).toBeNull();
    expect(page.queryByText("tie")).toBeNull();
    expect(page.queryByText("If it ended now")).toBeNull();
    expect(page.getByText("2 troops, 1 sword, strength 5")).toBeTruthy();
  });

  it("says whether the Shield Wall protects it, and what is to come", async () => {
    const { session, context } = sit(fought());
    render(Side, { props: { part: "conflict" }, context });
    expect(page.getByRole("button", { name: /Arrakeen, behind the Shield Wall/ })).toBeTruthy();
    expect(page.getByText("To come:").parentElement?.textContent).toMatch(/II\s*III\s*×2/);
    const open = fought();
    open.protected = false;
    session.screen = open;
    expect(await page.findByRole("button", { name: /The Shield Wall is gone/ })).toBeTruthy();
  });

  it("says who has passed in Combat", async () => {
    const screen = ask(fought(), "combat", ["pass"]);
    const { session, context } = sit(screen);
    render(Side, { props: { part: "conflict" }, context });
    expect(page.queryByText("passed")).toBeNull();
    const fighters = screen.fighters.map((one) => ({ ...one, passed: one.seat === 1 }));
    session.screen = { ...screen, fighters };
    flushSync();
    expect(page.getByText("passed").closest("li")?.textContent).toContain("Feyd");
  });

  it("shows the battle icon the winner takes with the first reward", async () => {
    const { context } = sit(fought());
    render(Side, { props: { part: "conflict" }, context });
    const icon = page.getByRole("img", { name: /battle icon Crysknife/ });
    expect(icon.closest("li")?.textContent).toContain("1st");
  });

  it("marks a reward that only a tie can bring, where there are so few players", async () => {
    const { session, context } = sit(fought());
    render(Side, { props: { part: "conflict" }, context });
    const places = () =>
      [...page.getByRole("list", { name: "Rewards" }).children].map((li) =>
        li.textContent.includes("if tied"),
      );
    expect(places()).toEqual([false, false, true]);
    session.screen = { ...fought(), rewarded: 3 };
    flushSync();
    expect(places()).not.toContain(true);
  });

  it("opens the Conflict card", async () => {
    const { session, context } = sit(fought());
    render(Side, { props: { part: "conflict" }, context });
    await user.click(page.getByRole("button", { name: /Siege/ }));
    expect(session.inspected).toMatchObject({ sort: "conflict", id: "siege" });
  });
});
