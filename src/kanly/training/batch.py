"""What there is to learn from games the network has played against itself."""

from __future__ import annotations

from array import array
from collections.abc import Sequence
from dataclasses import dataclass
from math import exp
from typing import Final, TypeAlias

import numpy as np
from numpy.typing import NDArray

from ..mind.selfplay import Harvest
from .lists import Lists, Whole, joined, lists

Real: TypeAlias = NDArray[np.float32]
WINNING: Final = np.array([0.75, 0.25], np.float32)
"""How much winning counts, and the margin beside it."""
MARGIN: Final = 3.0
"""Points that make a clear margin."""
SEATS: Final = 16
"""More than any table has."""


@dataclass(frozen=True)
class Batch:
    """Positions as a seat saw them: first those in which it was asked, then those it watched."""

    features: Lists
    """Of every position."""
    target: Real
    """Both judgements of every position as they should have been."""
    choices: Lists
    """Rows of the actions that could be taken, where the seat was asked."""
    taken: Whole
    """Which of them was."""
    said: Real
    """The logarithm of the chance it had."""
    advantage: Real
    """How much better it turned out than judged."""

    def __len__(self) -> int:
        return len(self.features)

    @property
    def asked(self) -> int:
        """In how many positions, the first ones, the seat was asked."""
        return len(self.taken)


def batch_of(harvest: Harvest, trust: float) -> Batch:
    """What there is to learn from a harvest; `trust` is lambda of the advantages."""
    outcome = goals(harvest.results)
    judged = np.frombuffer(harvest.judged, np.float32).reshape(-1, 2)
    game, seat = whole(harvest.game), whole(harvest.seat)
    gained = look_back(judged, outcome[game, seat], game * SEATS + seat, trust)
    watched = outcome[whole(harvest.others_game), whole(harvest.others_seat)]
    seen = [
        lists(harvest.features, harvest.features_end),
        lists(harvest.others, harvest.others_end),
    ]
    return Batch(
        features=joined(seen),
        target=np.concatenate([np.clip(judged + gained, 0.0, 1.0), watched]),
        choices=lists(harvest.choices, harvest.choices_end),
        taken=whole(harvest.taken),
        said=np.frombuffer(harvest.said, np.float32),
        advantage=gained @ WINNING,
    )


def bound(parts: Sequence[Batch]) -> Batch:
    """Several batches as one."""
    asked = [np.arange(part.asked) for part in parts]
    watched = [np.arange(part.asked, len(part)) for part in parts]
    return Batch(
        features=joined(
            [part.features.take(n) for ns in (asked, watched) for part, n in zip(parts, ns)]
        ),
        target=np.concatenate(
            [part.target[n] for ns in (asked, watched) for part, n in zip(parts, ns)]
        ),
        choices=joined([part.choices for part in parts]),
        taken=np.concatenate([part.taken for part in parts]),
        said=np.concatenate([part.said for part in parts]),
        advantage=np.concatenate([part.advantage for part in parts]),
    )


def whole(numbers: array[int]) -> Whole:
    """Numbers of an array to count with."""
    return np.frombuffer(numbers, f"u{numbers.itemsize}").astype(np.int64)


def goals(results: list[list[tuple[float, float]]]) -> Real:
    """For each game and seat both judgements as they are at the end."""
    found = np.zeros((len(results), SEATS, 2), np.float32)
    for game, seats in enumerate(results):
        for seat, (won, margin) in enumerate(seats):
            found[game, seat] = won, 1.0 / (1.0 + exp(-margin / MARGIN))
    return found


def look_back(judged: Real, outcome: Real, line: Whole, trust: float) -> Real:
    """How much better each judgement should have been, in the light of what came later.

    Decisions of a `line`, those of one seat in one game, lead to one another and at last to its
    outcome.  They are followed back from there.
    """
    gained: list[tuple[float, float]] = [(0.0, 0.0)] * len(judged)
    following: dict[int, tuple[list[float], tuple[float, float]]] = {}
    before, ends, lines = judged.tolist(), outcome.tolist(), line.tolist()
    for n in range(len(judged) - 1, -1, -1):
        (win, margin), (more_win, more_margin) = following.get(lines[n], (ends[n], (0.0, 0.0)))
        gained[n] = (
            win - before[n][0] + trust * more_win,
            margin - before[n][1] + trust * more_margin,
        )
        following[lines[n]] = before[n], gained[n]
    return np.array(gained, np.float32).reshape(-1, 2)
