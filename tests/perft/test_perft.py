"""Counted positions keep their counts: no action appears, vanishes or leads elsewhere unnoticed.

If the change was meant, write them anew (``make perft``) and look at the difference.
"""

from __future__ import annotations

from pathlib import Path

import pytest

import kanly
from tests.perft.count import Position, count, divide, report
from tests.perft.positions import ENOUGH, FOLDER, asked, wanted

FILES = sorted(FOLDER.glob("*.json"))


@pytest.mark.parametrize("path", FILES, ids=[path.stem for path in FILES])
def test_a_position_has_as_many_sequences_as_before(path: Path) -> None:
    position = Position.load(path)
    state = position.state()
    depths = range(1, len(position.counts) + 1)
    assert [count(state, depth) for depth in depths] == position.counts


def test_there_is_a_file_for_every_position() -> None:
    assert {path.stem for path in FILES} == set(wanted())


def test_counts_go_on_until_there_are_enough_or_the_game_is_over() -> None:
    for path in FILES:
        counts = Position.load(path).counts
        assert counts[-1] >= ENOUGH or counts[-1] == 0, path.name
        assert all(0 < n < ENOUGH for n in counts[:-1]), path.name


def test_positions_are_of_every_size_and_of_many_kinds() -> None:
    positions = [Position.load(path) for path in FILES]
    starts = [p.new_game for p in positions if not p.actions]
    codex = {(setup["players"], "choam" in setup["modules"]) for setup in starts}
    modes = {(players, choam) for players in (1, 2, 3, 4) for choam in (False, True)}
    assert codex == modes | {(6, True)}
    kinds = {asked(position.state()) for position in positions}
    assert kinds >= {"leader", "turn", "agent-menu", "reveal-menu", "combat", "endgame", "activate"}


def test_no_action_is_one_sequence_and_a_finished_game_has_none_longer() -> None:
    state = kanly.new_game(players=3, seed=7)
    while state.decision is not None:
        assert count(state, 0) == 1
        assert count(state, 1) == len(state.decision.actions)
        state.apply(state.decision.actions[-1])
    assert [count(state, depth) for depth in (0, 1, 2)] == [1, 0, 0]


def test_counting_leaves_the_state_alone() -> None:
    state = kanly.new_game(players=4, seed=1)
    before = state.fingerprint()
    assert sum(divide(state, 4).values()) == count(state, 4)
    assert state.fingerprint() == before


def test_the_report_shows_where_a_file_is_wrong(tmp_path: Path) -> None:
    right = Position("Start.", {"players": 3, "seed": 7}, ["reveal"], [])
    depth_two = count(right.state(), 2)
    wrong = Position(right.about, right.new_game, right.actions, [1, depth_two])
    wrong.save(tmp_path / "start.json")
    lines = list(report(tmp_path / "start.json"))
    assert lines[0] == "start.json: Start."
    assert lines[1].endswith(", the file says 1")
    assert lines[2] == f"  depth 2: {depth_two}"
    assert sum(int(line.split(": ")[1]) for line in lines[3:]) == depth_two
