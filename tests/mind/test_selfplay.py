"""Games the network plays against itself, as they are kept to learn from."""

from __future__ import annotations

from array import array
from collections import Counter
from math import exp, log
from random import Random

import pytest

import kanly
from kanly import State
from kanly.bots.searching import MODEL
from kanly.mind.model import read_model, write_model
from kanly.mind.selfplay import Harvest, Player, pick, results
from tests.mind.features import NAMES

PLAYER = Player(read_model(MODEL.read_bytes(), NAMES), NAMES)


def played(seed: int, players: int = 3, games: int = 1) -> tuple[Harvest, list[State]]:
    """Some games, and their ends."""
    harvest = Harvest()
    states = []
    for game in range(games):
        state = kanly.new_game(players=players, seed=seed + game)
        PLAYER.play(state, Random(seed + game), harvest)
        states.append(state)
    return harvest, states


def test_every_decision_is_kept() -> None:
    harvest, states = played(1, games=2)
    assert all(state.is_over for state in states)
    decisions = len(harvest.taken)
    assert Counter(harvest.game) == {0: states[0].ply, 1: states[1].ply}
    assert len(harvest.said) == len(harvest.seat) == len(harvest.features_end) == decisions
    assert len(harvest.judged) == 2 * decisions
    assert harvest.features_end[-1] == len(harvest.features)
    assert harvest.choices_end[-1] == len(harvest.choices)
    begins = [0, *harvest.choices_end[:-1]]
    for begin, end, taken in zip(begins, harvest.choices_end, harvest.taken):
        assert begin + taken < end


def test_some_positions_are_kept_as_those_see_them_who_are_not_asked() -> None:
    harvest, _ = played(1, games=2)
    assert 0.02 < len(harvest.others_seat) / len(harvest.taken) < 0.25
    assert harvest.others_end[-1] == len(harvest.others)


def test_the_same_seed_gives_the_same_game() -> None:
    first, second = played(5)[0], played(5)[0]
    assert first.features == second.features
    assert first.said == second.said
    assert first.features != played(6)[0].features


def test_actions_without_a_row_are_noted() -> None:
    header = {
        "units": 1, "judges": 1, "advisers": 1, "size": 1, "actions": ["", "turn reveal"],
        "fields": [{"name": "wall", "first": 0, "size": 1, "each": 1, "ids": []}],
    }  # fmt: skip
    beginner = Player(read_model(write_model(header, array("h", [0] * 12)), NAMES), NAMES)
    harvest = Harvest()
    beginner.play(kanly.new_game(players=3, seed=1), Random(1), harvest)
    assert "turn card:dagger" in harvest.unknown
    assert "turn reveal" not in harvest.unknown
    assert set(harvest.choices) == {0, 1}


def test_a_result_is_who_has_won_and_by_how_much() -> None:
    _, (state,) = played(2)
    found = results(state)
    best = max(standing.total for standing in state.standings)
    for standing in state.standings:
        won, margin = found[standing.seat]
        assert won == (standing.place == 1)
        assert margin <= 0 or standing.total == best
    assert sum(won for won, _ in found) == 1


def test_teammates_win_together() -> None:
    _, (state,) = played(3, players=6)
    found = results(state)
    assert sum(won for won, _ in found) == 3
    assert {won for won, _ in found[0::2]} != {won for won, _ in found[1::2]}


def test_what_more_speaks_for_is_picked_more_often() -> None:
    chance = Random(1)
    picked = Counter(pick([0.0, log(3.0)], chance)[0] for _ in range(4000))
    assert picked[1] / 4000 == pytest.approx(0.75, abs=0.03)
    assert pick([0.0, 50.0], chance) == (1, pytest.approx(1.0))
    assert pick([7.0], chance) == (0, 1.0)
    assert pick([1.0, 1.0], chance)[1] == pytest.approx(exp(log(0.5)))
