"""Kanly: Dune: Imperium - Uprising as an exact engine, a game and a laboratory.

    >>> import kanly
    >>> state = kanly.new_game(players=3, seed=7)
    >>> while not state.is_over:
    ...     state.apply(state.decision.actions[0])
    >>> [(standing.place, standing.seat, standing.vp) for standing in state.standings]
    [(1, 2, 10), (2, 1, 6), (3, 0, 5)]

An unofficial fan work.
"""

from . import editions as editions
from . import language as language
from .engine.errors import BadPosition, BadRecord, BadSetup, IllegalAction, KanlyError
from .engine.game import new_game
from .engine.node import Decision
from .engine.record import Game, Record
from .engine.rulebook import Reason, Standing
from .engine.setup import Setup
from .engine.state import State

__version__ = "0.5.0"

compiled: bool = not str(State.__init__).startswith("<function")
"""Is this the compiled build of the engine?"""

__all__ = [
    "BadPosition",
    "BadRecord",
    "BadSetup",
    "Decision",
    "Game",
    "IllegalAction",
    "KanlyError",
    "Reason",
    "Record",
    "Setup",
    "Standing",
    "State",
    "compiled",
    "new_game",
]
