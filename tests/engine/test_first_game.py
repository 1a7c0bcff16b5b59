"""The recommendation for a first game with Rivals (V-2.1)."""

from __future__ import annotations

import pytest

import kanly
from kanly.editions.first_game import first_game
from kanly.engine.library import load

EASY = {"staban_tuek", "lady_amber_metulli", "gurney_halleck", "lady_margot_fenring"}
STREAMLINED = {"lady_amber_metulli", "glossu_rabban"}


def test_solo_meets_two_different_easy_rivals_at_the_lowest_level() -> None:
    pairs: set[tuple[str, ...]] = set()
    for seed in range(200):
        advice = first_game("uprising", 1, seed)
        assert advice["difficulty"] == "mercenary"
        assert advice["variants"] == []
        pairs.add(tuple(advice["rivals"]))
    assert pairs == {(a, b) for a in EASY for b in EASY if a != b}
    assert {r.id for r in load("uprising").rivals if r.swordmaster >= 8} == EASY


def test_two_players_meet_a_streamlined_rival() -> None:
    drawn: set[str] = set()
    for seed in range(20):
        advice = first_game("uprising", 2, seed)
        assert advice["difficulty"] is None
        assert advice["variants"] == ["streamlined"]
        assert len(advice["rivals"]) == 1
        drawn.update(advice["rivals"])
    assert drawn == STREAMLINED


@pytest.mark.parametrize("players", [3, 4])
def test_more_players_have_no_rivals(players: int) -> None:
    advice = first_game("uprising", players, 1)
    assert advice == {"rivals": [], "difficulty": None, "variants": []}


@pytest.mark.parametrize("players", [1, 2, 3, 4])
def test_it_can_be_played_as_it_is(players: int) -> None:
    for seed in range(5):
        advice = first_game("uprising", players, seed)
        state = kanly.new_game(players=players, seed=seed, **advice)
        assert [s.rival for s in state.seats if s.rival >= 0] == [
            state.codex.rival_number[name] for name in advice["rivals"]
        ]
        assert state.setup.level.id == (advice["difficulty"] or "")
        assert state.setup.options["variants"] == advice["variants"]


@pytest.mark.parametrize("seed", [0, 7, -3, 2**70])
def test_the_same_seed_gives_the_same_rivals(seed: int) -> None:
    assert first_game("uprising", 1, seed) == first_game("uprising", 1, seed)


def test_a_leader_at_the_table_is_no_rival() -> None:
    for seed in range(40):
        rivals = first_game("uprising", 1, seed, leaders=["staban_tuek"])["rivals"]
        assert set(rivals) < EASY - {"staban_tuek"}
        leaders = ["lady_amber_metulli", "muad_dib"]
        assert first_game("uprising", 2, seed, leaders)["rivals"] == ["glossu_rabban"]


def test_an_unknown_edition_is_refused() -> None:
    with pytest.raises(kanly.BadSetup, match="no edition 'chess'"):
        first_game("chess", 1)
