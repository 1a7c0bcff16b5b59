"""Uprising, put together."""

from __future__ import annotations

from ...engine.components import Edition
from .board import POSTS, SPACES, TRACK_BONUS
from .cards import CARDS
from .conflicts import CONFLICTS, OBJECTIVES
from .contracts import CONTRACTS
from .intrigue import INTRIGUES
from .leaders import LEADERS
from .rivals import HAGAL, RIVALS

UPRISING = Edition(
    id="uprising",
    player_counts=(1, 2, 3, 4),
    modules=("choam",),
    cards=CARDS,
    intrigues=INTRIGUES,
    conflicts=CONFLICTS,
    objectives=OBJECTIVES,
    contracts=CONTRACTS,
    leaders=LEADERS,
    spaces=SPACES,
    posts=POSTS,
    rivals=RIVALS,
    hagal=HAGAL,
    track_bonus=TRACK_BONUS,
)
