"""An answer the engine has tried, and what it found."""

from __future__ import annotations

from dataclasses import dataclass, replace
from typing import Final

from ..engine import actions as act
from ..engine.state import State
from .deploying import Advice
from .model import Change
from .words import What

TOLD: Final[tuple[What, ...]] = (
    "vp", "influence", "intrigue", "spice", "water", "hand", "solari", "garrison", "persuasion",
)  # fmt: skip
"""Gains that are named."""
LENT: Final[tuple[What, ...]] = (
    "vp", "influence", "garrison", "conflict", "worms", "strength",
)  # fmt: skip
"""Numbers of the Ally activated that a Commander's turn is about; other goods are the Ally's."""
PRICES: Final[tuple[What, ...]] = ("spice", "water", "solari")


@dataclass(frozen=True)
class Hint:
    """Answers to give one after the other, and what is claimed of them."""

    answers: tuple[int, ...]
    since: int
    """The changes are counted from after so many of the answers."""
    changes: tuple[Change, ...]
    leads: bool = False
    """The seat (or the Ally who acts for it) is the strongest in the Conflict then, and was not
    before."""
    advice: Advice | None = None
    """What is said of troops, if it is about them."""

    @property
    def activates(self) -> bool:
        """Does it begin with naming the Ally who acts?"""
        return len(self.answers) > 1 and act.SEAT <= self.answers[0] < act.DEPLOY

    @property
    def then(self) -> Hint:
        """The rest of it, once its first answer is given."""
        return replace(self, answers=self.answers[1:], since=self.since - 1)

    @property
    def gains(self) -> list[Change]:
        """What is gained of that which is named."""
        return [c for what in TOLD for c in self.changes if c.what == what and c.after > c.before]

    @property
    def costs(self) -> list[Change]:
        """What is paid."""
        return [c for what in PRICES for c in self.changes if c.what == what and c.after < c.before]


def leads(state: State, seat: int) -> bool:
    """Is the seat alone the strongest in the Conflict?"""
    own = state.strength(seat)
    return all(state.strength(n) < own for n in state.opponents(seat))


def activated(state: State, action: int) -> State:
    """The position once an Ally is activated: nothing hidden is seen by that."""
    after = state.copy()
    after.asks_everything = True
    after.apply(action)
    return after
