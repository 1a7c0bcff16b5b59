"""A game looked back at: the chances to win after every turn, what turned them, what cost most.

`docs/coach.md` says what every number means.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

import msgspec

from ..bots.base import Knowledge
from ..bots.searching import Budget
from ..engine.errors import BadRecord
from ..engine.record import Record
from ..engine.state import State
from .advice import Choice, evidence, explained
from .judging import chances, expected, sides
from .weighing import weigh

TRIES: Final = 48
"""For every decision with a choice;"""
CAREFUL: Final = 5
"""so many times as many for those that look costly."""
LOOKED_AT_TWICE: Final = 6
"""So many of each seat's decisions are."""
COSTLIEST: Final = 3
"""So many of each seat's decisions are told of."""
COST: Final = 0.02
"""What costs less is not worth telling."""
SWING: Final = 0.05
"""A turn that changes somebody's chance by less is no turning point."""
TURNING: Final = 5
"""So many are told of."""

Progress = Callable[[float], None]


class Point(msgspec.Struct):
    """The chances at the end of a turn."""

    ply: int
    """So many actions were taken before."""
    round: int
    seat: int | None
    """Whose turn it was; none: before the first, in Combat, or between rounds."""
    chances: list[float]
    """By side, from 0 to 1; they add up to 1."""
    log: int
    """So many entries the log had."""


class Turning(msgspec.Struct):
    """A turn that changed much, from one point of the curve to another."""

    point: int
    """The point it led to."""
    side: int
    """Whose chance changed most,"""
    change: float
    """and by how much."""


class Costly(msgspec.Struct):
    """A decision that cost chances to win, as its seat could know then."""

    seat: int
    ply: int
    round: int
    played: str
    played_win: float
    better: Choice
    cost: float
    seed: int
    """Of the guess in which the better line can be followed."""
    chance: float
    """What came of chance from then to the seat's next turn: nobody could know it."""


class Account(msgspec.Struct):
    """Where a seat's change of its chance came from; the parts add up to the whole."""

    seat: int
    total: float
    own: float
    """What its own decisions did."""
    others: float
    """What the decisions of all others did, teammates among them."""
    luck: float
    """How the cards came, against how they come on average."""
    lost: float
    """What its costliest decisions lost against the best choice."""
    decisions: int
    """So many of its decisions left a choice."""


class Review(msgspec.Struct):
    """A game looked back at."""

    sides: list[list[int]]
    points: list[Point]
    turning: list[Turning]
    """In the order of the game."""
    costly: list[Costly]
    """Seat by seat, the costliest first."""
    accounts: list[Account]
    """Of all seats that decide."""
    over: bool


class Cost(msgspec.Struct):
    """What a decision cost, by a first look."""

    ply: int
    seat: int
    cost: float


class Passed(msgspec.Struct):
    """An action that was replayed."""

    seat: int
    turn: int
    """In the turn of this number."""
    luck: list[float]
    """What chance did, by side."""


def review(record: Record, progress: Progress | None = None, tries: int = TRIES) -> Review:
    """Look back at a game, also at one that is not over yet; so many tries for each decision."""
    if not record.actions:
        raise BadRecord("nothing has been played in this game yet")
    told = progress or _nobody
    book = Book(record.begin(log=True), tries)
    total = len(record.actions)
    for ply, action in enumerate(record.actions):
        book.step(action)
        told(0.8 * (ply + 1) / total)
    return book.closed(record, told)


class Book:
    """What is written down while a game is replayed."""

    def __init__(self, state: State, tries: int) -> None:
        self.state = state
        self.tries = tries
        self.sides = sides(state)
        self.now = chances(state)
        self.points = [Point(0, state.round, None, self.now, len(state.log or []))]
        self.accounts = {
            n: Account(n, 0.0, 0.0, 0.0, 0.0, 0.0, 0)
            for n, seat in enumerate(state.seats)
            if seat.role.plays_cards
        }
        self.costs: list[Cost] = []
        self.passed: list[Passed] = []

    def step(self, action: int) -> None:
        """One more action."""
        s = self.state
        decision = s.decision
        assert decision is not None
        ply, seat, turn = len(self.passed), decision.seat, s.turn
        round, active = s.round, s.active
        average = expected(s, action, ply)
        if s.round > 0 and len(decision.actions) > 1:
            self.costs.append(Cost(ply, seat, _cost(s, action, self.tries, ply)))
            self.accounts[seat].decisions += 1
        before = self.now
        s.apply(action)
        self.now = chances(s)
        luck = [after - usual for after, usual in zip(self.now, average)]
        self.passed.append(Passed(seat, len(self.points), luck))
        for account in self.accounts.values():
            at = self._side(account.seat)
            account.total += self.now[at] - before[at]
            account.luck += luck[at]
            if account.seat == seat:
                account.own += average[at] - before[at]
            else:
                account.others += average[at] - before[at]
        if s.is_over or s.turn is not turn or (s.round, s.active) != (round, active):
            self._mark(round, active)

    def _mark(self, round: int, active: int) -> None:
        """A point of the curve, at the end of a turn."""
        whose = active if round and active < len(self.state.seats) else None
        log = len(self.state.log or [])
        self.points.append(Point(len(self.passed), round, whose, self.now, log))

    def closed(self, record: Record, told: Progress) -> Review:
        """The review, once everything was replayed."""
        if self.points[-1].ply != len(self.passed):
            self._mark(self.state.round, self.state.active)
        looked_at = self._looked_at()
        costly: list[Costly] = []
        for n, cost in enumerate(looked_at):
            costly += _looked_at_again(record, cost, self._came_of(cost), CAREFUL * self.tries)
            told(0.8 + 0.2 * (n + 1) / len(looked_at))
        accounts = [*self.accounts.values()]
        for account in accounts:
            account.lost = sum(x.cost for x in costly if x.seat == account.seat)
        return Review(
            self.sides, self.points, self._turning(), _costliest(costly), accounts,
            self.state.is_over,
        )  # fmt: skip

    def _side(self, seat: int) -> int:
        return next(n for n, side in enumerate(self.sides) if seat in side)

    def _came_of(self, cost: Cost) -> float:
        """What chance did to the seat's side from a decision to the seat's next turn."""
        side, turn = self._side(cost.seat), self.passed[cost.ply].turn
        total = 0.0
        for one in self.passed[cost.ply :]:
            if one.seat == cost.seat and one.turn != turn:
                break
            total += one.luck[side]
        return total

    def _looked_at(self) -> list[Cost]:
        """Each seat's decisions that look costliest, one of a turn, in the order of the game."""
        worst: dict[tuple[int, int], Cost] = {}
        for cost in self.costs:
            turn = cost.seat, self.passed[cost.ply].turn
            if cost.cost >= COST and (turn not in worst or cost.cost > worst[turn].cost):
                worst[turn] = cost
        found: list[Cost] = []
        for seat in self.accounts:
            own = [cost for cost in worst.values() if cost.seat == seat]
            found += sorted(own, key=lambda cost: -cost.cost)[:LOOKED_AT_TWICE]
        return sorted(found, key=lambda cost: cost.ply)

    def _turning(self) -> list[Turning]:
        found: list[Turning] = []
        for n in range(1, len(self.points)):
            before, after = self.points[n - 1].chances, self.points[n].chances
            changes = [b - a for a, b in zip(before, after)]
            side = max(range(len(changes)), key=lambda at: abs(changes[at]))
            if abs(changes[side]) >= SWING:
                found.append(Turning(n, side, changes[side]))
        found.sort(key=lambda one: -abs(one.change))
        return sorted(found[:TURNING], key=lambda one: one.point)


def _cost(s: State, played: int, tries: int, seed: int) -> float:
    """How much worse the answer that was given is than the best, as its seat could know."""
    weighed = weigh(Knowledge(s), Budget(tries), seed, keeping=[played])
    return weighed[0].win - next(x.win for x in weighed if x.action == played)


def _looked_at_again(record: Record, cost: Cost, chance: float, tries: int) -> list[Costly]:
    """A decision thought about for longer, and why the best was better; nothing if it was not."""
    s = record.replay(cost.ply)
    played = record.actions[cost.ply]
    known = Knowledge(s)
    seed = cost.ply + len(record.actions)
    weighed = weigh(known, Budget(tries), seed, keeping=[played])
    mine = next(x for x in weighed if x.action == played)
    lost = weighed[0].win - mine.win
    if lost < COST:
        return []
    found = evidence(known, [weighed[0], mine], seed)
    better = explained(found, found.threads[0], found.threads[1:])
    return [
        Costly(
            cost.seat, cost.ply, s.round, s.action_text(played), mine.win, better, lost,
            found.seeds[0], chance,
        )
    ]  # fmt: skip


def _costliest(costly: list[Costly]) -> list[Costly]:
    found: list[Costly] = []
    for seat in sorted({x.seat for x in costly}):
        own = [x for x in costly if x.seat == seat]
        found += sorted(own, key=lambda x: -x.cost)[:COSTLIEST]
    return found


def _nobody(_: float) -> None:
    """Nobody is told how far it is."""
