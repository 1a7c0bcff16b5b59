/** What both sides of the Uprising board have in common: for one to four players and for six. */
import type { Group, PocketCell, PostPlace, SpacePlace } from "./board";

/** A Faction with the two spaces beneath its track. */
export type FactionNames = readonly [id: string, left: string, right: string];

/** The group of a Faction, the first at the top. */
export function faction([id, left, right]: FactionNames, n: number): Group {
  const top = 52 + 177 * n;
  const y = top + 73;
  return {
    id,
    tone: id,
    title: null,
    track: {
      faction: id,
      cells: { x: 204, y: top + 24, w: 224, h: 31 },
      levels: 7,
      name: { x: 16, y: top + 5, w: 184, h: 46 },
    },
    spaces: [
      { id: left, box: { x: 13, y, w: 203, h: 90 }, size: "low", eyes: "right", deep: true },
      { id: right, box: { x: 228, y, w: 203, h: 90 }, size: "low", eyes: "left", deep: true },
    ],
    posts: [{ id: `post_${id}`, at: { x: 222, y: y + 45 }, link: `M210 ${y + 45}h24` }],
  };
}

type Column = 0 | 1 | 2 | 3;
export const COLUMNS = [456, 640, 832, 1016] as const;
export const WIDTH = 168;
const CITY_TOP = 394;
export const TRADE_TOP = 590;

const city = (id: string, column: Column): SpacePlace => ({
  id,
  box: { x: COLUMNS[column], y: CITY_TOP, w: WIDTH, h: 148 },
  size: "tall",
  eyes: column === 0 ? "right" : column === 3 ? "left" : "both",
});
const seam = CITY_TOP + 74;

/** The cities, with what a side has besides. */
export function cities(spaces: SpacePlace[], posts: PostPlace[]): Group {
  return {
    id: "city",
    tone: "city",
    title: { x: 460, y: 361 },
    track: null,
    spaces: [
      ...spaces,
      city("sietch_tabr", 0),
      city("research_station", 1),
      city("spice_refinery", 2),
      city("arrakeen", 3),
    ],
    posts: [
      ...posts,
      { id: "post_city_left", at: { x: 632, y: seam }, link: `M618 ${seam}h28` },
      { id: "post_city_middle", at: { x: 820, y: seam }, link: `M800 ${seam}h40` },
      { id: "post_city_right", at: { x: 1008, y: seam }, link: `M994 ${seam}h28` },
    ],
  };
}

/** The desert: a space in each column with a post at its foot.  One may leave room for the ridge
    of the Shield Wall at its right. */
export function desert(ids: readonly string[], atRidge = ""): Group {
  const columns = COLUMNS.slice(0, ids.length);
  return {
    id: "spice_trade",
    tone: "spice_trade",
    title: { x: 460, y: 556 },
    track: null,
    spaces: columns.map((x, n) => ({
      id: ids[n] ?? "",
      box: { x, y: TRADE_TOP, w: ids[n] === atRidge ? WIDTH - 4 : WIDTH, h: 116 },
      size: "middle",
    })),
    posts: columns.map((x, n) => ({
      id: `post_${ids[n]}`,
      at: { x: x + 28, y: 725 },
      link: `M${x + 28} 725v-30`,
    })),
  };
}

/** The Landsraad; its two low spaces share a seam. */
export function landsraad(seam: number, right: number): Group {
  const low = { y: 246, h: 88 };
  return {
    id: "landsraad",
    tone: "landsraad",
    title: { x: 460, y: 63 },
    track: null,
    spaces: [
      { id: "high_council", box: { x: 456, y: 97, w: 200, h: 126 }, size: "middle" },
      { id: "imperial_privilege", box: { x: 662, y: 97, w: 180, h: 126 }, size: "middle" },
      { id: "swordmaster", box: { x: 848, y: 97, w: 145, h: 126 }, size: "middle" },
      {
        id: "assembly_hall",
        box: { x: 456, w: seam - 8 - 456, ...low },
        size: "low",
        eyes: "right",
      },
      {
        id: "gather_support",
        box: { x: seam + 8, w: right - seam - 8, ...low },
        size: "low",
        eyes: "left",
      },
    ],
    posts: [
      {
        id: "post_landsraad_left",
        at: { x: 447, y: 233 },
        link: "M447 233H906q10 0 10-10V210M552 210v23M744 210v23",
      },
      { id: "post_landsraad_right", at: { x: seam, y: 293 }, link: `M${seam - 14} 293h28` },
    ],
  };
}

export const CHOAM: Group = {
  id: "choam",
  tone: "spice_trade",
  emblem: "contract",
  title: { x: 1022, y: 63 },
  track: null,
  spaces: [
    { id: "shipping", box: { x: 1019, y: 97, w: 165, h: 126 }, size: "middle" },
    { id: "accept_contract", box: { x: 1019, y: 246, w: 165, h: 88 }, size: "low" },
  ],
  posts: [{ id: "post_choam", at: { x: 1008, y: 232 }, link: "M1008 232h26M1034 210v42" }],
};

/** The cells of the small board for a Faction and its spaces. */
export function pocketFaction([id, left, right]: FactionNames): PocketCell[] {
  return [{ faction: id }, { space: left, tone: id }, { space: right, tone: id }];
}

/** Cells of the small board on the ground of one tone. */
export function pocketCells(tone: string, ...ids: string[]): PocketCell[] {
  return ids.map((id) =>
    id === "council" || id === "wall" ? { show: id, tone } : { space: id, tone },
  );
}
