"""What the cards and Leaders of 2020 keep secret, as far as a seat may know it."""

from __future__ import annotations

from ..engine import events as ev
from ..engine.node import Decision
from ..engine.state import State
from ..engine.terms import FACTIONS, NOBODY
from .model import SecretOut, Thing


def secrets_of(state: State, viewer: int, open_cards: bool) -> dict[int, SecretOut]:
    """By seat the Factions chosen in secret; the log tells of those that were shown."""
    marks = state.marks
    if marks is None:
        return {}
    found = {
        seat: SecretOut(True, [FACTIONS[a], FACTIONS[b]])
        for event, seat, a, b in state.log or []
        if event == ev.TOKENS
    }
    if marks.keeper != NOBODY:
        known = open_cards or viewer == marks.keeper
        factions = [FACTIONS[n] for n in marks.secret] if known else []
        found[marks.keeper] = SecretOut(False, factions)
    return found


def lowered(state: State) -> dict[str, int]:
    """The prices of cards that cost less this turn."""
    marks, t = state.turn_marks, state.codex
    if marks is None or marks.cheaper < 0:
        return {}
    return {t.card_ids[marks.cheaper]: max(0, t.card_cost[marks.cheaper] - marks.discount)}


def shown_card(state: State, decision: Decision) -> Thing | None:
    """The card on top of the deck that a question lets its seat see."""
    if decision.kind != "top-card":
        return None
    return Thing("card", state.codex.card_ids[decision.value - 1])


def chosen_factions(state: State, decision: Decision, action: int) -> list[str]:
    """The Factions an answer would choose in secret."""
    if decision.kind != "secret-pair":
        return []
    trial = state.copy()
    trial.apply(action)
    return [FACTIONS[n] for n in trial.marks.secret] if trial.marks is not None else []
