"""What the players agree on before the game: edition, seats, leaders, modules, options, seed."""

from __future__ import annotations

from typing import Final

LEADER_CHOICES: Final = ["fixed", "random", "draft"]
ROW_REFRESH: Final = ["off", "oldest", "all"]
DEFAULTS: Final[dict[str, str | bool | None]] = {
    "row_refresh": "off",
    "one_per_house": False,
    "first_player": None,
}
"""The house options and what they are when nobody names them."""


class Setup:
    """The agreement a game starts from; together with the actions it is the whole record.

    `row_refresh` is a house rule applied when a round starts: the oldest card of the Imperium Row,
    or all five, leave the game and are replaced.  `first_player` fixes who starts instead of the
    Objective cards.  `one_per_house` forbids two Leaders of one House.
    """

    __slots__ = (
        "edition", "first_player", "leaders", "modules", "one_per_house", "players", "row_refresh",
        "seed", "choice",
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

    def __repr__(self) -> str:
        return f"Setup({self.edition}, {self.players} seats, {self.choice}, seed {self.seed})"
