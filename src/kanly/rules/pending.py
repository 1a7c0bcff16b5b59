"""The effects a seat may resolve in any order this turn (U-6.12, U-11.3)."""

from __future__ import annotations

from typing import Final

from ..engine.actions import RULES
from ..engine.node import Node, Task
from ..engine.state import State


def run_immediate(s: State, menu: Node, seat: int) -> bool:
    """Resolve the pending effects whose order is of no consequence.

    True if one of them left work to do first; the menu then waits below that work.
    """
    pending = s.pending
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
        del pending[i]
        depth = len(s.agenda)
        node.run(s, task.seat, task.source, task.value)
        if waits(s, menu, seat, depth):
            return True
        i = 0
    return False


def waits(s: State, menu: Node, seat: int, depth: int) -> bool:
    """Put the menu below the work that was left above this depth, if there is any."""
    if len(s.agenda) > depth or s.decision is not None:
        s.agenda.insert(depth, Task(menu, seat, RULES, 0))
        return True
    return False


class React(Node):
    """Let cards in play react at once to what has just happened (R-012)."""

    def run(self, s: State, seat: int, source: int, value: int) -> None:
        run_immediate(s, self, seat)


REACT: Final = React()


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
    for i, task in enumerate(s.pending):
        if task.source == source and task.node.available(s, task.seat, source):
            del s.pending[i]
            task.node.run(s, task.seat, source, task.value)
            return
