/** The line of help below a question. */
import type { Action } from "../../lib/api";
import { catalogue } from "../../lib/catalogue.svelte";
import { has, t } from "../../lib/i18n.svelte";
import type { Session } from "../../lib/session.svelte";
import { shortName } from "../side/parts";
import { because } from "./because";
import { number } from "./offers";
import type { Prompt } from "./prompt.svelte";

/** The help for what is asked, or for what is left to choose of it. */
export function helpLine(session: Session, prompt: Prompt): string {
  const { asking, chosen } = prompt;
  if (!session.deciding || !session.screen) return "";
  if (prompt.refused) return prompt.refused;
  if (asking) return leaving(session, asking);
  if (chosen) return session.decision?.prompt ?? "";
  const why = because(session);
  if (prompt.hint) return why;
  const id = messageFor(session, prompt);
  if (!has(id)) return why;
  const { out, places, market } = prompt.offers;
  const hand = Array.isArray(session.own?.hand) ? session.own.hand : [];
  const played = session.screen.view.turn.card;
  const asked = out.find(({ asks }) => asks !== null)?.asks ?? null;
  const ally = asked ?? session.screen.view.teams?.activated ?? null;
  const help = t(id, {
    n: session.legal.size - out.length,
    spaces: places.length,
    // Two equal cards are one action.
    cards: hand.filter((id) => session.actionOn({ sort: "card", id })).length,
    plots: prompt.plots,
    market: market.length,
    card: played ? (catalogue().cards[played]?.name ?? played) : "",
    persuasion: session.own?.persuasion ?? 0,
    name: ally === null ? "" : shortName(session, ally),
    other: prompt.other === null ? "" : shortName(session, prompt.other),
  });
  return why ? `${why} ${help}` : help;
}

/** What whoever takes a way out leaves behind; the numbers of troops are one thing. */
function leaving(session: Session, { sort, asks }: Action): string {
  if (sort !== "end") return has(`act-left-${sort}`) ? t(`act-left-${sort}`) : "";
  if (session.decision?.kind === "trade-cards")
    return asks === null ? "" : t("act-left-trade", { name: shortName(session, asks) });
  const troops = session.leftUndone.filter((action) => action.sort === "deploy").map(number);
  const could = session.leftUndone
    .filter((action) => action.sort !== "deploy")
    .map(({ label }) => label);
  if (troops.length) could.push(t("act-deploy-up-to", { n: Math.max(...troops) }));
  return [
    could.length ? t("act-left-end", { what: could.join(" · "), n: could.length }) : "",
    asks === null ? "" : t("act-left-ally", { name: shortName(session, asks) }),
  ]
    .filter(Boolean)
    .join(". ");
}

/** The message that fits what is left to choose. */
function messageFor(
  session: Session,
  { offers, fixed, onRequest, onlyReveal, other }: Prompt,
): string {
  const kind = session.decision?.kind;
  const ends = offers.out.some(({ sort }) => sort === "end");
  const effects = fixed + onRequest;
  if (onlyReveal) {
    const hand = Array.isArray(session.own?.hand) ? session.own.hand : [];
    const codes = hand.flatMap((id) => session.why({ sort: "card", id }).map(({ code }) => code));
    if (codes.includes("no-agent")) return "act-help-turn-no-agent";
    if (other !== null) return "act-help-turn-other-agent";
    return codes.includes("no-agent-for-ally")
      ? "act-help-turn-no-agent-ally"
      : "act-help-turn-reveal";
  }
  if (kind === "agent-menu") {
    if (!ends) return "act-help-agent-menu-must";
    if (session.only) return ""; // the question says it
    if (!effects) return "act-help-agent-menu-done";
    if (effects === offers.numbers.length) return "act-help-agent-menu-deploy";
    if (effects === 1)
      return offers.options[0]?.means === "let-deploy"
        ? "act-help-agent-menu-ally"
        : "act-help-agent-menu-one";
  }
  if (kind === "reveal-menu" && !ends) return "act-help-reveal-menu-must";
  return `act-help-${kind}`;
}
