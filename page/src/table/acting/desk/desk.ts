/** Questions that are answered at a desk of their own beside the prompt. */
import type { Action, Decision } from "../../../lib/api";
import { catalogue } from "../../../lib/catalogue.svelte";
import type { Session } from "../../../lib/session.svelte";
import { actingIn } from "../../../lib/teams";

export type Desk =
  "deployment" | "reinforcement" | "deal" | "payment" | "concession" | "secret" | "top" | "sale";

/** So many prices of a space are shown side by side. */
export const MANY_PRICES = 3;

/** The desk a question needs, if any. */
export function deskFor(session: Session): Desk | null {
  const { decision } = session;
  if (!session.deciding || !decision) return null;
  const { about } = decision;
  if (about?.deployment) return "deployment";
  if (about?.reinforcement) return "reinforcement";
  if (about?.deal) return "deal";
  if (about?.payment) return "payment";
  if (decision.shows) return "top";
  if (decision.actions.some(({ factions }) => factions.length)) return "secret";
  if (decision.kind === "cost" && pricesOf(session).length >= MANY_PRICES) return "sale";
  return decision.actions.some(({ means }) => means === "concede") ? "concession" : null;
}

/** The prices of the space the Agent goes to. */
function pricesOf({ screen }: Session): unknown[] {
  const space = screen?.view.turn.space ?? "";
  return screen?.prices[space] ?? catalogue().spaces[space]?.costs ?? [];
}

/** Is this a question of which teammate, answered by a switch in the prompt's own row? */
export function switches(actions: Iterable<Action>): Action[] {
  return [...actions].filter(({ means }) => means === "activate" || means === "play-for");
}

/** The Agent of a Commander that would go for an Ally: as asked about, or as the tokens lie. */
export function agentFor(session: Session, ally: number): "agent" | "swordmaster" | null {
  const asked = session.decision?.about?.activation?.find(({ seat }) => seat === ally);
  const sign = asked
    ? asked.token
    : session.own?.tokens.find(({ state, allies }) => state === "home" && allies.includes(ally))
        ?.sign;
  if (!sign) return null;
  return sign === "both" ? "swordmaster" : "agent";
}

/** The Ally who can be activated instead, where only that one has an Agent left. */
export function otherAlly(session: Session): number | null {
  const { screen } = session;
  const acting = screen ? actingIn(screen) : null;
  if (!session.reactivates || !acting || agentFor(session, acting.ally)) return null;
  const mates = screen?.sitters[session.viewer]?.teammates ?? [];
  return mates.find((seat) => agentFor(session, seat)) ?? null;
}

/** The two seats a question stands between, and the sign between them. */
export interface Between {
  from: number;
  sign: string;
  to: number;
}

/** Whose turn it is and who answers in it. */
export function between(decision: Decision | null): Between | null {
  const about = decision?.about;
  if (decision && decision.rival != null && decision.rival !== decision.seat) {
    return { from: decision.seat, sign: "acts-right", to: decision.rival };
  }
  if (!decision || !about) return null;
  if (about.deployment) {
    return { from: about.deployment.commander, sign: "acts-right", to: about.deployment.ally };
  }
  if (about.payment && about.payment.commander !== decision.seat) {
    return { from: about.payment.commander, sign: "acts-right", to: decision.seat };
  }
  if (about.deal && about.deal.giver !== about.deal.actor) {
    return { from: about.deal.actor, sign: "trade", to: about.deal.giver };
  }
  return null;
}
