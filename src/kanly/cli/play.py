"""`kanly play`: the game in the terminal."""

from __future__ import annotations

import argparse
import contextlib
from random import Random, SystemRandom

from ..bots import Bot, known, make
from ..bots.base import check
from ..engine.errors import BadSetup
from ..engine.game import new_game
from ..engine.record import Game
from ..engine.tables import load
from .common import (
    OK,
    Output,
    Parser,
    Subparsers,
    add_house_options,
    add_language,
    command,
    house_options,
)

EXAMPLES = [
    "kanly play",
    "kanly play --players 3 --leader lady_jessica --choam",
    "kanly play --leaders draft --lang de",
    "kanly play --load game.json",
]
EDITION = "uprising"


def add(subparsers: Subparsers[Parser]) -> None:
    """Describe the subcommand."""
    p = command(subparsers, "play", "play against bots in the terminal", EXAMPLES, run)
    p.add_argument("--players", type=int, choices=[3, 4], default=4, help="seats (default: 4)")
    p.add_argument("--leader", metavar="ID", help="your Leader (default: any)")
    p.add_argument(
        "--leaders", choices=["random", "draft"], default="random",
        help="how the Leaders are dealt: at random (default), or chosen in a draft",
    )  # fmt: skip
    p.add_argument("--choam", action="store_true", help="play with the CHOAM module")
    p.add_argument(
        "--bots", default="greedy", choices=known(), help="who plays the others (default: greedy)"
    )
    p.add_argument("--seed", type=int, help="the same seed deals the same game")
    p.add_argument(
        "--load",
        metavar="FILE",
        help="go on with a saved game; the options of a new one do not count then",
    )
    add_house_options(p)
    add_language(p)


def run(args: argparse.Namespace) -> int:
    """Play."""
    from ..terminal import Session
    from ..terminal.session import resume

    with contextlib.suppress(ImportError):  # line editing, where there is any
        import readline  # noqa: F401

    check(args.bots)
    seed = SystemRandom().getrandbits(32) if args.seed is None else args.seed

    def bots(players: int) -> list[Bot]:
        return [make(args.bots, seed + n) for n in range(players)]

    game = resume(args.load) if args.load else deal(args, seed)
    Session(game, bots, args.lang, console=Output(highlight=False)).run()
    return OK


def deal(args: argparse.Namespace, seed: int) -> Game:
    """A new game as the options say."""
    modules = ["choam"] if args.choam else []
    leaders: list[str] | str = args.leaders
    if args.leader is not None:
        if args.leaders == "draft":
            raise BadSetup("--leader names your Leader; with --leaders draft you choose it later")
        leaders = [args.leader, *rivals(args, modules, seed)]
    options = house_options(args)
    return Game.new(new_game(EDITION, leaders, args.players, modules, seed, log=True, **options))


def rivals(args: argparse.Namespace, modules: list[str], seed: int) -> list[str]:
    """Leaders for the other seats, at random."""
    leaders = load(EDITION).leaders
    houses = [x.house for x in leaders if x.id == args.leader]
    free = [x for x in leaders if not x.face_of and (not x.module or x.module in modules)]
    Random(seed).shuffle(free)
    chosen: list[str] = []
    for leader in free:
        taken = args.one_per_house and leader.house and leader.house in houses
        if leader.id != args.leader and not taken and len(chosen) < args.players - 1:
            chosen.append(leader.id)
            houses.append(leader.house)
    return chosen
