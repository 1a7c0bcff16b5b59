"""Rivals in Combat (V-8.1 to V-8.6): bonus, window, ranking, icons and control."""

from __future__ import annotations

import pytest

from kanly.engine import events

from ..table import Table, agents, battle_cards, control, do, influence, intrigues, spies
from .helpers import NO_INFLUENCE, in_window, purse, solo, won

# ---------------------------------------------------------------- V-8.1 the Combat bonus


@pytest.mark.shows("V-8.1")
@pytest.mark.parametrize(
    ("card", "swords"),
    [
        ("heighliner", 5), ("sardaukar", 4), ("desert_tactics", 3), ("sietch_tabr", 3),
        ("place_spy_city", 2), ("research_station", 2), ("deep_desert", 2),
        ("deliver_supplies_heighliner", 1), ("arrakeen", 1), ("gather_support_a", 0),
    ],
)  # fmt: skip
def test_a_rival_in_the_conflict_adds_the_swords_of_one_card(card: str, swords: int) -> None:
    t = solo("trade_dispute", 1, 2, 0, worms=1).hagal(card, "heighliner")
    s = in_window(t)
    assert s.strength(1) == 2 * 2 + 3 + swords
    assert s.to_dict()["rivals"]["shown"] == [card]


@pytest.mark.shows("V-8.1")
def test_everything_else_on_the_combat_card_is_ignored() -> None:
    t = solo("trade_dispute", 1, 2, 0).units(1, garrison=3, conflict=2)
    s = in_window(t.hagal("heighliner"))
    rival = s.seats[1]
    assert (rival.deployed, rival.garrison, rival.agents) == (2, 3, 2)
    assert influence(s, 1) == NO_INFLUENCE
    s = in_window(solo("trade_dispute", 1, 2, 0).hagal("place_spy_city"))
    assert spies(s, 1) == []


@pytest.mark.shows("V-8.1")
def test_a_rival_without_units_reveals_nothing() -> None:
    t = solo("trade_dispute", 1, 0, 1).units(1, garrison=5).hagal("heighliner", "sardaukar")
    s = in_window(t)
    assert s.strength(1) == 0
    assert s.strength(2) == 2 + 5
    assert s.to_dict()["rivals"]["shown"] == ["heighliner"]
    s = in_window(solo("trade_dispute", 1, 0, 0).hagal("heighliner"))
    assert s.to_dict()["rivals"]["shown"] == []


@pytest.mark.shows("V-8.1")
def test_a_sandworm_alone_is_a_unit() -> None:
    s = in_window(solo("trade_dispute", 1, 0, 0, worms=1).hagal("heighliner"))
    assert s.strength(1) == 3 + 5


@pytest.mark.shows("V-8.1")
@pytest.mark.parametrize(("first", "swords"), [(0, (5, 4)), (1, (5, 4)), (2, (4, 5))])
def test_rivals_reveal_in_turn_order(first: int, swords: tuple[int, int]) -> None:
    t = solo("trade_dispute", 1, 1, 1).hagal("heighliner", "sardaukar").at_combat(first)
    s = in_window(t)
    assert (s.strength(1) - 2, s.strength(2) - 2) == swords


@pytest.mark.shows("V-8.1", "V-4.2")
def test_reshuffle_revealed_in_combat() -> None:
    for seed in range(6):
        t = Table(players=2, seed=seed).conflict("trade_dispute").units(0, conflict=1)
        t.units(2, conflict=1).intrigue(0, "contingency_plan").empty_hagal("reshuffle")
        s = t.at_combat().start()
        piles = s.to_dict()["rivals"]
        assert len(piles["deck"]) + len(piles["shown"]) == 37
        assert len(piles["deck"]) >= 35
        card = [x for x in piles["shown"] if x != "reshuffle"][-1]
        assert s.strength(2) - 2 == s.codex.hagal[s.codex.hagal_number[card]].swords


@pytest.mark.shows("V-8.1", "V-4.2")
def test_the_deck_is_shuffled_when_it_is_empty_in_combat() -> None:
    t = solo("trade_dispute", 1, 1, 1).empty_hagal("heighliner")
    s = in_window(t.at_combat(0))
    assert s.strength(1) == 2 + 5
    piles = s.to_dict()["rivals"]
    assert len(piles["deck"]) + len(piles["shown"]) == 36
    assert len(piles["deck"]) >= 35


@pytest.mark.shows("V-8.1", "U-12.17")
def test_the_swords_are_gone_in_the_next_round() -> None:
    s = solo("trade_dispute", 0, 1, 0).hagal("heighliner").start()
    assert s.round == 2
    assert (s.seats[1].swords, s.strength(1), s.seats[1].deployed) == (0, 0, 0)


# ---------------------------------------------------------------- V-8.2 the Intrigue window


@pytest.mark.shows("V-8.2", "R-072")
def test_only_persons_play_combat_intrigue() -> None:
    t = solo("siege_of_arrakeen", 1, 1, 1).intrigue(0, "contingency_plan")
    t.intrigue(1, "contingency_plan", "devour").intrigue(2, "contingency_plan")
    s = t.start()
    assert s.decision.seat == 0
    do(s, "pass")
    assert s.round == 2
    assert len(intrigues(s, 1)) == 2
    assert intrigues(s, 2) == ["contingency_plan"]
    assert not [e for e in s.log or [] if e[0] == events.INTRIGUE]


@pytest.mark.shows("V-8.2", "V-8.1")
def test_the_window_opens_after_the_bonus_of_every_rival() -> None:
    t = solo("siege_of_arrakeen", 1, 1, 1).hagal("arrakeen", "place_spy_city").at_combat(2)
    s = in_window(t)
    assert (s.strength(1), s.strength(2)) == (2 + 2, 2 + 1)
    do(s, "intrigue:contingency_plan")
    assert s.round == 2  # the person has nothing more to play; nobody else is asked
    assert control(s)["arrakeen"] == 0  # 5 against 4 and 3


@pytest.mark.shows("V-8.2")
def test_two_persons_take_turns_in_the_window_past_the_rival() -> None:
    t = Table(players=2).conflict("siege_of_arrakeen").hagal("assembly_hall")
    for seat in range(3):
        t.units(seat, conflict=1).intrigue(seat, "contingency_plan")
    s = t.at_combat(1).start()
    assert s.decision.seat == 1
    do(s, "pass")
    assert s.decision.seat == 0
    do(s, "intrigue:contingency_plan")
    assert s.decision.seat == 1
    do(s, "pass")
    assert s.round == 2
    assert battle_cards(s, 0)[-1] == "siege_of_arrakeen"


@pytest.mark.shows("V-8.2", "U-12.1")
def test_a_person_without_units_is_not_asked() -> None:
    s = in_window(solo("trade_dispute", 0, 1, 1))
    assert s.round == 2
    assert intrigues(s, 0) == ["contingency_plan"]


# ---------------------------------------------------------------- V-8.3 ranking

FIRST, SECOND, THIRD, NOTHING = (0, 1, 1), (3, 0, 1), (2, 0, 0), (0, 0, 0)


@pytest.mark.shows("V-8.3", "U-12.7")
@pytest.mark.parametrize(
    ("troops", "places"),
    [
        ((3, 2, 1), (FIRST, SECOND, NOTHING)),
        ((1, 3, 2), (NOTHING, FIRST, SECOND)),
        ((2, 1, 3), (SECOND, NOTHING, FIRST)),
        ((1, 3, 1), (THIRD, FIRST, THIRD)),
        ((3, 1, 1), (FIRST, THIRD, THIRD)),
        ((2, 2, 1), (SECOND, SECOND, NOTHING)),
        ((1, 2, 2), (NOTHING, SECOND, SECOND)),
        ((2, 2, 2), (SECOND, SECOND, SECOND)),
        ((0, 2, 1), (NOTHING, FIRST, SECOND)),
        ((0, 0, 1), (NOTHING, NOTHING, FIRST)),
    ],
)
def test_ranking_with_two_rivals(
    troops: tuple[int, int, int], places: tuple[tuple[int, int, int], ...]
) -> None:
    # Protect the Sietches tells the places apart: spice, water, troops.
    s = solo("protect_the_sietches", *troops).start()
    assert tuple((x.spice, x.water - 1, x.garrison) for x in s.seats) == places
    winner = next((n for n, place in enumerate(places) if place == FIRST), None)
    for seat in range(3):
        assert influence(s, seat)["fremen"] == (1 if seat == winner else 0)
        held = [*battle_cards(s, seat), *battle_cards(s, seat, "face_down")]
        assert ("protect_the_sietches" in held) == (seat == winner)


@pytest.mark.shows("V-8.3", "V-8.1", "U-12.7")
def test_the_combat_bonus_counts_for_the_ranking() -> None:
    t = solo("protect_the_sietches", 3, 2, 1).hagal("gather_support_a", "desert_tactics")
    s = t.start()  # seat 2 reveals first (0), then seat 1 (3): 7 against 6
    assert influence(s, 1)["fremen"] == 1
    assert s.seats[0].spice == 3


@pytest.mark.shows("V-8.3", "U-12.9")
def test_reward_troops_of_a_rival_go_to_its_garrison() -> None:
    s = won("choam_security").start()
    assert (s.seats[1].garrison, s.seats[1].supply, s.seats[1].deployed) == (1, 11, 0)


@pytest.mark.shows("V-8.3", "U-12.11")
def test_a_sandworm_doubles_the_reward_of_a_rival() -> None:
    s = won("protect_the_sietches", worms=1).start()
    assert influence(s, 1)["fremen"] == 2
    assert (s.seats[1].water, s.seats[1].garrison, s.seats[1].vp) == (3, 2, 1)
    s = solo("protect_the_sietches", 9, 1, 0, worms=1).start()
    assert (s.seats[1].spice, s.seats[1].garrison) == (6, 2)  # second place, twice
    s = won("protect_the_sietches", worms=3).start()
    assert s.seats[1].water == 3  # never more than twice


@pytest.mark.shows("V-8.3", "V-8.5", "U-12.12")
def test_control_and_the_card_are_not_doubled() -> None:
    s = won("siege_of_arrakeen", worms=1).no_shield_wall().start()
    assert control(s)["arrakeen"] == 1
    assert purse(s) == (4, 0, 0, 1)
    assert battle_cards(s, 1).count("siege_of_arrakeen") == 1


# ---------------------------------------------------------------- V-8.4 battle icons


@pytest.mark.shows("V-8.4", "U-12.15")
def test_a_rival_keeps_the_conflict_card_and_matches_icons() -> None:
    s = won("trade_dispute").battle_cards(1, "objective_crysknife").start()
    assert battle_cards(s, 1) == ["objective_crysknife", "trade_dispute"]
    assert s.seats[1].vp == 0
    s = won("choam_security").battle_cards(1, "objective_crysknife").start()
    assert battle_cards(s, 1) == []
    assert sorted(battle_cards(s, 1, "face_down")) == ["choam_security", "objective_crysknife"]
    assert s.seats[1].vp == 1


@pytest.mark.shows("V-8.4")
def test_a_rival_matches_two_conflict_cards() -> None:
    t = won("trade_dispute").battle_cards(1, "objective_crysknife", "protect_the_sietches")
    s = t.start()
    assert battle_cards(s, 1) == ["objective_crysknife"]
    assert s.seats[1].vp == 1


@pytest.mark.shows("V-8.4")
def test_face_down_cards_match_nothing() -> None:
    t = won("choam_security").battle_cards(1, face_down=("objective_crysknife", "spice_freighters"))
    s = t.start()
    assert battle_cards(s, 1) == ["choam_security"]
    assert s.seats[1].vp == 0


@pytest.mark.shows("V-8.4", "U-12.16")
def test_a_tie_for_first_leaves_the_card() -> None:
    s = solo("choam_security", 0, 2, 2).start()
    assert "choam_security" in s.to_dict()["conflicts_left"]


# ---------------------------------------------------------------- V-8.5, V-8.6 Control


@pytest.mark.shows("V-8.5", "U-8.1")
@pytest.mark.parametrize(
    ("conflict", "space"),
    [
        ("siege_of_arrakeen", "arrakeen"),
        ("seize_spice_refinery", "spice_refinery"),
        ("secure_imperial_basin", "imperial_basin"),
    ],
)
def test_a_rival_takes_control_from_anybody(conflict: str, space: str) -> None:
    for owner in (None, 0, 1, 2):
        t = won(conflict)
        if owner is not None:
            t.control(owner, space)
        assert control(t.start())[space] == 1


@pytest.mark.shows("V-8.5", "U-8.1")
def test_a_person_takes_control_from_a_rival() -> None:
    s = solo("siege_of_arrakeen", 3, 1, 0).control(1, "arrakeen").start()
    assert control(s)["arrakeen"] == 0


@pytest.mark.shows("V-8.5")
def test_the_bonus_comes_from_persons_other_rivals_and_itself() -> None:
    t = Table(players=1, rivals=["lady_amber_metulli", "gurney_halleck"]).control(1, "arrakeen")
    s = (
        t.hand(0, "reconnaissance")
        .agents(2, "fremkit", "secrets")
        .agents(1, "espionage", "sardaukar")
        .start()
    )
    do(s, "card:reconnaissance", "space:arrakeen")
    assert (s.seats[0].solari, s.seats[1].solari) == (0, 1)
    for visitor in (1, 2):
        other = 3 - visitor
        t = Table(players=1, rivals=["lady_amber_metulli", "gurney_halleck"])
        t.control(1, "arrakeen").agents(other, "fremkit", "secrets")
        s = t.hagal("arrakeen").turn_of(visitor).start()
        assert agents(s, visitor) == ["arrakeen"]
        assert (s.seats[1].solari, s.seats[2].solari) == (1, 0)


@pytest.mark.shows("V-8.6", "U-4.2")
@pytest.mark.parametrize(
    ("conflict", "space"),
    [
        ("siege_of_arrakeen", "arrakeen"),
        ("battle_for_spice_refinery", "spice_refinery"),
        ("secure_imperial_basin", "imperial_basin"),
    ],
)
def test_the_defensive_bonus_is_always_taken(conflict: str, space: str) -> None:
    t = Table(players=1).control(2, space).next_conflict(conflict).at_round_start()
    s = t.start()
    assert s.decision.seat == 0
    assert s.decision.kind == "turn"
    assert [(x.deployed, x.garrison, x.supply) for x in s.seats] == [
        (0, 3, 9), (0, 3, 9), (1, 3, 8)
    ]  # fmt: skip


@pytest.mark.shows("V-8.6", "U-4.2")
def test_no_defensive_bonus_without_supply_or_for_another_place() -> None:
    t = Table(players=1).control(1, "arrakeen").next_conflict("siege_of_arrakeen")
    s = t.units(1, garrison=12).at_round_start().start()
    assert (s.seats[1].deployed, s.seats[1].garrison) == (0, 12)
    t = Table(players=1).control(1, "arrakeen").next_conflict("trade_dispute").at_round_start()
    assert t.start().seats[1].deployed == 0
