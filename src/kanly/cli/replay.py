"""`kanly replay`: look at a recorded game."""

from __future__ import annotations

import argparse
import sys
from pathlib import Path

from .. import language
from ..engine.errors import KanlyError
from ..engine.record import Record
from ..engine.state import State
from ..terminal.screen import Screen
from ..terminal.session import read_record
from ..terminal.words import Words
from .common import FAILED, OK, USAGE, Output, Parser, Subparsers, add_language, command

EXAMPLES = [
    "kanly replay game.json              does it replay to the recorded position?",
    "kanly replay game.json --log        everything that happened",
    "kanly replay game.json --show 40    the table after 40 actions",
    "kanly replay game.json --step       action by action",
]


def add(subparsers: Subparsers[Parser]) -> None:
    """Describe the subcommand."""
    p = command(subparsers, "replay", "check or watch a recorded game", EXAMPLES, run)
    p.add_argument("file", metavar="FILE", help="a record, as saved by kanly play")
    how = p.add_mutually_exclusive_group()
    how.add_argument("--step", action="store_true", help="go through it action by action")
    how.add_argument("--show", type=int, metavar="N", help="show the table after N actions")
    how.add_argument("--log", action="store_true", help="print everything that happened")
    add_language(p)


def run(args: argparse.Namespace) -> int:
    """Replay."""
    if not Path(args.file).is_file():
        print(f"kanly replay: there is no file {args.file}", file=sys.stderr)
        return USAGE
    try:
        record = read_record(args.file)
        end = record.verify()
    except KanlyError as error:
        print(f"kanly replay: {error}", file=sys.stderr)
        return FAILED
    viewer = Viewer(record, args.lang)
    if args.step:
        viewer.step()
    elif args.log:
        viewer.log()
    elif args.show is not None:
        if not 0 <= args.show <= len(record.actions):
            print(
                f"kanly replay: {args.file} has {len(record.actions)} actions; "
                f"there is no position after {args.show}",
                file=sys.stderr,
            )
            return USAGE
        viewer.show(args.show)
    else:
        viewer.verified(args.file, end)
    return OK


class Viewer:
    """Shows a record, in one language."""

    def __init__(self, record: Record, lang: str) -> None:
        self.record = record
        self.words = Words(record.codex, lang)
        self.console = Output(highlight=False)

    def verified(self, file: str, end: State) -> None:
        """Say that all is well, and how the game stands."""
        say = self.words.say
        key = "verified" if self.record.end else "verified-no-end"
        print(say(key, file=file, n=len(self.record.actions)))
        if end.is_over:
            print(self.words.winner(end))
        else:
            print(say("not-over", n=end.round))

    def log(self) -> None:
        """Every line of the log."""
        for line in self.lines(self.record.replay(log=True), 0):
            print(line)

    def show(self, plies: int) -> None:
        """The table after so many actions, as everybody sees it."""
        state = self.record.replay(plies)
        self.console.print(Screen(state.view(-1), -1, self.words, self.console.width).whole())
        if state.decision is not None:
            lang = self.words.lang
            name = self.words.seats(state)[state.decision.seat]
            asked = language.prompt(state.decision, lang, language.seat_names(state, lang))
            self.console.print(f"\n{name}: {asked}")

    def step(self) -> None:
        """One action for every Enter; q stops."""
        told = 0
        total = len(self.record.actions)
        print(self.words.say("step-help"))
        for n, (state, action) in enumerate(self.record.steps(log=True)):
            for line in self.lines(state, told):
                print(f"    {line}")
            told = len(state.log or [])
            if state.decision is None:
                break
            name = self.words.seats(state)[state.decision.seat]
            label = language.action_label(state, action, self.words.lang)
            print(f"{n + 1}/{total}  {name}: {label}")
            try:
                if input().strip().casefold().startswith("q"):
                    return
            except (EOFError, KeyboardInterrupt):
                print()
                return
        for line in self.lines(self.record.replay(log=True), told):
            print(f"    {line}")

    def lines(self, state: State, start: int) -> list[str]:
        """The log from an entry on."""
        return [line for _, line in self.words.log(state, start)]
