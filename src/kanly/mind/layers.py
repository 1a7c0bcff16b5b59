"""The sums of the network, in whole numbers: the same in plain Python and in C.

In the compiled build `_sums.c` adds the weights up, twelve times as fast.  Without it a row of
weights is one Python integer that holds the weights of all units side by side, so that adding two
integers adds all units at once; that needs no library either, and gives the same numbers.

Each unit has a lane of so many bits.  A lane may hold a negative number: it borrows from the lanes
above, and gives back what it borrowed when the sum is made positive by adding half of its range.
So only the sum of all must fit: sums in between may be of any size.  In the first layer that is
from -128 to 128 in units of `SCALE`.  Sums of real positions stay within 20, and training refuses a
network that goes beyond 64; in the second layer no sum can leave its lane (`training/network.py`).
"""

from __future__ import annotations

from array import array
from struct import Struct
from typing import Final, Protocol

SCALE: Final = 256
"""1.0 in the weights and in what the units say."""
TOP: Final = 8 * SCALE - 1
"""No unit says more."""
FIRST_BITS: Final = 16
SECOND_BITS: Final = 32
ROOM: Final = 8
"""Bytes of room above the last unit."""


class Weights:
    """The numbers of a network, as they lie in a model file; `bytes` are of 16 bits each."""

    def __init__(
        self,
        first: list[bytes],
        first_bias: bytes,
        second: bytes,
        second_bias: bytes,
        value: list[list[int]],
        value_bias: list[int],
        actions: bytes,
        action_rows: dict[str, int],
        judges: int,
    ) -> None:
        self.first = first
        """For each feature the weights of the units."""
        self.first_bias = first_bias
        self.second = second
        """For each unit the weights of the next layer: judges, then advisers."""
        self.second_bias = second_bias
        self.value = value
        """For each judgement (wins, margin) the weights of the judges."""
        self.value_bias = value_bias
        self.actions = actions
        """For each action in its context the weights of the advisers."""
        self.action_rows = action_rows
        """Which row an action in its context has, by text."""
        self.judges = judges
        self.layers = layers_of(self)
        """Adds them up, for the positions of every codex."""


class Layers(Protocol):
    """Whoever adds the weights up."""

    def think(self, features: list[int], /) -> list[int]:
        """What the second layer says of a position: judges first, then advisers."""

    def advise(self, thoughts: list[int], rows: list[int], /) -> list[float]:
        """How much speaks for the actions of some rows."""


def layers_of(weights: Weights) -> Layers:
    """In C where that was built, in long integers elsewhere."""
    try:
        from ._sums import Sums
    except ImportError:
        return LongSums(weights)
    return Sums(
        b"".join(weights.first),
        weights.first_bias,
        weights.second,
        weights.second_bias,
        weights.actions,
        weights.judges,
    )


class LongSums:
    """Adds the weights up side by side in long integers."""

    def __init__(self, weights: Weights) -> None:
        units = len(weights.first_bias) // 2
        nexts = len(weights.second_bias) // 2
        self._judges = weights.judges
        self._first = [packed(numbers(row), FIRST_BITS) for row in weights.first]
        self._start = packed(numbers(weights.first_bias), FIRST_BITS) + zeros(units, FIRST_BITS)
        self._second = [packed(row, SECOND_BITS) for row in rows_of(weights.second, nexts)]
        bias = packed([SCALE * n for n in numbers(weights.second_bias)], SECOND_BITS)
        self._middle = bias + zeros(nexts, SECOND_BITS)
        self._actions = rows_of(weights.actions, nexts - weights.judges)
        self._units = Struct(f"<{units}H{ROOM}x")
        self._units_size = 2 * units + ROOM
        self._nexts = Struct(f"<{nexts}I{ROOM}x")
        self._nexts_size = 4 * nexts + ROOM

    def think(self, features: list[int], /) -> list[int]:
        """What the second layer says of a position: judges first, then advisers."""
        first = self._first
        total = self._start
        for feature in features:
            total += first[feature]
        second = self._second
        after = self._middle
        zero = 1 << (FIRST_BITS - 1)
        units = self._units.unpack(total.to_bytes(self._units_size, "little"))
        for at in range(len(second)):
            said: int = units[at] - zero
            if said > 0:
                after += (said if said < TOP else TOP) * second[at]
        thoughts: list[int] = []
        zero = 1 << (SECOND_BITS - 1)
        for unit in self._nexts.unpack(after.to_bytes(self._nexts_size, "little")):
            said = unit
            said = (said - zero) >> 8
            thoughts.append(0 if said < 0 else said if said < TOP else TOP)
        return thoughts

    def advise(self, thoughts: list[int], rows: list[int], /) -> list[float]:
        """How much speaks for the actions of some rows."""
        said: list[float] = []
        judges = self._judges
        for number in rows:
            row = self._actions[number]
            total = 0
            for at in range(len(row)):
                total += thoughts[judges + at] * row[at]
            said.append(total / (SCALE * SCALE))
        return said


def numbers(data: bytes) -> list[int]:
    """Numbers of 16 bits each."""
    found = array("h")
    found.frombytes(data)
    return found.tolist()


def rows_of(data: bytes, width: int) -> list[list[int]]:
    """Such numbers in rows of the same width."""
    found = numbers(data)
    return [found[at : at + width] for at in range(0, len(found), width)]


def packed(row: list[int], bits: int) -> int:
    """The numbers side by side in one integer; they may be negative."""
    total = 0
    for n in reversed(row):
        total = (total << bits) + n
    return total


def zeros(count: int, bits: int) -> int:
    """What is added to a packed sum to make each of its numbers positive."""
    return packed([1 << (bits - 1)] * count, bits)
