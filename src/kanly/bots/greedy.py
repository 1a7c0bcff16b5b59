"""A bot that looks at where each action leads by the end of its own turn."""

from __future__ import annotations

from random import Random

from ..engine.state import State
from ..mind.styles import Style
from ..mind.turns import OwnTurn
from ..mind.weights import Weights
from .base import Bot, Knowledge


class GreedyBot(Bot):
    """Takes what promises most by the end of its own turn, in one guess at what is hidden."""

    def __init__(self, seed: int = 0, weights: Weights | None = None) -> None:
        super().__init__(seed)
        self._chance = Random(seed)
        self.turn = OwnTurn(weights or Weights())

    def take_style(self, style: Style) -> None:
        """Like some things more than they are worth."""
        self.turn.style = style

    def decide(self, known: Knowledge) -> int:
        """The action that promises most; among equals, any."""
        values = self.turn.values(imagined(known, self._chance), known.decision)
        best = max(values)
        equals = [a for a, value in zip(known.decision.actions, values) if value > best - 1e-9]
        return self._chance.choice(equals)


def imagined(known: Knowledge, chance: Random) -> State:
    """A guess in which nothing but the seat's own turn can be thought through."""
    thought = known.guess(chance.getrandbits(32))
    thought.imperium_deck = b""  # the next cards of the Row are nothing to count on
    if thought.rivals is not None:
        thought.asks_everything = True  # else the Rivals' turns would follow unasked
    return thought
