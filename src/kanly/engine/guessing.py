"""Guesses at what is hidden: whole positions that fit what a seat knows (U-20)."""

from __future__ import annotations

from typing import Final

from . import chance
from .chance import mixed
from .errors import BadPosition
from .node import Task
from .parts import PARTS, Part
from .piles import without
from .reading import reask
from .seat import Seat
from .state import State
from .view import check_viewer, known_to, known_top

GUESSES: Final = 50
"""How often hidden cards are dealt anew until the opponent's question can be asked of them."""


def determinize(s: State, seat: int, seed: int) -> State:
    """Deal everything the seat cannot see anew, at random."""
    check_viewer(s, seat)
    decision = s.decision
    for guess in range(GUESSES):
        c = s.copy()
        c.setup = s.setup.unseeded
        c.reseed(seed * GUESSES + guess)
        deal_hidden(c, seat)
        if decision is None or decision.seat == seat:
            return c
        try:
            reask(c, Task(decision.node, decision.owner, decision.source, decision.value))
        except BadPosition:
            continue
        return c
    # No deal fits what the opponent was seen to begin: keep their cards, hide only the chance.
    c = s.copy()
    c.setup = s.setup.unseeded
    c.reseed(seed)
    return c


def deal_hidden(c: State, seat: int) -> None:
    """Deal hands, decks and banks anew to the places the seat cannot see.

    The outcome depends on what the seat knows and on chance, never on how the cards really lie.
    """
    intrigue = c.intrigue_deck
    for i, player in enumerate(c.seats):
        if i == seat:
            keep = len(player.deck) - len(known_top(c, i, seat))
            player.deck = mixed(c, player.deck[:keep]) + player.deck[keep:]
        else:
            size = len(player.deck) - len(known_top(c, i, seat))
            top = player.deck[size:]
            cards = mixed(c, player.deck[:size] + _less(player.hand, player.known_hand))
            player.deck, player.hand = cards[:size] + top, player.known_hand + cards[size:]
            intrigue += _less(player.intrigue, known_to(player, seat))
    intrigue = mixed(c, intrigue)
    for i, player in enumerate(c.seats):
        if i != seat:
            known = known_to(player, seat)
            size = len(player.intrigue) - len(known)
            player.intrigue, intrigue = known + intrigue[:size], intrigue[size:]
            player.known_intrigue = guess_known(player, seat)
    c.intrigue_deck = intrigue
    c.imperium_deck = mixed(c, c.imperium_deck)
    deal_conflicts(c)
    for name in PARTS:
        part: Part | None = getattr(c, name)
        if part is not None:
            part.deal(c, seat)


def guess_known(player: Seat, seat: int) -> bytes:
    """What third seats know of the cards just dealt: as many of them as they knew before."""
    pairs = player.known_intrigue
    guessed = b""
    taken: dict[int, int] = {}
    for at in range(0, len(pairs), 2):
        viewer = pairs[at]
        if viewer == seat:
            guessed += pairs[at : at + 2]
        else:
            n = taken.get(viewer, 0)
            taken[viewer] = n + 1
            guessed += bytes([viewer, player.intrigue[n]])
    return guessed


def _less(pile: bytes, cards: bytes) -> bytes:
    for card in cards:
        pile = without(pile, card)
    return pile


def deal_conflicts(c: State) -> None:
    """The coming Conflicts: their levels are known, which of the unseen ones they are is not."""
    seen = c.conflicts_left
    if c.conflict >= 0:
        seen += bytes([c.conflict])
    for player in c.seats:
        seen += player.face_up + player.face_down
    levels = c.codex.conflict_level
    unseen: dict[int, bytes] = {}
    for level in sorted(set(levels)):
        pool = bytes([n for n in c.codex.conflicts_of(c.setup, level) if n not in seen])
        unseen[level] = chance.shuffled(c, pool)
    deck: list[int] = []
    for card in c.conflict_deck:
        level = levels[card]
        deck.append(unseen[level][0])
        unseen[level] = unseen[level][1:]
    c.conflict_deck = bytes(deck)
