/** The Uprising board for one to four players: our own arrangement, 1200 by 760 units. */
import ground from "./uprising.svg?raw";
import type { BoardLayout, Group, PocketCell, SpacePlace } from "./board";

const FACTIONS: [id: string, left: string, right: string][] = [
  ["emperor", "sardaukar", "dutiful_service"],
  ["spacing_guild", "heighliner", "deliver_supplies"],
  ["bene_gesserit", "espionage", "secrets"],
  ["fremen", "desert_tactics", "fremkit"],
];
const factionTop = (n: number): number => 52 + 177 * n;

function faction(n: number, [id, left, right]: (typeof FACTIONS)[number]): Group {
  const top = factionTop(n);
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

const CITY_TOP = 394;
const TRADE_TOP = 590;
const COLUMNS = [456, 640, 832, 1016] as const;
const WIDTH = 168;
const city = (id: string, column: 0 | 1 | 2 | 3): SpacePlace => ({
  id,
  box: { x: COLUMNS[column], y: CITY_TOP, w: WIDTH, h: 148 },
  size: "tall",
  eyes: column === 0 ? "right" : column === 3 ? "left" : "both",
});
const trade = (id: string, column: 0 | 1 | 2): SpacePlace => ({
  id,
  box: { x: COLUMNS[column], y: TRADE_TOP, w: WIDTH, h: 116 },
  size: "middle",
});
const MAKER_POSTS = [
  ["post_hagga_basin", 0],
  ["post_deep_desert", 1],
  ["post_imperial_basin", 2],
] as const;
const seam = CITY_TOP + 74;

/** A row of the small board: a Faction with its spaces, then others with the tone of their group. */
function row(faction: number, ...others: [id: string, tone: string][]): PocketCell[] {
  const [tone, left, right] = FACTIONS[faction] ?? ["", "", ""];
  return [
    { faction: tone },
    { space: left, tone },
    { space: right, tone },
    ...others.map(([id, tone]): PocketCell =>
      id === "council" || id === "wall" ? { show: id, tone } : { space: id, tone },
    ),
  ];
}

export const uprising: BoardLayout = {
  id: "uprising",
  width: 1200,
  height: 760,
  ground,
  groups: [
    ...FACTIONS.map((names, n) => faction(n, names)),
    {
      id: "landsraad",
      tone: "landsraad",
      title: { x: 460, y: 63 },
      track: null,
      spaces: [
        { id: "high_council", box: { x: 456, y: 97, w: 200, h: 126 }, size: "middle" },
        { id: "imperial_privilege", box: { x: 662, y: 97, w: 180, h: 126 }, size: "middle" },
        { id: "swordmaster", box: { x: 848, y: 97, w: 145, h: 126 }, size: "middle" },
        { id: "assembly_hall", box: { x: 456, y: 246, w: 160, h: 88 }, size: "low", eyes: "right" },
        { id: "gather_support", box: { x: 632, y: 246, w: 182, h: 88 }, size: "low", eyes: "left" },
      ],
      posts: [
        {
          id: "post_landsraad_left",
          at: { x: 447, y: 233 },
          link: "M447 233H906q10 0 10-10V210M552 210v23M744 210v23",
        },
        { id: "post_landsraad_right", at: { x: 624, y: 293 }, link: "M610 293h28" },
      ],
    },
    {
      id: "choam",
      tone: "spice_trade",
      title: { x: 1022, y: 63 },
      track: null,
      spaces: [
        { id: "shipping", box: { x: 1019, y: 97, w: 165, h: 126 }, size: "middle" },
        { id: "accept_contract", box: { x: 1019, y: 246, w: 165, h: 88 }, size: "low" },
      ],
      posts: [{ id: "post_choam", at: { x: 1008, y: 232 }, link: "M1008 232h26M1034 210v42" }],
    },
    {
      id: "city",
      tone: "city",
      title: { x: 460, y: 361 },
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
      tone: "spice_trade",
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
  pocket: [
    row(
      0,
      ["high_council", "landsraad"],
      ["imperial_privilege", "landsraad"],
      ["swordmaster", "landsraad"],
      ["shipping", "spice_trade"],
    ),
    row(
      1,
      ["assembly_hall", "landsraad"],
      ["gather_support", "landsraad"],
      ["council", "landsraad"],
      ["accept_contract", "spice_trade"],
    ),
    row(
      2,
      ["sietch_tabr", "spice_trade"],
      ["research_station", "spice_trade"],
      ["spice_refinery", "city"],
      ["arrakeen", "city"],
    ),
    row(
      3,
      ["hagga_basin", "spice_trade"],
      ["deep_desert", "spice_trade"],
      ["imperial_basin", "city"],
      ["wall", "city"],
    ),
  ],
  score: {
    label: { x: 18, y: 6, w: 220, h: 38 },
    cells: { x: 240, y: 10, w: 946, h: 30 },
    last: 14,
  },
  council: { x: 822, y: 250, w: 168, h: 86 },
  wall: {
    title: { x: 838, y: 361 },
    plate: { x: COLUMNS[3], y: TRADE_TOP, w: WIDTH, h: 112 },
  },
};
