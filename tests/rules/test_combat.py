"""Phase 3 (U-12): Combat Intrigue, ranking, rewards, doubling, battle icons, the end of Combat."""

from __future__ import annotations

import pytest

from kanly import State

from ..table import (
    Table,
    battle_cards,
    cards,
    contracts,
    control,
    do,
    influence,
    intrigue_discard,
    intrigues,
    legal,
    spies,
)


def fight(players: int, conflict: str, *troops: int, first: int = 0) -> Table:
    """So many troops of each seat in the Conflict, nobody with Intrigue cards."""
    t = Table(players=players).conflict(conflict)
    for seat, n in enumerate(troops):
        t.units(seat, conflict=n)
    return t.at_combat(first)


def spice_and_troops(*troops: int) -> list[tuple[int, int, int]]:
    """Spice, water, troops in garrison: Protect the Sietches tells all three places apart.

    First: 1 water, 1 troop (and Influence).  Second: 3 spice, 1 troop.  Third: 2 spice.
    """
    s = fight(len(troops), "protect_the_sietches", *troops).start()
    return [(seat.spice, seat.water - 1, seat.garrison) for seat in s.seats]


FIRST, SECOND, THIRD, NOTHING = (0, 1, 1), (3, 0, 1), (2, 0, 0), (0, 0, 0)


# ---------------------------------------------------------------- Combat Intrigue


@pytest.mark.shows("U-12.1")
def test_only_players_with_a_unit_in_the_conflict_take_part() -> None:
    t = Table().units(0, garrison=3).units(1, conflict=1).units(2, worms=1)
    for seat in range(3):
        t.intrigue(seat, "contingency_plan")
    s = t.at_combat().start()
    assert s.decision.seat == 1  # seat 0 has no unit in the Conflict
    do(s, "pass")
    assert s.decision.seat == 2  # a sandworm is a unit
    do(s, "pass")
    assert s.decision.kind == "turn"
    assert s.round == 2


@pytest.mark.shows("U-12.1")
def test_without_participants_combat_ends_at_once() -> None:
    t = fight(3, "skirmish_ornithopter", 0, 0, 0).intrigue(0, "contingency_plan")
    s = t.start()
    assert s.round == 2
    assert "skirmish_ornithopter" in s.to_dict()["conflicts_left"]
    assert intrigues(s, 0) == ["contingency_plan"]


def window(first: int = 0) -> State:
    """All three seats have troops and two Combat cards."""
    t = Table()
    t.units(0, conflict=1).units(1, conflict=2).units(2, conflict=3)
    t.intrigue(0, "contingency_plan", "weirding_combat")
    t.intrigue(1, "contingency_plan", "devour")
    t.intrigue(2, "contingency_plan", "impress")
    return t.at_combat(first).start()


@pytest.mark.shows("U-12.2", "U-22")
@pytest.mark.parametrize("first", [0, 1, 2])
def test_the_window_goes_clockwise_from_the_first_player(first: int) -> None:
    s = window(first)
    order = []
    for _ in range(3):
        order.append(s.decision.seat)
        do(s, "pass")
    assert order == [first, (first + 1) % 3, (first + 2) % 3]


@pytest.mark.shows("U-12.2")
def test_the_window_starts_with_the_next_participant_if_the_first_player_is_none() -> None:
    t = Table().units(1, conflict=1).units(2, conflict=1).intrigue(1, "contingency_plan")
    t.intrigue(0, "contingency_plan").intrigue(2, "devour").units(0, garrison=3)
    s = t.at_combat(0).start()
    assert s.decision.seat == 1


@pytest.mark.shows("U-12.2", "U-15.5")
def test_a_participant_may_play_several_cards_in_one_go() -> None:
    s = window()
    assert set(legal(s)) == {"intrigue:contingency_plan", "intrigue:weirding_combat", "pass"}
    do(s, "intrigue:contingency_plan")
    assert s.strength(0) == 5
    assert s.decision.seat == 0
    do(s, "intrigue:weirding_combat")
    assert s.strength(0) == 8
    assert intrigue_discard(s) == ["contingency_plan", "weirding_combat"]


@pytest.mark.shows("U-12.3")
def test_passing_does_not_exclude_and_a_play_reopens_the_window() -> None:
    s = window()
    do(s, "pass", "pass")  # seats 0 and 1
    do(s, "intrigue:contingency_plan", "end")  # seat 2
    assert s.decision.seat == 0  # may play after all
    do(s, "intrigue:contingency_plan")
    assert s.strength(0) == 5


@pytest.mark.shows("U-12.3")
def test_the_window_ends_when_all_have_passed_in_a_row_the_last_player_too() -> None:
    s = window()
    seats = []
    do(s, "pass", "pass", "intrigue:contingency_plan", "end")  # seat 2 plays last
    while s.decision.kind == "combat":
        seats.append(s.decision.seat)
        do(s, "pass")
    assert seats == [0, 1, 2]  # seat 2 must pass too


@pytest.mark.shows("U-12.4", "R-020", "intrigue/go_to_ground")
def test_a_participant_whose_last_unit_leaves_drops_out_at_once() -> None:
    t = Table().conflict("skirmish_desert_mouse").units(0, conflict=1).units(1, conflict=2)
    t.intrigue(0, "go_to_ground", "contingency_plan").intrigue(1, "devour")
    s = t.at_combat().start()
    do(s, "intrigue:go_to_ground", "post:post_choam")
    assert s.strength(0) == 0
    assert spies(s, 0) == ["post_choam"]
    assert s.decision.seat == 1  # seat 0 still holds a Combat card but is out
    do(s, "pass")
    assert s.decision.kind == "turn"
    assert s.seats[0].solari == 0
    assert s.seats[1].solari == 2


@pytest.mark.shows("U-12.4", "U-11.10", "intrigue/questionable_methods")
def test_strength_changes_at_once_in_the_window() -> None:
    t = Table().units(0, conflict=1).units(1, conflict=2).influence(0, fremen=1)
    t.intrigue(0, "questionable_methods").intrigue(1, "contingency_plan")
    s = t.at_combat().start()
    do(s, "intrigue:questionable_methods")
    assert s.strength(0) == 3
    do(s, "option:1")
    assert s.strength(0) == 2 + 1 + 4


@pytest.mark.shows("U-12.5", "U-15.4")
def test_only_combat_cards_can_be_played_in_the_window() -> None:
    t = Table().units(0, conflict=1).have(0, solari=9, spice=9, water=9)
    t.intrigue(0, "mercenaries", "detonation", "crysknife", "secure_spice_trade", "devour")
    s = t.at_combat().start()
    assert legal(s) == ["intrigue:devour", "pass"]


@pytest.mark.shows("U-12.5", "intrigue/contingency_plan")
def test_a_card_with_two_kinds_is_played_as_combat_card_there() -> None:
    s = do(window(), "intrigue:contingency_plan")
    assert s.strength(0) == 5
    assert s.seats[0].solari == 0  # not its Plot half


# ---------------------------------------------------------------- ranking and rewards


@pytest.mark.shows("U-12.6")
def test_strength_zero_never_receives_anything() -> None:
    assert spice_and_troops(2, 0, 0) == [FIRST, NOTHING, NOTHING]
    s = fight(3, "protect_the_sietches", 1, 0, 0).swords(1, 5).start()  # swords without a unit
    assert (s.seats[1].spice, s.seats[1].garrison) == (0, 0)


@pytest.mark.shows("U-12.7")
@pytest.mark.parametrize(
    ("troops", "places"),
    [
        # N = 3: one, one; the third gets nothing
        ((3, 2, 1), (FIRST, SECOND, NOTHING)),
        # N = 3: one, two tied: each of them the third reward
        ((3, 2, 2), (FIRST, THIRD, THIRD)),
        # N = 3: two tied for first: second reward each, nobody wins, nothing below
        ((3, 3, 1), (SECOND, SECOND, NOTHING)),
        # N = 3: three tied for first
        ((2, 2, 2), (SECOND, SECOND, SECOND)),
        # alone
        ((1, 0, 0), (FIRST, NOTHING, NOTHING)),
        # N = 4: one, one, one, one
        ((4, 3, 2, 1), (FIRST, SECOND, THIRD, NOTHING)),
        ((4, 3, 2, 0), (FIRST, SECOND, THIRD, NOTHING)),
        # N = 4: tied for third: none
        ((4, 3, 2, 2), (FIRST, SECOND, NOTHING, NOTHING)),
        # N = 4: tied for second: third reward each, nothing below
        ((4, 3, 3, 1), (FIRST, THIRD, THIRD, NOTHING)),
        ((4, 2, 2, 2), (FIRST, THIRD, THIRD, THIRD)),
        # N = 4: two tied for first, a single next: third reward
        ((4, 4, 2, 1), (SECOND, SECOND, THIRD, NOTHING)),
        # N = 4: two tied for first, two tied next: none
        ((4, 4, 2, 2), (SECOND, SECOND, NOTHING, NOTHING)),
        # N = 4: three or four tied for first
        ((3, 3, 3, 1), (SECOND, SECOND, SECOND, NOTHING)),
        ((3, 3, 3, 3), (SECOND, SECOND, SECOND, SECOND)),
        ((4, 4, 0, 0), (SECOND, SECOND, NOTHING, NOTHING)),
    ],
)
def test_the_table_of_ranks_and_ties(
    troops: tuple[int, ...], places: tuple[tuple[int, int, int], ...]
) -> None:
    assert tuple(spice_and_troops(*troops)) == places


@pytest.mark.shows("U-12.7")
def test_with_a_tie_for_first_nobody_wins_the_card() -> None:
    s = fight(3, "protect_the_sietches", 3, 3, 1).start()
    assert "protect_the_sietches" in s.to_dict()["conflicts_left"]
    assert influence(s, 0)["fremen"] == influence(s, 1)["fremen"] == 0


@pytest.mark.shows("U-12.8", "R-019")
@pytest.mark.parametrize("first", [0, 1, 2])
def test_rewards_go_by_rank_and_inside_a_tie_clockwise_from_the_first_player(first: int) -> None:
    # Trade Dispute: first and second place may trash a card, so each of them is asked.
    t = fight(3, "trade_dispute", 2, 2, 2, first=first)
    s = t.start()
    order = []
    while s.decision.kind != "turn":
        order.append(s.decision.seat)
        do(s, "pass")
    assert order == [first, (first + 1) % 3, (first + 2) % 3]


@pytest.mark.shows("U-12.8", "R-019")
def test_the_winner_is_served_before_the_second() -> None:
    s = fight(3, "trade_dispute", 1, 2, 0).start()  # seat 1 wins, seat 0 is second
    assert s.decision.seat == 1
    do(s, "pass")
    assert s.decision.seat == 0


@pytest.mark.shows("U-12.8", "conflict/spice_freighters")
def test_the_receiver_chooses_the_order_of_the_parts() -> None:
    s = fight(3, "spice_freighters", 1, 0, 0).have(0, spice=3).start()
    assert legal(s) == ["option:0", "option:1"]
    assert s.decision.seat == 0
    do(s, "option:1")  # first the payment
    assert (s.seats[0].spice, s.seats[0].vp) == (0, 1)
    do(s, "faction:fremen")
    assert influence(s, 0)["fremen"] == 1


@pytest.mark.shows("U-12.9", "conflict/siege_of_arrakeen")
def test_troops_in_the_conflict_are_not_yet_in_the_supply() -> None:
    t = Table().conflict("siege_of_arrakeen").units(0, garrison=1, conflict=10).at_combat()
    s = t.start()  # one troop in supply: of the two recruits only one comes
    assert s.seats[0].garrison == 2
    assert s.seats[0].supply == 10  # the Conflict's troops, afterwards


@pytest.mark.shows("U-12.10", "conflict/trade_dispute")
def test_the_trash_of_a_reward_is_optional_the_rest_mandatory() -> None:
    s = fight(3, "trade_dispute", 1, 0, 0).start()
    assert "pass" in legal(s)
    assert s.seats[0].solari == 2  # the contract icon without the module
    assert s.seats[0].water == 2
    do(s, "pass")
    assert cards(s, 0, "trash") == []


@pytest.mark.shows("U-12.10")
def test_an_influence_reward_cannot_be_declined_an_arrow_can() -> None:
    s = fight(3, "spice_freighters", 1, 0, 0).have(0, spice=3).start()
    assert "pass" not in legal(s)
    do(s, "option:0", "faction:emperor")
    assert "pass" in legal(s)
    do(s, "pass")
    assert (s.seats[0].spice, s.seats[0].vp) == (3, 0)


# ---------------------------------------------------------------- sandworms double


@pytest.mark.shows("U-12.11")
@pytest.mark.parametrize("worms", [1, 2])
def test_a_sandworm_doubles_the_reward_more_do_not_triple_it(worms: int) -> None:
    t = Table().conflict("skirmish_desert_mouse").units(0, worms=worms).at_combat()
    assert t.start().seats[0].solari == 4


@pytest.mark.shows("U-12.11")
def test_any_rank_is_doubled() -> None:
    t = Table().conflict("skirmish_desert_mouse").units(0, conflict=5).units(1, worms=1)
    s = t.at_combat().start()
    assert s.seats[0].solari == 2
    assert s.seats[1].solari == 6
    t = Table(players=4).conflict("skirmish_desert_mouse").units(0, conflict=5)
    t.units(1, conflict=4).units(2, worms=1)
    assert t.at_combat().start().seats[2].solari == 4


@pytest.mark.shows("U-12.12", "U-8.4", "U-8.1")
def test_control_and_the_card_are_not_doubled() -> None:
    t = Table().conflict("siege_of_arrakeen").units(0, worms=1).no_shield_wall()
    t.battle_cards(0, "objective_ornithopter_1_3").battle_cards(2, "objective_desert_mouse_first")
    s = t.at_combat().start()
    assert control(s)["arrakeen"] == 0
    assert s.seats[0].solari == 4
    assert s.seats[0].garrison == 4
    assert s.seats[0].vp == 1  # one pair of icons
    assert battle_cards(s, 0) == []
    assert sorted(battle_cards(s, 0, "face_down")) == [
        "objective_ornithopter_1_3",
        "siege_of_arrakeen",
    ]


def freighters(spice: int) -> State:
    t = Table().conflict("spice_freighters").units(0, worms=1).have(0, spice=spice)
    return t.at_combat().start()


def settle(s: State, pay: int) -> State:
    """Take the doubled reward of Spice Freighters, paying so many times."""
    while s.decision.kind != "turn":
        offer = legal(s)
        if offer[0].startswith("faction:"):
            do(s, "faction:fremen")
        elif "option:1" in offer and pay:
            pay -= 1
            do(s, "option:1")
        elif "pass" in offer:
            do(s, "pass")
        else:
            do(s, "option:0")
    return s


@pytest.mark.shows("U-12.13", "U-6.15", "conflict/spice_freighters")
@pytest.mark.parametrize("times", [0, 1, 2])
def test_a_doubled_payment_may_be_made_not_at_all_once_or_twice(times: int) -> None:
    s = settle(freighters(6), times)
    assert s.seats[0].spice == 6 - 3 * times
    assert s.seats[0].vp == times + 1  # and the point of 2 Fremen Influence


@pytest.mark.shows("U-12.13")
def test_a_doubled_payment_needs_the_means_each_time() -> None:
    s = settle(freighters(5), 2)
    assert s.seats[0].spice == 2
    assert s.seats[0].vp == 1 + 1


@pytest.mark.shows("U-12.14", "conflict/skirmish_crysknife")
@pytest.mark.parametrize("second", ["emperor", "fremen"])
def test_doubled_free_influence_is_two_separate_gains(second: str) -> None:
    s = Table().conflict("skirmish_crysknife").units(0, worms=1).at_combat().start()
    do(s, "faction:fremen", f"faction:{second}")
    assert sum(influence(s, 0).values()) == 2
    assert influence(s, 0)[second] == (2 if second == "fremen" else 1)


@pytest.mark.shows("R-026", "conflict/propaganda")
def test_choose_two_rewards_name_both_factions_before_either_is_resolved() -> None:
    t = Table().conflict("propaganda").units(0, conflict=1).influence(0, bene_gesserit=3)
    s = t.intrigue_top("mercenaries").at_combat().start()
    do(s, "faction:bene_gesserit")
    assert influence(s, 0)["bene_gesserit"] == 3  # not yet
    assert "faction:bene_gesserit" not in legal(s)  # two different Factions
    do(s, "faction:fremen")
    assert influence(s, 0)["bene_gesserit"] == 4
    assert influence(s, 0)["fremen"] == 1
    assert intrigues(s, 0) == ["mercenaries"]


@pytest.mark.shows("C-2.6", "U-12.11", "conflict/choam_security")
def test_a_doubled_contract_reward_gives_two_one_after_the_other() -> None:
    t = Table(choam=True).conflict("choam_security").units(0, worms=1)
    t.market("arrakeen_water", "deliver_supplies")
    s = t.at_combat().start()
    taken = []
    while s.decision.kind != "turn":
        action = next(a for a in legal(s) if a != "pass")
        if action.startswith("contract:"):
            assert len([a for a in legal(s) if a.startswith("contract:")]) == 2
            taken.append(action)
        do(s, action)
    assert len(taken) == 2
    assert len(contracts(s, 0)) + len(contracts(s, 0, "completed")) == 2


# ---------------------------------------------------------------- battle icons


@pytest.mark.shows("U-12.15", "R-025")
def test_a_matching_pair_is_flipped_for_a_point() -> None:
    s = fight(3, "skirmish_desert_mouse", 1, 0, 0).start()  # seat 0 has the Desert Mouse Objective
    assert battle_cards(s, 0) == []
    assert set(battle_cards(s, 0, "face_down")) == {
        "skirmish_desert_mouse",
        "objective_desert_mouse_first",
    }
    assert s.seats[0].vp == 1


@pytest.mark.shows("U-12.15")
def test_a_card_without_a_match_stays_face_up() -> None:
    s = fight(3, "skirmish_desert_mouse", 0, 1, 0).start()  # seat 1: Crysknife
    assert set(battle_cards(s, 1)) == {"skirmish_desert_mouse", "objective_crysknife"}
    assert s.seats[1].vp == 0


@pytest.mark.shows("U-12.15")
def test_a_face_down_card_is_no_match() -> None:
    t = fight(3, "skirmish_desert_mouse", 1, 0, 0)
    pair = ("objective_desert_mouse_first", "trade_dispute")
    s = t.battle_cards(0, face_down=pair).start()
    assert battle_cards(s, 0) == ["skirmish_desert_mouse"]
    assert s.seats[0].vp == 0


@pytest.mark.shows("U-12.15", "U-12.7")
def test_without_a_sole_winner_nobody_gets_the_card() -> None:
    s = fight(3, "skirmish_desert_mouse", 1, 1, 0).start()
    assert battle_cards(s, 0) == ["objective_desert_mouse_first"]
    assert s.seats[0].vp == 0


@pytest.mark.shows("U-12.16", "R-025", "conflict/propaganda")
def test_the_wild_icon_is_not_matched_on_arrival() -> None:
    s = fight(3, "propaganda", 1, 0, 0).start()
    do(s, "faction:fremen", "faction:emperor")
    assert set(battle_cards(s, 0)) == {"propaganda", "objective_desert_mouse_first"}
    assert s.seats[0].vp == 0


@pytest.mark.shows("U-12.16", "U-4.1")
def test_a_card_nobody_won_stays_beside_the_deck_for_good() -> None:
    t = fight(3, "skirmish_desert_mouse", 0, 0, 0)
    s = t.start()
    assert s.round == 2
    assert "skirmish_desert_mouse" in s.to_dict()["conflicts_left"]
    for seat in range(3):
        assert "skirmish_desert_mouse" not in battle_cards(s, seat)


# ---------------------------------------------------------------- the end of Combat


@pytest.mark.shows("U-12.17", "U-21")
def test_all_units_leave_and_the_markers_go_to_zero() -> None:
    t = Table().conflict("skirmish_desert_mouse")
    t.units(0, garrison=2, conflict=3, worms=2).units(1, garrison=1, conflict=1).swords(0, 4)
    s = t.at_combat().start()
    assert (s.seats[0].deployed, s.seats[0].worms, s.seats[0].swords) == (0, 0, 0)
    assert (s.seats[0].garrison, s.seats[0].supply) == (2, 10)  # to supplies, not garrisons
    assert (s.seats[1].garrison, s.seats[1].supply) == (1, 11)
    assert s.strength(0) == s.strength(1) == 0
