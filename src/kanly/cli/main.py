"""From the command line to a subcommand and its exit code."""

from __future__ import annotations

import argparse
import os
import sys
from collections.abc import Sequence
from io import TextIOWrapper

from .. import __version__
from ..engine.errors import KanlyError
from . import admin, analyse, arena, bench, cards, play, replay, serve, simulate
from .common import USAGE, Parser

EXAMPLES = """examples:
  kanly                               the game in your browser
  kanly play                          a game against three bots
  kanly play --solo                   alone against two Rivals
  kanly play --lang es --players 3    in Spanish, against two
  kanly play --players 6              in a team of three, against another
  kanly play --edition imperium       the game of 2020
  kanly simulate --bots greedy,random --games 100
  kanly arena --games 40              how strong the bots are
  kanly cards "desert power"
  kanly replay game.json
  kanly analyse game.json             what decided a game
  kanly admin backup games.backup     all games of a server in one file

Every subcommand explains itself: kanly play --help"""


def parser() -> Parser:
    """The whole command line."""
    top = Parser(
        prog="kanly",
        description="Dune: Imperium and Uprising: play them, simulate them, look things up.",
        epilog=EXAMPLES,
        formatter_class=argparse.RawDescriptionHelpFormatter,
    )
    top.add_argument("--version", action="version", version=f"kanly {__version__}")
    subparsers = top.add_subparsers(metavar="COMMAND", parser_class=Parser, required=True)
    for subcommand in (serve, play, simulate, arena, cards, replay, analyse, bench, admin):
        subcommand.add(subparsers)
    return top


def main(argv: Sequence[str] | None = None) -> int:
    """Run the `kanly` command and return its exit code: 0 fine, 1 failed check, 2 usage."""
    arguments = sys.argv[1:] if argv is None else list(argv)
    if isinstance(sys.stdout, TextIOWrapper):  # an old terminal gets question marks, not an error
        sys.stdout.reconfigure(errors="replace")
    try:
        return run(arguments)
    except KanlyError as error:
        print(f"kanly: {error}", file=sys.stderr)
        return USAGE
    except KeyboardInterrupt:
        print(file=sys.stderr)
        return 130
    except BrokenPipeError:  # the reader of our output has had enough
        os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())
        return 0
    except OSError as error:  # a file that was named cannot be used
        print(f"kanly: {error}", file=sys.stderr)
        return USAGE


def run(arguments: list[str]) -> int:
    """Do what a command line says; without words: the game in the browser."""
    arguments = arguments or ["serve", "--open"]
    if arguments[:1] == ["bench"]:
        return bench.run_raw(arguments[1:])
    args = parser().parse_args(arguments)
    return int(args.run(args))
