/** Lines and screens for the tests of the theatre. */
import type { LogLine, Screen } from "../lib/api";
import { line, table } from "../testing/table";

export function played(seat: number, space: string, card = "dagger"): LogLine {
  return line(seat, "played", `${seat} plays ${card} to ${space}.`, {
    begins: true,
    things: [
      { sort: "card", id: card },
      { sort: "space", id: space },
    ],
    changes: [{ seat, what: "agents", faction: null, by: -1 }],
  });
}

export function gained(seat: number, what: "solari" | "spice" | "water", by: number): LogLine {
  return line(seat, by < 0 ? "paid" : "gained", `${seat} gains ${by} ${what}.`, {
    numbers: [Math.abs(by)],
    changes: [{ seat, what, faction: null, by }],
  });
}

/** A screen of Ana's with so much of a log, and who is asked then. */
export function after(log: readonly LogLine[], deciding: number | null, seat = 0): Screen {
  const screen = table();
  return {
    ...screen,
    seat,
    revision: log.length + 1,
    log: [...log],
    decision:
      deciding === null
        ? null
        : {
            seat: deciding,
            kind: "turn",
            step: null,
            prompt: "",
            source: { sort: "rules", id: "" },
            actions: [],
            why: {},
            about: null,
          },
  };
}
