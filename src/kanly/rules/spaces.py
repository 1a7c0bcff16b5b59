"""Where an Agent can go: icons, requirements, costs, occupied and closed spaces (U-6A)."""

from __future__ import annotations

from ..engine.actions import HAND, SPACE
from ..engine.components import Cost
from ..engine.state import State
from .resources import can_pay


def is_occupied(s: State, space: int) -> bool:
    """Does anybody's Agent stand there?"""
    for player in s.seats:
        if player.agents_at >> space & 1:
            return True
    return False


def taken_spaces(s: State, seat: int, spied: int) -> int:
    """The spaces closed by the seat's own Agents, or by others' it cannot infiltrate (U-6.4)."""
    mask = 0
    for player in s.seats:
        mask |= player.agents_at
    return (mask & ~spied) | s.seats[seat].agents_at


def closed_spaces(s: State, seat: int) -> int:
    """The spaces that have nothing more for the seat (U-6.6)."""
    mask = 0
    for space, condition in s.tables.closings:
        if condition.holds(s, seat, SPACE):
            mask |= space
    return mask


def costs_of(s: State, seat: int, space: int) -> list[Cost]:
    """The costs a space offers the seat now (U-14.2)."""
    for discounted, condition, cost in s.tables.discounts:
        if discounted == space and condition.holds(s, seat, SPACE + space):
            return [cost]
    return s.tables.space_costs[space]


def affordable_spaces(s: State, seat: int) -> int:
    """The spaces whose cheapest cost the seat can pay (U-6.7)."""
    player = s.seats[seat]
    mask = s.tables.affordable_spaces(player.solari, player.spice, player.water)
    for space, condition, cost in s.tables.discounts:
        if (
            player.solari >= cost.solari
            and not mask >> space & 1
            and can_pay(s, seat, cost)
            and condition.holds(s, seat, SPACE + space)
        ):
            mask |= 1 << space
    return mask


def open_spaces(s: State, seat: int, spied: int) -> int:
    """The spaces open to the seat but for icons and requirements."""
    free = affordable_spaces(s, seat) & ~taken_spaces(s, seat, spied)
    if free & s.tables.closable:
        free &= ~s.tables.rulebook.closed(s, seat)
    return free


def reachable(s: State, card: int, spied: int) -> int:
    """The spaces the card's Agent icons allow (U-6.2)."""
    mask = s.tables.card_spaces[card]
    if s.tables.card_spy[card]:
        mask |= spied
    return mask


def destinations(s: State, seat: int, card: int) -> int:
    """The spaces the seat can send an Agent to with this card."""
    tables = s.tables
    spied = tables.spied_spaces(s.seats[seat].spies_at)
    mask = open_spaces(s, seat, spied) & reachable(s, card, spied)
    if not tables.card_ignores_requirement[card]:
        mask &= ~tables.unmet_requirements(tables.rulebook.levels(s, seat))
    return mask


def offer_cards(s: State, seat: int, actions: list[int]) -> None:
    """Add the cards in hand that can send an Agent somewhere, each different one once."""
    player = s.seats[seat]
    tables = s.tables
    spied = tables.spied_spaces(player.spies_at)
    open_mask = open_spaces(s, seat, spied)
    met_mask = open_mask & ~tables.unmet_requirements(tables.rulebook.levels(s, seat))
    spied_and_met = spied & met_mask
    card_spaces = tables.card_spaces
    for card in player.hand:
        if (
            card_spaces[card] & met_mask
            or (spied_and_met and tables.card_spy[card])
            or (tables.card_ignores_requirement[card] and reachable(s, card, spied) & open_mask)
        ):
            action = HAND + card
            if action not in actions:
                actions.append(action)
