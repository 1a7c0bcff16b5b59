"""Tables and questions for the tests of Intrigue cards."""

from __future__ import annotations

from typing import Any

from kanly import State
from tests.table import Table, do, legal

CHEAP_ROW = ("spy_network", "overthrow", "steersman", "corrinth_city", "stilgar_the_devoted")


def holding(*names: str, **options: Any) -> Table:
    """Seat 0 holds these Intrigue cards at the start of its turn."""
    return Table(**options).intrigue(0, *names)


def fighting(name: str, conflict: int = 3, worms: int = 0, **options: Any) -> Table:
    """Seat 0 holds the card and a spare Combat card, so that its window stays open."""
    table = Table(**options).intrigue(0, name, "contingency_plan")
    return table.units(0, conflict=conflict, worms=worms, garrison=0)


def offered(s: State, name: str) -> bool:
    """May the card be played now?"""
    return f"intrigue:{name}" in legal(s)


def play(s: State, name: str, *answers: str) -> State:
    """Play the Intrigue card and answer its questions."""
    return do(s, f"intrigue:{name}", *answers)


def chooser(s: State) -> int:
    """The seat that must choose."""
    assert s.decision is not None
    return s.decision.seat


def asked(s: State) -> str:
    """The kind of the decision."""
    assert s.decision is not None
    return s.decision.kind


def reveal(s: State) -> State:
    """Take the Reveal turn; it comes by itself when no Agent turn and no Plot is possible."""
    return do(s, *(["reveal"] if "reveal" in legal(s) else []))


def pass_turn(s: State) -> State:
    """End seat 0's turn, unless it ended by itself."""
    return do(s, *(["end"] if s.active == 0 and "end" in legal(s) else []))


def only_spare_left(s: State) -> bool:
    """The card was resolved without a question: the spare Combat card is next."""
    return legal(s) == ["intrigue:contingency_plan", "end"]


def factions(*names: str) -> set[str]:
    """The actions that choose these Factions."""
    return {f"faction:{name}" for name in names}
