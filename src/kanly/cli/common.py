"""What the subcommands share: the parser, exit codes, common options."""

from __future__ import annotations

import argparse
from collections.abc import Callable
from typing import Any, Final, NoReturn

from rich.console import Console

from ..engine.setup import DIFFICULTIES, ROW_REFRESH, VARIANTS
from ..engine.tables import load
from ..language import LANGUAGES

OK: Final = 0
FAILED: Final = 1
"""A check failed: a record that does not replay, a benchmark below its mark."""
USAGE: Final = 2
"""The command cannot do what was asked for."""
NO_VARIANTS: Final = "none"


class Output(Console):
    """A console that leaves it to `main` when nobody reads on."""

    def on_broken_pipe(self) -> None:
        """Tell `main`, which ends without a word."""
        raise BrokenPipeError


class Parser(argparse.ArgumentParser):
    """A parser whose errors are one sentence."""

    def error(self, message: str) -> NoReturn:
        """Say what was wrong and where help is."""
        self.exit(USAGE, f"{self.prog}: {message} (see {self.prog} --help)\n")


Subparsers = argparse._SubParsersAction  # argparse has no public name for it
Command = Callable[[argparse.Namespace], int]


def command(
    subparsers: Subparsers[Parser], name: str, summary: str, examples: list[str], run: Command
) -> Parser:
    """Add a subcommand with a summary and examples in its help."""
    parser = subparsers.add_parser(
        name,
        help=summary,
        description=summary[0].upper() + summary[1:] + ".",
        epilog="examples:\n" + "\n".join(f"  {line}" for line in examples),
        formatter_class=argparse.RawDescriptionHelpFormatter,
    )
    parser.set_defaults(run=run)
    return parser


def add_language(parser: Parser) -> None:
    """``--lang``."""
    parser.add_argument(
        "--lang", choices=list(LANGUAGES), default="en", help="language of all texts (default: en)"
    )


def add_house_options(parser: Parser) -> None:
    """The house options, off by default."""
    group = parser.add_argument_group("house options (off by default)")
    group.add_argument(
        "--row-refresh", choices=list(ROW_REFRESH), default="off",
        help="each round the oldest card of the Imperium Row, or all of them, leave the game",
    )  # fmt: skip
    group.add_argument(
        "--one-per-house", action="store_true", help="no two Leaders of the same House"
    )
    group.add_argument(
        "--first-player",
        type=int,
        metavar="SEAT",
        help="who starts, instead of the Objectives: 0 is the first seat (in kanly play: you)",
    )


def house_options(args: argparse.Namespace) -> dict[str, Any]:
    """The chosen house options, as `new_game` takes them."""
    return {
        "row_refresh": args.row_refresh,
        "one_per_house": args.one_per_house,
        "first_player": args.first_player,
    }


def add_rivals(parser: Parser, unnamed: dict[str, str]) -> None:
    """Rivals, their level and variants; `unnamed` says what happens without each option."""
    known = ", ".join(load("uprising").rival_ids)
    group = parser.add_argument_group("Rivals (games of one or two players)")
    group.add_argument(
        "--rivals", type=names, metavar="ID[,ID]",
        help=f"two in a solo game, one with two players ({unnamed['rivals']}): {known}",
    )  # fmt: skip
    group.add_argument(
        "--difficulty", choices=DIFFICULTIES,
        help=f"the level of a solo game ({unnamed['difficulty']})",
    )  # fmt: skip
    group.add_argument(
        "--variants", type=names, metavar="NAME[,NAME...]",
        help=f"optional rules: {', '.join(VARIANTS)}; or {NO_VARIANTS} ({unnamed['variants']})",
    )  # fmt: skip


def variants(args: argparse.Namespace) -> list[str]:
    """The variants named; ``none`` stands for no variant."""
    return [] if args.variants in (None, [NO_VARIANTS]) else list(args.variants)


def names(text: str) -> list[str]:
    """A list of names with commas between them."""
    return [name.strip() for name in text.split(",") if name.strip()]
