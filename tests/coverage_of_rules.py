"""Which test shows which rule and which component: ``make coverage-of-rules``.

Writes docs/rules/coverage.md; with --check fails instead if that page is out of date or a rule or
component has no test.
"""

from __future__ import annotations

import argparse
import contextlib
import io
import re
import sys
from collections import defaultdict
from collections.abc import Sequence
from pathlib import Path
from typing import TypeVar

import pytest

from kanly.engine.components import Card, Conflict, Intrigue, Leader
from kanly.engine.library import load

Thing = TypeVar("Thing", Card, Conflict, Intrigue, Leader)

ROOT = Path(__file__).parent.parent
RULE_PAGES = [
    "uprising.md", "choam.md", "rivals.md", "six-players.md", "imperium.md", "combining.md",
]  # fmt: skip
SECTIONS = ["U-19", "U-20", "U-21", "U-22", "U-23", "C-5", "V-5", "S-7", "S-14"]
"""Sections that are tables or lists without numbers of their own."""
LEFT_OUT = dict.fromkeys(
    ["V-10.7", *(f"M-3.{n}" for n in range(1, 10)), *(f"M-4.{n}" for n in (1, 2, 3))], "expansions"
)
"""Rules of modes that are not played yet."""


class Collector:
    """A pytest plugin that notes what each test shows."""

    def __init__(self) -> None:
        self.shown: dict[str, set[str]] = defaultdict(set)

    def pytest_collection_modifyitems(self, items: list[pytest.Item]) -> None:
        for item in items:
            where = item.nodeid.removeprefix("tests/").split("[")[0]
            for marker in item.iter_markers("shows"):
                for what in marker.args:
                    self.shown[what].add(where)


def collect() -> dict[str, set[str]]:
    """What is shown by which tests."""
    collector = Collector()
    said = io.StringIO()
    with contextlib.redirect_stdout(said):
        code = pytest.main(["--collect-only", "-p", "no:cacheprovider", "tests"], [collector])
    if code != 0:
        raise SystemExit(f"collecting the tests failed ({code}):\n{said.getvalue()[-2000:]}")
    return collector.shown


def rules() -> list[str]:
    """Every numbered rule of the pages."""
    numbers: list[str] = []
    for page in RULE_PAGES:
        text = (ROOT / "docs" / "rules" / page).read_text(encoding="utf-8")
        numbers += re.findall(r"^- \*\*([UCVSBM]-\d+\.\d+)", text, re.MULTILINE)
    order = sorted(set(numbers), key=lambda n: [int(x) for x in re.findall(r"\d+", n)])
    return [
        n
        for n in [*sorted(order, key=lambda n: "UCVSBM".index(n[0])), *SECTIONS]
        if n not in LEFT_OUT
    ]


def rulings() -> list[str]:
    """Every ruling."""
    text = (ROOT / "docs" / "rules" / "rulings.md").read_text(encoding="utf-8")
    return re.findall(r"\*\*(R-\d+)", text)


def examples() -> list[str]:
    """Every worked example of the modes that are played."""
    text = (ROOT / "docs" / "rules" / "worked-examples.md").read_text(encoding="utf-8")
    return [x for x in re.findall(r"\*\*(X-[UCVDSB]\d+)", text) if x not in LEFT_OUT]


def components() -> list[str]:
    """Every component of the editions; those of 2020 have the year before them."""
    return [
        *components_of("uprising", [4, 6]),
        *(f"2020/{what}" for what in components_of("imperium", [4])),
    ]


def own(things: Sequence[Thing]) -> list[Thing]:
    """Those an edition does not borrow from another."""
    return [x for x in things if not x.module.startswith("imperium")]


def components_of(id: str, counts: list[int]) -> list[str]:
    """Every component of one edition, on the boards for so many players."""
    boards = [load(id, players).mode.board for players in counts]
    edition = load(id).edition
    spaces = [x.id for board in boards for x in board.spaces]
    posts = [x.id for board in boards for x in board.posts]
    tracks = [x.id for board in boards for x in board.tracks]
    return [
        *(f"{c.kind}/{c.id}" for c in own(edition.cards)),
        *(f"intrigue/{c.id}" for c in own(edition.intrigues)),
        *(f"conflict/{c.id}" for c in own(edition.conflicts)),
        *(f"objective/{c.id}" for c in edition.objectives),
        *(f"contract/{c.id}" for c in edition.contracts),
        *(f"leader/{c.id}" for c in own(edition.leaders)),
        *(f"space/{id}" for id in dict.fromkeys(spaces)),
        *(f"post/{id}" for id in dict.fromkeys(posts)),
        *(f"track/{id}" for id in dict.fromkeys(tracks)),
        *(f"rival/{c.id}" for c in edition.rivals),
        *(f"hagal/{c.id}" for c in edition.hagal),
    ]


def report(shown: dict[str, set[str]]) -> str:
    """The page for the docs."""
    lines = ["# Which test shows what", "", "Written by `make coverage-of-rules`.", ""]
    others = sorted(w for w in shown if w.startswith(("R-", "X-")))
    for title, wanted in (
        ("Rules", rules()),
        ("Rulings and worked examples", others),
        ("Components", components()),
    ):
        lines += [f"## {title}", "", "| what | tests |", "| --- | --- |"]
        for what in wanted:
            tests = "<br>".join(f"`{t}`" for t in sorted(shown.get(what, ()))) or "**none**"
            lines.append(f"| {what} | {tests} |")
        lines.append("")
    return "\n".join(lines)


def main() -> int:
    """Write the report; say what is missing."""
    p = argparse.ArgumentParser(description=__doc__)
    p.add_argument("--check", action="store_true", help="fail if anything has no test")
    options = p.parse_args()
    shown = collect()
    target = ROOT / "docs" / "rules" / "coverage.md"
    page = report(shown)
    stale = not target.exists() or target.read_text(encoding="utf-8") != page
    if not options.check:
        target.write_text(page, encoding="utf-8")
    wanted = [*rules(), *components()]
    missing = [what for what in wanted if what not in shown]
    known = {*wanted, *LEFT_OUT, *rulings(), *examples()}
    missing += [what for what in examples() if what not in shown]
    stray = [what for what in shown if what not in known]
    print(f"{len(wanted)} rules and components, {len(missing)} without a test: {target}")
    for what in missing:
        print(f"  no test shows {what}")
    for what in stray:
        print(f"  tests cite {what}, which does not exist")
    if options.check and stale:
        print(f"  {target.name} is out of date: run make coverage-of-rules")
    return 1 if options.check and (missing or stray or stale) else 0


if __name__ == "__main__":
    sys.exit(main())
