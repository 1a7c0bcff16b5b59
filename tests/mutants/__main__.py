"""Do the tests notice changes?  ``python -m tests.mutants --changes 200 --seed 1``

Makes small changes to a copy of the engine and the rules, one at a time, and runs the fast tests
that run the changed line.  Exit code 1 if they notice too few.
"""

from __future__ import annotations

import argparse
import json
import os
import random
import shutil
import subprocess
import sys
import tempfile
from collections.abc import Iterator
from concurrent.futures import ThreadPoolExecutor
from dataclasses import dataclass
from pathlib import Path
from queue import SimpleQueue

from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeRemainingColumn

from .changes import Change, changes_by_place

ROOT = Path(__file__).parents[2]
LAYERS = ["src/kanly/engine", "src/kanly/rules"]
FAST_TESTS = [
    "tests/cards", "tests/editions", "tests/engine", "tests/golden", "tests/language",
    "tests/properties/test_small_laws.py", "tests/rules", "tests/worked_examples",
]  # fmt: skip
GOLDEN = "tests/golden/"
"""Whole games: they notice most changes, and soon."""
ENOUGH = 0.95
WORKERS = 2


def sample(count: int, seed: int) -> list[Change]:
    """Random changes: every place is as likely as any other."""
    places = [
        place
        for layer in LAYERS
        for file in sorted((ROOT / layer).rglob("*.py"))
        for place in changes_by_place(ROOT, file.relative_to(ROOT).as_posix())
    ]
    chance = random.Random(seed)
    return [chance.choice(place) for place in chance.sample(places, min(count, len(places)))]


@dataclass
class Coverage:
    """How long each test takes, and which tests run which line of which file."""

    seconds: dict[str, float]
    lines: dict[str, dict[str, list[str]]]

    def tests_of(self, change: Change) -> list[str]:
        """The tests that run the changed statement: golden games, then the quickest first."""
        lines = self.lines.get(change.path, {})
        found: set[str] = set()
        for line in range(change.first, change.line + 1):
            found.update(lines.get(str(line), ()))
        tests = self.seconds if "" in found else found
        return sorted(tests, key=lambda t: (not t.startswith(GOLDEN), self.seconds[t]))


def copy_to(folder: Path) -> Path:
    """A copy of what the tests need."""
    unneeded = shutil.ignore_patterns("__pycache__", "static", "browser", "*.egg-info")
    for part in ("src", "tests", "docs", "page/src"):
        shutil.copytree(ROOT / part, folder / part, ignore=unneeded)
    for part in ("pyproject.toml", "README.md"):
        shutil.copy(ROOT / part, folder / part)
    return folder


def run_tests(
    folder: Path, *arguments: str, keep: bool = False
) -> subprocess.CompletedProcess[str]:
    """Run tests in a copy; with `keep` the compiled files are kept for later runs."""
    environment = os.environ | {
        "PYTHONPATH": str(folder / "src"),
        "PYTEST_DISABLE_PLUGIN_AUTOLOAD": "1",
        "PYTHONDONTWRITEBYTECODE": "" if keep else "1",
    }
    command = [sys.executable, "-m", "pytest", "-x", "-q", "-p", "no:cacheprovider"]
    command += ["-p", "tests.mutants.watch", *arguments]
    return subprocess.run(
        command, cwd=folder, env=environment, capture_output=True, text=True, check=False
    )


def map_tests(folder: Path) -> Coverage:
    """Run all fast tests once and see what they run."""
    notes = folder / "notes.json"
    result = run_tests(folder, "--note-lines", str(notes), *FAST_TESTS, keep=True)
    if result.returncode != 0:
        raise SystemExit(f"the tests fail without any change:\n{result.stdout[-3000:]}")
    return Coverage(**json.loads(notes.read_text()))


def is_noticed(change: Change, folder: Path, tests: list[str]) -> bool:
    """Does any of the tests fail with the change in that copy?"""
    if not tests:
        return False
    order = folder / "order.json"
    order.write_text(json.dumps(tests))
    files = sorted({test.split("::")[0] for test in tests})
    original = ROOT / change.path
    changed = folder / change.path
    changed.write_bytes(change.apply(original.read_bytes()))
    try:
        return run_tests(folder, "--in-order", str(order), *files).returncode != 0
    finally:
        shutil.copy2(original, changed)


def try_all(
    changes: list[Change], tests: Coverage, folders: list[Path]
) -> Iterator[tuple[Change, bool]]:
    """Each change, and whether it was noticed, as soon as that is known."""
    free: SimpleQueue[Path] = SimpleQueue()
    for folder in folders:
        free.put(folder)

    def attempt(change: Change) -> tuple[Change, bool]:
        folder = free.get()
        try:
            return change, is_noticed(change, folder, tests.tests_of(change))
        finally:
            free.put(folder)

    with ThreadPoolExecutor(len(folders)) as pool:
        yield from pool.map(attempt, changes)


def shown(change: Change) -> str:
    """The change and the line it is in."""
    line = (ROOT / change.path).read_text(encoding="utf-8").splitlines()[change.line - 1]
    return f"{change}    in: {line.strip()}"


def main() -> int:
    """Sample, run, report the survivors."""
    p = argparse.ArgumentParser(description=__doc__)
    p.add_argument("--changes", type=int, default=200)
    p.add_argument("--seed", type=int, default=1)
    options = p.parse_args()
    changes = sample(options.changes, options.seed)
    columns = (TextColumn("mutants"), BarColumn(), MofNCompleteColumn(), TimeRemainingColumn())
    survivors: list[Change] = []
    with tempfile.TemporaryDirectory() as temporary:
        first = copy_to(Path(temporary) / "0")
        print("Which tests run which lines …", flush=True)
        tests = map_tests(first)
        folders = [first]
        for k in range(1, WORKERS):
            folders.append(Path(shutil.copytree(first, Path(temporary) / str(k))))
        with Progress(*columns) as progress:
            bar = progress.add_task("mutants", total=len(changes))
            for change, noticed in try_all(changes, tests, folders):
                if not noticed:
                    survivors.append(change)
                    progress.console.print(shown(change), markup=False, soft_wrap=True)
                progress.advance(bar)
    share = 1 - len(survivors) / len(changes)
    print(f"{len(changes) - len(survivors)} of {len(changes)} changes noticed ({share:.1%})")
    return 0 if share >= ENOUGH else 1


if __name__ == "__main__":
    sys.exit(main())
