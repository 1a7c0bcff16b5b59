"""Where an Agent can go: icons, requirements, costs, occupied and closed spaces (U-6A)."""

from __future__ import annotations

from ..engine.actions import HAND, SPACE
from ..engine.codex import RICH
from ..engine.components import Cost
from ..engine.piles import bits
from ..engine.state import State
from .resources import can_pay


def is_occupied(s: State, space: int) -> bool:
    """Does anybody's Agent stand there?"""
    bit = 1 << space
    for player in s.seats:
        if player.agents_at & bit:
            return True
    return False


def closed_spaces(s: State, seat: int) -> int:
    """The spaces that have nothing more for the seat (U-6.6)."""
    mask = 0
    for space, condition in s.codex.closings:
        if condition.holds(s, seat, SPACE):
            mask |= space
    if s.codex.private:
        leader = s.codex.leader_ids[s.seats[seat].leader]
        for space, only in s.codex.private:
            if leader != only:
                mask |= space
    return mask


def costs_of(s: State, seat: int, space: int) -> list[Cost]:
    """The costs a space offers the seat now (U-14.2)."""
    for discounted, condition, cost in s.codex.discounts:
        if discounted == space and condition.holds(s, seat, SPACE + space):
            return [cost]
    return s.codex.space_costs[space]


def affordable_spaces(s: State, seat: int) -> int:
    """The spaces whose cheapest cost the seat can pay (U-6.7)."""
    player = s.seats[seat]
    codex = s.codex
    solari = player.solari
    spice = player.spice
    water = player.water
    mask = (
        codex.solari_spaces[solari if solari < RICH else RICH]
        & codex.spice_spaces[spice if spice < RICH else RICH]
        & codex.water_spaces[water if water < RICH else RICH]
    )
    for space, condition, cost in codex.discounts:
        if (
            solari >= cost.solari
            and not mask >> space & 1
            and can_pay(s, seat, cost)
            and condition.holds(s, seat, SPACE + space)
        ):
            mask |= 1 << space
    return mask


def open_spaces(s: State, seat: int, spied: int) -> int:
    """The spaces open to the seat but for icons and requirements.

    Others' Agents close those it cannot infiltrate, its own any (U-6.4).
    """
    occupied = 0
    for player in s.seats:
        occupied |= player.agents_at
    free = affordable_spaces(s, seat) & ~(occupied & ~spied | s.seats[seat].agents_at)
    if free & s.codex.closable:
        free &= ~s.codex.rulebook.closed(s, seat)
    return free


def spied_spaces(s: State, seat: int) -> int:
    """The spaces connected to a post where the seat has a Spy."""
    codex = s.codex
    posts = s.seats[seat].spies_at
    mask = codex.spied.get(posts)
    if mask is None:
        mask = 0
        for post in bits(posts):
            mask |= codex.post_spaces[post]
        codex.spied[posts] = mask
    return mask


def unmet_requirements(s: State, seat: int) -> int:
    """The spaces that ask for more Influence than the seat has (U-6.5)."""
    codex = s.codex
    levels = codex.rulebook.levels(s, seat)
    mask = codex.unmet.get(levels)
    if mask is None:
        mask = 0
        for space, faction, level in codex.requirements:
            if levels[faction] < level:
                mask |= space
        codex.unmet[levels] = mask
    return mask


def reachable(s: State, card: int, spied: int) -> int:
    """The spaces the card's Agent icons allow (U-6.2)."""
    mask = s.codex.card_spaces[card]
    if s.codex.card_spy[card]:
        mask |= spied
    return mask


def destinations(s: State, seat: int, card: int) -> int:
    """The spaces the seat can send an Agent to with this card."""
    spied = spied_spaces(s, seat)
    mask = open_spaces(s, seat, spied) & reachable(s, card, spied)
    if not s.codex.card_ignores_requirement[card]:
        mask &= ~unmet_requirements(s, seat)
    return mask


def offer_cards(s: State, seat: int, actions: list[int]) -> None:
    """Add the cards in hand that can send an Agent somewhere, each different one once."""
    codex = s.codex
    spied = spied_spaces(s, seat)
    open_mask = open_spaces(s, seat, spied)
    met_mask = open_mask & ~unmet_requirements(s, seat)
    spied_and_met = spied & met_mask
    card_spaces = codex.card_spaces
    seen = 0
    for card in s.seats[seat].hand:
        bit = 1 << card
        if seen & bit:
            continue
        seen |= bit
        if (
            card_spaces[card] & met_mask
            or (spied_and_met and codex.card_spy[card])
            or (codex.card_ignores_requirement[card] and reachable(s, card, spied) & open_mask)
        ):
            actions.append(HAND + card)
