"""`kanly analyse`: what decided a recorded game."""

from __future__ import annotations

import argparse
import json
import sys
from collections.abc import Sequence
from pathlib import Path

import msgspec
from rich import box
from rich.padding import Padding
from rich.table import Table

from ..coach import Review, ReviewTold, review, told_review
from ..coach.review import TRIES
from ..coach.words import CostlyTold
from ..engine.errors import KanlyError
from ..engine.record import Record
from ..language import message, seat_names
from ..terminal.session import read_record
from .common import FAILED, OK, USAGE, Output, Parser, Subparsers, add_language, command
from .report import progress

EXAMPLES = [
    "kanly analyse game.json              chances to win, turning points, costly decisions",
    "kanly analyse game.json --lang es    the same in Spanish",
    "kanly analyse game.json --json       everything, for programs",
]
MOST = 10_000
"""More tries for each decision than that nobody waits for."""


def add(subparsers: Subparsers[Parser]) -> None:
    """Describe the subcommand."""
    p = command(subparsers, "analyse", "look back at a recorded game", EXAMPLES, run)
    p.add_argument("file", metavar="FILE", help="a record, as saved by kanly play or the page")
    p.add_argument("--json", action="store_true", help="print everything as JSON")
    p.add_argument(
        "--tries", type=int, default=TRIES, metavar="N",
        help=f"think about each decision for so many tries (default: {TRIES})",
    )  # fmt: skip
    add_language(p)


def run(args: argparse.Namespace) -> int:
    """Analyse."""
    if not Path(args.file).is_file():
        print(f"kanly analyse: there is no file {args.file}", file=sys.stderr)
        return USAGE
    if not 0 < args.tries <= MOST:
        print(f"kanly analyse: --tries must be from 1 to {MOST}, not {args.tries}", file=sys.stderr)
        return USAGE
    try:
        record = read_record(args.file)
        record.verify()
        found = analysed(record, args.tries)
    except KanlyError as error:
        print(f"kanly analyse: {error}", file=sys.stderr)
        return FAILED
    names = seat_names(record.replay(), args.lang)
    told = told_review(record, found, args.lang, names)
    if args.json:
        document = {**msgspec.to_builtins(found), "told": msgspec.to_builtins(told)}
        print(json.dumps(document, ensure_ascii=False, indent=1))
    else:
        Page(found, told, args.lang, names).show()
    return OK


def analysed(record: Record, tries: int) -> Review:
    """The review, with a bar for whoever waits."""
    total = len(record.actions)
    with progress(total, "actions") as advance:
        shown = 0

        def tell(part: float) -> None:
            nonlocal shown
            done = int(part * total)
            advance(done - shown)
            shown = done

        return review(record, tell, tries)


class Page:
    """A review on a terminal."""

    def __init__(self, found: Review, told: ReviewTold, lang: str, names: Sequence[str]) -> None:
        self.review = found
        self.told = told
        self.lang = lang
        self.names = names
        self.console = Output(highlight=False, markup=False)

    def show(self) -> None:
        """All of it."""
        self.console.print(self.curve())
        self.turning()
        self.costly()
        self.console.print(self.shares())

    def say(self, id: str, **args: str | int) -> str:
        """A message of the coach."""
        return message(self.lang, f"review-{id}", **args)

    def curve(self) -> Table:
        """The chances at the beginning and after each round."""
        table = _table(self.say("curve"), self.say("round"), *self.told.names)
        points = self.review.points
        for n, point in enumerate(points):
            after = points[n + 1] if n + 1 < len(points) else None
            if n and after is not None and after.round == point.round:
                continue
            label = str(point.round) if n else self.say("start")
            table.add_row(label, *(f"{100 * chance:.0f}" for chance in point.chances))
        return table

    def turning(self) -> None:
        """What turned the game."""
        if self.told.turning:
            self.console.print("\n" + self.say("turning"))
        for one in self.told.turning:
            name = self.told.names[one.side]
            n = self.review.points[one.point].round
            self._line(2, self.say("change", name=name, change=points(one.change), n=n))
            for line in one.what:
                self._line(4, line)

    def costly(self) -> None:
        """Each seat's costliest decisions, and what was better."""
        self.console.print("\n" + self.say("costly"))
        for share in self.review.accounts:
            self._line(2, self.names[share.seat])
            own = [one for one in self.told.costly if one.seat == share.seat]
            for one in own:
                self._decision(one)
            if not own:
                self._line(4, self.say("no-choice"))

    def _decision(self, one: CostlyTold) -> None:
        better = one.better
        cost = f"{100 * one.cost:.0f} %"
        self._line(4, self.say("decision", n=one.round, ply=one.ply + 1, cost=cost))
        self._line(6, self.say("played", action=one.played, win=f"{100 * one.played_win:.0f} %"))
        self._line(6, self.say("better", action=better.label, win=f"{100 * better.win:.0f} %"))
        if better.then:
            steps = " / ".join(better.then)
            self._line(6, message(self.lang, "advice-then", steps=steps))
        for reason in better.reasons:
            self._line(8, reason)
        if abs(one.chance) >= 0.01:
            self._line(6, self.say("chance", change=points(one.chance)))

    def shares(self) -> Table:
        """Luck and skill."""
        heads = ("seat", "total", "own", "others", "luck", "lost")
        table = _table("\n" + self.say("shares"), *(self.say(head) for head in heads))
        for share in self.review.accounts:
            parts = (share.total, share.own, share.others, share.luck, -share.lost)
            table.add_row(self.names[share.seat], *(points(part) for part in parts))
        return table

    def _line(self, indent: int, text: str) -> None:
        self.console.print(Padding(text, (0, 0, 0, indent)))


def points(change: float) -> str:
    """A change of a chance in percentage points, with its sign."""
    n = round(100 * change)
    return f"{n:+d}" if n else "0"


def _table(title: str, first: str, *others: str) -> Table:
    table = Table(
        box=box.SIMPLE_HEAD, show_edge=False, pad_edge=False, title=title, title_justify="left",
        title_style="",
    )  # fmt: skip
    table.add_column(first)
    for head in others:
        table.add_column(head, justify="right")
    return table
