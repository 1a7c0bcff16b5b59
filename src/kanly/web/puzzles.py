"""Puzzles at a table: which answers are right, what is said of the others, and what was solved."""

from __future__ import annotations

from ..coach import told_advice
from ..engine.state import State
from ..language import action_label
from ..puzzles import Puzzle, Step, puzzles
from . import puzzle_model as model
from .errors import Refused, no_lesson
from .games import game_of
from .model import Screen
from .registry import TableRegistry
from .storage import Storage
from .tables import Table


def step_of(table: Table, puzzle: Puzzle) -> Step | None:
    """The question at hand; none when it is solved."""
    record = table.game.record
    return puzzle.step([record.codex.vocabulary.text(action) for action in record.actions])


def is_right(registry: TableRegistry, table: Table, answer: str) -> bool:
    """May an answer be given?  One that is legal but not right is noted, and nothing changes."""
    if table.puzzle is None:
        return True
    step = step_of(table, table.puzzle)
    if step is None:
        raise Refused(422, "puzzle-over", "the puzzle is solved")
    answer = answer.strip()
    if answer in step.ways or answer not in legal(table.state):
        return True
    registry.storage.note_puzzle(table.owner, table.puzzle.id, helped=True)
    table.wrong = answer
    return False


def note_solution(registry: TableRegistry, table: Table) -> None:
    """After a right answer: the puzzle may be solved."""
    table.wrong = None
    if table.puzzle is not None and step_of(table, table.puzzle) is None:
        registry.storage.note_puzzle(table.owner, table.puzzle.id, solved=True)


def best_answer(registry: TableRegistry, table: Table) -> str:
    """The answer that is shown to whoever asks for it."""
    step = None if table.puzzle is None else step_of(table, table.puzzle)
    if table.puzzle is None or step is None:
        raise no_lesson(table.id)
    registry.storage.note_puzzle(table.owner, table.puzzle.id, helped=True)
    return step.best()[0]


def posed(shown: Screen, table: Table, puzzle: Puzzle, names: list[str]) -> None:
    """Make a screen one of a puzzle."""
    step = step_of(table, puzzle)
    ids = [*puzzles()]
    at = ids.index(puzzle.id)
    shown.puzzle = model.PuzzleOut(
        id=puzzle.id,
        number=at + 1,
        puzzles=len(ids),
        theme=puzzle.theme,
        level=puzzle.level,
        step=len(table.game.record.actions),
        steps=puzzle.steps,
        solved=step is None,
        wrong=None if step is None else wrong_answer(table, step, shown.lang),
        answer=None,
        next=ids[at + 1] if at + 1 < len(ids) else None,
    )
    if step is None:
        shown.decision = None
        start = puzzle.begin().begin()
        shown.puzzle.answer = told_advice(start, puzzle.advice, shown.lang, names)


def wrong_answer(table: Table, step: Step, lang: str) -> model.WrongOut | None:
    """What is said of the answer that was not right."""
    state, answer = table.state, table.wrong
    if answer is None:
        return None
    return model.WrongOut(
        label=action_label(state, state.action(answer), lang),
        win=step.chances[answer],
        best=max(step.chances.values()),
    )


def legal(state: State) -> list[str]:
    """The texts of all legal answers."""
    decision = state.decision
    return [] if decision is None else [state.action_text(action) for action in decision.actions]


def overview(storage: Storage, person: str) -> list[model.PuzzleInfo]:
    """All puzzles in their order, each with what a person has made of it."""
    begun = storage.puzzles(person)
    found: list[model.PuzzleInfo] = []
    for puzzle in puzzles().values():
        solved, helped = begun.get(puzzle.id, (False, False))
        setup = puzzle.setup
        state: model.PuzzleState = "solved" if helped else "clean"
        if not solved:
            state = "begun" if puzzle.id in begun else "new"
        found.append(
            model.PuzzleInfo(
                puzzle.id, puzzle.theme, puzzle.level, state, game_of(setup), setup.players
            )
        )
    return found
