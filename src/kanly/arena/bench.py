"""How fast is it?  Random games of Kanly beside two public yardsticks, and its bots, in one run.

Every measurement is a process of its own; the rounds interleave them, so that a noisy machine is
noisy for all alike, and medians are reported.  The yardsticks (catanatron, python-chess) and the
compiled build are measured if their interpreters are named or installed.  The bots are measured
once: they play nothing but Kanly, and the slow ones would take most of the time.
"""

from __future__ import annotations

import argparse
import json
import statistics
import subprocess
import sys
from typing import Any, Final

WORKER: Final = "kanly.arena.bench_worker"
RATES: Final = ["decisions_per_s", "games_per_s", "decisions_per_game", "copy_us"]
OURS: Final = ["kanly", "six_seats", "imperium"]
"""What is measured of each build: Uprising with four seats and with six, the game of 2020."""
BESIDE: Final = {"six_seats": "six_over_four_seats", "imperium": "imperium_over_uprising"}
"""Each of these is compared with Uprising for four."""
YARDSTICKS: Final = {"catanatron": "catanatron", "python_chess": "chess"}
"""What others are called in the report, and by the worker."""
EXTRAS: Final = ["late_over_early", "calls_per_decision", "state_bytes"]


def parser() -> argparse.ArgumentParser:
    """The options of ``kanly bench``."""
    p = argparse.ArgumentParser(
        prog="kanly bench",
        description="Measure random games of Uprising for four and six, of 2020, yardsticks, and "
        "every level of bots.",
    )
    p.add_argument("--json", action="store_true", help="print JSON")
    p.add_argument("--rounds", type=int, default=5, help="interleaved rounds (default 5)")
    p.add_argument("--seconds", type=float, default=2.0, help="seconds a measurement (default 2)")
    p.add_argument("--interpreted", help="Python that has the plain build (default: this one)")
    p.add_argument("--compiled", help="Python that has the compiled build")
    p.add_argument("--yardsticks", help="Python that has catanatron and chess (default: this one)")
    return p


def measure(python: str, what: str, seconds: float) -> dict[str, Any] | None:
    """One measurement in a process of its own; None if it cannot be made there."""
    done = subprocess.run(
        [python, "-m", WORKER, what, str(seconds)], capture_output=True, text=True, check=False
    )
    if done.returncode != 0:
        return None
    result: dict[str, Any] = json.loads(done.stdout)
    return result


def medians(samples: list[dict[str, Any]], keys: list[str]) -> dict[str, float]:
    """The median of each number over the rounds."""
    return {
        key: round(statistics.median(s[key] for s in samples), 3)
        for key in keys
        if samples and key in samples[0]
    }


def collect(options: argparse.Namespace) -> dict[str, Any]:
    """Run all rounds and put the medians together."""
    here = sys.executable
    builds = {"interpreted": options.interpreted or here, "compiled": options.compiled}
    jobs = [(what, build, builds[build]) for build in builds for what in OURS]
    jobs += [(what, name, options.yardsticks or here) for name, what in YARDSTICKS.items()]
    samples: dict[tuple[str, str], list[dict[str, Any]]] = {job[:2]: [] for job in jobs}
    for _ in range(options.rounds):
        for what, name, python in jobs:
            sample = measure(python, what, options.seconds) if python else None
            if sample is not None and sample.get("build", name) == name:
                samples[what, name].append(sample)
    report: dict[str, Any] = {what: {} for what in OURS}
    for what, name, _ in jobs:
        numbers = medians(samples[what, name], RATES) or None
        if what in OURS:
            report[what][name] = numbers
        else:
            report[name] = numbers
    report["bots"] = {}
    for build, numbers in report["kanly"].items():
        report["bots"][build] = None
        if numbers:
            numbers.update(medians([measure(builds[build], "shape", 0) or {}], EXTRAS))
            report["bots"][build] = bots(measure(builds[build], "bots", options.seconds))
    report["ratios"] = ratios(report)
    return report


def bots(sample: dict[str, Any] | None) -> dict[str, float] | None:
    """The rates of the bots, to three digits."""
    if sample is None:
        return None
    return {key: float(f"{rate:.3g}") for key, rate in sample.items() if key != "build"}


def ratios(report: dict[str, Any]) -> dict[str, float]:
    """How Kanly compares with the yardstick, the builds and the sizes of the table with another."""
    result: dict[str, float] = {}
    yard = report["catanatron"]
    for build, numbers in report["kanly"].items():
        if numbers and yard:
            for key in ("decisions_per_s", "games_per_s"):
                result[f"{build}_{key}_over_catanatron"] = round(numbers[key] / yard[key], 2)
    for what, name in BESIDE.items():
        for build, numbers in report[what].items():
            if numbers:
                usual = report["kanly"][build]
                ratio = numbers["decisions_per_s"] / usual["decisions_per_s"]
                result[f"{build}_{name}"] = round(ratio, 2)
    plain, fast = report["kanly"]["interpreted"], report["kanly"]["compiled"]
    if plain and fast:
        result["compiled_over_interpreted"] = round(
            fast["decisions_per_s"] / plain["decisions_per_s"], 2
        )
    return result


def sections(report: dict[str, Any]) -> list[tuple[str, Any]]:
    """The parts of the report with a title each."""
    found = list(report["kanly"].items())
    for what in BESIDE:
        words = what.replace("_", " ")
        found += [(f"{build}, {words}", numbers) for build, numbers in report[what].items()]
    found += [(f"{build}, bots", numbers) for build, numbers in report["bots"].items()]
    return found + [(name, report[name]) for name in (*YARDSTICKS, "ratios")]


def run(args: list[str]) -> int:
    """The ``kanly bench`` command."""
    options = parser().parse_args(args)
    if options.rounds < 1 or options.seconds <= 0:
        print("kanly bench: --rounds and --seconds must be positive", file=sys.stderr)
        return 2
    report = collect(options)
    if options.json:
        print(json.dumps(report, indent=1))
        return 0
    for name, numbers in sections(report):
        print(f"{name}:")
        if not numbers:
            print("  not measured (not installed here)")
            continue
        for key, value in numbers.items():
            print(f"  {key:40} {value:>12,}")
    return 0
