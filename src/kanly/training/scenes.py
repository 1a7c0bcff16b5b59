"""Which games the network plays against itself, and how often."""

from __future__ import annotations

from random import Random
from typing import Final

from ..arena.playing import Table

LEVELS: Final = ("mercenary", "sardaukar", "mentat", "kwisatz_haderach")
MIXED: Final = ("imperium", "imperium_conflicts", "imperium_leaders")

SCENES: Final[list[tuple[int, Table]]] = [
    (20, Table("uprising", 4)),
    (8, Table("uprising", 4, ("choam",))),
    (3, Table("uprising", 4, MIXED)),
    (8, Table("uprising", 3)),
    (3, Table("uprising", 3, ("choam",))),
    (14, Table("uprising", 2)),
    (8, Table("uprising", 6)),
    (10, Table("imperium", 4)),
    (5, Table("imperium", 3)),
    (6, Table("imperium", 2)),
    *[(15, Table("uprising", 1, options={"difficulty": level})) for level in LEVELS],
    *[(7, Table("imperium", 1, options={"difficulty": level})) for level in LEVELS],
]
"""Each kind of game with its weight.

Games of one player have few decisions, so they are played more often.
"""


def draw(chance: Random) -> Table:
    """One of the kinds of games, by their weights."""
    tables = [table for _, table in SCENES]
    return chance.choices(tables, [weight for weight, _ in SCENES])[0]
