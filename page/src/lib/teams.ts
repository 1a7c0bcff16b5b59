/** Who plays with whom.  Every game has teams; where everybody plays alone they have one seat each. */
import type { Screen, Sitter } from "./api";
import { t } from "./i18n.svelte";
import type { Pointer } from "./Token.svelte";

export type Team = Screen["teams"][number];
type AgentToken = Screen["view"]["seats"][number]["tokens"][number];

/** The banners of the sprite, by the Leader a team is named after. */
const BANNERS: Readonly<Record<string, string>> = {
  muad_dib: "team-muad_dib",
  shaddam_corrino_iv: "team-shaddam",
};

/** Do some seats win and lose together? */
export function inTeams({ teams }: Pick<Screen, "teams">): boolean {
  return teams.some(({ seats }) => seats.length > 1);
}

/** The team a seat belongs to. */
export function teamOf({ teams }: Pick<Screen, "teams">, seat: number): Team | undefined {
  return teams.find(({ seats }) => seats.includes(seat));
}

/** All teams, that of the seat that looks first; where everybody is alone, in table order. */
export function teamsFor(screen: Pick<Screen, "teams">, viewer: number): Team[] {
  if (!inTeams(screen)) return screen.teams;
  const own = teamOf(screen, viewer);
  return [...(own ? [own] : []), ...screen.teams.filter((team) => team !== own)];
}

/** The sign of a team; none for a seat that plays alone. */
export function bannerOf({ id }: Pick<Team, "id">): string {
  return BANNERS[id] ?? "";
}

/** What a team is called: by its Commander in one word. */
export function teamName({ id, name }: Pick<Team, "id" | "name">): string {
  return id ? t("team-name", { name: t(`side-short-${id}`) }) : name;
}

/** Are two seats on the same side? */
export function areMates(screen: Pick<Screen, "teams">, one: number, other: number): boolean {
  return one !== other && (teamOf(screen, one)?.seats.includes(other) ?? false);
}

/** The Ally whose units and cubes act now, and the Commander they act for. */
export interface Acting {
  commander: number;
  ally: number;
  side: Pointer["side"];
}

export function actingIn(screen: Pick<Screen, "teams" | "sitters" | "view">): Acting | null {
  const ally = screen.view.teams?.activated ?? null;
  const commander = ally === null ? null : (teamOf(screen, ally)?.commander ?? null);
  if (ally === null || commander === null) return null;
  return { commander, ally, side: sideOf(screen.sitters[commander], ally) };
}

/** On which side of a Commander an Ally sits. */
export function sideOf(commander: Sitter | undefined, ally: number): Pointer["side"] {
  return commander?.teammates[0] === ally ? "left" : "right";
}

/** Where a Commander's Agent points. */
export function pointersOf({ sign, allies }: Pick<AgentToken, "sign" | "allies">): Pointer[] {
  return allies.map((seat, n) => ({
    seat,
    side: sign === "right" || (sign === "both" && n > 0) ? "right" : "left",
  }));
}
