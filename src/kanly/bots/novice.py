"""A bot that plays like somebody in a first game."""

from __future__ import annotations

from random import Random
from typing import Final

from ..mind.styles import Style
from ..mind.turns import OwnTurn
from ..mind.weights import Weights
from .base import Bot, Knowledge
from .greedy import imagined

BEGINNER: Final = Weights(
    influence=(0.0, 2.0, 4.0, 6.0, 8.0, 9.0, 10.0),  # one step is like another
    near_alliance=0.0,
    solari=1.3,  # what lies before one looks like a lead
    spice=1.6,
    water=1.8,
    garrison=1.4,
    intrigue=1.2,
    spy_placed=0.6,
    agent=1.5,  # reveals with Agents left
    card=0.02,  # does not think of the deck to come
    swordmaster=1.0,
    council=0.8,
    enemy_agent=0.0,  # believes that whoever is ahead in the Conflict stays ahead
    enemy_sword=0.0,
)
"""The greedy bot's table as a beginner would fill it in."""
BLUR: Final = 4.0
"""How far off, in tenths of a Victory Point, a judgement usually is."""


class NoviceBot(Bot):
    """Looks at its own turn with a beginner's eyes, and not very closely."""

    def __init__(self, seed: int = 0) -> None:
        super().__init__(seed)
        self._chance = Random(seed)
        self._turn = OwnTurn(BEGINNER)

    def take_style(self, style: Style) -> None:
        """Like some things more than they are worth."""
        self._turn.style = style

    def decide(self, known: Knowledge) -> int:
        """What looks best at a glance."""
        values = self._turn.values(imagined(known, self._chance), known.decision)
        seen = [value + self._chance.gauss(0.0, BLUR) for value in values]
        return known.decision.actions[seen.index(max(seen))]
