/** The table as it was between two screens: the earlier one, played on line by line. */
import type { Fighter, LogLine, Screen, SeatView } from "../lib/api";
import { swordsOf } from "./contenders";

type Shift = LogLine["changes"][number];
type Seats = readonly SeatView[];

/** What the numbers of the script are called in a seat's view, where that is another name. */
const FIELD = {
  vp: "vp",
  solari: "solari",
  spice: "spice",
  water: "water",
  garrison: "garrison",
  conflict: "deployed",
  worms: "worms",
  strength: "swords",
  persuasion: "persuasion",
  agents: "agents",
  spies: "spies",
} as const satisfies Partial<Record<Shift["what"], keyof SeatView>>;

function shifted(seat: SeatView, { what, faction, by }: Shift): SeatView {
  switch (what) {
    case "influence":
      if (!faction) return seat;
      return {
        ...seat,
        influence: { ...seat.influence, [faction]: (seat.influence[faction] ?? 0) + by },
      };
    case "swordmaster":
    case "council":
    case "hooks":
      return { ...seat, [what]: by > 0 };
    case "hand":
    case "intrigue": {
      // Of the own cards the viewer sees which they are; they come with the next screen.
      const pile = seat[what];
      return typeof pile === "number" ? { ...seat, [what]: pile + by } : seat;
    }
    case "contracts":
      return seat;
    default:
      return { ...seat, [FIELD[what]]: seat[FIELD[what]] + by };
  }
}

function without(list: readonly string[], id: string): string[] {
  return list.filter((one) => one !== id);
}

/** The Agent that goes to a space: of those at home the first that acts for the Ally. */
function sent({ tokens, stands_in: ally }: SeatView, space: string): SeatView["tokens"] {
  const goes = tokens.find(({ state, allies }) => state === "home" && allies.includes(ally));
  return tokens.map((one) => (one === goes ? { ...one, state: "sent", space } : one));
}

/** Where pieces stand after a line; a Reveal turn ends with its strength. */
function moved(seat: SeatView, line: LogLine): SeatView {
  const named = (sort: string): string => line.things.find((t) => t.sort === sort)?.id ?? "";
  switch (line.event) {
    case "played":
    case "hagal":
      return {
        ...seat,
        agents_at: [...without(seat.agents_at, named("space")), named("space")],
        tokens: sent(seat, named("space")),
      };
    case "recalled-agent":
    case "moved-agent":
      return { ...seat, agents_at: without(seat.agents_at, named("space")) };
    case "placed-spy":
      return { ...seat, spies_at: [...without(seat.spies_at, named("post")), named("post")] };
    case "recalled-spy":
      return { ...seat, spies_at: without(seat.spies_at, named("post")) };
    case "strength":
      return { ...seat, persuasion: 0 };
    default:
      return seat;
  }
}

/** All units go home after a Combat, all Agents as the round ends. */
function home(seats: Seats, line: LogLine): SeatView[] {
  if (line.event === "won" || line.event === "nobody-won") {
    return seats.map((seat) => ({ ...seat, deployed: 0, worms: 0, swords: 0 }));
  }
  if (line.event === "recall") return seats.map((seat) => ({ ...seat, agents_at: [] }));
  return [...seats];
}

/** The Conflict as a line tells it. */
function fought(fighters: readonly Fighter[], line: LogLine): Fighter[] {
  const [strength = 0, place] = line.numbers;
  return fighters
    .map((one) => (one.seat === line.seat ? { ...one, strength, place: place ?? one.place } : one))
    .sort((a, b) => b.strength - a.strength);
}

/** Swords count at once for whoever fights; where the fighters stand then, the next screen says. */
function stronger(fighters: readonly Fighter[], line: LogLine): Fighter[] {
  return fighters
    .map((one) =>
      one.strength ? { ...one, strength: one.strength + swordsOf([line], one.seat) } : one,
    )
    .sort((a, b) => b.strength - a.strength);
}

/** Whose units act for whom after a line: a Commander's choice holds until another turn begins. */
function standing(seats: readonly SeatView[], line: LogLine): SeatView[] {
  const named = line.things.find(({ sort }) => sort === "seat");
  if (line.event === "activated" && named) {
    return seats.map((seat, n) =>
      n === line.seat ? { ...seat, stands_in: Number(named.id) } : { ...seat, stands_in: n },
    );
  }
  const over = line.begins && seats[line.seat]?.stands_in === line.seat;
  return over ? seats.map((seat, n) => ({ ...seat, stands_in: n })) : [...seats];
}

/** What teams have on the table after a line. */
function teamed(
  screen: Screen,
  seats: readonly SeatView[],
  line: LogLine,
): Screen["view"]["teams"] {
  const { teams } = screen.view;
  if (!teams) return null;
  const activated = seats.find((seat, n) => seat.stands_in !== n)?.stands_in ?? null;
  const card =
    line.event === "throne" ? line.things.find(({ sort }) => sort === "card") : undefined;
  return { ...teams, activated, throne: card ? [...teams.throne, card.id] : teams.throne };
}

/** The points of all teams as their seats now have them. */
function totals(screen: Screen, seats: readonly SeatView[]): Screen["teams"] {
  return screen.teams.map((team) => ({
    ...team,
    total: team.seats.reduce((sum, seat) => sum + (seats[seat]?.vp ?? 0), 0),
  }));
}

/** What cards and Leaders of 2020 have left on the table after a line. */
function marked({ view }: Screen, line: LogLine): Screen["view"]["marks"] {
  const { marks } = view;
  if (!marks) return null;
  const { seat } = line;
  switch (line.event) {
    case "mentat":
      return { ...marks, mentat: seat, mentat_next: null };
    case "mentat-won":
      return { ...marks, mentat_next: seat };
    case "mentat-home":
      return { ...marks, mentat: null };
    case "voice":
      return {
        ...marks,
        voices: marks.voices.map((old, n) => (n === seat ? (line.things[0]?.id ?? null) : old)),
      };
    default:
      if (!line.begins) return marks;
      return { ...marks, voices: marks.voices.map((old, n) => (n === seat ? null : old)) };
  }
}

function playOne(screen: Screen, line: LogLine): Screen {
  const { view } = screen;
  let seats = home(view.seats, line);
  if (view.teams) seats = standing(seats, line);
  seats = seats.map((seat, n) => (n === line.seat ? moved(seat, line) : seat));
  for (const shift of line.changes) {
    seats = seats.map((seat, n) => (n === shift.seat ? shifted(seat, shift) : seat));
  }
  const id = line.things[0]?.id ?? "";
  const next = {
    ...view,
    seats,
    teams: teamed(screen, seats, line),
    marks: marked(screen, line),
  };
  screen = { ...screen, teams: totals(screen, seats) };
  if (line.event === "round") next.round = line.round;
  if (line.event === "conflict") next.conflict = id;
  if (line.event === "recall") next.first = line.seat;
  if (line.event === "alliance") next.alliances = { ...view.alliances, [id]: line.seat };
  if (line.event === "alliance-returned") next.alliances = { ...view.alliances, [id]: null };
  if (line.event === "control") next.control = { ...view.control, [id]: line.seat };
  if (line.event === "control-lost") next.control = { ...view.control, [id]: null };
  if (line.event === "makers") {
    next.bonus_spice = { ...view.bonus_spice, [id]: line.numbers[0] ?? 0 };
  }
  if (line.event === "shield-wall") next.shield_wall = false;
  switch (line.event) {
    case "strength":
    case "fought":
      return { ...screen, view: next, fighters: fought(screen.fighters, line) };
    case "swords":
    case "hagal-swords":
      return { ...screen, view: next, fighters: stronger(screen.fighters, line) };
    default:
      return { ...screen, view: next };
  }
}

/** A screen played on by further lines.  Nothing can be answered on it: it is behind. */
export function playedOn(screen: Screen, lines: readonly LogLine[]): Screen {
  const after = lines.reduce(playOne, screen);
  return { ...behind(after), log: [...screen.log, ...lines] };
}

/** A screen as it was before the lines from one on, if they tell of first turns only. */
export function rewound(screen: Screen, from: number): Screen {
  const { view, log } = screen;
  const seats = log.slice(from).reduceRight<Seats>(takeBack, view.seats);
  const rivals = view.rivals && { ...view.rivals, shown: [] };
  const fighters = screen.fighters.map((one) => ({ ...one, strength: 0, place: 0 }));
  return {
    ...behind(screen),
    fighters,
    view: { ...view, seats: [...seats], rivals },
    log: log.slice(0, from),
  };
}

function takeBack(seats: Seats, line: LogLine): Seats {
  const id = line.things.find(({ sort }) => sort === "space" || sort === "post")?.id ?? "";
  return seats.map((seat, n) => {
    const shifts = line.changes.filter((shift) => shift.seat === n);
    const before = shifts.reduce((was, shift) => shifted(was, { ...shift, by: -shift.by }), seat);
    return n === line.seat
      ? {
          ...before,
          agents_at: without(before.agents_at, id),
          spies_at: without(before.spies_at, id),
        }
      : before;
  });
}

/** The same screen while more is to come: nothing can be answered there. */
export function behind(screen: Screen): Screen {
  return { ...screen, decision: null, undoable: 0 };
}

/** How many lines two logs have in common, from the first on. */
export function inCommon(one: readonly LogLine[], other: readonly LogLine[]): number {
  const same = (a: LogLine, b: LogLine): boolean =>
    a === b ||
    (a.event === b.event &&
      a.seat === b.seat &&
      a.ply === b.ply &&
      JSON.stringify([a.things, a.numbers]) === JSON.stringify([b.things, b.numbers]));
  const least = Math.min(one.length, other.length);
  // The end differs first: most logs only grow.
  let n = least;
  for (let k = least - 1; k >= 0; k--) {
    const [a, b] = [one[k], other[k]];
    if (a === b) break;
    if (a && b && !same(a, b)) n = k;
  }
  return n;
}
