"""The messages of the coach, as types."""

from __future__ import annotations

from typing import Literal

import msgspec

from ..coach.review import Account, Point
from ..coach.words import CostlyTold, TurningTold
from .words import CoachMode


class ReviewIn(msgspec.Struct, forbid_unknown_fields=True):
    """A wish to look back at a finished game."""

    lang: str = "en"


class Advised(msgspec.Struct):
    """A choice the coach thinks well of."""

    action: str
    label: str
    win: float | None
    """The chance to win after it, from 0 to 1; none where the coach gives hints only."""
    then: list[str]
    """What follows in the same turn, step by step."""
    reasons: list[str]
    """What speaks for it, a sentence each; or why nothing does."""
    against: str
    """The choice it is compared with; empty if there is none."""


class AdviceOut(msgspec.Struct):
    """The best few choices of a decision, the best first."""

    revision: int
    coach: CoachMode
    choices: list[Advised]
    close: bool
    """The first two are about equally good."""


class ReviewOut(msgspec.Struct):
    """A finished game looked back at."""

    sides: list[list[int]]
    """The seats of each side: teams, usually of one, and all Rivals that can win."""
    names: list[str]
    """Of the sides."""
    points: list[Point]
    """The chances to win after each turn."""
    turning: list[TurningTold]
    costly: list[CostlyTold]
    """Seat by seat, the costliest first; advice is what the seat could know then."""
    accounts: list[Account]


class ReviewState(msgspec.Struct):
    """How far the look back at a game is."""

    state: Literal["none", "running", "failed", "done"]
    progress: float
    """From 0 to 1."""
    review: ReviewOut | None = None
