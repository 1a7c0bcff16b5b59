"""One game between bots: what `simulate` and the arena play many of."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field
from typing import Any, Protocol

from .. import editions as editions  # the editions make themselves known
from ..bots import make
from ..engine.chance import seed_words
from ..engine.game import new_game
from ..engine.library import mode_of
from ..engine.modes import Mode
from ..engine.state import State
from .tallies import Accumulator


class Player(Protocol):
    """Whoever answers the questions of a seat; a bot is one."""

    def choose(self, state: State) -> int:
        """The action to answer `state.decision` with."""


@dataclass(frozen=True)
class Table:
    """What is played, whoever plays it: the arguments of `new_game` but for the seed."""

    edition: str = "uprising"
    players: int = 4
    modules: Sequence[str] = ()
    leaders: Sequence[str] | str = "random"
    options: Mapping[str, Any] = field(default_factory=dict)

    @property
    def mode(self) -> Mode:
        """How so many play the edition."""
        return mode_of(self.edition, self.players)

    def deal(self, seed: int) -> State:
        """A game at its first decision; the same seed deals the same Leaders and cards."""
        return new_game(
            self.edition, self.leaders, self.players, self.modules, seed, **self.options
        )


def game_seed(seed: int, index: int) -> int:
    """The seed of one game of many, whoever plays it."""
    a, b = seed_words((seed << 32) + index)
    return a ^ (b << 31)


def seat_bots(names: Sequence[str], seed: int) -> list[Player]:
    """A bot for each player of a game, with chances of their own."""
    return [make(name, seed + 1 + seat) for seat, name in enumerate(names)]


def play(state: State, players: Sequence[Player], watchers: Sequence[Accumulator] = ()) -> None:
    """Play a game to its end; the watchers see every step."""
    while (decision := state.decision) is not None:
        action = players[decision.seat].choose(state)
        for watcher in watchers:
            watcher.step(state, action)
        state.apply(action)
