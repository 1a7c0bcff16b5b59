"""How the game of two teams ends and who has won it (S-12)."""

from __future__ import annotations

import pytest

from kanly import State

from ..table import Table, do, intrigues, legal
from .six import (
    ALLIES,
    COMMANDERS,
    FEYD,
    GURNEY,
    IRULAN,
    JESSICA,
    MUAD_DIB,
    SHADDAM,
    TEAMS,
    finish_round,
    teams,
)

TIE_BREAKS = ("spice", "solari", "water", "garrison")


def winners(s: State) -> set[int]:
    """The seats in first place."""
    assert s.is_over
    return {standing.seat for standing in s.standings if standing.place == 1}


def bare(last: int = 1) -> Table:
    """Nobody has anything but 6 points a team; a player of team `last` revealed last."""
    t = Table(6)
    for seat in range(6):
        t.have(seat, solari=0, spice=0, water=0)
    for seat in ALLIES:
        t.units(seat)
    return t.revealed(*TEAMS[1 - last])


def end(t: Table) -> State:
    """The Endgame; nobody has anything to play."""
    return t.at_endgame().start()


# ---------------------------------------------------------------- the trigger


@pytest.mark.shows("S-12.1", "S-1.2", "U-13.2")
@pytest.mark.parametrize("seat", range(6))
@pytest.mark.parametrize("points", [9, 10])
def test_any_single_player_with_ten_points_begins_the_endgame(seat: int, points: int) -> None:
    s = Table(6).points(seat, points).at_recall().start()
    assert s.is_over == (points == 10)


@pytest.mark.shows("S-12.1", "S-1.2")
def test_the_points_of_a_team_together_do_not_begin_it() -> None:
    t = Table(6).points(MUAD_DIB, 9).points(GURNEY, 9).points(JESSICA, 9)
    assert not t.at_recall().start().is_over


@pytest.mark.shows("S-12.1", "S-2.4")
def test_an_empty_conflict_deck_begins_it() -> None:
    assert Table(6).last_round().at_recall().start().is_over
    assert finish_round(Table(6).last_round().turn_of(GURNEY).start()).is_over


# ---------------------------------------------------------------- the team's total


@pytest.mark.shows("S-12.1", "S-1.2")
@pytest.mark.parametrize(
    ("points", "team"),
    [
        ((4, 1, 10, 4, 1, 1), 0),  # 15 : 6
        ((4, 5, 10, 4, 1, 7), 1),  # 15 : 16, though Gurney has most
        ((10, 1, 1, 9, 1, 3), 1),  # 12 : 13
        ((10, 1, 2, 9, 1, 2), 0),  # 13 : 12
    ],
)
def test_the_team_with_the_higher_total_wins(points: tuple[int, ...], team: int) -> None:
    t = Table(6)
    for seat, vp in enumerate(points):
        t.points(seat, vp)
    s = t.at_recall().start()
    assert winners(s) == set(TEAMS[team])
    for standing in s.standings:
        assert standing.vp == points[standing.seat]
        assert standing.total == sum(points[seat] for seat in TEAMS[standing.team])


@pytest.mark.shows("S-12.1")
def test_teammates_share_their_place() -> None:
    s = Table(6).points(GURNEY, 10).at_recall().start()
    assert len(s.standings) == 6
    place = {standing.seat: standing.place for standing in s.standings}
    assert {place[seat] for seat in TEAMS[0]} == {1}
    assert len({place[seat] for seat in TEAMS[1]}) == 1
    assert place[SHADDAM] > 1
    assert [standing.place for standing in s.standings] == sorted(place.values())
    assert all(standing.team == (standing.seat in TEAMS[1]) for standing in s.standings)


# ---------------------------------------------------------------- ties


@pytest.mark.shows("S-12.1", "U-13.7")
@pytest.mark.parametrize("team", [0, 1])
@pytest.mark.parametrize("good", TIE_BREAKS)
def test_ties_are_broken_by_the_goods_of_the_team_together(good: str, team: int) -> None:
    t = bare(last=1 - team)
    ours, theirs = TEAMS[team], TEAMS[1 - team]
    for seats, amounts in ((ours, (1, 2, 1)), (theirs, (0, 3, 0))):
        for seat, amount in zip(seats, amounts):
            if good != "garrison":
                t.have(seat, **{good: amount})
            elif seat in ALLIES:
                t.units(seat, garrison=amount)
    # 4 to 3 together (3 to 3 in garrisons, where Commanders have none: one more)
    if good == "garrison":
        t.units(ours[2], garrison=2)
    assert winners(end(t)) == set(ours)


@pytest.mark.shows("S-12.1")
@pytest.mark.parametrize("rank", range(3))
def test_an_earlier_tie_break_beats_a_later_one(rank: int) -> None:
    t = bare(last=1)
    better, worse = TIE_BREAKS[rank], TIE_BREAKS[rank + 1]
    t.have(JESSICA, **{better: 1})
    if worse == "garrison":
        t.units(FEYD, garrison=9)
    else:
        t.have(FEYD, **{worse: 9})
    assert winners(end(t)) == set(TEAMS[0])


@pytest.mark.shows("S-12.1", "R-093")
@pytest.mark.parametrize("team", [0, 1])
def test_last_of_all_the_team_that_revealed_last_wins(team: int) -> None:
    assert winners(end(bare(last=team))) == set(TEAMS[team])


@pytest.mark.shows("S-12.1", "R-093")
def test_the_sums_that_break_ties_are_told() -> None:
    t = bare().have(MUAD_DIB, spice=2, solari=1).have(JESSICA, spice=3, water=4)
    t.units(GURNEY, garrison=2).units(JESSICA, garrison=1)
    ties = {standing.seat: standing.ties for standing in end(t).standings}
    assert [ties[GURNEY][good] for good in TIE_BREAKS] == [5, 1, 4, 3]
    assert [ties[FEYD][good] for good in TIE_BREAKS] == [0, 0, 0, 0]
    assert ties[MUAD_DIB] == ties[GURNEY] == ties[JESSICA]


# ---------------------------------------------------------------- Endgame Intrigue


def offered(seat: int, card: str, t: Table) -> bool:
    """Whether the seat may play an Endgame card."""
    s = t.intrigue(seat, card).at_endgame().start()
    while not s.is_over:
        if s.decision.seat == seat and f"intrigue:{card}" in legal(s):
            return True
        do(s, next(a for a in ("pass", "end", legal(s)[0]) if a in legal(s)))
    return False


@pytest.mark.shows("S-12.2", "S-6.3", "intrigue/crysknife", "intrigue/desert_mouse")
@pytest.mark.parametrize("seat", COMMANDERS)
@pytest.mark.parametrize(
    ("card", "won"),
    [
        ("crysknife", "choam_security"),
        ("desert_mouse", "protect_the_sietches"),
        ("ornithopter", "siege_of_arrakeen"),
    ],
)
def test_cards_for_battle_icons_do_nothing_for_a_commander(seat: int, card: str, won: str) -> None:
    ally = {MUAD_DIB: GURNEY, SHADDAM: FEYD}[seat]
    assert not offered(seat, card, Table(6).battle_cards(ally, won))
    assert offered(ally, card, Table(6).battle_cards(ally, won))


@pytest.mark.shows("S-12.2", "intrigue/secure_spice_trade")
@pytest.mark.parametrize("seat", COMMANDERS)
def test_secure_spice_trade_counts_the_commanders_own_cards(seat: int) -> None:
    flow = ("the_spice_must_flow", "the_spice_must_flow")
    assert offered(seat, "secure_spice_trade", Table(6).discard(seat, *flow))
    ally = {MUAD_DIB: GURNEY, SHADDAM: FEYD}[seat]
    assert not offered(seat, "secure_spice_trade", Table(6).discard(ally, *flow))


@pytest.mark.shows("S-12.2", "intrigue/choam_profits")
@pytest.mark.parametrize("seat", COMMANDERS)
def test_choam_profits_counts_the_commanders_own_contracts(seat: int) -> None:
    four = ("harvest_3", "harvest_4", "immediate", "arrakeen_water")
    assert offered(seat, "choam_profits", Table(6).contracts(seat, completed=four))
    ally = {MUAD_DIB: GURNEY, SHADDAM: FEYD}[seat]
    assert not offered(seat, "choam_profits", Table(6).contracts(ally, completed=four))


@pytest.mark.shows("S-12.2", "S-5.1", "R-081", "intrigue/shadow_alliance")
@pytest.mark.parametrize(
    ("seat", "levels", "holder", "playable"),
    [
        (MUAD_DIB, {GURNEY: 1, JESSICA: 4, FEYD: 4}, FEYD, True),  # the higher Ally counts
        (MUAD_DIB, {GURNEY: 4, JESSICA: 0, FEYD: 5}, FEYD, True),
        (MUAD_DIB, {GURNEY: 3, JESSICA: 3, FEYD: 4}, FEYD, False),
        (MUAD_DIB, {GURNEY: 4, JESSICA: 4}, GURNEY, False),  # a teammate holds it
        (SHADDAM, {IRULAN: 4, JESSICA: 4}, JESSICA, True),
        (GURNEY, {GURNEY: 4, JESSICA: 4}, JESSICA, False),  # no opponent
        (GURNEY, {GURNEY: 4, IRULAN: 4}, IRULAN, True),
        (GURNEY, {JESSICA: 4, IRULAN: 4}, IRULAN, False),  # an Ally's own level only
    ],
)
def test_shadow_alliance(seat: int, levels: dict[int, int], holder: int, playable: bool) -> None:
    t = Table(6)
    for each, level in levels.items():
        t.influence(each, spacing_guild=level)
    t.alliance(holder, "spacing_guild")
    assert offered(seat, "shadow_alliance", t) == playable


@pytest.mark.shows("S-12.1", "S-12.3")
def test_endgame_cards_are_played_before_the_teams_are_compared() -> None:
    t = bare(last=1).discard(MUAD_DIB, "the_spice_must_flow", "the_spice_must_flow")
    t.intrigue(MUAD_DIB, "secure_spice_trade").points(FEYD, 2)
    s = t.at_endgame().start()
    assert s.decision.seat == MUAD_DIB
    assert teams(s)["activated"] is None  # nobody is activated for it
    assert list(s.stands_in)[:6] == list(range(6))
    do(s, "intrigue:secure_spice_trade")
    assert (s.seats[MUAD_DIB].vp, s.seats[MUAD_DIB].spice) == (5, 2)
    assert winners(s) == set(TEAMS[0])  # 7 to 7, and 2 spice


@pytest.mark.shows("S-12.3", "S-12.1")
def test_the_endgame_window_goes_clockwise_through_all_six() -> None:
    t = Table(6).intrigue(IRULAN, "contingency_plan")  # no Endgame card
    t.discard(SHADDAM, "the_spice_must_flow", "the_spice_must_flow")
    t.intrigue(SHADDAM, "secure_spice_trade")
    t.intrigue(GURNEY, "desert_mouse").battle_cards(GURNEY, "protect_the_sietches")
    s, seats = t.at_endgame().start(), []
    while not s.is_over:
        seats.append(s.decision.seat)
        do(s, legal(s)[-1])
    assert seats == [GURNEY, SHADDAM]
    assert intrigues(s, SHADDAM) == ["secure_spice_trade"]  # optional
