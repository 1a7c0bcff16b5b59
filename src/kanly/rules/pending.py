"""The effects a seat may resolve in any order this turn (U-6.12, U-11.3)."""

from __future__ import annotations

from ..engine.actions import RULES
from ..engine.node import Step
from ..engine.state import State


def resolve_immediate(s: State, menu: Step, seat: int, value: int = 0) -> bool:
    """Resolve an effect whose place in the order is of no consequence; was there one?

    The menu comes again after whatever that leaves to do.
    """
    for i, task in enumerate(s.pending):
        node = task.node
        if (
            not node.optional
            and node.immediate(s, task.seat, task.source)
            and node.available(s, task.seat, task.source)
        ):
            del s.pending[i]
            s.push(menu, seat, RULES, value)
            node.run(s, task.seat, task.source, task.value)
            return True
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
    for i, task in enumerate(s.pending):
        if task.source == source and task.node.available(s, task.seat, source):
            del s.pending[i]
            task.node.run(s, task.seat, source, task.value)
            return
