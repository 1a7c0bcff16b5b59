"""Games of every kind to try the coach on."""

from __future__ import annotations

from collections.abc import Iterator
from functools import cache
from random import Random
from typing import Any

import kanly
from kanly import Record, State
from kanly.bots import make

GAMES: dict[str, dict[str, Any]] = {
    "alone": {"players": 1},
    "two": {"players": 2, "modules": ["choam"]},
    "three": {"players": 3, "modules": ["choam"]},
    "four": {"players": 4},
    "teams": {"players": 6},
    "alone in 2020": {"edition": "imperium", "players": 1},
    "two in 2020": {"edition": "imperium", "players": 2},
    "four in 2020": {"edition": "imperium", "players": 4},
    "mixed": {"players": 3, "modules": ["imperium", "imperium_leaders"]},
}


def positions(game: str, seed: int, count: int) -> Iterator[State]:
    """Decisions with a choice, spread over a whole game in which half of the answers are greedy."""
    plies = played(game, seed).actions
    chance = Random(seed)
    state = kanly.new_game(seed=seed, **GAMES[game])
    for action in plies:
        assert state.decision is not None
        if len(state.decision.actions) > 1 and chance.random() < 1.5 * count / len(plies):
            yield state
        state.apply(action)


@cache
def played(game: str, seed: int) -> Record:
    """The record of such a game, to its end."""
    chance = Random(seed)
    state = kanly.new_game(seed=seed, **GAMES[game])
    bots = [make(name, seed) for name in ("greedy", "random")]
    actions: list[int] = []
    while state.decision is not None:
        actions.append(chance.choice(bots).choose(state))
        state.apply(actions[-1])
    return Record(state.setup, actions)
