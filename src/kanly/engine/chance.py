"""Random numbers that live in the state: two 32-bit words (xoroshiro64+), no global generator.

Only adds, shifts and exclusive-ors below 2**62, so the same source gives the same numbers compiled
and interpreted.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final, SupportsIndex

if TYPE_CHECKING:
    from mypy_extensions import i64

    from .state import State

_WORD: Final = 0xFFFFFFFF
_DRAWN: Final = 0xFFFFFFF
"""The upper bits of a word: those that numbers are drawn from."""


def seed_words(seed: int) -> tuple[int, int]:
    """Spread any integer over the two words of the generator; they are never both zero."""
    z = (seed ^ (seed >> 64)) & 0xFFFFFFFFFFFFFFFF
    z = (z + 0x9E3779B97F4A7C15) & 0xFFFFFFFFFFFFFFFF
    z = ((z ^ (z >> 30)) * 0xBF58476D1CE4E5B9) & 0xFFFFFFFFFFFFFFFF
    z = ((z ^ (z >> 27)) * 0x94D049BB133111EB) & 0xFFFFFFFFFFFFFFFF
    z ^= z >> 31
    return (z & _WORD) | 1, z >> 32


def below(s: State, n: int) -> int:
    """A random integer from 0 to n - 1."""
    a = s.chance_a
    b = s.chance_b
    number = ((a + b) >> 4) & _DRAWN
    b ^= a
    s.chance_a = (((a << 26) | (a >> 6)) ^ b ^ (b << 9)) & _WORD
    s.chance_b = ((b << 13) | (b >> 19)) & _WORD
    return number % n


def shuffled(s: State, pile: bytes) -> bytes:
    """The cards of a pile in random order (Fisher-Yates)."""
    cards: list[SupportsIndex] = list(pile)  # so typed, the compiled build moves them as they are
    a: i64 = s.chance_a  # numbers of the machine in the compiled build, never out of their range
    b: i64 = s.chance_b
    i: i64
    for i in range(len(cards) - 1, 0, -1):
        # `below`, written out: shuffling is most of the chance in a game
        j = (((a + b) >> 4) & _DRAWN) % (i + 1)
        b ^= a
        a = (((a << 26) | (a >> 6)) ^ b ^ (b << 9)) & _WORD
        b = ((b << 13) | (b >> 19)) & _WORD
        cards[i], cards[j] = cards[j], cards[i]
    s.chance_a = a
    s.chance_b = b
    return bytes(cards)


def mixed(s: State, pile: bytes) -> bytes:
    """The cards of a pile in an order that does not depend on how they lie now."""
    return shuffled(s, bytes(sorted(pile)))
