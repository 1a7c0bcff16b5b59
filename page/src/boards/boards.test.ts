import { describe, expect, it } from "vitest";
import { boardOf } from ".";
import {
  ARROWS,
  cell,
  corner,
  middle,
  neighbour,
  rowsOf,
  type Arrow,
  type Box,
  type Point,
} from "./board";
import { imperium } from "./imperium";
import { six_players } from "./six_players";
import { uprising } from "./uprising";

const apart = (a: Box, b: Box): boolean =>
  a.x + a.w <= b.x || b.x + b.w <= a.x || a.y + a.h <= b.y || b.y + b.h <= a.y;

describe.each([uprising, six_players, imperium])("the board $id", (board) => {
  const boxes = board.groups.flatMap((group) => group.spaces);
  const tracks = board.groups.flatMap(({ track }) => track ?? []);
  const posts = board.groups.flatMap((group) => group.posts);
  const plates = [board.council, board.wall?.plate].flatMap((plate) => plate ?? []);

  it("keeps every place inside the drawing", () => {
    const all: Box[] = [
      ...boxes.map(({ box }) => box),
      ...tracks.flatMap(({ cells, name }) => [cells, name]),
      ...posts.map(({ at }) => ({ ...at, w: 0, h: 0 })),
      ...plates,
      board.score.label,
      board.score.cells,
    ];
    for (const { x, y, w, h } of all) {
      expect(Math.min(x, y)).toBeGreaterThanOrEqual(0);
      expect(x + w).toBeLessThanOrEqual(board.width);
      expect(y + h).toBeLessThanOrEqual(board.height);
    }
  });

  it("has no two spaces on the same ground, and no track or plate on that of a space", () => {
    const others = [...tracks.flatMap(({ cells, name }) => [cells, name]), ...plates];
    boxes.forEach(({ id, box: a }, n) => {
      for (const { id: other, box: b } of boxes.slice(n + 1)) {
        expect(apart(a, b), `${id} and ${other}`).toBe(true);
      }
      for (const box of others) expect(apart(a, box), id).toBe(true);
    });
  });

  it("has a post nowhere so near another that one finger meets both", () => {
    posts.forEach(({ id, at: a }, n) => {
      for (const { id: other, at: b } of posts.slice(n + 1)) {
        const far = Math.hypot(a.x - b.x, a.y - b.y);
        expect(far, `${id} and ${other}`).toBeGreaterThanOrEqual(48);
      }
    });
  });

  it("has every space and track once on the small board, in rows of the same length", () => {
    const cells = board.pocket.flat();
    const spaces = cells.flatMap((cell) => ("space" in cell ? [cell.space] : []));
    const factions = cells.flatMap((cell) => ("faction" in cell ? [cell.faction] : []));
    expect(spaces.sort()).toEqual(boxes.map(({ id }) => id).sort());
    expect(factions).toEqual(tracks.map(({ faction }) => faction));
    expect(new Set(board.pocket.map((row) => row.length)).size).toBe(1);
  });

  it("lets the arrow keys reach every place of a group from every other", () => {
    for (const group of board.groups) {
      const places = new Map<string, Point>([
        ...(group.track ? [["track", middle(group.track.cells)] as const] : []),
        ...group.spaces.map(({ id, box }) => [id, middle(box)] as const),
        ...group.posts.map(({ id, at }) => [id, at] as const),
      ]);
      for (const start of places.keys()) {
        const reached = new Set([start]);
        for (const from of reached) {
          for (const arrow of ARROWS) {
            const to = neighbour(places, from, arrow as Arrow);
            if (to) reached.add(to);
          }
        }
        expect([...reached].sort(), `${group.id} from ${start}`).toEqual([...places.keys()].sort());
      }
    }
  });

  it("is drawn with a wall and what is left of it, if it has one", () => {
    for (const part of ["wall", "rubble"]) {
      expect(board.ground.includes(`class="${part}"`)).toBe(board.wall !== null);
    }
  });
});

describe("the board of a table", () => {
  it("is the one the table is played on", () => {
    expect(boardOf({ board: "uprising" })).toBe(uprising);
    expect(() => boardOf(null)).toThrow();
  });
});

describe("the board for six players", () => {
  it("has 24 spaces with 15 posts, and two on each personal board without one", () => {
    const of = (owned: boolean) => six_players.groups.filter(({ owner }) => !owner !== owned);
    expect(of(false).flatMap(({ spaces }) => spaces)).toHaveLength(24);
    expect(of(false).flatMap(({ posts }) => posts)).toHaveLength(15);
    expect(
      of(true).map(({ id, owner, spaces }) => [id, owner, ...spaces.map(({ id }) => id)]),
    ).toEqual([
      ["emperor", "shaddam_corrino_iv", "sardaukar", "vast_wealth"],
      ["fremen", "muad_dib", "hardy_warriors", "desert_mastery"],
    ]);
    expect(of(true).flatMap(({ posts }) => posts)).toEqual([]);
  });

  it("marks the levels of personal tracks that reward the whole team", () => {
    const marked = six_players.groups.flatMap(({ id, track }) => (track?.team ? [id] : []));
    expect(marked).toEqual(["emperor", "fremen"]);
  });
});

describe("the board of 2020", () => {
  it("has 22 spaces, no posts, no wall, and a place for the Mentat", () => {
    const spaces = imperium.groups.flatMap((group) => group.spaces.map(({ id }) => id));
    expect(spaces).toHaveLength(22);
    expect(imperium.groups.flatMap(({ posts }) => posts)).toEqual([]);
    expect(imperium.wall).toBeNull();
    expect(spaces).toContain(imperium.mentat);
  });
});

/** The seats of six players: Muad'Dib first, Shaddam fourth, their teams in turn. */
const SIX = [0, 1, 2, 3, 4, 5].map((n) => ({ team: n % 2, commands: n === 0 || n === 3 }));
const ALLIES = [1, 2, 4, 5];
const alone = (seats: number) =>
  Array.from({ length: seats }, (_, team) => ({ team, commands: false }));

describe("the rows of a cell", () => {
  it("are Shaddam's team above Muad'Dib's, Commanders first", () => {
    expect(rowsOf(SIX)).toEqual([
      [3, 1, 5],
      [0, 2, 4],
    ]);
  });

  it("leave no gap for who has no marker there", () => {
    expect(rowsOf(SIX, (seat) => ALLIES.includes(seat))).toEqual([
      [1, 5],
      [2, 4],
    ]);
    expect(rowsOf(SIX, (seat) => seat === 0)).toEqual([[0]]);
  });

  it("hold two seats each where everybody plays alone", () => {
    for (const seats of [1, 2, 3, 4]) {
      expect(rowsOf(alone(seats), () => false)).toEqual([
        [0, 1],
        [2, 3],
      ]);
    }
  });
});

describe("cells of a track", () => {
  const row = { x: 0, y: 0, w: 210, h: 30 };

  it.each([
    ["two seats", [0, 1], 2],
    ["three seats", [0, 1, 2], 3],
    ["four seats", [0, 1, 2, 3], 4],
    ["two teams", [0, 1, 2, 3, 4, 5], rowsOf(SIX)],
    ["the Allies of two teams", ALLIES, rowsOf(SIX, (seat) => ALLIES.includes(seat))],
  ] as const)("give each of %s its own corner, the same in each cell", (_, seats, order) => {
    const [first, second] = [0, 3].map((n) => cell(row, 7, n, 2)) as [Box, Box];
    const at = seats.map((seat) => corner(first, seat, order));
    expect(new Set(at.map(({ x, y }) => `${x} ${y}`)).size).toBe(seats.length);
    seats.forEach((seat, n) => {
      const there = corner(second, seat, order);
      expect(there.x - (at[n]?.x ?? 0)).toBeCloseTo(second.x - first.x);
      expect(there.y).toBeCloseTo(at[n]?.y ?? 0);
    });
  });

  it("have a single marker in their middle", () => {
    expect(
      corner(
        row,
        3,
        rowsOf(SIX, (seat) => seat === 3),
      ),
    ).toEqual(middle(row));
  });
});
