"""The ways to play the game of 2020: against House Hagal, in threes, in fours."""

from __future__ import annotations

from dataclasses import replace

from ...engine.components import Cost
from ...engine.modes import Chair, FirstGame, Level, Mode
from ...rules.imperium_rulebook import ImperiumRules
from ...rules.roles import PLAYER, RIVAL_OF_2020, SPOILER
from ...rules.variants import EXPERT_DEPLOYMENT
from ..common.modes import each_for_itself
from .board import BOARD
from .leaders import LEADERS

DEAR_MENTAT = (("mentat", Cost(solari=5)),)

LEVELS = (
    Level("mercenary", rival_garrison=0, solari=1, spice=1, swordmasters_at=5),
    Level("sardaukar", rival_intrigue=1, swordmasters_at=4, costs=DEAR_MENTAT),
    Level(
        "mentat", rival_intrigue=1, swordmasters_at=3, costs=DEAR_MENTAT,
        variants=(EXPERT_DEPLOYMENT,),
    ),
    Level(
        "kwisatz_haderach", rival_intrigue=1, swordmasters_at=3, costs=DEAR_MENTAT,
        variants=(EXPERT_DEPLOYMENT,), bars_swordmaster=True,
    ),
)  # fmt: skip
"""B-11.4: those of a solo game."""

BEGINNERS = tuple(x.id for x in LEADERS if x.complexity == 1)
"""B-2.4: for a first game."""

RULES = ImperiumRules()


def player(team: int, points: int = 0) -> Chair:
    """A person's place."""
    return Chair(PLAYER, team, points=points, suits=BEGINNERS)


def mode(players: int, chairs: list[Chair]) -> Mode:
    """A game on the board of 2020."""
    return each_for_itself(players, chairs, BOARD, RULES, spies=0)


MODES = (
    replace(
        mode(1, [player(0), Chair(RIVAL_OF_2020, 1), Chair(RIVAL_OF_2020, 2)]),
        first=1,  # B-11.4: the Rival on the left
        levels=LEVELS,
        usual_level="sardaukar",
        first_game=FirstGame(
            rivals=("earl_memnon_thorvald", "glossu_the_beast_rabban"), level="mercenary"
        ),
    ),
    replace(
        mode(2, [player(0), player(1), Chair(SPOILER, 2, water=0, garrison=0, agents=3)]),
        between=2,  # B-10.3: it follows the First Player
    ),
    mode(3, [player(n) for n in range(3)]),
    mode(4, [player(n, points=1) for n in range(4)]),
)
