"""The end of a game with Rivals (V-9)."""

from __future__ import annotations

import pytest

from kanly.engine import events

from ..table import Table, battle_cards, control, do, intrigues, legal
from .helpers import RIVAL, solo, won


@pytest.mark.shows("V-9.1", "R-072")
def test_rivals_play_no_endgame_cards_and_match_no_wild_icon() -> None:
    t = Table(players=1).battle_cards(1, "objective_crysknife", "propaganda")
    t.intrigue(1, "crysknife", "shadow_alliance").influence(1, fremen=4).alliance(0, "fremen")
    s = t.at_endgame().start()
    assert s.is_over
    assert s.seats[1].vp == 1
    assert battle_cards(s, 1) == ["objective_crysknife", "propaganda"]
    assert len(intrigues(s, 1)) == 2


@pytest.mark.shows("V-9.1", "U-13.6")
def test_a_person_still_matches_the_wild_icon() -> None:
    t = Table(players=1).battle_cards(0, "objective_desert_mouse_first", "propaganda")
    s = t.at_endgame().start()
    assert s.decision.seat == 0
    assert len(legal(s)) == 2


@pytest.mark.shows("V-9.1", "V-1.3")
def test_a_rival_can_win_with_the_last_conflict_too() -> None:
    s = Table(players=1).points(1, 3).last_round().at_recall().start()
    assert s.is_over
    assert (s.standings[0].place, s.standings[0].seat) == (1, 1)


@pytest.mark.shows("V-1.3", "V-9.1")
def test_ten_points_end_the_game_at_recall_and_not_before() -> None:
    t = won("battle_for_imperial_basin").points(1, 9).battle_cards(1)
    s = t.start()
    assert s.is_over  # Combat brought the tenth point, Recall of that round ends the game
    t = Table(players=2).points(2, 9).influence(2, emperor=1).hagal("dutiful_service")
    s = t.turn_of(2).start()
    assert s.seats[2].vp == 10
    assert s.decision.kind == "turn"


@pytest.mark.shows("V-9.1", "R-071", "U-13.7")
@pytest.mark.parametrize(
    ("person", "rival", "winner"),
    [
        ({"spice": 1}, {"solari": 3, "water": 5}, 0),
        ({"solari": 5, "water": 5}, {"spice": 1}, 1),
        ({"solari": 1}, {"solari": 2}, 1),
        ({"water": 1}, {"water": 2}, 1),
        ({"water": 2}, {"water": 1}, 0),
    ],
)
def test_ties_with_a_rival_go_by_the_usual_list(
    person: dict[str, int], rival: dict[str, int], winner: int
) -> None:
    nothing = {"spice": 0, "solari": 0, "water": 0}
    t = Table(players=1).points(0, 5).points(1, 5).units(0).units(1)
    t.have(0, **{**nothing, **person}).have(1, **{**nothing, **rival})
    s = t.last_round().at_recall().start()
    assert s.is_over
    assert s.standings[0].seat == winner
    assert [x.place for x in s.standings] == [1, 2, 3]


@pytest.mark.shows("V-9.1", "R-071", "U-13.7")
def test_garrison_breaks_a_tie_with_a_rival() -> None:
    t = Table(players=1).points(0, 5).points(1, 5).units(0, garrison=2).units(1, garrison=3)
    assert t.last_round().at_recall().start().standings[0].seat == 1
    t = Table(players=1).points(0, 5).points(1, 5).units(0, garrison=4).units(1, garrison=3)
    assert t.last_round().at_recall().start().standings[0].seat == 0


@pytest.mark.shows("R-071")
@pytest.mark.parametrize("players", [1, 2])
def test_in_a_full_tie_the_person_wins(players: int) -> None:
    t = Table(players=players)
    for seat in range(3):
        t.points(seat, 5).have(seat, spice=0, solari=0, water=1).units(seat, garrison=3)
    s = t.last_round().at_recall().start()
    assert s.is_over
    order = [x.seat for x in s.standings]
    assert order[:players] == sorted(range(players), key=lambda n: -s.seats[n].revealed_at)
    assert order[0] != 2
    assert set(order[players:]) == set(range(players, 3))


@pytest.mark.shows("V-9.1", "V-1.3", "U-13.5")
def test_persons_still_have_their_endgame_when_a_rival_ends_the_game() -> None:
    t = Table(players=1).points(1, 10).points(0, 9).influence(0, fremen=4).alliance(1, "fremen")
    t.intrigue(0, "shadow_alliance").have(0, spice=3, water=1).points(0, 10).points(1, 10)
    s = t.at_recall().start()
    assert not s.is_over
    assert s.decision.seat == 0
    do(s, "intrigue:shadow_alliance")
    if not s.is_over:
        do(s, "end")
    assert s.is_over
    assert [(x.seat, x.vp) for x in s.standings][:2] == [(0, 11), (1, 10)]


@pytest.mark.shows("V-8.1", "V-3.3")
def test_two_players_the_window_starts_with_the_first_player() -> None:
    t = Table(players=2).conflict("siege_of_arrakeen").hagal("heighliner")
    for seat in range(3):
        t.units(seat, conflict=1)
    t.intrigue(0, "contingency_plan").intrigue(1, "contingency_plan")
    s = t.at_combat(0).start()
    assert (s.decision.seat, s.strength(RIVAL)) == (0, 7)


@pytest.mark.shows("V-8.3", "R-019", "U-12.8")
def test_tied_rivals_take_their_rewards_in_turn_order() -> None:
    # Two Rivals tied for first take the second reward; two Intrigue cards are left.
    for first, order in ((0, [1, 2]), (2, [2, 1])):
        t = solo("shadow_contest", 1, 2, 2).at_combat(first).intrigue(0, "contingency_plan")
        s = do(t.start(), "pass")
        rewards = [seat for event, seat, _, _ in s.log or [] if event == events.REWARD]
        assert rewards == order


@pytest.mark.shows("V-8.8", "V-7.2", "R-061")
def test_a_price_in_a_reward_is_paid_though_the_swordmaster_is_missing() -> None:
    # 3 spice for a point rather than kept for the Swordmaster.
    t = won("spice_freighters").have(1, spice=4, solari=2, water=1).battle_cards(1)
    s = t.start()
    assert (s.seats[1].vp, s.seats[1].spice, s.seats[1].swordmaster) == (1, 1, False)


@pytest.mark.shows("V-8.5", "V-8.8", "V-8.3")
def test_a_whole_reward_of_a_conflict_iii() -> None:
    t = won("battle_for_spice_refinery").have(1, solari=6).control(0, "spice_refinery")
    s = t.start()
    assert control(s)["spice_refinery"] == 1
    assert (s.seats[1].vp, s.seats[1].solari) == (2, 0)
    assert "battle_for_spice_refinery" in battle_cards(s, 1)
