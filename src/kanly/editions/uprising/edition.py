"""Uprising, put together."""

from __future__ import annotations

from ...engine.modes import Edition
from .added import (
    ADDED_CARDS,
    ADDED_CONFLICTS,
    ADDED_INTRIGUES,
    ADDED_LEADERS,
    CARDS_2020,
    CONFLICTS_2020,
    LEADERS_2020,
)
from .cards import CARDS
from .conflicts import CONFLICTS, OBJECTIVES
from .contracts import CONTRACTS
from .intrigue import INTRIGUES
from .leaders import LEADERS
from .modes import MODES
from .rivals import HAGAL, RIVALS

BORROWED = (CARDS_2020, CONFLICTS_2020, LEADERS_2020)
"""Modules of the game of 2020 that can be added (M-2)."""

UPRISING = Edition(
    id="uprising",
    modules=("choam", *BORROWED),
    cards=[*CARDS, *ADDED_CARDS],
    intrigues=[*INTRIGUES, *ADDED_INTRIGUES],
    conflicts=[*CONFLICTS, *ADDED_CONFLICTS],
    objectives=OBJECTIVES,
    contracts=CONTRACTS,
    leaders=[*LEADERS, *ADDED_LEADERS],
    rivals=RIVALS,
    hagal=HAGAL,
    modes=MODES,
    marks=BORROWED,
    selection=CARDS_2020,
)
