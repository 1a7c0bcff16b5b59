"""The learned judgement: a small network over the features of a position, in whole numbers.

Its first layer is a sum of rows, one for each feature.  A row is one Python integer that holds the
weights of all units side by side, so that adding two integers adds all units at once; that is as
fast in plain Python as compiled, needs no library, and gives the same numbers everywhere.

Each unit has a lane of so many bits.  A lane may hold a negative number: it borrows from the lanes
above, and gives back what it borrowed when the sum is made positive by adding half of its range.
So only the sum of all must fit: sums in between may be of any size.  In the first layer that is
from -128 to 128 in units of `SCALE`.  Sums of real positions stay within 20, and training refuses a
network that goes beyond 64; in the second layer no sum can leave its lane (`training/network.py`).
"""

from __future__ import annotations

from math import exp
from struct import Struct
from typing import Final

from ..engine.codex import Codex
from ..engine.state import State
from .encoding import Encoder, Names

SCALE: Final = 256
"""1.0 in the weights and in what the units say."""
TOP: Final = 8 * SCALE - 1
"""No unit says more."""
FIRST_BITS: Final = 16
SECOND_BITS: Final = 32
ROOM: Final = 8
"""Bytes of room above the last unit."""
ACTION_BITS: Final = 12
"""The whole vocabulary of actions has so many (`engine.actions.SIZE`)."""


class Weights:
    """The numbers of a network, as they lie in a model file."""

    def __init__(
        self,
        first: list[int],
        first_bias: int,
        second: list[int],
        second_bias: int,
        value: list[list[int]],
        value_bias: list[int],
        actions: list[list[int]],
        action_rows: dict[str, int],
        units: int,
        judges: int,
    ) -> None:
        self.first = first
        """For each feature the packed weights of the units."""
        self.first_bias = first_bias
        self.second = second
        """For each unit the packed weights of the next layer: judges, then advisers."""
        self.second_bias = second_bias
        self.value = value
        """For each judgement (wins, margin) the weights of the judges."""
        self.value_bias = value_bias
        self.actions = actions
        """For each action in its context the weights of the advisers."""
        self.action_rows = action_rows
        """Which row an action in its context has, by text."""
        self.units = units
        self.judges = judges


def packed(numbers: list[int], bits: int) -> int:
    """The numbers side by side in one integer; they may be negative."""
    total = 0
    for n in reversed(numbers):
        total = (total << bits) + n
    return total


def zeros(count: int, bits: int) -> int:
    """What is added to a packed sum to make each of its numbers positive."""
    return packed([1 << (bits - 1)] * count, bits)


class Network:
    """A network at work on the positions of one codex."""

    def __init__(self, weights: Weights, codex: Codex, names: Names) -> None:
        self.weights = weights
        self.codex = codex
        self.encoder = Encoder(codex, names)
        units = weights.units
        nexts = len(weights.actions[0]) + weights.judges
        self._first = weights.first
        self._start = weights.first_bias + zeros(units, FIRST_BITS)
        self._second = weights.second
        self._middle = weights.second_bias + zeros(nexts, SECOND_BITS)
        self._units = Struct(f"<{units}H{ROOM}x")
        self._units_size = 2 * units + ROOM
        self._nexts = Struct(f"<{nexts}I{ROOM}x")
        self._nexts_size = 4 * nexts + ROOM
        self._rows: dict[int, int] = {}
        """By kind and action."""

    def think(self, s: State, seat: int) -> list[int]:
        """What the second layer says of the position: judges first, then advisers."""
        return self.think_of(self.encoder.encode(s, seat))

    def think_of(self, features: list[int]) -> list[int]:
        """The same of features."""
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

    def judgement(self, thoughts: list[int], which: int) -> float:
        """A judgement of what was thought, from 0 to 1."""
        weights = self.weights.value[which]
        total = self.weights.value_bias[which]
        for at in range(len(weights)):
            total += thoughts[at] * weights[at]
        x = total / (SCALE * SCALE)
        return 1.0 / (1.0 + exp(-x)) if x > -30.0 else 0.0

    def advice(self, thoughts: list[int], kind: str, actions: list[int]) -> list[float]:
        """How much speaks for each action; equal numbers: equally much."""
        said: list[float] = []
        judges = self.weights.judges
        rows = self.weights.actions
        for action in actions:
            row = rows[self.row_of(kind, action)]
            total = 0
            for at in range(len(row)):
                total += thoughts[judges + at] * row[at]
            said.append(total / (SCALE * SCALE))
        return said

    def row_of(self, kind: str, action: int) -> int:
        """Which row of weights an action has in its context; 0: none of its own."""
        key = self.encoder.kinds[kind] << ACTION_BITS | action
        row = self._rows.get(key)
        if row is None:
            row = self.weights.action_rows.get(context(self.codex, kind, action), 0)
            self._rows[key] = row
        return row


def context(codex: Codex, kind: str, action: int) -> str:
    """The name of an action where this kind of question is asked."""
    return f"{kind} {codex.vocabulary.text(action)}"
