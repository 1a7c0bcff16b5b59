"""Many checked games: ``python -m tests.properties.soak --games 100000``."""

from __future__ import annotations

import argparse
import multiprocessing
import sys
import time
from pathlib import Path

from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeRemainingColumn

import kanly
from tests.properties.battery import COUNTS, GAMES, Violation, play_checked, save_violation

FOLDER = Path("soak-failures")


def one(job: tuple[int, float, list[int], list[str]]) -> tuple[int, int, int, str]:
    """Seed, decisions, checks in depth, and what went wrong ('' if nothing)."""
    seed, heavy, counts, games = job
    try:
        played = play_checked(seed, heavy, counts, games)
    except Violation as violation:
        path = save_violation(violation, FOLDER)
        return seed, 0, 0, f"{violation} (saved as {path})"
    return seed, played.decisions, played.checks, ""


def main() -> int:
    """Play, show the progress, report; exit code 1 if anything was violated."""
    p = argparse.ArgumentParser(description=__doc__)
    p.add_argument("--games", type=int, default=1000)
    p.add_argument("--seed", type=int, default=1)
    p.add_argument("--workers", type=int, default=multiprocessing.cpu_count())
    p.add_argument("--heavy", type=float, default=0.02, help="share of decisions checked in depth")
    p.add_argument("--players", type=int, nargs="+", default=list(COUNTS))
    p.add_argument("--game", choices=GAMES, nargs="+", default=list(GAMES))
    options = p.parse_args()
    jobs = (
        (seed, options.heavy, options.players, options.game)
        for seed in range(options.seed, options.seed + options.games)
    )
    decisions = checks = 0
    failures: list[str] = []
    begin = time.time()
    columns = (TextColumn("soak"), BarColumn(), MofNCompleteColumn(), TimeRemainingColumn())
    with multiprocessing.Pool(options.workers) as pool, Progress(*columns) as progress:
        bar = progress.add_task("soak", total=options.games)
        for _, n, k, wrong in pool.imap_unordered(one, jobs, chunksize=8):
            decisions += n
            checks += k
            if wrong:
                failures.append(wrong)
                progress.console.print(wrong)
            progress.advance(bar)
    build = "compiled" if kanly.compiled else "interpreted"
    print(
        f"{options.games} games ({build}), {decisions} decisions, {checks} checked in depth, "
        f"{len(failures)} failed, {time.time() - begin:.0f} s"
    )
    return 1 if failures else 0


if __name__ == "__main__":
    sys.exit(main())
