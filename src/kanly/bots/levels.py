"""The levels of bots in order, and what a table must know to offer them."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

from ..engine.errors import BadSetup
from ..mind.styles import STYLES
from .base import check, known, make
from .expected import Expectation, expectations
from .searching import SearchBot

LADDER: Final = ["random", "novice", "greedy", "planner", "search"]
"""The levels of bots, the weakest first."""
USUAL: Final = "greedy"
"""Who plays if nobody is named."""
FIRST: Final = "novice"
"""Who plays against somebody who has never played."""


@dataclass(frozen=True)
class Level:
    """A bot to choose, as a table offers it."""

    id: str
    styles: list[str]
    """Those it can play in, the usual one first; none for a bot without a will."""
    seconds: float
    """So long it may think about a decision; 0 for one that does not look at the clock."""
    expected: Expectation | None


def levels() -> list[Level]:
    """Every bot: the levels from the weakest on, then what else was registered."""
    others = [name for name in known() if name not in LADDER]
    measured = expectations()
    return [
        Level(name, styles_of(name), seconds_of(name), measured.get(name))
        for name in [*LADDER, *others]
    ]


def styles_of(name: str) -> list[str]:
    """The styles a bot can play in."""
    try:
        check(f"{name}:{STYLES[0].id}")
    except BadSetup:
        return []
    return [style.id for style in STYLES]


def seconds_of(name: str) -> float:
    """How long a bot may think about a decision, if the clock counts."""
    bot = make(name)
    return bot.budget.seconds if isinstance(bot, SearchBot) else 0.0


def about_names() -> str:
    """What a bot can be called, for the help of a command."""
    styled = [name for name in LADDER if styles_of(name)]
    return (
        f"{', '.join(LADDER)} (from the weakest on); {', '.join(styled)} also with a style, as "
        f"{styled[-1]}:{STYLES[-1].id}: {', '.join(style.id for style in STYLES)}"
    )
