"""The ways to play Uprising: against Rivals, in threes, in fours, in two teams of three."""

from __future__ import annotations

from dataclasses import replace

from ...engine.modes import Chair, FirstGame, Level, Mode, Role
from ...engine.terms import ORNITHOPTER
from ...rules.roles import PLAYER, RIVAL
from ...rules.rulebook import UprisingRules
from ...rules.variants import EXPERT, ROW_DICE, STREAMLINED
from ..common.modes import each_for_itself
from .board import BOARD
from .rivals import RIVALS
from .six_players import SIX_PLAYERS

LEVELS = (
    Level("mercenary", rival_garrison=0, intrigue=1),
    Level("sardaukar"),
    Level("mentat", variants=EXPERT),
    Level("kwisatz_haderach", variants=EXPERT, bars_swordmaster=True),
)
"""V-2: those of a solo game."""

SLOW_SWORDMASTER = 8
"""From this price on, a Rival suits a first solo game (V-2.1)."""

RULES = UprisingRules()


def mode(players: int, roles: list[Role], points: int = 0, between: int = -1) -> Mode:
    """A game of everybody against everybody; who sits between has the Objective kept for it."""
    chairs = [
        Chair(role, team=n, points=points, objective=ORNITHOPTER if n == between else -1)
        for n, role in enumerate(roles)
    ]
    return replace(each_for_itself(players, chairs, BOARD, RULES, spies=3), between=between)


MODES = (
    replace(
        mode(1, [PLAYER, RIVAL, RIVAL]),
        levels=LEVELS,
        usual_level="sardaukar",
        variants=(ROW_DICE, *EXPERT),
        first_game=FirstGame(
            rivals=tuple(x.id for x in RIVALS if x.swordmaster >= SLOW_SWORDMASTER),
            level="mercenary",
        ),
    ),
    replace(
        mode(2, [PLAYER, PLAYER, RIVAL], between=2),  # V-2.5, V-3.3: the Rival sits between the two
        variants=(STREAMLINED, *EXPERT),
        first_game=FirstGame(
            rivals=tuple(x.id for x in RIVALS if x.streamlined), variants=(STREAMLINED.id,)
        ),
    ),
    mode(3, [PLAYER] * 3),
    mode(4, [PLAYER] * 4, points=1),
    SIX_PLAYERS,
)
