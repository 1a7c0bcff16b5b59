"""What a puzzle is: a position in which one way to go on is clearly best, and why."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, Final, Literal, get_args

import msgspec

from ..coach import Advice
from ..engine.reading import read_setup
from ..engine.record import Record
from ..engine.setup import Setup

Theme = Literal["conflict", "points", "trade"]
"""What the best way is about: the Conflict, Victory Points, or a good trade."""
THEMES: Final[tuple[Theme, ...]] = get_args(Theme)
LEVELS: Final = 3
"""From 1, what most would do, to the hardest."""


class Step(msgspec.Struct):
    """A question of the puzzle."""

    chances: dict[str, float]
    """The chance to win after each answer."""
    ways: dict[str, Step | None]
    """The answers that are right, the best first, each with the next question; None: solved."""

    def best(self) -> tuple[str, Step | None]:
        """The best answer, and what is asked then."""
        return next(iter(self.ways.items()))


class Origin(msgspec.Struct):
    """Where a puzzle comes from."""

    kanly: str
    """The version that found it."""
    scene: str
    """The kind of game, as `kanly arena` names it."""
    seed: int
    ply: int
    """How many actions of that game had been taken."""
    tries: int
    """How often each answer was tried, in each of"""
    deals: int
    """so many times that everything hidden was dealt anew."""


class Puzzle(msgspec.Struct):
    """A position, the answers that are right, and why."""

    id: str
    theme: Theme
    level: int
    record: dict[str, Any]
    """The position, as the record of a game of which nothing has been played yet."""
    first: Step
    advice: Advice
    """On the first question: the best choices, with reasons."""
    origin: Origin

    def begin(self) -> Record:
        """The position to be solved, as a record."""
        return Record.from_dict(self.record)

    @property
    def setup(self) -> Setup:
        """What was agreed on in the game it comes from."""
        return read_setup(self.record["setup"])

    @property
    def seat(self) -> int:
        """Who is asked."""
        return self.advice.seat

    @property
    def steps(self) -> int:
        """How many answers the best way needs."""
        return len(self.solution)

    @property
    def solution(self) -> list[str]:
        """The best way."""
        found: list[str] = []
        step: Step | None = self.first
        while step is not None:
            answer, step = step.best()
            found.append(answer)
        return found

    def step(self, answers: Sequence[str]) -> Step | None:
        """The question after some right answers; None: it is solved."""
        step: Step | None = self.first
        for answer in answers:
            if step is None:
                break
            step = step.ways[answer]
        return step
