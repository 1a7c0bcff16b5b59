/** The bots a server offers: who plays a seat, what they are called, what to expect of them. */
import type { BotLevel, Bots } from "./api";
import { has, t } from "./i18n.svelte";

/** What can be chosen, the weakest first, and who plays where nobody was chosen. */
export interface Offer {
  levels: readonly BotLevel[];
  usual: BotLevel;
}

/** A bot of some level, in a style if it has any. */
export interface Mind {
  level: BotLevel;
  style: string | null;
}

/** What is offered to somebody who has played before, or never. */
export function offerOf({ levels, usual, first }: Bots, beginner: boolean): Offer | null {
  const id = beginner ? first : usual;
  const found = levels.find((level) => level.id === id) ?? levels[0];
  return found ? { levels, usual: found } : null;
}

export function levelOf(offer: Offer, id: string | null): BotLevel {
  return offer.levels.find((level) => level.id === id) ?? offer.usual;
}

/** A level and those next to it, in the order in which they sit down. */
export function neighbours({ levels }: Offer, level: BotLevel): BotLevel[] {
  const at = levels.indexOf(level);
  return [level, levels[at - 1], levels[at + 1]].filter((one) => one !== undefined);
}

/** The style of the n-th bot: each has another one; the usual one, which is first, comes last. */
export function styleOf({ styles }: BotLevel, n: number): string | null {
  return styles[(n + 1) % styles.length] ?? null;
}

/** As a bot travels. */
export function nameOf({ level, style }: Mind): string {
  return style === null ? level.id : `${level.id}:${style}`;
}

// ------------------------------------------------------------ words

const word = (id: string, otherwise: string): string => (has(id) ? t(id) : otherwise);

export function levelName(id: string): string {
  return word(`bot-level-${id}`, id);
}

export function styleName(id: string): string {
  return word(`bot-style-${id}`, id);
}

/** What a style looks for. */
const SIGN: Record<string, string> = {
  balanced: "vp",
  fighter: "sword",
  diplomat: "alliance",
  trader: "trade",
  spy: "spy",
};

export function styleSign(id: string): string {
  return SIGN[id] ?? "settings";
}

/** A bot by its level and style, whatever time it was given. */
export function botName(bot: string): string {
  const [id = "", style] = bot.replace(/@.*/, "").split(":");
  const level = levelName(id);
  return style ? t("bot-named", { level, style: styleName(style) }) : level;
}

/** The same, as one of those who sit at a table. */
export function botWho(bot: string): string {
  return t("bot-who", { name: botName(bot) });
}

// ------------------------------------------------------------ what to expect

/** Parts people think in, the simplest first. */
const PARTS = [2, 3, 4, 5, 10];
const NEAR = 0.025;

/** About so many of so many. */
export function proportion(wins: number, games: number): { n: number; of: number } {
  const rate = wins / games;
  const off = (of: number): number => Math.abs(rate - Math.round(rate * of) / of);
  const of = PARTS.find((part) => off(part) <= NEAR) ?? PARTS.at(-1) ?? 1;
  return { n: Math.round(rate * of), of };
}

/** What was measured of a level, in a sentence; nothing, if nothing was. */
export function expectation({ expected }: BotLevel): string {
  if (!expected) return "";
  const { against, opponents, wins, games } = expected;
  const many = `bot-many-${against}`;
  const others = has(many) ? t(many, { n: opponents }) : `${opponents} × ${against}`;
  const { n, of } = proportion(wins, games);
  if (n === 0) return t("bot-expected-none", { others });
  if (n === of) return t("bot-expected-all", { others });
  return t("bot-expected-some", { n, of, others });
}
