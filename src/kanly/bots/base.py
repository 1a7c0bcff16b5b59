"""What a bot is, and the register of all bots by name."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from ..engine.errors import BadSetup
from ..engine.node import Decision
from ..engine.state import State


class Bot:
    """A policy: it answers the decision of a state with one of its actions.

    A bot must decide by what the deciding seat may know: `State.determinize` gives it a full state
    to think with.  With the same seed and the same questions it gives the same answers.
    """

    def __init__(self, seed: int = 0) -> None:
        self.seed = seed

    def choose(self, state: State) -> int:
        """The action to answer `state.decision` with; the state is not changed."""
        raise NotImplementedError(type(self).__name__)


BotMaker = Callable[[int], Bot]
"""Makes a bot from a seed; a subclass of `Bot` is one."""

_makers: Final[dict[str, BotMaker]] = {}


def register(name: str, maker: BotMaker) -> None:
    """Make a bot known by name: ``register("mine", MyBot)``."""
    _makers[name] = maker


def known() -> list[str]:
    """The names of all bots."""
    return sorted(_makers)


def check(name: str) -> None:
    """Refuse the name of a bot nobody registered."""
    if name not in _makers:
        raise BadSetup(f"there is no bot {name!r}; expected {' or '.join(known())}")


def make(name: str, seed: int = 0) -> Bot:
    """A new bot of that name."""
    check(name)
    return _makers[name](seed)


def decision_of(state: State) -> Decision:
    """The decision a bot is asked for; a finished game has none."""
    if state.decision is None:
        raise ValueError("the game is over: there is nothing to choose")
    return state.decision
