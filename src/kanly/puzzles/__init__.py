"""Puzzles: positions from games of bots in which one way to go on is clearly best."""

from .puzzle import THEMES, Origin, Puzzle, Step, Theme
from .shelf import puzzles

__all__ = ["THEMES", "Origin", "Puzzle", "Step", "Theme", "puzzles"]
