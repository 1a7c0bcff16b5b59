"""The ways to play the game of 2020: against House Hagal, in threes, in fours."""

from __future__ import annotations

from ...engine.components import Cost
from ...engine.modes import Chair, FirstGame, Level, Mode
from ...rules.imperium_rulebook import ImperiumRules
from ...rules.roles import PLAYER, RIVAL_OF_2020, SPOILER
from ...rules.variants import EXPERT_DEPLOYMENT
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


def mode(
    players: int,
    chairs: list[Chair],
    first: int = -1,
    between: int = -1,
    levels: tuple[Level, ...] = (),
    usual_level: str = "",
    first_game: FirstGame | None = None,
) -> Mode:
    """What is the same for any number of players."""
    return Mode(
        players=players,
        chairs=tuple(chairs),
        board=BOARD,
        rules=RULES,
        conflicts=((3, 4), (2, 5), (1, 1)),
        spies=0,
        hand=5,
        end_points=10,
        shares_third=len(chairs) > 3,
        first=first,
        between=between,
        levels=levels,
        usual_level=usual_level,
        first_game=FirstGame() if first_game is None else first_game,
    )


MODES = (
    mode(
        1,
        [player(0), Chair(RIVAL_OF_2020, 1), Chair(RIVAL_OF_2020, 2)],
        first=1,  # B-11.4: the Rival on the left
        levels=LEVELS,
        usual_level="sardaukar",
        first_game=FirstGame(
            rivals=("earl_memnon_thorvald", "glossu_the_beast_rabban"), level="mercenary"
        ),
    ),
    mode(
        2,
        [player(0), player(1), Chair(SPOILER, 2, water=0, garrison=0, agents=3)],
        between=2,  # B-10.3: it follows the First Player
    ),
    mode(3, [player(n) for n in range(3)]),
    mode(4, [player(n, points=1) for n in range(4)]),
)
