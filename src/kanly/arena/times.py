"""How long decisions take: a tally of times that can be merged, with their mean and quantiles."""

from __future__ import annotations

from dataclasses import dataclass, field
from math import floor, log10
from time import thread_time
from typing import Final

from ..engine.state import State
from .playing import Player

FINENESS: Final = 40
"""Classes of times to a power of ten: a quantile is right within 3 %."""
SHORTEST: Final = 1e-9
"""Seconds a clock can tell from nothing."""


@dataclass
class Times:
    """Seconds, counted by their order of magnitude."""

    count: int = 0
    seconds: float = 0.0
    """All of them together."""
    classes: dict[int, int] = field(default_factory=dict)
    """How many there are of each class: those whose logarithm is about the same."""

    def add(self, seconds: float) -> None:
        """Count one."""
        self.count += 1
        self.seconds += seconds
        of = floor(log10(max(seconds, SHORTEST)) * FINENESS)
        self.classes[of] = self.classes.get(of, 0) + 1

    def merge(self, other: Times) -> None:
        """Add other times."""
        self.count += other.count
        self.seconds += other.seconds
        for of, count in other.classes.items():
            self.classes[of] = self.classes.get(of, 0) + count

    @property
    def mean(self) -> float:
        """The mean in seconds."""
        return self.seconds / self.count if self.count else 0.0

    def quantile(self, share: float) -> float:
        """The seconds that this share of all times does not exceed."""
        below = 0
        for of, count in sorted(self.classes.items()):
            below += count
            if below >= share * self.count:
                return float(10 ** ((of + 0.5) / FINENESS))
        return 0.0


class Timed:
    """A player whose decisions are timed by the processor, where there is something to choose."""

    def __init__(self, player: Player, times: Times) -> None:
        self.player = player
        self.times = times

    def choose(self, state: State) -> int:
        """What the player chooses."""
        begin = thread_time()
        action = self.player.choose(state)
        if state.decision is not None and len(state.decision.actions) > 1:
            self.times.add(thread_time() - begin)
        return action


def milliseconds(seconds: float) -> str:
    """Seconds as milliseconds, to three digits."""
    ms = seconds * 1000
    return f"{ms:.{2 if ms < 10 else 1 if ms < 100 else 0}f}"
