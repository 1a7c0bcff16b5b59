"""Look for puzzles in games of bots, and choose those that ship: ``python -m kanly.puzzles``."""

from __future__ import annotations

import argparse
import sys
from collections import defaultdict
from collections.abc import Iterable, Sequence
from contextlib import suppress
from dataclasses import dataclass, replace
from pathlib import Path
from typing import Final

import msgspec
from rich.console import Console
from rich.progress import track

from ..arena.playing import game_seed, seat_bots
from ..arena.scenes import SCENES
from ..arena.workers import LOCAL, RUNNING, spread, version
from ..engine.errors import KanlyError
from ..engine.options import ALOUD
from .finding import DEALS, TRIES, NoPuzzle, find, judged
from .puzzle import LEVELS, THEMES, Origin, Puzzle
from .shelf import SHELF, puzzles, write

BOT: Final = "planner"
"""Who plays the games."""
ANEW: Final = 1 << 40
"""The seed of whoever weighs a puzzle anew."""
EACH: Final = 2
"""So many puzzles at most come from one game."""


@dataclass(frozen=True)
class Game:
    """A game to be looked through."""

    scene: str
    seed: int
    index: int


def look_through(game: Game) -> list[Puzzle]:
    """Play a game, and keep the puzzles it comes by."""
    seed = game_seed(game.seed, game.index)
    table = SCENES[game.scene].table
    state = replace(table, options={**table.options, ALOUD.name: True}).deal(seed)
    players = seat_bots([BOT] * table.players, seed)
    found: list[Puzzle] = []
    ply = 0
    while (decision := state.decision) is not None and len(found) < EACH:
        with suppress(NoPuzzle):
            origin = Origin(version(), game.scene, seed, ply, TRIES, DEALS)
            found.append(find(state, seed + ply, origin))
        state.apply(players[decision.seat].choose(state))
        ply += 1
    return found


def games_of(seed: int, count: int) -> list[Game]:
    """So many games, of all kinds in turn."""
    scenes = list(SCENES)
    return [Game(scenes[n % len(scenes)], seed, n) for n in range(count)]


def chosen(found: Iterable[Puzzle], count: int) -> list[Puzzle]:
    """So many of them, of all themes, levels and kinds of games alike as far as there are any."""
    groups: defaultdict[tuple[str, int, str], list[Puzzle]] = defaultdict(list)
    for puzzle in found:
        groups[puzzle.theme, puzzle.level, puzzle.origin.scene].append(puzzle)
    for group in groups.values():
        group.sort(key=lambda puzzle: (-puzzle.steps, puzzle.origin.seed))
    taken: list[Puzzle] = []
    counts: defaultdict[str, int] = defaultdict(int)
    while len(taken) < count and any(groups.values()):
        key = min(
            (key for key, group in groups.items() if group),
            key=lambda key: (counts[key[0]], counts[str(key[1])], counts[key[2]], key),
        )
        taken.append(groups[key].pop(0))
        for part in key:
            counts[str(part)] += 1
    return taken


def named(taken: Sequence[Puzzle]) -> list[Puzzle]:
    """The puzzles with their ids: the theme and a number, from easy to hard."""
    found: list[Puzzle] = []
    for theme in THEMES:
        own = [puzzle for puzzle in taken if puzzle.theme == theme]
        own.sort(key=lambda puzzle: (puzzle.level, puzzle.steps, puzzle.origin.seed))
        for n, puzzle in enumerate(own, 1):
            puzzle.id = f"{theme}-{n:02}"
            found.append(puzzle)
    return found


def kept(file: Path) -> list[Puzzle]:
    """What was found so far."""
    lines = file.read_bytes().splitlines() if file.exists() else []
    return [puzzle for line in lines for puzzle in msgspec.json.decode(line, type=list[Puzzle])]


def mine(options: argparse.Namespace) -> None:
    """Look through the games that have not been looked through yet; a line of the file each."""
    file: Path = options.to
    done = len(file.read_bytes().splitlines()) if file.exists() else 0
    games = games_of(options.seed, options.games)[done:]
    quiet = not Console(stderr=True).is_terminal
    results = spread(look_through, games, options.workers, options.cluster)
    with file.open("ab") as out:
        for found in track(
            results, "games", len(games), console=Console(stderr=True), disable=quiet
        ):
            out.write(msgspec.json.encode(found) + b"\n")
            out.flush()


def ship(taken: list[Puzzle], folder: Path = SHELF) -> None:
    """Put these puzzles on the shelf in place of those that are there."""
    for file in folder.glob("*.json"):
        file.unlink()
    for puzzle in named(taken):
        write(puzzle, folder)


def weighed_anew(puzzle: Puzzle) -> str:
    """What is best at the first question by other tries; empty if it is right."""
    state = puzzle.begin().begin()
    best = state.action_text(judged(state, ANEW).right[0])
    return "" if best in puzzle.first.ways else best


def check(workers: int) -> int:
    """Weigh all shipped puzzles anew; 1 if something else looks better in any of them."""
    shipped = [*puzzles().values()]
    wrong = 0
    for puzzle, best in zip(shipped, spread(weighed_anew, shipped, workers)):
        if best:
            wrong += 1
            print(f"{puzzle.id}: {best} instead of {puzzle.solution[0]}")
    print(f"{len(shipped) - wrong} of {len(shipped)} hold")
    return min(wrong, 1)


def parser() -> argparse.ArgumentParser:
    """The options."""
    p = argparse.ArgumentParser(prog="python -m kanly.puzzles", description=__doc__)
    add = p.add_argument
    add(
        "--to",
        type=Path,
        default=Path("puzzles.jsonl"),
        help="file of what was found; goes on there",
    )
    add(
        "--games", type=int, default=400, help="games to look through, those done before among them"
    )
    add("--seed", type=int, default=1, help="the same seed looks through the same games")
    add("--workers", type=int, default=2, help="processes that look")
    add(
        "--cluster", nargs="?", const=RUNNING, metavar="ADDRESS",
        help=f"look on the Ray cluster at HOST:PORT; {LOCAL}: on one of so many workers here",
    )  # fmt: skip
    add("--ship", type=int, metavar="N", help="choose so many, and put them where Kanly has them")
    add("--check", action="store_true", help="only weigh those that Kanly has anew")
    return p


def main(arguments: Sequence[str] | None = None) -> int:
    """Look for puzzles as the command line says; 0 when it is done."""
    options = parser().parse_args(arguments)
    try:
        if options.check:
            return check(options.workers)
        mine(options)
        found = kept(options.to)
        if options.ship:
            ship(chosen(found, options.ship))
    except KeyboardInterrupt:
        print(f"\nstopped; the same command goes on with what {options.to} has", file=sys.stderr)
        return 130
    except (KanlyError, OSError, msgspec.MsgspecError) as error:
        print(f"kanly.puzzles: {error}", file=sys.stderr)
        return 2
    for theme in THEMES:
        levels = [sum(x.theme == theme and x.level == n + 1 for x in found) for n in range(LEVELS)]
        print(f"{theme}: {sum(levels)} ({', '.join(map(str, levels))} by level)")
    return 0


if __name__ == "__main__":
    sys.exit(main())
