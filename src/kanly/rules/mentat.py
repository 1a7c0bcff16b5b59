"""The Mentat: an Agent of nobody's that serves whoever has it for a round (B-5)."""

from __future__ import annotations

from ..engine import events
from ..engine.node import Node, Yield
from ..engine.parts import Marks
from ..engine.state import State
from ..engine.terms import NOBODY


class TakeMentat(Node):
    """Take the Mentat from its space, if it stands there (B-5.1, B-5.4, B-5.5)."""

    must_work = True

    def run(self, s: State, seat: int, source: int, value: int) -> None:
        if s.marks is None or not self.available(s, seat, source):
            return
        s.marks.mentat = seat
        s.seats[seat].agents += 1
        if s.log is not None:
            s.log.append((events.MENTAT, seat, 0, 0))

    def available(self, s: State, seat: int, source: int) -> bool:
        return s.marks is not None and s.marks.mentat == NOBODY

    def immediate(self, s: State, seat: int, source: int) -> bool:
        return True

    def yields(self) -> dict[Yield, int]:
        return {"agents": 1}


class WinMentat(Node):
    """The Mentat serves the next round, wherever it is now (B-5.3, R-100)."""

    def run(self, s: State, seat: int, source: int, value: int) -> None:
        if s.marks is not None:
            s.marks.mentat_next = seat
            if s.log is not None:
                s.log.append((events.MENTAT_WON, seat, 0, 0))

    def available(self, s: State, seat: int, source: int) -> bool:
        return s.marks is not None

    def immediate(self, s: State, seat: int, source: int) -> bool:
        return True

    def yields(self) -> dict[Yield, int]:
        return {"agents": 1}


def bring_mentat_home(s: State, marks: Marks) -> None:
    """Back to its space, or on to who has won it (B-5.2, B-5.3)."""
    if s.log is not None and marks.mentat != NOBODY and marks.mentat_next == NOBODY:
        s.log.append((events.MENTAT_HOME, marks.mentat, 0, 0))
    marks.mentat = marks.mentat_next
    marks.mentat_next = NOBODY
    if s.log is not None and marks.mentat != NOBODY:
        s.log.append((events.MENTAT, marks.mentat, 0, 0))
