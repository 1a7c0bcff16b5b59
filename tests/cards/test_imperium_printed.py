"""What is printed on the Imperium cards."""

from __future__ import annotations

import pytest

from kanly.engine.library import load
from kanly.engine.terms import FACTIONS, ICONS
from tests.table import Table

FOUR_FACTIONS = ["emperor", "spacing_guild", "bene_gesserit", "fremen"]
TRADE = ["landsraad", "city", "spice_trade"]

# id: copies, cost, factions, agent icons, persuasion, swords
PRINTED = {
    "bene_gesserit_operative": (2, 3, ["bene_gesserit"], ["bene_gesserit"], 1, 0),
    "branching_path": (1, 3, ["bene_gesserit"], ["bene_gesserit", "city"], 2, 0),
    "calculus_of_power": (2, 3, ["emperor"], ["city", "spy"], 2, 0),
    "captured_mentat": (1, 5, [], ["landsraad", "spice_trade"], 1, 0),
    "cargo_runner": (1, 3, ["spacing_guild"], TRADE, 1, 0),
    "chani_clever_tactician": (1, 5, ["fremen"], ["fremen", "city", "spice_trade"], 0, 0),
    "corrinth_city": (1, 6, ["emperor"], ["emperor", "landsraad"], 0, 0),
    "covert_operation": (1, 3, [], ["spy"], 0, 0),
    "dangerous_rhetoric": (1, 3, [], ["landsraad", "spy"], 1, 1),
    "delivery_agreement": (1, 5, ["spacing_guild"], ["city"], 0, 0),
    "desert_power": (1, 6, ["fremen"], ["spice_trade"], 0, 0),
    "desert_survival": (2, 2, ["fremen"], ["spice_trade"], 1, 1),
    "double_agent": (2, 3, ["emperor", "spacing_guild"], TRADE, 1, 1),
    "ecological_testing_station": (1, 3, ["fremen"], ["fremen", "city"], 1, 0),
    "fedaykin_stilltent": (1, 2, ["fremen"], ["spice_trade"], 0, 0),
    "guild_envoy": (1, 3, ["spacing_guild"], FOUR_FACTIONS, 1, 0),
    "guild_spy": (1, 3, ["spacing_guild"], ["spy"], 2, 0),
    "hidden_missive": (1, 2, ["bene_gesserit"], ["landsraad"], 1, 1),
    "imperial_spymaster": (1, 2, ["emperor"], ["emperor", "spy"], 1, 1),
    "in_high_places": (1, 5, ["emperor", "bene_gesserit"], ["emperor", "bene_gesserit"], 2, 0),
    "interstellar_trade": (1, 7, ["spacing_guild"], TRADE, 0, 0),
    "junction_headquarters": (1, 6, ["spacing_guild"], TRADE, 1, 0),
    "leadership": (1, 5, ["fremen"], ["fremen", "spice_trade"], 2, 1),
    "long_live_the_fighters": (1, 7, ["fremen"], ["fremen", "city"], 2, 3),
    "maker_keeper": (2, 2, ["bene_gesserit", "fremen"], ["city"], 2, 0),
    "maula_pistol": (2, 3, ["fremen"], ["city", "spice_trade"], 1, 1),
    "northern_watermaster": (1, 3, ["fremen"], ["city"], 1, 0),
    "overthrow": (1, 8, [], FOUR_FACTIONS, 2, 2),
    "paracompass": (1, 4, [], ["city"], 0, 0),
    "price_is_no_object": (
        1, 6, ["emperor", "bene_gesserit"], ["emperor", "bene_gesserit"], 2, 0,
    ),
    "priority_contracts": (1, 6, ["spacing_guild"], ["landsraad", "spice_trade"], 0, 0),
    "public_spectacle": (2, 4, ["emperor"], ["spy"], 1, 0),
    "rebel_supplier": (2, 3, ["fremen"], ["city"], 0, 1),
    "reliable_informant": (1, 2, ["spacing_guild"], ["spacing_guild"], 1, 0),
    "sardaukar_coordination": (2, 4, ["emperor"], ["emperor", "landsraad"], 2, 0),
    "sardaukar_soldier": (1, 1, ["emperor"], ["city"], 1, 1),
    "shishakli": (1, 4, ["fremen"], ["city", "spice_trade"], 0, 2),
    "smugglers_harvester": (2, 1, ["spacing_guild"], ["spice_trade"], 1, 0),
    "smugglers_haven": (1, 4, ["spacing_guild"], ["spacing_guild", "spice_trade"], 1, 0),
    "southern_elders": (
        1, 4, ["bene_gesserit", "fremen"], ["bene_gesserit", "fremen"], 0, 0,
    ),
    "space_time_folding": (1, 1, ["spacing_guild"], ["spacing_guild"], 1, 0),
    "spacing_guilds_favor": (2, 5, ["spacing_guild"], ["spacing_guild", "spice_trade"], 2, 0),
    "spy_network": (1, 2, ["emperor", "spacing_guild"], [], 2, 1),
    "steersman": (
        1, 8, ["spacing_guild"], ["spacing_guild", "landsraad", "city", "spice_trade"], 2, 0,
    ),
    "stilgar_the_devoted": (1, 6, ["fremen"], ["fremen", "city", "spice_trade"], 0, 0),
    "strike_fleet": (1, 5, [], ["spy"], 1, 3),
    "subversive_advisor": (1, 5, [], ["spy"], 1, 0),
    "treacherous_maneuver": (1, 5, ["emperor"], FOUR_FACTIONS, 1, 0),
    "tread_in_darkness": (2, 4, ["bene_gesserit"], TRADE, 2, 1),
    "truthtrance": (2, 4, ["bene_gesserit"], FOUR_FACTIONS, 1, 0),
    "undercover_asset": (
        1, 2, ["emperor", "spacing_guild"], TRADE, 0, 0,
    ),
    "unswerving_loyalty": (2, 1, ["fremen"], [], 1, 0),
    "weirding_woman": (2, 1, ["bene_gesserit"], ["city", "spice_trade"], 1, 1),
    "wheels_within_wheels": (1, 2, ["emperor", "spacing_guild"], ["spy"], 1, 0),
}  # fmt: skip
CHOAM = ["cargo_runner", "delivery_agreement", "interstellar_trade", "priority_contracts"]


@pytest.mark.parametrize("name", PRINTED)
@pytest.mark.shows(*(f"imperium/{name}" for name in PRINTED), "U-1.2")
def test_printed_values(name: str) -> None:
    card = next(c for c in load("uprising").edition.cards if c.id == name)
    copies, cost, factions, icons, persuasion, swords = PRINTED[name]
    assert (card.kind, card.copies, card.cost) == ("imperium", copies, cost)
    assert [FACTIONS[f] for f in card.factions] == factions
    assert [ICONS[i] for i in card.icons] == icons
    assert (card.persuasion, card.swords) == (persuasion, swords)
    assert card.module == ("choam" if name in CHOAM else "")


@pytest.mark.parametrize("card", PRINTED)
@pytest.mark.shows("C-1.3", "U-1.3", *(f"imperium/{card}" for card in CHOAM))
def test_choam_cards_are_in_the_game_only_with_the_module(card: str) -> None:
    def copies(choam: bool) -> int:
        doc = Table(choam=choam).doc
        return [*doc["row"], *doc["imperium_deck"]].count(card)

    printed = PRINTED[card][0]
    assert copies(choam=True) == printed
    assert copies(choam=False) == (0 if card in CHOAM else printed)
