"""The starting deck, the same in both games (U-1.5, B-1.2)."""

from __future__ import annotations

from ...engine.components import Card
from ...engine.terms import CITY, FACTION_ICONS, LANDSRAAD, SPICE_TRADE
from ...rules.algebra import trash_this

GREEN_BLUE_YELLOW = (LANDSRAAD, CITY, SPICE_TRADE)

STARTER = [
    Card("convincing_argument", kind="starter", copies=2, persuasion=2),
    Card("dagger", kind="starter", copies=2, icons=(LANDSRAAD,), swords=1),
    Card("diplomacy", kind="starter", icons=FACTION_ICONS, persuasion=1),
    Card("dune_the_desert_planet", kind="starter", copies=2, icons=(SPICE_TRADE,), persuasion=1),
    Card("reconnaissance", kind="starter", icons=(CITY,), persuasion=1),
    Card("seek_allies", kind="starter", icons=FACTION_ICONS, agent=[trash_this()]),
    Card("signet_ring", kind="starter", icons=GREEN_BLUE_YELLOW, signet=True, persuasion=1),
]
