"""The rulebooks' words as numbers: resources, Factions, Agent icons, battle icons, zones."""

from __future__ import annotations

from typing import Final, Literal

NOBODY: Final = 255
"""In a byte that names a seat: no seat."""

SOLARI: Final = 0
SPICE: Final = 1
WATER: Final = 2
Resource = Literal["solari", "spice", "water"]
RESOURCES: Final[list[Resource]] = ["solari", "spice", "water"]

EMPEROR: Final = 0
SPACING_GUILD: Final = 1
BENE_GESSERIT: Final = 2
FREMEN: Final = 3
FACTIONS: Final = ["emperor", "spacing_guild", "bene_gesserit", "fremen"]
FACTION_ICONS: Final = (EMPEROR, SPACING_GUILD, BENE_GESSERIT, FREMEN)
ANY_FACTION: Final = 4
"""Where a Faction icon is asked for: all of them."""

# Agent icons; the first four are the Factions'.
LANDSRAAD: Final = 4
CITY: Final = 5
SPICE_TRADE: Final = 6
SPY: Final = 7
ICONS: Final = [*FACTIONS, "landsraad", "city", "spice_trade", "spy"]

CRYSKNIFE: Final = 0
DESERT_MOUSE: Final = 1
ORNITHOPTER: Final = 2
WILD: Final = 3
BATTLE_ICONS: Final = ["crysknife", "desert_mouse", "ornithopter", "wild"]

PLOT: Final = 0
COMBAT: Final = 1
ENDGAME: Final = 2
INTRIGUE_KINDS: Final = ["plot", "combat", "endgame"]

# Zones a card can be chosen from, as bits.
IN_HAND: Final = 1
IN_DISCARD: Final = 2
IN_PLAY: Final = 4
