"""What is printed on the cards of 2020: copies, cost, Factions, icons, Persuasion, swords."""

from __future__ import annotations

from typing import Any

import pytest

from kanly.engine.library import load
from kanly.engine.terms import FACTIONS as FACTION_IDS
from kanly.engine.terms import ICONS
from tests.cards.helpers.of_2020 import SPACES, game, me, persuasion, reachable, rich, show

FACTIONS = ["emperor", "spacing_guild", "bene_gesserit", "fremen"]
TRADE = ["landsraad", "city", "spice_trade"]

Printed = tuple[int, int, list[str], list[str], int, int]
"""Copies, cost, Factions, Agent icons, Persuasion, swords."""

STARTER: dict[str, Printed] = {
    "convincing_argument": (2, 0, [], [], 2, 0),
    "dagger": (2, 0, [], ["landsraad"], 0, 1),
    "diplomacy": (1, 0, [], FACTIONS, 1, 0),
    "dune_the_desert_planet": (2, 0, [], ["spice_trade"], 1, 0),
    "reconnaissance": (1, 0, [], ["city"], 1, 0),
    "seek_allies": (1, 0, [], FACTIONS, 0, 0),
    "signet_ring": (1, 0, [], TRADE, 1, 0),
}  # fmt: skip
RESERVE: dict[str, Printed] = {
    "arrakis_liaison": (8, 2, ["fremen"], ["landsraad", "city"], 2, 0),
    "the_spice_must_flow": (10, 9, [], [], 0, 0),
    "foldspace": (6, 0, [], [*FACTIONS, *TRADE], 0, 0),
}  # fmt: skip
IMPERIUM: dict[str, Printed] = {
    "arrakis_recruiter": (2, 2, [], ["city"], 1, 1),
    "assassination_mission": (2, 1, [], [], 0, 1),
    "bene_gesserit_initiate": (2, 3, ["bene_gesserit"], TRADE, 1, 0),
    "bene_gesserit_sister": (3, 3, ["bene_gesserit"], ["bene_gesserit", "landsraad"], 0, 0),
    "carryall": (1, 5, [], ["spice_trade"], 1, 0),
    "chani": (1, 5, ["fremen"], ["fremen", "city", "spice_trade"], 2, 0),
    "choam_directorship": (1, 8, [], [], 0, 0),
    "crysknife": (1, 3, ["fremen"], ["fremen", "spice_trade"], 0, 1),
    "dr_yueh": (1, 1, [], ["city"], 1, 0),
    "duncan_idaho": (1, 4, [], ["city"], 0, 2),
    "fedaykin_death_commando": (2, 3, ["fremen"], ["city", "spice_trade"], 1, 0),
    "firm_grip": (1, 4, ["emperor"], ["emperor", "landsraad"], 0, 0),
    "fremen_camp": (2, 4, ["fremen"], ["spice_trade"], 2, 1),
    "gene_manipulation": (2, 3, ["bene_gesserit"], ["landsraad", "city"], 2, 0),
    "guild_administrator": (2, 2, ["spacing_guild"], ["spacing_guild", "spice_trade"], 1, 0),
    "guild_ambassador": (1, 4, ["spacing_guild"], ["landsraad"], 0, 0),
    "guild_bankers": (
        1, 3, ["spacing_guild"], ["emperor", "spacing_guild", "landsraad"], 0, 0,
    ),
    "gun_thopter": (2, 4, [], ["city", "spice_trade"], 0, 3),
    "gurney_halleck": (1, 6, [], ["city"], 2, 0),
    "imperial_spy": (2, 2, ["emperor"], ["emperor"], 1, 1),
    "kwisatz_haderach": (1, 8, ["bene_gesserit"], [*FACTIONS, *TRADE], 0, 0),
    "lady_jessica": (
        1, 7, ["bene_gesserit"], ["bene_gesserit", "landsraad", "city", "spice_trade"], 3, 1,
    ),
    "liet_kynes": (1, 5, ["emperor", "fremen"], ["fremen", "city"], 0, 0),
    "missionaria_protectiva": (2, 1, ["bene_gesserit"], ["city"], 1, 0),
    "opulence": (1, 6, ["emperor"], ["emperor"], 1, 0),
    "other_memory": (1, 4, ["bene_gesserit"], ["city", "spice_trade"], 2, 0),
    "piter_de_vries": (1, 5, [], ["landsraad", "city"], 3, 1),
    "power_play": (3, 5, [], FACTIONS, 0, 0),
    "reverend_mother_mohiam": (
        1, 6, ["emperor", "bene_gesserit"], ["emperor", "bene_gesserit"], 2, 0,
    ),
    "sardaukar_infantry": (2, 1, ["emperor"], [], 1, 2),
    "sardaukar_legion": (2, 5, ["emperor"], ["emperor", "landsraad"], 1, 0),
    "scout": (2, 1, [], ["city", "spice_trade"], 1, 1),
    "shifting_allegiances": (2, 3, [], ["landsraad", "spice_trade"], 2, 0),
    "sietch_reverend_mother": (
        1, 4, ["bene_gesserit", "fremen"], ["bene_gesserit", "fremen"], 0, 0,
    ),
    "smugglers_thopter": (2, 4, ["spacing_guild"], ["spice_trade"], 1, 0),
    "space_travel": (2, 3, ["spacing_guild"], ["spacing_guild"], 2, 0),
    "spice_hunter": (2, 2, ["fremen"], ["fremen", "spice_trade"], 1, 1),
    "spice_smugglers": (2, 2, ["spacing_guild"], ["city"], 1, 1),
    "stilgar": (1, 5, ["fremen"], ["fremen", "city", "spice_trade"], 2, 3),
    "test_of_humanity": (1, 3, ["bene_gesserit"], ["bene_gesserit", "landsraad", "city"], 2, 0),
    "the_voice": (2, 2, ["bene_gesserit"], ["city", "spice_trade"], 2, 0),
    "thufir_hawat": (1, 5, [], [*FACTIONS, *TRADE[1:]], 1, 0),
    "worm_riders": (2, 6, ["fremen"], ["city", "spice_trade"], 0, 0),
}  # fmt: skip
# id: copies, kinds
INTRIGUE = {
    "allied_armada": (1, "combat"),
    "ambush": (2, "combat"),
    "bindu_suspension": (1, "plot"),
    "bribery": (1, "plot"),
    "bypass_protocol": (1, "plot"),
    "calculated_hire": (1, "plot"),
    "charisma": (1, "plot"),
    "choam_shares": (1, "plot"),
    "corner_the_market": (1, "endgame"),
    "councilors_dispensation": (1, "plot"),
    "demand_respect": (1, "victory"),
    "dispatch_an_envoy": (2, "plot"),
    "double_cross": (1, "plot"),
    "favored_subject": (1, "plot"),
    "guild_authorization": (1, "plot"),
    "infiltrate": (1, "plot"),
    "know_their_ways": (1, "plot"),
    "master_tactician": (3, "combat"),
    "plans_within_plans": (1, "endgame"),
    "poison_snooper": (2, "plot"),
    "private_army": (2, "combat"),
    "rapid_mobilization": (1, "plot"),
    "recruitment_mission": (1, "plot"),
    "refocus": (1, "plot"),
    "reinforcements": (1, "plot"),
    "secret_of_the_sisterhood": (1, "plot"),
    "staged_incident": (1, "combat"),
    "the_sleeper_must_awaken": (1, "plot"),
    "tiebreaker": (1, "combat endgame"),
    "to_the_victor": (1, "victory"),
    "urgent_mission": (1, "plot"),
    "water_of_life": (1, "plot"),
    "water_peddlers_union": (1, "plot"),
    "windfall": (1, "plot"),
}
KINDS = {"starter": STARTER, "reserve": RESERVE, "imperium": IMPERIUM}
CARDS = STARTER | RESERVE | IMPERIUM
KIND_OF = {card: kind for kind, cards in KINDS.items() for card in cards}


def each(cards: Any) -> list[Any]:
    """One case for each card, marked as showing it."""
    return [
        pytest.param(card, id=card, marks=pytest.mark.shows(f"2020/{KIND_OF[card]}/{card}"))
        for card in cards
    ]


@pytest.mark.parametrize("name", each(CARDS))
@pytest.mark.shows("B-1.1", "B-1.2", "B-1.3")
def test_printed_values(name: str) -> None:
    card = next(c for c in load("imperium").edition.cards if c.id == name)
    copies, cost, factions, icons, persuasion, swords = CARDS[name]
    assert (card.kind, card.copies, card.cost) == (KIND_OF[name], copies, cost)
    assert sorted(FACTION_IDS[f] for f in card.factions) == sorted(factions)
    assert sorted(ICONS[i] for i in card.icons) == sorted(icons)
    assert (card.persuasion, card.swords) == (persuasion, swords)


@pytest.mark.parametrize(
    "name", [pytest.param(i, marks=pytest.mark.shows(f"2020/intrigue/{i}")) for i in INTRIGUE]
)
@pytest.mark.shows("B-1.1")
def test_printed_kinds_of_intrigue(name: str) -> None:
    card = next(c for c in load("imperium").edition.intrigues if c.id == name)
    copies, kinds = INTRIGUE[name]
    assert card.copies == copies
    printed = ("plot", "combat", "endgame", "victory")
    assert [kind for kind in printed if getattr(card, kind)] == kinds.split()


@pytest.mark.shows("B-1.1", "B-2.1")
def test_the_decks_of_2020_have_67_imperium_40_intrigue_and_24_reserve_cards() -> None:
    doc = game().doc
    imperium, intrigue = [*doc["row"], *doc["imperium_deck"]], doc["intrigue_deck"]
    assert {card: imperium.count(card) for card in imperium} == {
        card: IMPERIUM[card][0] for card in IMPERIUM
    }
    assert {card: intrigue.count(card) for card in intrigue} == {
        card: INTRIGUE[card][0] for card in INTRIGUE
    }
    assert (len(imperium), len(intrigue)) == (67, 40)
    assert doc["reserve"] == {card: RESERVE[card][0] for card in RESERVE}


@pytest.mark.shows("B-1.2")
def test_every_player_starts_with_the_same_ten_cards() -> None:
    for seat in game(4).doc["seats"]:
        deck = [*seat["hand"], *seat["deck"]]
        assert {card: deck.count(card) for card in deck} == {c: STARTER[c][0] for c in STARTER}


@pytest.mark.parametrize("name", each(CARDS))
@pytest.mark.shows("B-1.3", "B-3.1", "U-6.1", "X-B01")
def test_a_card_goes_exactly_to_the_spaces_of_its_icons(name: str) -> None:
    s = rich(game()).hand(0, name, "dagger").start()
    assert reachable(s, name) == set().union(*(SPACES[icon] for icon in CARDS[name][3]))


@pytest.mark.parametrize("name", each(c for c in CARDS if c != "convincing_argument"))
@pytest.mark.shows("B-6.1", "U-11.3")
def test_a_card_reveals_its_printed_persuasion_and_swords(name: str) -> None:
    s = show(game().units(0, conflict=1), name)
    assert (persuasion(s), me(s).swords) == CARDS[name][4:]
    assert s.strength(0) == 2 + me(s).swords
