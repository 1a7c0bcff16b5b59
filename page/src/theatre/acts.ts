/** Lines of the log as acts (a turn, a Combat, the turning round) and their beats. */
import type { LogLine } from "../lib/api";
import { PICTURES } from "./pictures";

export type BeatKind =
  | "card"
  | "agent"
  | "gains"
  | "deploy"
  | "strength"
  /** A Rival's card turned up for its swords. */
  | "swords"
  | "intrigue"
  | "ranking"
  | "rewards"
  | "round"
  /** What is only told lands without being shown. */
  | "quiet";

export interface Line extends LogLine {
  /** Its place in the whole log. */
  index: number;
}

/** What is shown under one caption. */
export interface Act {
  kind: "turn" | "combat" | "round";
  /** Whose turn it is; of the table's acts: nobody's. */
  seat: number | null;
  /** Where in the log it begins. */
  from: number;
  /** Is what it begins with known?  A Rival's cards that are passed over come before that. */
  opened: boolean;
}

export interface Beat {
  act: Act;
  kind: BeatKind;
  /** What lands with it; the first beat of a visit has the card alone and lands nothing. */
  lines: Line[];
  /** The line whose card, place or pieces it shows. */
  shows: Line | null;
}

/** Whose turn a line begins, if it begins one: a turn begins with a card, also with an Intrigue
    card of whoever is next. */
function begins(line: LogLine, act: Act | null): boolean {
  if (line.begins) return true;
  return line.event === "intrigue" && act?.kind !== "combat" && act?.seat !== line.seat;
}

/** The act a line belongs to: a new one, or the one that is on. */
function actOf(line: Line, act: Act | null): Act {
  const picture = PICTURES[line.event];
  const open = (kind: Act["kind"], seat: number | null, opened = true): Act => ({
    kind,
    seat,
    from: line.index,
    opened,
  });
  if (line.event === "combat") return open("combat", null);
  if (picture === "round" && act?.kind !== "round") return open("round", null);
  // Whom a Commander plays a card for in Combat is told with the card.
  const apart = act?.kind !== "combat" && (act?.seat !== line.seat || act.opened);
  if (picture === "note" && apart) return open("turn", line.seat, false);
  if (begins(line, act)) {
    if (act?.opened !== false || act.seat !== line.seat) return open("turn", line.seat);
    act.opened = true;
  }
  return act ?? open("round", null);
}

/** The kinds of beats a line is shown with, the last one landing it. */
function kindsOf(line: Line, act: Act): BeatKind[] {
  const picture = PICTURES[line.event];
  if (act.kind === "combat") {
    if (line.event === "combat") return ["strength"];
    if (line.event === "intrigue") return ["intrigue"];
    if (line.event === "hagal-swords") return ["swords"];
    if (line.event === "fought" || line.event === "conceded") return ["ranking"];
    return picture === "log" || picture === "note" ? ["quiet"] : ["rewards"];
  }
  if (act.kind === "round") return ["round"];
  switch (picture) {
    case "visit":
      return ["card", "agent"];
    case "card":
      return ["card"];
    case "piece":
      return ["agent"];
    case "gain":
      return ["gains"];
    case "deploy":
      return ["deploy"];
    default:
      return ["quiet"];
  }
}

/** What is shown one by one. */
const ALONE: ReadonlySet<BeatKind> = new Set(["card", "agent", "swords"]);

/** Does a line go on with a beat, or is it shown by one of its own? */
function joins(beat: Beat | undefined, kind: BeatKind, line: Line, act: Act): beat is Beat {
  if (!beat || beat.act !== act) return false;
  if (beat.kind === kind) return !ALONE.has(kind) && line.event !== "intrigue";
  // What an Intrigue card brings in Combat belongs to the card, until rewards are told.
  return beat.kind === "intrigue" && kind === "rewards" && line.event !== "reward" && !line.outcome;
}

/** The script of some lines of a log, going on from the act before them. */
export function scripted(
  log: readonly LogLine[],
  from: number,
  last: Act | null,
): { beats: Beat[]; act: Act | null } {
  const beats: Beat[] = [];
  let act = last;
  for (let index = from; index < log.length; index++) {
    const found = log[index];
    if (!found) continue;
    const line: Line = { ...found, index };
    act = actOf(line, act);
    const kinds = kindsOf(line, act);
    for (const kind of kinds) {
      const lands = kind === kinds.at(-1);
      const beat = beats.at(-1);
      if (lands && joins(beat, kind, line, act)) beat.lines.push(line);
      else beats.push({ act, kind, lines: lands ? [line] : [], shows: line });
    }
  }
  return { beats, act };
}

/** The act that is on at a line of the log. */
export function actAt(log: readonly LogLine[], at: number): Act | null {
  let start = at - 1;
  while (start > 0 && !(log[start]?.begins || log[start]?.event === "combat")) start -= 1;
  return scripted(log.slice(0, at), Math.max(0, start), null).act;
}
