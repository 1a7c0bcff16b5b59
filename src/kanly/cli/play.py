"""`kanly play`: the game in the terminal."""

from __future__ import annotations

import argparse
import contextlib
from random import SystemRandom
from typing import Any

from ..bots import Bot, known, make
from ..bots.base import check
from ..editions.first_game import first_game
from ..engine.errors import BadSetup
from ..engine.game import new_game
from ..engine.library import edition_of, load
from ..engine.record import Game
from ..engine.setup import RANDOM_LEADER
from .common import (
    OK,
    Output,
    Parser,
    Subparsers,
    add_language,
    add_options,
    command,
    options_of,
)

EXAMPLES = [
    "kanly play",
    "kanly play --solo",
    "kanly play --solo --rivals muad_dib,lady_jessica --difficulty mentat",
    "kanly play --players 2 --rivals staban_tuek --variants smart_politics",
    "kanly play --players 3 --leader lady_jessica --choam",
    "kanly play --leaders draft --lang de",
    "kanly play --load game.json",
]
EDITION = "uprising"
UNNAMED = {
    "rivals": "default: drawn from those for a first game, at a higher level from all",
    "difficulty": "default: mercenary",
    "variants": "default: none; streamlined with two players, if the Rival can",
}
"""What is played when an option is not given."""


def add(subparsers: Subparsers[Parser]) -> None:
    """Describe the subcommand."""
    p = command(subparsers, "play", "play against bots or Rivals in the terminal", EXAMPLES, run)
    p.add_argument(
        "--players", type=int, choices=[mode.players for mode in edition_of(EDITION).modes],
        help="how many play, you among them (default: 4); 1 meets two Rivals, 2 meet one",
    )  # fmt: skip
    p.add_argument("--solo", action="store_true", help="the same as --players 1")
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
    add_options(p, UNNAMED)
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
    players = players_of(args)
    mine = [] if args.leader is None else [args.leader]
    options = {**options_of(args), **rival_options(args, players, seed, mine)}
    leaders: list[str] | str = args.leaders
    if mine:
        if args.leaders == "draft":
            raise BadSetup("--leader names your Leader; with --leaders draft you choose it later")
        leaders = [*mine, *[RANDOM_LEADER] * (players - 1)]
    state = new_game(EDITION, leaders, players, modules, seed, log=True, aloud=True, **options)
    return Game.new(state)


def players_of(args: argparse.Namespace) -> int:
    """How many play, Rivals not counted."""
    if args.solo and args.players not in (None, 1):
        raise BadSetup(f"--solo is a game for 1 player, but --players says {args.players}")
    return 1 if args.solo else args.players or 4


def rival_options(
    args: argparse.Namespace, players: int, seed: int, leaders: list[str]
) -> dict[str, Any]:
    """Rivals, level and variants as named; what is not named as recommended for a first game.

    Who names another level or other variants meets Rivals drawn from all of them.
    """
    first = first_game(EDITION, players, seed, leaders)
    level = args.difficulty or first["difficulty"]
    if args.variants is not None:
        chosen = args.variants
    else:
        chosen = first["variants"] if can_streamline(args.rivals) else []
    if args.rivals is not None:
        rivals = args.rivals
    else:
        easy = level == first["difficulty"] and set(first["variants"]) <= set(chosen)
        rivals = first["rivals"] if easy else []
    return {"rivals": rivals, "difficulty": level, "variants": chosen}


def can_streamline(rivals: list[str] | None) -> bool:
    """Are all the Rivals named, if any are, made for the streamlined variant?"""
    fit = [rival.id for rival in load(EDITION).rivals if rival.streamlined]
    return all(rival in fit for rival in rivals or [])
