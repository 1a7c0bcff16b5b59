"""Who can have a seat, and what they take part in."""

from __future__ import annotations

from dataclasses import replace
from typing import Final

from ..engine.modes import Role

PLAYER: Final = Role(
    decides=True, plays_cards=True, scores=True, takes_bonuses=True, takes_contracts=True
)
COMMANDER: Final = replace(PLAYER, commands=True)
"""Acts through an Ally (S-1.3, S-3)."""
RIVAL: Final = Role(scores=True, buys=True, schemes=True, assumed_copies=2)
"""Run by the House Hagal deck (V-3); no bonuses (V-5.2), no contracts (C-4.1)."""
RIVAL_OF_2020: Final = Role(scores=True, buys=True, assumed_copies=2)
"""Run by the House Hagal deck, but a person chooses for it (B-11)."""
SPOILER: Final = Role(wants_nothing=True, takes_rewards=False, follows_first=True)
"""House Hagal between two players: it takes places and ranks, and gains nothing (B-10)."""
STREAMLINED_RIVAL: Final = Role(buys=True, schemes=True, content=True)
"""A Rival that cannot win (V-10.2, R-070)."""
