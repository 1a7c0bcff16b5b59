"""A full state to think with, made only of what a seat may know."""

from __future__ import annotations

from ..engine.piles import without
from ..engine.state import State
from ..engine.view import known_to


def imagine(state: State, seat: int, seed: int) -> State:
    """A guess at everything hidden: the same for all positions the seat cannot tell apart.

    The hidden piles are put in order first, so that nothing of their true order can shine through
    the shuffle of `State.determinize`.
    """
    s = state.copy()
    decision = s.decision
    intrigue = s.intrigue_deck
    for i, player in enumerate(s.seats):
        if i == seat:
            looked = 0
            if decision is not None and decision.seat == seat:
                looked = decision.node.known_top(decision.value)
            hidden = len(player.deck) - looked
            player.deck = ordered(player.deck[:hidden]) + player.deck[hidden:]
        else:
            cards = ordered(player.deck + less(player.hand, player.known_hand))
            size = len(player.deck)
            player.deck, player.hand = cards[:size], player.known_hand + cards[size:]
            intrigue += less(player.intrigue, known_to(player, seat))
    intrigue = ordered(intrigue)
    for i, player in enumerate(s.seats):
        if i != seat:
            known = known_to(player, seat)
            size = len(player.intrigue) - len(known)
            player.intrigue, intrigue = known + intrigue[:size], intrigue[size:]
    s.intrigue_deck = intrigue
    s.imperium_deck = ordered(s.imperium_deck)
    if s.choam is not None:
        s.choam.bank = ordered(s.choam.bank)
    return s.determinize(seat, seed)


def ordered(pile: bytes) -> bytes:
    """The cards of a pile by number."""
    return bytes(sorted(pile))


def less(pile: bytes, cards: bytes) -> bytes:
    """The pile without some of its cards."""
    for card in cards:
        pile = without(pile, card)
    return pile
