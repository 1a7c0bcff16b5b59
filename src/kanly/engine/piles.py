"""Piles of cards are immutable ``bytes`` of card numbers: copies of a state share them safely.

The top of a deck is its last byte; drawing is slicing.
"""

from __future__ import annotations

from typing import Final

ONE: Final[list[bytes]] = [bytes([i]) for i in range(256)]
"""``ONE[c]`` is the pile that holds just card c."""


def without(pile: bytes, card: int) -> bytes:
    """The pile less one copy of the card (which must be there)."""
    for at in range(len(pile)):
        if pile[at] == card:
            return pile[:at] + pile[at + 1 :]
    raise ValueError(f"card {card} is not in the pile")


def replaced(pile: bytes, at: int, value: int) -> bytes:
    """The pile with the byte at one place changed."""
    return pile[:at] + ONE[value] + pile[at + 1 :]


def add_each(actions: list[int], first: int, pile: bytes) -> None:
    """Add the action for each different card of a pile; copies are the same action."""
    for card in pile:
        action = first + card
        if action not in actions:
            actions.append(action)


def bits(mask: int, first: int = 0) -> list[int]:
    """The numbers whose bit is set in the mask, ascending, counted from the first."""
    numbers: list[int] = []
    while mask > 0:
        low = mask & -mask
        numbers.append(first + low.bit_length() - 1)
        mask ^= low
    return numbers
