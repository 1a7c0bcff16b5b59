"""A full state to think with, made only of what a seat may know."""

from __future__ import annotations

from ..engine.state import State


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
            known = 0
            if decision is not None and decision.seat == seat:
                known = decision.node.known_top(decision.value)
            hidden = len(player.deck) - known
            player.deck = bytes(sorted(player.deck[:hidden])) + player.deck[hidden:]
        else:
            cards = bytes(sorted(player.deck + player.hand))
            player.deck, player.hand = cards[: len(player.deck)], cards[len(player.deck) :]
            intrigue += player.intrigue
    intrigue = bytes(sorted(intrigue))
    for i, player in enumerate(s.seats):
        if i != seat:
            size = len(player.intrigue)
            player.intrigue, intrigue = intrigue[:size], intrigue[size:]
    s.intrigue_deck = intrigue
    s.imperium_deck = bytes(sorted(s.imperium_deck))
    if s.choam is not None:
        s.choam.bank = bytes(sorted(s.choam.bank))
    return s.determinize(seat, seed)
