"""The Rivals' Signets and Schemes.

Signets are used through the Spice Refinery card (a Combat space that recruits nothing), Schemes
through a Place Spy card that places the third Spy.
"""

from __future__ import annotations

import pytest

from tests.cards.helpers.hagal import RIVAL, deployed, faced, recruits, turn
from tests.cards.helpers.rivals import (
    EMPEROR,
    FREMEN,
    GUILD,
    PRIORITIES,
    SISTERS,
    each,
    every,
    rises,
)
from tests.table import Table, agents, alliances, do, intrigues, spies

SIGNETS: dict[str, dict[str, int]] = {
    "baron_vladimir_harkonnen": {"intrigue": 1, **deployed()},
    "glossu_rabban": deployed(1),
    "staban_tuek": {"spice": 1, **deployed()},
    "lady_amber_metulli": deployed(1),
    "gurney_halleck": deployed(1),
    "lady_margot_fenring": {"solari": 1, **deployed()},
    "princess_irulan": {"spies": -1, **deployed()},
    "lady_jessica": {SISTERS: 1, **deployed()},
    "feyd_rautha_harkonnen": deployed(2),
    "muad_dib": {FREMEN: 1, **deployed()},
}
SCHEMES: dict[str, dict[str, int]] = {
    "baron_vladimir_harkonnen": {"solari": 2, "troops": 2},
    "glossu_rabban": {EMPEROR: 2, "vp": 1},
    "staban_tuek": {"troops": 2},
    "lady_amber_metulli": {"troops": 3},
    "gurney_halleck": {FREMEN: 1},
    "lady_margot_fenring": {SISTERS: 1},
    "princess_irulan": {EMPEROR: 1, "troops": 1},
    "lady_jessica": {"water": 2},
    "feyd_rautha_harkonnen": {EMPEROR: 1},
    "muad_dib": {"hooks": 1, "intrigue": 1},
}
"""What each Scheme changes for a Rival without Influence; troops are recruits."""


def signet(rival: str, **levels: int) -> Table:
    """The Rival is about to use its Signet at the Spice Refinery, with these levels."""
    return faced("spice_refinery", rival=rival).influence(RIVAL, **levels)


def scheme(rival: str, *after: str, **levels: int) -> Table:
    """The Rival is about to place its third Spy, then to go where the next card sends it."""
    t = faced("place_spy_city", *(after or ("gather_support_a",)), rival=rival)
    t.spies(RIVAL, "post_landsraad_left", "post_choam")
    return t.influence(RIVAL, **levels)


def schemed(got: dict[str, int], troops: int = 0) -> dict[str, int]:
    """What the Scheme gave: the turn without the two Spies and the troop of Gather Support."""
    rest = dict(got)
    assert rest.pop("spies") == 1
    assert rest.pop("garrison") == 1 + troops
    assert rest.pop("supply") == -1 - troops
    return rest


# ---------------------------------------------------------------- Signets


@pytest.mark.shows("V-1.2", "V-5", "V-5.1", "V-6.4")
@pytest.mark.parametrize(("rival", "gives"), each(SIGNETS))
def test_the_signet_at_the_spice_refinery(rival: str, gives: dict[str, int]) -> None:
    s, got = turn(signet(rival))
    assert agents(s, RIVAL) == ["spice_refinery"]
    assert got == gives


@pytest.mark.shows("V-5", "V-6.4")
@pytest.mark.parametrize(("rival", "gives"), each(SIGNETS))
def test_the_signet_at_arrakeen_comes_on_top_of_a_troop(rival: str, gives: dict[str, int]) -> None:
    s, got = turn(faced("arrakeen", rival=rival))
    assert agents(s, RIVAL) == ["arrakeen"]
    more = {"supply": gives.get("supply", 0) - 1, "deployed": gives["deployed"] + 1}
    assert got == gives | more


@pytest.mark.shows("rival/glossu_rabban")
@pytest.mark.parametrize("faction", [EMPEROR, GUILD, SISTERS, FREMEN])
def test_rabban_recruits_two_with_any_alliance(faction: str) -> None:
    _, got = turn(signet("glossu_rabban").alliance(RIVAL, faction))
    assert got == deployed(2)


@pytest.mark.shows("rival/glossu_rabban")
def test_rabban_recruits_one_with_much_influence_but_the_alliance_elsewhere() -> None:
    t = signet("glossu_rabban", emperor=5).influence(0, emperor=5).alliance(0, EMPEROR)
    _, got = turn(t)
    assert got == deployed(1)


@pytest.mark.shows("rival/princess_irulan", "V-6.1")
@pytest.mark.parametrize("taken", [0, 1, 2, 3])
def test_irulan_places_a_spy_on_the_first_free_faction_post(taken: int) -> None:
    posts = [f"post_{faction}" for faction in PRIORITIES["princess_irulan"]]
    s, got = turn(signet("princess_irulan").spies(0, *posts[:taken]))
    assert spies(s, RIVAL) == [posts[taken]]
    assert got == {"spies": -1, **deployed()}


@pytest.mark.shows("rival/princess_irulan", "V-6.1")
def test_irulan_places_no_spy_if_all_faction_posts_are_taken() -> None:
    posts = [f"post_{faction}" for faction in PRIORITIES["princess_irulan"]]
    s, got = turn(signet("princess_irulan").spies(0, *posts[:3]).spies(1, posts[3]))
    assert spies(s, RIVAL) == []
    assert got == deployed()


@pytest.mark.shows("rival/princess_irulan", "V-6.3", "V-6.4")
def test_irulans_signet_can_set_off_her_scheme_and_its_troop_is_deployed() -> None:
    t = signet("princess_irulan", emperor=1).spies(RIVAL, "post_choam", "post_emperor")
    s, got = turn(t)
    # The Spy on the Emperor post is recalled only after the third was placed elsewhere.
    assert spies(s, RIVAL) == ["post_bene_gesserit"]
    assert got == {"spies": 1, SISTERS: 1, **deployed(1)}


@pytest.mark.shows("rival/baron_vladimir_harkonnen", "R-072")
def test_the_baron_draws_the_top_intrigue_card() -> None:
    s, _ = turn(signet("baron_vladimir_harkonnen").intrigue_top("devour"))
    assert intrigues(s, RIVAL) == ["devour"]


@pytest.mark.shows("rival/baron_vladimir_harkonnen")
@pytest.mark.parametrize("discarded", [0, 3])
def test_the_baron_with_an_empty_intrigue_deck(discarded: int) -> None:
    s, got = turn(signet("baron_vladimir_harkonnen").empty_intrigue_deck(discarded))
    # The discard pile becomes the new deck; without one there is nothing to draw.
    assert got == {**deployed(), **({"intrigue": 1} if discarded else {})}
    assert len(s.intrigue_deck) == max(0, discarded - 1)


@pytest.mark.shows("R-056", "V-7.6")
@pytest.mark.parametrize(("held", "left"), [(4, 3), (3, 3)])
def test_a_person_at_secrets_takes_a_card_of_a_rival_with_four(held: int, left: int) -> None:
    pile = ("devour", "impress", "weirding_combat", "go_to_ground")
    t = faced("accept_contract_shipping_a").intrigue(RIVAL, *pile[:held]).intrigue(0)
    s = do(t.hand(0, "diplomacy").start(), "card:diplomacy", "space:secrets")
    assert len(s.seats[RIVAL].intrigue) == left
    assert len(s.seats[0].intrigue) == 1 + held - left


@pytest.mark.shows("rival/muad_dib", "V-5.2")
def test_muad_dib_takes_the_fremen_alliance_with_his_signet_without_the_water() -> None:
    s, got = turn(signet("muad_dib", fremen=3))
    assert got == {FREMEN: 1, "vp": 1, **deployed()}
    assert alliances(s)[FREMEN] == RIVAL


@pytest.mark.shows("rival/feyd_rautha_harkonnen", "rival/glossu_rabban", "V-6.4")
@pytest.mark.parametrize(("rival", "wanted"), [("feyd_rautha_harkonnen", 2), ("glossu_rabban", 1)])
@pytest.mark.parametrize("supply", [0, 1])
def test_signet_troops_come_from_the_supply(rival: str, wanted: int, supply: int) -> None:
    t = signet(rival).units(RIVAL, garrison=1, conflict=11 - supply)
    _, got = turn(t)
    assert got == deployed(min(wanted, supply), 1)


# ---------------------------------------------------------------- Lady Jessica's Signet


def jessica(**levels: int) -> Table:
    """Lady Jessica is about to use her Signet."""
    return signet("lady_jessica", **levels)


@pytest.mark.shows("rival/lady_jessica", "V-8.7", "X-V09")
@pytest.mark.parametrize(
    ("levels", "faction"),
    [
        ({}, SISTERS),
        ({SISTERS: 1}, FREMEN),
        ({SISTERS: 1, FREMEN: 1}, GUILD),
        ({SISTERS: 1, FREMEN: 1, GUILD: 1}, EMPEROR),
        ({SISTERS: 2, FREMEN: 1, GUILD: 2, EMPEROR: 2}, FREMEN),
        ({SISTERS: 2, FREMEN: 2, GUILD: 1, EMPEROR: 1}, GUILD),
    ],
)
def test_jessica_without_an_alliance_in_reach_rises_where_she_has_least(
    levels: dict[str, int], faction: str
) -> None:
    _, got = turn(jessica(**levels))
    assert rises(got) == {faction: 1}


@pytest.mark.shows("rival/lady_jessica", "R-074")
@pytest.mark.parametrize("faction", [EMPEROR, GUILD, SISTERS, FREMEN])
def test_jessica_takes_an_alliance_in_reach(faction: str) -> None:
    s, got = turn(jessica(**{faction: 3}))
    assert rises(got) == {faction: 1}
    assert alliances(s)[faction] == RIVAL
    assert got["vp"] == 1


@pytest.mark.shows("rival/lady_jessica", "R-074")
def test_jessica_takes_one_of_two_alliances_by_priority() -> None:
    _, got = turn(jessica(emperor=3, fremen=3))
    assert rises(got) == {FREMEN: 1}


@pytest.mark.shows("rival/lady_jessica", "R-074")
def test_jessica_takes_the_alliance_where_she_has_least_before_priority() -> None:
    t = jessica(emperor=3, spacing_guild=4).influence(0, spacing_guild=4).alliance(0, GUILD)
    s, got = turn(t)
    assert rises(got) == {EMPEROR: 1}
    assert alliances(s) == {EMPEROR: RIVAL, GUILD: 0, SISTERS: None, FREMEN: None}


@pytest.mark.shows("rival/lady_jessica", "R-074")
def test_jessica_takes_an_alliance_from_its_holder_by_rising_above() -> None:
    t = jessica(spacing_guild=4).influence(0, spacing_guild=4).alliance(0, GUILD)
    s, got = turn(t)
    assert rises(got) == {GUILD: 1}
    assert alliances(s)[GUILD] == RIVAL


@pytest.mark.shows("rival/lady_jessica", "R-074")
@pytest.mark.parametrize(("mine", "theirs"), [(3, 4), (3, 5), (4, 5), (4, 6), (5, 6)])
def test_jessica_does_not_chase_an_alliance_she_would_only_tie_for(mine: int, theirs: int) -> None:
    t = jessica(spacing_guild=mine).influence(0, spacing_guild=theirs).alliance(0, GUILD)
    s, got = turn(t)
    assert rises(got) == {SISTERS: 1}
    assert alliances(s)[GUILD] == 0


@pytest.mark.shows("rival/lady_jessica", "R-074")
def test_jessica_does_not_rise_where_she_holds_the_alliance_already() -> None:
    _, got = turn(jessica(spacing_guild=4).alliance(RIVAL, GUILD))
    assert rises(got) == {SISTERS: 1}


# ---------------------------------------------------------------- Schemes


@pytest.mark.shows("V-6.3")
@pytest.mark.parametrize(("rival", "gives"), each(SCHEMES))
def test_the_third_spy_recalls_the_other_two_and_sets_off_the_scheme(
    rival: str, gives: dict[str, int]
) -> None:
    t = scheme(rival)
    s, got = turn(t)
    assert spies(s, RIVAL) == ["post_city_right"]
    assert agents(s, RIVAL) == ["gather_support"]
    gives = dict(gives)
    troops = gives.pop("troops", 0)
    # Gather Support is no Combat space: the recruits stay in the garrison.
    assert schemed(got, troops) == gives


@pytest.mark.shows("V-6.3")
@pytest.mark.parametrize("rival", every(*SCHEMES))
def test_the_second_spy_sets_off_nothing(rival: str) -> None:
    t = faced("place_spy_city", "gather_support_a", rival=rival).spies(RIVAL, "post_choam")
    s, got = turn(t)
    assert sorted(spies(s, RIVAL)) == ["post_choam", "post_city_right"]
    assert got == {"spies": -1, **recruits(1)}


@pytest.mark.shows("V-6.4", "X-V06")
@pytest.mark.parametrize(("rival", "gives"), each(SCHEMES))
def test_troops_of_a_scheme_are_deployed_if_the_agent_goes_to_a_combat_space(
    rival: str, gives: dict[str, int]
) -> None:
    s, got = turn(scheme(rival, "research_station"))
    assert agents(s, RIVAL) == ["research_station"]
    gives = dict(gives)
    recruits = 2 + gives.pop("troops", 0)
    assert got == {"spies": 1, **gives, **deployed(recruits)}


@pytest.mark.shows("V-6.4", "rival/staban_tuek")
@pytest.mark.parametrize("skipped", ["arrakeen", "spice_refinery"])
def test_troops_of_a_scheme_stay_in_the_garrison_if_a_combat_space_is_only_passed_over(
    skipped: str,
) -> None:
    t = scheme("staban_tuek", skipped, "dutiful_service").agents(0, skipped)
    _, got = turn(t)
    assert got == {"spies": 1, EMPEROR: 1, **recruits(2)}


@pytest.mark.shows("rival/lady_jessica", "V-7.4")
@pytest.mark.parametrize("swordmaster", [True, False])
def test_jessicas_water_buys_a_point_once_she_has_her_swordmaster(swordmaster: bool) -> None:
    t = scheme("lady_jessica")
    _, got = turn(t.owns(RIVAL, "swordmaster") if swordmaster else t)
    assert schemed(got) == ({"water": -1, "vp": 1} if swordmaster else {"water": 2})


@pytest.mark.shows("rival/baron_vladimir_harkonnen", "V-7.2")
def test_the_barons_scheme_can_pay_for_his_swordmaster() -> None:
    t = scheme("baron_vladimir_harkonnen").have(RIVAL, solari=3, water=1)
    _, got = turn(t)
    assert schemed(got, 2) == {"solari": -3, "water": -1, "swordmaster": 1}


# Gurney Halleck: +1 Influence where he has most.
@pytest.mark.shows("rival/gurney_halleck")
@pytest.mark.parametrize(
    ("levels", "faction"),
    [
        ({}, FREMEN),
        ({SISTERS: 1}, SISTERS),
        ({SISTERS: 2, EMPEROR: 2}, EMPEROR),
        ({SISTERS: 1, EMPEROR: 1, GUILD: 1}, GUILD),
        ({SISTERS: 2, EMPEROR: 1, GUILD: 1, FREMEN: 1}, SISTERS),
        ({EMPEROR: 3, FREMEN: 3}, FREMEN),
    ],
)
def test_gurney_rises_where_he_has_most_ties_by_priority(
    levels: dict[str, int], faction: str
) -> None:
    _, got = turn(scheme("gurney_halleck", **levels))
    assert rises(got) == {faction: 1}


@pytest.mark.shows("rival/gurney_halleck")
def test_gurney_at_six_gains_nothing() -> None:
    s, got = turn(scheme("gurney_halleck", emperor=6).alliance(RIVAL, EMPEROR))
    assert spies(s, RIVAL) == ["post_city_right"]
    assert schemed(got) == {}


# Margot Fenring: +1 Influence with the Bene Gesserit.
@pytest.mark.shows("rival/lady_margot_fenring", "V-5.2")
@pytest.mark.parametrize("level", [0, 1, 2, 3])
def test_margot_rises_with_the_bene_gesserit_whatever_she_has(level: int) -> None:
    s, got = turn(scheme("lady_margot_fenring", bene_gesserit=level))
    assert schemed(got) == {SISTERS: 1, **({"vp": 1} if level in (1, 3) else {})}
    assert alliances(s)[SISTERS] == (RIVAL if level == 3 else None)


# Feyd-Rautha and Irulan: +1 Influence of choice.
@pytest.mark.shows("V-8.7")
@pytest.mark.parametrize(
    ("rival", "levels", "faction"),
    [
        ("feyd_rautha_harkonnen", {EMPEROR: 1}, SISTERS),
        ("feyd_rautha_harkonnen", {EMPEROR: 1, SISTERS: 1}, GUILD),
        ("feyd_rautha_harkonnen", {EMPEROR: 1, SISTERS: 1, GUILD: 1}, FREMEN),
        ("feyd_rautha_harkonnen", {EMPEROR: 3, SISTERS: 1, GUILD: 1, FREMEN: 3}, SISTERS),
        ("princess_irulan", {EMPEROR: 1}, SISTERS),
        ("princess_irulan", {EMPEROR: 1, SISTERS: 1}, FREMEN),
        ("princess_irulan", {EMPEROR: 1, SISTERS: 1, FREMEN: 1}, GUILD),
        ("princess_irulan", {EMPEROR: 3, SISTERS: 2, FREMEN: 2, GUILD: 2}, SISTERS),
    ],
)
def test_influence_of_choice_goes_where_the_rival_has_least(
    rival: str, levels: dict[str, int], faction: str
) -> None:
    _, got = turn(scheme(rival, **levels))
    assert rises(got) == {faction: 1}


# Rabban: +2 Influence, for an Alliance if he can.
def rabban(**levels: int) -> Table:
    """Rabban is about to carry out his Scheme."""
    return scheme("glossu_rabban", **levels)


@pytest.mark.shows("rival/glossu_rabban", "V-8.7")
@pytest.mark.parametrize(
    ("levels", "faction"),
    [
        ({}, EMPEROR),
        ({EMPEROR: 1}, GUILD),
        ({EMPEROR: 1, GUILD: 1}, SISTERS),
        ({EMPEROR: 1, GUILD: 1, SISTERS: 1}, FREMEN),
    ],
)
def test_rabban_without_an_alliance_in_reach_rises_by_two_where_he_has_least(
    levels: dict[str, int], faction: str
) -> None:
    s, got = turn(rabban(**levels))
    assert schemed(got) == {faction: 2, "vp": 1}
    assert set(alliances(s).values()) == {None}


@pytest.mark.shows("rival/glossu_rabban", "R-074", "V-5.2")
@pytest.mark.parametrize("faction", [EMPEROR, GUILD, SISTERS, FREMEN])
@pytest.mark.parametrize("level", [2, 3])
def test_rabban_takes_an_alliance_in_reach(faction: str, level: int) -> None:
    s, got = turn(rabban(**{faction: level}))
    # No bonus for level 4.
    assert schemed(got) == {faction: 2, "vp": 1}
    assert alliances(s)[faction] == RIVAL


@pytest.mark.shows("rival/glossu_rabban", "R-074")
@pytest.mark.parametrize(
    ("levels", "faction"),
    [
        ({EMPEROR: 3, FREMEN: 2}, FREMEN),
        ({FREMEN: 3, SISTERS: 3}, SISTERS),
        ({FREMEN: 2, SISTERS: 2, GUILD: 2}, GUILD),
        ({FREMEN: 2, SISTERS: 3, GUILD: 3, EMPEROR: 3}, FREMEN),
    ],
)
def test_rabban_takes_the_alliance_where_he_has_least_ties_by_priority(
    levels: dict[str, int], faction: str
) -> None:
    s, got = turn(rabban(**levels))
    assert rises(got) == {faction: 2}
    assert alliances(s)[faction] == RIVAL


@pytest.mark.shows("rival/glossu_rabban", "R-074")
@pytest.mark.parametrize(
    ("mine", "theirs", "taken"),
    [(2, 4, False), (3, 4, True), (3, 5, False), (4, 5, True), (5, 5, True), (4, 6, False)],
)
def test_rabban_takes_an_alliance_only_by_rising_above_its_holder(
    mine: int, theirs: int, taken: bool
) -> None:
    t = rabban(bene_gesserit=mine).influence(1, bene_gesserit=theirs).alliance(1, SISTERS)
    s, got = turn(t)
    assert alliances(s)[SISTERS] == (RIVAL if taken else 1)
    if taken:
        assert rises(got) == {SISTERS: min(2, 6 - mine)}
    else:
        assert rises(got) == {EMPEROR: 2}


@pytest.mark.shows("rival/glossu_rabban", "R-074")
def test_rabban_at_five_cannot_pass_a_holder_at_six() -> None:
    t = rabban(bene_gesserit=5).influence(1, bene_gesserit=6).alliance(1, SISTERS)
    _, got = turn(t)
    assert rises(got) == {EMPEROR: 2}


@pytest.mark.shows("rival/glossu_rabban", "R-074")
def test_rabban_does_not_rise_where_he_holds_the_alliance_already() -> None:
    _, got = turn(rabban(spacing_guild=4).alliance(RIVAL, GUILD))
    assert rises(got) == {EMPEROR: 2}


@pytest.mark.shows("rival/glossu_rabban", "V-6.3")
def test_an_alliance_won_by_rabbans_scheme_counts_for_his_signet_in_the_same_turn() -> None:
    t = scheme("glossu_rabban", "spice_refinery", emperor=2)
    s, got = turn(t)
    assert alliances(s)[EMPEROR] == RIVAL
    assert got == {"spies": 1, EMPEROR: 2, "vp": 1, **deployed(2)}


# Muad'Dib: Maker Hooks, the Shield Wall, an Intrigue card.
@pytest.mark.shows("rival/muad_dib", "V-5")
@pytest.mark.parametrize("hooks", [True, False])
@pytest.mark.parametrize("wall", [True, False])
def test_muad_dib_takes_hooks_and_removes_the_shield_wall(hooks: bool, wall: bool) -> None:
    t = scheme("muad_dib")
    if hooks:
        t.owns(RIVAL, "hooks")
    if not wall:
        t.no_shield_wall()
    s, got = turn(t)
    assert s.seats[RIVAL].hooks
    assert not s.shield_wall
    assert schemed(got) == {"intrigue": 1, **({} if hooks else {"hooks": 1})}


@pytest.mark.shows("rival/muad_dib", "V-7.8")
def test_hooks_of_muad_dibs_scheme_bring_a_sandworm_in_the_same_turn() -> None:
    t = scheme("muad_dib", "hagga_basin_imperial_basin").bonus_spice(hagga_basin=1)
    _, got = turn(t.conflict("siege_of_arrakeen"))
    assert got == {"spies": 1, "hooks": 1, "intrigue": 1, "spice": 1, "worms": 1, **deployed()}
