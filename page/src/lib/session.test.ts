import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { action, line, moment, named, sit } from "../testing/table";
import { api, Problem } from "./api";

describe("choosing", () => {
  it("acts at once where nothing is paid", () => {
    const { session } = sit(moment({ actions: [action("card:dagger")] }));
    const act = vi.spyOn(session, "act").mockResolvedValue();
    session.choose(named("card:dagger"));
    expect(act).toHaveBeenCalledExactlyOnceWith("card:dagger");
  });

  it("asks before a space and confirms on the second choice, but not on a double click", () => {
    const clock = vi.spyOn(performance, "now").mockReturnValue(1000);
    const { session } = sit(moment({ kind: "space", actions: [action("space:arrakeen")] }));
    const act = vi.spyOn(session, "act").mockResolvedValue();
    session.choose(named("space:arrakeen"));
    expect(session.selected).toBe("space:arrakeen");
    expect(session.inspected).toMatchObject(named("space:arrakeen"));
    clock.mockReturnValue(1100);
    session.choose(named("space:arrakeen"));
    expect(act).not.toHaveBeenCalled();
    clock.mockReturnValue(2000);
    session.choose(named("space:arrakeen"));
    expect(act).toHaveBeenCalledExactlyOnceWith("space:arrakeen");
  });

  it("takes the second half of a double click for nothing, but not a key", () => {
    const clock = vi.spyOn(performance, "now").mockReturnValue(1000);
    const { session } = sit(moment({ actions: [action("end")] }));
    session["shown"]();
    clock.mockReturnValue(1100);
    expect(session.hasty(new MouseEvent("click", { detail: 2 }))).toBe(true);
    expect(session.hasty(new MouseEvent("click", { detail: 0 }))).toBe(false);
    clock.mockReturnValue(1500);
    expect(session.hasty(new MouseEvent("click", { detail: 1 }))).toBe(false);
  });

  it("explains what is not legal", () => {
    const { session } = sit(moment({ actions: [] }));
    session.choose(named("space:arrakeen"));
    expect([session.selected, session.inspected]).toEqual([null, named("space:arrakeen")]);
    expect(session.dismiss()).toBe(true);
    expect(session.inspected).toBeNull();
    expect(session.dismiss()).toBe(false);
  });

  it("asks before an end that gives something up, and knows what that is", () => {
    const { session } = sit(
      moment({
        kind: "agent-menu",
        actions: [
          action("end", { confirm: true }),
          action("intrigue:call"),
          action("deploy:1", { lapses: true }),
        ],
      }),
    );
    const act = vi.spyOn(session, "act").mockResolvedValue();
    session.choose(named("end"));
    expect([session.selected, session.inspected]).toEqual(["end", null]);
    expect(act).not.toHaveBeenCalled();
    expect(session.leftUndone.map((left) => left.action)).toEqual(["deploy:1"]);
  });
});

describe("the server", () => {
  beforeEach(() => vi.restoreAllMocks());
  afterEach(() => vi.restoreAllMocks());

  it("fetches once more when something changed while a fetch was under way", async () => {
    const { session } = sit(moment());
    const fetched = vi
      .spyOn(api, "screen")
      .mockResolvedValueOnce(moment({ revision: 2 }))
      .mockResolvedValueOnce(moment({ revision: 3 }));
    await Promise.all([session.refresh(), session.refresh()]);
    expect(fetched).toHaveBeenCalledTimes(2);
    expect(session.screen?.revision).toBe(3);
  });

  it("keeps the problem in view after the table was fetched anew", async () => {
    const { session } = sit(moment({ actions: [action("card:dagger")] }));
    vi.spyOn(api, "act").mockRejectedValue(new Problem("stale", "1 is not 2", 409));
    vi.spyOn(api, "screen").mockResolvedValue(moment({ revision: 2 }));
    await session.act("card:dagger");
    expect(session.screen?.revision).toBe(2);
    expect(session.problem?.code).toBe("stale");
  });

  it("asks only for the lines of the log that may have changed, and joins them to the others", async () => {
    const told = (text: string) => line(0, "played", text);
    const three = ["one", "two", "three"].map(told);
    const { session } = sit({ ...moment(), log: three, log_settled: 2 });
    const fetched = vi
      .spyOn(api, "screen")
      .mockResolvedValue({ ...moment({ revision: 2 }), log_from: 2, log: [told("3")] });
    await session.refresh();
    expect(fetched.mock.calls[0]?.[3]).toBe(2);
    expect(session.log.map(({ text }) => text)).toEqual(["one", "two", "3"]);
  });

  it("shows nothing more of a game that was deleted", async () => {
    const { session } = sit(moment());
    vi.spyOn(api, "screen").mockRejectedValue(new Problem("unknown-table", "no such table", 404));
    await session.refresh();
    expect(session.screen).toBeNull();
    expect(session.problem?.code).toBe("unknown-table");
  });

  it("asks for the device only where several persons sit", () => {
    expect(sit(moment({ persons: 1, deciding: 0 })).session.handover).toBe(false);
    const { session } = sit(moment({ persons: 2, deciding: 1 }));
    expect(session.handover).toBe(true);
  });
});
