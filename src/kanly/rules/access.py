"""Cards that open or close spaces for a turn or until the next one (B-8)."""

from __future__ import annotations

from ..engine import events
from ..engine.actions import SPACE
from ..engine.fields import AT_HOME
from ..engine.node import Node
from ..engine.parts import Marks
from ..engine.piles import ONE, replaced
from ..engine.state import State
from .seats import are_opponents


class Voice(Node):
    """Close a space to opponents until your next turn (B-8.2)."""

    def run(self, s: State, seat: int, source: int, value: int) -> None:
        actions = [SPACE + n for n in range(len(s.codex.space_ids))]
        s.ask(self, seat, source, value, "voice", actions)

    def answer(self, s: State, seat: int, source: int, value: int, action: int) -> None:
        if s.marks is not None:
            close_for(s.marks, seat, action - SPACE)
            if s.log is not None:
                s.log.append((events.VOICE, seat, action - SPACE, 0))


def close_for(marks: Marks, seat: int, space: int) -> None:
    """The seat closes a space (AT_HOME: none) and opens the one it has closed before."""
    voices = marks.voices.ljust(seat + 1, ONE[AT_HOME])
    marks.voices = replaced(voices, seat, space).rstrip(ONE[AT_HOME])


def fall_silent(marks: Marks, seat: int) -> None:
    """The space the seat has closed is open again."""
    if seat < len(marks.voices):
        close_for(marks, seat, AT_HOME)


def voiced(s: State, seat: int) -> int:
    """The spaces opponents have closed to the seat, as a mask."""
    mask = 0
    if s.marks is not None:
        voices = s.marks.voices
        for other in range(len(voices)):  # faster than to enumerate bytes
            if voices[other] != AT_HOME and are_opponents(s, seat, other):
                mask |= 1 << voices[other]
    return mask


class Envoy(Node):
    """The card played this turn has the icons of all four Factions, too."""

    def run(self, s: State, seat: int, source: int, value: int) -> None:
        if s.turn_marks is not None:
            s.turn_marks.envoy = True

    def available(self, s: State, seat: int, source: int) -> bool:
        return s.turn.card < 0 and not s.turn.revealing


class Unblock(Node):
    """Other seats' Agents do not block your next Agent this turn."""

    def run(self, s: State, seat: int, source: int, value: int) -> None:
        if s.turn_marks is not None:
            s.turn_marks.unblocked = True

    def available(self, s: State, seat: int, source: int) -> bool:
        return s.turn.space < 0 and not s.turn.revealing
