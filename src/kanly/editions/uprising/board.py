"""The board, 1-4 player side: spaces, observation posts and Influence tracks."""

from __future__ import annotations

from ...engine.components import Board, Cost, Post, Space, Track
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
    ANY_SWORDMASTER,
    HAS_HOOKS,
    NO_COUNCIL_SEAT,
    NO_SWORDMASTER_TO_GAIN,
    all_of,
    bonus_spice,
    choose,
    contract,
    council_seat,
    detonate,
    discard_intrigue,
    draw,
    draw_intrigue,
    harvest,
    if_else,
    influence_any,
    maker_hooks,
    paid,
    pay,
    persuasion,
    recall_agent,
    sandworm,
    solari,
    spice,
    spy,
    steal_intrigue,
    swordmaster,
    trash,
    troops,
    water,
    when,
)

SPACES = [
    Space("dutiful_service", EMPEROR, [contract()], track=EMPEROR),
    Space(
        "sardaukar", EMPEROR, [draw_intrigue(1), troops(4)],
        costs=(Cost(spice=4),), track=EMPEROR,
    ),
    Space("deliver_supplies", SPACING_GUILD, [water(1)], track=SPACING_GUILD),
    Space(
        "heighliner", SPACING_GUILD, [troops(5)],
        costs=(Cost(spice=5),), track=SPACING_GUILD, combat=True,
    ),
    Space(
        "espionage", BENE_GESSERIT, [draw(1), spy()],
        costs=(Cost(spice=1),), track=BENE_GESSERIT,
    ),
    Space("secrets", BENE_GESSERIT, [draw_intrigue(1), steal_intrigue()], track=BENE_GESSERIT),
    Space(
        "desert_tactics", FREMEN, [troops(1), trash()],
        costs=(Cost(water=1),), track=FREMEN, combat=True,
    ),
    Space("fremkit", FREMEN, [draw(1)], track=FREMEN, combat=True),
    Space("assembly_hall", LANDSRAAD, [draw_intrigue(1)], reveal=[persuasion(1)]),
    Space(
        "gather_support", LANDSRAAD, [troops(2), when(paid(1), water(1))],
        costs=(Cost(), Cost(solari=2)),
    ),
    Space(
        "high_council", LANDSRAAD,
        [if_else(NO_COUNCIL_SEAT, council_seat(), all_of(spice(2), draw_intrigue(1), troops(3)))],
        costs=(Cost(solari=5),),
    ),
    Space(
        "imperial_privilege", LANDSRAAD,
        [pay(discard_intrigue(), draw_intrigue(1)), recall_agent(), draw(1)],
        costs=(Cost(solari=3),), requirement=(EMPEROR, 2),
    ),
    Space(
        "swordmaster", LANDSRAAD, [swordmaster()],
        costs=(Cost(solari=8),), discounts=((ANY_SWORDMASTER, Cost(solari=6)),),
        closed_if=NO_SWORDMASTER_TO_GAIN,
    ),
    Space("arrakeen", CITY, [troops(1), draw(1)], combat=True, control=solari(1)),
    Space("research_station", CITY, [troops(2), draw(2)], costs=(Cost(water=2),), combat=True),
    Space(
        "sietch_tabr", CITY,
        [choose(all_of(maker_hooks(), troops(1), water(1)), all_of(water(1), detonate()))],
        requirement=(FREMEN, 2), combat=True,
    ),
    Space(
        "spice_refinery", CITY, [if_else(paid(0), solari(2), solari(4))],
        costs=(Cost(), Cost(spice=1)), combat=True, control=solari(1),
    ),
    Space("accept_contract", SPICE_TRADE, [draw(1), contract()]),
    Space(
        "deep_desert", SPICE_TRADE,
        [bonus_spice(), choose(harvest(4), when(HAS_HOOKS, sandworm(2)))],
        costs=(Cost(water=3),), combat=True, maker=True,
    ),
    Space(
        "hagga_basin", SPICE_TRADE,
        [bonus_spice(), choose(harvest(2), when(HAS_HOOKS, sandworm(1)))],
        costs=(Cost(water=1),), combat=True, maker=True,
    ),
    Space(
        "imperial_basin", SPICE_TRADE, [harvest(1), bonus_spice()],
        combat=True, maker=True, control=spice(1),
    ),
    Space(
        "shipping", SPICE_TRADE, [solari(5), influence_any()],
        costs=(Cost(spice=3),), requirement=(SPACING_GUILD, 2),
    ),
]  # fmt: skip

POSTS = [
    Post("post_emperor", ("sardaukar", "dutiful_service")),
    Post("post_spacing_guild", ("heighliner", "deliver_supplies")),
    Post("post_bene_gesserit", ("espionage", "secrets")),
    Post("post_fremen", ("desert_tactics", "fremkit")),
    Post("post_landsraad_left", ("high_council", "imperial_privilege", "swordmaster")),
    Post("post_landsraad_right", ("assembly_hall", "gather_support")),
    Post("post_choam", ("shipping", "accept_contract")),
    Post("post_city_left", ("sietch_tabr", "research_station")),
    Post("post_city_middle", ("research_station", "spice_refinery")),
    Post("post_city_right", ("spice_refinery", "arrakeen")),
    Post("post_deep_desert", ("deep_desert",)),
    Post("post_hagga_basin", ("hagga_basin",)),
    Post("post_imperial_basin", ("imperial_basin",)),
]

TRACKS = [
    Track("emperor", EMPEROR, {4: spy()}),
    Track("spacing_guild", SPACING_GUILD, {4: solari(3)}),
    Track("bene_gesserit", BENE_GESSERIT, {4: draw_intrigue(1)}),
    Track("fremen", FREMEN, {4: water(1)}),
]
"""Numbered like the Factions; what reaching 4 gives is R-018."""

BOARD = Board("uprising", SPACES, POSTS, TRACKS)
