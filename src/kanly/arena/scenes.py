"""The settings in which strength is measured, as data."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Final

from ..engine.errors import BadSetup
from .playing import Table

ALL: Final = "all"
"""Stands for every scene."""


@dataclass(frozen=True)
class Scene:
    """A table at which a candidate meets opponents.

    Whoever shares a team shares a side: the candidate takes one side, its opponents all others that
    Rivals leave.
    """

    id: str
    title: str
    """Scenes of one title are told of together."""
    table: Table
    level: str = ""
    """How hard the Rivals play, where that can be chosen."""

    @property
    def sides(self) -> list[int]:
        """The sides a bot can take."""
        mode = self.table.mode
        return sorted({chair.team for chair in mode.chairs[: mode.players]})

    @property
    def alone(self) -> bool:
        """Are there only Rivals to play against?"""
        return len(self.sides) == 1

    @property
    def par(self) -> float:
        """What a side would win that plays no better and no worse than each of the others."""
        return 1 / len({chair.team for chair in self.table.mode.chairs if chair.role.scores})

    def seat(self, candidate: str, opponent: str, side: int) -> list[str]:
        """The bots by seat with the candidate at one side."""
        mode = self.table.mode
        return [
            candidate if chair.team == side else opponent for chair in mode.chairs[: mode.players]
        ]


def solo(edition: str, title: str) -> list[Scene]:
    """A bot alone against Rivals, level by level."""
    return [
        Scene(f"{edition}-1-{x}", title, Table(edition, 1, options={"difficulty": x}), level=x)
        for x in ("mercenary", "sardaukar", "mentat", "kwisatz_haderach")
    ]


SCENES: Final = {
    scene.id: scene
    for scene in (
        Scene("uprising-4", "Uprising, four seats", Table(players=4)),
        Scene("uprising-4-choam", "Uprising with CHOAM, four seats", Table(modules=["choam"])),
        Scene("uprising-3", "Uprising, three seats", Table(players=3)),
        Scene("uprising-2", "Uprising, two seats and a Rival", Table(players=2)),
        Scene("uprising-6", "Uprising, two teams of three", Table(players=6)),
        *solo("uprising", "Uprising, alone against two Rivals"),
        Scene("imperium-4", "The game of 2020, four seats", Table("imperium", 4)),
        Scene("imperium-3", "The game of 2020, three seats", Table("imperium", 3)),
        Scene("imperium-2", "The game of 2020, two seats and House Hagal", Table("imperium", 2)),
        *solo("imperium", "The game of 2020, alone against two Rivals"),
    )
}  # fmt: skip
"""Every scene by its id, in the order they are told of."""
USUAL: Final = ["uprising-4", "uprising-6", "uprising-1-sardaukar", "imperium-4"]
"""What is played unless other scenes are asked for."""


def find_scenes(ids: Sequence[str]) -> list[Scene]:
    """The scenes of these ids, or of all."""
    for id in ids:
        if id not in (*SCENES, ALL):
            known = ", ".join(SCENES)
            raise BadSetup(f"there is no scene {id!r}; expected {ALL}, or some of {known}")
    return [scene for scene in SCENES.values() if scene.id in ids or ALL in ids]
