"""How far a measured rate can be trusted."""

from __future__ import annotations

from math import sqrt
from typing import Final

Z95: Final = 1.959963984540054
"""The normal quantile of a 95 % interval."""


def wilson(wins: int, games: int, z: float = Z95) -> tuple[float, float]:
    """The Wilson score interval of a rate: where the true rate lies, 19 times out of 20."""
    if games == 0:
        return 0.0, 1.0
    rate = wins / games
    spread = z * z / games
    middle = (rate + spread / 2) / (1 + spread)
    half = z / (1 + spread) * sqrt((rate * (1 - rate) + spread / 4) / games)
    return max(0.0, middle - half), min(1.0, middle + half)
