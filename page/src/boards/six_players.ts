/** The Uprising board for two teams of three: our own arrangement, 1200 by 868 units.  Both
    personal boards lie at its foot: their spaces are chosen like any other. */
import ground from "./six_players.svg?raw";
import type { BoardLayout, Group } from "./board";
import {
  CHOAM,
  cities,
  desert,
  faction,
  landsraad,
  pocketCells,
  pocketFaction,
  type FactionNames,
} from "./both_sides";

const HOUSES: FactionNames = ["great_houses", "military_support", "economic_support"];
const GUILD: FactionNames = ["spacing_guild", "heighliner", "deliver_supplies"];
const SISTERS: FactionNames = ["bene_gesserit", "espionage", "secrets"];
const FRINGE: FactionNames = ["fringe_worlds", "controversial_technology", "expedition"];
const EMPEROR: FactionNames = ["emperor", "sardaukar", "vast_wealth"];
const FREMEN: FactionNames = ["fremen", "hardy_warriors", "desert_mastery"];

/** A personal board: its name stands above its track, its spaces beside it. */
function personal([id, left, right]: FactionNames, owner: string, x: number): Group {
  const tile = { y: 769, w: 193, h: 88 };
  return {
    id,
    tone: id,
    owner,
    title: null,
    track: {
      faction: id,
      cells: { x: x + 10, y: 822, w: 168, h: 34 },
      levels: 7,
      name: { x: x + 8, y: 766, w: 172, h: 30 },
      team: [1, 3],
    },
    spaces: [
      { id: left, box: { x: x + 188, ...tile }, size: "low", deep: true },
      { id: right, box: { x: x + 389, ...tile }, size: "low", deep: true },
    ],
    posts: [],
  };
}

export const six_players: BoardLayout = {
  id: "six_players",
  width: 1200,
  height: 868,
  ground,
  groups: [
    ...[HOUSES, GUILD, SISTERS, FRINGE].map(faction),
    landsraad(616, 808),
    CHOAM,
    cities(
      [{ id: "carthag", box: { x: 832, y: 252, w: 161, h: 88 }, size: "low" }],
      [{ id: "post_carthag", at: { x: 912, y: 360 }, link: "M912 360v-34" }],
    ),
    desert(["hagga_basin", "deep_desert", "habbanya_erg", "imperial_basin"], "habbanya_erg"),
    personal(EMPEROR, "shaddam_corrino_iv", 8),
    personal(FREMEN, "muad_dib", 604),
  ],
  // There is no room left for the council: who sits in it is said at the seats.
  pocket: [
    [
      ...pocketFaction(HOUSES),
      ...pocketCells("landsraad", "high_council", "imperial_privilege", "swordmaster"),
      ...pocketCells("spice_trade", "shipping"),
    ],
    [
      ...pocketFaction(GUILD),
      ...pocketCells("landsraad", "assembly_hall", "gather_support"),
      ...pocketCells("spice_trade", "carthag", "accept_contract"),
    ],
    [
      ...pocketFaction(SISTERS),
      ...pocketCells("spice_trade", "sietch_tabr", "research_station"),
      ...pocketCells("city", "spice_refinery", "arrakeen"),
    ],
    [
      ...pocketFaction(FRINGE),
      ...pocketCells("spice_trade", "hagga_basin", "deep_desert", "habbanya_erg"),
      ...pocketCells("city", "imperial_basin"),
    ],
    [...pocketFaction(EMPEROR), ...pocketFaction(FREMEN), ...pocketCells("city", "wall")],
  ],
  score: {
    label: { x: 18, y: 6, w: 200, h: 38 },
    cells: { x: 222, y: 9, w: 964, h: 32 },
    last: 14,
  },
  council: { x: 616, y: 51, w: 184, h: 25, form: "line" },
  wall: {
    title: { x: 940, y: 361 },
    plate: { x: 1020, y: 549, w: 122, h: 32, form: "line" },
  },
};
