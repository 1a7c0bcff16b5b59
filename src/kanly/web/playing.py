"""What happens at a table: a person answers, takes back, or a bot answers.

Every change is in the database before it is told to anybody.
"""

from __future__ import annotations

from random import Random

from ..engine.errors import IllegalAction
from ..lessons import Script
from .clocks import Ticking
from .errors import illegal, not_yours, nothing_to_undo, stale, stood_in
from .lessons import check_answer
from .puzzles import best_answer, is_right, note_solution
from .registry import TableRegistry
from .tables import Table
from .thinkers import Thinkers
from .thinking import question


def act(registry: TableRegistry, table: Table, seat: int, revision: int, action: str) -> None:
    """A person answers the decision; kept before this returns, or refused unchanged."""
    with table.lock:
        check(table, seat, revision)
        check_answer(table, action)
        decision = table.state.decision
        if decision is not None and decision.seat != seat:
            raise not_yours(seat)
        if not is_right(registry, table, action):
            return
        try:
            table.game.apply(action)
        except IllegalAction as error:
            raise illegal(str(error)) from None
        _keep_action(registry, table, action.strip())
        note_solution(registry, table)


def undo(
    registry: TableRegistry, table: Table, seat: int, revision: int, all: bool = False
) -> None:
    """A person takes back their last action, or all of them as far as that can be done."""
    with table.lock:
        check(table, seat, revision)
        reason = table.undo_ends(seat)
        if reason:
            raise nothing_to_undo(reason)
        if table.is_over:  # everything has been shown
            registry.storage.tell(table.id)
        for _ in range(table.undoable_by(seat) if all else 1):
            table.game.undo()
        table.wrong = None
        with registry.keeping(table, Ticking.asks_again) as change:
            registry.storage.drop(change, len(table.game.record.actions))


def skip_step(registry: TableRegistry, table: Table, seat: int, revision: int) -> None:
    """The step of a lesson is done for the learner, as far as no bot must answer first.

    Of a puzzle it is the best answer.
    """
    with table.lock:
        check(table, seat, revision)
        lesson = table.lesson
        if lesson is None:
            act(registry, table, seat, revision, best_answer(registry, table))
            return
        skipped = lesson.step(table.state)
        while skipped is not None and lesson.step(table.state) is skipped:
            right = skipped.answers(table.state)
            if not right:
                return
            act(registry, table, seat, table.revision, right[0])


def bot_step(registry: TableRegistry, table: Table, thinkers: Thinkers) -> bool:
    """If a bot must decide, it does; was there one?  Others may look while it thinks."""
    with table.lock:
        seat = table.bot_to_move()
        if seat < 0:
            return False
        revision = table.revision
        plies = len(table.game.record.actions)
        state = table.state.copy()
    decision = state.decision
    assert decision is not None

    def wanted() -> bool:
        return table.revision == revision and not table.left

    if table.lesson is not None:
        choice: int | None = Script(table.lesson).choose(state)
    elif len(decision.actions) == 1:
        choice = decision.actions[0]
    else:
        chance = Random(f"{table.game.record.setup.seed} {seat} {plies}")
        choice = thinkers.answer(question(table.sitters[seat].mind, state, chance), wanted)
    with table.lock:
        if choice is not None and wanted():
            table.game.apply(choice)
            _keep_action(registry, table, table.state.action_text(choice))
    return True


def check(table: Table, seat: int, revision: int) -> None:
    """Refuse who is no person at this table, or speaks of another position than the present."""
    if not 0 <= seat < len(table.sitters) or table.sitters[seat].kind != "person":
        raise not_yours(seat)
    if table.sitters[seat].standin:
        raise stood_in(seat)
    if table.left or revision != table.revision:
        raise stale(revision, table.revision)


def _keep_action(registry: TableRegistry, table: Table, action: str) -> None:
    with registry.keeping(table) as change:
        registry.storage.add(change, len(table.game.record.actions) - 1, action)
    table.settle()
