"""`kanly play`: the game in the terminal."""

from __future__ import annotations

import argparse
import contextlib
from random import Random, SystemRandom
from typing import Any

from ..bots import Bot, make
from ..bots.base import check
from ..bots.levels import USUAL, about_names
from ..editions.first_game import first_game
from ..engine.errors import BadSetup
from ..engine.game import new_game
from ..engine.library import EDITIONS, USUAL_PLAYERS, edition_of, mode_of
from ..engine.modes import Mode
from ..engine.record import Game
from ..engine.setup import RANDOM_LEADER
from .common import (
    DEALT,
    OK,
    Once,
    Output,
    Parser,
    Subparsers,
    add_edition,
    add_language,
    add_modules,
    add_options,
    check_modules,
    command,
    names,
    options_of,
)

EXAMPLES = [
    "kanly play",
    "kanly play --solo",
    "kanly play --solo --rivals muad_dib,lady_jessica --difficulty mentat",
    "kanly play --players 2 --rivals staban_tuek --variants smart_politics",
    "kanly play --players 3 --leader lady_jessica --choam",
    "kanly play --leaders draft --lang de",
    "kanly play --bots novice",
    "kanly play --bots planner:fighter,greedy:spy,search",
    "kanly play --players 6 --leader shaddam_corrino_iv",
    "kanly play --players 6 --seat 2 --leaders recommended",
    "kanly play --edition imperium --solo",
    "kanly play --edition imperium --players 2",
    "kanly play --modules imperium,imperium_leaders --leader helena_richese",
    "kanly play --load game.json",
]
UNNAMED = {
    "rivals": "default: drawn from those for a first game, at a higher level from all",
    "difficulty": "default: mercenary",
    "variants": "default: none; streamlined with two players, if the Rival can",
}
"""What is played when an option is not given."""


def add(subparsers: Subparsers[Parser]) -> None:
    """Describe the subcommand."""
    p = command(subparsers, "play", "play against bots or Rivals in the terminal", EXAMPLES, run)
    add_edition(p)
    sizes = {mode.players for edition in EDITIONS.values() for mode in edition.modes}
    counts = ", ".join(str(n) for n in sorted(sizes))
    p.add_argument(
        "--players", type=int, metavar="N", help=f"how many play, you among them: {counts} "
        "(default: 4); 1 meets two Rivals, 2 meet one, 6 are two teams (only in uprising)",
    )  # fmt: skip
    p.add_argument("--solo", action="store_true", help="the same as --players 1")
    p.add_argument(
        "--seat", type=int, action=Once, metavar="N",
        help="where you sit: 0 is the first seat (default: 0, or where your Leader belongs); also "
        "for a saved game",
    )  # fmt: skip
    p.add_argument("--leader", action=Once, metavar="ID", help="your Leader (default: any)")
    p.add_argument(
        "--leaders", choices=DEALT, default="random",
        help="how the Leaders are dealt: at random (default), at random among those recommended "
        "(six players, or imperium), or chosen in a draft",
    )  # fmt: skip
    p.add_argument("--choam", action="store_true", help="the same as --modules choam")
    add_modules(p)
    p.add_argument(
        "--bots", type=names, default=[USUAL], metavar="NAME[,NAME...]",
        help="who plays the others: a bot for each, the last one for all that remain "
        f"(default: {USUAL}); {about_names()}",
    )  # fmt: skip
    p.add_argument("--seed", type=int, help="the same seed deals the same game")
    p.add_argument(
        "--load",
        metavar="FILE",
        help="go on with a saved game; the options of a new one do not count then",
    )
    add_options(p, UNNAMED)
    add_language(p)


def run(args: argparse.Namespace) -> int:
    """Play."""
    from ..terminal import Session
    from ..terminal.session import resume

    with contextlib.suppress(ImportError):  # line editing, where there is any
        import readline  # noqa: F401

    seed = SystemRandom().getrandbits(32) if args.seed is None else args.seed
    game = resume(args.load) if args.load else deal(args, seed)
    mode = game.state.setup.mode
    seat = seat_of(mode, args.seat, None if args.load else args.leader)
    named = bots_for(mode.players - 1, args.bots)

    def bots(players: int) -> list[Bot]:
        return [make(name, seed + n) for n, name in enumerate(around(seat, named, players))]

    Session(game, bots, args.lang, seat, Output(highlight=False)).run()
    return OK


def bots_for(others: int, found: list[str]) -> list[str]:
    """The bots that were named: each exists, and there are not more than seats for them."""
    if not found:
        raise BadSetup(f"--bots names nobody; expected some of {about_names()}")
    for name in found:
        check(name)
    if len(found) > max(1, others):
        seats = "seat" if others == 1 else "seats"
        raise BadSetup(f"{len(found)} bots were named for {others} {seats}")
    return found


def around(me: int, found: list[str], players: int) -> list[str]:
    """A bot for each seat: in order for those of others, the last one for all that remain."""
    order = [*range(me + 1), *range(me, players)][:players]
    return [found[min(n, len(found) - 1)] for n in order]


def deal(args: argparse.Namespace, seed: int) -> Game:
    """A new game as the options say."""
    edition = args.edition
    modules = [*args.modules, *(["choam"] if args.choam else [])]
    check_modules(edition, modules, args)
    players = players_of(args)
    mine = [] if args.leader is None else [args.leader]
    options = {**options_of(args), **rival_options(args, players, seed, mine)}
    leaders = leaders_of(mode_of(edition, players), args, seed)
    state = new_game(edition, leaders, players, modules, seed, log=True, aloud=True, **options)
    return Game.new(state)


def players_of(args: argparse.Namespace) -> int:
    """How many play, Rivals not counted."""
    if args.solo and args.players not in (None, 1):
        raise BadSetup(f"--solo is a game for 1 player, but --players says {args.players}")
    if args.solo:
        return 1
    return USUAL_PLAYERS if args.players is None else int(args.players)


def seat_of(mode: Mode, seat: int | None, leader: str | None) -> int:
    """Where the person sits: as named, else where the Leader named belongs, else the first seat."""
    if seat is None:
        return 0 if leader is None else seat_for(mode, leader)
    if not 0 <= seat < mode.players:
        last = mode.players - 1
        raise BadSetup(f"there is no seat {seat} for you; expected {f'0 to {last}' if last else 0}")
    return seat


def seat_for(mode: Mode, leader: str) -> int:
    """The Leader's own seat, else the first it is recommended for, else the first it can have."""
    chairs = mode.chairs[: mode.players]
    own = [n for n, chair in enumerate(chairs) if chair.leader == leader]
    suited = [n for n, chair in enumerate(chairs) if leader in chair.suits]
    free = [n for n, chair in enumerate(chairs) if not chair.leader]
    return [*own, *suited, *free][0]


def leaders_of(mode: Mode, args: argparse.Namespace, seed: int) -> list[str] | str:
    """How the Leaders are dealt; with one named by the person, a list with that one in it."""
    seat = seat_of(mode, args.seat, args.leader)
    if args.leader is None or mode.chairs[seat].leader == args.leader:
        return str(args.leaders)
    if args.leaders == "draft":
        raise BadSetup("--leader names your Leader; with --leaders draft you choose it later")
    leaders = [RANDOM_LEADER] * mode.players
    leaders[seat] = args.leader
    if args.leaders == "recommended":
        house = {leader.id: leader.house for leader in edition_of(args.edition).leaders}
        recommend(mode, leaders, seed, house if args.one_per_house else {})
    return leaders


def recommend(mode: Mode, leaders: list[str], seed: int, house: dict[str, str]) -> None:
    """Draw for every seat without a Leader one recommended for it, and of each `house` one."""
    if not mode.recommends:
        raise BadSetup(f"no leaders are recommended for {mode.players} players")
    draw = Random(seed)
    for n, chair in enumerate(mode.chairs[: mode.players]):
        taken = [house.get(id, "") for id in leaders]
        free = [id for id in chair.suits if id not in leaders]
        free = [id for id in free if not house.get(id) or house[id] not in taken]
        if leaders[n] == RANDOM_LEADER and free:
            leaders[n] = draw.choice(free)


def rival_options(
    args: argparse.Namespace, players: int, seed: int, leaders: list[str]
) -> dict[str, Any]:
    """Rivals, level and variants as named; what is not named as recommended for a first game.

    Who names another level or other variants meets Rivals drawn from all of them.
    """
    first = first_game(args.edition, players, seed, leaders)
    level = args.difficulty or first["difficulty"]
    if args.variants is not None:
        chosen = args.variants
    else:
        chosen = first["variants"] if can_streamline(args.edition, args.rivals) else []
    if args.rivals is not None:
        rivals = args.rivals
    else:
        easy = level == first["difficulty"] and set(first["variants"]) <= set(chosen)
        rivals = first["rivals"] if easy else []
    return {"rivals": rivals, "difficulty": level, "variants": chosen}


def can_streamline(edition: str, rivals: list[str] | None) -> bool:
    """Are all the Rivals named, if any are, made for the streamlined variant?"""
    fit = [rival.id for rival in edition_of(edition).rivals if rival.streamlined]
    return all(rival in fit for rival in rivals or [])
