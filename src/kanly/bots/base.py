"""What a bot is, and the register of all bots by name."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial
from typing import Any, Final

from ..engine.errors import BadSetup
from ..engine.node import Decision
from ..engine.state import State
from ..mind.styles import Style, style_of


class Knowledge:
    """What the deciding seat may know of a position: all that a bot is told."""

    __slots__ = ("_state", "decision")

    def __init__(self, state: State) -> None:
        if state.decision is None:
            raise ValueError("the game is over: there is nothing to choose")
        self.decision: Decision = state.decision
        self._state = state

    def view(self) -> dict[str, Any]:
        """The position as a document: hidden piles are replaced by their sizes."""
        return self._state.view(self.decision.seat)

    def team(self) -> tuple[int, ...]:
        """The seats that win and lose together with the deciding one, itself among them."""
        return self._state.team(self.decision.seat)

    def guess(self, seed: int) -> State:
        """A whole position to think with: what the seat cannot see is dealt by this seed.

        It is the bot's own; it may be changed and played on.
        """
        return self._state.determinize(self.decision.seat, seed)


class Bot:
    """A policy: a bot writes `decide`, others let it `choose`.

    So no bot ever holds the true position.  With the same seed and the same questions it gives the
    same answers.
    """

    def __init__(self, seed: int = 0) -> None:
        self.seed = seed

    def __init_subclass__(cls) -> None:
        if cls.choose is not Bot.choose:
            raise TypeError(f"{cls.__name__}: write `decide`; `choose` would see hidden cards")

    def choose(self, state: State) -> int:
        """The action to answer `state.decision` with; the state is not changed."""
        known = Knowledge(state)
        actions = known.decision.actions
        return self.decide(known) if len(actions) > 1 else actions[0]

    def decide(self, known: Knowledge) -> int:
        """One of `known.decision.actions`."""
        raise NotImplementedError(type(self).__name__)

    def take_style(self, style: Style) -> None:
        """Play in a style, if the bot has any: ``make("greedy:fighter")``."""
        raise BadSetup("it has no styles")

    def take_budget(self, text: str) -> None:
        """Think for so long, if the bot thinks at all: ``make("search@0.5s")``."""
        raise BadSetup("it does not think for longer or shorter")


BotMaker = Callable[[int], Bot]
"""Makes a bot from a seed; a subclass of `Bot` is one."""

_makers: Final[dict[str, BotMaker]] = {}


def register(name: str, maker: BotMaker) -> None:
    """Make a bot known by name: ``register("mine", MyBot)``."""
    _makers[name] = maker


def known() -> list[str]:
    """The names of all bots."""
    return sorted(_makers)


def maker(name: str) -> BotMaker:
    """What makes bots of a name, perhaps with a style and a budget: ``search:spy@0.5s``."""
    named, at, budget = name.partition("@")
    level, colon, style = named.partition(":")
    if level not in _makers:
        raise BadSetup(f"there is no bot {level!r}; expected {' or '.join(known())}")
    usual = _makers[level]
    if not at and not colon:
        return usual
    tuned = partial(_tuned, usual, style if colon else None, budget if at else None)
    try:
        tuned(0)
    except BadSetup as error:
        raise BadSetup(f"{name}: {error}") from None
    return tuned


def _tuned(usual: BotMaker, style: str | None, budget: str | None, seed: int) -> Bot:
    bot = usual(seed)
    if style is not None:
        bot.take_style(style_of(style))
    if budget is not None:
        bot.take_budget(budget)
    return bot


def level_of(name: str) -> str:
    """The name of a bot without its style and budget."""
    return name.partition("@")[0].partition(":")[0]


def has_budget(name: str) -> bool:
    """Does the name of a bot say how long it thinks?"""
    return "@" in name


def check(name: str) -> None:
    """Refuse the name of a bot nobody registered, or a style or budget it cannot have."""
    maker(name)


def make(name: str, seed: int = 0) -> Bot:
    """A new bot of that name."""
    return maker(name)(seed)
