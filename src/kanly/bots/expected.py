"""What to expect of the levels: measured, kept in a file, and never told without a number."""

from __future__ import annotations

from functools import cache
from pathlib import Path
from typing import Final

import msgspec

FILE: Final = Path(__file__).parent / "expected.json"
"""Written by ``kanly arena --expect``."""


class Expectation(msgspec.Struct, frozen=True):
    """How often a level has won alone against a table of another."""

    level: str
    against: str
    opponents: int
    games: int
    wins: int


class Expected(msgspec.Struct, frozen=True):
    """What was measured, with which Kanly and in which scene of the arena."""

    kanly: str
    seed: int
    scene: str
    levels: list[Expectation]


def write(expected: Expected, path: Path) -> None:
    """Keep what was measured."""
    path.write_bytes(msgspec.json.format(msgspec.json.encode(expected), indent=1) + b"\n")


@cache
def expectations() -> dict[str, Expectation]:
    """What was measured, by level; of the others nothing is known."""
    expected = msgspec.json.decode(FILE.read_bytes(), type=Expected)
    return {row.level: row for row in expected.levels}
