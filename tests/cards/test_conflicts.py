"""Conflict cards and Objectives: protection, levels, battle icons and ties."""

from __future__ import annotations

import pytest

import kanly
from kanly import State
from tests.cards.helpers.conflicts import (
    ALL,
    CONFLICTS,
    ICON,
    LEVEL,
    LOCATION,
    decider,
    decline,
    fight,
    kind,
)
from tests.table import Table, battle_cards, control, do, influence, intrigues, legal

OBJECTIVES = {
    "objective_crysknife": "crysknife",
    "objective_crysknife_4_6": "crysknife",
    "objective_desert_mouse_first": "desert_mouse",
    "objective_desert_mouse_4_6": "desert_mouse",
    "objective_ornithopter_1_3": "ornithopter",
}


# ---------------------------------------------------------------- protection


@pytest.mark.shows(*ALL, "U-7.15", "U-7.17", "R-042")
@pytest.mark.parametrize("conflict", CONFLICTS)
@pytest.mark.parametrize("wall", [True, False])
def test_the_wall_protects_the_conflicts_of_the_three_locations(conflict: str, wall: bool) -> None:
    t = Table().conflict(conflict).owns(0, "hooks").have(0, water=3)
    if not wall:
        t.no_shield_wall()
    s = t.hand(0, "dune_the_desert_planet", "dagger").start()
    do(s, "card:dune_the_desert_planet", "space:deep_desert", "space-effect:1")
    if wall and conflict in LOCATION:
        assert (s.seats[0].spice, s.seats[0].worms) == (4, 0)
    else:
        do(s, "option:1")
        assert (s.seats[0].spice, s.seats[0].worms) == (0, 2)


# ---------------------------------------------------------------- levels and the deck


@pytest.mark.shows(*ALL, "U-2.2")
def test_the_conflict_deck_has_one_five_and_four_cards_by_level() -> None:
    seen: set[str] = set()
    for seed in range(60):
        doc = kanly.new_game(players=3, seed=seed).to_dict()
        deck = doc["conflict_deck"]  # bottom first
        assert {doc["conflict"]} <= LEVEL[1]
        assert set(deck[:4]) == LEVEL[3]
        assert set(deck[4:]) <= LEVEL[2]
        assert (len(deck), len(set(deck))) == (9, 9)
        seen |= {doc["conflict"], *deck}
    assert seen == set(CONFLICTS)


# ---------------------------------------------------------------- battle icons


def win_alone(conflict: str, seat: int, *face_up: str) -> State:
    """The seat, with these cards before it, wins alone and refuses what it can refuse."""
    t = Table().conflict(conflict).units(seat, conflict=1)
    if face_up:
        t.battle_cards(seat, *face_up)
    after = "trade_dispute" if conflict == "propaganda" else "propaganda"
    return decline(t.next_conflict(after).at_combat().start())


THREE = ["objective_desert_mouse_first", "objective_crysknife", "objective_ornithopter_1_3"]


@pytest.mark.shows(
    *ALL,
    "objective/objective_desert_mouse_first",
    "objective/objective_crysknife",
    "objective/objective_ornithopter_1_3",
    "U-12.15",
    "U-12.16",
    "X-U13",
)
@pytest.mark.parametrize("conflict", CONFLICTS)
@pytest.mark.parametrize("seat", [0, 1, 2])
def test_a_won_conflict_pairs_with_the_objective_of_its_icon(conflict: str, seat: int) -> None:
    objective = THREE[seat]
    s = win_alone(conflict, seat)
    points = 1 if conflict.startswith("battle_for_") else 0
    if ICON[conflict] == OBJECTIVES[objective]:
        assert battle_cards(s, seat) == []
        assert set(battle_cards(s, seat, "face_down")) == {conflict, objective}
        assert s.seats[seat].vp == points + 1
    else:
        assert set(battle_cards(s, seat)) == {conflict, objective}
        assert battle_cards(s, seat, "face_down") == []
        assert s.seats[seat].vp == points


@pytest.mark.shows(
    "objective/objective_crysknife_4_6", "objective/objective_desert_mouse_4_6", "U-12.15"
)
@pytest.mark.parametrize(
    ("seat", "objective"), [(2, "objective_desert_mouse_4_6"), (3, "objective_crysknife_4_6")]
)
@pytest.mark.parametrize(
    "conflict", ["skirmish_crysknife", "skirmish_ornithopter", "skirmish_desert_mouse"]
)
def test_the_objectives_for_four_pair_like_the_others(
    seat: int, objective: str, conflict: str
) -> None:
    t = Table(4).conflict(conflict).units(seat, conflict=1).next_conflict("propaganda")
    s = decline(t.at_combat().start())
    matched = ICON[conflict] == OBJECTIVES[objective]
    assert s.seats[seat].vp == 1 + matched
    assert set(battle_cards(s, seat, "face_down")) == ({conflict, objective} if matched else set())


@pytest.mark.shows("conflict/choam_security", "conflict/spice_freighters", "U-12.15")
def test_two_won_conflicts_pair_too() -> None:
    s = win_alone("choam_security", 0, "objective_desert_mouse_first", "spice_freighters")
    assert battle_cards(s, 0) == ["objective_desert_mouse_first"]
    assert set(battle_cards(s, 0, "face_down")) == {"choam_security", "spice_freighters"}
    assert s.seats[0].vp == 1


@pytest.mark.shows("conflict/secure_imperial_basin", "U-12.15")
def test_a_face_down_card_is_not_paired_again() -> None:
    t = Table().conflict("secure_imperial_basin").units(0, conflict=1)
    t.battle_cards(0, face_down=("objective_desert_mouse_first", "trade_dispute"))
    s = decline(t.points(0, 1).next_conflict("propaganda").at_combat().start())
    assert battle_cards(s, 0) == ["secure_imperial_basin"]
    assert s.seats[0].vp == 1


@pytest.mark.shows("conflict/propaganda", "U-12.16", "U-13.6", "R-025")
@pytest.mark.parametrize("partner", ["objective_desert_mouse_first", "skirmish_crysknife"])
def test_the_wild_icon_pairs_with_any_face_up_card_in_the_endgame(partner: str) -> None:
    t = Table().battle_cards(0, "objective_desert_mouse_first", "propaganda", "skirmish_crysknife")
    s = t.at_endgame().start()
    assert set(legal(s)) == {
        "battle:objective_desert_mouse_first",
        "battle:skirmish_crysknife",
        "end",
    }
    declined = do(s.copy(), "end")
    assert (declined.is_over, declined.seats[0].vp) == (True, 0)
    do(s, f"battle:{partner}")
    assert s.seats[0].vp == 1
    assert set(battle_cards(s, 0, "face_down")) == {"propaganda", partner}
    assert s.is_over  # a wild icon pairs once


@pytest.mark.shows("conflict/propaganda", "U-13.6")
def test_without_a_wild_icon_nothing_pairs_in_the_endgame() -> None:
    t = Table().battle_cards(0, "objective_desert_mouse_first", "skirmish_crysknife")
    s = t.at_endgame().start()
    assert s.is_over
    assert s.seats[0].vp == 0


# ---------------------------------------------------------------- Objectives


@pytest.mark.shows(
    "objective/objective_crysknife",
    "objective/objective_desert_mouse_first",
    "objective/objective_ornithopter_1_3",
    "objective/objective_crysknife_4_6",
    "objective/objective_desert_mouse_4_6",
    "U-1.6",
    "U-2.9",
    "U-2.10",
)
@pytest.mark.parametrize(
    ("players", "expected"),
    [
        (3, THREE),
        (
            4,
            [
                "objective_crysknife",
                "objective_crysknife_4_6",
                "objective_desert_mouse_first",
                "objective_desert_mouse_4_6",
            ],
        ),
    ],
)
def test_objectives_by_number_of_players(players: int, expected: list[str]) -> None:
    holders: dict[str, set[int]] = {name: set() for name in expected}
    for seed in range(40):
        s = kanly.new_game(players=players, seed=seed)
        dealt = [battle_cards(s, seat) for seat in range(players)]
        assert sorted(name for names in dealt for name in names) == sorted(expected)
        for seat, cards_of_seat in enumerate(dealt):
            holders[cards_of_seat[0]].add(seat)
        assert dealt[s.first] == ["objective_desert_mouse_first"]
        assert s.decision is not None
        assert s.decision.seat == s.first
    assert all(seats == set(range(players)) for seats in holders.values())


# ---------------------------------------------------------------- ties

TIES = [
    ((10, 8, 6, 4), "123-"),
    ((10, 8, 8, 4), "133-"),
    ((10, 8, 8, 8), "1333"),
    ((10, 8, 6, 6), "12--"),
    ((10, 10, 6, 4), "223-"),
    ((10, 10, 6, 6), "22--"),
    ((10, 10, 10, 4), "222-"),
    ((10, 10, 10, 10), "2222"),
    ((10, 10, 6, 0), "223-"),
    ((10, 10, 0, 0), "22--"),
    ((10, 0, 0, 0), "1---"),
    ((0, 0, 0, 0), "----"),
    ((10, 8, 6), "12-"),
    ((10, 8, 8), "133"),
    ((10, 10, 6), "22-"),
    ((10, 10, 10), "222"),
    ((10, 8, 0), "12-"),
]


@pytest.mark.shows("conflict/siege_of_arrakeen", "U-12.6", "U-12.7", "X-D01")
@pytest.mark.parametrize(("strengths", "rewards"), TIES)
def test_who_takes_which_reward(strengths: tuple[int, ...], rewards: str) -> None:
    t = Table(len(strengths)).conflict("siege_of_arrakeen").next_conflict("propaganda")
    for seat, strength in enumerate(strengths):
        t.units(seat, conflict=strength // 2)
    s = t.at_combat().start()
    solari = {"1": 2, "2": 4, "3": 3, "-": 0}
    assert [s.seats[seat].solari for seat in range(len(strengths))] == [
        solari[reward] for reward in rewards
    ]
    assert control(s)["arrakeen"] == (0 if "1" in rewards else None)
    assert ("siege_of_arrakeen" in battle_cards(s, 0)) == ("1" in rewards)
    assert ("siege_of_arrakeen" in s.to_dict()["conflicts_left"]) == ("1" not in rewards)


@pytest.mark.shows("conflict/siege_of_arrakeen", "U-11.8", "U-11.9")
def test_swords_count_with_a_unit_and_are_worth_nothing_without() -> None:
    t = Table(4).conflict("siege_of_arrakeen").next_conflict("propaganda")
    t.units(0, conflict=1).units(1, conflict=2).units(2).units(3, conflict=3)
    t.swords(0, 5).swords(2, 9)  # strengths 7, 4, 0, 6
    s = t.at_combat().start()
    assert [s.seats[seat].solari for seat in range(4)] == [2, 3, 0, 4]


@pytest.mark.shows("conflict/skirmish_ornithopter", "U-12.8", "R-019")
@pytest.mark.parametrize("first", [0, 1, 2, 3])
def test_a_tied_group_is_rewarded_clockwise_from_the_first_player(first: int) -> None:
    t = Table(4).conflict("skirmish_ornithopter").next_conflict("propaganda")
    t.intrigue_top("questionable_methods", "find_weakness")
    s = t.units(0, conflict=1).units(2, conflict=1).at_combat(first).start()
    earlier, later = (0, 2) if first in (0, 3) else (2, 0)
    assert intrigues(s, earlier) == ["questionable_methods"]
    assert intrigues(s, later) == ["find_weakness"]


@pytest.mark.shows("conflict/propaganda", "U-9.13", "R-017")
def test_propaganda_leaves_out_tracks_at_the_top() -> None:
    t = fight("propaganda")
    for faction in ("emperor", "bene_gesserit"):
        t.influence(0, **{faction: 6}).alliance(0, faction)
    s = t.start()
    while decider(s) == 0 and kind(s) == "influence":
        assert not {"faction:emperor", "faction:bene_gesserit"} & set(legal(s))
        do(s, legal(s)[0])
    assert influence(s, 0) == {"emperor": 6, "spacing_guild": 1, "bene_gesserit": 6, "fremen": 1}


@pytest.mark.shows("conflict/propaganda", "U-17.5", "R-017")
def test_propaganda_with_a_single_track_below_the_top_gives_one_influence() -> None:
    t = fight("propaganda")
    for faction in ("emperor", "bene_gesserit", "spacing_guild"):
        t.influence(0, **{faction: 6}).alliance(0, faction)
    s = decline(t.start())
    assert influence(s, 0) == {"emperor": 6, "spacing_guild": 6, "bene_gesserit": 6, "fremen": 1}
