/** The Uprising board for one to four players: our own arrangement, 1200 by 760 units. */
import ground from "./uprising.svg?raw";
import type { BoardLayout } from "./board";
import {
  CHOAM,
  cities,
  COLUMNS,
  desert,
  faction,
  landsraad,
  pocketCells,
  pocketFaction,
  TRADE_TOP,
  WIDTH,
  type FactionNames,
} from "./both_sides";

const EMPEROR: FactionNames = ["emperor", "sardaukar", "dutiful_service"];
const GUILD: FactionNames = ["spacing_guild", "heighliner", "deliver_supplies"];
const SISTERS: FactionNames = ["bene_gesserit", "espionage", "secrets"];
const FREMEN: FactionNames = ["fremen", "desert_tactics", "fremkit"];

export const uprising: BoardLayout = {
  id: "uprising",
  width: 1200,
  height: 760,
  ground,
  groups: [
    ...[EMPEROR, GUILD, SISTERS, FREMEN].map(faction),
    landsraad(624, 814),
    CHOAM,
    cities([], []),
    desert(["hagga_basin", "deep_desert", "imperial_basin"]),
  ],
  pocket: [
    [
      ...pocketFaction(EMPEROR),
      ...pocketCells("landsraad", "high_council", "imperial_privilege", "swordmaster"),
      ...pocketCells("spice_trade", "shipping"),
    ],
    [
      ...pocketFaction(GUILD),
      ...pocketCells("landsraad", "assembly_hall", "gather_support", "council"),
      ...pocketCells("spice_trade", "accept_contract"),
    ],
    [
      ...pocketFaction(SISTERS),
      ...pocketCells("spice_trade", "sietch_tabr", "research_station"),
      ...pocketCells("city", "spice_refinery", "arrakeen"),
    ],
    [
      ...pocketFaction(FREMEN),
      ...pocketCells("spice_trade", "hagga_basin", "deep_desert"),
      ...pocketCells("city", "imperial_basin", "wall"),
    ],
  ],
  score: {
    label: { x: 18, y: 6, w: 220, h: 38 },
    cells: { x: 240, y: 10, w: 946, h: 30 },
    last: 14,
  },
  council: { x: 822, y: 250, w: 168, h: 86, form: "block" },
  wall: {
    title: { x: 838, y: 361 },
    plate: { x: COLUMNS[3], y: TRADE_TOP, w: WIDTH, h: 112, form: "block" },
  },
};
