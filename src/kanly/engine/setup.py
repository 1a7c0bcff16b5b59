"""What the players agree on before the game: edition, seats, leaders, modules, options, seed."""

from __future__ import annotations

from typing import Any, Final

LEADER_CHOICES: Final = ["fixed", "random", "draft"]
RANDOM_LEADER: Final = "random"
"""In a list of Leaders: any of those left over."""
ROW_REFRESH: Final = ["off", "oldest", "all"]
RIVALS_FOR: Final = {1: 2, 2: 1}
"""How many Rivals join so many persons (V-2.1)."""
DIFFICULTIES: Final = ["mercenary", "sardaukar", "mentat", "kwisatz_haderach"]
"""The levels of a solo game, easiest first (V-2)."""
EXPERT_VARIANTS: Final = ["brutal_escalation", "expert_deployment", "smart_politics"]
"""Optional, but compulsory from the level EXPERT_FROM on (V-10.6)."""
EXPERT_FROM: Final = "mentat"
VARIANTS: Final[dict[str, tuple[int, ...]]] = {
    "row_dice": (1,),
    "streamlined": (2,),
    "brutal_escalation": (1, 2),
    "expert_deployment": (1, 2),
    "smart_politics": (1, 2),
}
"""The variants of games with Rivals, and for how many persons each is meant (V-10)."""
DEFAULTS: Final[dict[str, Any]] = {
    "row_refresh": "off",
    "one_per_house": False,
    "first_player": None,
    "rivals": [],
    "difficulty": None,
    "variants": [],
}
"""The options and what they are when nobody names them."""


class Setup:
    """The agreement a game starts from; together with the actions it is the whole record.

    `players` are persons (or bots in their place); one or two of them are joined by Rivals, who
    take the last seats.  `rivals` names them in the order of their seats; who is not named is drawn
    at random.  `row_refresh` is a house rule applied when a round starts: the oldest card of the
    Imperium Row, or all five, leave the game and are replaced.  `first_player` fixes who starts
    instead of the Objective cards.  `one_per_house` forbids two Leaders of one House.
    """

    __slots__ = (
        "bars_swordmaster", "choice", "difficulty", "edition", "first_player", "leaders",
        "modules", "one_per_house", "players", "rivals", "row_refresh", "seed", "variants",
    )  # fmt: skip

    def __init__(
        self,
        edition: str,
        players: int,
        choice: str,
        leaders: list[str],
        modules: list[str],
        seed: int,
        row_refresh: str,
        one_per_house: bool,
        first_player: int,
        rivals: list[str],
        difficulty: str,
        variants: list[str],
    ) -> None:
        self.edition = edition
        self.players = players
        self.choice = choice
        self.leaders = leaders
        self.modules = modules
        self.seed = seed
        self.row_refresh = row_refresh
        self.one_per_house = one_per_house
        self.first_player = first_player
        """The seat that starts, or -1: as the Objectives say."""
        self.rivals = rivals
        self.difficulty = difficulty
        """The level of a solo game; empty in others."""
        self.variants = variants
        self.bars_swordmaster = difficulty == "kwisatz_haderach"
        """Players can gain no Swordmaster (V-2)."""

    def __repr__(self) -> str:
        return f"Setup({self.edition}, {self.players} players, {self.choice}, seed {self.seed})"

    @property
    def rival_count(self) -> int:
        """How many Rivals take part."""
        return RIVALS_FOR.get(self.players, 0)

    @property
    def seats(self) -> int:
        """How many seats the table has: persons, then Rivals."""
        return self.players + self.rival_count

    @property
    def starters(self) -> int:
        """How many seats, from 0 on, can have the First Player marker (V-2.5)."""
        return self.players if self.players == 2 else self.seats

    def left_of_each(self, first: int) -> bytes:
        """The seat to the left of each seat, with the First Player marker at one of them.

        The Rival of two players always sits next to the First Player (V-3.3), so between them.
        """
        if self.players == 2:
            left = [first, first, 1 - first]
            left[first] = 2
            return bytes(left)
        return bytes([(seat + 1) % self.seats for seat in range(self.seats)])

    def plays(self, variant: str) -> bool:
        """Is the variant in force, agreed on or required by the level (V-10.6)?"""
        if variant in self.variants:
            return True
        return DIFFICULTIES.index(EXPERT_FROM) <= self.level and variant in EXPERT_VARIANTS

    @property
    def level(self) -> int:
        """The place of the difficulty in the list of levels; -1 without one."""
        return DIFFICULTIES.index(self.difficulty) if self.difficulty else -1
