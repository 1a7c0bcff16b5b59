"""Many games at once: simulation, statistics, and the ladder of bots.

>>> from kanly.arena import simulate
>>> result = simulate(players=4, bots=["random"], games=10, seed=1)
>>> result.games
10
"""

from ..bots.levels import LADDER
from .intervals import wilson
from .ladder import Ladder, Match, Row, Score, climb, make_match, matches_of, missing
from .playing import Table
from .scenes import SCENES, Scene
from .simulation import PlayedGame, Result, assign_bots, assign_to_teams, simulate, team_name
from .tallies import (
    Accumulator,
    LeaderTally,
    PaceTally,
    RivalTally,
    SeatTally,
    Tally,
    TeamTally,
)
from .workers import spread

__all__ = [
    "LADDER",
    "SCENES",
    "Accumulator",
    "Ladder",
    "LeaderTally",
    "Match",
    "PaceTally",
    "PlayedGame",
    "Result",
    "RivalTally",
    "Row",
    "Scene",
    "Score",
    "SeatTally",
    "Table",
    "Tally",
    "TeamTally",
    "assign_bots",
    "assign_to_teams",
    "climb",
    "make_match",
    "matches_of",
    "missing",
    "simulate",
    "spread",
    "team_name",
    "wilson",
]
