"""What cards of 2020 leave on the table for a turn or until the next one (B-8)."""

from __future__ import annotations

from ..engine import events
from ..engine.actions import SPACE
from ..engine.fields import AT_HOME
from ..engine.node import Node
from ..engine.piles import replaced
from ..engine.state import State
from .seats import are_opponents


class Voice(Node):
    """Close a space to opponents until your next turn (B-8.2)."""

    def run(self, s: State, seat: int, source: int, value: int) -> None:
        actions = [SPACE + n for n in range(len(s.codex.space_ids))]
        s.ask(self, seat, source, value, "voice", actions)

    def answer(self, s: State, seat: int, source: int, value: int, action: int) -> None:
        if s.marks is not None:
            s.marks.voices = replaced(s.marks.voices, seat, action - SPACE)
            if s.log is not None:
                s.log.append((events.VOICE, seat, action - SPACE, 0))


def fall_silent(s: State, seat: int) -> None:
    """The space the seat has closed is open again."""
    if s.marks is not None and s.marks.voices[seat] != AT_HOME:
        s.marks.voices = replaced(s.marks.voices, seat, AT_HOME)


def voiced(s: State, seat: int) -> int:
    """The spaces opponents have closed to the seat, as a mask."""
    mask = 0
    if s.marks is not None:
        for other, space in enumerate(s.marks.voices):
            if space != AT_HOME and are_opponents(s, seat, other):
                mask |= 1 << space
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


class Cheaper(Node):
    """A card costs less Persuasion this turn, every copy of it (B-8.8)."""

    def __init__(self, card: str, n: int) -> None:
        self.card = card
        self.n = n

    def run(self, s: State, seat: int, source: int, value: int) -> None:
        if s.turn_marks is not None:
            s.turn_marks.cheaper = s.codex.card_number[self.card]
            s.turn_marks.discount += self.n

    def immediate(self, s: State, seat: int, source: int) -> bool:
        return True


class EndTurn(Node):
    """End the turn that has just begun, without an Agent and without revealing (B-8.5)."""

    optional = True

    def run(self, s: State, seat: int, source: int, value: int) -> None:
        if s.turn_marks is not None:
            s.turn_marks.over = True
        if s.log is not None:
            s.log.append((events.WAITED, seat, 0, 0))
