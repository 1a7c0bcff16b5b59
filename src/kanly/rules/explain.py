"""Why an action is not legal now, as data; the language layer makes sentences of it."""

from __future__ import annotations

from ..engine.actions import (
    ACQUIRE,
    DEPLOY,
    DISCARDED,
    END,
    HAND,
    INTRIGUE,
    POST,
    REVEAL,
    REVEAL_PART,
    SPACE,
    SPACE_PART,
    THRONE,
)
from ..engine.node import Decision
from ..engine.rulebook import Reason
from ..engine.state import State
from ..engine.terms import ICONS
from .access import voiced
from .acquiring import card_of, price, purchases, throne_row
from .conditions import NoSwordmasterToGain
from .spaces import destinations, reachable, spied_spaces, unblocked_spaces
from .units import deploy_limit


def explain(s: State, action: int) -> list[Reason]:
    """The reasons against an action; empty if it is legal."""
    decision = s.decision
    if decision is None:
        return [Reason("game-over", {})]
    if action in decision.actions:
        return []
    reasons: list[Reason] = []
    if SPACE <= action < POST:
        reasons = explain_space(s, decision, action - SPACE)
    elif HAND <= action < DISCARDED:
        reasons = explain_card(s, decision, action - HAND)
    elif ACQUIRE <= action < REVEAL_PART or action >= THRONE:
        reasons = explain_purchase(s, decision, action)
    elif INTRIGUE <= action < HAND:
        reasons = explain_intrigue(s, decision, action - INTRIGUE)
    elif DEPLOY <= action < SPACE_PART:
        if decision.kind in ("agent-menu", "ally-deploys"):
            reasons = [Reason("deploy-limit", {"limit": deploy_limit(s, s.active)})]
            if s.seats[decision.seat].role.commands:
                reasons = [Reason("ally-deploys", {})]
    elif action == END and decision.kind in ("agent-menu", "reveal-menu"):
        reasons = [Reason("mandatory-left", {})]
    elif action == REVEAL and decision.kind != "turn":
        reasons = [Reason("not-turn-start", {})]
    return reasons or [Reason("not-offered", {"kind": decision.kind})]


def explain_space(s: State, decision: Decision, space: int) -> list[Reason]:
    """Why no Agent can go to a space: with the card chosen, or with any card in hand."""
    codex = s.codex
    if space >= len(codex.space_ids) or decision.kind not in ("turn", "space"):
        return []
    seat = decision.seat
    player = s.seats[seat]
    name = codex.space_ids[space]
    bit = 1 << space
    spied = spied_spaces(s, seat) & bit
    passable = spied | unblocked_spaces(s, seat) & bit
    cards = [decision.value] if decision.kind == "space" else list(player.hand)
    reasons: list[Reason] = []
    roams = any(codex.card_anywhere[c] for c in cards)
    if s.ready(seat) == 0 and not (roams and codex.rulebook.movable(s, seat)):
        reasons.append(no_agent(s, seat))
    if player.agents_at & bit and not roams:  # no Agent is in the way of one that roams (B-8.1)
        reasons.append(Reason("own-agent", {"space": name}))
    elif not roams:
        for other, occupant in enumerate(s.seats):
            if other != seat and occupant.agents_at & bit and not passable:
                reasons.append(Reason("occupied", {"space": name, "seat": other}))
    only = codex.spaces[space].only
    if only and codex.leader_ids[player.leader] != only:
        reasons.append(Reason("personal", {"space": name, "leader": only}))
    elif voiced(s, seat) & bit:
        reasons.append(Reason("voiced", {"space": name}))
    elif codex.rulebook.closed(s, seat) & bit:
        of_swordmaster = isinstance(codex.spaces[space].closed_if, NoSwordmasterToGain)
        barred = of_swordmaster and not player.swordmaster
        reasons.append(Reason("no-swordmaster-level" if barred else "once", {"space": name}))
    ignoring = [c for c in cards if codex.card_ignores_requirement[c]]
    for mask, faction, level in codex.requirements:
        have = codex.rulebook.levels(s, seat)[faction]
        if mask == bit and have < level and not ignoring:
            reasons.append(
                Reason(
                    "requirement",
                    {
                        "space": name,
                        "faction": codex.track_ids[codex.icon_tracks[seat][faction][0]],
                        "level": level,
                        "have": have,
                    },
                )
            )
    cost = s.costs(seat, space)[0]
    for resource, need, have in (
        ("solari", cost.solari, player.solari),
        ("spice", cost.spice, player.spice),
        ("water", cost.water, player.water),
    ):
        if have < need:
            reasons.append(
                Reason("cost", {"space": name, "resource": resource, "need": need, "have": have})
            )
    if not any(reachable(s, c, spied) & bit for c in cards):
        icon = ICONS[codex.space_icon[space]]
        if decision.kind == "space":
            card = codex.card_ids[decision.value]
            reasons.append(Reason("card-icon", {"card": card, "space": name, "icon": icon}))
        else:
            reasons.append(Reason("no-icon", {"space": name, "icon": icon}))
    if not reasons and decision.kind == "turn":
        reasons.append(Reason("choose-card-first", {"space": name}))
    return reasons


def no_agent(s: State, seat: int) -> Reason:
    """No Agent is left, or none that points to the Ally activated (S-3.2)."""
    if s.seats[seat].agents == 0:
        return Reason("no-agent", {})
    return Reason("no-agent-for-ally", {"seat": s.stands_in[seat]})


def explain_card(s: State, decision: Decision, card: int) -> list[Reason]:
    """Why a card cannot be played on an Agent turn."""
    codex = s.codex
    if card >= len(codex.card_ids) or decision.kind != "turn":
        return []
    player = s.seats[decision.seat]
    name = codex.card_ids[card]
    if card not in player.hand:
        return [Reason("not-in-hand", {"card": name})]
    if s.ready(decision.seat) == 0:
        return [no_agent(s, decision.seat)]
    if not reachable(s, card, spied_spaces(s, decision.seat)) and not codex.card_icons[card]:
        return [Reason("no-icons", {"card": name})]
    if not destinations(s, decision.seat, card):
        return [Reason("no-destination", {"card": name})]
    return []


def explain_purchase(s: State, decision: Decision, action: int) -> list[Reason]:
    """Why a card cannot be acquired."""
    codex = s.codex
    card = card_of(action)
    if card >= len(codex.card_ids):
        return []
    name = codex.card_ids[card]
    if decision.kind == "throne" and card in s.row:
        return [Reason("throne-fremen", {"card": name})]
    if decision.kind != "reveal-menu":
        return [Reason("not-revealing", {"card": name})]
    player = s.seats[decision.seat]
    slot = codex.reserve_slot[card]
    if action >= THRONE:
        on_offer = s.teams is not None and card in s.teams.throne
        if on_offer and not throne_row(s, decision.seat):
            return [Reason("throne-row", {"card": name})]
    else:
        on_offer = card in s.row or card in player.set_aside
        on_offer = on_offer or (slot >= 0 and s.reserve[slot] > 0)
    if not on_offer:
        return [Reason("not-on-offer", {"card": name})]
    if not codex.card_cost[card]:
        return [Reason("no-price", {"card": name})]
    if action not in purchases(s, decision.seat):
        need = price(s, decision.seat, action)
        return [Reason("persuasion", {"card": name, "need": need, "have": player.persuasion})]
    return []


def explain_intrigue(s: State, decision: Decision, card: int) -> list[Reason]:
    """Why an Intrigue card cannot be played."""
    codex = s.codex
    if card >= len(codex.intrigue_ids):
        return []
    name = codex.intrigue_ids[card]
    if card not in s.seats[decision.seat].intrigue:
        return [Reason("intrigue-not-held", {"card": name})]
    if decision.kind in ("turn", "agent-menu", "reveal-menu"):
        lines = codex.intrigue_plot[card]
    elif decision.kind == "combat":
        lines = codex.intrigue_combat[card]
    elif decision.kind == "victory":
        lines = codex.intrigue_victory[card]
    elif decision.kind == "endgame":
        lines = codex.intrigue_endgame[card]
    else:
        return []
    if lines is None:
        return [Reason("wrong-time", {"card": name})]
    return [Reason("condition", {"card": name})]
