"""How long a bot takes that has no choice: as long as one that has.

Otherwise it would tell that it holds no card it could play.
"""

from __future__ import annotations

import random
from collections import deque
from typing import Final

from ..bots.levels import seconds_of

KEPT: Final = 50
"""So many thoughts of each level are remembered."""


class Composure:
    """How long bots have thought lately, by their levels."""

    def __init__(self) -> None:
        self._taken: dict[str, deque[float]] = {}

    def note(self, level: str, seconds: float) -> None:
        """One that had a choice has thought for so long."""
        self._of(level).append(seconds)

    def pretence(self, level: str) -> float:
        """Seconds for which one that has none does as if it thought."""
        return random.choice(self._of(level).copy())

    def _of(self, level: str) -> deque[float]:
        known = self._taken.get(level)
        if known is None:
            known = deque([seconds_of(level)], KEPT)
            self._taken[level] = known
        return known
