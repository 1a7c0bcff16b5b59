"""Manipulate: an effect unlike every other, of a card in one game and a Leader in the other."""

from __future__ import annotations

from ...engine import events
from ...engine.actions import ACQUIRE
from ...engine.node import Node
from ...engine.piles import ONE, add_each, without
from ...engine.state import State
from ...rules.acquiring import refill_row


class Manipulate(Node):
    """Remove and replace a card of the Imperium Row; it waits for you alone (U-18.7)."""

    def run(self, s: State, seat: int, source: int, value: int) -> None:
        actions: list[int] = []
        add_each(actions, ACQUIRE, s.row)
        if actions:
            s.ask(self, seat, source, value, "manipulate", actions)

    def answer(self, s: State, seat: int, source: int, value: int, action: int) -> None:
        card = action - ACQUIRE
        s.row = without(s.row, card)
        s.seats[seat].set_aside += ONE[card]
        if s.log is not None:
            s.log.append((events.SET_ASIDE, seat, card, 0))
        refill_row(s)

    def available(self, s: State, seat: int, source: int) -> bool:
        return bool(s.row)
