"""Starting a game: the one function most programs begin with."""

from __future__ import annotations

from collections.abc import Sequence

from .actions import RULES
from .chance import seed_words
from .errors import BadSetup
from .setup import DIFFICULTIES, LEADER_CHOICES, RANDOM_LEADER, ROW_REFRESH, VARIANTS, Setup
from .state import Seat, State
from .tables import Tables, load


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
    rivals: Sequence[str] = (),
    difficulty: str | None = None,
    variants: Sequence[str] = (),
    log: bool = False,
) -> State:
    """A game set up and played on to its first decision.

    `leaders` is a list of Leader ids, one a player (``"random"`` among them: any that is left); or
    ``"random"`` for all; or ``"draft"``: then the players choose in reverse turn order.  `players`
    is 4 unless it is given or the list tells.  One player meets two Rivals, two players meet one:
    `rivals` names them, the rest is drawn at random; `difficulty` is the level of a solo game
    ("sardaukar" unless it is given); `variants` lists optional rules.  With `log` the state keeps
    an account of what happens.
    """
    for what, names in (("modules", modules), ("rivals", rivals), ("variants", variants)):
        if isinstance(names, str):
            raise BadSetup(f"{what} must be a list of names, not {names!r}")
    for what, number in (("seed", seed), ("first_player", first_player), ("players", players)):
        if number is not None and (isinstance(number, bool) or not isinstance(number, int)):
            raise BadSetup(f"{what} must be a whole number, not {number!r}")
    if isinstance(leaders, str):
        choice, seated = leaders, []
        count = 4 if players is None else players
    else:
        choice, seated = "fixed", list(leaders)
        count = len(seated) if players is None else players
    if difficulty is None:
        difficulty = "sardaukar" if count == 1 else ""
    setup = Setup(
        edition, count, choice, seated, sorted(set(modules)), seed, row_refresh, one_per_house,
        -1 if first_player is None else first_player, list(rivals), difficulty,
        sorted(set(variants)),
    )  # fmt: skip
    return start(setup, log)


def start(setup: Setup, log: bool = False) -> State:
    """The game an agreement leads to, at its first decision."""
    check(setup)
    tables = load(setup.edition)
    state = State(tables, setup, [Seat() for _ in range(setup.seats)], [], [])
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
        counts = ", ".join(str(n) for n in edition.player_counts)
        raise BadSetup(f"{setup.edition} is played by {counts} players, not {setup.players}")
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
    if setup.first_player != -1 and not 0 <= setup.first_player < setup.starters:
        raise BadSetup(
            f"the first player must be a seat from 0 to {setup.starters - 1}, "
            f"not {setup.first_player}"
        )
    if setup.choice == "fixed":
        check_leaders(setup)
    elif setup.leaders:
        raise BadSetup(f"leaders were named although they are chosen by {setup.choice}")
    check_rivals(setup, tables)


def check_leaders(setup: Setup) -> None:
    """Refuse a list of Leaders that cannot sit at one table."""
    tables = load(setup.edition)
    if len(setup.leaders) != setup.players:
        raise BadSetup(f"{len(setup.leaders)} leaders were named for {setup.players} players")
    houses: list[str] = []
    for n, name in enumerate(setup.leaders):
        if name == RANDOM_LEADER:
            continue
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


def check_rivals(setup: Setup, tables: Tables) -> None:
    """Refuse Rivals, a level or variants that such a game does not have."""
    if len(setup.rivals) > setup.rival_count:
        raise BadSetup(
            f"too many rivals were named ({', '.join(setup.rivals)}); "
            f"with {setup.players} players there are {setup.rival_count}"
        )
    for n, name in enumerate(setup.rivals):
        if name not in tables.rival_number:
            known = ", ".join(tables.rival_ids)
            raise BadSetup(
                f"there is no rival {name!r} in {setup.edition}; expected one of {known}"
            )
        if name in setup.rivals[:n]:
            raise BadSetup(f"the rival {name} was chosen twice")
    if setup.players == 1 and setup.difficulty not in DIFFICULTIES:
        raise BadSetup(
            f"difficulty must be one of {', '.join(DIFFICULTIES)}, not {setup.difficulty!r}"
        )
    if setup.players != 1 and setup.difficulty:
        raise BadSetup("only a solo game has a difficulty")
    for variant in setup.variants:
        if variant not in VARIANTS:
            raise BadSetup(
                f"there is no variant {variant!r}; expected one of {', '.join(VARIANTS)}"
            )
        if setup.players not in VARIANTS[variant]:
            counts = " or ".join(str(n) for n in VARIANTS[variant])
            raise BadSetup(
                f"the variant {variant} is for games of {counts}, not of {setup.players} players"
            )
        if variant == "streamlined":
            for name in setup.rivals:
                if not tables.rivals[tables.rival_number[name]].streamlined:
                    fit = ", ".join(x.id for x in tables.rivals if x.streamlined)
                    raise BadSetup(f"{name} is no streamlined rival; expected one of {fit}")
