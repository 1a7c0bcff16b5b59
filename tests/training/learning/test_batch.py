"""What there is to learn from games."""

from __future__ import annotations

import numpy as np
import pytest

from kanly.training.batch import bound, goals, look_back
from kanly.training.lists import joined, lists
from kanly.training.network import new_learner
from kanly.training.playing import TOGETHER, Sheaf, play_games, tasks_of
from tests.training.learning.runs import model_of


def sheaves(games: int) -> list[Sheaf]:
    """Some games, played by a network that knows nothing."""
    return [play_games(task) for task in tasks_of(model_of(new_learner(1)), 1, range(games), 0.95)]


# ---------------------------------------------------------------- lists


def test_lists_are_taken_in_any_order() -> None:
    some = lists([1, 2, 3, 4, 5, 6], [2, 2, 5, 6])
    assert len(some) == 4
    assert some.lengths.tolist() == [2, 0, 3, 1]
    assert some.owners.tolist() == [0, 0, 2, 2, 2, 3]
    taken = some.take(np.array([2, 1, 0]))
    assert taken.values.tolist() == [3, 4, 5, 1, 2]
    assert taken.starts.tolist() == [0, 3, 3]


def test_lists_are_joined() -> None:
    both = joined([lists([1, 2], [1, 2]), lists([3, 4, 5], [0, 3])])
    assert both.values.tolist() == [1, 2, 3, 4, 5]
    assert both.bounds.tolist() == [0, 1, 2, 2, 5]


# ---------------------------------------------------------------- advantages


def test_with_full_trust_only_the_end_of_the_game_counts() -> None:
    judged = np.array([[0.5, 0.5], [0.25, 0.5], [0.75, 0.5]], np.float32)
    end = np.array([[1.0, 0.25]] * 3, np.float32)
    gained = look_back(judged, end, np.zeros(3, np.int64), trust=1.0)
    assert gained.tolist() == [[0.5, -0.25], [0.75, -0.25], [0.25, -0.25]]


def test_without_trust_only_the_next_judgement_counts() -> None:
    judged = np.array([[0.5, 0.5], [0.25, 0.5], [0.75, 0.5]], np.float32)
    end = np.array([[1.0, 0.25]] * 3, np.float32)
    gained = look_back(judged, end, np.zeros(3, np.int64), trust=0.0)
    assert gained.tolist() == [[-0.25, 0.0], [0.5, 0.0], [0.25, -0.25]]


def test_seats_and_games_are_followed_apart() -> None:
    judged = np.array([[0.5, 0.5], [0.1, 0.5], [0.5, 0.5]], np.float32)
    end = np.array([[1.0, 0.5], [0.0, 0.5], [1.0, 0.5]], np.float32)
    gained = look_back(judged, end, np.array([1, 2, 1]), trust=1.0)
    assert gained[:, 0].tolist() == pytest.approx([0.5, -0.1, 0.5])


def test_the_end_of_a_game_is_won_or_not_and_a_margin() -> None:
    found = goals([[(1.0, 0.0), (0.0, -3.0)]])
    assert found[0, 0].tolist() == [1.0, 0.5]
    assert found[0, 1].tolist() == pytest.approx([0.0, 0.269], abs=0.001)


# ---------------------------------------------------------------- batches


def test_a_batch_has_those_who_were_asked_before_those_who_watched() -> None:
    (sheaf,) = sheaves(2)
    batch = sheaf.batch
    assert 0 < batch.asked < len(batch) == len(batch.target)
    assert batch.asked == len(batch.choices) == len(batch.said) == len(batch.advantage)
    assert (batch.taken < batch.choices.lengths).all()
    assert batch.target.min() >= 0.0
    assert batch.target.max() <= 1.0


def test_batches_are_bound_in_order() -> None:
    parts = [sheaf.batch for sheaf in sheaves(TOGETHER + 1)]
    assert len(parts) == 2
    both = bound(parts)
    first, second = parts
    assert both.asked == first.asked + second.asked
    assert len(both) == len(first) + len(second)
    at = np.array([first.asked])
    assert (
        both.features.take(at).values.tolist()
        == second.features.take(np.array([0])).values.tolist()
    )
    watched = both.features.take(np.array([both.asked])).values
    assert watched.tolist() == first.features.take(at).values.tolist()
    assert both.target[both.asked :].tolist() == [
        *first.target[first.asked :].tolist(), *second.target[second.asked :].tolist(),
    ]  # fmt: skip


def test_actions_nobody_knows_are_brought_home() -> None:
    (sheaf,) = sheaves(1)
    assert len(sheaf.unknown) > 20
    assert set(sheaf.batch.choices.values.tolist()) == {0}
