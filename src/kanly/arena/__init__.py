"""Many games at once: simulation and statistics.

>>> from kanly.arena import simulate
>>> result = simulate(players=4, bots=["random"], games=10, seed=1)
>>> result.games
10
"""

from .intervals import wilson
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

__all__ = [
    "Accumulator",
    "LeaderTally",
    "PaceTally",
    "PlayedGame",
    "Result",
    "RivalTally",
    "SeatTally",
    "Tally",
    "TeamTally",
    "assign_bots",
    "assign_to_teams",
    "simulate",
    "team_name",
    "wilson",
]
