"""Uprising, put together."""

from __future__ import annotations

from ...engine.modes import Edition
from .cards import CARDS
from .conflicts import CONFLICTS, OBJECTIVES
from .contracts import CONTRACTS
from .intrigue import INTRIGUES
from .leaders import LEADERS
from .modes import MODES
from .rivals import HAGAL, RIVALS

UPRISING = Edition(
    id="uprising",
    modules=("choam",),
    cards=CARDS,
    intrigues=INTRIGUES,
    conflicts=CONFLICTS,
    objectives=OBJECTIVES,
    contracts=CONTRACTS,
    leaders=LEADERS,
    rivals=RIVALS,
    hagal=HAGAL,
    modes=MODES,
)
