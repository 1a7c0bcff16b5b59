"""The House Hagal cards of 2020, House Hagal itself, and the Rivals of a solo game."""

from __future__ import annotations

from collections import Counter
from typing import Any

import pytest

import kanly
from kanly import State
from tests.rules.of_2020 import (
    COMBAT,
    HOUSE_HAGAL,
    Base,
    changes,
    decider,
    hagal_shown,
    kind,
    seat,
    solo,
)
from tests.table import agents, do, intrigues, legal

COPIES = {
    "conspire": 2, "wealth": 1, "heighliner": 1, "foldspace": 2, "selective_breeding": 2,
    "secrets": 1, "hardy_warriors": 1, "stillsuits": 2, "rally_troops": 2, "hall_of_oratory": 2,
    "carthag": 3, "arrakeen_1p": 3, "arrakeen_2p": 3, "harvest_spice": 5, "reshuffle": 1,
}  # fmt: skip
SWORDS = {
    "conspire": 4, "wealth": 3, "heighliner": 6, "foldspace": 1, "selective_breeding": 2,
    "secrets": 1, "hardy_warriors": 5, "stillsuits": 4, "rally_troops": 3, "hall_of_oratory": 0,
    "carthag": 0, "arrakeen_1p": 1, "arrakeen_2p": 1, "harvest_spice": 2,
}  # fmt: skip
FACTION = {
    "conspire": "emperor", "wealth": "emperor", "heighliner": "spacing_guild",
    "foldspace": "spacing_guild", "selective_breeding": "bene_gesserit",
    "secrets": "bene_gesserit", "hardy_warriors": "fremen", "stillsuits": "fremen",
}  # fmt: skip
TROOPS = {
    "conspire": 2, "heighliner": 3, "hardy_warriors": 2, "rally_troops": 4, "hall_of_oratory": 1,
    "carthag": 1, "arrakeen_1p": 1, "arrakeen_2p": 1,
}  # fmt: skip
FOR = {"arrakeen_1p": [1], "arrakeen_2p": [2], "reshuffle": [2]}
"""How many players a card is for, if not for one and two."""
RIVALS = [
    "duke_leto_atreides", "baron_vladimir_harkonnen", "glossu_the_beast_rabban",
    "count_ilban_richese", "countess_ariana_thorvald", "earl_memnon_thorvald",
]  # fmt: skip
RIVAL = 2
"""A seat that is House Hagal's with two players and a Rival's in a solo game."""


def space_of(card: str) -> str:
    """The space on a card."""
    return "arrakeen" if card.startswith("arrakeen") else card


def each(names: Any = SWORDS) -> list[Any]:
    """One case for each card and each number of players it is for, marked as showing the card."""
    return [
        pytest.param(x, n, id=f"{x}-{n}", marks=pytest.mark.shows(f"2020/hagal/{x}"))
        for x in names
        for n in FOR.get(x, [1, 2])
    ]


def sends() -> list[Any]:
    """The cards that name one space."""
    return each([card for card in SWORDS if card != "harvest_spice"])


def turn(players: int, *hagal: str) -> tuple[State, dict[str, int]]:
    """A turn of the Rival: the position after it, and what changed for the Rival.

    It has 3 troops in the garrison; in a solo game its Signet gives 1 spice.
    """
    t = Base(players).units(RIVAL, garrison=3).hagal(*hagal).turn_of(RIVAL)
    s = t.start()
    return s, changes(t.doc, s, RIVAL)


# ================================================================ the deck


@pytest.mark.shows("B-1.1", "B-10.2", "B-11.3", *(f"2020/hagal/{card}" for card in COPIES))
@pytest.mark.parametrize(("players", "size"), [(1, 27), (2, 28)])
def test_the_deck_fits_the_number_of_players(players: int, size: int) -> None:
    assert sum(COPIES.values()) == 31
    deck = Counter(Base(players).doc["rivals"]["deck"])
    assert deck == {x: n for x, n in COPIES.items() if players in FOR.get(x, [1, 2])}
    assert deck.total() == size


# ================================================================ each card


@pytest.mark.shows("B-9.2", "B-9.3", "B-9.4")
@pytest.mark.parametrize(("card", "players"), sends())
def test_a_card_sends_an_agent_and_does_what_it_shows(card: str, players: int) -> None:
    s, changed = turn(players, card)
    troops, space = TROOPS.get(card, 0), space_of(card)
    expected = Counter({"supply": -troops})
    if space in COMBAT:
        expected.update({"deployed": troops + 2, "garrison": -2})
    else:
        expected.update({"garrison": troops})
    if card in FACTION:
        expected[FACTION[card]] = 1
    if card == "arrakeen_1p":
        expected["spice"] = 1  # the Signet
    assert changed == {name: n for name, n in expected.items() if n}
    assert agents(s, RIVAL) == [space]


@pytest.mark.shows("B-9.2")
@pytest.mark.parametrize(("card", "players"), sends())
def test_a_card_for_an_occupied_space_is_passed_over(card: str, players: int) -> None:
    other = "wealth" if card != "wealth" else "foldspace"
    t = Base(players).agents(0, space_of(card)).hagal(card, other).turn_of(RIVAL)
    s = t.start()
    assert agents(s, RIVAL) == [other]
    assert hagal_shown(s)[:2] == [card, other]
    assert changes(t.doc, s, RIVAL) == {FACTION[other]: 1}


@pytest.mark.shows("B-9.6")
@pytest.mark.parametrize(("card", "players"), each())
def test_a_card_revealed_for_combat_adds_its_swords_only(card: str, players: int) -> None:
    t = Base(players).conflict("guild_bank_raid").hagal(card).intrigue(0, "ambush")
    t.bonus_spice(the_great_flat=2).units(RIVAL, garrison=3, conflict=1)
    t.units(0, conflict=5)
    s = t.at_combat().start()
    assert (kind(s), decider(s)) == ("combat", 0)
    assert s.strength(RIVAL) == 2 + SWORDS[card]
    assert changes(t.doc, s, RIVAL) == {}
    assert s.to_dict()["bonus_spice"]["the_great_flat"] == 2
    assert agents(s, RIVAL) == []


# ================================================================ Harvest Spice


HARVEST = pytest.mark.shows("2020/hagal/harvest_spice", "B-9.5", "R-107")


@HARVEST
@pytest.mark.parametrize("players", [1, 2])
@pytest.mark.parametrize(
    ("flat", "hagga", "basin", "taken"),
    [
        (0, 0, 1, "imperial_basin"),
        (1, 2, 1, "hagga_basin"),
        (1, 2, 3, "imperial_basin"),
        (1, 1, 1, "the_great_flat"),
        (0, 1, 1, "hagga_basin"),
        (2, 0, 2, "the_great_flat"),
    ],
)
def test_the_harvest_is_where_most_bonus_spice_lies_then_most_base_spice(
    players: int, flat: int, hagga: int, basin: int, taken: str
) -> None:
    t = Base(players).bonus_spice(the_great_flat=flat, hagga_basin=hagga, imperial_basin=basin)
    s = t.hagal("harvest_spice").turn_of(RIVAL).start()
    assert agents(s, RIVAL) == [taken]
    left = {"the_great_flat": flat, "hagga_basin": hagga, "imperial_basin": basin, taken: 0}
    assert s.to_dict()["bonus_spice"] == left


@HARVEST
@pytest.mark.parametrize("players", [1, 2])
def test_the_harvest_passes_over_occupied_spaces(players: int) -> None:
    t = Base(players).bonus_spice(the_great_flat=5, hagga_basin=1, imperial_basin=2)
    t.agents(0, "the_great_flat", "imperial_basin")
    s = t.hagal("harvest_spice").turn_of(RIVAL).start()
    assert agents(s, RIVAL) == ["hagga_basin"]


@HARVEST
@pytest.mark.parametrize("players", [1, 2])
def test_without_bonus_spice_on_a_free_space_there_is_no_harvest(players: int) -> None:
    t = Base(players).bonus_spice(the_great_flat=2).agents(0, "the_great_flat")
    s = t.hagal("harvest_spice", "wealth").turn_of(RIVAL).start()
    assert agents(s, RIVAL) == ["wealth"]


@HARVEST
@pytest.mark.shows("B-11.6")
def test_a_rival_gains_base_and_bonus_spice() -> None:
    t = solo().bonus_spice(hagga_basin=2).hagal("harvest_spice").turn_of(RIVAL)
    assert changes(t.doc, t.start(), RIVAL) == {"spice": 4, "garrison": -2, "deployed": 2}


@HARVEST
@pytest.mark.shows("B-10.6")
def test_house_hagal_leaves_the_spice_to_the_bank() -> None:
    t = Base(2).bonus_spice(hagga_basin=2).hagal("harvest_spice").turn_of(RIVAL)
    s = t.start()
    assert changes(t.doc, s, RIVAL) == {}
    assert s.to_dict()["bonus_spice"]["hagga_basin"] == 0


@HARVEST
@pytest.mark.shows("B-9.4")
def test_a_harvest_deploys_two_troops_of_the_garrison() -> None:
    t = Base(2).bonus_spice(hagga_basin=2).units(RIVAL, garrison=3).hagal("harvest_spice")
    t.turn_of(RIVAL)
    assert changes(t.doc, t.start(), RIVAL) == {"garrison": -2, "deployed": 2}


# ================================================================ Reshuffle


RESHUFFLE = pytest.mark.shows("2020/hagal/reshuffle", "B-9.2")


@RESHUFFLE
def test_reshuffle_makes_a_new_deck_of_all_cards_and_goes_on() -> None:
    s = Base(2).hagal("carthag", "reshuffle").agents(0, "carthag").turn_of(RIVAL).start()
    piles = s.to_dict()["rivals"]
    assert len(piles["deck"]) + len(piles["shown"]) == 28
    assert len(piles["shown"]) < 10  # revealed since the shuffle
    assert len(agents(s, RIVAL)) == 1


@RESHUFFLE
@pytest.mark.shows("B-9.6")
def test_reshuffle_revealed_for_combat_is_shuffled_in_and_another_card_revealed() -> None:
    t = Base(2).conflict("guild_bank_raid").empty_hagal("reshuffle").intrigue(0, "ambush")
    t.units(0, conflict=5)
    s = t.units(RIVAL, conflict=1).at_combat().start()
    shown = hagal_shown(s)
    assert len(shown) in (1, 2)  # the new first card may be Reshuffle again
    assert s.strength(RIVAL) == 2 + SWORDS[shown[-1]]


@pytest.mark.shows("B-9.2", "B-11.3")
@pytest.mark.parametrize(("players", "size"), [(1, 27), (2, 28)])
def test_an_empty_deck_is_shuffled_anew(players: int, size: int) -> None:
    t = Base(players).empty_hagal("wealth").agents(0, "wealth").turn_of(RIVAL)
    s = t.start()
    piles = s.to_dict()["rivals"]
    assert len(piles["deck"]) + len(piles["shown"]) == size
    assert 0 < len(piles["deck"]) < size
    assert len(agents(s, RIVAL)) == 1


# ================================================================ Rivals


def each_rival(**values: Any) -> list[Any]:
    """Cases by Rival, marked as showing it."""
    return [
        pytest.param(x, value, id=x, marks=pytest.mark.shows(f"2020/rival/{x}"))
        for x, value in values.items()
    ]


def arrakeen(rival: str, **have: int) -> Base:
    """The Rival in seat 1 comes to Arrakeen with its Signet; nobody has Influence."""
    other = next(x for x in RIVALS if x != rival)
    t = solo(rival, other).have(1, **{"solari": 0, "spice": 0, "water": 0, **have})
    t.units(1).hagal("arrakeen_1p").turn_of(1)
    return t


@pytest.mark.shows("B-11.1")
@pytest.mark.parametrize(
    ("rival", "gain"),
    each_rival(
        count_ilban_richese={"solari": 1},
        countess_ariana_thorvald={"water": 1},
        earl_memnon_thorvald={"spice": 1},
    ),
)
def test_a_signet_gives_what_the_leader_gives(rival: str, gain: dict[str, int]) -> None:
    t = arrakeen(rival)
    s = t.start()
    assert changes(t.doc, s, 1) == {"supply": -1, "deployed": 1, **gain}


@pytest.mark.shows("2020/rival/glossu_the_beast_rabban", "B-11.1")
@pytest.mark.parametrize(("holder", "troops"), [(None, 1), (1, 2), (0, 1), (2, 1)])
def test_rabban_recruits_a_second_troop_with_an_alliance(holder: int | None, troops: int) -> None:
    t = arrakeen("glossu_the_beast_rabban")
    if holder is not None:
        t.alliance(holder, "fremen")
    s = t.start()
    assert changes(t.doc, s, 1)["supply"] == -(1 + troops)


@pytest.mark.shows("2020/rival/baron_vladimir_harkonnen", "B-11.1", "B-11.10")
@pytest.mark.parametrize(
    ("answer", "gain"), [("option:0", {"solari": -1, "intrigue": 1}), ("pass", {})]
)
def test_you_decide_whether_the_baron_pays_for_an_intrigue_card(
    answer: str, gain: dict[str, int]
) -> None:
    t = arrakeen("baron_vladimir_harkonnen", solari=1)
    s = t.start()
    assert (kind(s), decider(s)) == ("use", 0)
    do(s, answer)
    assert changes(t.doc, s, 1) == {"supply": -1, "deployed": 1, **gain}


@pytest.mark.shows("2020/rival/baron_vladimir_harkonnen")
def test_the_baron_without_solari_is_not_asked_for() -> None:
    t = arrakeen("baron_vladimir_harkonnen")
    s = t.start()
    assert changes(t.doc, s, 1) == {"supply": -1, "deployed": 1}
    assert kind(s) == "turn"


@pytest.mark.shows("2020/rival/baron_vladimir_harkonnen", "B-11.1")
def test_the_baron_as_a_rival_has_no_tokens() -> None:
    s = kanly.new_game(
        edition="imperium", leaders=["paul_atreides"], seed=1,
        rivals=["baron_vladimir_harkonnen", "duke_leto_atreides"],
    )  # fmt: skip
    assert kind(s) == "turn"
    assert (s.to_dict()["marks"]["keeper"], s.to_dict()["marks"]["secret"]) == (None, [])


LETO = pytest.mark.shows("2020/rival/duke_leto_atreides", "B-11.1", "B-11.10")


@LETO
def test_leto_gains_influence_only_where_an_opponent_has_more() -> None:
    t = arrakeen("duke_leto_atreides", spice=1).influence(0, fremen=3)
    t.influence(1, fremen=2).influence(2, emperor=0)
    s = do(t.start(), "option:0")
    assert changes(t.doc, s, 1) == {"supply": -1, "deployed": 1, "spice": -1, "fremen": 1}


@LETO
def test_leto_gains_it_where_he_has_least_of_those() -> None:
    t = arrakeen("duke_leto_atreides", spice=1).influence(0, fremen=3, emperor=3)
    t.influence(1, fremen=2, emperor=1)
    s = do(t.start(), "option:0")
    assert changes(t.doc, s, 1) == {
        "supply": -1, "deployed": 1, "spice": -1, "emperor": 1, "vp": 1,
    }  # fmt: skip


@LETO
def test_you_choose_between_factions_where_leto_has_equally_little() -> None:
    t = arrakeen("duke_leto_atreides", spice=1).influence(0, fremen=3, emperor=3)
    s = do(t.start(), "option:0")
    assert (kind(s), decider(s)) == ("influence", 0)
    assert legal(s) == ["faction:emperor", "faction:fremen"]
    do(s, "faction:fremen")
    assert seat(s, 1)["influence"]["fremen"] == 1


@LETO
def test_leto_may_keep_his_spice() -> None:
    t = arrakeen("duke_leto_atreides", spice=1).influence(0, fremen=3)
    s = do(t.start(), "pass")
    assert changes(t.doc, s, 1) == {"supply": -1, "deployed": 1}


@LETO
def test_leto_pays_for_nothing_where_nobody_is_ahead() -> None:
    t = arrakeen("duke_leto_atreides", spice=1)
    s = t.start()
    assert kind(s) == "turn"
    assert seat(s, 1)["spice"] == 1


@pytest.mark.shows("B-11.1", *(f"2020/rival/{rival}" for rival in RIVALS))
@pytest.mark.parametrize("rival", RIVALS)
def test_a_rivals_left_ability_is_not_used(rival: str) -> None:
    s = solo(rival, next(x for x in RIVALS if x != rival)).start()
    it = seat(s, 1)
    assert (it["rival"], it["leader"]) == (rival, None)
    assert (it["solari"], it["spice"], it["water"]) == (0, 0, 1)


@pytest.mark.shows("B-11.1", "2020/rival/countess_ariana_thorvald")
def test_ariana_as_a_rival_harvests_in_full() -> None:
    t = solo("countess_ariana_thorvald", "earl_memnon_thorvald").bonus_spice(hagga_basin=1)
    t.hagal("harvest_spice").turn_of(1)
    # the other Rival and the person come after her
    s = t.start()
    assert seat(s, 1)["spice"] == 3


@pytest.mark.shows("B-11.1", *(f"2020/rival/{rival}" for rival in RIVALS))
def test_the_rivals_of_a_solo_game_are_two_of_six() -> None:
    seen = set()
    for seed in range(40):
        s = kanly.new_game(edition="imperium", players=1, leaders=["paul_atreides"], seed=seed)
        pair = [x["rival"] for x in s.to_dict()["seats"][1:]]
        assert len(set(pair)) == 2
        seen |= set(pair)
    assert seen == set(RIVALS)


@pytest.mark.shows("2020/rival/house_hagal", "B-10.1")
def test_house_hagal_is_the_third_seat_of_two_players() -> None:
    it = seat(Base(2).start(), HOUSE_HAGAL)
    assert (it["rival"], it["leader"]) == ("house_hagal", None)


@pytest.mark.shows("2020/rival/house_hagal", "B-9.3")
def test_house_hagal_has_no_signet() -> None:
    _, changed = turn(2, "arrakeen_2p")
    assert changed == {"supply": -1, "garrison": -2, "deployed": 3}


@pytest.mark.shows("2020/hagal/secrets")
@pytest.mark.parametrize("players", [1, 2])
def test_a_rival_at_secrets_steals_nothing(players: int) -> None:
    t = Base(players).intrigue(0, "ambush", "bribery", "charisma", "windfall")
    s = t.hagal("secrets").turn_of(RIVAL).start()
    assert len(intrigues(s, 0)) == 4
    assert intrigues(s, RIVAL) == t.doc["seats"][RIVAL]["intrigue"]
