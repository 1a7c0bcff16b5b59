import { describe, expect, it } from "vitest";
import type { Decision } from "../lib/api";
import { action, moment, sit } from "../testing/table";
import { tabFor, type Tab } from "./tabs";

const tab = (now: Tab, kind: Decision["kind"], ...actions: string[]): Tab =>
  tabFor(sit(moment({ kind, actions: actions.map((text) => action(text)) })).session, now);

describe("the tab of a question", () => {
  it("is the one where its targets are", () => {
    expect(tab("board", "contract", "contract:harvest")).toBe("cards");
    expect(tab("log", "space", "space:arrakeen")).toBe("board");
    expect(tab("seats", "trash", "discarded:dagger")).toBe("seats");
  });

  it("stays where it is, if there are targets or none anywhere", () => {
    expect(tab("cards", "reveal-menu", "acquire:operative", "space:arrakeen")).toBe("cards");
    expect(tab("log", "choose", "option:0")).toBe("log");
  });

  it("is the Conflict in Combat and the board at the start of a turn", () => {
    expect(tab("board", "combat", "pass")).toBe("conflict");
    expect(tab("cards", "turn", "card:dagger")).toBe("board");
  });

  it("is the board's when the game is over", () => {
    const { session } = sit({ ...moment({ actions: [] }), decision: null, over: true });
    expect(tabFor(session, "cards")).toBe("board");
  });

  it("is left alone while others decide", () => {
    const { session } = sit(moment({ deciding: 1, actions: [action("contract:harvest")] }));
    expect(tabFor(session, "log")).toBe("log");
  });
});
