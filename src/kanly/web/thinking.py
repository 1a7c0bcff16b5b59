"""What other processes are asked; the answer depends on it alone, so any process may answer.

Of a running game it holds no more than a seat may know: nothing hidden leaves the server.
"""

from __future__ import annotations

import pickle
from collections.abc import Callable
from dataclasses import dataclass
from random import Random
from typing import Any, Protocol

import msgspec

from ..bots.base import BotMaker, maker
from ..engine.errors import IllegalAction
from ..engine.state import State

Tell = Callable[[float], None]
"""Is told how far a long thought has come, from 0 to 1."""


class Asked(Protocol):
    """Something to think about."""

    def plain(self) -> tuple[Any, ...]:
        """What makes it anew: a function with a name, and its arguments."""
        ...

    def answer(self, tell: Tell) -> object:
        """Think."""
        ...


@dataclass(frozen=True)
class Question:
    """A question to a bot: who is asked, and about what."""

    bot: BotMaker
    seed: int
    """The bot's chance for this one answer."""
    position: State
    """In which everything the seat cannot see has been dealt anew."""

    def plain(self) -> tuple[Any, ...]:
        """A bot's maker travels by its name."""
        return _question, self.bot, self.seed, document(self.position)

    def answer(self, tell: Tell) -> int:
        """The action the bot chooses."""
        return think(self)


def question(bot: str, state: State, chance: Random) -> Question:
    """What a bot is asked at a position; the position itself is told to nobody."""
    decision = state.decision
    if decision is None:
        raise ValueError("the game is over: there is nothing to ask")
    seed = chance.getrandbits(48)
    return Question(maker(bot), seed, state.determinize(decision.seat, chance.getrandbits(48)))


def think(asked: Question) -> int:
    """The answer of a bot made for this question."""
    position = asked.position
    action = asked.bot(asked.seed).choose(position)
    if position.decision is None or action not in position.decision.actions:
        raise IllegalAction(f"the bot has chosen {action}, which is not legal")
    return action


def packed(asked: Asked) -> bytes:
    """What is asked as it is sent to another process."""
    return pickle.dumps(asked.plain())


def unpacked(sent: bytes) -> Asked:
    """What was sent."""
    make, *data = pickle.loads(sent)
    asked: Asked = make(*data)
    return asked


def document(position: State) -> bytes:
    """A position as it travels: equal positions are equal bytes."""
    return msgspec.json.encode(position.to_dict())


def position(sent: bytes) -> State:
    """The position that was sent."""
    return State.from_dict(msgspec.json.decode(sent))


def _question(bot: BotMaker, seed: int, sent: bytes) -> Question:
    return Question(bot, seed, position(sent))
