"""What the rules recommend to those who meet the Rivals for the first time (V-2.1)."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final, TypedDict

from .chance import seed_words
from .components import Rival
from .setup import RIVALS_FOR
from .tables import load

EASY_SWORDMASTER: Final = 8
"""From this Swordmaster value on, a Rival suits a first solo game."""


class FirstGame(TypedDict):
    """Options of `new_game`."""

    rivals: list[str]
    difficulty: str | None
    variants: list[str]


def first_game(
    edition: str, players: int, seed: int = 0, leaders: Sequence[str] = ()
) -> FirstGame:  # fmt: skip
    """Rivals, level and variants for a first game: ``new_game(players=1, **first_game(...))``.

    Solo: two Rivals slow to get their Swordmaster, at the lowest level.  Two players: a streamlined
    Rival.  Three and four play without Rivals.  The seed draws the Rivals; nobody in `leaders` is
    one of them.
    """
    free: list[str] = []
    for rival in load(edition).rivals:
        if is_easy(rival, players) and rival.id not in leaders:
            free.append(rival.id)
    rivals: list[str] = []
    words = seed_words(seed)
    for n in range(min(RIVALS_FOR.get(players, 0), len(free))):
        rivals.append(free.pop((words[n] >> 4) % len(free)))
    return {
        "rivals": rivals,
        "difficulty": "mercenary" if players == 1 else None,
        "variants": ["streamlined"] if players == 2 else [],
    }


def is_easy(rival: Rival, players: int) -> bool:
    """Does the Rival suit a first game of so many?"""
    return rival.streamlined if players == 2 else rival.swordmaster >= EASY_SWORDMASTER
