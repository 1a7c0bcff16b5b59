"""Starting a game: the one function most programs begin with."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from .actions import RULES
from .chance import seed_words
from .errors import BadSetup
from .library import USUAL_PLAYERS, load
from .options import ALOUD, agreed
from .seat import Seat
from .setup import Setup
from .state import State
from .turn import Turn


def new_game(
    edition: str = "uprising",
    leaders: Sequence[str] | str = "random",
    players: int | None = None,
    modules: Sequence[str] = (),
    seed: int = 0,
    *,
    log: bool = False,
    **options: Any,
) -> State:
    """A game set up and played on to its first decision.

    `leaders` is a list of Leader ids, one a player (``"random"`` among them: any that is left); or
    ``"random"`` for all; or ``"draft"``: then the players choose in reverse turn order; or
    ``"recommended"`` where the game names some.  `players` is 4 unless it is given or the list
    tells.  One player meets two Rivals, two players meet one.
    `options` are those of `kanly.engine.options`, by name: ``row_refresh``, ``one_per_house``,
    ``first_player``, ``rivals``, ``difficulty``, ``variants``, ``added_cards``, ``aloud``.  With
    `log` the state keeps an account of what happens.
    """
    if isinstance(modules, str):
        raise BadSetup(f"modules must be a list of names, not {modules!r}")
    for what, number in (("seed", seed), ("players", players)):
        if number is not None and (isinstance(number, bool) or not isinstance(number, int)):
            raise BadSetup(f"{what} must be a whole number, not {number!r}")
    if isinstance(leaders, str):
        choice, seated = leaders, []
        count = USUAL_PLAYERS if players is None else players
    else:
        choice, seated = "fixed", list(leaders)
        count = len(seated) if players is None else players
    return start(
        Setup(edition, count, choice, seated, sorted(set(modules)), seed, agreed(options)), log
    )


def start(setup: Setup, log: bool = False) -> State:
    """The game an agreement leads to, at its first decision."""
    state = empty_table(setup)
    state.chance_a, state.chance_b = seed_words(setup.seed)
    if log:
        state.log = []
    state.codex.steps.lay_out_board.run(state, 0, RULES, 0)
    state.advance()
    return state


def empty_table(setup: Setup) -> State:
    """The seats of a game, and nothing on the table yet."""
    codex = load(setup.edition, setup.players)
    state = State(codex, setup, [Seat(role) for role in setup.roles], [], [], Turn())
    state.asks_aloud = ALOUD.of(setup)
    return state
