"""Where a model comes from, in words."""

from __future__ import annotations

from array import array
from pathlib import Path
from typing import Any

import pytest

from kanly.mind.model import write_model
from kanly.training.describe import main
from kanly.training.plan import Leg, Plan, Settings

FIRST = Leg(Plan(7, Settings(games=64), "abc1234-dirty", "0.6.0 (compiled)"), 0, 1e-3, "2026-01-02")
SECOND = Leg(Plan(8, Settings(games=128), "def", "0.7.0 (plain)"), 10, 5e-4, "2026-02-03")


def described(
    tmp_path: Path, capsys: pytest.CaptureFixture[str], origin: dict[str, Any]
) -> list[str]:
    """What is printed of a model of this origin."""
    header = {
        "units": 64, "judges": 16, "advisers": 32, "size": 4991, "fields": [{}],
        "actions": ["", "x"], "origin": origin,
    }  # fmt: skip
    file = tmp_path / "some.model"
    file.write_bytes(write_model(header, array("h")))
    assert main([str(file)]) == 0
    return capsys.readouterr().out.splitlines()[1:]


def test_a_model_tells_how_it_was_made(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    legs = [FIRST.as_dict(), SECOND.as_dict()]
    origin = {"rounds": 30, "games": 3200, "written": "2026-03-04", "legs": legs}
    said = described(tmp_path, capsys, origin)
    assert said[:4] == [
        "4991 features, 64 units, 16 judges, 32 advisers, 2 actions in their contexts",
        "written: 2026-03-04",
        "rounds: 30, games: 3200",
        "rounds 1 to 10:",
    ]
    assert said[4] == "  begun 2026-01-02 by kanly 0.6.0 (compiled), commit abc1234-dirty"
    assert said[5].startswith("  seed 7, rounds 2000, games 64, rate 0.001, last rate 0.0001")
    assert said[6] == "rounds 11 to 30:"
    assert "rate at its beginning 0.0005" in said[8]


def test_rounds_nobody_has_told_of_are_named(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    origin = {"rounds": 30, "games": 3200, "legs": [SECOND.as_dict()]}
    assert "rounds 1 to 10: not told how" in described(tmp_path, capsys, origin)
    assert described(tmp_path, capsys, {})[-1] == "not told how"


def test_a_model_that_began_with_another_tells_of_both(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    first = {"rounds": 10, "games": 640, "legs": [FIRST.as_dict()]}
    second = {"rounds": 20, "games": 2560, "legs": [SECOND.as_dict()], "from": first}
    said = described(tmp_path, capsys, second)
    at = said.index("begun with another model:")
    assert said[at + 2 : at + 4] == ["  rounds: 10, games: 640", "  rounds 1 to 10:"]


def test_the_model_of_the_bots_is_described_unless_another_is_named(
    capsys: pytest.CaptureFixture[str],
) -> None:
    assert main([]) == 0
    assert "kanly.model:\n4991 features" in capsys.readouterr().out


def test_what_is_no_model_is_refused(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    file = tmp_path / "note.txt"
    file.write_text("hello")
    assert main([str(file)]) == 2
    assert main([str(tmp_path / "none")]) == 2
    said = capsys.readouterr().err.splitlines()
    assert said[0] == "kanly.training.describe: this is not a model file"
    assert "No such file" in said[1]
