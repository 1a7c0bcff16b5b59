"""What icons mean for Rivals (V-5)."""

from __future__ import annotations

import pytest

from kanly.engine import events

from ..table import Table, alliances, do, influence, intrigues, spies
from .helpers import FOUR_INTRIGUES, RIVAL, pair, turn


@pytest.mark.shows("V-5.1", "V-4.4")
def test_recruits_on_a_combat_space_are_deployed_with_two_from_the_garrison() -> None:
    s = turn(pair(), "research_station")
    rival = s.seats[RIVAL]
    assert (rival.deployed, rival.garrison, rival.supply) == (4, 1, 7)


@pytest.mark.shows("V-5.1")
def test_recruits_elsewhere_go_to_the_garrison() -> None:
    s = turn(pair(), "sardaukar")
    rival = s.seats[RIVAL]
    assert (rival.deployed, rival.garrison, rival.supply) == (0, 5, 7)


@pytest.mark.shows("V-5.1")
@pytest.mark.parametrize(("garrison", "deployed"), [(0, 0), (1, 1), (2, 2), (5, 2)])
def test_up_to_two_garrison_troops_go_along_even_without_recruits(
    garrison: int, deployed: int
) -> None:
    for card in ("fremkit", "deep_desert", "hagga_basin_imperial_basin"):
        t = pair().units(RIVAL, garrison=garrison).bonus_spice(deep_desert=1, hagga_basin=1)
        s = turn(t, card)
        assert s.seats[RIVAL].deployed == deployed
        assert s.seats[RIVAL].garrison == garrison - deployed


@pytest.mark.shows("V-5.1", "U-7.5")
def test_recruiting_is_limited_by_the_supply() -> None:
    t = pair().units(RIVAL, garrison=1, conflict=10)
    s = turn(t, "research_station")
    rival = s.seats[RIVAL]
    assert (rival.supply, rival.garrison, rival.deployed) == (0, 0, 12)


@pytest.mark.shows("V-5.1")
def test_a_rival_alone_on_two_combat_spaces_deploys_each_time() -> None:
    t = pair().hand(0, "dagger").hand(1, "dagger").conflict("trade_dispute")
    s = t.hagal("fremkit", "heighliner").start()
    do(s, "card:dagger", "space:assembly_hall")
    assert (s.seats[RIVAL].deployed, s.seats[RIVAL].garrison) == (2, 1)
    do(s, "reveal", "end")
    deployed = [a for e, who, a, _ in s.log or [] if (e, who) == (events.DEPLOYED, RIVAL)]
    assert deployed == [2, 4]


@pytest.mark.shows("V-5.1", "V-7.6")
def test_steal_intrigue_hits_every_opponent_with_four_or_more() -> None:
    t = pair().intrigue(0, *FOUR_INTRIGUES)
    t.intrigue(1, "devour", "distraction", "manipulate")
    s = turn(t, "secrets")
    assert [len(seat.intrigue) for seat in s.seats] == [3, 3, 1]
    assert intrigues(s, RIVAL)[0] in FOUR_INTRIGUES
    assert influence(s, RIVAL)["bene_gesserit"] == 1


@pytest.mark.shows("V-7.6", "R-056")
def test_a_rival_steals_from_the_other_rival() -> None:
    t = Table(players=1, rivals=["staban_tuek", "gurney_halleck"]).agents(2, "fremkit", "espionage")
    t.intrigue(2, *FOUR_INTRIGUES).intrigue(0, "devour", "distraction", "manipulate", "opportunism")
    s = t.hagal("secrets").turn_of(1).start()
    assert [len(seat.intrigue) for seat in s.seats] == [3, 2, 3]


@pytest.mark.shows("V-5.1")
def test_the_stolen_card_is_chosen_at_random() -> None:
    names = ("devour", "distraction", "manipulate", "opportunism")
    stolen = {
        intrigues(turn(pair(seed=n).intrigue(0, *names), "secrets"), RIVAL)[0] for n in range(25)
    }
    assert stolen == set(names)


@pytest.mark.shows("V-5.1")
def test_maker_hooks_are_taken_once() -> None:
    s = turn(pair().influence(RIVAL, fremen=2).owns(RIVAL, "hooks"), "sietch_tabr")
    rival = s.seats[RIVAL]
    assert (rival.hooks, rival.water, rival.deployed) == (True, 2, 3)


@pytest.mark.shows("V-5.1")
def test_the_detonation_icon_needs_maker_hooks() -> None:
    s = turn(pair(), "desert_tactics")
    assert s.shield_wall
    assert influence(s, RIVAL)["fremen"] == 1
    s = turn(pair().owns(RIVAL, "hooks"), "desert_tactics")
    assert not s.shield_wall
    assert s.seats[RIVAL].deployed == 3
    s = turn(pair().owns(RIVAL, "hooks").no_shield_wall(), "desert_tactics")
    assert not s.shield_wall


@pytest.mark.shows("V-5.1", "V-1.2")
@pytest.mark.parametrize(
    ("rival", "gain"),
    [
        ("baron_vladimir_harkonnen", {"intrigue": 1}),
        ("staban_tuek", {"spice": 1}),
        ("lady_margot_fenring", {"solari": 1}),
        ("lady_amber_metulli", {"troops": 1}),
        ("gurney_halleck", {"troops": 1}),
        ("feyd_rautha_harkonnen", {"troops": 2}),
        ("glossu_rabban", {"troops": 1}),
    ],
)
def test_the_signet_icon_uses_the_rival_card(rival: str, gain: dict[str, int]) -> None:
    s = turn(pair(rival), "spice_refinery")
    it = s.seats[RIVAL]
    assert len(it.intrigue) == gain.get("intrigue", 0)
    assert (it.spice, it.solari) == (gain.get("spice", 0), gain.get("solari", 0))
    assert it.deployed == 2 + gain.get("troops", 0)
    assert it.garrison == 1


@pytest.mark.shows("R-074", "V-1.2")
def test_rabbans_signet_recruits_two_with_an_alliance() -> None:
    s = turn(pair("glossu_rabban").alliance(RIVAL, "fremen"), "spice_refinery")
    assert s.seats[RIVAL].deployed == 4
    s = turn(pair("glossu_rabban").alliance(0, "fremen"), "spice_refinery")
    assert s.seats[RIVAL].deployed == 3


@pytest.mark.shows("R-074", "V-1.2")
def test_jessicas_signet_prefers_an_alliance_in_reach() -> None:
    # Emperor 3 would earn the Alliance; without one in reach the least Influence is raised.
    levels = {"emperor": 3, "spacing_guild": 0, "bene_gesserit": 1, "fremen": 1}
    s = turn(pair("lady_jessica").influence(RIVAL, **levels), "spice_refinery")
    assert influence(s, RIVAL) == {**levels, "emperor": 4}
    assert alliances(s)["emperor"] == RIVAL
    t = pair("lady_jessica").influence(RIVAL, **levels).alliance(0, "emperor")
    s = turn(t, "spice_refinery")
    assert influence(s, RIVAL) == {**levels, "spacing_guild": 1}
    # Fremen before Emperor in her list, both in reach with the same Influence.
    t = pair("lady_jessica").influence(RIVAL, emperor=3, fremen=3)
    s = turn(t, "spice_refinery")
    assert alliances(s)["fremen"] == RIVAL
    assert influence(s, RIVAL)["emperor"] == 3


@pytest.mark.shows("R-074", "V-6.3")
def test_rabbans_scheme_prefers_an_alliance_in_reach() -> None:
    posts = ("post_fremen", "post_bene_gesserit")
    t = pair("glossu_rabban").spies(RIVAL, *posts).influence(RIVAL, spacing_guild=2, fremen=1)
    s = turn(t, "place_spy_city", "research_station")
    assert influence(s, RIVAL) == {
        "emperor": 0, "spacing_guild": 4, "bene_gesserit": 0, "fremen": 1
    }  # fmt: skip
    assert alliances(s)["spacing_guild"] == RIVAL
    t = pair("glossu_rabban").spies(RIVAL, *posts).influence(RIVAL, spacing_guild=1, emperor=1)
    s = turn(t, "place_spy_city", "research_station")
    assert influence(s, RIVAL) == {
        "emperor": 1, "spacing_guild": 1, "bene_gesserit": 2, "fremen": 0
    }  # fmt: skip
    assert s.seats[RIVAL].vp == 1


@pytest.mark.shows("V-5.2")
@pytest.mark.parametrize(
    ("faction", "card"),
    [
        ("emperor", "dutiful_service"),
        ("spacing_guild", "deliver_supplies_heighliner"),
        ("bene_gesserit", "secrets"),
        ("fremen", "fremkit"),
    ],
)
def test_an_alliance_and_its_point_but_no_bonus_at_four(faction: str, card: str) -> None:
    s = turn(pair().influence(RIVAL, **{faction: 3}), card)
    rival = s.seats[RIVAL]
    assert influence(s, RIVAL)[faction] == 4
    assert alliances(s)[faction] == RIVAL
    assert rival.vp == 2
    assert (rival.solari, rival.water, rival.intrigue) == (0, 1, b"")
    assert spies(s, RIVAL) == []


@pytest.mark.shows("V-5.2")
def test_a_rival_scores_for_two_influence() -> None:
    s = turn(pair().influence(RIVAL, emperor=1), "dutiful_service")
    assert s.seats[RIVAL].vp == 1
    s = turn(pair(), "dutiful_service")
    assert s.seats[RIVAL].vp == 0


@pytest.mark.shows("V-5.2", "U-9.7")
def test_a_rival_takes_an_alliance_only_by_rising_higher() -> None:
    t = pair().influence(RIVAL, fremen=3).alliance(0, "fremen")
    s = turn(t, "fremkit")
    assert alliances(s)["fremen"] == 0  # a tie moves nothing
    assert (s.seats[0].vp, s.seats[RIVAL].vp) == (2, 1)
    t = pair().influence(RIVAL, fremen=4).alliance(0, "fremen")
    s = turn(t, "fremkit")
    assert alliances(s)["fremen"] == RIVAL
    assert (s.seats[0].vp, s.seats[RIVAL].vp) == (1, 2)


@pytest.mark.shows("V-5.2", "U-9.7")
def test_a_person_takes_an_alliance_from_a_rival() -> None:
    t = pair().influence(0, fremen=4).alliance(RIVAL, "fremen").hand(0, "diplomacy", "dagger")
    s = do(t.hagal("sardaukar").start(), "card:diplomacy", "space:fremkit")
    do(s, "influence-step", "end")
    assert alliances(s)["fremen"] == 0
    assert (s.seats[0].vp, s.seats[RIVAL].vp) == (2, 1)


@pytest.mark.shows("V-5.2", "U-9.7")
def test_rivals_take_alliances_from_each_other() -> None:
    t = Table(players=1, rivals=["staban_tuek", "gurney_halleck"])
    t.influence(1, fremen=4).alliance(2, "fremen").agents(2, "secrets", "espionage")
    s = t.hagal("fremkit").turn_of(1).start()
    assert alliances(s)["fremen"] == 1
    assert [seat.vp for seat in s.seats] == [0, 2, 1]
