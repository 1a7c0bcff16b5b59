from __future__ import annotations

import msgspec
import pytest

from kanly.arena.results import EXPECTED_IN
from kanly.bots import Bot, Knowledge, base, known
from kanly.bots.expected import FILE, Expected, expectations
from kanly.bots.levels import FIRST, LADDER, USUAL, about_names, levels
from kanly.mind.styles import STYLES


class FirstBot(Bot):
    """Takes the first action."""

    def decide(self, known: Knowledge) -> int:
        return known.decision.actions[0]


def test_every_level_is_a_bot_and_every_bot_that_comes_with_kanly_a_level() -> None:
    assert sorted(LADDER) == known()
    assert {FIRST, USUAL} < set(LADDER)


def test_all_levels_but_random_play_in_every_style_the_usual_one_first() -> None:
    styles = [style.id for style in STYLES]
    assert styles[0] == "balanced"
    found = {level.id: level.styles for level in levels()}
    assert found.pop("random") == []
    assert all(named == styles for named in found.values())


def test_only_a_bot_that_looks_at_the_clock_tells_how_long_it_thinks() -> None:
    assert [level.id for level in levels() if level.seconds] == ["search"]


def test_a_bot_of_ones_own_comes_after_the_levels(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(base._makers, "first", FirstBot)
    *ladder, own = levels()
    assert [level.id for level in ladder] == LADDER
    assert (own.id, own.styles, own.seconds, own.expected) == ("first", [], 0.0, None)


def test_what_to_expect_was_measured_against_the_level_below() -> None:
    assert msgspec.json.decode(FILE.read_bytes(), type=Expected).scene == EXPECTED_IN
    assert {"novice", "greedy", "planner"} <= expectations().keys()
    for level, row in expectations().items():
        assert row.against == LADDER[LADDER.index(level) - 1]
        assert row.opponents == 3
        assert 0 <= row.wins <= row.games >= 20


def test_help_names_levels_and_styles() -> None:
    for name in (*LADDER, *(style.id for style in STYLES)):
        assert name in about_names()
