"""Looking back at a game: what is told adds up, and is what a seat could know."""

from __future__ import annotations

import pytest

from kanly import Record, State
from kanly.bots import Knowledge
from kanly.bots.searching import Budget
from kanly.coach import Review, review, told_review
from kanly.coach.judging import chances, expected, shuffled, sides
from kanly.coach.review import COST, COSTLIEST, SWING, TURNING
from kanly.coach.weighing import weigh
from kanly.engine.errors import BadRecord
from kanly.language import LANGUAGES, seat_names

from .games import GAMES, played, positions

TRIES = 4
PLIES = 60


def beginning(game: str) -> Record:
    """The first turns of a game."""
    record = played(game, seed=7)
    return Record(record.setup, record.actions[:PLIES])


@pytest.fixture(scope="module")
def whole() -> tuple[Record, Review, list[float]]:
    """A whole game, what was found, and what was told of the progress."""
    record = played("two", seed=3)
    parts: list[float] = []
    return record, review(record, parts.append, tries=TRIES), parts


@pytest.mark.parametrize("game", GAMES)
def test_chances_add_up_at_every_point(game: str) -> None:
    found = review(beginning(game), tries=1)
    assert len(found.points) > 5
    for point in found.points:
        assert len(point.chances) == len(found.sides)
        assert sum(point.chances) == pytest.approx(1)
        assert all(0 <= chance <= 1 for chance in point.chances)
    plies = [point.ply for point in found.points]
    assert plies == sorted(set(plies))
    assert (plies[0], plies[-1]) == (0, PLIES)


@pytest.mark.parametrize("game", GAMES)
def test_own_decisions_those_of_others_and_luck_are_the_whole_change(game: str) -> None:
    found = review(beginning(game), tries=1)
    first, last = found.points[0].chances, found.points[-1].chances
    seats = [n for side in found.sides for n in side]
    assert {account.seat for account in found.accounts} <= set(seats)
    for account in found.accounts:
        side = next(n for n, seats in enumerate(found.sides) if account.seat in seats)
        assert account.total == pytest.approx(last[side] - first[side])
        parts = account.own + account.others + account.luck
        assert parts == pytest.approx(account.total)


def test_the_sides_are_teams_and_the_rivals_that_can_win() -> None:
    found = {game: sides(beginning(game).begin()) for game in GAMES}
    assert found["alone"] == [[0], [1, 2]]
    assert found["two"] == [[0], [1], [2]]
    assert found["four"] == [[0], [1], [2], [3]]
    assert found["teams"] == [[0, 2, 4], [1, 3, 5]]
    assert found["two in 2020"] == [[0], [1]]  # House Hagal wants nothing there


def test_at_the_end_the_winner_has_every_chance(whole: tuple[Record, Review, list[float]]) -> None:
    record, found, _ = whole
    winner = record.replay().standings[0].seat
    assert found.over
    assert found.points[-1].chances == [float(winner in side) for side in found.sides]


def test_costs_are_never_negative_and_the_costliest_are_told(
    whole: tuple[Record, Review, list[float]],
) -> None:
    record, found, _ = whole
    assert found.costly
    for one in found.costly:
        state = record.replay(one.ply)
        assert state.decision is not None
        assert state.decision.seat == one.seat
        assert state.action(one.played) == record.actions[one.ply]
        assert state.action(one.better.action) in state.decision.actions
        assert one.cost == pytest.approx(one.better.win - one.played_win)
        assert one.cost >= COST
        assert one.better.than in (one.played, None)
    for account in found.accounts:
        own = [one.cost for one in found.costly if one.seat == account.seat]
        assert len(own) <= COSTLIEST
        assert own == sorted(own, reverse=True)
        assert account.lost >= sum(own) - 1e-9


def test_every_answer_costs_nothing_or_something() -> None:
    for state in positions("three", seed=7, count=8):
        assert state.decision is not None
        for action in state.decision.actions[:3]:
            weighed = weigh(Knowledge(state), Budget(6), 1, keeping=[action])
            mine = next(x for x in weighed if x.action == action)
            assert weighed[0].win - mine.win >= 0


def test_turning_points_are_the_largest_changes(whole: tuple[Record, Review, list[float]]) -> None:
    _, found, _ = whole
    changes = [
        max((abs(b - a) for a, b in zip(one.chances, two.chances)))
        for one, two in zip(found.points, found.points[1:])
    ]
    largest = sorted((x for x in changes if x >= SWING), reverse=True)[:TURNING]
    assert sorted((abs(x.change) for x in found.turning), reverse=True) == pytest.approx(largest)


def test_progress_goes_from_nothing_to_all(whole: tuple[Record, Review, list[float]]) -> None:
    _, _, parts = whole
    assert parts == sorted(parts)
    assert 0 < parts[0] < 0.1
    assert parts[-1] == 1


@pytest.mark.parametrize("lang", LANGUAGES)
def test_a_review_can_be_told(whole: tuple[Record, Review, list[float]], lang: str) -> None:
    record, found, _ = whole
    told = told_review(record, found, lang, seat_names(record.replay(), lang))
    assert len(told.names) == len(found.sides)
    assert all(turning.what for turning in told.turning)
    for one in told.costly:
        assert one.played
        assert one.better.label
        assert one.better.reasons


def test_the_same_game_is_looked_back_at_in_the_same_way() -> None:
    record = beginning("three")
    assert review(record, tries=2) == review(record, tries=2)


def test_an_empty_game_is_refused() -> None:
    with pytest.raises(BadRecord, match="nothing has been played"):
        review(Record(played("three", 7).setup, []))


def test_only_what_lies_hidden_in_decks_is_shuffled() -> None:
    for game in GAMES:
        for state in positions(game, seed=7, count=3):
            other = shuffled(state, 1)
            for before, after in zip(state.seats, other.seats):
                assert after.hand == before.hand
                assert after.intrigue == before.intrigue
                assert sorted(after.deck) == sorted(before.deck)
            assert sorted(other.imperium_deck) == sorted(state.imperium_deck)
            assert chances(other) == chances(state)


def decks(state: State) -> list[bytes]:
    return [*(seat.deck for seat in state.seats), state.imperium_deck, state.intrigue_deck]


def test_what_hangs_on_no_card_is_no_luck() -> None:
    """Ending an Agent turn shows nothing hidden: what it does on average is what it does."""
    checked = 0
    for state in positions("four", seed=7, count=200):
        assert state.decision is not None
        action = state.decision.actions[-1]
        if state.action_text(action) != "end" or state.decision.kind != "agent-menu":
            continue
        after = state.copy()
        after.apply(action)
        if decks(after) != decks(state):
            continue  # who had no other answer has revealed unasked
        assert expected(state, action, 3) == pytest.approx(chances(after))
        checked += 1
    assert checked > 3
