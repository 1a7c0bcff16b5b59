"""`kanly arena`: how strong the bots are."""

from __future__ import annotations

import argparse
import json
from pathlib import Path

from ..arena import LADDER, SCENES, Ladder, Match, climb, make_match, matches_of, missing
from ..arena.page import write
from ..arena.results import expected, read, resume, save, sections, to_dict
from ..arena.scenes import ALL, USUAL, find_scenes
from ..arena.times import milliseconds
from ..bots import known
from ..bots.expected import write as write_expected
from ..engine.errors import BadSetup
from .common import OK, Output, Parser, Subparsers, add_workers, command, names
from .report import add_tally, progress, tally_table

EXAMPLES = [
    "kanly arena",
    "kanly arena --scenes uprising-4,imperium-4 --games 100 --workers 2",
    "kanly arena --match greedy:random,random:greedy --scenes uprising-6",
    "kanly arena --scenes all --games 400 --out ladder.json --docs docs",
    "kanly arena --games 0 --out ladder.json",
    "kanly arena --scenes uprising-4 --games 400 --expect src/kanly/bots/expected.json",
]

WIDTH = 96
"""No number is cut: a narrow terminal wraps the lines instead."""


def add(subparsers: Subparsers[Parser]) -> None:
    """Describe the subcommand."""
    p = command(subparsers, "arena", "measure how strong the bots are", EXAMPLES, run)
    p.add_argument(
        "--scenes", type=names, default=USUAL, metavar="NAME[,NAME...]",
        help=f"the games to play: {ALL}, or some of {', '.join(SCENES)} "
        f"(default: {', '.join(USUAL)})",
    )  # fmt: skip
    who = p.add_mutually_exclusive_group()
    who.add_argument(
        "--levels", type=names, default=LADDER, metavar="NAME[,NAME...]",
        help="bots from the weakest to the strongest; each plays against the one before it "
        f"(default: {','.join(LADDER)})",
    )  # fmt: skip
    who.add_argument(
        "--match", type=names, metavar="A:B[,A:B...]",
        help=f"these instead: A alone, or in a team, against a field of B; {', '.join(known())}",
    )  # fmt: skip
    p.add_argument(
        "--games", type=int, default=20,
        help="games of each match at least; a deal is played from every side (default: 20)",
    )  # fmt: skip
    p.add_argument("--seed", type=int, default=0, help="the same seed gives the same games")
    add_workers(p)
    p.add_argument(
        "--out", type=Path, metavar="FILE",
        help="keep the results in this file, and go on with what it has",
    )  # fmt: skip
    p.add_argument("--docs", type=Path, metavar="DIR", help="write ladder.md and its drawings")
    p.add_argument(
        "--expect", type=Path, metavar="FILE",
        help="write what to expect of each level, as the browser game tells it",
    )  # fmt: skip
    p.add_argument("--json", action="store_true", help="print the ladder as JSON")


def run(args: argparse.Namespace) -> int:
    """Play what is missing and tell all that is known."""
    if args.games < 0:
        raise BadSetup(f"the number of games must be at least 0, not {args.games}")
    ladder = measure(args) if args.games else look_up(args.out)
    if args.docs is not None:
        write(ladder, args.docs)
    if args.expect is not None:
        write_expected(expected(ladder), args.expect)
    if args.json:
        print(json.dumps(to_dict(ladder), indent=2))
    else:
        report(ladder)
    return OK


def measure(args: argparse.Namespace) -> Ladder:
    """Play on until each match has its games."""
    matches = find_matches(args)
    ladder = Ladder(args.seed) if args.out is None else resume(args.out, args.seed)
    deals = missing(ladder, matches, args.games)
    # What cannot be written is refused before the games.
    if args.out is not None:
        save(ladder, args.out)
    if args.docs is not None:
        args.docs.mkdir(parents=True, exist_ok=True)
    with progress(sum(len(deal.match.setting.sides) for deal in deals)) as advance:
        for score in climb(ladder, deals, args.workers, args.cluster):
            if args.out is not None:
                save(ladder, args.out)
            advance(score.tally.games)
    return ladder


def look_up(path: Path | None) -> Ladder:
    """The results of a file."""
    if path is None:
        raise BadSetup("without games to play, name the file of some results: --out FILE")
    return read(path)


def find_matches(args: argparse.Namespace) -> list[Match]:
    """Who plays against whom, scene by scene."""
    scenes = find_scenes(args.scenes)
    if args.match is None:
        found = [match for scene in scenes for match in matches_of(scene, args.levels)]
    else:
        pairs = [candidate_and_opponent(text) for text in args.match]
        found = [make_match(scene, *pair) for scene in scenes for pair in pairs]
    if not found:
        raise BadSetup("nobody is asked to play: name scenes, and levels or matches")
    return found


def candidate_and_opponent(text: str) -> tuple[str, str]:
    """Both bots of a match."""
    candidate, _, opponent = text.partition(":")
    if not candidate or not opponent:
        raise BadSetup(f"a match is CANDIDATE:OPPONENT, not {text!r}")
    return candidate, opponent


def report(ladder: Ladder) -> None:
    """The ladder as tables, one for each kind of game."""
    console = Output()
    console.width = max(console.width, WIDTH)
    for title, rows in sections(ladder).items():
        par = rows[0].match.setting.par
        heading = f"{title} (par {par:.0%})"
        table = tally_table("Candidate", "Opponent", after=("ms", "p95"), title=heading)
        for row in rows:
            times = row.score.times
            after = (milliseconds(times.mean), milliseconds(times.quantile(0.95)))
            opponent = row.match.setting.level or row.match.opponent
            add_tally(table, row.score.tally, row.match.candidate, opponent, after=after)
        console.print(table, "")
