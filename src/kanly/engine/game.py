"""Starting a game: the one function most programs begin with."""

from __future__ import annotations

from collections.abc import Sequence

from .actions import RULES
from .chance import seed_words
from .errors import BadSetup
from .setup import LEADER_CHOICES, ROW_REFRESH, Setup
from .state import Seat, State
from .tables import load


def new_game(
    edition: str = "uprising",
    leaders: Sequence[str] | str = "random",
    players: int | None = None,
    modules: Sequence[str] = (),
    seed: int = 0,
    *,
    row_refresh: str = "off",
    one_per_house: bool = False,
    first_player: int | None = None,
    log: bool = False,
) -> State:
    """A game set up and played on to its first decision.

    `leaders` is a list of Leader ids, one a seat; or ``"random"``; or ``"draft"``: then the seats
    choose in reverse turn order.  `players` is 4 unless it is given or the list tells.  With `log`
    the state keeps an account of what happens.
    """
    if isinstance(modules, str):
        raise BadSetup(f"modules must be a list of names, not {modules!r}")
    for what, number in (("seed", seed), ("first_player", first_player), ("players", players)):
        if number is not None and (isinstance(number, bool) or not isinstance(number, int)):
            raise BadSetup(f"{what} must be a whole number, not {number!r}")
    if isinstance(leaders, str):
        choice, names = leaders, []
        count = 4 if players is None else players
    else:
        choice, names = "fixed", list(leaders)
        count = len(names) if players is None else players
    setup = Setup(
        edition, count, choice, names, sorted(set(modules)), seed, row_refresh, one_per_house,
        -1 if first_player is None else first_player,
    )  # fmt: skip
    return start(setup, log)


def start(setup: Setup, log: bool = False) -> State:
    """The game an agreement leads to, at its first decision."""
    check(setup)
    tables = load(setup.edition)
    state = State(tables, setup, [Seat() for _ in range(setup.players)], [], [])
    state.chance_a, state.chance_b = seed_words(setup.seed)
    if log:
        state.log = []
    state.push(tables.rulebook.first_step(), 0, RULES)
    state.advance()
    return state


def check(setup: Setup) -> None:
    """Refuse an agreement that cannot be played, with the reason."""
    tables = load(setup.edition)
    edition = tables.edition
    if setup.players not in edition.player_counts:
        counts = " or ".join(str(n) for n in edition.player_counts)
        raise BadSetup(f"{setup.edition} is played by {counts} seats, not {setup.players}")
    for module in setup.modules:
        if module not in edition.modules:
            raise BadSetup(
                f"{setup.edition} has no module {module!r}; expected {', '.join(edition.modules)}"
            )
    if setup.choice not in LEADER_CHOICES:
        raise BadSetup(f"leaders must be a list of ids, 'random' or 'draft', not {setup.choice!r}")
    if setup.row_refresh not in ROW_REFRESH:
        raise BadSetup(
            f"row_refresh must be one of {', '.join(ROW_REFRESH)}, not {setup.row_refresh!r}"
        )
    if setup.first_player != -1 and not 0 <= setup.first_player < setup.players:
        raise BadSetup(
            f"the first player must be a seat from 0 to {setup.players - 1}, "
            f"not {setup.first_player}"
        )
    if setup.choice == "fixed":
        check_leaders(setup)


def check_leaders(setup: Setup) -> None:
    """Refuse a list of Leaders that cannot sit at one table."""
    tables = load(setup.edition)
    if len(setup.leaders) != setup.players:
        raise BadSetup(f"{len(setup.leaders)} leaders were named for {setup.players} seats")
    houses: list[str] = []
    for n, name in enumerate(setup.leaders):
        if name not in tables.leader_number:
            known = ", ".join(x.id for x in tables.leaders if not x.face_of)
            raise BadSetup(
                f"there is no leader {name!r} in {setup.edition}; expected one of {known}"
            )
        leader = tables.leaders[tables.leader_number[name]]
        if leader.face_of:
            raise BadSetup(f"{name} is the other face of {leader.face_of}; choose that one")
        if name in setup.leaders[:n]:
            raise BadSetup(f"{name} was chosen twice")
        if leader.module and leader.module not in setup.modules:
            raise BadSetup(f"{name} is only played with the module {leader.module}")
        if setup.one_per_house and leader.house and leader.house in houses:
            raise BadSetup(f"two leaders of house {leader.house} are excluded by one_per_house")
        houses.append(leader.house)
