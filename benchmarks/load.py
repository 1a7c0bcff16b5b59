"""How much a public server carries: run by ``make load``, prints a table and JSON.

Everything is real but the people: a server process, HTTP, events, a database on the disk, bots in
processes of their own.  Whoever plays keeps to a pace, so a server that is slow is not asked less:
what counts is the time from when somebody meant to act.  Load generator, server, bots and database
share the machine.
"""

from __future__ import annotations

import argparse
import asyncio
import json
import os
import platform
import resource
import statistics
import sys
import tempfile
import time
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from dataclasses import asdict, dataclass, replace
from itertools import count
from pathlib import Path
from typing import Any, Final

import sqlalchemy as sa
from serving import Server, serving
from stock import Stock, Stocked
from visitors import Game, Line, Measured, Player, Visitor

from kanly.web.thinkers import default_processes
from tests.servers.services import Postgres

GOOD: Final = 250.0
"""Milliseconds within which 19 of 20 answers are there, if a server carries its load."""
KEEPING_UP: Final = 0.9
"""Of what is asked, a server that carries it does so much."""
SETTLING: Final = 4.0
"""Seconds until everybody has come and the games are under way."""
FULL: Final = 0.9
"""Of a core; a process of Python that uses more has no more to give."""
TIMES: Final = 9
"""So often a list is asked for."""


@dataclass(frozen=True)
class Load:
    """So many tables with so many persons each, and an action at each every so many seconds."""

    tables: int
    pace: float = 1.0
    persons: int = 1
    idle: int = 0
    """So many more people have a screen open and do nothing."""


Databases = Callable[[], str]
"""Makes a new database and tells its address."""


def main() -> None:
    """Measure and print."""
    args = options().parse_args()
    hard = resource.getrlimit(resource.RLIMIT_NOFILE)[1]
    resource.setrlimit(resource.RLIMIT_NOFILE, (hard, hard))  # the server inherits it
    tables = [int(n) for n in args.tables.split(",")]
    report: dict[str, Any] = {
        "machine": {"cores": os.cpu_count(), "python": platform.python_version()}
    }
    with databases(args.postgresql) as new:
        bench = Bench(args.kanly, new, args.seconds, args.thinkers)
        report["database"] = "PostgreSQL" if args.postgresql else "SQLite"
        print(HEAD)
        if "tables" in args.only:
            report["tables"] = [bench.play(Load(n, args.pace)) for n in tables]
        if "pace" in args.only:
            report["pace"] = bench.quicken(Load(args.quicken, args.pace))
        if "idle" in args.only:
            report["idle"] = bench.play(Load(args.quicken, args.pace, idle=args.idle))
        if "reach" in args.only:
            report["reach"] = bench.play(Load(min(20, max(tables)), args.pace, persons=2))
        if "memory" in args.only:
            report["memory"] = bench.memory(max(tables))
        if "lists" in args.only:
            report["lists"] = bench.lists(args.stored)
    if args.json:
        Path(args.json).write_text(json.dumps(report, indent=1) + "\n")
    else:
        print(json.dumps(report, indent=1))


def options() -> argparse.ArgumentParser:
    """What can be chosen."""
    p = argparse.ArgumentParser(description=__doc__)
    parts = ["tables", "pace", "idle", "reach", "memory", "lists"]
    p.add_argument(
        "--kanly", default=str(Path(sys.executable).with_name("kanly")), help="whose server"
    )
    p.add_argument("--tables", default="10,50,100,200,500", help="steps, by tables")
    p.add_argument("--pace", type=float, default=1.0, help="seconds between two actions at a table")
    p.add_argument("--seconds", type=float, default=10.0, help="measured at each step")
    p.add_argument("--quicken", type=int, default=100, help="tables at which the pace is raised")
    p.add_argument("--idle", type=int, default=2000, help="screens that only listen")
    p.add_argument("--stored", type=int, default=10_000, help="games in the database for lists")
    p.add_argument("--thinkers", type=int, help="processes of bots (default: the server's)")
    p.add_argument("--postgresql", action="store_true", help="instead of SQLite")
    p.add_argument("--only", nargs="+", choices=parts, default=parts, help="parts of the whole")
    p.add_argument("--json", metavar="FILE", help="where the JSON goes (default: printed)")
    return p


COLUMNS: Final = (
    ("actions", "people"), ("a s by", "bots"), ("answer", "p50"), ("in ms", "p95"), ("", "p99"),
    ("look", "p95"), ("reach", "p95"), ("late", "bots"),
    ("cores", "server"), ("", "bots"), ("", "load"), ("", "all"),
)  # fmt: skip
HEAD: Final = "\n".join(
    start.ljust(20) + "".join(f"{names[row]:>7}" for names in COLUMNS) + end
    for row, (start, end) in enumerate([("", ""), ("tables, pace", "    MB  saturated")])
)


class Bench:
    """Makes servers work and measures them."""

    def __init__(self, kanly: str, new: Databases, seconds: float, thinkers: int | None) -> None:
        self._kanly = kanly
        self._new = new
        self._seconds = seconds
        self._thinkers = thinkers

    def play(self, load: Load) -> dict[str, Any]:
        """People and bots play for some seconds."""
        url = self._new()
        stock = Stock(url)
        games = [stock.game(load.persons) for _ in range(load.tables)]
        idle = [stock.game(1) for _ in range(load.idle)]
        stock.close()
        with serving(self._kanly, url, load.pace, self._thinkers) as server:
            found = asyncio.run(played(server, load, games, idle, self._seconds))
        print(line(load, found), flush=True)
        return {**asdict(load), **found}

    def quicken(self, load: Load) -> list[dict[str, Any]]:
        """The same at twice the pace, again and again, as long as the server carries it."""
        found = [self.play(load)]
        while found[-1]["carried"]:
            load = replace(load, pace=load.pace / 2)
            found.append(self.play(load))
        return found

    def memory(self, tables: int) -> dict[str, Any]:
        """What an open table at which nothing happens costs the server."""
        url = self._new()
        stock = Stock(url)
        games = [stock.game(1) for _ in range(tables)]
        stock.close()
        with serving(self._kanly, url, 0.0, self._thinkers) as server:
            asyncio.run(looked(server, games[:1]))  # what is loaded once, is
            before = server.memory()
            asyncio.run(looked(server, games))
            grown = server.memory() - before
        kilobytes = round(grown / tables / 1024, 1)
        print(f"an idle table: {kilobytes:g} KB, of {tables} tables")
        return {"tables": tables, "kb_a_table": kilobytes}

    def lists(self, games: int) -> dict[str, float]:
        """Milliseconds the lists take of somebody with many games."""
        url = self._new()
        stock = Stock(url)
        cookie = stock.collection(games)
        stock.close()
        with serving(self._kanly, url, 0.0, self._thinkers) as server:
            found = asyncio.run(listed(server, cookie, games))
        for path, taken in found.items():
            print(f"{path}, of {games} games: {taken:g} ms")
        return found


async def played(
    server: Server, load: Load, games: list[Stocked], idle: list[Stocked], seconds: float
) -> dict[str, Any]:
    """What was measured while people played."""
    await looked(server, [*games, *idle])
    measured = Measured()
    numbers = count()
    everybody: list[asyncio.Task[None]] = []
    for stocked in games:
        game = Game(stocked.id, load.pace)
        for seat, cookie in enumerate(stocked.cookies):
            player = Player(server.port, next(numbers), cookie, game, seat, measured)
            everybody.append(asyncio.create_task(player.play()))
    for stocked in idle:
        visitor = Visitor(server.port, next(numbers), stocked.cookies[0])
        everybody.append(asyncio.create_task(visitor.idle(stocked.id)))
    await asyncio.sleep(SETTLING + load.pace + len(everybody) / 40)
    began, used = time.perf_counter(), server.used()
    measured.counts = True
    await asyncio.sleep(seconds)
    measured.counts = False
    lasted, used = time.perf_counter() - began, server.used() - used
    memory = server.memory()
    for task in everybody:
        task.cancel()
    failed = [
        x
        for x in await asyncio.gather(*everybody, return_exceptions=True)
        if type(x) is not asyncio.CancelledError
    ]
    if failed:
        raise RuntimeError(
            f"{len(failed)} people could not go on, the first because of {failed[0]!r}"
        )
    people, bots = len(measured.answered) / lasted, len(measured.bots) / lasted
    asked = load.tables / load.pace
    answers = told(measured.answered)
    cores = {name: round(spent / lasted, 2) for name, spent in asdict(used).items()}
    return {
        "asked_per_s": asked,
        "people_per_s": round(people, 1),
        "bots_per_s": round(bots, 1),
        "answer_ms": answers,
        "look_ms": told(measured.looked),
        "reach_ms": told(measured.reached),
        "bots_late_ms": told(measured.bots),
        "cores": cores,
        "saturated": saturated(cores),
        "memory_mb": round(memory / 2**20),
        "carried": answers["p95"] < GOOD and people + bots > KEEPING_UP * asked,
        "refused": len(measured.refused),
        "refused_first": measured.refused[:1],
    }


async def looked(server: Server, games: list[Stocked]) -> None:
    """Everybody looks at their table once."""
    for n, game in enumerate(games):
        visitor = Line(server.port, f"127.2.{n // 250}.{n % 250 + 1}", game.cookies[0])
        await visitor.ask("GET", f"/api/tables/{game.id}?seat=0")
        visitor.close()


async def listed(server: Server, cookie: str, games: int) -> dict[str, float]:
    """Milliseconds each list takes, in the middle of a few times."""
    paths = [
        *(
            "/api/tables",
            f"/api/tables?skip={max(0, games - 50)}",
            "/api/tables?over=true&limit=200",
        ),
        *("/api/rooms", "/api/me/turns"),
    ]
    line = Line(server.port, "127.3.0.1", cookie)
    found: dict[str, float] = {}
    for path in paths:
        times: list[float] = []
        for _ in range(TIMES):
            began = time.perf_counter()
            await line.ask("GET", path)
            times.append((time.perf_counter() - began) * 1000)
        found[path] = round(statistics.median(times), 1)
    line.close()
    return found


def saturated(cores: dict[str, float]) -> list[str]:
    """What has no more to give; where it is nothing and answers are late, the disk."""
    most = {"server": 1, "thinkers": default_processes(), "generator": 1}
    full = {**most, "machine": os.cpu_count() or 1}
    return [name for name, processors in full.items() if cores[name] > FULL * processors]


def told(times: list[float]) -> dict[str, float]:
    """The middle of some times, and what is slow among them."""
    if not times:
        return {"p50": 0.0, "p95": 0.0, "p99": 0.0}
    ordered = sorted(times)
    parts = {"p50": 0.5, "p95": 0.95, "p99": 0.99}
    return {name: round(ordered[int(len(ordered) * part)], 1) for name, part in parts.items()}


def line(load: Load, found: dict[str, Any]) -> str:
    """A line of the table that is printed."""
    name = f"{load.tables}, {load.pace:g} s" + (f", idle {load.idle}" if load.idle else "")
    answers, cores = found["answer_ms"], found["cores"]
    rates = [found["people_per_s"], found["bots_per_s"]]
    late = [found[what]["p95"] for what in ("look_ms", "reach_ms", "bots_late_ms")]
    numbers = "".join(f"{number:7.0f}" for number in [*rates, *answers.values(), *late])
    used = "".join(f"{spent:7.2f}" for spent in cores.values())
    refused = f", {found['refused']} refused" if found["refused"] else ""
    return (
        f"{name:20}{numbers}{used}{found['memory_mb']:6}  {' '.join(found['saturated'])}{refused}"
    )


@contextmanager
def databases(postgresql: bool) -> Iterator[Databases]:
    """New databases, in a folder that is gone afterwards."""
    numbers = count()
    with tempfile.TemporaryDirectory(prefix="kanly-load-") as folder:
        if not postgresql:
            yield lambda: f"sqlite:///{folder}/{next(numbers)}.db"
            return
        postgres = Postgres(Path(folder))
        admin = sa.create_engine(postgres.url, isolation_level="AUTOCOMMIT")

        def new() -> str:
            name = f"load_{next(numbers)}"
            with admin.connect() as db:
                db.execute(sa.text(f"create database {name}"))
            return postgres.url.rpartition("/")[0] + f"/{name}"

        try:
            yield new
        finally:
            admin.dispose()
            postgres.stop()


if __name__ == "__main__":
    main()
