"""What the rules recommend to those who meet the Rivals for the first time (V-2.1)."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TypedDict

from ..engine.chance import seed_words
from ..engine.library import mode_of


class Recommended(TypedDict):
    """Options of `new_game`."""

    rivals: list[str]
    difficulty: str | None
    variants: list[str]


def first_game(
    edition: str, players: int, seed: int = 0, leaders: Sequence[str] = ()
) -> Recommended:
    """Rivals, level and variants for a first game: ``new_game(players=1, **first_game(...))``.

    The seed draws the Rivals among those that suit; nobody in `leaders` is one of them.
    """
    mode = mode_of(edition, players)
    free = [id for id in mode.first_game.rivals if id not in leaders]
    words = seed_words(seed)
    rivals: list[str] = []
    for n in range(min(mode.rivals, len(free))):
        rivals.append(free.pop((words[n] >> 4) % len(free)))
    return {
        "rivals": rivals,
        "difficulty": mode.first_game.level,
        "variants": list(mode.first_game.variants),
    }
