"""The game of 2020, put together."""

from __future__ import annotations

from ...engine.modes import Edition
from .cards import CARDS
from .conflicts import conflicts
from .intrigue import INTRIGUES
from .leaders import LEADERS
from .modes import MODES
from .rivals import HAGAL, RIVALS

IMPERIUM = Edition(
    id="imperium",
    modules=(),
    cards=CARDS,
    intrigues=INTRIGUES,
    conflicts=conflicts(),
    objectives=[],
    contracts=[],
    leaders=LEADERS,
    rivals=RIVALS,
    hagal=HAGAL,
    modes=MODES,
    marks=("",),
)
