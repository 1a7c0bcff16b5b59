"""A pytest plugin: notes which lines each test runs, or runs given tests in a given order.

It is loaded before anything of Kanly, so that it sees all of it.
"""

from __future__ import annotations

import json
import os
import resource
import signal
from collections.abc import Iterator
from pathlib import Path

import pytest

SECONDS = 20
"""A test that takes longer is in an endless loop."""
MEMORY = 4 << 30


def pytest_addoption(parser: pytest.Parser) -> None:
    parser.addoption("--note-lines", metavar="FILE", help="note tests, their times and lines")
    parser.addoption("--in-order", metavar="FILE", help="run the tests named there, in that order")


def pytest_configure(config: pytest.Config) -> None:
    if config.getoption("--note-lines"):
        config.pluginmanager.register(Notes(Path(config.getoption("--note-lines"))))
    if config.getoption("--in-order"):
        config.pluginmanager.register(Order(Path(config.getoption("--in-order"))))


class Notes:
    """Writes how long each test took and which tests ran which line ("" for none: imports)."""

    def __init__(self, file: Path) -> None:
        from coverage import Coverage

        self.file = file
        self.seconds: dict[str, float] = {}
        self.coverage = Coverage(data_file=None, include=["src/*"], config_file=False)
        self.coverage.start()

    def pytest_collection_finish(self) -> None:
        # What is made once and kept must not seem to belong to the first test.
        import kanly

        kanly.new_game(players=3, leaders="random", seed=1)

    def pytest_runtest_setup(self, item: pytest.Item) -> None:
        self.coverage.switch_context(item.nodeid)

    def pytest_runtest_logreport(self, report: pytest.TestReport) -> None:
        self.seconds[report.nodeid] = self.seconds.get(report.nodeid, 0) + report.duration

    def pytest_sessionfinish(self) -> None:
        self.coverage.stop()
        data = self.coverage.get_data()
        lines = {
            str(Path(file).relative_to(Path.cwd())): data.contexts_by_lineno(file)
            for file in data.measured_files()
        }
        self.file.write_text(json.dumps({"seconds": self.seconds, "lines": lines}))


class Order:
    """Runs only some tests, and gives up a test that does not end."""

    def __init__(self, file: Path) -> None:
        self.rank = {name: k for k, name in enumerate(json.loads(file.read_text()))}
        resource.setrlimit(resource.RLIMIT_AS, (MEMORY, MEMORY))
        signal.signal(signal.SIGALRM, lambda *_: os._exit(1))
        signal.alarm(SECONDS)

    def pytest_collection_modifyitems(self, items: list[pytest.Item]) -> None:
        items[:] = [item for item in items if item.nodeid in self.rank]
        items.sort(key=lambda item: self.rank[item.nodeid])

    @pytest.hookimpl(wrapper=True)
    def pytest_runtest_protocol(self) -> Iterator[None]:
        signal.alarm(SECONDS)
        return (yield)
