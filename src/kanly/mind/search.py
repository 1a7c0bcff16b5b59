"""Thinking ahead: a tree of one seat's own decisions over many guesses at what is hidden.

Every try plays on in another guess.  The seat's own decisions are chosen by what earlier tries
found and by the network's advice; everybody else's are drawn by the advice.  A try ends at the
first decision of the seat that is new to the tree: there the network judges.
"""

from __future__ import annotations

from math import exp, sqrt
from random import Random
from typing import Final

from ..engine.node import Decision
from ..engine.state import State
from .network import Network
from .styles import BALANCED, Style

CURIOSITY: Final = 0.25
"""How long choices are tried that the advice favours and the tries do not."""
HEAT: Final = 1.5
"""Above 1 the advice on the own choices is taken with more doubt than it is given."""
FURTHEST: Final = 120
"""Decisions after which a try is judged wherever it is."""
WIN_SHARE: Final = 0.75
"""How much winning counts beside the margin."""
OPEN_MIND: Final = 0.4
"""How much of the advice whoever has a style leaves to each choice alike."""
TENTH: Final = 0.03
"""How much of a chance to win a tenth of a Victory Point means to a style."""


class Node:
    """A decision of the seat, with what tries have found about each choice."""

    __slots__ = ("actions", "children", "priors", "totals", "tries", "value", "visits", "wins")

    def __init__(self, actions: list[int], priors: list[float], value: float) -> None:
        self.actions = actions
        self.priors = priors
        self.value = value
        """As judged at first sight."""
        self.tries = 0
        self.visits = [0] * len(actions)
        self.totals = [0.0] * len(actions)
        """Of what its tries were worth to the seat."""
        self.wins = [0.0] * len(actions)
        """Of the chances to win in them."""
        self.children: dict[tuple[int, bytes, bytes, bytes, str, int], Node] = {}

    def best(self, curiosity: float) -> int:
        """The choice to try next."""
        root = curiosity * sqrt(self.tries + 1)
        best = 0
        most = -1.0
        # A choice not tried yet is thought a little worse than the position.
        untried = self.value - 0.05
        for at in range(len(self.actions)):
            n = self.visits[at]
            worth = self.totals[at] / n if n else untried
            worth += root * self.priors[at] / (1 + n)
            if worth > most:
                most = worth
                best = at
        return best


class Verdict:
    """What was found about one choice."""

    __slots__ = ("action", "tries", "win", "worth")

    def __init__(self, action: int, tries: int, win: float, worth: float) -> None:
        self.action = action
        self.tries = tries
        self.win = win
        """The chance to win after it, from 0 to 1."""
        self.worth = worth
        """The same with the margin and the style of the player in it."""

    def __repr__(self) -> str:
        return f"Verdict({self.action}, tries={self.tries}, win={self.win:.3f})"


class Search:
    """One decision thought through."""

    def __init__(
        self, network: Network, seat: int, seed: int, style: Style = BALANCED, others: bool = True
    ) -> None:
        self.network = network
        self.seat = seat
        self.style = style
        self.others = others
        """Play on through the turns of others, or judge before them."""
        self.curiosity = CURIOSITY
        self.heat = HEAT
        self.positions = 0
        """Judged or advised on so far."""
        self._chance = Random(seed)
        self._path: list[Node] = []
        self._taken: list[int] = []
        self._win = 0.0
        self._worth = 0.0
        self.root: Node | None = None

    def think(self, guess: State, tries: int) -> None:
        """So many tries in a guess, which is not changed."""
        for _ in range(tries):
            self._try(guess.copy())

    def verdicts(self) -> list[Verdict]:
        """What was found about each choice that was tried, the best first."""
        root = self.root
        if root is None:
            return []
        found: list[Verdict] = []
        for at, n in enumerate(root.visits):
            if n:
                found.append(Verdict(root.actions[at], n, root.wins[at] / n, root.totals[at] / n))
        found.sort(key=rank, reverse=True)
        return found

    def is_settled(self, left: int) -> bool:
        """Would the same choice be best after so many more tries, whatever they find?"""
        root = self.root
        if root is None:
            return False
        visits = sorted(root.visits)
        return visits[-1] - visits[-2] > left

    def _try(self, world: State) -> None:
        """Play on in a guess, and remember how it went; the guess is used up."""
        root = self.root
        if root is None:
            root = self._meet(world)
            self.root = root
        path = self._path
        taken = self._taken
        path.clear()
        taken.clear()
        node = root
        for _ in range(FURTHEST):
            at = node.best(self.curiosity)
            path.append(node)
            taken.append(at)
            action = node.actions[at]
            world.apply(action)
            decision = self._pass_others(world)
            if decision is None:
                self._judge(world)
                break
            own = world.seats[self.seat]
            key = (action, own.hand, own.intrigue, world.row, decision.kind, len(decision.actions))
            following = node.children.get(key)
            if following is None or following.actions != decision.actions:
                node.children[key] = self._meet(world)
                break
            node = following
        for n in range(len(path)):
            passed = path[n]
            at = taken[n]
            passed.tries += 1
            passed.visits[at] += 1
            passed.totals[at] += self._worth
            passed.wins[at] += self._win

    def _pass_others(self, world: State) -> Decision | None:
        """Let others decide until the seat must; nothing if the try ends on the way."""
        network = self.network
        for _ in range(FURTHEST):
            decision = world.decision
            if decision is None or decision.seat == self.seat:
                return decision
            if not self.others:
                return None
            thoughts = network.think(world, decision.seat)
            self.positions += 1
            said = network.advice(thoughts, decision.kind, decision.actions)
            world.apply(decision.actions[self._draw(said)])
        return None

    def _draw(self, said: list[float]) -> int:
        """One of the choices, by what speaks for each."""
        weights = shares(said)
        at = self._chance.random()
        for n in range(len(weights)):
            at -= weights[n]
            if at < 0:
                return n
        return 0

    def _meet(self, world: State) -> Node:
        """A decision the tree does not know yet; judged, too."""
        decision = world.decision
        assert decision is not None
        thoughts = self._judge(world)
        priors = shares(self.network.advice(thoughts, decision.kind, decision.actions), self.heat)
        if self.style is not BALANCED:  # the advice knows no styles: look at every choice
            even = OPEN_MIND / len(priors)
            priors = [(1.0 - OPEN_MIND) * x + even for x in priors]
        return Node(decision.actions, priors, self._worth)

    def _judge(self, world: State) -> list[int]:
        """Judge the position a try has come to."""
        thoughts: list[int] = []
        if world.decision is None:
            self._win = outcome(world, self.seat)
            self._worth = self._win
        else:
            self.positions += 1
            thoughts = self.network.think(world, self.seat)
            self._win = self.network.judgement(thoughts, 0)
            self._worth = WIN_SHARE * self._win
            self._worth += (1.0 - WIN_SHARE) * self.network.judgement(thoughts, 1)
        if self.style is not BALANCED:
            self._worth += TENTH * self.style.bonus(world, self.seat)
        return thoughts


def rank(verdict: Verdict) -> tuple[int, float]:
    """Choices are compared by how often they were tried, then by what they are worth."""
    return verdict.tries, verdict.worth


def shares(said: list[float], heat: float = 1.0) -> list[float]:
    """The chance of each choice, by what speaks for it; the more heat, the more alike."""
    most = max(said)
    weights = [exp((x - most) / heat) for x in said]
    total = sum(weights)
    return [x / total for x in weights]


def outcome(s: State, seat: int) -> float:
    """Has the seat won?"""
    for standing in s.standings:
        if standing.seat == seat:
            return 1.0 if standing.place == 1 else 0.0
    return 0.0
