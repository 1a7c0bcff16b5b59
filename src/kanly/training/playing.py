"""The games of a round: played by the network against itself, wherever there are workers."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from random import Random
from typing import Final

from ..arena.playing import game_seed
from ..mind.selfplay import Harvest
from .batch import Batch, batch_of
from .models import player_of
from .scenes import draw

TOGETHER: Final = 16
"""Games of a task.  It is always the same, so that the number of workers changes nothing."""


@dataclass(frozen=True)
class Task:
    """Some games to be played."""

    model: bytes
    """The model file of the network."""
    seed: int
    """Of the whole run."""
    games: range
    """Which games of the run: each depends on the seed and its number alone."""
    trust: float


@dataclass(frozen=True)
class Sheaf:
    """What a worker brings home from a task."""

    batch: Batch
    unknown: frozenset[str]
    """Actions in their contexts that the network has no row for yet."""


def tasks_of(model: bytes, seed: int, games: range, trust: float) -> Sequence[Task]:
    """The tasks of a round."""
    starts = range(0, len(games), TOGETHER)
    return [Task(model, seed, games[at : at + TOGETHER], trust) for at in starts]


def play_games(task: Task) -> Sheaf:
    """Play the games of a task."""
    player = player_of(task.model)
    harvest = Harvest()
    for index in task.games:
        chance = Random(game_seed(task.seed, index))
        state = draw(chance).deal(chance.getrandbits(48))
        player.play(state, chance, harvest)
    return Sheaf(batch_of(harvest, task.trust), frozenset(harvest.unknown))
