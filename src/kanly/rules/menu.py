"""What the menus of Agent and Reveal turns have in common (U-6.16, U-11.5)."""

from __future__ import annotations

from ..engine.actions import END, HAND, INTRIGUE
from ..engine.kinds import DecisionKind
from ..engine.node import Step
from ..engine.state import State
from .intrigue import offer_intrigue, play_plot
from .pending import offer_pending, resolve_immediate, resolve_pending


class Menu(Step):
    """Resolve effects, play Plots, do what the turn offers, or end it."""

    for_cards = True

    def __init__(self, kind: DecisionKind, first: int, last: int) -> None:
        super().__init__()
        self.kind: DecisionKind = kind
        self.first = first
        """The actions from this one to before `last` are what only this kind of turn offers."""
        self.last = last

    def run(self, s: State, seat: int, source: int, value: int) -> None:
        actions: list[int] = []
        mandatory = False
        if s.pending:
            if resolve_immediate(s, self, seat):
                return
            mandatory = offer_pending(s, actions)
        offer_intrigue(s, seat, s.codex.intrigue_plot, actions)
        self.offer(s, seat, value, actions)
        if not mandatory:
            actions.append(END)
        s.ask(self, seat, source, value, self.kind, actions)

    def answer(self, s: State, seat: int, source: int, value: int, action: int) -> None:
        if action == END:
            self.end(s, seat)
        elif self.first <= action < self.last:
            self.take(s, seat, action)
        else:
            s.later(self, seat)
            if INTRIGUE <= action < HAND:
                play_plot(s, seat, action)
            else:
                resolve_pending(s, action)

    def offer(self, s: State, seat: int, value: int, actions: list[int]) -> None:
        """Add what only this kind of turn offers."""
        raise NotImplementedError(type(self).__name__)

    def take(self, s: State, seat: int, action: int) -> None:
        """Do what only this kind of turn offers, and come back to the menu."""
        raise NotImplementedError(type(self).__name__)

    def end(self, s: State, seat: int) -> None:
        """The seat has done enough."""
        raise NotImplementedError(type(self).__name__)
