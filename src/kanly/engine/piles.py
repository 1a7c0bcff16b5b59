"""Piles of cards are immutable ``bytes`` of card numbers: copies of a state share them safely.

The top of a deck is its last byte; drawing is slicing.
"""

from __future__ import annotations

from typing import Final

ONE: Final[list[bytes]] = [bytes([i]) for i in range(256)]
"""``ONE[c]`` is the pile that holds just card c."""


def without(pile: bytes, card: int) -> bytes:
    """The pile less one copy of the card (which must be there)."""
    at = pile.find(ONE[card])
    if at < 0:
        raise ValueError(f"card {card} is not in the pile")
    return pile[:at] + pile[at + 1 :]


def replaced(pile: bytes, at: int, value: int) -> bytes:
    """The pile with the byte at one place changed."""
    return pile[:at] + ONE[value] + pile[at + 1 :]


def distinct(pile: bytes) -> list[int]:
    """The different cards of a pile, in order of first appearance."""
    cards: list[int] = []
    for at, card in enumerate(pile):
        if pile.find(ONE[card]) == at:
            cards.append(card)
    return cards


def bits(mask: int) -> list[int]:
    """The numbers whose bit is set in the mask, ascending."""
    numbers: list[int] = []
    n = 0
    while mask:
        if mask & 1:
            numbers.append(n)
        mask >>= 1
        n += 1
    return numbers
