"""The puzzles that come with Kanly, a file each."""

from __future__ import annotations

from functools import cache
from pathlib import Path
from typing import Final

import msgspec

from .puzzle import Puzzle

SHELF: Final = Path(__file__).parent / "shipped"


@cache
def puzzles() -> dict[str, Puzzle]:
    """Every puzzle by its id, those of a theme together, the easier ones first."""
    found = [read(file) for file in sorted(SHELF.glob("*.json"))]
    return {puzzle.id: puzzle for puzzle in found}


def read(file: Path) -> Puzzle:
    """The puzzle of a file."""
    return msgspec.json.decode(file.read_bytes(), type=Puzzle)


def write(puzzle: Puzzle, folder: Path = SHELF) -> None:
    """Put a puzzle on the shelf."""
    text = msgspec.json.format(msgspec.json.encode(puzzle), indent=1)
    (folder / f"{puzzle.id}.json").write_bytes(text + b"\n")
