"""Whoever runs a server can ask how it is."""

from __future__ import annotations

import threading
from pathlib import Path

import pytest
import sqlalchemy as sa
from litestar.testing import TestClient

from kanly.web import host
from kanly.web.app import create_app
from kanly.web.storage import Storage
from tests.web.client import serving, url


def test_a_server_is_alive_and_ready(tmp_path: Path) -> None:
    with serving(tmp_path) as client:
        for path, said in (("/healthz", "alive"), ("/readyz", "ready")):
            answer = client.get(path)
            assert (answer.status_code, answer.text) == (200, said)


def test_one_whose_database_fails_is_alive_but_not_ready(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    with serving(tmp_path) as client:
        with monkeypatch.context() as broken:
            broken.setattr(sa, "select", lambda _: sa.text("select * from nothing"))
            answer = client.get("/readyz")
            assert (answer.status_code, answer.text) == (503, "the database does not answer")
            assert client.get("/healthz").status_code == 200
        assert client.get("/readyz").status_code == 200


def test_one_whose_database_hangs_says_so_in_time(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    goes_on = threading.Event()
    asked: list[int] = []

    def hang(_: Storage) -> None:
        asked.append(1)
        goes_on.wait(20)

    monkeypatch.setattr(host, "ANSWER", 0.05)
    monkeypatch.setattr(Storage, "ping", hang)
    with serving(tmp_path) as client:
        assert [client.get("/readyz").status_code for _ in range(3)] == [503, 503, 503]
        assert len(asked) == 1, "a database that hangs is not asked by ever more threads"
        goes_on.set()


def test_one_that_stops_is_not_ready(tmp_path: Path) -> None:
    with serving(tmp_path) as client:
        client.app.state.host.is_stopping = True
        answer = client.get("/readyz")
        assert (answer.status_code, answer.text) == (503, "the server is stopping")


def test_it_answers_to_addresses_in_numbers_and_not_to_foreign_names(tmp_path: Path) -> None:
    with TestClient(create_app(url(tmp_path), names=["kanly.example"])) as client:
        for name, status in (("10.0.0.7:8000", 200), ("kanly.example", 200), ("evil.example", 403)):
            assert client.get("/readyz", headers={"host": name}).status_code == status


def test_players_find_no_numbers_of_the_server(tmp_path: Path) -> None:
    with serving(tmp_path) as client:
        assert client.get("/metrics").status_code == 404
