"""Which positions are puzzles: what the search finds of every answer is made up here."""

from __future__ import annotations

from collections.abc import Callable, Collection
from dataclasses import dataclass

import pytest

from kanly import State
from kanly.bots import Knowledge
from kanly.puzzles import Origin, finding
from kanly.puzzles.finding import NoPuzzle, find, judged, theme_of
from tests.table import Table

ORIGIN = Origin("1.0", "uprising-3", 1, 0, 120, 4)


@dataclass
class Weighed:
    action: int
    win: float


Chances = Callable[[str, str, int], float]
"""The chance to win after an answer to a kind of question, in one of the deals."""


@pytest.fixture
def weighing(monkeypatch: pytest.MonkeyPatch) -> Callable[[Chances], None]:
    """Lets every answer have the chance that is told."""

    def use(chances: Chances) -> None:
        def weigh(
            known: Knowledge, _: object, seed: int, keeping: Collection[int]
        ) -> list[Weighed]:
            text = known.decision.codex.vocabulary.text
            kind = known.decision.kind
            return [Weighed(a, chances(kind, text(a), seed)) for a in keeping]

        monkeypatch.setattr(finding, "weigh", weigh)
        monkeypatch.setattr(finding, "TELLING", 0.0)

    return use


def position() -> State:
    """Two cards with Agents, of which one opens a space that fights."""
    return (
        Table(players=3)
        .hand(0, "dagger", "dune_the_desert_planet", "convincing_argument")
        .have(0, solari=4, water=2)
        .start()
    )


def only(best: str, chance: float = 0.6, other: float = 0.4) -> Chances:
    return lambda kind, answer, seed: chance if answer == best else other


def test_one_answer_that_stands_out_makes_a_puzzle(weighing: Callable[[Chances], None]) -> None:
    weighing(only("card:dagger"))
    puzzle = find(position(), 1, ORIGIN)
    assert puzzle.solution[0] == "card:dagger"
    assert puzzle.first.chances["reveal"] == 0.4
    assert puzzle.seat == 0
    assert puzzle.begin().begin().fingerprint() == position().fingerprint()


def test_the_way_goes_on_while_it_is_clear_what_is_best(
    weighing: Callable[[Chances], None],
) -> None:
    right = ("card:dagger", "space:gather_support")
    weighing(lambda kind, answer, seed: 0.6 if answer in right else 0.4)
    puzzle = find(position(), 1, ORIGIN)
    assert puzzle.solution[:2] == [*right]
    step = puzzle.step(["card:dagger"])
    assert step is not None
    assert "space:gather_support" in step.ways
    assert puzzle.step(puzzle.solution) is None


@pytest.mark.parametrize(
    ("chances", "why"),
    [
        (only("card:dagger", 0.43), "hardly better at first sight"),
        (only("card:dagger", 0.475), "not by enough"),
        (only("card:dagger", 0.1, 0.02), "all is lost"),
        (only("card:dagger", 0.99, 0.5), "all is won"),
        (
            lambda kind, answer, seed: {"card:dagger": 0.6, "reveal": 0.57}.get(answer, 0.4),
            "another answer is neither as good nor clearly worse",
        ),
        (
            lambda kind, answer, seed: (
                0.45
                if answer == "card:dagger" and seed == 3
                else only("card:dagger")(kind, answer, seed)
            ),
            "one of the deals does not agree",
        ),
    ],
)
def test_what_is_not_clear_is_no_puzzle(
    weighing: Callable[[Chances], None], chances: Chances, why: str
) -> None:
    weighing(chances)
    with pytest.raises(NoPuzzle):
        find(position(), 1, ORIGIN)


def test_without_telling_reasons_there_is_no_puzzle(
    weighing: Callable[[Chances], None], monkeypatch: pytest.MonkeyPatch
) -> None:
    weighing(only("card:dagger"))
    find(position(), 1, ORIGIN)
    monkeypatch.setattr(finding, "TELLING", 500.0)
    with pytest.raises(NoPuzzle):
        find(position(), 1, ORIGIN)


def test_answers_that_come_to_the_same_are_all_right(weighing: Callable[[Chances], None]) -> None:
    equal = {"card:dagger": 0.6, "card:dune_the_desert_planet": 0.595}
    weighing(lambda kind, answer, seed: equal.get(answer, 0.4))
    found = judged(position(), 1)
    assert found.is_clear
    assert [position().action_text(a) for a in found.right] == [*equal]
    assert found.gap == pytest.approx(0.2)


def test_questions_in_the_middle_of_a_turn_begin_no_puzzle(
    weighing: Callable[[Chances], None],
) -> None:
    weighing(only("space:gather_support"))
    state = position()
    state.apply(state.action("card:dagger"))
    with pytest.raises(NoPuzzle):
        find(state, 1, ORIGIN)


def test_the_theme_is_that_of_the_first_reason() -> None:
    assert theme_of("conflict-first") == "conflict"
    assert theme_of("influence-point") == "points"
    assert theme_of("swordmaster") == "trade"


def test_a_puzzle_of_the_real_search_tells_its_reasons(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(finding, "TRIES", 8)
    monkeypatch.setattr(finding, "GLANCE", 8)
    monkeypatch.setattr(finding, "DEALS", 1)
    for name in ("PROMISING", "CLEAR", "WRONG", "EQUAL", "TELLING"):
        monkeypatch.setattr(finding, name, 0.0)
    puzzle = find(position(), 5, ORIGIN)
    best, *others = puzzle.advice.choices
    assert best.action == puzzle.solution[0]
    assert best.claims
    assert {choice.action for choice in others} <= puzzle.first.chances.keys()
    assert all(choice.win <= best.win for choice in others)
