"""House Hagal as the game of 2020 has it: where its Rivals differ from Uprising's (B-9 to B-11)."""

from __future__ import annotations

from typing import Final

from ..engine.actions import FACTION
from ..engine.kinds import DecisionKind
from ..engine.node import Node, Yield
from ..engine.piles import replaced
from ..engine.state import State
from ..engine.terms import SPICE
from . import rivals
from .army import strength
from .resources import gain

SELECTIVE_STRENGTH: Final = 4
"""Strength ahead that makes an expert hold its troops back (B-11.12, R-108)."""


def choices(s: State, seat: int, kind: DecisionKind, actions: list[int]) -> list[int]:
    """Influence where it has least, the defensive troop always; else a person decides (B-11.10)."""
    if kind == "influence":
        influence = s.seats[seat].influence
        least = min([influence[action - FACTION] for action in actions])
        return [action for action in actions if influence[action - FACTION] == least]
    return actions[:1] if kind == "defend" else actions


class RivalDeploys(rivals.RivalDeploys):
    """An expert looks at strength (B-11.12)."""

    selective = SELECTIVE_STRENGTH

    def lead(self, s: State, seat: int) -> int:
        most = 0
        for other in range(len(s.seats)):
            if other != seat and strength(s, other) > most:
                most = strength(s, other)
        return strength(s, seat) - most


class HagalHarvest(Node):
    """The Rival takes all spice of the Maker space, or only clears it (B-10.6, B-11.6)."""

    def __init__(self, base: int) -> None:
        self.base = base

    def run(self, s: State, seat: int, source: int, value: int) -> None:
        slot = s.codex.maker_slot[s.turn.space]
        bonus = s.bonus_spice[slot]
        s.bonus_spice = replaced(s.bonus_spice, slot, 0)
        base = 0 if s.seats[seat].role.wants_nothing else self.base
        gain(s, seat, SPICE, base + bonus)

    def yields(self) -> dict[Yield, int]:
        return {"spice": self.base}
