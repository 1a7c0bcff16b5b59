/** The board of 2020: our own arrangement, 1200 by 760 units.  It keeps the geography of Uprising,
    without posts and without the ridge of the Shield Wall. */
import ground from "./imperium.svg?raw";
import type { BoardLayout, Group, SpacePlace } from "./board";
import { faction, pocketCells, pocketFaction, type FactionNames } from "./both_sides";

const EMPEROR: FactionNames = ["emperor", "conspire", "wealth"];
const GUILD: FactionNames = ["spacing_guild", "heighliner", "foldspace"];
const SISTERS: FactionNames = ["bene_gesserit", "selective_breeding", "secrets"];
const FREMEN: FactionNames = ["fremen", "hardy_warriors", "stillsuits"];

/** Nobody watches these spaces. */
function unwatched(group: Group): Group {
  return {
    ...group,
    spaces: group.spaces.map(({ id, box, size, deep }) => ({ id, box, size, deep })),
    posts: [],
  };
}

const row = (
  ids: readonly string[],
  size: SpacePlace["size"],
  { x, w, gap, ...height }: { x: number; y: number; w: number; h: number; gap: number },
): SpacePlace[] => ids.map((id, n) => ({ id, box: { x: x + n * (w + gap), w, ...height }, size }));

export const imperium: BoardLayout = {
  id: "imperium",
  width: 1200,
  height: 760,
  ground,
  groups: [
    ...[EMPEROR, GUILD, SISTERS, FREMEN].map((names, n) => unwatched(faction(names, n))),
    {
      id: "landsraad",
      tone: "landsraad",
      title: { x: 460, y: 63 },
      track: null,
      spaces: [
        ...row(["high_council", "mentat", "swordmaster"], "middle", {
          x: 456,
          y: 97,
          w: 162,
          h: 112,
          gap: 9,
        }),
        ...row(["rally_troops", "hall_of_oratory"], "low", {
          x: 456,
          y: 236,
          w: 162,
          h: 98,
          gap: 9,
        }),
      ],
      posts: [],
    },
    {
      id: "choam",
      tone: "spice_trade",
      title: { x: 990, y: 63 },
      track: null,
      spaces: [
        { id: "sell_melange", box: { x: 986, y: 97, w: 198, h: 126 }, size: "middle" },
        { id: "secure_contract", box: { x: 986, y: 250, w: 198, h: 84 }, size: "low" },
      ],
      posts: [],
    },
    {
      id: "city",
      tone: "city",
      title: { x: 460, y: 364 },
      track: null,
      spaces: row(["arrakeen", "carthag", "research_station", "sietch_tabr"], "tall", {
        x: 456,
        y: 396,
        w: 176,
        h: 140,
        gap: 8,
      }),
      posts: [],
    },
    {
      id: "spice_trade",
      tone: "spice_trade",
      title: { x: 460, y: 561 },
      track: null,
      spaces: row(["imperial_basin", "hagga_basin", "the_great_flat"], "middle", {
        x: 456,
        y: 592,
        w: 236,
        h: 118,
        gap: 10,
      }),
      posts: [],
    },
  ],
  pocket: [
    [
      ...pocketFaction(EMPEROR),
      ...pocketCells("landsraad", "high_council", "mentat", "swordmaster"),
      ...pocketCells("spice_trade", "sell_melange"),
    ],
    [
      ...pocketFaction(GUILD),
      ...pocketCells("landsraad", "rally_troops", "hall_of_oratory", "council"),
      ...pocketCells("spice_trade", "secure_contract"),
    ],
    [
      ...pocketFaction(SISTERS),
      ...pocketCells("city", "arrakeen", "carthag", "research_station", "sietch_tabr"),
    ],
    [
      ...pocketFaction(FREMEN),
      ...pocketCells("spice_trade", "imperial_basin", "hagga_basin", "the_great_flat"),
      { show: "mentat", tone: "landsraad" },
    ],
  ],
  score: {
    label: { x: 18, y: 6, w: 220, h: 38 },
    cells: { x: 240, y: 10, w: 946, h: 30 },
    last: 14,
  },
  council: { x: 798, y: 236, w: 164, h: 98, form: "block" },
  wall: null,
  mentat: "mentat",
};
