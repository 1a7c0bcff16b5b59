"""Where an Agent can go: icons, requirements, costs, occupied and closed spaces (U-6A)."""

from __future__ import annotations

from ..engine.actions import SPACE
from ..engine.components import Cost
from ..engine.state import State
from ..engine.tables import RICH
from .resources import can_pay


def spied_spaces(s: State, seat: int) -> int:
    """The spaces connected to a post where the seat has a Spy."""
    return s.tables.spied_spaces(s.seats[seat].spies_at)


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
    tables = s.tables
    player = s.seats[seat]
    solari = player.solari
    spice = player.spice
    water = player.water
    mask = (
        tables.afford_solari[solari if solari < RICH else RICH]
        & tables.afford_spice[spice if spice < RICH else RICH]
        & tables.afford_water[water if water < RICH else RICH]
    )
    for space, condition, cost in tables.discounts:
        if can_pay(s, seat, cost) and condition.holds(s, seat, SPACE + space):
            mask |= 1 << space
    return mask


def open_spaces(s: State, seat: int, spied: int) -> int:
    """The spaces open to the seat but for icons and requirements."""
    free = affordable_spaces(s, seat) & ~taken_spaces(s, seat, spied)
    return free & ~s.tables.rulebook.closed(s, seat)


def unmet_requirements(s: State, seat: int) -> int:
    """The spaces that ask for more Influence than the seat has (U-6.5)."""
    return s.tables.unmet_requirements(s.tables.rulebook.levels(s, seat))


def reachable(s: State, card: int, spied: int) -> int:
    """The spaces the card's Agent icons allow (U-6.2)."""
    mask = s.tables.card_spaces[card]
    if s.tables.card_spy[card]:
        mask |= spied
    return mask


def destinations(s: State, seat: int, card: int) -> int:
    """The spaces the seat can send an Agent to with this card."""
    spied = spied_spaces(s, seat)
    mask = open_spaces(s, seat, spied) & reachable(s, card, spied)
    if not s.tables.card_ignores_requirement[card]:
        mask &= ~unmet_requirements(s, seat)
    return mask


def playable_cards(s: State, seat: int) -> list[int]:
    """The cards in hand that can send an Agent somewhere, each different one once."""
    hand = s.seats[seat].hand
    if not hand:
        return []
    tables = s.tables
    spied = spied_spaces(s, seat)
    open_mask = open_spaces(s, seat, spied)
    met_mask = open_mask & ~unmet_requirements(s, seat)
    spied_and_met = spied & met_mask
    card_spaces = tables.card_spaces
    cards: list[int] = []
    seen = 0
    for card in hand:
        bit = 1 << card
        if seen & bit:
            continue
        seen |= bit
        if (
            card_spaces[card] & met_mask
            or (spied_and_met and tables.card_spy[card])
            or (tables.card_ignores_requirement[card] and reachable(s, card, spied) & open_mask)
        ):
            cards.append(card)
    return cards
