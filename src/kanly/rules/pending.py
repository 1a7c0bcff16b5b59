"""The effects a seat may resolve in any order this turn (U-6.12, U-11.3)."""

from __future__ import annotations

from ..engine.node import Step
from ..engine.state import State


def clear_turn(s: State) -> None:
    """Nothing of the last turn is left; what was not resolved has lapsed (R-014)."""
    s.pending.clear()
    s.turn.clear()
    if s.turn_marks is not None:
        s.turn_marks.clear()


def resolve_immediate(s: State, menu: Step, seat: int) -> bool:
    """Resolve the effects whose place in the order is of no consequence.

    True if one of them leaves work to do first; the menu comes again after that.
    """
    pending = s.pending
    depth = len(s.agenda)
    i = 0
    while i < len(pending):
        task = pending[i]
        node = task.node
        if (
            node.optional
            or not node.immediate(s, task.seat, task.source)
            or not node.available(s, task.seat, task.source)
        ):
            i += 1
            continue
        pending.pop(i)
        node.run(s, task.seat, task.source, task.value)
        if len(s.agenda) > depth or s.decision is not None:
            s.agenda.insert(depth, menu.tasks[seat])
            return True
        i = 0  # what was passed over may have become immediate
    return False


class React(Step):
    """Let cards in play react at once to what has just happened (R-012)."""

    def run(self, s: State, seat: int, source: int, value: int) -> None:
        resolve_immediate(s, self, seat)


def offer_pending(s: State, actions: list[int]) -> bool:
    """Add the pending effects that can be resolved now; is one of them mandatory?"""
    mandatory = False
    for task in s.pending:
        node = task.node
        if node.available(s, task.seat, task.source):
            if not node.optional:
                mandatory = True
            if task.source not in actions:
                actions.append(task.source)
    return mandatory


def resolve_pending(s: State, source: int) -> None:
    """Resolve the pending effect with this source."""
    for task in s.pending:
        if task.source == source and task.node.available(s, task.seat, source):
            s.pending.remove(task)
            task.node.run(s, task.seat, source, task.value)
            return
