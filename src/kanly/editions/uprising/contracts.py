"""The twenty standard CHOAM contracts."""

from __future__ import annotations

from ...engine.components import Contract
from ...engine.terms import BENE_GESSERIT, SPACING_GUILD
from ...rules.algebra import draw, influence_with, recall_agent, solari, spy, troops, water

CONTRACTS = [
    Contract(
        "acquire_the_spice_must_flow",
        reward=[influence_with(SPACING_GUILD), solari(3)],
        acquire="the_spice_must_flow",
    ),
    Contract("arrakeen_troop_spy", reward=[troops(1), spy()], space="arrakeen"),
    Contract("arrakeen_water", reward=[water(1)], space="arrakeen"),
    Contract("deliver_supplies", reward=[solari(3)], space="deliver_supplies"),
    Contract("espionage", copies=2, reward=[solari(3)], space="espionage"),
    Contract("harvest_3", copies=2, reward=[solari(3)], harvest=3),
    Contract("harvest_4", reward=[solari(4)], harvest=4),
    Contract("heighliner_water", reward=[water(2)], space="heighliner"),
    Contract("heighliner_troops", reward=[troops(2)], space="heighliner"),
    Contract(
        "high_council_influence",
        reward=[influence_with(BENE_GESSERIT)],
        space="high_council",
    ),
    Contract("high_council_solari", reward=[solari(3)], space="high_council"),
    Contract("immediate", reward=[solari(2)]),
    Contract("research_station_solari", reward=[solari(3)], space="research_station"),
    Contract("research_station_solari_spy", reward=[solari(2), spy()], space="research_station"),
    Contract("sardaukar_cards", reward=[draw(2)], space="sardaukar"),
    Contract("sardaukar_recall", reward=[recall_agent()], space="sardaukar"),
    Contract("spice_refinery_cards", reward=[draw(2)], space="spice_refinery"),
    Contract("spice_refinery_water", reward=[water(1)], space="spice_refinery"),
]
