"""The bot every other one should beat."""

from __future__ import annotations

from random import Random

from ..engine.state import State
from .base import Bot, decision_of


class RandomBot(Bot):
    """Takes any legal action, all with the same chance."""

    def __init__(self, seed: int = 0) -> None:
        super().__init__(seed)
        self._chance = Random(seed)

    def choose(self, state: State) -> int:
        """Any action."""
        actions = decision_of(state).actions
        return actions[int(self._chance.random() * len(actions))]
