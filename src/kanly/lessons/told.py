"""How far a learner has come, as the log tells it.  What was told once stays told."""

from __future__ import annotations

from typing import Final

from ..engine.events import PLAYED, REVEALED
from ..engine.state import State
from .lesson import LEARNER, Condition

BEFORE_SENDING: Final = ("space", "cost", "infiltrate")
"""Questions between the choice of a card and the Agent's arrival."""


def happened(event: int, times: int = 1) -> Condition:
    """The learner has done this, or it has come to the learner."""
    return lambda state: _count(state, event) >= times


def chosen(agents: int) -> Condition:
    """A card has been chosen for so many Agents."""
    return lambda state: _count(state, PLAYED) + _is_sending(state) >= agents


def turns(n: int) -> Condition:
    """So many turns of the learner have ended."""
    return lambda state: _count(state, PLAYED, REVEALED) - _is_busy(state) >= n


def _count(state: State, *events: int) -> int:
    return sum(seat == LEARNER and event in events for event, seat, *_ in state.log or [])


def _is_sending(state: State) -> bool:
    decision = state.decision
    if decision is None or decision.seat != LEARNER:
        return False
    return state.active == LEARNER and decision.kind in BEFORE_SENDING and state.turn.card >= 0


def _is_busy(state: State) -> bool:
    """Is a turn under way that the log already tells of?"""
    begun = state.turn.revealing or state.turn.card >= 0
    return state.active == LEARNER and begun and not _is_sending(state)
