"""Where each action leads by the end of the seat's own turn, judged by the table of weights."""

from __future__ import annotations

from typing import Final

from ..engine.actions import END, PASS, REVEAL
from ..engine.kinds import DecisionKind
from ..engine.node import Decision
from ..engine.state import State
from ..engine.terms import NOBODY
from .evaluation import Evaluation, evaluation
from .styles import BALANCED
from .weights import Weights

MENUS: Final[tuple[DecisionKind, ...]] = (
    "turn", "agent-menu", "reveal-menu", "combat", "victory", "endgame",
)  # fmt: skip
"""Questions that come again after an answer, until the seat stops."""
DEPTH: Final = 5
"""How many questions in a row are thought through before the position is judged as it is."""
STEPS: Final = 8
"""How many steps of a menu are followed."""
EFFORT: Final = 2000
"""About how many positions are looked at for one decision."""

Prospect = tuple[float, State]
"""A position and what it is worth."""


class OwnTurn:
    """Tries every action on a copy, plays the turn on as seems best, and compares.

    Stopping (end, reveal, pass in combat) is worth the position as it stands.  So nobody looks
    further than the seat's own turn.
    """

    def __init__(self, weights: Weights) -> None:
        self._weights = weights
        self.style = BALANCED
        self._evaluation: Evaluation | None = None
        self._me = 0
        self._rival = NOBODY
        """The opponent for whom a question is answered, as badly as can be (B-11.10)."""
        self._effort = 0
        """Positions that may still be looked at for the action being judged."""
        self.looked = 0
        """Positions judged so far."""

    def values(self, s: State, decision: Decision) -> list[float]:
        """What each action promises, in tenths of a Victory Point; `s` is the seat's own guess."""
        self._me = decision.seat
        theirs = decision.owner not in s.team(decision.seat)
        self._rival = decision.owner if theirs else NOBODY
        return [self._promise(s, decision, action) for action in decision.actions]

    def _promise(self, s: State, decision: Decision, action: int) -> float:
        """What an action is worth by the end of the turn."""
        if is_stop(decision, action):
            value = self._value(s)
            if action == REVEAL:  # gives up the Agents that are left
                seat = s.seats[self._me]
                value -= self._weights.agent * min(seat.agents, len(seat.hand))
            return value
        self._effort = EFFORT // len(decision.actions)
        after = self._after(s, action)
        turn = after.decision
        if decision.kind == "activate" and turn is not None:  # it is as good as the turn to come
            return max([self._promise(after, turn, step) for step in turn.actions])
        return self._answer(after, DEPTH, follow=True)[0]

    def _answer(self, s: State, depth: int, follow: bool) -> Prospect:
        """Answer the questions of the turn in the best way, up to its next menu.

        With `follow` the menu itself is played on.
        """
        decision = s.decision
        if decision is None or not self._is_ours(s, decision) or depth == 0 or self._effort <= 0:
            return self._value(s), s
        if decision.kind in MENUS:
            return self._follow(s) if follow else (self._value(s), s)
        prospects = [
            self._answer(self._after(s, action), depth - 1, follow) for action in decision.actions
        ]
        return max(prospects, key=worth)

    def _follow(self, s: State) -> Prospect:
        """Take the best step of a menu again and again, until stopping is best."""
        value = self._value(s)
        for _ in range(STEPS):
            decision = s.decision
            if decision is None or decision.seat != self._me or self._effort <= 0:
                break
            if decision.kind not in MENUS or decision.kind == "turn":
                break
            steps = [a for a in decision.actions if not is_stop(decision, a)]
            if not steps:
                break
            prospects = [self._answer(self._after(s, a), DEPTH - 1, follow=False) for a in steps]
            next_value, next_state = max(prospects, key=worth)
            may_stop = len(steps) < len(decision.actions)
            if may_stop and next_value <= value:
                break
            value, s = next_value, next_state
        return value, s

    def _is_ours(self, s: State, decision: Decision) -> bool:
        """Is it my question, or one a teammate answers in my turn, for the good of both?"""
        if decision.seat == self._me:
            return True
        return decision.kind not in MENUS and decision.seat in s.team(self._me)

    def _after(self, s: State, action: int) -> State:
        """A copy of the position with the action done, and all that leaves no choice.

        What ends the turn is a choice of its own: nobody else's turn is thought through.
        """
        self._effort -= 1
        c = s.copy()
        c.apply(action)
        while (decision := c.decision) is not None:
            if decision.seat != self._me or len(decision.actions) > 1:
                break
            if is_stop(decision, decision.actions[0]):
                break
            c.apply(decision.actions[0])
        return c

    def _value(self, s: State) -> float:
        self.looked += 1
        if self._evaluation is None or self._evaluation.codex is not s.codex:
            self._evaluation = evaluation(s.codex, self._weights)
        if self._rival != NOBODY:
            return -self._evaluation.of(s, self._rival)
        value = self._evaluation.of(s, self._me)
        if self.style is not BALANCED:
            value += self.style.bonus(s, self._me)
        return value


def is_stop(decision: Decision, action: int) -> bool:
    """Does the action end the seat's turn, or its say in the combat?"""
    return action in (END, REVEAL) or (action == PASS and decision.kind in ("combat", "victory"))


def worth(prospect: Prospect) -> float:
    """The value of a prospect, to compare by."""
    return prospect[0]
