"""Bots that think ahead with the network: `planner` and `search`."""

from __future__ import annotations

import time
from dataclasses import dataclass
from functools import cache
from pathlib import Path
from random import Random
from typing import Final

from ..engine.codex import Codex
from ..engine.errors import BadSetup
from ..engine.state import State
from ..mind.encoding import Names
from ..mind.layers import Weights
from ..mind.model import read_model
from ..mind.network import Network
from ..mind.search import Search, Verdict
from ..mind.styles import BALANCED, Style
from .base import Bot, Knowledge
from .companions import Task, companions, dismiss, joined

MODEL: Final = Path(__file__).parent / "kanly.model"
WORLDS: Final = 64
"""Guesses at what is hidden that tries are spread over."""
BUNCH: Final = 8
"""Tries between two looks at the clock."""
MOST_CORES: Final = 64


@cache
def _learned() -> tuple[Weights, Names]:
    names = Names()
    return read_model(MODEL.read_bytes(), names), names


@cache
def network_of(codex: Codex) -> Network:
    """The network for the positions of a codex."""
    weights, names = _learned()
    return Network(weights, codex, names)


@dataclass(frozen=True)
class Budget:
    """How long a decision is thought about: tries, and seconds if the clock counts, too."""

    tries: int
    seconds: float = 0.0
    cores: int = 1
    """On each of so many cores, by a chance of its own."""

    def left(self, done: int, seconds: float) -> int:
        """About so many more tries there is time for, after some that have taken so long."""
        left = self.tries - done
        if self.seconds and seconds > 0:
            left = min(left, int(done * (self.seconds / seconds - 1.0)))
        return max(0, left)

    @staticmethod
    def parse(text: str) -> Budget:
        """``0.5s`` is half a second, ``200`` so many tries; ``0.5s*4`` the same on four cores."""
        amount, many, number = text.partition("*")
        try:
            cores = int(number) if many else 1
            if amount.endswith("s"):
                budget = Budget(1_000_000, float(amount[:-1]), cores)
                fits = 0 < budget.seconds <= 3600
            else:
                budget = Budget(int(amount), cores=cores)
                fits = 0 < budget.tries <= 1_000_000
        except ValueError:
            fits = False
        if not fits or not 1 <= cores <= MOST_CORES:
            raise BadSetup(
                f"{text!r} is no budget; expected tries (200) or seconds (0.5s), "
                f"on up to {MOST_CORES} cores if you like (0.5s*4)"
            )
        return budget


class SearchBot(Bot):
    """Plays on in many guesses, and takes what it came back to most often."""

    def __init__(self, seed: int = 0, budget: Budget | None = None, others: bool = True) -> None:
        super().__init__(seed)
        self.budget = budget or Budget(30_000, 1.0)
        self.style = BALANCED
        self.others = others
        self._chance = Random(seed)

    def take_style(self, style: Style) -> None:
        """Like some things more than they are worth."""
        self.style = style

    def take_budget(self, text: str) -> None:
        """Think for so long."""
        self.budget = Budget.parse(text)

    def mind(self, codex: Codex) -> Network:
        """The network it judges with."""
        return network_of(codex)

    def decide(self, known: Knowledge) -> int:
        """The action that most tries led to."""
        return self.consider(known)[0].action

    def consider(self, known: Knowledge) -> list[Verdict]:
        """What each action that was tried is worth, the best first."""
        budget = self.budget
        if budget.cores == 1:
            return self.search(known).verdicts()
        helping = companions(budget.cores - 1)
        try:
            for companion in helping:
                companion.ask(self._task(known))
            own = self.search(known).verdicts()
            return joined([own, *(companion.answer() for companion in helping)])
        except BaseException:
            dismiss(helping)  # what they answer now would be taken for the next answer
            raise

    def _task(self, known: Knowledge) -> Task:
        """The same for a companion, by another chance."""
        chance, budget = self._chance, self.budget
        guess = known.guess(chance.getrandbits(32)).to_dict()
        seed = chance.getrandbits(32)
        return Task(guess, seed, self.style.id, budget.tries, budget.seconds, self.others)

    def search(self, known: Knowledge) -> Search:
        """Think for as long as the budget lasts, or until nothing can change any more."""
        chance = self._chance
        network = self.mind(known.decision.codex)
        seat = known.decision.seat
        search = Search(network, seat, chance.getrandbits(32), self.style, self.others)
        begun = time.monotonic()
        guesses: list[State] = []
        done = 0
        left = self.budget.tries
        while left and not search.is_settled(left):
            if len(guesses) < WORLDS:
                guess = known.guess(chance.getrandbits(32))
                guess.asks_aloud = False
                guesses.append(guess)
                tries = 1
            else:
                tries = BUNCH
            tries = min(tries, left)
            search.think(guesses[(done // tries) % len(guesses)], tries)
            done += tries
            left = self.budget.left(done, time.monotonic() - begun)
        return search


class PlannerBot(SearchBot):
    """Thinks its own turn through, and judges before the others'."""

    def __init__(self, seed: int = 0) -> None:
        super().__init__(seed, Budget(PLANNER_TRIES), others=False)


PLANNER_TRIES: Final = 64
