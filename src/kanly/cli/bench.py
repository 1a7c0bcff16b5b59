"""`kanly bench`: how fast is it here?"""

from __future__ import annotations

import argparse

from .common import Parser, Subparsers, command

EXAMPLES = ["kanly bench", "kanly bench --json"]


def add(subparsers: Subparsers[Parser]) -> None:
    """Name the subcommand; the benchmarks read their own options."""
    command(subparsers, "bench", "measure the speed of the engine and its bots", EXAMPLES, run)


def run(args: argparse.Namespace) -> int:
    """Measure without any option."""
    return run_raw([])


def run_raw(arguments: list[str]) -> int:
    """Hand the rest of the command line to the benchmarks."""
    from ..arena import bench

    return bench.run(arguments)
