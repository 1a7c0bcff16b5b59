"""The printed examples of the Uprising rulebook, X-U01 to X-U21.

Juan is seat 0 (First Player), Alba seat 1, Eduardo seat 2.
"""

from __future__ import annotations

import pytest

from kanly import State
from tests.table import (
    Table,
    agents,
    alliances,
    battle_cards,
    cards,
    control,
    do,
    influence,
    intrigue_discard,
    legal,
    row,
    spies,
)

JUAN, ALBA, EDUARDO = 0, 1, 2
MARGOT = ["lady_margot_fenring", "gurney_halleck", "lady_amber_metulli"]
IRULAN = ["princess_irulan", "gurney_halleck", "lady_amber_metulli"]
SHADDAM = ["shaddam_corrino_iv", "gurney_halleck", "lady_amber_metulli"]


def destinations(s: State, card: str) -> set[str]:
    """The spaces a card in hand can send an Agent to."""
    probe = do(s.copy(), f"card:{card}")
    return {a.removeprefix("space:") for a in legal(probe) if a.startswith("space:")}


# ---------------------------------------------------------------- X-U01 to X-U03


@pytest.mark.shows("X-U01", "U-6.2", "U-6.3", "imperium/imperial_spymaster")
def test_x_u01_one_icon_of_two() -> None:
    t = Table().hand(JUAN, "imperial_spymaster").spies(JUAN, "post_city_right")
    s = t.have(JUAN, spice=4).start()
    assert destinations(s, "imperial_spymaster") == {
        "sardaukar", "dutiful_service", "arrakeen", "spice_refinery"
    }  # fmt: skip
    do(s, "card:imperial_spymaster", "space:dutiful_service")
    assert agents(s, JUAN) == ["dutiful_service"]
    assert spies(s, JUAN) == ["post_city_right"]


@pytest.mark.shows("X-U01", "U-6.2", "U-6.4", "U-6.7")
def test_x_u01_occupancy_and_cost_still_count() -> None:
    t = Table().hand(JUAN, "imperial_spymaster").spies(JUAN, "post_choam", "post_city_middle")
    t.agents(ALBA, "dutiful_service", "accept_contract").have(JUAN, water=1)
    s = t.start()
    # Sardaukar (4 spice) and Research Station (2 water) cannot be paid, Shipping lacks Influence;
    # Accept Contract is occupied, but its own Spy can be recalled to Infiltrate.
    assert destinations(s, "imperial_spymaster") == {"spice_refinery", "accept_contract"}


@pytest.mark.shows("X-U02", "U-6.15", "U-17.1", "imperium/ecological_testing_station")
def test_x_u02_an_arrow_is_paid_once() -> None:
    t = Table().hand(JUAN, "ecological_testing_station").have(JUAN, water=4)
    s = t.start()
    do(s, "card:ecological_testing_station", "space:fremkit")
    assert "end" in legal(s)
    hand = len(s.seats[JUAN].hand)
    do(s, "card-effect:0")
    assert s.seats[JUAN].water == 2
    assert len(s.seats[JUAN].hand) == hand + 2
    assert "card-effect:0" not in legal(s)


@pytest.mark.shows("X-U02", "U-6.15", "U-17.1", "imperium/ecological_testing_station")
def test_x_u02_an_arrow_can_be_declined() -> None:
    t = Table().hand(JUAN, "ecological_testing_station").have(JUAN, water=4)
    s = do(t.start(), "card:ecological_testing_station", "space:fremkit", "end")
    assert s.seats[JUAN].water == 4
    assert len(s.seats[JUAN].hand) == 1
    assert s.active == ALBA


@pytest.mark.shows("X-U03", "U-6.7", "space/desert_tactics", "space/fremkit")
def test_x_u03_the_cost_of_a_space_must_be_payable() -> None:
    s = Table().hand(JUAN, "diplomacy").have(JUAN, water=0).start()
    assert "desert_tactics" not in destinations(s, "diplomacy")
    assert "fremkit" in destinations(s, "diplomacy")
    s = Table().hand(JUAN, "diplomacy").have(JUAN, water=1).start()
    assert "desert_tactics" in destinations(s, "diplomacy")


# ---------------------------------------------------------------- X-U04 to X-U08


@pytest.mark.shows("X-U04", "U-7.7", "U-7.8", "space/imperial_basin")
@pytest.mark.parametrize("bonus", [0, 2])
def test_x_u04_juan_deploys_two_from_his_garrison(bonus: int) -> None:
    t = Table().hand(JUAN, "dune_the_desert_planet").units(JUAN, garrison=3)
    s = t.bonus_spice(imperial_basin=bonus).start()
    do(s, "card:dune_the_desert_planet", "space:imperial_basin")
    me = s.seats[JUAN]
    assert me.spice == 1 + bonus
    assert (me.garrison, me.supply) == (3, 9)
    assert "deploy:2" in legal(s)
    assert "deploy:3" not in legal(s)
    do(s, "deploy:2")
    me = s.seats[JUAN]
    assert (me.garrison, me.deployed) == (1, 2)
    assert s.active == ALBA


def alba_at_arrakeen(garrison: int) -> State:
    """Alba's Agent has reached Arrakeen; Gather Intelligence is being asked."""
    t = Table().control(JUAN, "arrakeen").hand(ALBA, "rebel_supplier")
    t.spies(ALBA, "post_city_right").units(ALBA, garrison=garrison).turn_of(ALBA)
    return do(t.start(), "card:rebel_supplier", "space:arrakeen")


@pytest.mark.shows(
    "X-U05", "U-10.8", "U-8.3", "U-7.7", "U-6.10", "R-045", "imperium/rebel_supplier"
)
def test_x_u05_alba_gathers_intelligence_and_deploys_four() -> None:
    s = alba_at_arrakeen(garrison=1)
    assert legal(s) == ["post:post_city_right", "pass"]
    do(s, "post:post_city_right")
    me = s.seats[ALBA]
    assert (me.spies, me.spies_at) == (3, 0)
    assert s.seats[JUAN].solari == 1
    assert len(me.hand) == 2  # Gather Intelligence and Arrakeen
    assert me.garrison == 4  # 1 + Arrakeen 1 + Rebel Supplier 2
    assert "deploy:4" in legal(s)
    assert "deploy:5" not in legal(s)
    do(s, "deploy:4")
    me = s.seats[ALBA]
    assert (me.garrison, me.deployed) == (0, 4)


@pytest.mark.shows("X-U05", "U-7.7")
def test_x_u05_with_a_second_garrison_troop_five() -> None:
    s = do(alba_at_arrakeen(garrison=2), "post:post_city_right")
    assert "deploy:5" in legal(s)
    s = do(alba_at_arrakeen(garrison=6), "post:post_city_right")
    assert "deploy:5" in legal(s)
    assert "deploy:6" not in legal(s)


@pytest.mark.shows("X-U05", "U-10.8", "imperium/rebel_supplier")
def test_x_u05_without_the_recall_no_card_and_no_two_troops() -> None:
    s = do(alba_at_arrakeen(garrison=1), "pass")
    me = s.seats[ALBA]
    assert spies(s, ALBA) == ["post_city_right"]
    assert len(me.hand) == 1
    assert me.garrison == 2


@pytest.mark.shows("X-U06", "U-7.10", "U-6.7", "space/gather_support")
def test_x_u06_eduardo_gathers_support() -> None:
    t = Table().hand(EDUARDO, "dagger").have(EDUARDO, solari=2, water=1).turn_of(EDUARDO)
    s = do(t.start(), "card:dagger", "space:gather_support", "option:1")
    me = s.seats[EDUARDO]
    assert (me.solari, me.water, me.garrison, me.deployed) == (0, 2, 5, 0)
    assert s.active == JUAN  # nothing could be deployed, so the turn is over


@pytest.mark.shows("X-U06", "U-6.7", "space/gather_support")
def test_x_u06_without_paying_only_the_troops() -> None:
    t = Table().hand(EDUARDO, "dagger").have(EDUARDO, solari=2, water=1).turn_of(EDUARDO)
    s = do(t.start(), "card:dagger", "space:gather_support", "option:0")
    me = s.seats[EDUARDO]
    assert (me.solari, me.water, me.garrison, me.deployed) == (2, 1, 5, 0)


def two_spies() -> State:
    """Spies on both posts of the occupied Research Station; the Agent is being sent there."""
    t = Table().hand(JUAN, "reconnaissance").have(JUAN, water=2).agents(ALBA, "research_station")
    t.spies(JUAN, "post_city_middle", "post_city_left")
    return do(t.start(), "card:reconnaissance", "space:research_station")


@pytest.mark.shows("X-U07", "U-10.7", "U-10.8", "U-10.9", "R-008", "space/research_station")
@pytest.mark.parametrize(
    ("infiltrates", "gathers"),
    [("post_city_left", "post_city_middle"), ("post_city_middle", "post_city_left")],
)
def test_x_u07_one_spy_infiltrates_the_other_gathers(infiltrates: str, gathers: str) -> None:
    s = two_spies()
    assert set(legal(s)) == {"post:post_city_left", "post:post_city_middle"}
    do(s, f"post:{infiltrates}")
    assert legal(s) == [f"post:{gathers}", "pass"]
    assert len(s.seats[JUAN].hand) == 0
    do(s, f"post:{gathers}")
    assert len(s.seats[JUAN].hand) == 1 + 2
    assert s.seats[JUAN].spies == 3
    assert s.seats[JUAN].water == 0


@pytest.mark.shows("X-U07", "U-10.9")
def test_x_u07_two_spies_never_draw_two_cards() -> None:
    t = Table().hand(JUAN, "reconnaissance").have(JUAN, water=2)
    t.spies(JUAN, "post_city_middle", "post_city_left")
    s = do(t.start(), "card:reconnaissance", "space:research_station")
    assert set(legal(s)) == {"post:post_city_left", "post:post_city_middle", "pass"}
    do(s, "post:post_city_left")
    assert not [a for a in legal(s) if a.startswith("post:")]
    assert spies(s, JUAN) == ["post_city_middle"]
    assert len(s.seats[JUAN].hand) == 1 + 2


@pytest.mark.shows("X-U08", "U-10.5", "leader/lady_margot_fenring")
def test_x_u08_no_free_city_post_no_spy() -> None:
    t = Table(leaders=MARGOT).hand(JUAN, "signet_ring")
    t.spies(ALBA, "post_city_right", "post_city_middle").spies(EDUARDO, "post_city_left")
    s = do(t.start(), "card:signet_ring", "space:gather_support")
    assert s.active == ALBA  # no Spy could be placed: nothing was asked
    assert (s.seats[JUAN].spies, spies(s, JUAN)) == (3, [])


@pytest.mark.shows("X-U08", "U-10.5", "leader/lady_margot_fenring")
def test_x_u08_a_free_city_post_can_be_taken() -> None:
    t = Table(leaders=MARGOT).hand(JUAN, "signet_ring")
    t.spies(ALBA, "post_city_right", "post_city_middle")
    s = do(t.start(), "card:signet_ring", "space:gather_support", "card-effect:0")
    assert legal(s) == ["post:post_city_left", "pass"]
    do(s, "post:post_city_left")
    assert spies(s, JUAN) == ["post_city_left"]


# ---------------------------------------------------------------- X-U09 and X-U10


ROW = ("desert_survival", "double_agent", "paracompass", "steersman", "overthrow")


def juan_reveals() -> State:
    """Juan's Reveal turn of the printed example."""
    t = Table().hand(JUAN, "strike_fleet", "prepare_the_way", "rebel_supplier")
    t.units(JUAN, garrison=1, conflict=2).row(*ROW).imperium_top("calculus_of_power")
    t.conflict("secure_imperial_basin").have(JUAN, water=2).intrigue(JUAN, "unexpected_allies")
    return do(t.start(), "reveal")


@pytest.mark.shows("X-U09", "U-11.3", "U-11.4", "U-11.8", "U-11.13")
def test_x_u09_juan_reveals_strength_8_and_persuasion_3() -> None:
    s = juan_reveals()
    me = s.seats[JUAN]
    assert (me.spice, me.persuasion, me.swords) == (1, 3, 4)
    assert s.strength(JUAN) == 8


@pytest.mark.shows("X-U09", "U-11.14", "U-11.15", "U-11.16", "imperium/desert_survival")
def test_x_u09_juan_buys_desert_survival_and_loses_the_last_persuasion() -> None:
    s = do(juan_reveals(), "acquire:desert_survival")
    assert cards(s, JUAN, "discard") == ["desert_survival"]
    assert set(row(s)) == {*ROW[1:], "calculus_of_power"}
    assert s.seats[JUAN].persuasion == 1
    assert not [a for a in legal(s) if a.startswith("acquire:")]
    do(s, "end")
    assert s.seats[JUAN].persuasion == 0


@pytest.mark.shows(
    "X-U10", "U-7.13", "U-7.17", "U-7.18", "U-7.19", "R-041", "intrigue/unexpected_allies"
)
def test_x_u10_unexpected_allies_in_the_reveal_turn() -> None:
    s = do(juan_reveals(), "acquire:desert_survival", "intrigue:unexpected_allies", "option:0")
    me = s.seats[JUAN]
    assert (me.water, me.worms) == (0, 1)
    assert not s.shield_wall
    assert s.strength(JUAN) == 11
    assert intrigue_discard(s) == ["unexpected_allies"]
    me = s.seats[JUAN]
    assert s.active == ALBA  # nothing was left to do
    assert (me.hand, me.played, me.shown) == (b"", b"", b"")
    assert sorted(cards(s, JUAN, "discard")) == [
        "desert_survival", "prepare_the_way", "rebel_supplier", "strike_fleet"
    ]  # fmt: skip


@pytest.mark.shows("X-U10", "U-7.15", "U-7.18", "intrigue/unexpected_allies")
def test_x_u10_with_the_wall_kept_no_sandworm_appears() -> None:
    s = do(juan_reveals(), "intrigue:unexpected_allies", "pass")
    assert s.shield_wall
    assert (s.seats[JUAN].worms, s.seats[JUAN].water) == (0, 0)
    assert s.strength(JUAN) == 8


# ---------------------------------------------------------------- X-U11 to X-U16: the Combat


def combat(alba_troops: int = 4, alba_swords: int = 1) -> Table:
    """Juan 11 with a sandworm, Alba 9 (or as told), Eduardo nothing, at Secure Imperial Basin."""
    t = Table().conflict("secure_imperial_basin").no_shield_wall()
    t.units(JUAN, garrison=1, conflict=2, worms=1).swords(JUAN, 4)
    t.units(ALBA, conflict=alba_troops).swords(ALBA, alba_swords)
    t.units(EDUARDO, garrison=5)
    for seat in (JUAN, ALBA, EDUARDO):
        t.have(seat, solari=0, spice=0, water=0)
    t.battle_cards(ALBA, "objective_crysknife")
    return t


@pytest.mark.shows("X-U11", "U-12.1", "U-12.2", "U-12.3", "intrigue/contingency_plan")
def test_x_u11_the_combat_intrigue_window() -> None:
    t = combat().intrigue(JUAN, "devour").intrigue(ALBA, "contingency_plan", "impress")
    s = t.intrigue(EDUARDO, "weirding_combat").at_combat(JUAN).start()
    assert [s.strength(seat) for seat in range(3)] == [11, 9, 0]
    asked = []
    for action in ("pass", "intrigue:contingency_plan", "end", "pass", "pass"):
        assert s.round == 1
        asked.append(s.decision.seat)
        do(s, action)
        if action == "intrigue:contingency_plan":
            assert s.strength(ALBA) == 12
    assert asked == [JUAN, ALBA, ALBA, JUAN, ALBA]
    assert s.round == 2  # the last two consecutive passes ended the window


@pytest.mark.shows("X-U11", "U-12.3")
def test_x_u11_passing_does_not_exclude() -> None:
    t = combat().intrigue(JUAN, "devour").intrigue(ALBA, "contingency_plan").at_combat(JUAN)
    s = do(t.start(), "pass", "intrigue:contingency_plan")
    assert s.decision.seat == JUAN  # Alba holds no other card: she has nothing to choose
    do(s, "intrigue:devour")
    assert s.decision.seat == JUAN  # the trash of Devour
    do(s, "pass")
    assert control(s)["imperial_basin"] == JUAN  # 11 + 4 against 12


@pytest.mark.shows("X-U12", "U-12.7", "U-12.9", "U-12.11", "conflict/secure_imperial_basin")
def test_x_u12_second_place_with_a_sandworm_is_doubled() -> None:
    s = combat(4, 4).at_combat(JUAN).start()
    juan, alba, eduardo = s.seats
    assert (alba.spice, alba.garrison) == (2, 1)
    assert control(s)["imperial_basin"] == ALBA
    assert (juan.water, juan.garrison) == (4, 1 + 2)
    assert (juan.spice, juan.solari, alba.water, alba.solari) == (0, 0, 0, 0)
    assert (eduardo.solari, eduardo.spice, eduardo.water, eduardo.garrison) == (0, 0, 0, 5)


@pytest.mark.shows("X-U12", "U-12.7", "U-12.6")
def test_x_u12_no_third_reward_with_three_seats() -> None:
    s = combat(4, 4).units(EDUARDO, conflict=1).at_combat(JUAN).start()
    eduardo = s.seats[EDUARDO]
    assert (eduardo.water, eduardo.garrison) == (0, 0)


@pytest.mark.shows("X-U12", "U-12.12", "U-8.4")
def test_x_u12_a_winner_with_a_sandworm_takes_control_and_the_card_once() -> None:
    s = combat(2, 0).battle_cards(JUAN, "objective_ornithopter_1_3").battle_cards(EDUARDO)
    s = s.at_combat(JUAN).start()
    assert (s.seats[JUAN].spice, s.seats[JUAN].garrison) == (4, 3)
    assert control(s)["imperial_basin"] == JUAN
    assert battle_cards(s, JUAN) == ["objective_ornithopter_1_3", "secure_imperial_basin"]
    assert s.seats[JUAN].vp == 0


@pytest.mark.shows("X-U13", "U-12.15")
def test_x_u13_the_winner_keeps_the_card_face_up() -> None:
    s = combat(4, 4).at_combat(JUAN).start()
    assert battle_cards(s, ALBA) == ["objective_crysknife", "secure_imperial_basin"]
    assert s.seats[ALBA].vp == 0


@pytest.mark.shows("X-U13", "U-12.15", "objective/objective_desert_mouse_first")
def test_x_u13_a_matching_objective_flips_both_for_a_point() -> None:
    t = combat(4, 4).battle_cards(JUAN, "objective_crysknife")
    t.battle_cards(ALBA, "objective_desert_mouse_first")
    s = t.at_combat(JUAN).start()
    assert battle_cards(s, ALBA) == []
    assert sorted(battle_cards(s, ALBA, "face_down")) == [
        "objective_desert_mouse_first", "secure_imperial_basin"
    ]  # fmt: skip
    assert s.seats[ALBA].vp == 1


@pytest.mark.shows("X-U14", "U-12.17")
def test_x_u14_after_combat_the_conflict_is_empty() -> None:
    s = combat(4, 4).at_combat(JUAN).start()
    for seat in s.seats:
        assert (seat.deployed, seat.worms, seat.swords) == (0, 0, 0)
        assert seat.supply + seat.garrison == 12
    assert s.seats[JUAN].supply == 12 - 3
    assert s.seats[ALBA].supply == 12 - 1
    assert [s.strength(seat) for seat in range(3)] == [0, 0, 0]


@pytest.mark.shows("X-U15", "U-13.1")
def test_x_u15_makers() -> None:
    t = Table().agents(JUAN, "imperial_basin").bonus_spice(hagga_basin=0, deep_desert=1)
    s = t.at_makers().start()
    assert s.to_dict()["bonus_spice"] == {
        "imperial_basin": 0, "hagga_basin": 1, "deep_desert": 2
    }  # fmt: skip


@pytest.mark.shows("X-U16", "U-13.3", "U-13.4")
def test_x_u16_recall() -> None:
    t = Table().agents(JUAN, "arrakeen", "imperial_basin").agents(ALBA, "secrets")
    t.agents(EDUARDO, "gather_support").control(JUAN, "arrakeen").spies(ALBA, "post_choam")
    s = t.owns(ALBA, "hooks").at_recall().start()
    assert [agents(s, seat) for seat in range(3)] == [[], [], []]
    assert [seat.agents for seat in s.seats] == [2, 2, 2]
    assert (s.first, s.round, s.active) == (ALBA, 2, ALBA)
    assert control(s)["arrakeen"] == JUAN
    assert spies(s, ALBA) == ["post_choam"]
    assert s.seats[ALBA].hooks


# ---------------------------------------------------------------- X-U17: a doubled mixed reward


def mixed_reward(worms: int, spice: int) -> State:
    """Juan wins Spice Freighters: 1 Influence (any); 3 spice → 1 VP."""
    t = Table().conflict("spice_freighters").units(JUAN, conflict=2, worms=worms)
    return t.have(JUAN, spice=spice).battle_cards(JUAN).at_combat(JUAN).start()


def take(s: State, factions: list[str], payments: int) -> State:
    """Take the reward: Influence with these Factions in turn, paying 3 spice so many times."""
    factions = list(factions)
    while s.round == 1:
        options = legal(s)
        if options[0].startswith("faction:"):
            do(s, f"faction:{factions.pop(0)}")
        elif factions and "option:0" in options:
            do(s, "option:0")
        elif payments and "option:1" in options:
            payments -= 1
            do(s, "option:1")
        elif "option:0" in options:
            do(s, "option:0")
        else:
            do(s, "pass")
    assert not factions
    return s


@pytest.mark.shows("X-U17", "U-12.11", "U-12.14", "conflict/spice_freighters")
@pytest.mark.parametrize("worms", [1, 2])
@pytest.mark.parametrize("factions", [["emperor", "emperor"], ["emperor", "fremen"]])
def test_x_u17_two_influence_with_one_faction_or_two(worms: int, factions: list[str]) -> None:
    s = take(mixed_reward(worms, 0), factions, 0)
    levels = influence(s, JUAN)
    assert {f: n for f, n in levels.items() if n} == {f: factions.count(f) for f in factions}


@pytest.mark.shows("X-U17", "U-12.13", "conflict/spice_freighters")
@pytest.mark.parametrize(("spice", "payments"), [(6, 0), (6, 1), (6, 2), (5, 1), (3, 1), (9, 2)])
def test_x_u17_three_spice_for_a_point_at_most_twice(spice: int, payments: int) -> None:
    s = take(mixed_reward(1, spice), ["emperor", "fremen"], payments)
    assert s.seats[JUAN].vp == payments
    assert s.seats[JUAN].spice == spice - 3 * payments


@pytest.mark.shows("X-U17", "U-12.13", "conflict/spice_freighters")
@pytest.mark.parametrize(("worms", "spice", "most"), [(0, 9, 1), (1, 5, 1), (1, 9, 2), (2, 9, 2)])
def test_x_u17_how_often_the_spice_can_be_paid(worms: int, spice: int, most: int) -> None:
    factions = ["emperor", "fremen"] if worms else ["emperor"]
    s = take(mixed_reward(worms, spice), factions, 9)
    assert s.seats[JUAN].vp == most
    assert s.seats[JUAN].spice == spice - 3 * most


# ---------------------------------------------------------------- X-U18 to X-U21


@pytest.mark.shows("X-U18", "U-9.2", "U-9.3", "U-18.3", "leader/lady_margot_fenring")
def test_x_u18_passing_2_triggers_once() -> None:
    t = Table(leaders=MARGOT).hand(JUAN, "overthrow").influence(JUAN, bene_gesserit=1)
    s = do(t.start(), "card:overthrow", "space:secrets")
    assert influence(s, JUAN)["bene_gesserit"] == 3
    assert s.seats[JUAN].spice == 2
    assert s.seats[JUAN].vp == 1


def change(leaders: list[str], level: int, faction: str, gained: str) -> State:
    """Juan plays Change Allegiances: loses 1 with a Faction, gains 1 with another or the same."""
    t = Table(leaders=leaders).influence(JUAN, **{faction: level})
    s = do(t.intrigue(JUAN, "change_allegiances").start(), "intrigue:change_allegiances")
    return do(s, f"faction:{gained}")


@pytest.mark.shows("X-U18", "U-9.2", "U-9.12", "U-18.3", "leader/lady_margot_fenring")
def test_x_u18_falling_and_rising_again_triggers_again() -> None:
    s = change(MARGOT, 2, "bene_gesserit", "bene_gesserit")
    assert influence(s, JUAN)["bene_gesserit"] == 2
    assert s.seats[JUAN].spice == 2
    assert s.seats[JUAN].vp == 1


@pytest.mark.shows("X-U18", "U-9.2", "U-18.3", "leader/lady_margot_fenring")
def test_x_u18_falling_to_2_does_not_trigger() -> None:
    s = change(MARGOT, 3, "bene_gesserit", "emperor")
    assert influence(s, JUAN)["bene_gesserit"] == 2
    assert s.seats[JUAN].spice == 0
    assert s.seats[JUAN].vp == 1


@pytest.mark.shows("X-U18", "U-9.2", "U-18.3", "leader/princess_irulan")
def test_x_u18_princess_irulan_likewise() -> None:
    s = change(IRULAN, 2, "emperor", "emperor")
    assert len(s.seats[JUAN].intrigue) == 1
    s = change(IRULAN, 3, "emperor", "fremen")
    assert len(s.seats[JUAN].intrigue) == 0
    t = Table(leaders=IRULAN).hand(JUAN, "overthrow").influence(JUAN, emperor=1)
    s = do(t.start(), "card:overthrow", "space:dutiful_service")
    assert influence(s, JUAN)["emperor"] == 3
    assert len(s.seats[JUAN].intrigue) == 1


@pytest.mark.shows("X-U19", "U-11.19", "U-18.6", "imperium/spacing_guilds_favor")
def test_x_u19_clean_up_is_not_discarding() -> None:
    s = Table().hand(JUAN, "spacing_guilds_favor").row(*ROW).start()
    do(s, "reveal", "end")
    assert "spacing_guilds_favor" in cards(s, JUAN, "discard")
    assert s.seats[JUAN].spice == 0


@pytest.mark.shows("X-U19", "U-18.6", "imperium/spacing_guilds_favor", "intrigue/sietch_ritual")
def test_x_u19_discarded_from_hand_it_gives_two_spice() -> None:
    s = Table().hand(JUAN, "spacing_guilds_favor").intrigue(JUAN, "sietch_ritual").start()
    do(s, "intrigue:sietch_ritual", "faction:fremen")
    assert "spacing_guilds_favor" in cards(s, JUAN, "discard")
    assert s.seats[JUAN].spice == 2


@pytest.mark.shows("X-U20", "U-18.4", "leader/shaddam_corrino_iv")
def test_x_u20_shaddams_signet_forbids_deploying_this_turn_only() -> None:
    t = Table(leaders=SHADDAM, choam=True).hand(JUAN, "signet_ring", "dune_the_desert_planet")
    s = t.intrigue(JUAN, "detonation").start()
    do(s, "card:signet_ring", "space:arrakeen")
    assert not [a for a in legal(s) if a.startswith("deploy:")]
    do(s, "card-effect:1")  # without 3 Solari: 1 Solari and 1 troop
    assert s.seats[JUAN].solari == 1
    assert not [a for a in legal(s) if a.startswith("deploy:")]
    do(s, "end")
    assert s.seats[JUAN].deployed == 0
    assert s.seats[JUAN].garrison == 3 + 1 + 1
    do(s, "reveal", "end", "reveal", "end")
    assert s.active == JUAN
    do(s, "card:dune_the_desert_planet", "space:imperial_basin")
    assert "deploy:2" in legal(s)


@pytest.mark.shows("X-U20", "U-18.4", "leader/shaddam_corrino_iv", "intrigue/detonation")
def test_x_u20_the_ban_covers_an_intrigue_that_deploys() -> None:
    t = Table(leaders=SHADDAM, choam=True).hand(JUAN, "signet_ring").no_shield_wall()
    s = t.intrigue(JUAN, "detonation").start()
    do(s, "card:signet_ring", "space:arrakeen")
    assert "intrigue:detonation" not in legal(s)


@pytest.mark.shows("X-U20", "U-18.4", "leader/shaddam_corrino_iv", "space/hagga_basin")
@pytest.mark.parametrize(("card", "offered"), [("signet_ring", False), ("leadership", True)])
def test_x_u20_the_ban_covers_sandworms(card: str, offered: bool) -> None:
    t = Table(leaders=SHADDAM, choam=True).hand(JUAN, card).owns(JUAN, "hooks").have(JUAN, water=1)
    s = do(t.conflict("skirmish_crysknife").start(), f"card:{card}", "space:hagga_basin")
    do(s, "space-effect:1")
    assert ("option:1" in legal(s)) == offered
    assert s.seats[JUAN].spice == (0 if offered else 2)


@pytest.mark.shows("X-U21", "U-9.4", "U-9.6", "U-9.7", "U-9.3", "track/fremen")
def test_x_u21_influence_and_alliance() -> None:
    t = Table().hand(JUAN, "diplomacy").influence(JUAN, fremen=3).have(JUAN, water=0)
    t.hand(ALBA, "diplomacy", "dagger").influence(ALBA, fremen=3).have(ALBA, water=1)
    s = t.intrigue(ALBA, "sietch_ritual").start()
    assert [seat.vp for seat in s.seats] == [1, 1, 0]
    do(s, "card:diplomacy", "space:fremkit", "influence-step", "end")
    assert influence(s, JUAN)["fremen"] == 4
    assert s.seats[JUAN].water == 1
    assert alliances(s)["fremen"] == JUAN
    assert s.seats[JUAN].vp == 2
    do(s, "card:diplomacy", "space:desert_tactics", "influence-step")
    assert influence(s, ALBA)["fremen"] == 4
    assert s.seats[ALBA].water == 1  # 1 paid, 1 as the track bonus
    assert alliances(s)["fremen"] == JUAN
    assert s.seats[ALBA].vp == 1
    do(s, "intrigue:sietch_ritual", "faction:fremen")
    assert influence(s, ALBA)["fremen"] == 5
    assert alliances(s)["fremen"] == ALBA
    assert [seat.vp for seat in s.seats] == [1, 2, 0]
