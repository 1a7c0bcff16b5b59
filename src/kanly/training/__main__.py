"""Train the network from nothing, or go on where a run stopped: ``python -m kanly.training``."""

from __future__ import annotations

import argparse
import sys
from collections.abc import Callable, Iterator, Sequence
from contextlib import contextmanager, nullcontext
from pathlib import Path

from rich.console import Console
from rich.progress import BarColumn, Progress, TextColumn, TimeRemainingColumn

from ..arena.workers import LOCAL, RUNNING, connection, version
from ..engine.errors import KanlyError
from .plan import UNKNOWN, Plan, Settings
from .run import MODEL, Run


def parser() -> argparse.ArgumentParser:
    """The options of a run."""
    usual = Settings()
    p = argparse.ArgumentParser(prog="python -m kanly.training", description=__doc__)
    add = p.add_argument
    add("--to", type=Path, default=Path("training-run"), help="folder of the run")
    add(
        "--from", type=Path, metavar="MODEL", dest="model",
        help="begin a new run with what this model has learned, not with nothing",
    )  # fmt: skip
    add("--rounds", type=int, default=usual.rounds, help="rounds of playing and learning in all")
    add("--games", type=int, default=usual.games, help="games a round")
    add("--seed", type=int, default=1, help="the same seed gives the same network")
    add("--workers", type=int, default=2, help="processes that play")
    add(
        "--cluster", nargs="?", const=RUNNING, metavar="ADDRESS",
        help="play on the Ray cluster at HOST:PORT; without an address on the one this machine "
        f"belongs to; {LOCAL}: on one of so many workers started here",
    )  # fmt: skip
    add("--rate", type=float, default=usual.rate, help="learning rate at the start")
    add("--last-rate", type=float, default=usual.last_rate, help="learning rate at the end")
    add("--curiosity", type=float, default=usual.curiosity, help="worth of variety of advice")
    add("--trust", type=float, default=usual.trust, help="lambda of the advantages")
    add("--commit", default=UNKNOWN, help="what the model says of the sources it was made with")
    return p


def plan_of(options: argparse.Namespace) -> Plan:
    """What the options ask for."""
    settings = Settings(
        rounds=options.rounds, games=options.games, rate=options.rate, last_rate=options.last_rate,
        curiosity=options.curiosity, trust=options.trust,
    )  # fmt: skip
    return Plan(options.seed, settings, options.commit, version())


def train(options: argparse.Namespace) -> None:
    """Play and learn, round by round."""
    model = None if options.model is None else options.model.read_bytes()
    run = Run(options.to, plan_of(options), model)
    where = (
        nullcontext() if options.cluster is None else connection(options.cluster, options.workers)
    )
    with where, progress(run) as watch:
        while not run.is_done:
            run.advance(options.workers, options.cluster, watch)
    print(f"{options.to / MODEL}: {run.round} rounds, {run.games} games")


@contextmanager
def progress(run: Run) -> Iterator[Callable[[int], None]]:
    """A bar on stderr that moves on with the games; nothing when nobody watches."""
    console = Console(stderr=True)
    columns = (TextColumn("round {task.fields[round]} of {task.fields[rounds]}"), BarColumn())
    how = run.leg.plan.settings
    with Progress(
        *columns, TimeRemainingColumn(), console=console, disable=not console.is_terminal
    ) as bar:
        left = max(0, how.rounds - run.round) * how.games
        task = bar.add_task("", total=left, round=run.round + 1, rounds=how.rounds)
        yield lambda games: bar.update(task, advance=games, round=run.round + 1)


def main(arguments: Sequence[str] | None = None) -> int:
    """Train as the command line says; 0 when it is done."""
    options = parser().parse_args(arguments)
    try:
        train(options)
    except KeyboardInterrupt:
        print(f"\nstopped; the same command goes on with what {options.to} has", file=sys.stderr)
        return 130
    except (KanlyError, OSError) as error:
        print(f"kanly.training: {error}", file=sys.stderr)
        return 2
    return 0


if __name__ == "__main__":
    sys.exit(main())
