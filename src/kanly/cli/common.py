"""What the subcommands share: the parser, exit codes, common options."""

from __future__ import annotations

import argparse
from collections.abc import Callable
from typing import Any, Final, NoReturn

from rich.console import Console

from ..arena.workers import LOCAL, RUNNING
from ..engine.errors import BadSetup
from ..engine.library import EDITIONS, edition_of
from ..engine.options import (
    ADDED_CARDS,
    CHOSEN_OPTIONS,
    DIFFICULTY,
    HOUSE_OPTIONS,
    RIVAL_OPTIONS,
    RIVALS,
    Choice,
    Names,
    Option,
    SeatChoice,
    Switch,
)
from ..language import LANGUAGES

OK: Final = 0
FAILED: Final = 1
"""A check failed: a record that does not replay, a benchmark below its mark."""
USAGE: Final = 2
"""The command cannot do what was asked for."""
NOTHING: Final = "none"
DEALT: Final = ("random", "recommended", "draft")
"""The ways Leaders are found when nobody names them."""


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


class Once(argparse.Action):
    """An option that can be given only once: of two, nobody knows which is meant."""

    def __call__(
        self,
        parser: argparse.ArgumentParser,
        namespace: argparse.Namespace,
        values: Any,
        option_string: str | None = None,
    ) -> None:
        """Keep the value, or refuse a second one."""
        before = getattr(namespace, self.dest)
        if before is not None:
            parser.error(f"{option_string} was given twice: {before} and {values}")
        setattr(namespace, self.dest, values)


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


def add_edition(parser: Parser) -> None:
    """``--edition``."""
    parser.add_argument(
        "--edition", choices=list(EDITIONS), default=next(iter(EDITIONS)),
        help="the game: uprising (default), or imperium, the one of 2020",
    )  # fmt: skip


def add_workers(parser: Parser) -> None:
    """``--workers`` and ``--cluster``: where games are played; they are the same everywhere."""
    parser.add_argument("--workers", type=int, default=1, help="processes to use (default: 1)")
    parser.add_argument(
        "--cluster", nargs="?", const=RUNNING, metavar="ADDRESS",
        help="play on the Ray cluster at HOST:PORT with all its processors; without an address on "
        f"the one this machine belongs to; {LOCAL}: on one of so many workers started here",
    )  # fmt: skip


def add_modules(parser: Parser) -> None:
    """``--modules`` and ``--added-cards``: what is played beside the game itself."""
    known = ", ".join(dict.fromkeys(x for edition in EDITIONS.values() for x in edition.modules))
    parser.add_argument(
        "--modules", type=names, default=[], metavar="NAME[,NAME...]",
        help=f"optional parts of uprising: {known}",
    )  # fmt: skip
    parser.add_argument(
        "--added-cards", type=names, metavar="ID[,ID...]",
        help="with the module imperium: only these of its cards (default: all of them)",
    )  # fmt: skip


def check_modules(edition: str, modules: list[str], args: argparse.Namespace) -> None:
    """Refuse parts the game does not have, in the words they were asked for."""
    game = edition_of(edition)
    if modules and not game.modules:
        raise BadSetup(f"{edition} has no modules; {', '.join(modules)} can be added to uprising")
    if getattr(args, ADDED_CARDS.name) and game.selection not in modules:
        if not game.selection:
            raise BadSetup("--added-cards are for uprising, with --modules imperium")
        raise BadSetup(f"--added-cards needs the module of these cards: --modules {game.selection}")


def add_options(parser: Parser, unnamed: dict[str, str]) -> None:
    """Every option of a game; `unnamed` says of some what happens when they are not named."""
    house = parser.add_argument_group("house options (off by default)")
    rivals = parser.add_argument_group("Rivals (games of one or two players)")
    for group, options in ((house, HOUSE_OPTIONS), (rivals, RIVAL_OPTIONS)):
        for option in options:
            note = f" ({unnamed[option.name]})" if option.name in unnamed else ""
            add_option(group, option, note)


def add_option(group: argparse._ArgumentGroup, option: Option, note: str) -> None:
    """One option of a game as one of the command, by its kind."""
    flag = "--" + option.name.replace("_", "-")
    known = known_values(option)
    if isinstance(option, Switch):
        group.add_argument(flag, action="store_true", default=None, help=option.about + note)
    elif isinstance(option, SeatChoice):
        about = f"{option.about}: 0 is the first seat{note}"
        group.add_argument(flag, type=int, metavar="SEAT", help=about)
    elif isinstance(option, Names):
        about = f"{option.about}: {', '.join(known)}; or {NOTHING}{note}"
        group.add_argument(flag, type=names, metavar="NAME[,NAME...]", help=about)
    else:
        group.add_argument(flag, choices=known, help=option.about + note)


def known_values(option: Option) -> list[str]:
    """The words an option can have, in any edition and mode."""
    if isinstance(option, Choice):
        return option.choices
    editions = EDITIONS.values()
    if option is RIVALS:
        known = [x.id for edition in editions for x in edition.rivals]
    elif option is DIFFICULTY:
        known = [id for edition in editions for id in edition.levels]
    else:
        known = [id for edition in editions for id in edition.variants]
    return list(dict.fromkeys(known))


def options_of(args: argparse.Namespace) -> dict[str, Any]:
    """The options that were named, as `new_game` takes them."""
    named = {option.name: getattr(args, option.name) for option in CHOSEN_OPTIONS}
    return {name: value for name, value in named.items() if value is not None}


def names(text: str) -> list[str]:
    """A list of names with commas between them; ``none`` stands for an empty one."""
    found = [name.strip() for name in text.split(",") if name.strip()]
    return [] if found == [NOTHING] else found
