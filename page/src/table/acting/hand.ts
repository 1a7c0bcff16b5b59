/** The viewer's cards with how each stands now. */
import { catalogue } from "../../lib/catalogue.svelte";
import { t } from "../../lib/i18n.svelte";
import type { Session } from "../../lib/session.svelte";
import { whyWord } from "./names";

export interface HandCard {
  /** Unique in the hand. */
  key: string;
  /** "card" in hand, "revealed" before the viewer, or "intrigue". */
  sort: "card" | "revealed" | "intrigue";
  id: string;
  state: "" | "lit" | "on" | "off" | "shown";
  /** It is being played, and no longer in hand. */
  played: boolean;
  why: string;
  /** Name, how it stands, and what it says. */
  spoken: string;
}

type Sort = HandCard["sort"];

/** The Agent icons and Factions of an Imperium card, in words. */
export function cardSigns(id: string): string {
  const { cards, names } = catalogue();
  const { icons = [], factions = [] } = cards[id] ?? {};
  return [
    icons.length
      ? t("side-icons", { icons: icons.map((x) => names.icons[x] ?? x).join(", ") })
      : "",
    factions.length
      ? t("act-card-factions", { factions: factions.map((x) => names.factions[x] ?? x).join(", ") })
      : "",
  ]
    .filter(Boolean)
    .join(" ");
}

export function handCards(session: Session): HandCard[] {
  const own = session.own;
  const view = session.screen?.view;
  if (!own || !view) return [];
  const mine = session.viewer === view.active;
  const sent = mine ? view.turn.card : null;
  const played = sent && own.played.includes(sent) ? sent : null;
  const hand = Array.isArray(own.hand) ? own.hand : [];
  const intrigue = Array.isArray(own.intrigue) ? own.intrigue : [];
  return [
    ...(played ? [card(session, "card", played, "played", true)] : []),
    ...hand
      .map((id, k) => card(session, "card", id, String(k)))
      // One card is played in a turn: the others wait.
      .map((one) => (played && one.state === "" ? { ...one, state: "off" as const } : one)),
    ...own.shown.map((id, k) => card(session, "revealed", id, `r${k}`)),
    ...intrigue.map((id, k) => card(session, "intrigue", id, String(k))),
  ];
}

function card(session: Session, sort: Sort, id: string, at: string, played = false): HandCard {
  const action = played ? undefined : session.actionOn({ sort, id });
  const reasons = played ? [] : session.why({ sort, id });
  const entry = sort === "intrigue" ? catalogue().intrigues[id] : catalogue().cards[id];
  const state =
    played || (action && session.selected === action.action)
      ? "on"
      : action
        ? "lit"
        : reasons.length
          ? "off"
          : sort === "revealed"
            ? "shown"
            : "";
  const standing = played
    ? t("act-card-played")
    : action
      ? `${action.label}${action.spaces.length ? `. ${t("act-card-reaches", { n: action.spaces.length })}` : ""}`
      : reasons.map((why) => why.text).join(" ");
  return {
    key: `${sort}-${id}-${at}`,
    sort,
    id,
    state,
    played,
    why: reasons[0] ? whyWord(reasons[0]) : "",
    spoken: [entry?.name ?? id, standing, cardSigns(id), entry?.text.replaceAll("\n", " ")]
      .filter((part) => part)
      .map((part) => (part ?? "").replace(/\.$/, ""))
      .join(". "),
  };
}
