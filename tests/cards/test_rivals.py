"""Every Rival card: Swordmaster value, Signet ability, Scheme and priority list.

The Rival is seat 2 of a two-player game.  Signets are used through the Spice Refinery card (a
Combat space that recruits nothing), Schemes through a Place Spy card that places the third Spy.
"""

from __future__ import annotations

from typing import Any

import pytest

from tests.cards.test_hagal import RIVAL, deployed, faced, recruits, turn
from tests.table import (
    Table,
    agents,
    alliances,
    do,
    influence,
    intrigue_discard,
    intrigues,
    legal,
    spies,
)

VALUES = {
    "baron_vladimir_harkonnen": 6,
    "glossu_rabban": 7,
    "staban_tuek": 9,
    "lady_amber_metulli": 9,
    "gurney_halleck": 8,
    "lady_margot_fenring": 8,
    "princess_irulan": 7,
    "lady_jessica": 6,
    "feyd_rautha_harkonnen": 4,
    "muad_dib": 4,
}
EMPEROR, GUILD, SISTERS, FREMEN = "emperor", "spacing_guild", "bene_gesserit", "fremen"
PRIORITIES = {
    "baron_vladimir_harkonnen": [GUILD, EMPEROR, SISTERS, FREMEN],
    "glossu_rabban": [EMPEROR, GUILD, SISTERS, FREMEN],
    "staban_tuek": [GUILD, FREMEN, SISTERS, EMPEROR],
    "lady_amber_metulli": [FREMEN, EMPEROR, GUILD, SISTERS],
    "gurney_halleck": [FREMEN, GUILD, EMPEROR, SISTERS],
    "lady_margot_fenring": [SISTERS, EMPEROR, FREMEN, GUILD],
    "princess_irulan": [EMPEROR, SISTERS, FREMEN, GUILD],
    "lady_jessica": [SISTERS, FREMEN, GUILD, EMPEROR],
    "feyd_rautha_harkonnen": [EMPEROR, SISTERS, GUILD, FREMEN],
    "muad_dib": [FREMEN, SISTERS, GUILD, EMPEROR],
}
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

SWORDMASTER_SPACE = "space:swordmaster"


def each(table: dict[str, Any]) -> list[Any]:
    """One case for each Rival, marked as showing its card."""
    return [
        pytest.param(rival, value, id=rival, marks=pytest.mark.shows(f"rival/{rival}"))
        for rival, value in table.items()
    ]


def every(*rivals: str) -> list[Any]:
    """One case for each of these Rivals, marked as showing its card."""
    return [pytest.param(rival, marks=pytest.mark.shows(f"rival/{rival}")) for rival in rivals]


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


def rises(got: dict[str, int]) -> dict[str, int]:
    """Only the changes of Influence."""
    return {name: n for name, n in got.items() if name in (EMPEROR, GUILD, SISTERS, FREMEN)}


@pytest.mark.shows("V-1.1", *(f"rival/{rival}" for rival in VALUES))
def test_there_are_ten_rival_cards() -> None:
    assert sorted(Table(players=2).start().tables.rival_ids) == sorted(VALUES)
    assert len(VALUES) == 10


# ---------------------------------------------------------------- Swordmaster value


@pytest.mark.shows("V-1.2", "V-7.2", "R-061")
@pytest.mark.parametrize(("rival", "value"), each(VALUES))
def test_a_rival_buys_its_swordmaster_exactly_at_its_value(rival: str, value: int) -> None:
    t = faced("accept_contract_shipping_a", rival=rival).have(RIVAL, solari=value - 3, water=1)
    s, got = turn(t)
    assert got == {"solari": 3 - value, "water": -1, "swordmaster": 1}
    # One of three Agents is on the board, two are ready.
    assert agents(s, RIVAL) == ["accept_contract"]
    assert s.seats[RIVAL].agents == 2


@pytest.mark.shows("V-7.2")
@pytest.mark.parametrize(("rival", "value"), each(VALUES))
def test_one_below_its_value_a_rival_keeps_everything(rival: str, value: int) -> None:
    t = faced("accept_contract_shipping_a", rival=rival).have(RIVAL, solari=value - 4, water=1)
    s, got = turn(t)
    assert got == {"solari": 2}
    assert not s.seats[RIVAL].swordmaster
    assert s.seats[RIVAL].agents == 1


@pytest.mark.shows("V-7.2")
@pytest.mark.parametrize(("rival", "value"), each(VALUES))
def test_what_exceeds_the_value_is_kept(rival: str, value: int) -> None:
    t = faced("accept_contract_shipping_a", rival=rival).have(RIVAL, solari=value - 2, water=1)
    s, _ = turn(t)
    mine = s.seats[RIVAL]
    assert mine.swordmaster
    assert (mine.solari, mine.spice, mine.water) == (0, 0, 1)


@pytest.mark.shows("V-7.2", "V-7.5", "X-V07", "rival/gurney_halleck")
def test_solari_spice_intrigue_and_water_all_count_for_the_swordmaster() -> None:
    t = faced("accept_contract_shipping_a", rival="gurney_halleck")
    t.have(RIVAL, solari=1, spice=3, water=1).intrigue(RIVAL, "devour")
    s, _ = turn(t)
    mine = s.seats[RIVAL]
    assert mine.swordmaster
    assert (mine.solari, mine.spice, len(mine.intrigue), mine.water) == (0, 0, 0, 0)
    assert intrigue_discard(s) == ["devour"]


@pytest.mark.shows("V-7.2", "X-V07", "rival/staban_tuek")
@pytest.mark.parametrize(
    ("solari", "intrigue", "water", "bonus", "left"),
    [
        # Bonus spice and 4 more: solari, spice, intrigue, water that are left of the value 9.
        (5, 0, 1, 5, (0, 5, 0, 1)),
        (0, 2, 1, 2, (0, 0, 0, 0)),
        (0, 2, 1, 3, (0, 0, 0, 1)),
        (2, 1, 2, 2, (0, 0, 0, 2)),
        (2, 1, 2, 3, (0, 0, 1, 2)),
    ],
)
def test_the_swordmaster_is_paid_in_solari_then_spice_then_intrigue_then_water(
    solari: int, intrigue: int, water: int, bonus: int, left: tuple[int, int, int, int]
) -> None:
    t = faced("deep_desert").bonus_spice(deep_desert=bonus).have(RIVAL, solari=solari, water=water)
    s, got = turn(t.intrigue(RIVAL, *("devour", "impress")[:intrigue]))
    mine = s.seats[RIVAL]
    assert got["swordmaster"] == 1
    assert (mine.solari, mine.spice, len(mine.intrigue), mine.water) == left


@pytest.mark.shows("V-7.2", "rival/staban_tuek")
def test_the_third_agent_can_be_sent_in_the_same_round() -> None:
    t = faced("accept_contract_shipping_a", "dutiful_service").have(RIVAL, solari=6, water=1)
    t.agents(RIVAL, "fremkit").revealed(1).hand(0, "dagger")
    s = t.turn_of(RIVAL).start()
    assert s.seats[RIVAL].agents == 1
    do(s, "card:dagger", "space:assembly_hall")
    assert s.decision is not None
    assert s.decision.seat == 0
    assert sorted(agents(s, RIVAL)) == ["accept_contract", "dutiful_service", "fremkit"]


@pytest.mark.shows("V-7.2", "R-061", "hagal/secrets", "rival/feyd_rautha_harkonnen")
def test_a_stolen_intrigue_card_counts_for_the_swordmaster() -> None:
    t = faced("secrets", rival="feyd_rautha_harkonnen").have(RIVAL, solari=1, water=1)
    t.intrigue(0, "devour", "impress", "weirding_combat", "go_to_ground")
    s, got = turn(t.intrigue(RIVAL, "detonation"))
    assert got == {SISTERS: 1, "solari": -1, "intrigue": -1, "water": -1, "swordmaster": 1}
    assert len(intrigue_discard(s)) == 2


@pytest.mark.shows("R-061", "V-7.1", "V-8.5", "rival/lady_margot_fenring")
def test_a_control_bonus_in_the_turn_of_a_person_can_pay_for_the_swordmaster() -> None:
    t = faced(rival="lady_margot_fenring").control(RIVAL, "arrakeen")
    t.have(RIVAL, solari=6, water=1).hand(0, "reconnaissance", "dagger").units(0)
    s = do(t.start(), "card:reconnaissance", "space:arrakeen")
    assert s.active == 0
    assert s.seats[RIVAL].swordmaster
    assert (s.seats[RIVAL].solari, s.seats[RIVAL].water, s.seats[RIVAL].agents) == (0, 0, 3)


@pytest.mark.shows("V-7.3", "rival/feyd_rautha_harkonnen")
@pytest.mark.parametrize("bought", [True, False])
def test_the_swordmaster_of_a_rival_lowers_the_price_for_persons(bought: bool) -> None:
    t = faced("accept_contract_shipping_a", rival="feyd_rautha_harkonnen")
    t.have(RIVAL, solari=1 if bought else 0).have(1, solari=6).hand(1, "diplomacy", "dagger")
    s, _ = turn(t)
    do(s, "card:dagger")
    assert s.seats[RIVAL].swordmaster is bought
    assert (SWORDMASTER_SPACE in legal(s)) is bought


# ---------------------------------------------------------------- Victory Points


@pytest.mark.shows("V-7.4", "V-7.5", "R-060", "R-061")
@pytest.mark.parametrize("swordmaster", [True, False])
@pytest.mark.parametrize(
    ("card", "resource", "price", "gain"),
    [
        ("accept_contract_shipping_a", "solari", 7, 2),
        ("spice_refinery", "spice", 7, 1),
        ("sietch_tabr", "water", 3, 1),
        ("assembly_hall", "intrigue", 3, 1),
    ],
)
def test_a_rival_with_a_swordmaster_buys_points(
    card: str, resource: str, price: int, gain: int, swordmaster: bool
) -> None:
    t = (
        faced(card)
        .units(RIVAL)
        .influence(RIVAL, fremen=2)
        .owns(RIVAL, "hooks")
        .have(RIVAL, water=0)
    )
    if resource == "intrigue":
        t.intrigue(RIVAL, "devour", "impress")
    else:
        t.have(RIVAL, **{resource: price - gain})
    s, got = turn(t.owns(RIVAL, "swordmaster") if swordmaster else t)
    got = {name: n for name, n in got.items() if name in (resource, "vp", "swordmaster")}
    assert got == ({resource: gain - price, "vp": 1} if swordmaster else {resource: gain})
    bought_with_cards = swordmaster and resource == "intrigue"
    assert len(intrigue_discard(s)) == (3 if bought_with_cards else 0)


@pytest.mark.shows("V-7.4")
def test_one_short_of_the_price_buys_nothing() -> None:
    t = faced("accept_contract_shipping_a").owns(RIVAL, "swordmaster").have(RIVAL, solari=4)
    _, got = turn(t)
    assert got == {"solari": 2}


@pytest.mark.shows("V-7.4")
def test_points_are_bought_again_and_again() -> None:
    t = faced("deep_desert").owns(RIVAL, "swordmaster").have(RIVAL, spice=6)
    s, got = turn(t.bonus_spice(deep_desert=6))
    assert got["vp"] == 2
    assert s.seats[RIVAL].spice == 2


@pytest.mark.shows("R-061", "V-7.2", "V-7.4")
def test_first_the_swordmaster_then_points_with_what_is_left() -> None:
    t = faced("deep_desert").bonus_spice(deep_desert=9).have(RIVAL, water=0)
    s, got = turn(t.intrigue(RIVAL, "devour", "impress", "weirding_combat"))
    assert (got["swordmaster"], got["vp"]) == (1, 1)
    assert s.seats[RIVAL].spice == 4
    assert intrigues(s, RIVAL) == []


@pytest.mark.shows("R-061", "V-7.2", "rival/staban_tuek")
def test_the_swordmaster_is_paid_from_what_is_there_when_the_sum_is_reached() -> None:
    # The sum of 9 is reached with the bonus spice: the cards and the water pay their share.
    t = faced("deep_desert").bonus_spice(deep_desert=6).have(RIVAL, water=1)
    s, _ = turn(t.intrigue(RIVAL, "devour", "impress"))
    mine = s.seats[RIVAL]
    assert mine.swordmaster
    assert (mine.spice, len(mine.intrigue), mine.water) == (4, 0, 0)


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


# ---------------------------------------------------------------- priority


@pytest.mark.shows("V-1.2", "V-5")
@pytest.mark.parametrize(("rival", "order"), each(PRIORITIES))
@pytest.mark.parametrize(
    ("card", "needs", "place"),
    [
        ("assembly_hall", EMPEROR, 1),
        ("gather_support_b", EMPEROR, 2),
        ("accept_contract_shipping_a", GUILD, 3),
        ("accept_contract_shipping_b", GUILD, 1),
    ],
)
def test_a_number_stands_for_a_faction_of_the_priority_list(
    card: str, needs: str, place: int, rival: str, order: list[str]
) -> None:
    s, got = turn(faced(card, rival=rival).influence(RIVAL, **{needs: 2}))
    assert rises(got) == {order[place - 1]: 1}
    assert sum(influence(s, RIVAL).values()) == 3


@pytest.mark.shows("V-1.2", "V-6.1", "hagal/espionage")
@pytest.mark.parametrize(("rival", "order"), each(PRIORITIES))
@pytest.mark.parametrize("taken", [0, 1, 2, 3])
def test_spies_go_to_faction_posts_in_the_order_of_the_priority_list(
    rival: str, order: list[str], taken: int
) -> None:
    posts = [f"post_{faction}" for faction in order]
    s, got = turn(faced("espionage", rival=rival).spies(0, *posts[:taken]))
    assert spies(s, RIVAL) == [posts[taken]]
    assert got == {SISTERS: 1, "spies": -1}


# ---------------------------------------------------------------- streamlined Rivals


STREAMLINED = ("lady_amber_metulli", "glossu_rabban")


@pytest.mark.shows("V-10.2", "R-070")
@pytest.mark.parametrize("rival", every(*STREAMLINED))
@pytest.mark.parametrize("streamlined", [True, False])
def test_a_streamlined_rival_scores_no_points(rival: str, streamlined: bool) -> None:
    variants = ("streamlined",) if streamlined else ()
    t = faced("dutiful_service", rival=rival, variants=variants)
    t.doc["seats"][RIVAL]["influence"][EMPEROR] = 1
    _, got = turn(t)
    assert got == {EMPEROR: 1, **({} if streamlined else {"vp": 1})}


@pytest.mark.shows("V-10.2", "R-070")
@pytest.mark.parametrize("rival", every(*STREAMLINED))
@pytest.mark.parametrize("streamlined", [True, False])
def test_a_streamlined_rival_gains_nothing_more_after_its_swordmaster(
    rival: str, streamlined: bool
) -> None:
    variants = ("streamlined",) if streamlined else ()
    t = faced("deep_desert", rival=rival, variants=variants).owns(RIVAL, "swordmaster")
    s, got = turn(t.bonus_spice(deep_desert=2))
    assert got == {**deployed(), **({} if streamlined else {"spice": 6})}
    assert s.to_dict()["bonus_spice"]["deep_desert"] == 0


@pytest.mark.shows("V-10.2", "R-070", "V-7.2")
@pytest.mark.parametrize("rival", every(*STREAMLINED))
def test_a_streamlined_rival_hoards_until_its_swordmaster(rival: str) -> None:
    t = faced("accept_contract_shipping_a", rival=rival, variants=("streamlined",))
    s, got = turn(t.have(RIVAL, solari=VALUES[rival] - 3, water=1))
    assert got == {"solari": 3 - VALUES[rival], "water": -1, "swordmaster": 1}
    assert s.seats[RIVAL].agents == 2


@pytest.mark.shows("V-10.2", "R-070")
@pytest.mark.parametrize("rival", every(*STREAMLINED))
def test_a_streamlined_rival_holds_alliances_without_points(rival: str) -> None:
    t = faced("dutiful_service", rival=rival, variants=("streamlined",))
    t.doc["seats"][RIVAL]["influence"][EMPEROR] = 3
    s, got = turn(t)
    assert alliances(s)[EMPEROR] == RIVAL
    assert got == {EMPEROR: 1}
    assert s.seats[RIVAL].vp == 0


@pytest.mark.shows("V-10.2", "R-070")
@pytest.mark.parametrize("rival", every(*STREAMLINED))
@pytest.mark.parametrize("swordmaster", [True, False])
@pytest.mark.parametrize(
    ("card", "gives", "moves"),
    [
        ("accept_contract_shipping_a", {"solari": 2}, {}),
        ("sietch_tabr", {"water": 1}, deployed(1)),
        ("assembly_hall", {"intrigue": 1}, {}),
    ],
)
def test_a_streamlined_rival_takes_no_resource_of_any_kind_after_its_swordmaster(
    rival: str, swordmaster: bool, card: str, gives: dict[str, int], moves: dict[str, int]
) -> None:
    t = faced(card, rival=rival, variants=("streamlined",)).owns(RIVAL, "hooks")
    t.doc["seats"][RIVAL]["influence"][FREMEN] = 2
    s, got = turn(t.owns(RIVAL, "swordmaster") if swordmaster else t)
    assert len(agents(s, RIVAL)) == 1
    assert got == {**moves, **({} if swordmaster else gives)}


@pytest.mark.shows("V-10.2", "R-061", "R-070", "rival/lady_amber_metulli")
def test_a_streamlined_rival_stops_in_the_turn_it_gains_its_swordmaster() -> None:
    t = faced("deep_desert", rival="lady_amber_metulli", variants=("streamlined",))
    t.bonus_spice(deep_desert=4).have(RIVAL, solari=5, water=1)
    s, got = turn(t)
    # 10 with the bonus spice: 5 Solari and 4 spice are paid, the base spice is not taken.
    assert got == {"solari": -5, "swordmaster": 1, **deployed()}
    assert s.seats[RIVAL].water == 1
