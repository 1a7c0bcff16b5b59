"""The messages of puzzles, as types."""

from __future__ import annotations

from typing import Literal

import msgspec

from ..coach.words import AdviceTold
from ..puzzles import Theme
from .words import Game

PuzzleState = Literal["new", "begun", "solved", "clean"]
"""A clean solution is the first one, with no wrong answer before it and nothing shown."""


class PuzzleIn(msgspec.Struct, forbid_unknown_fields=True):
    """A wish to solve a puzzle."""

    id: str


class PuzzleInfo(msgspec.Struct):
    """A puzzle in the list of puzzles."""

    id: str
    theme: Theme
    level: int
    state: PuzzleState
    game: Game
    players: int


class WrongOut(msgspec.Struct):
    """An answer that is not right."""

    label: str
    win: float
    """The chance to win after it, from 0 to 1,"""
    best: float
    """and after the best."""


class PuzzleOut(msgspec.Struct):
    """Where a puzzle stands."""

    id: str
    number: int
    puzzles: int
    """It is this one of so many."""
    theme: Theme
    level: int
    step: int
    """So many answers were right,"""
    steps: int
    """of those the best way needs."""
    solved: bool
    wrong: WrongOut | None
    """What was answered last, if that is not right."""
    answer: AdviceTold | None
    """Once it is solved: why the best way is best."""
    next: str | None
    """The puzzle after this one."""
