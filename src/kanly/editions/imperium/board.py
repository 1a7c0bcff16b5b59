"""The board of 2020: spaces and Influence tracks (B-3, B-4)."""

from __future__ import annotations

from ...engine.components import Board, Cost, Space, Track
from ...engine.terms import (
    BENE_GESSERIT,
    CITY,
    EMPEROR,
    FREMEN,
    LANDSRAAD,
    SPACING_GUILD,
    SPICE_TRADE,
)
from ...rules.algebra import (
    HAS_COUNCIL_SEAT,
    NO_SWORDMASTER_TO_GAIN,
    bonus_spice,
    council_seat,
    draw,
    draw_intrigue,
    harvest,
    paid,
    pay,
    persuasion,
    solari,
    spice,
    steal_intrigue,
    swordmaster,
    take_mentat,
    take_reserve,
    trash_a_card,
    troops,
    water,
    when,
)

SPACES = [
    Space(
        "conspire", EMPEROR, [solari(5), troops(2), draw_intrigue(1)],
        costs=(Cost(spice=4),), track=EMPEROR,
    ),
    Space("wealth", EMPEROR, [solari(2)], track=EMPEROR),
    Space(
        "heighliner", SPACING_GUILD, [troops(5), water(2)],
        costs=(Cost(spice=6),), track=SPACING_GUILD, combat=True,
    ),
    Space("foldspace", SPACING_GUILD, [take_reserve("foldspace")], track=SPACING_GUILD),
    Space(
        "selective_breeding", BENE_GESSERIT, [pay(trash_a_card(), draw(2))],
        costs=(Cost(spice=2),), track=BENE_GESSERIT,
    ),
    Space("secrets", BENE_GESSERIT, [draw_intrigue(1), steal_intrigue()], track=BENE_GESSERIT),
    Space(
        "hardy_warriors", FREMEN, [troops(2)],
        costs=(Cost(water=1),), track=FREMEN, combat=True,
    ),
    Space("stillsuits", FREMEN, [water(1)], track=FREMEN, combat=True),
    Space(
        "high_council", LANDSRAAD, [council_seat()],
        costs=(Cost(solari=5),), closed_if=HAS_COUNCIL_SEAT,
    ),
    Space("mentat", LANDSRAAD, [draw(1), take_mentat()], costs=(Cost(solari=2),)),
    Space(
        "swordmaster", LANDSRAAD, [swordmaster()],
        costs=(Cost(solari=8),), closed_if=NO_SWORDMASTER_TO_GAIN,
    ),
    Space("rally_troops", LANDSRAAD, [troops(4)], costs=(Cost(solari=4),)),
    Space("hall_of_oratory", LANDSRAAD, [troops(1)], reveal=[persuasion(1)]),
    Space(
        "sell_melange", SPICE_TRADE,
        [
            when(paid(0), solari(6)),
            when(paid(1), solari(8)),
            when(paid(2), solari(10)),
            when(paid(3), solari(12)),
        ],
        costs=(Cost(spice=2), Cost(spice=3), Cost(spice=4), Cost(spice=5)),
    ),
    Space("secure_contract", SPICE_TRADE, [solari(3)]),
    Space("arrakeen", CITY, [troops(1), draw(1)], combat=True, control=solari(1)),
    Space("carthag", CITY, [troops(1), draw_intrigue(1)], combat=True, control=solari(1)),
    Space("research_station", CITY, [draw(3)], costs=(Cost(water=2),), combat=True),
    Space("sietch_tabr", CITY, [troops(1), water(1)], requirement=(FREMEN, 2), combat=True),
    Space(
        "the_great_flat", SPICE_TRADE, [harvest(3), bonus_spice()],
        costs=(Cost(water=2),), combat=True, maker=True,
    ),
    Space(
        "hagga_basin", SPICE_TRADE, [harvest(2), bonus_spice()],
        costs=(Cost(water=1),), combat=True, maker=True,
    ),
    Space(
        "imperial_basin", SPICE_TRADE, [harvest(1), bonus_spice()],
        combat=True, maker=True, control=spice(1),
    ),
]  # fmt: skip

TRACKS = [
    Track("emperor", EMPEROR, {4: troops(2)}),
    Track("spacing_guild", SPACING_GUILD, {4: solari(3)}),
    Track("bene_gesserit", BENE_GESSERIT, {4: draw_intrigue(1)}),
    Track("fremen", FREMEN, {4: water(1)}),
]
"""Numbered like the Factions."""

BOARD = Board("imperium", SPACES, [], TRACKS, shield_wall=False)
