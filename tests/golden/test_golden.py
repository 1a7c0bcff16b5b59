"""A change of behaviour is always seen: golden games must play as they did.

If the change was meant, write them anew (``make golden``) and look at the difference.
"""

from __future__ import annotations

import difflib

import pytest

from kanly.engine.library import EDITIONS, load
from tests.golden.playthrough import FOLDER, games, games_of_2020, playthrough, rival_games
from tests.golden.vocabulary import FILES, vocabulary


@pytest.mark.parametrize("name", games())
def test_golden_game_plays_as_before(name: str) -> None:
    before = (FOLDER / f"{name}.txt").read_text(encoding="utf-8").splitlines()
    now = playthrough(games()[name]).splitlines()
    changes = list(difflib.unified_diff(before, now, "golden", "now", lineterm="", n=2))
    assert not changes, "\n".join(changes[:40])


def test_golden_games_cover_all_leaders_seats_and_modules() -> None:
    setups = list(games().values())
    named = {x for s in setups if not isinstance(s["leaders"], str) for x in s["leaders"]}
    assert len(setups) >= 20
    assert named == {x.id for id in EDITIONS for x in load(id).leaders if not x.face_of}
    played = {(s.get("edition", "uprising"), s["players"]) for s in setups}
    assert played == {(id, mode.players) for id in EDITIONS for mode in EDITIONS[id].modes}
    assert {x for s in setups for x in s.get("modules", [])} == set(EDITIONS["uprising"].modules)


def test_golden_games_cover_all_rivals_levels_and_variants() -> None:
    setups = rival_games().values()
    edition = EDITIONS["uprising"]
    assert {x for s in setups for x in s["rivals"]} == set(load("uprising").rival_ids)
    assert {s["difficulty"] for s in setups if s["players"] == 1} == set(edition.levels)
    assert {x for s in setups for x in s["variants"]} == set(edition.variants)


def test_golden_games_of_2020_cover_all_rivals_and_levels() -> None:
    setups = [s for s in games_of_2020().values() if s["players"] == 1]
    rivals = [x.id for x in load("imperium").rivals if 1 in x.players]
    assert {x for s in setups for x in s["rivals"]} == set(rivals)
    assert {s["difficulty"] for s in setups} == set(EDITIONS["imperium"].levels)


@pytest.mark.parametrize(("edition", "players"), FILES)
def test_numbers_of_actions_never_change(edition: str, players: int) -> None:
    now = vocabulary(edition, players)
    lines = FILES[edition, players].read_text(encoding="utf-8").splitlines()
    for line in lines:
        number, text = line.split(" ")
        assert now[int(number)] == text
    assert len(now) == len(lines)
