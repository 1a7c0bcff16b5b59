"""What each choice of a decision is worth: its chance to win, found by playing on in many guesses.

The search of the bots spends its tries where it expects to play.  Who explains must know the other
choices as well: here each has a tree of its own, all think in the same guesses, and again and again
the worse half is given up.
"""

from __future__ import annotations

import time
from collections.abc import Collection
from random import Random
from typing import Final

from ..bots.base import Knowledge
from ..bots.searching import WORLDS, Budget, network_of
from ..engine.state import State
from ..mind.network import Network
from ..mind.search import Node, Search

FIELD: Final = 12
"""So many choices are weighed; the network's advice says which."""
KEPT: Final = 3
"""So many are weighed to the end."""


class Weighed:
    """A choice, and what its tries have found."""

    __slots__ = ("_search", "action")

    def __init__(self, network: Network, seat: int, action: int, seed: int) -> None:
        self.action = action
        self._search = Search(network, seat, seed)
        self._search.root = Node([action], [1.0], 0.0)

    def think(self, guess: State) -> None:
        """One more try, in a guess that is not changed."""
        self._search.think(guess, 1)

    @property
    def tries(self) -> int:
        """How often it was tried."""
        return self._search.root.tries if self._search.root is not None else 0

    @property
    def win(self) -> float:
        """The chance to win after it, from 0 to 1."""
        root = self._search.root
        return root.wins[0] / root.tries if root is not None and root.tries else 0.0


def weigh(
    known: Knowledge, budget: Budget, seed: int, keeping: Collection[int] = ()
) -> list[Weighed]:
    """The choices, the best first; those in `keeping` are weighed to the end."""
    chance = Random(seed)
    guesses: list[State] = []
    own = chance.getrandbits(32)
    network = network_of(known.decision.codex)
    seat = known.decision.seat
    field = [
        Weighed(network, seat, action, own)
        for action in candidates(known, network, chance.getrandbits(32), keeping)
    ]
    given_up: list[Weighed] = []
    rounds = _rounds(len(field))
    begun = time.monotonic()
    done = 0
    for n in range(1, rounds + 1):
        until = begun + budget.seconds * n / rounds
        passes = max(1, budget.tries // (rounds * len(field)))
        for _ in range(passes):
            if len(guesses) < WORLDS:
                guess = known.guess(chance.getrandbits(32))
                guess.asks_aloud = False
                guesses.append(guess)
            for choice in field:
                choice.think(guesses[done % len(guesses)])
            done += 1
            if budget.seconds and time.monotonic() > until:
                break
        field.sort(key=_chance_to_win, reverse=True)
        if n < rounds:
            half = max(KEPT, (len(field) + 1) // 2)
            given_up[:0] = [x for x in field[half:] if x.action not in keeping]
            field = field[:half] + [x for x in field[half:] if x.action in keeping]
    return [*field, *given_up]


def candidates(
    known: Knowledge, network: Network, seed: int, keeping: Collection[int]
) -> list[int]:
    """The choices worth weighing, at most so many; those in `keeping` are among them."""
    decision = known.decision
    if len(decision.actions) <= FIELD:
        return decision.actions
    thoughts = network.think(known.guess(seed), decision.seat)
    said = network.advice(thoughts, decision.kind, decision.actions)
    order = sorted(range(len(said)), key=lambda at: -said[at])
    chosen = {decision.actions[at] for at in order[:FIELD]} | set(keeping)
    return [action for action in decision.actions if action in chosen]


def _rounds(field: int) -> int:
    """How often the field is halved until few enough are left, and once more to weigh those."""
    rounds = 1
    while field > KEPT:
        field = max(KEPT, (field + 1) // 2)
        rounds += 1
    return rounds


def _chance_to_win(choice: Weighed) -> float:
    return choice.win
