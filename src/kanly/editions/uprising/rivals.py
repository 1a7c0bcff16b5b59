"""Rival cards and the House Hagal deck, for one and two players.

Facts with a single source, and readings of cards nobody quotes, are listed in docs/assumptions.md;
each is one line here.
"""

from __future__ import annotations

from ...engine.components import Hagal, Rival, Visit
from ...engine.terms import BENE_GESSERIT, EMPEROR, FREMEN, SPACING_GUILD
from ...rules.algebra import (
    ANY_ALLIANCE,
    CAN_SUMMON,
    HAS_HOOKS,
    bonus_spice,
    bonus_spice_at,
    conflict_level,
    draw_intrigue,
    if_else,
    influence_any,
    influence_at_least,
    influence_below,
    influence_for_alliance,
    influence_most,
    influence_priority,
    influence_with,
    maker_hooks,
    more_bonus_spice_at,
    most_bonus_spice_at,
    remove_shield_wall,
    sandworm,
    signet,
    solari,
    spice,
    spy,
    steal_intrigue,
    troops,
    water,
    when,
)

RIVALS = [
    Rival(
        "baron_vladimir_harkonnen", swordmaster=6,
        signet=[draw_intrigue(1)],
        scheme=[solari(2), troops(2)],
        priority=(SPACING_GUILD, EMPEROR, BENE_GESSERIT, FREMEN),
    ),
    Rival(
        "glossu_rabban", swordmaster=7,
        signet=[if_else(ANY_ALLIANCE, troops(2), troops(1))],
        scheme=[influence_for_alliance(2)],
        priority=(EMPEROR, SPACING_GUILD, BENE_GESSERIT, FREMEN),
        streamlined=True,
        person="glossu_the_beast_rabban",
    ),
    Rival(
        "staban_tuek", swordmaster=9,
        signet=[spice(1)],
        scheme=[troops(2)],
        priority=(SPACING_GUILD, FREMEN, BENE_GESSERIT, EMPEROR),
    ),
    Rival(
        "lady_amber_metulli", swordmaster=9,
        signet=[troops(1)],
        scheme=[troops(3)],
        priority=(FREMEN, EMPEROR, SPACING_GUILD, BENE_GESSERIT),
        streamlined=True,
    ),
    Rival(
        "gurney_halleck", swordmaster=8,
        signet=[troops(1)],
        scheme=[influence_most()],
        priority=(FREMEN, SPACING_GUILD, EMPEROR, BENE_GESSERIT),
    ),
    Rival(
        "lady_margot_fenring", swordmaster=8,
        signet=[solari(1)],
        scheme=[influence_with(BENE_GESSERIT)],
        priority=(BENE_GESSERIT, EMPEROR, FREMEN, SPACING_GUILD),
    ),
    Rival(
        "princess_irulan", swordmaster=7,
        signet=[spy()],
        scheme=[influence_any(), troops(1)],
        priority=(EMPEROR, BENE_GESSERIT, FREMEN, SPACING_GUILD),
    ),
    Rival(
        "lady_jessica", swordmaster=6,
        signet=[influence_for_alliance(1)],
        scheme=[water(2)],
        priority=(BENE_GESSERIT, FREMEN, SPACING_GUILD, EMPEROR),
    ),
    Rival(
        "feyd_rautha_harkonnen", swordmaster=4,
        signet=[troops(2)],
        scheme=[influence_any()],
        priority=(EMPEROR, BENE_GESSERIT, SPACING_GUILD, FREMEN),
    ),
    Rival(
        "muad_dib", swordmaster=4,
        signet=[influence_with(FREMEN)],
        scheme=[maker_hooks(), remove_shield_wall(), draw_intrigue(1)],
        priority=(FREMEN, BENE_GESSERIT, SPACING_GUILD, EMPEROR),
    ),
]  # fmt: skip

HAGAL = [
    Hagal(
        "place_spy_spice_trade", swords=2,
        posts=("post_choam", "post_imperial_basin", "post_hagga_basin", "post_deep_desert"),
    ),
    Hagal(
        "place_spy_city", swords=2,
        posts=("post_city_right", "post_city_middle", "post_city_left"),
    ),
    Hagal("place_spy_landsraad", swords=2, posts=("post_landsraad_right", "post_landsraad_left")),
    Hagal(
        "sardaukar", swords=4, copies=2,
        visits=[Visit("sardaukar", [influence_with(EMPEROR), troops(2)])],
    ),
    Hagal(
        "dutiful_service", swords=2,
        visits=[Visit("dutiful_service", [influence_with(EMPEROR)], free_of=EMPEROR)],
    ),
    Hagal(
        "heighliner", swords=5,
        visits=[Visit("heighliner", [influence_with(SPACING_GUILD), troops(3)])],
    ),
    Hagal(
        "deliver_supplies_heighliner", swords=1, copies=2,
        visits=[
            Visit(
                "deliver_supplies", [influence_with(SPACING_GUILD)],
                when=conflict_level(1, 2), free_of=SPACING_GUILD,
            ),
            Visit(
                "heighliner", [influence_with(SPACING_GUILD), troops(3)],
                when=conflict_level(3, 3),
            ),
        ],
    ),
    Hagal(
        "espionage", swords=2, copies=2,
        visits=[Visit("espionage", [influence_with(BENE_GESSERIT), spy()])],
    ),
    Hagal(
        "secrets", swords=1,
        visits=[Visit(
            "secrets", [influence_with(BENE_GESSERIT), steal_intrigue()], free_of=BENE_GESSERIT,
        )],
    ),
    Hagal(
        "desert_tactics", swords=3, copies=2,
        visits=[Visit(
            "desert_tactics",
            [influence_with(FREMEN), troops(1), when(HAS_HOOKS, remove_shield_wall())],
        )],
    ),
    Hagal("fremkit", swords=1, visits=[Visit("fremkit", [influence_with(FREMEN)], free_of=FREMEN)]),
    Hagal(
        "assembly_hall", swords=0,
        visits=[Visit(
            "assembly_hall",
            [draw_intrigue(1), when(influence_at_least(EMPEROR), influence_priority(1))],
        )],
    ),
    Hagal("gather_support_a", swords=0, visits=[Visit("gather_support", [troops(1)])]),
    Hagal(
        "gather_support_b", swords=2,
        visits=[Visit(
            "gather_support",
            [troops(1), when(influence_at_least(EMPEROR), influence_priority(2))],
        )],
    ),
    Hagal(
        "accept_contract_shipping_a", swords=2,
        visits=[
            Visit("accept_contract", [solari(2)], when=influence_below(SPACING_GUILD)),
            Visit(
                "shipping", [solari(2), influence_priority(3)],
                when=influence_at_least(SPACING_GUILD),
            ),
        ],
    ),
    Hagal(
        "accept_contract_shipping_b", swords=2,
        visits=[
            Visit("accept_contract", [solari(2)], when=influence_below(SPACING_GUILD)),
            Visit(
                "shipping", [solari(2), influence_priority(1)],
                when=influence_at_least(SPACING_GUILD),
            ),
        ],
    ),
    Hagal("research_station", swords=2, copies=2, visits=[Visit("research_station", [troops(2)])]),
    Hagal("spice_refinery", swords=1, copies=3, visits=[Visit("spice_refinery", [signet()])]),
    Hagal("arrakeen", swords=1, copies=2, visits=[Visit("arrakeen", [troops(1), signet()])]),
    Hagal(
        "sietch_tabr", swords=3, copies=3,
        visits=[Visit(
            "sietch_tabr", [maker_hooks(), troops(1), water(1)], when=influence_at_least(FREMEN),
        )],
    ),
    Hagal(
        "hagga_basin_imperial_basin", swords=2, copies=4,
        visits=[
            Visit(
                "hagga_basin",
                [
                    bonus_spice(), when(HAS_HOOKS, remove_shield_wall()),
                    if_else(CAN_SUMMON, sandworm(1), spice(2)),
                ],
                when=most_bonus_spice_at("hagga_basin", "imperial_basin"),
            ),
            Visit(
                "imperial_basin",
                [bonus_spice(), when(HAS_HOOKS, remove_shield_wall()), spice(1)],
                when=more_bonus_spice_at("imperial_basin", "hagga_basin"),
            ),
        ],
    ),
    Hagal(
        "deep_desert", swords=2, copies=2,
        visits=[Visit(
            "deep_desert", [bonus_spice(), if_else(CAN_SUMMON, sandworm(2), spice(4))],
            when=bonus_spice_at("deep_desert"),
        )],
    ),
    Hagal("reshuffle", swords=0, players=(2,), reshuffle=True),
]  # fmt: skip
