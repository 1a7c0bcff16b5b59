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
        "baron_vladimir_harkonnen", 6, [draw_intrigue(1)], [solari(2), troops(2)],
        priority=(SPACING_GUILD, EMPEROR, BENE_GESSERIT, FREMEN),
    ),
    Rival(
        "glossu_rabban", 7,
        [if_else(ANY_ALLIANCE, troops(2), troops(1))], [influence_for_alliance(2)],
        priority=(EMPEROR, SPACING_GUILD, BENE_GESSERIT, FREMEN), streamlined=True,
    ),
    Rival(
        "staban_tuek", 9, [spice(1)], [troops(2)],
        priority=(SPACING_GUILD, FREMEN, BENE_GESSERIT, EMPEROR),
    ),
    Rival(
        "lady_amber_metulli", 9, [troops(1)], [troops(3)],
        priority=(FREMEN, EMPEROR, SPACING_GUILD, BENE_GESSERIT), streamlined=True,
    ),
    Rival(
        "gurney_halleck", 8, [troops(1)], [influence_most()],
        priority=(FREMEN, SPACING_GUILD, EMPEROR, BENE_GESSERIT),
    ),
    Rival(
        "lady_margot_fenring", 8, [solari(1)], [influence_with(BENE_GESSERIT)],
        priority=(BENE_GESSERIT, EMPEROR, FREMEN, SPACING_GUILD),
    ),
    Rival(
        "princess_irulan", 7, [spy()], [influence_any(), troops(1)],
        priority=(EMPEROR, BENE_GESSERIT, FREMEN, SPACING_GUILD),
    ),
    Rival(
        "lady_jessica", 6, [influence_for_alliance(1)], [water(2)],
        priority=(BENE_GESSERIT, FREMEN, SPACING_GUILD, EMPEROR),
    ),
    Rival(
        "feyd_rautha_harkonnen", 4, [troops(2)], [influence_any()],
        priority=(EMPEROR, BENE_GESSERIT, SPACING_GUILD, FREMEN),
    ),
    Rival(
        "muad_dib", 4, [influence_with(FREMEN)],
        [maker_hooks(), remove_shield_wall(), draw_intrigue(1)],
        priority=(FREMEN, BENE_GESSERIT, SPACING_GUILD, EMPEROR),
    ),
]  # fmt: skip

HAGAL = [
    Hagal(
        "place_spy_spice_trade", 2,
        posts=("post_choam", "post_imperial_basin", "post_hagga_basin", "post_deep_desert"),
    ),
    Hagal("place_spy_city", 2, posts=("post_city_right", "post_city_middle", "post_city_left")),
    Hagal("place_spy_landsraad", 2, posts=("post_landsraad_right", "post_landsraad_left")),
    Hagal("sardaukar", 4, [Visit("sardaukar", [influence_with(EMPEROR), troops(2)])], copies=2),
    Hagal(
        "dutiful_service", 2,
        [Visit("dutiful_service", [influence_with(EMPEROR)], free_of=EMPEROR)],
    ),
    Hagal("heighliner", 5, [Visit("heighliner", [influence_with(SPACING_GUILD), troops(3)])]),
    Hagal(
        "deliver_supplies_heighliner", 1,
        [
            Visit(
                "deliver_supplies", [influence_with(SPACING_GUILD)],
                when=conflict_level(1, 2), free_of=SPACING_GUILD,
            ),
            Visit(
                "heighliner", [influence_with(SPACING_GUILD), troops(3)],
                when=conflict_level(3, 3),
            ),
        ],
        copies=2,
    ),
    Hagal("espionage", 2, [Visit("espionage", [influence_with(BENE_GESSERIT), spy()])], copies=2),
    Hagal(
        "secrets", 1,
        [Visit(
            "secrets", [influence_with(BENE_GESSERIT), steal_intrigue()], free_of=BENE_GESSERIT,
        )],
    ),
    Hagal(
        "desert_tactics", 3,
        [Visit(
            "desert_tactics",
            [influence_with(FREMEN), troops(1), when(HAS_HOOKS, remove_shield_wall())],
        )],
        copies=2,
    ),
    Hagal("fremkit", 1, [Visit("fremkit", [influence_with(FREMEN)], free_of=FREMEN)]),
    Hagal(
        "assembly_hall", 0,
        [Visit(
            "assembly_hall",
            [draw_intrigue(1), when(influence_at_least(EMPEROR), influence_priority(1))],
        )],
    ),
    Hagal("gather_support_a", 0, [Visit("gather_support", [troops(1)])]),
    Hagal(
        "gather_support_b", 2,
        [Visit(
            "gather_support",
            [troops(1), when(influence_at_least(EMPEROR), influence_priority(2))],
        )],
    ),
    Hagal(
        "accept_contract_shipping_a", 2,
        [
            Visit("accept_contract", [solari(2)], when=influence_below(SPACING_GUILD)),
            Visit(
                "shipping", [solari(2), influence_priority(3)],
                when=influence_at_least(SPACING_GUILD),
            ),
        ],
    ),
    Hagal(
        "accept_contract_shipping_b", 2,
        [
            Visit("accept_contract", [solari(2)], when=influence_below(SPACING_GUILD)),
            Visit(
                "shipping", [solari(2), influence_priority(1)],
                when=influence_at_least(SPACING_GUILD),
            ),
        ],
    ),
    Hagal("research_station", 2, [Visit("research_station", [troops(2)])], copies=2),
    Hagal("spice_refinery", 1, [Visit("spice_refinery", [signet()])], copies=3),
    Hagal("arrakeen", 1, [Visit("arrakeen", [troops(1), signet()])], copies=2),
    Hagal(
        "sietch_tabr", 3,
        [Visit(
            "sietch_tabr", [maker_hooks(), troops(1), water(1)], when=influence_at_least(FREMEN),
        )],
        copies=3,
    ),
    Hagal(
        "hagga_basin_imperial_basin", 2,
        [
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
        copies=4,
    ),
    Hagal(
        "deep_desert", 2,
        [Visit(
            "deep_desert", [bonus_spice(), if_else(CAN_SUMMON, sandworm(2), spice(4))],
            when=bonus_spice_at("deep_desert"),
        )],
        copies=2,
    ),
    Hagal("reshuffle", 0, reshuffle=True, players=(2,)),
]  # fmt: skip
