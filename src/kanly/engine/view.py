"""The one place that knows who may see what (U-20), and guesses at what is hidden."""

from __future__ import annotations

from typing import Any, Final

from . import chance
from .document import reask, to_document
from .errors import BadPosition, KanlyError
from .node import Task
from .piles import without
from .state import Seat, State

HIDDEN_DECKS: Final = ["imperium_deck", "intrigue_deck"]
SEAT_SECRETS: Final = ["hand", "intrigue"]
GUESSES: Final = 50
"""How often hidden cards are dealt anew until the opponent's question can be asked of them."""


def view(s: State, seat: int) -> dict[str, Any]:
    """The position as the seat may know it: hidden piles are replaced by their sizes."""
    if not -1 <= seat < len(s.seats):
        raise KanlyError(f"there is no seat {seat}; expected 0 to {len(s.seats) - 1}, or -1")
    doc = to_document(s)
    for key in ("chance", "agenda", "decision", "pending", "floor", "last_seat"):
        del doc[key]
    doc["setup"]["seed"] = None
    for key in HIDDEN_DECKS:
        doc[key] = len(doc[key])
    levels = s.tables.conflict_level
    doc["conflict_deck"] = [levels[c] for c in s.conflict_deck]
    if doc["choam"] is not None:
        doc["choam"]["bank"] = len(doc["choam"]["bank"])
    if doc["rivals"] is not None:
        doc["rivals"]["deck"] = len(doc["rivals"]["deck"])
    for i, other in enumerate(doc["seats"]):
        other["deck"] = len(other["deck"])
        other["known_intrigue"] = [
            card
            for viewer, card in other["known_intrigue"]
            if viewer == seat or (i == seat and s.seats[i].rival < 0)
        ]
        if i != seat or s.seats[i].rival >= 0:
            for key in SEAT_SECRETS:
                other[key] = len(other[key])
        other["strength"] = s.strength(i)
    doc["pending"] = [s.action_text(task.source) for task in s.pending]
    decision = s.decision
    doc["decision"] = None
    if decision is not None:
        doc["decision"] = {"seat": decision.seat, "kind": decision.kind}
        if decision.seat == seat:
            doc["decision"]["actions"] = [s.action_text(a) for a in decision.actions]
    doc["over"] = s.is_over
    return doc


def determinize(s: State, seat: int, seed: int) -> State:
    """Deal everything the seat cannot see anew, at random."""
    if not -1 <= seat < len(s.seats):
        raise KanlyError(f"there is no seat {seat}; expected 0 to {len(s.seats) - 1}, or -1")
    decision = s.decision
    for guess in range(GUESSES):
        c = s.copy()
        c.reseed(seed * GUESSES + guess)
        deal_hidden(c, seat)
        if decision is None or decision.seat == seat:
            return c
        try:
            reask(c, Task(decision.node, decision.seat, decision.source, decision.value))
        except BadPosition:
            continue
        return c
    # No deal fits what the opponent was seen to begin: keep their cards, hide only the chance.
    c = s.copy()
    c.reseed(seed)
    return c


def deal_hidden(c: State, seat: int) -> None:
    """Deal hands, decks and banks anew to the places the seat cannot see.

    The outcome depends on what the seat knows and on chance, never on how the cards really lie.
    """
    decision = c.decision
    intrigue = c.intrigue_deck
    for i, player in enumerate(c.seats):
        if i == seat:
            looked = 0
            if decision is not None and decision.seat == seat:
                looked = decision.node.known_top(decision.value)
            keep = len(player.deck) - looked
            player.deck = _mixed(c, player.deck[:keep]) + player.deck[keep:]
        else:
            cards = _mixed(c, player.deck + _less(player.hand, player.known_hand))
            size = len(player.deck)
            player.deck, player.hand = cards[:size], player.known_hand + cards[size:]
            intrigue += _less(player.intrigue, known_to(player, seat))
    intrigue = _mixed(c, intrigue)
    for i, player in enumerate(c.seats):
        if i != seat:
            known = known_to(player, seat)
            size = len(player.intrigue) - len(known)
            player.intrigue, intrigue = known + intrigue[:size], intrigue[size:]
            player.known_intrigue = guess_known(player, seat)
    c.intrigue_deck = intrigue
    c.imperium_deck = _mixed(c, c.imperium_deck)
    deal_conflicts(c)
    if c.choam is not None:
        c.choam.bank = _mixed(c, c.choam.bank)
    if c.rivals is not None:
        c.rivals.deck = _mixed(c, c.rivals.deck)


def known_to(player: Seat, seat: int) -> bytes:
    """The Intrigue cards of a player that the seat knows."""
    pairs = player.known_intrigue
    return bytes([pairs[at + 1] for at in range(0, len(pairs), 2) if pairs[at] == seat])


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


def _mixed(c: State, pile: bytes) -> bytes:
    return chance.shuffled(c, bytes(sorted(pile)))


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
    levels = c.tables.conflict_level
    unseen: dict[int, bytes] = {}
    for level in sorted(set(levels)):
        pool = bytes([n for n, x in enumerate(levels) if x == level and n not in seen])
        unseen[level] = chance.shuffled(c, pool)
    deck: list[int] = []
    for card in c.conflict_deck:
        level = levels[card]
        deck.append(unseen[level][0])
        unseen[level] = unseen[level][1:]
    c.conflict_deck = bytes(deck)
