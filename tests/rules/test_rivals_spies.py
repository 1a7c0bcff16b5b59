"""The Rivals' Spies and Schemes (V-6)."""

from __future__ import annotations

import pytest

from ..table import agents, influence, spies
from .helpers import RIVAL, pair, shown, turn

FACTION_POSTS = ["post_emperor", "post_spacing_guild", "post_bene_gesserit", "post_fremen"]


@pytest.mark.shows("V-6.1")
def test_a_spy_goes_to_the_first_free_faction_post() -> None:
    # Staban: Spacing Guild, Fremen, Bene Gesserit, Emperor.
    s = turn(pair(), "espionage")
    assert spies(s, RIVAL) == ["post_spacing_guild"]
    s = turn(pair().spies(0, "post_spacing_guild").spies(1, "post_fremen"), "espionage")
    assert spies(s, RIVAL) == ["post_bene_gesserit"]


@pytest.mark.shows("V-6.1")
def test_its_own_spies_block_posts_too() -> None:
    s = turn(pair().spies(RIVAL, "post_spacing_guild"), "espionage")
    assert sorted(spies(s, RIVAL)) == ["post_fremen", "post_spacing_guild"]


@pytest.mark.shows("V-6.1")
def test_no_spy_is_placed_when_all_four_faction_posts_are_taken() -> None:
    t = pair().spies(0, *FACTION_POSTS[:2]).spies(1, *FACTION_POSTS[2:])
    s = turn(t, "espionage")
    assert (spies(s, RIVAL), s.seats[RIVAL].spies) == ([], 3)
    assert agents(s, RIVAL) == ["espionage"]
    assert influence(s, RIVAL)["bene_gesserit"] == 1


@pytest.mark.shows("V-6.2", "R-064")
@pytest.mark.parametrize(
    ("card", "order"),
    [
        (
            "place_spy_spice_trade",
            ["post_choam", "post_imperial_basin", "post_hagga_basin", "post_deep_desert"],
        ),
        ("place_spy_city", ["post_city_right", "post_city_middle", "post_city_left"]),
        ("place_spy_landsraad", ["post_landsraad_right", "post_landsraad_left"]),
    ],
)
def test_place_spy_cards_take_the_first_free_post_of_their_type(
    card: str, order: list[str]
) -> None:
    for taken in range(len(order)):
        t = pair().spies(0, *order[:taken][:2]).spies(1, *order[:taken][2:])
        s = turn(t, card, "sardaukar", "fremkit")
        assert spies(s, RIVAL) == [order[taken]]
        assert agents(s, RIVAL) == ["sardaukar"]
        assert shown(s) == [card, "sardaukar"]


@pytest.mark.shows("V-6.2")
@pytest.mark.parametrize(
    ("card", "posts"),
    [
        (
            "place_spy_spice_trade",
            ["post_choam", "post_imperial_basin", "post_hagga_basin", "post_deep_desert"],
        ),
        ("place_spy_city", ["post_city_right", "post_city_middle", "post_city_left"]),
        ("place_spy_landsraad", ["post_landsraad_right", "post_landsraad_left"]),
    ],
)
def test_without_a_free_post_of_the_type_only_another_card_is_revealed(
    card: str, posts: list[str]
) -> None:
    s = turn(pair().spies(0, *posts[:2]).spies(1, *posts[2:]), card, "sardaukar")
    assert (spies(s, RIVAL), s.seats[RIVAL].spies) == ([], 3)
    assert agents(s, RIVAL) == ["sardaukar"]


@pytest.mark.shows("V-6.2")
def test_several_place_spy_cards_in_one_turn() -> None:
    s = turn(pair(), "place_spy_city", "place_spy_landsraad", "sardaukar")
    assert sorted(spies(s, RIVAL)) == ["post_city_right", "post_landsraad_right"]
    assert agents(s, RIVAL) == ["sardaukar"]
    assert s.seats[RIVAL].agents == 1


@pytest.mark.shows("V-6.3", "R-065")
def test_the_third_spy_recalls_the_other_two_and_starts_the_scheme() -> None:
    t = pair().spies(RIVAL, "post_fremen", "post_city_left")
    s = turn(t, "espionage")
    assert spies(s, RIVAL) == ["post_spacing_guild"]
    rival = s.seats[RIVAL]
    assert rival.spies == 2
    assert (rival.garrison, rival.deployed) == (5, 0)  # Staban's Scheme: 2 troops


@pytest.mark.shows("V-6.3")
def test_no_scheme_without_a_third_spy() -> None:
    s = turn(pair().spies(RIVAL, "post_fremen"), "espionage")
    assert len(spies(s, RIVAL)) == 2
    assert s.seats[RIVAL].garrison == 3
    # All Faction posts taken: the third Spy is not placed, so nothing is recalled.
    t = pair().spies(RIVAL, *FACTION_POSTS[:2]).spies(1, *FACTION_POSTS[2:])
    s = turn(t, "espionage")
    assert sorted(spies(s, RIVAL)) == sorted(FACTION_POSTS[:2])
    assert s.seats[RIVAL].garrison == 3


@pytest.mark.shows("V-6.3", "V-1.2")
@pytest.mark.parametrize(
    ("rival", "gains"),
    [
        ("baron_vladimir_harkonnen", {"solari": 2, "garrison": 2}),
        ("staban_tuek", {"garrison": 2}),
        ("lady_amber_metulli", {"garrison": 3}),
        ("gurney_halleck", {"fremen": 1}),
        ("lady_margot_fenring", {"bene_gesserit": 1}),
        ("princess_irulan", {"bene_gesserit": 1, "garrison": 1}),
        ("lady_jessica", {"water": 2}),
        ("feyd_rautha_harkonnen", {"bene_gesserit": 1}),
    ],
)
def test_schemes(rival: str, gains: dict[str, int]) -> None:
    t = pair(rival).spies(RIVAL, "post_city_left", "post_city_middle")
    t.influence(RIVAL, fremen=2, emperor=1, spacing_guild=1)
    s = turn(t, "place_spy_landsraad", "gather_support_a")
    it = s.seats[RIVAL]
    assert it.solari == gains.get("solari", 0)
    assert it.water == 1 + gains.get("water", 0)
    assert it.garrison == 4 + gains.get("garrison", 0)  # Gather Support brings one troop
    assert influence(s, RIVAL) == {
        "emperor": 1,
        "spacing_guild": 1,
        "bene_gesserit": gains.get("bene_gesserit", 0),
        "fremen": 2 + gains.get("fremen", 0),
    }


@pytest.mark.shows("V-6.3", "V-1.2")
def test_the_scheme_of_muad_dib() -> None:
    t = pair("muad_dib").spies(RIVAL, "post_city_left", "post_city_middle")
    s = turn(t, "place_spy_landsraad", "gather_support_a")
    rival = s.seats[RIVAL]
    assert rival.hooks
    assert not s.shield_wall
    assert len(rival.intrigue) == 1


@pytest.mark.shows("V-6.4")
def test_troops_of_a_scheme_before_the_agent_are_deployed_on_a_combat_space() -> None:
    t = pair().spies(RIVAL, "post_fremen", "post_emperor")
    s = turn(t, "place_spy_city", "fremkit")
    rival = s.seats[RIVAL]
    assert (rival.deployed, rival.garrison) == (4, 1)  # 2 of the Scheme and 2 of the garrison
    s = turn(pair().spies(RIVAL, "post_fremen", "post_emperor"), "place_spy_city", "secrets")
    assert (s.seats[RIVAL].deployed, s.seats[RIVAL].garrison) == (0, 5)


@pytest.mark.shows("V-6.4")
def test_troops_of_a_scheme_after_the_agent_are_deployed_too() -> None:
    # Irulan's Signet on Arrakeen places the third Spy; her Scheme recruits a troop.
    t = pair("princess_irulan").spies(RIVAL, "post_choam", "post_city_left")
    s = turn(t, "arrakeen")
    rival = s.seats[RIVAL]
    assert spies(s, RIVAL) == ["post_emperor"]
    assert (rival.deployed, rival.garrison) == (4, 1)  # Arrakeen 1, Scheme 1, garrison 2
    assert influence(s, RIVAL)["emperor"] == 1


@pytest.mark.shows("V-6.4")
def test_troops_of_a_signet_are_deployed() -> None:
    s = turn(pair("feyd_rautha_harkonnen"), "arrakeen")
    assert (s.seats[RIVAL].deployed, s.seats[RIVAL].garrison) == (5, 1)


@pytest.mark.shows("V-6.3")
def test_gurneys_scheme_breaks_ties_by_priority() -> None:
    t = pair("gurney_halleck").spies(RIVAL, "post_city_left", "post_city_middle")
    s = turn(t, "place_spy_landsraad", "gather_support_a")
    assert influence(s, RIVAL)["fremen"] == 1
