"""Is a position a puzzle?  One way must be clearly best, whatever is hidden."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from statistics import fmean
from typing import Final

from ..bots.base import Knowledge
from ..bots.searching import Budget, network_of
from ..coach.advice import SHOWN, Advice, advice_on, evidence
from ..coach.claims import weight
from ..coach.lines import is_stop
from ..coach.weighing import weigh
from ..engine.kinds import DecisionKind
from ..engine.record import Game
from ..engine.state import State
from ..mind.search import shares
from .puzzle import Origin, Puzzle, Step, Theme

ASKED: Final[tuple[DecisionKind, ...]] = ("turn", "combat")
"""A puzzle begins with one of these questions."""
MOST_ANSWERS: Final = 16
"""More answers than this are too many to be tried out one by one."""
GLANCE: Final = 30
"""How often each answer is tried at first sight,"""
TRIES: Final = 300
"""and when it counts, in each of"""
DEALS: Final = 5
"""so many times that everything hidden is dealt anew."""
FAIR: Final = (0.15, 0.95)
"""Nothing is to be solved where all is lost, or won anyway."""
PROMISING: Final = 0.09
"""So much better than all other answers must the best look at first sight,"""
CLEAR: Final = 0.1
"""and so much better must it be on average; later questions may be a little closer."""
WRONG: Final = 0.05
"""A wrong answer is worse by so much in every deal,"""
EQUAL: Final = 0.015
"""and a right one as good as the best but for so much."""
TELLING: Final = 20
"""So much must the reasons tell together, in tenths of a Victory Point."""
WIDEST: Final = 40
"""Questions a puzzle may have over all right ways."""
HARD: Final = (0.5, 0.15)
"""Right answers less likely at first glance than this are not easy, and than that hard."""

ABOUT: Final[dict[Theme, frozenset[str]]] = {
    "conflict": frozenset(
        {"conflict-first", "conflict-place", "denies-first", "strength", "worms", "garrison"}
    ),
    "points": frozenset(
        {
            "goal-lead", "goal", "lead", "points", "denies-points", "alliance", "keeps-alliance",
            "denies-alliance", "influence-point", "influence-next", "alliance-next", "influence",
        }
    ),
}  # fmt: skip
"""The theme of a puzzle, by its first reason; any other reason speaks of a trade."""


class NoPuzzle(Exception):
    """It is not clear what is best, or why."""


@dataclass(frozen=True)
class Judged:
    """What is known of the answers to a question."""

    chances: Mapping[int, float]
    """To win after each, on average."""
    right: Sequence[int]
    """The answers that are about as good as the best, which is the first."""
    is_clear: bool
    """Every other answer is clearly wrong, and there is one."""
    gap: float
    """By how much the best of the wrong answers is worse than the best."""


def judged(state: State, seed: int) -> Judged:
    """Try every answer out, over several deals of what is hidden."""
    decision = state.decision
    assert decision is not None
    actions = decision.actions
    budget = Budget(TRIES * len(actions))
    deals = [
        {x.action: x.win for x in weigh(Knowledge(state), budget, seed + n, keeping=actions)}
        for n in range(DEALS)
    ]
    chances = {action: fmean(deal[action] for deal in deals) for action in actions}
    order = sorted(actions, key=lambda action: -chances[action])
    best = chances[order[0]]
    right = [action for action in order if best - chances[action] <= EQUAL]
    wrong = order[len(right) :]
    is_clear = bool(wrong) and all(
        max(deal[a] for a in right) - deal[action] >= WRONG for deal in deals for action in wrong
    )
    return Judged(chances, right, is_clear, best - chances[wrong[0]] if wrong else 0.0)


@dataclass(frozen=True)
class Shown:
    """An answer the advice speaks of."""

    action: int
    win: float


class Explorer:
    """Follows all right ways of a position until nothing more is clear, or the turn is over."""

    def __init__(self, start: State, seed: int) -> None:
        assert start.decision is not None
        self.seat = start.decision.seat
        self._turn = start.round, start.active
        self._seed = seed
        self._known: dict[str, Step | None] = {}
        """By position: several ways may lead to it."""

    def first(self, state: State) -> Step:
        """The first question."""
        found = judged(state, self._seed)
        if not found.is_clear or found.gap < CLEAR:
            raise NoPuzzle
        if not FAIR[0] <= found.chances[found.right[0]] <= FAIR[1]:
            raise NoPuzzle
        return self._step(state, found)

    def _next(self, state: State) -> Step | None:
        """The question at a position; nothing if it is solved there."""
        decision = state.decision
        if decision is None or decision.seat != self.seat:
            return None
        if (state.round, state.active) != self._turn or len(decision.actions) > MOST_ANSWERS:
            return None
        key = state.fingerprint()
        if key not in self._known:
            if len(self._known) == WIDEST:
                raise NoPuzzle
            self._known[key] = self._asked(state)
        return self._known[key]

    def _asked(self, state: State) -> Step | None:
        decision = state.decision
        assert decision is not None
        only = decision.actions[0]
        if len(decision.actions) == 1:
            following = None if is_stop(decision, only) else self._next(after(state, only))
            text = state.action_text(only)
            return Step({}, {text: following}) if following is not None else None
        found = judged(state, self._seed)
        return self._step(state, found) if found.is_clear else None

    def _step(self, state: State, found: Judged) -> Step:
        decision = state.decision
        assert decision is not None
        text = state.action_text
        ways = {
            text(a): None if is_stop(decision, a) else self._next(after(state, a))
            for a in found.right
        }
        return Step({text(a): round(x, 3) for a, x in found.chances.items()}, ways)


def find(state: State, seed: int, origin: Origin) -> Puzzle:
    """The puzzle that a position is; `NoPuzzle` if it is none."""
    if not is_promising(state, seed):
        raise NoPuzzle
    step = Explorer(state, seed).first(state)
    advice = advice_on_solution(state, step, seed)
    reasons = advice.choices[0].claims
    if sum(weight(claim) for claim in reasons) < TELLING:
        raise NoPuzzle
    record = Game.new(state).record.document()
    theme = theme_of(reasons[0].code)
    return Puzzle("", theme, level_of(state, step), record, step, advice, origin)


def is_promising(state: State, seed: int) -> bool:
    """Does the best answer stand out at first sight?"""
    decision = state.decision
    if decision is None or decision.kind not in ASKED:
        return False
    actions = decision.actions
    if not 1 < len(actions) <= MOST_ANSWERS:
        return False
    seen = weigh(Knowledge(state), Budget(GLANCE * len(actions)), seed, keeping=actions)
    wins = sorted((x.win for x in seen), reverse=True)
    return FAIR[0] <= wins[0] <= FAIR[1] and wins[0] - wins[1] >= PROMISING


def theme_of(code: str) -> Theme:
    """What a puzzle is about whose best way has this reason above all."""
    return next((theme for theme, codes in ABOUT.items() if code in codes), "trade")


def level_of(state: State, first: Step) -> int:
    """How hard it is: how little the network thinks of the right answers at first glance."""
    network = network_of(state.codex)
    likely = 1.0
    state = state.copy()
    step: Step | None = first
    while step is not None:
        decision = state.decision
        assert decision is not None
        thoughts = network.think(Knowledge(state).guess(0), decision.seat)
        said = shares(network.advice(thoughts, decision.kind, decision.actions))
        likely *= sum(
            share
            for share, action in zip(said, decision.actions)
            if state.action_text(action) in step.ways
        )
        answer, step = step.best()
        state.apply(state.action(answer))
    return 1 + sum(likely < bound for bound in HARD)


def after(state: State, action: int) -> State:
    """The position an answer leads to."""
    following = state.copy()
    following.apply(action)
    return following


def advice_on_solution(state: State, first: Step, seed: int) -> Advice:
    """Why the best way is best, against the answers that are wrong."""
    best, step = first.best()
    planned: list[int] = []
    at = after(state, state.action(best))
    while step is not None:
        answer, step = step.best()
        planned.append(at.action(answer))
        at.apply(planned[-1])
    wrong = [text for text in first.chances if text not in first.ways]
    wrong.sort(key=lambda text: -first.chances[text])
    shown = [Shown(state.action(text), first.chances[text]) for text in [best, *wrong][:SHOWN]]
    return advice_on(evidence(Knowledge(state), shown, seed, planned))
