"""The bot every other one should beat."""

from __future__ import annotations

from random import Random

from .base import Bot, Knowledge


class RandomBot(Bot):
    """Takes any legal action, all with the same chance."""

    def __init__(self, seed: int = 0) -> None:
        super().__init__(seed)
        self._chance = Random(seed)

    def decide(self, known: Knowledge) -> int:
        """Any action."""
        actions = known.decision.actions
        return actions[int(self._chance.random() * len(actions))]
