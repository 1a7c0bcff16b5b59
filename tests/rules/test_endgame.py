"""Phases 4 and 5 and the end of the game (U-13)."""

from __future__ import annotations

import pytest

from kanly import BadPosition, State

from ..table import (
    Table,
    agents,
    battle_cards,
    control,
    do,
    intrigue_discard,
    intrigues,
    legal,
    spies,
)


def bonus(s: State) -> dict[str, int]:
    """Bonus spice on the Maker spaces."""
    return dict(s.to_dict()["bonus_spice"])


def places(s: State) -> list[int]:
    """Seats from first to last."""
    return [standing.seat for standing in s.standings]


# ---------------------------------------------------------------- Makers


@pytest.mark.shows("U-13.1")
def test_makers_puts_one_spice_on_each_maker_space_without_an_agent() -> None:
    s = Table().at_makers().start()
    assert bonus(s) == {"imperial_basin": 1, "hagga_basin": 1, "deep_desert": 1}
    s = Table().agents(0, "deep_desert").agents(1, "imperial_basin").at_makers().start()
    assert bonus(s) == {"imperial_basin": 0, "hagga_basin": 1, "deep_desert": 0}


@pytest.mark.shows("U-13.1")
def test_bonus_spice_accumulates() -> None:
    t = Table().bonus_spice(hagga_basin=2, deep_desert=1).agents(0, "deep_desert")
    s = t.at_makers().start()
    assert bonus(s) == {"imperial_basin": 1, "hagga_basin": 3, "deep_desert": 1}


# ---------------------------------------------------------------- Recall


@pytest.mark.shows("U-13.2")
@pytest.mark.parametrize("vp", [9, 10, 11])
def test_ten_points_begin_the_endgame(vp: int) -> None:
    t = Table().points(1, vp).agents(1, "arrakeen")
    s = t.at_recall().start()
    assert s.is_over == (vp >= 10)
    assert agents(s, 1) == (["arrakeen"] if vp >= 10 else [])  # step 2 is not done
    assert s.first == (0 if vp >= 10 else 1)  # nor step 3
    assert s.round == (1 if vp >= 10 else 2)


@pytest.mark.shows("U-13.2", "U-3.2")
def test_an_empty_conflict_deck_begins_the_endgame() -> None:
    s = Table().last_round().at_recall().start()
    assert s.is_over
    assert s.round == 1


@pytest.mark.shows("U-13.2")
def test_ten_points_in_mid_round_do_not_end_it() -> None:
    t = Table().hand(0, "diplomacy", "dagger").influence(0, fremen=1)
    t.points(0, 9)
    s = t.start()
    do(s, "card:diplomacy", "space:fremkit")
    assert s.seats[0].vp == 10
    assert not s.is_over
    if s.active == 0:
        do(s, "end")
    assert s.active == 1
    assert s.decision.kind == "turn"


@pytest.mark.shows("U-13.3")
def test_recall_returns_all_agents_swordmasters_too_and_nothing_else() -> None:
    t = Table().owns(0, "swordmaster", "hooks").agents(0, "arrakeen", "secrets", "fremkit")
    t.agents(1, "deep_desert").spies(0, "post_choam").control(0, "arrakeen")
    t.bonus_spice(hagga_basin=2)
    s = t.at_recall().start()
    assert agents(s, 0) == agents(s, 1) == []
    assert s.seats[0].agents == 3
    assert s.seats[1].agents == 2
    assert spies(s, 0) == ["post_choam"]
    assert control(s)["arrakeen"] == 0
    assert s.seats[0].hooks
    assert bonus(s)["hagga_basin"] == 2


@pytest.mark.shows("U-13.4", "U-5.1")
@pytest.mark.parametrize("first", [0, 1, 2])
def test_the_first_player_marker_passes_clockwise(first: int) -> None:
    t = Table()
    t.doc["first"] = first
    s = t.at_recall().start()
    assert s.first == s.active == (first + 1) % 3
    assert s.round == 2


# ---------------------------------------------------------------- the Endgame


def wild(t: Table) -> Table:
    """Seat 0 has won Propaganda (wild) and holds the Desert Mouse Objective."""
    return t.battle_cards(0, "objective_desert_mouse_first", "propaganda", "choam_security")


@pytest.mark.shows("U-13.5", "R-001", "intrigue/secure_spice_trade", "U-15.4")
def test_an_endgame_card_may_be_played_or_kept() -> None:
    def end() -> State:
        t = Table().hand(0, "the_spice_must_flow", "the_spice_must_flow")
        t.intrigue(0, "secure_spice_trade", "mercenaries", "devour").have(0, solari=9)
        return t.points(0, 10).at_endgame().start()

    s = end()
    assert legal(s) == ["intrigue:secure_spice_trade", "end"]  # no Plot, no Combat card
    do(s, "intrigue:secure_spice_trade")
    assert (s.seats[0].vp, s.seats[0].spice) == (11, 2)
    assert intrigue_discard(s) == ["secure_spice_trade"]
    assert s.is_over
    s = do(end(), "end")
    assert (s.seats[0].vp, s.seats[0].spice) == (10, 0)
    assert "secure_spice_trade" in intrigues(s, 0)


@pytest.mark.shows("U-13.5", "U-15.3")
def test_an_endgame_card_whose_condition_fails_cannot_be_played() -> None:
    t = Table().discard(0, "the_spice_must_flow").intrigue(0, "secure_spice_trade")
    s = t.points(0, 10).at_endgame().start()
    assert s.is_over
    assert s.seats[0].vp == 10


@pytest.mark.shows("R-002", "U-22")
def test_one_pass_clockwise_from_the_first_player() -> None:
    t = Table()
    t.battle_cards(0, "objective_desert_mouse_first", "choam_security").intrigue(0, "crysknife")
    t.battle_cards(1, "objective_crysknife", "trade_dispute").intrigue(1, "desert_mouse")
    t.battle_cards(2, "objective_ornithopter_1_3", "protect_the_sietches")
    t.doc["first"] = 1
    s = t.points(0, 10).at_endgame().start()
    assert s.decision.seat == 1
    do(s, "intrigue:desert_mouse")
    assert s.seats[1].vp == 1
    assert s.decision.seat == 0  # seat 2 has nothing to choose
    do(s, "end")
    assert s.is_over


@pytest.mark.shows("R-002")
def test_cards_and_wild_matches_come_in_any_order_in_one_window() -> None:
    def end() -> State:
        return wild(Table().intrigue(0, "crysknife")).points(0, 10).at_endgame().start()

    s = end()
    assert "intrigue:crysknife" in legal(s)
    do(s, "battle:objective_desert_mouse_first")  # the wild card pairs with the Objective first
    do(s, "intrigue:crysknife")
    assert s.seats[0].vp == 12
    s = end()
    do(s, "intrigue:crysknife", "battle:choam_security")
    do(s, "battle:objective_desert_mouse_first")
    assert s.seats[0].vp == 12


@pytest.mark.shows("U-13.6", "R-025")
@pytest.mark.parametrize("partner", ["objective_desert_mouse_first", "choam_security"])
def test_a_wild_icon_is_matched_with_any_one_face_up_card(partner: str) -> None:
    s = wild(Table()).points(0, 10).at_endgame().start()
    assert set(legal(s)) == {
        "battle:objective_desert_mouse_first",
        "battle:choam_security",
        "end",
    }
    do(s, f"battle:{partner}")
    assert s.seats[0].vp == 11
    assert set(battle_cards(s, 0, "face_down")) == {"propaganda", partner}
    assert len(battle_cards(s, 0)) == 1
    assert s.is_over


@pytest.mark.shows("U-13.6")
def test_matching_a_wild_icon_is_optional() -> None:
    s = do(wild(Table()).points(0, 10).at_endgame().start(), "end")
    assert s.seats[0].vp == 10
    assert battle_cards(s, 0, "face_down") == []


@pytest.mark.shows("U-13.6")
def test_a_face_down_card_cannot_be_matched_with_a_wild_icon() -> None:
    t = Table().battle_cards(
        0, "propaganda", face_down=("objective_desert_mouse_first", "trade_dispute")
    )
    s = t.points(0, 10).at_endgame().start()
    assert s.is_over
    assert s.seats[0].vp == 10


# ---------------------------------------------------------------- winning


@pytest.mark.shows("U-13.7")
def test_most_points_win() -> None:
    s = Table().points(1, 11).points(2, 10).have(2, spice=9).at_endgame().start()
    assert places(s) == [1, 2, 0]
    assert [standing.place for standing in s.standings] == [1, 2, 3]


@pytest.mark.shows("U-13.7")
@pytest.mark.parametrize("level", range(4))
def test_ties_are_broken_by_spice_solari_water_garrison_in_this_order(level: int) -> None:
    """Seat 0 is ahead in one measure, seat 1 in every later one; all earlier ones are equal."""
    names = ["spice", "solari", "water"]
    t = Table().points(0, 10).points(1, 10).points(2, 3)
    for n, name in enumerate(names):
        t.have(0, **{name: 2 if n == level else 1})
        t.have(1, **{name: 1 if n <= level else 5})
    t.units(0, garrison=4 if level == 3 else 2).units(1, garrison=2 if level == 3 else 6)
    s = t.at_endgame().start()
    assert places(s)[:2] == [0, 1]


@pytest.mark.shows("U-13.7")
def test_the_last_tie_break_is_the_most_recent_reveal_turn() -> None:
    def result(*order: int) -> list[int]:
        t = Table().points(0, 10).points(1, 10).points(2, 10)
        for seat in range(3):
            t.have(seat, water=1).units(seat, garrison=3)
        return places(t.revealed(*order).at_endgame().start())

    assert result(0, 1, 2) == [2, 1, 0]
    assert result(2, 0, 1) == [1, 0, 2]
    assert result(1, 2, 0) == [0, 2, 1]


@pytest.mark.shows("U-13.7")
def test_the_troops_of_the_tie_break_are_those_in_the_garrison() -> None:
    t = Table().points(0, 10).points(1, 10)
    t.units(0, garrison=1).units(1, garrison=2)
    s = t.revealed(1, 0, 2).at_endgame().start()
    assert places(s)[:2] == [1, 0]


@pytest.mark.shows("U-13.8", "R-027")
def test_points_go_beyond_twelve() -> None:
    t = Table().points(0, 12).hand(0, "diplomacy", "dagger").influence(0, fremen=1)
    s = do(t.start(), "card:diplomacy", "space:fremkit")
    assert s.seats[0].vp == 13
    s = wild(Table()).points(0, 15).at_endgame().start()
    do(s, "battle:choam_security")
    assert s.seats[0].vp == 16
    assert s.standings[0].vp == 16


@pytest.mark.shows("R-027", "U-9.3", "U-21")
def test_points_fall_with_influence_but_never_below_zero() -> None:
    t = Table().influence(0, fremen=2).intrigue(0, "change_allegiances").hand(0, "dagger")
    s = t.start()
    assert s.seats[0].vp == 1
    do(s, "intrigue:change_allegiances")
    do(s, "faction:emperor")  # the Influence lost can only be with the Fremen
    assert s.seats[0].vp == 0
    assert s.codex.rulebook.faults(s) == []


@pytest.mark.shows("R-027", "U-21")
def test_a_negative_score_is_an_impossible_position() -> None:
    t = Table().points(0, -1)
    with pytest.raises(BadPosition):
        t.start()
