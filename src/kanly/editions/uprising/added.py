"""What the game of 2020 lends to Uprising, each as a module of its own (M-2)."""

from __future__ import annotations

from dataclasses import replace
from typing import Final

from ...engine.components import Card, Conflict, Intrigue, Leader
from ..imperium.cards import IMPERIUM
from ..imperium.conflicts import conflicts
from ..imperium.intrigue import INTRIGUES as INTRIGUES_OF_2020
from ..imperium.leaders import LEADERS as LEADERS_OF_2020
from .conflicts import CONFLICTS

CARDS_2020: Final = "imperium"
CONFLICTS_2020: Final = "imperium_conflicts"
LEADERS_2020: Final = "imperium_leaders"

NEED_A_MENTAT: Final = ("calculated_hire", "sort_through_the_chaos")
"""M-2.2, M-2.3: there is none on this board."""

ADDED_CARDS: list[Card] = [replace(card, module=CARDS_2020) for card in IMPERIUM]

ADDED_INTRIGUES: list[Intrigue] = [
    replace(card, module=CARDS_2020) for card in INTRIGUES_OF_2020 if card.id not in NEED_A_MENTAT
]

ADDED_CONFLICTS: list[Conflict] = [
    card
    for card in conflicts(CONFLICTS_2020, renamed=tuple(x.id for x in CONFLICTS))
    if card.id not in NEED_A_MENTAT
]

ADDED_LEADERS: list[Leader] = [replace(leader, module=LEADERS_2020) for leader in LEADERS_OF_2020]
