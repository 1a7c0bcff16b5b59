"""Features by name, and positions to look at."""

from __future__ import annotations

from bisect import bisect_right
from collections import Counter
from collections.abc import Iterator
from random import Random
from typing import Any

import kanly
from kanly import State
from kanly.mind.encoding import Encoder, Names, places

NAMES = Names()
PLACES = places(NAMES)
STARTS = [place.first for place in PLACES]
KINDS_OF_GAMES: list[dict[str, Any]] = [
    {"players": 1, "difficulty": "mentat"},
    {"players": 2},
    {"players": 3, "modules": ["choam"]},
    {"players": 4},
    {"players": 4, "modules": ["choam", "imperium", "imperium_conflicts", "imperium_leaders"]},
    {"players": 6},
    {"edition": "imperium", "players": 1, "difficulty": "sardaukar"},
    {"edition": "imperium", "players": 2},
    {"edition": "imperium", "players": 3},
    {"edition": "imperium", "players": 4},
]
"""Every mode of every edition, and each module."""


def named(feature: int) -> str:
    """A feature in words: ``me.spice 2``, ``held dagger``."""
    place = PLACES[bisect_right(STARTS, feature) - 1]
    n = feature - place.first
    if not place.ids:
        return f"{place.name} {n}"
    id = list(place.ids)[n // place.each]
    return f"{place.name} {id}" + (f" {n % place.each}" if place.each > 1 else "")


def encoded(state: State, seat: int) -> list[int]:
    """The features of a position."""
    return Encoder(state.codex, NAMES).encode(state, seat)


def told(state: State, seat: int) -> Counter[str]:
    """The same in words; how often each is there."""
    return Counter(map(named, encoded(state, seat)))


def positions(seed: int, every: int = 1, **options: Any) -> Iterator[State]:
    """Some positions of a random game."""
    state = kanly.new_game(seed=seed, leaders="random", **options)
    chance = Random(seed)
    while state.decision is not None:
        if state.ply % every == 0:
            yield state
        state.apply(chance.choice(state.decision.actions))


def players(state: State) -> list[int]:
    """The seats somebody sits at."""
    return [n for n, seat in enumerate(state.seats) if seat.role.plays_cards]
