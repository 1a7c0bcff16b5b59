"""Where an Agent can go: icons, requirements, costs, occupied and closed spaces (U-6A)."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from ..engine.actions import HAND, SPACE
from ..engine.components import Cost
from ..engine.piles import ONE, add_each, bits
from ..engine.prices import RICH, Prices
from ..engine.state import State
from .access import voiced
from .resources import can_pay

if TYPE_CHECKING:
    from mypy_extensions import i64

ANYWHERE: Final = -1
"""All spaces, as a mask."""


def is_occupied(s: State, space: int) -> bool:
    """Does anybody's Agent stand there?"""
    bit = 1 << space
    for player in s.seats:
        if player.agents_at & bit:
            return True
    return False


def closed_spaces(s: State, seat: int) -> int:
    """The spaces with nothing more for the seat, private to others, or closed to it (U-6.6)."""
    mask = 0
    for closing in s.codex.closings:
        if closing.condition.holds(s, seat, SPACE):
            mask |= closing.space
    if s.marks is not None:
        mask |= voiced(s, seat)
    if s.codex.private:
        leader = s.codex.leader_ids[s.seats[seat].leader]
        for space, only in s.codex.private:
            if leader != only:
                mask |= space
    return mask


def prices_of(s: State, seat: int) -> Prices:
    """The price list that counts for the seat."""
    return s.prices[s.seats[seat].leader]


def costs_of(s: State, seat: int, space: int) -> list[Cost]:
    """The costs a space offers the seat now (U-14.2)."""
    prices = prices_of(s, seat)
    for discounted, condition, cost in prices.discounts:
        if discounted == space and condition.holds(s, seat, SPACE + space):
            return [cost]
    return prices.costs[space]


def affordable_spaces(s: State, seat: int) -> int:
    """The spaces whose cheapest cost the seat can pay (U-6.7)."""
    player = s.seats[seat]
    prices = prices_of(s, seat)
    solari = player.solari
    spice = player.spice
    water = player.water
    mask = (
        prices.solari_spaces[solari if solari < RICH else RICH]
        & prices.spice_spaces[spice if spice < RICH else RICH]
        & prices.water_spaces[water if water < RICH else RICH]
    )
    for space, condition, cost in prices.discounts:
        if (
            solari >= cost.solari
            and not mask >> space & 1
            and can_pay(s, seat, cost)
            and condition.holds(s, seat, SPACE + space)
        ):
            mask |= 1 << space
    return mask


def free_spaces(s: State, seat: int, spied: int, among: int) -> int:
    """Those of the spaces the seat can pay for where no Agent is in its way.

    Others' Agents are where it cannot infiltrate, its own anywhere (U-6.4).
    """
    occupied: i64 = 0
    for player in s.seats:
        occupied |= player.agents_at
    free: i64 = among & affordable_spaces(s, seat) & ~s.seats[seat].agents_at
    blocked = free & occupied & ~spied
    if blocked and s.marks is not None:
        blocked &= ~unblocked_spaces(s, seat)
    return free & ~blocked


def without_closed(s: State, seat: int, spaces: int) -> int:
    """Those of the spaces that are not closed to the seat."""
    if s.marks is not None and len(s.marks.voices) > 0:
        spaces &= ~voiced(s, seat)
    if spaces & s.codex.closable:
        spaces &= ~s.codex.rulebook.closed(s, seat)
    return spaces


def unblocked_spaces(s: State, seat: int) -> int:
    """The spaces where others' Agents do not stop the seat's."""
    if s.turn_marks is not None and s.turn_marks.unblocked:
        return ANYWHERE
    return s.codex.leader_unblocked[s.seats[seat].leader]


def is_blocked(s: State, seat: int, space: int) -> bool:
    """Does another seat's Agent keep out the one being sent, unless a Spy lets it in?"""
    bit = 1 << space
    for other, player in enumerate(s.seats):
        if other != seat and player.agents_at & bit:
            return not s.codex.card_anywhere[s.turn.card] and not unblocked_spaces(s, seat) & bit
    return False


def spied_spaces(s: State, seat: int) -> int:
    """The spaces connected to a post where the seat has a Spy."""
    codex = s.codex
    posts = s.seats[seat].spies_at
    if not posts:
        return 0
    mask = codex.spied.get(posts)
    if mask is None:
        mask = 0
        for post in bits(posts):
            mask |= codex.post_spaces[post]
        codex.spied[posts] = mask
    return mask


def unmet_requirements(s: State, seat: int) -> int:
    """The spaces that ask for more Influence than the seat has (U-6.5)."""
    levels = s.codex.rulebook.levels(s, seat)
    mask = 0
    for space, faction, level in s.codex.requirements:
        if levels[faction] < level:
            mask |= space
    return mask


def reachable(s: State, card: int, spied: int) -> int:
    """The spaces the card's Agent icons allow (U-6.2)."""
    mask = s.codex.card_spaces[card]
    if s.codex.card_spy[card]:
        mask |= spied
    if s.turn_marks is not None and s.turn_marks.envoy:
        mask |= s.codex.faction_spaces
    return mask


def destinations(s: State, seat: int, card: int) -> int:
    """The spaces the seat can send an Agent to with this card."""
    if s.codex.card_anywhere[card]:
        return anywhere(s, seat)
    spied = spied_spaces(s, seat)
    mask = free_spaces(s, seat, spied, reachable(s, card, spied))
    if not s.codex.card_ignores_requirement[card]:
        mask &= ~unmet_requirements(s, seat)
    return without_closed(s, seat, mask)


def anywhere(s: State, seat: int) -> int:
    """The spaces for an Agent that may go to any, occupied or not (B-8.1).

    Where the seat has an Agent already, it is that one which comes again.
    """
    stays = s.seats[seat].agents_at & ~s.codex.rulebook.movable(s, seat)
    mask = affordable_spaces(s, seat) & ~unmet_requirements(s, seat) & ~stays
    return without_closed(s, seat, mask)


def offer_anywhere(s: State, seat: int, actions: list[int]) -> None:
    """Add the cards that need no Agent at home: one on the board can go anywhere (B-8.1)."""
    movable = s.codex.rulebook.movable(s, seat)
    for card in s.seats[seat].hand:
        if s.codex.card_anywhere[card] and movable and anywhere(s, seat):
            add_each(actions, HAND, ONE[card])


def offer_cards(s: State, seat: int, actions: list[int]) -> None:
    """Add the cards in hand that can send an Agent somewhere, each different one once."""
    codex = s.codex
    spied = spied_spaces(s, seat)
    open_mask: i64 = without_closed(s, seat, free_spaces(s, seat, spied, ANYWHERE))
    met_mask = open_mask & ~unmet_requirements(s, seat)
    spied_and_met = spied & met_mask
    if s.turn_marks is not None and s.turn_marks.envoy and codex.faction_spaces & met_mask:
        add_each(actions, HAND, s.seats[seat].hand)
        return
    card_spaces = codex.card_spaces
    hand = s.seats[seat].hand
    seen = 0
    for at in range(len(hand)):  # faster than to enumerate bytes
        card = hand[at]
        bit = 1 << card
        if seen & bit:
            continue
        seen |= bit
        if (
            card_spaces[card] & met_mask
            or (spied_and_met and codex.card_spy[card])
            or (codex.card_ignores_requirement[card] and reachable(s, card, spied) & open_mask)
            or (codex.card_anywhere[card] and anywhere(s, seat))
        ):
            actions.append(HAND + card)
