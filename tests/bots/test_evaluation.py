"""What the greedy bot thinks of positions."""

from __future__ import annotations

from dataclasses import replace

import pytest

from kanly import State
from kanly.mind.evaluation import Evaluation, rounds_left
from kanly.mind.weights import Weights
from tests.table import Table

W = Weights()


def conflict_worth(state: State, me: int = 0) -> float:
    """What the Conflict promises a seat."""
    evaluation = Evaluation(state.codex, W)
    return evaluation._conflict(state, me, state.seats[me])


def trophy(state: State, me: int = 0) -> float:
    return Evaluation(state.codex, W)._trophy(state, me, state.seats[me])


def test_everybody_else_is_an_opponent() -> None:
    assert Table(players=4).start().opponents(1) == [2, 3, 0]
    assert sorted(Table(players=1).start().opponents(0)) == [1, 2]


def test_a_seat_commands_its_own_units() -> None:
    state = Table().start()
    assert [state.army(n) for n in range(3)] == state.seats


def test_without_units_or_a_conflict_there_is_nothing_to_win() -> None:
    assert conflict_worth(Table().units(0, conflict=0).start()) == 0
    state = Table().units(0, conflict=2).start()
    assert conflict_worth(state) > 0
    state.conflict = -1
    assert conflict_worth(state) == 0


def test_more_strength_promises_more_and_a_stronger_opponent_less() -> None:
    def worth(mine: int, theirs: int) -> float:
        table = Table().conflict("skirmish_crysknife")
        return conflict_worth(table.units(0, conflict=mine).units(1, conflict=theirs).start())

    assert worth(1, 3) < worth(2, 3) < worth(4, 3)
    assert worth(2, 4) < worth(2, 2) < worth(2, 1)


def test_a_conflict_without_battle_icon_gives_no_trophy(monkeypatch: pytest.MonkeyPatch) -> None:
    state = Table().conflict("skirmish_crysknife").start()
    assert trophy(state) in (W.battle_icon, W.vp)
    icons = list(state.codex.battle_icon)
    icons[state.conflict] = -1
    monkeypatch.setattr(state.codex, "battle_icon", icons)
    assert trophy(state) == 0


def test_a_won_conflict_without_battle_icon_cannot_be_matched_later(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    state = Table().start()
    conflict = state.codex.battle_number["skirmish_crysknife"]

    def gained() -> float:
        evaluation = Evaluation(state.codex, W)
        without = evaluation.of(state, 0)
        face_up = state.seats[0].face_up
        state.seats[0].face_up += bytes([conflict])
        worth = evaluation.of(state, 0) - without
        state.seats[0].face_up = face_up
        return worth

    assert gained() > 0
    icons = list(state.codex.battle_icon)
    icons[conflict] = -1
    monkeypatch.setattr(state.codex, "battle_icon", icons)
    assert gained() == 0


def test_the_end_is_as_near_as_the_mode_says(monkeypatch: pytest.MonkeyPatch) -> None:
    state = Table(players=3).start()
    state.seats[1].vp = 7
    assert rounds_left(state) == pytest.approx(3 / 1.2)
    state.seats[1].vp = 12
    assert rounds_left(state) == 0
    monkeypatch.setattr(state.codex, "mode", replace(state.codex.mode, end_points=16))
    assert rounds_left(state) == pytest.approx(4 / 1.2)
    state.conflict_deck = state.conflict_deck[:2]
    assert rounds_left(state) == 2
