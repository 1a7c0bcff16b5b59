/** What a line brings or costs, as chips. */
import type { LogLine } from "../lib/api";
import type { Thing } from "../lib/things";
import type { Line } from "./acts";
import type { EventName } from "./pictures";

type Shift = LogLine["changes"][number];

export interface Chip {
  /** The sign, or the Faction whose Influence it is. */
  icon: string;
  by: number;
  seat: number;
  /** Where on the board it comes from, if the line says so. */
  at: Thing | null;
  /** The seat it comes from, where one gives it to another. */
  from?: number;
}

const ICON: Partial<Record<Shift["what"], string>> = {
  garrison: "troop",
  conflict: "troop",
  worms: "sandworm",
  strength: "sword",
  agents: "agent",
  spies: "spy",
  contracts: "contract",
  hand: "draw",
};

/** What changes no number has a sign by its event. */
const SIGN: Partial<Record<EventName, string>> = {
  alliance: "alliance",
  control: "control",
  trashed: "trash",
  trained: "training",
  memory: "memory",
  signet: "signet",
  scheme: "signet",
  "shield-wall": "shield-wall",
};

export function iconOf({ what, faction }: Pick<Shift, "what" | "faction">): string {
  return faction ?? ICON[what] ?? what;
}

const PLACES: ReadonlySet<string> = new Set(["space", "post", "faction"]);

/** The place on the board a line speaks of. */
export function placeOf(line: Pick<Line, "things">): Thing | null {
  return line.things.find(({ sort }) => PLACES.has(sort)) ?? null;
}

/** Troops that go from the garrison to the Conflict are one chip, not two. */
function isCounterpart({ what, by }: Shift, line: LogLine): boolean {
  if (line.event === "deployed" || line.event === "retreated") return what === "garrison";
  return line.event === "swordmaster" && what === "agents" && by > 0;
}

export function chipsOf(line: Line): Chip[] {
  const at = placeOf(line);
  const sign = SIGN[line.event];
  if (sign) return [{ icon: sign, by: 1, seat: line.seat, at }];
  if (line.event === "defended") return [];
  if (line.event === "gave") {
    return line.changes
      .filter(({ by }) => by > 0)
      .map((shift) => ({
        icon: iconOf(shift),
        by: shift.by,
        seat: shift.seat,
        at: null,
        from: line.seat,
      }));
  }
  return line.changes
    .filter((shift) => !isCounterpart(shift, line))
    .map((shift) => ({ icon: iconOf(shift), by: shift.by, seat: shift.seat, at }));
}

/** Chips of the same sort as one. */
export function together(chips: readonly Chip[]): Chip[] {
  const found = new Map<string, Chip>();
  for (const chip of chips) {
    const key = `${chip.seat} ${chip.icon}`;
    const known = found.get(key);
    found.set(key, known ? { ...known, by: known.by + chip.by } : chip);
  }
  return [...found.values()].filter(({ by }) => by !== 0);
}

/** What a seat wins with these lines.  A Spy goes from the supply to its post: that is won too, and
    one that is called back for it is not. */
export function wonBy(seat: number, lines: readonly Line[]): Chip[] {
  const won = lines
    .filter(({ event }) => event !== "swordmaster" && event !== "recalled-spy")
    .flatMap((line) =>
      chipsOf(line).map((chip) => (line.event === "placed-spy" ? { ...chip, by: 1 } : chip)),
    );
  return together(won.filter((chip) => chip.seat === seat && chip.by > 0));
}

/** Chips by the seat they are for. */
export function bySeat(chips: readonly Chip[]): Map<number, Chip[]> {
  const found = new Map<number, Chip[]>();
  for (const chip of chips) found.set(chip.seat, [...(found.get(chip.seat) ?? []), chip]);
  return found;
}

/** Places and seats some lines have changed, each with the seat that did so. */
export function changedBy(lines: readonly Line[]): { at: Thing | null; seat: number }[] {
  const found = new Map<string, { at: Thing | null; seat: number }>();
  for (const line of lines) {
    const at = placeOf(line);
    if (at) found.set(`${at.sort}:${at.id}`, { at, seat: line.seat });
    for (const { seat } of line.changes) found.set(String(seat), { at: null, seat });
  }
  return [...found.values()];
}
