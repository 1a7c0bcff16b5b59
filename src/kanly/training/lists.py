"""Lists of different lengths, one after the other in one array."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import TypeAlias

import numpy as np
from numpy.typing import NDArray

Whole: TypeAlias = NDArray[np.int64]


@dataclass(frozen=True)
class Lists:
    """Lists of whole numbers."""

    values: NDArray[np.int32]
    """Those of all lists."""
    bounds: Whole
    """Where each list begins, and at last where all end."""

    def __len__(self) -> int:
        return len(self.bounds) - 1

    @property
    def starts(self) -> Whole:
        """Where each list begins."""
        return self.bounds[:-1]

    @property
    def lengths(self) -> Whole:
        """How long each is."""
        return np.diff(self.bounds)

    @property
    def owners(self) -> Whole:
        """For each value the list it belongs to."""
        return np.repeat(np.arange(len(self)), self.lengths)

    def take(self, chosen: Whole) -> Lists:
        """Some of the lists, in this order."""
        lengths = self.lengths[chosen]
        bounds = np.concatenate([[0], np.cumsum(lengths)])
        shift = np.repeat(self.starts[chosen] - bounds[:-1], lengths)
        return Lists(self.values[np.arange(bounds[-1]) + shift], bounds)


def lists(values: Sequence[int], ends: Sequence[int]) -> Lists:
    """Lists from their values and where each ends."""
    bounds = np.concatenate([[0], np.asarray(ends, np.int64)])
    return Lists(np.asarray(values, np.int32), bounds)


def joined(parts: Sequence[Lists]) -> Lists:
    """The lists of all parts, one part after the other."""
    lengths = np.concatenate([part.lengths for part in parts])
    bounds = np.concatenate([[0], np.cumsum(lengths)])
    return Lists(np.concatenate([part.values for part in parts]), bounds)
