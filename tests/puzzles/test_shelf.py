"""The puzzles that come with Kanly: their documents hold together, and can be solved."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator

import pytest

from kanly import State
from kanly.coach import told_advice
from kanly.language import LANGUAGES
from kanly.puzzles import THEMES, Puzzle, Step, puzzles
from kanly.puzzles.finding import CLEAR, EQUAL, MOST_ANSWERS, WRONG, theme_of

ALL = list(puzzles().values())
EVERY = pytest.mark.parametrize("puzzle", ALL, ids=lambda puzzle: str(puzzle.id))


def ways(state: State, step: Step | None) -> Iterator[tuple[State, Step]]:
    """Every question of a puzzle at its position, along all right ways."""
    if step is None:
        return
    yield state, step
    for answer, following in step.ways.items():
        after = state.copy()
        after.apply(after.action(answer))
        yield from ways(after, following)


def test_there_are_a_hundred_of_all_themes_levels_and_games() -> None:
    assert len(ALL) == 100
    assert min(Counter(puzzle.theme for puzzle in ALL)[theme] for theme in THEMES) >= 20
    assert min(Counter(puzzle.level for puzzle in ALL)[level] for level in (1, 2, 3)) >= 10
    assert len({puzzle.origin.scene for puzzle in ALL}) >= 10


def test_they_lie_theme_by_theme_from_easy_to_hard() -> None:
    order = [(puzzle.theme, puzzle.level) for puzzle in ALL]
    assert order == sorted(order)
    assert [puzzle.id for puzzle in ALL] == sorted(puzzle.id for puzzle in ALL)


def test_no_position_comes_twice() -> None:
    prints = [puzzle.begin().begin().fingerprint() for puzzle in ALL]
    assert len({*prints}) == len(prints)


@EVERY
def test_every_right_way_can_be_played(puzzle: Puzzle) -> None:
    for state, step in ways(puzzle.begin().begin(), puzzle.first):
        decision = state.decision
        assert decision is not None
        assert decision.seat == puzzle.seat
        legal = {state.action_text(action) for action in decision.actions}
        assert step.ways.keys() <= legal
        assert step.chances.keys() == (legal if len(legal) > 1 else set())
        assert len(legal) <= MOST_ANSWERS


@EVERY
def test_what_is_right_is_clearly_better_than_what_is_not(puzzle: Puzzle) -> None:
    slack = 0.0011  # chances are rounded to three places
    for _, step in ways(puzzle.begin().begin(), puzzle.first):
        if not step.chances:
            continue
        best = step.chances[step.best()[0]]
        assert best == max(step.chances.values())
        assert all(best - step.chances[answer] <= EQUAL + slack for answer in step.ways)
        wrong = [step.chances[answer] for answer in step.chances.keys() - step.ways.keys()]
        assert wrong
        assert best - max(wrong) >= (CLEAR if step is puzzle.first else WRONG - EQUAL) - slack


@EVERY
def test_the_answer_is_explained_in_every_language(puzzle: Puzzle) -> None:
    state = puzzle.begin().begin()
    best = puzzle.advice.choices[0]
    assert best.action == puzzle.solution[0]
    assert theme_of(best.claims[0].code) == puzzle.theme
    names = [f"Seat {n}" for n in range(len(state.seats))]
    for lang in LANGUAGES:
        told = told_advice(state, puzzle.advice, lang, names)
        assert told.choices[0].reasons
        assert len(told.choices[0].then) == len(best.line)
