/** The Uprising board for one to four players: our own arrangement, 1200 by 760 units. */
import type { BoardLayout, Box, Group, SpacePlace } from "./board";

const FACTIONS: [id: string, tone: string, left: string, right: string][] = [
  ["emperor", "emperor", "sardaukar", "dutiful_service"],
  ["spacing_guild", "guild", "heighliner", "deliver_supplies"],
  ["bene_gesserit", "bene-gesserit", "espionage", "secrets"],
  ["fremen", "fremen", "desert_tactics", "fremkit"],
];
const factionField = (n: number): Box => ({ x: 8, y: 52 + 177 * n, w: 428, h: 169 });

function faction(n: number, [id, tone, left, right]: (typeof FACTIONS)[number]): Group {
  const top = factionField(n).y;
  const y = top + 73;
  return {
    id,
    tone,
    title: null,
    track: {
      faction: id,
      cells: { x: 204, y: top + 24, w: 224, h: 31 },
      levels: 7,
      name: { x: 16, y: top + 5, w: 184, h: 46 },
    },
    spaces: [
      { id: left, box: { x: 15, y, w: 199, h: 90 }, size: "low" },
      { id: right, box: { x: 230, y, w: 199, h: 90 }, size: "low" },
    ],
    posts: [{ id: `post_${id}`, at: { x: 222, y: y + 45 }, link: `M210 ${y + 45}h24` }],
  };
}

const CITY_TOP = 398;
const TRADE_TOP = 590;
const COLUMNS = [456, 640, 832, 1016] as const;
const WIDTH = 168;
const city = (id: string, column: 0 | 1 | 2 | 3): SpacePlace => ({
  id,
  box: { x: COLUMNS[column], y: CITY_TOP, w: WIDTH, h: 142 },
  size: "tall",
});
const trade = (id: string, column: 0 | 1 | 2): SpacePlace => ({
  id,
  box: { x: COLUMNS[column], y: TRADE_TOP, w: WIDTH, h: 112 },
  size: "middle",
});
const MAKER_POSTS = [
  ["post_hagga_basin", 0],
  ["post_deep_desert", 1],
  ["post_imperial_basin", 2],
] as const;
const seam = CITY_TOP + 71;

export const uprising: BoardLayout = {
  id: "uprising",
  width: 1200,
  height: 760,
  fields: [
    ...FACTIONS.map(([, tone], n) => ({
      box: factionField(n),
      tone,
      drawing: "emblem" as const,
    })),
    { box: { x: 448, y: 52, w: 553, h: 290 }, tone: "landsraad", drawing: "arcs" },
    { box: { x: 1011, y: 52, w: 181, h: 290 }, tone: "spice-trade", drawing: "ledger" },
    { box: { x: 448, y: 350, w: 744, h: 402 }, tone: "spice-trade", drawing: "dunes" },
  ],
  groups: [
    ...FACTIONS.map((names, n) => faction(n, names)),
    {
      id: "landsraad",
      tone: "landsraad",
      title: { x: 460, y: 65 },
      track: null,
      spaces: [
        { id: "high_council", box: { x: 456, y: 100, w: 192, h: 114 }, size: "middle" },
        { id: "imperial_privilege", box: { x: 654, y: 100, w: 180, h: 114 }, size: "middle" },
        { id: "swordmaster", box: { x: 840, y: 100, w: 153, h: 114 }, size: "middle" },
        { id: "assembly_hall", box: { x: 456, y: 246, w: 170, h: 88 }, size: "low" },
        { id: "gather_support", box: { x: 642, y: 246, w: 170, h: 88 }, size: "low" },
      ],
      posts: [
        {
          id: "post_landsraad_left",
          at: { x: 634, y: 230 },
          link: "M552 210v10q0 10 10 10H906q10 0 10-10V210M744 210v20",
        },
        { id: "post_landsraad_right", at: { x: 634, y: 293 }, link: "M620 293h28" },
      ],
    },
    {
      id: "choam",
      tone: "spice-trade",
      title: { x: 1022, y: 65 },
      track: null,
      spaces: [
        { id: "shipping", box: { x: 1019, y: 100, w: 165, h: 114 }, size: "middle" },
        { id: "accept_contract", box: { x: 1019, y: 246, w: 165, h: 88 }, size: "low" },
      ],
      posts: [{ id: "post_choam", at: { x: 1162, y: 230 }, link: "M1162 210v42" }],
    },
    {
      id: "city",
      tone: "city",
      title: { x: 460, y: 365 },
      track: null,
      spaces: [
        city("sietch_tabr", 0),
        city("research_station", 1),
        city("spice_refinery", 2),
        city("arrakeen", 3),
      ],
      posts: [
        { id: "post_city_left", at: { x: 632, y: seam }, link: `M618 ${seam}h28` },
        { id: "post_city_middle", at: { x: 820, y: seam }, link: `M800 ${seam}h40` },
        { id: "post_city_right", at: { x: 1008, y: seam }, link: `M994 ${seam}h28` },
      ],
    },
    {
      id: "spice_trade",
      tone: "spice-trade",
      title: { x: 460, y: 556 },
      track: null,
      spaces: [trade("hagga_basin", 0), trade("deep_desert", 1), trade("imperial_basin", 2)],
      posts: MAKER_POSTS.map(([id, column]) => ({
        id,
        at: { x: COLUMNS[column] + 28, y: 725 },
        link: `M${COLUMNS[column] + 28} 725v-30`,
      })),
    },
  ],
  score: {
    label: { x: 18, y: 6, w: 220, h: 38 },
    cells: { x: 240, y: 10, w: 946, h: 30 },
    last: 14,
    end: 10,
  },
  council: { x: 822, y: 240, w: 171, h: 98 },
  wall: {
    x: 820,
    top: 350,
    bottom: 752,
    behind: { x: 820, y: 350, w: 372, h: 402 },
    title: { x: 838, y: 365 },
    plate: { x: COLUMNS[3], y: TRADE_TOP, w: WIDTH, h: 112 },
  },
};
