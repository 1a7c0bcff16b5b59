/** What a board is: named places in units of a drawing, and nothing the rules depend on. */

export interface Box {
  x: number;
  y: number;
  w: number;
  h: number;
}
export interface Point {
  x: number;
  y: number;
}

/** A space that takes Agents. */
export interface SpacePlace {
  id: string;
  box: Box;
  /** "low" tiles hold a name and one row of signs, "middle" two rows, "tall" also a foot. */
  size: "low" | "middle" | "tall";
  /** The sides on which the eye of a post stands on its edge: the text keeps clear of it. */
  eyes?: "left" | "right" | "both";
  /** Something stands close above it: Agents stand deeper in the tile. */
  deep?: boolean;
}

/** An observation post; the link is drawn from it to the spaces it watches. */
export interface PostPlace {
  id: string;
  at: Point;
  link: string;
}

/** The Influence track of a Faction, with a cell for each level from 0 on. */
export interface TrackPlace {
  faction: string;
  cells: Box;
  levels: number;
  name: Box;
  /** The levels every member of the team is rewarded for: a bracket over their signs. */
  team?: number[];
}

/** Places that belong together: one stop for Tab, arrow keys inside. */
export interface Group {
  id: string;
  /** The sign and tone of the group in the sprite. */
  tone: string;
  /** Another sign beside its title. */
  emblem?: string;
  /** Where the name stands; a Faction's name stands at its track. */
  title: Point | null;
  track: TrackPlace | null;
  spaces: SpacePlace[];
  posts: PostPlace[];
  /** The Leader whose personal board it is: nobody else goes there. */
  owner?: string;
}

/** What stands on the ground and is not chosen: a block with its name in it, or a line of signs. */
export interface Plate extends Box {
  form: "block" | "line";
}

/** A cell of the small board of a phone on its side. */
export type PocketCell =
  | { faction: string }
  | { space: string; tone: string }
  | { show: "council" | "wall" | "mentat"; tone: string };

export interface BoardLayout {
  id: string;
  width: number;
  height: number;
  /** The drawing of the ground in the units of the board; `.wall` and `.rubble` in it take turns. */
  ground: string;
  groups: Group[];
  /** Rows of the small board, all of the same length. */
  pocket: PocketCell[][];
  score: { label: Box; cells: Box; last: number };
  council: Plate | null;
  wall: { title: Point; plate: Plate } | null;
  /** Where the Mentat stands while nobody has it: like an Agent at this space. */
  mentat?: string;
}

/** The middle of a box. */
export function middle(box: Box): Point {
  return { x: box.x + box.w / 2, y: box.y + box.h / 2 };
}

/** Cell number n of a row of cells. */
export function cell(row: Box, count: number, n: number, gap: number): Box {
  const w = (row.w - gap * (count - 1)) / count;
  return { x: row.x + n * (w + gap), y: row.y, w, h: row.h };
}

/** What says where a seat stands in a cell. */
export interface Sitting {
  team: number;
  /** A Commander stands before the Allies. */
  commands: boolean;
}

/** The seats in a cell, row by row from the left. */
export type Rows = readonly (readonly number[])[];

/** Two seats to a row, and room for two rows: a cell looks the same with two seats and with four. */
function inPairs(seats: number): Rows {
  const rows = Math.max(2, Math.ceil(seats / 2));
  return Array.from({ length: rows }, (_, n) => [2 * n, 2 * n + 1]);
}

/** The rows of a cell: teams have one each, that of the first seat the lowest, and who has no
    marker on that track leaves no gap. */
export function rowsOf(
  seats: readonly Sitting[],
  here: (seat: number) => boolean = () => true,
): Rows {
  const teams = new Set(seats.map(({ team }) => team));
  if (teams.size === seats.length) return inPairs(seats.length);
  const members = (team: number, commands: boolean): number[] =>
    seats.flatMap((seat, n) =>
      seat.team === team && seat.commands === commands && here(n) ? [n] : [],
    );
  return [...teams]
    .reverse()
    .map((team) => [...members(team, true), ...members(team, false)])
    .filter((row) => row.length);
}

/** The fixed corner of a seat in a cell: the same in every cell of a track. */
export function corner(box: Box, seat: number, seats: number | Rows): Point {
  const rows = typeof seats === "number" ? inPairs(seats) : seats;
  const columns = Math.max(...rows.map((row) => row.length));
  const row = rows.findIndex((row) => row.includes(seat));
  const column = rows[row]?.indexOf(seat) ?? 0;
  return {
    x: box.x + (box.w * (column + 0.5)) / columns,
    y: box.y + (box.h * (row + 0.5)) / rows.length,
  };
}

export type Arrow = "ArrowLeft" | "ArrowRight" | "ArrowUp" | "ArrowDown";
export const ARROWS: readonly string[] = ["ArrowLeft", "ArrowRight", "ArrowUp", "ArrowDown"];

/** The place nearest to `from` in the direction of an arrow key, or null at the edge. */
export function neighbour(places: Map<string, Point>, from: string, arrow: Arrow): string | null {
  const start = places.get(from);
  if (!start) return null;
  const sideways = arrow === "ArrowLeft" || arrow === "ArrowRight";
  const sign = arrow === "ArrowRight" || arrow === "ArrowDown" ? 1 : -1;
  let best: string | null = null;
  let least = Infinity;
  for (const [id, at] of places) {
    const along = sign * (sideways ? at.x - start.x : at.y - start.y);
    const across = Math.abs(sideways ? at.y - start.y : at.x - start.x);
    const far = along + 1.5 * across;
    if (id !== from && along > 1 && far < least) {
      best = id;
      least = far;
    }
  }
  return best;
}
