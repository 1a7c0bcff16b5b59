"""How fast is it?  Random games of Kanly beside two public yardsticks, in one run.

Every measurement is a process of its own; the rounds interleave them, so that a noisy machine is
noisy for all alike, and medians are reported.  The yardsticks (catanatron, python-chess) and the
compiled build are measured if their interpreters are named or installed.
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
EXTRAS: Final = ["late_over_early", "calls_per_decision", "state_bytes"]


def parser() -> argparse.ArgumentParser:
    """The options of ``kanly bench``."""
    p = argparse.ArgumentParser(
        prog="kanly bench",
        description="Measure random four-seat games against public yardsticks, in one run.",
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
    jobs = [
        ("interpreted", options.interpreted or here, "kanly"),
        ("compiled", options.compiled, "kanly"),
        ("catanatron", options.yardsticks or here, "catanatron"),
        ("python_chess", options.yardsticks or here, "chess"),
    ]
    samples: dict[str, list[dict[str, Any]]] = {name: [] for name, _, _ in jobs}
    for _ in range(options.rounds):
        for name, python, what in jobs:
            sample = measure(python, what, options.seconds) if python else None
            if sample is not None and sample.get("build", name) == name:
                samples[name].append(sample)
    report: dict[str, Any] = {"kanly": {}}
    for name, python, what in jobs:
        numbers = medians(samples[name], RATES)
        if what == "kanly":
            if samples[name]:
                numbers.update(medians([measure(python, "shape", 0) or {}], EXTRAS))
            report["kanly"][name] = numbers or None
        else:
            report[name] = numbers or None
    report["ratios"] = ratios(report)
    return report


def ratios(report: dict[str, Any]) -> dict[str, float]:
    """How Kanly compares with the yardstick, and the compiled build with the plain one."""
    result: dict[str, float] = {}
    yard = report["catanatron"]
    for build, numbers in report["kanly"].items():
        if numbers and yard:
            for key in ("decisions_per_s", "games_per_s"):
                result[f"{build}_{key}_over_catanatron"] = round(numbers[key] / yard[key], 2)
    plain, fast = report["kanly"]["interpreted"], report["kanly"]["compiled"]
    if plain and fast:
        result["compiled_over_interpreted"] = round(
            fast["decisions_per_s"] / plain["decisions_per_s"], 2
        )
    return result


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
    for name, numbers in [*report["kanly"].items(), *list(report.items())[1:]]:
        print(f"{name}:")
        if not numbers:
            print("  not measured (not installed here)")
            continue
        for key, value in numbers.items():
            print(f"  {key:40} {value:>12,}")
    return 0
