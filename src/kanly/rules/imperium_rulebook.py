"""The rules of the game of 2020 as the engine asks for them (B-)."""

from __future__ import annotations

from dataclasses import replace

from ..engine.kinds import DecisionKind
from ..engine.state import State
from . import rivals_of_2020
from .rulebook import UprisingRules


class ImperiumRules(UprisingRules):
    """Where the older game differs from Uprising in more than data."""

    def __init__(self) -> None:
        super().__init__()
        self.steps = replace(self.steps, rival_deploys=rivals_of_2020.RivalDeploys())

    def choices(self, s: State, seat: int, kind: DecisionKind, actions: list[int]) -> list[int]:
        return rivals_of_2020.choices(s, seat, kind, actions)

    def decider(self, s: State, seat: int, kind: DecisionKind) -> int:
        """Of a solo game the one person (B-11.10)."""
        return 0
