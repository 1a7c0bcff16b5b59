"""What a server tells of itself: lines of a log, and numbers; never who plays what."""

from __future__ import annotations

import json
import logging
import re
import subprocess
import sys
import urllib.request
from collections.abc import Iterator
from pathlib import Path

import pytest
from litestar.testing import TestClient
from prometheus_client import generate_latest

from kanly.engine.errors import KanlyError
from kanly.web.app import create_app
from kanly.web.logs import Json, Plain
from kanly.web.metrics import Metrics
from kanly.web.storage import Storage
from kanly.web.watching import REQUEST
from tests.servers.services import free_port
from tests.web.client import Client, act, open_table, persons_turn, serving, url

# ---------------------------------------------------------------- the log


@pytest.fixture
def lines(caplog: pytest.LogCaptureFixture) -> Iterator[list[str]]:
    """The log of Kanly as JSON, line by line."""
    found: list[str] = []

    class Keep(logging.Handler):
        def emit(self, record: logging.LogRecord) -> None:
            found.append(self.format(record))

    handler = Keep()
    handler.setFormatter(Json())
    caplog.set_level(logging.INFO, "kanly")
    logging.getLogger("kanly").addHandler(handler)
    yield found
    logging.getLogger("kanly").removeHandler(handler)


def test_the_line_of_a_request_tells_its_route_and_nothing_that_was_sent(
    tmp_path: Path, lines: list[str]
) -> None:
    with serving(tmp_path) as client:
        id = open_table(client, 3, 0)
        client.cookies["kanly"] = "c00kie"
        answer = client.get(f"/api/tables/{id}?seat=0&lang=de", headers={"x-odd": "header"})
        assert answer.status_code == 200
    line = json.loads(lines[-1])
    assert {"method": "GET", "route": "/api/tables/{id}", "status": 200}.items() <= line.items()
    assert line["ms"] > 0
    assert line["request"] == answer.headers["x-request-id"]
    assert (line["level"], line["message"]) == (
        "info",
        f"GET /api/tables/{{id}} 200 {line['ms']} ms",
    )
    for sent in (id, "seat", "c00kie", "header", "P0"):
        assert sent not in "".join(lines)


def test_addresses_and_methods_somebody_thinks_of_are_others(
    tmp_path: Path, lines: list[str]
) -> None:
    with serving(tmp_path) as client:
        client.get("/nowhere/at/all")
        client.request("FORGE", "/api/tables")
    told = [(x["method"], x["route"], x["status"]) for x in map(json.loads, lines)]
    assert told == [("GET", "other", 404), ("other", "other", 405)]


def test_what_fails_in_a_request_carries_its_number(
    tmp_path: Path, lines: list[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    def fail(*_: object) -> None:
        logging.getLogger("kanly.web.database.opening").warning("the database\nfailed")
        raise RuntimeError("odd")

    with serving(tmp_path) as client:
        client.raise_server_exceptions = False  # type: ignore[attr-defined]
        monkeypatch.setattr(Storage, "list", fail)
        answer = client.get("/api/tables")
    assert answer.status_code == 500
    warned, failed, told = map(json.loads, lines)
    number = answer.headers["x-request-id"]
    assert [x["request"] for x in (warned, failed, told)] == [number] * 3
    assert failed["message"] == "GET /api/tables failed"
    assert "RuntimeError: odd" in failed["error"]
    assert all("\n" not in line for line in lines)


def test_a_plain_line_is_one_line() -> None:
    record = logging.LogRecord("kanly", logging.WARNING, "", 0, "two\nlines", None, None)
    line = Plain().format(record)
    assert re.fullmatch(r"\d{4}-\d\d-\d\dT[\d:.]+\+00:00 warning two lines", line)
    REQUEST.set("abc")
    assert Plain().format(record).endswith("two lines [abc]")
    REQUEST.set("")


# ---------------------------------------------------------------- numbers


@pytest.fixture
def metrics() -> Metrics:
    return Metrics(str(free_port()))


@pytest.fixture
def client(tmp_path: Path, metrics: Metrics) -> Iterator[Client]:
    with TestClient(create_app(url(tmp_path), watcher=metrics)) as found:
        yield found


def numbers(metrics: Metrics) -> str:
    return generate_latest(metrics.registry).decode()


def test_requests_and_bots_are_counted_without_names(client: Client, metrics: Metrics) -> None:
    id = open_table(client)
    act(client, persons_turn(client, id), "reveal")
    persons_turn(client, id)
    told = numbers(metrics)
    labels = 'method="POST",route="/api/tables/{id}/actions",status="200"'
    assert f"kanly_request_seconds_count{{{labels}}} 1.0" in told
    assert float(re.findall(r'decision_seconds_count\{level="random"\} (\S+)', told)[0]) > 0
    assert "kanly_bots_waiting 0.0" in told
    assert id not in told
    assert "P0" not in told


def test_what_a_server_has_can_be_read_at_a_port_of_its_own(
    tmp_path: Path, client: Client, metrics: Metrics
) -> None:
    open_table(client, 3, 0)
    client.app.state.host.registry.storage.database.failures = 2
    with metrics.told(client.app.state.host):
        address = f"http://127.0.0.1:{metrics._port}/metrics"
        told = urllib.request.urlopen(address, timeout=5).read().decode()
        again = Metrics(str(metrics._port)).told(client.app.state.host)
        with pytest.raises(KanlyError, match="--metrics: nothing can listen on"), again:
            pass
    assert "kanly_tables 1.0" in told
    assert "kanly_screens 0.0" in told
    assert "kanly_database_failures_total 2.0" in told
    with pytest.raises(OSError, match="refused"):
        urllib.request.urlopen(address, timeout=5)


def test_nobody_needs_the_package_who_does_not_ask_for_numbers() -> None:
    code = (
        "import sys, kanly.cli.serve, kanly.web.app, kanly.web.server\n"
        "assert 'prometheus_client' not in sys.modules"
    )
    assert subprocess.run([sys.executable, "-c", code]).returncode == 0
