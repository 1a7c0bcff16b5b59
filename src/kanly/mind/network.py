"""The learned judgement: a small network over the features of a position, in whole numbers."""

from __future__ import annotations

from math import exp
from typing import Final

from ..engine.codex import Codex
from ..engine.state import State
from .encoding import Encoder, Names
from .layers import SCALE, Layers, Weights

ACTION_BITS: Final = 12
"""The whole vocabulary of actions has so many (`engine.actions.SIZE`)."""


class Network:
    """A network at work on the positions of one codex."""

    def __init__(self, weights: Weights, codex: Codex, names: Names) -> None:
        self.weights = weights
        self.codex = codex
        self.encoder = Encoder(codex, names)
        self._layers: Layers = weights.layers
        self._rows: dict[int, int] = {}
        """By kind and action."""

    def think(self, s: State, seat: int) -> list[int]:
        """What the second layer says of the position: judges first, then advisers."""
        return self.think_of(self.encoder.encode(s, seat))

    def think_of(self, features: list[int]) -> list[int]:
        """The same of features."""
        return self._layers.think(features)

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
        return self._layers.advise(thoughts, [self.row_of(kind, action) for action in actions])

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
