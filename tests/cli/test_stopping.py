"""A server that is asked to stop finishes what is under way, and then is gone soon."""

from __future__ import annotations

import json
import random
import signal
import sqlite3
import subprocess
import sys
import threading
import time
from collections.abc import Iterator
from contextlib import contextmanager, suppress
from pathlib import Path

import httpx

from tests.servers.services import free_port

KANLY = """
import sys
from pathlib import Path
from kanly.cli import main
from kanly.web import page
page.STATIC = Path(sys.argv[1])
sys.exit(main(sys.argv[2:]))
"""
Process = subprocess.Popen[str]


@contextmanager
def served(folder: Path, *options: str) -> Iterator[tuple[Process, httpx.Client]]:
    """`kanly serve` in a process of its own, with a page of one file."""
    (folder / "index.html").touch()
    port = str(free_port())
    url = f"sqlite:///{folder / 'kanly.db'}"
    words = ["serve", "--port", port, "--database", url, "--thinkers", "1", *options]
    command = [sys.executable, "-c", KANLY, str(folder), *words]
    with (
        subprocess.Popen(command, stderr=subprocess.PIPE, text=True) as process,
        httpx.Client(base_url=f"http://127.0.0.1:{port}", timeout=10) as client,
    ):
        try:
            wait_until_ready(client)
            yield process, client
        finally:
            process.kill()


def wait_until_ready(client: httpx.Client) -> None:
    for _ in range(300):
        with suppress(httpx.HTTPError):
            if client.get("/readyz").status_code == 200:
                return
        time.sleep(0.1)
    raise AssertionError("the server does not start")


def stopped(process: Process) -> tuple[float, str]:
    """Ask it to stop: how long it took, and what it has said."""
    began = time.monotonic()
    process.send_signal(signal.SIGTERM)
    _, said = process.communicate(timeout=20)
    assert process.returncode == 0, said
    return time.monotonic() - began, said


def persons(client: httpx.Client, number: int = 3) -> str:
    sitters = [{"kind": "person"}] * number
    return str(client.post("/api/tables", json={"sitters": sitters, "seed": 8}).json()["id"])


def test_no_move_is_lost_and_screens_are_let_go(tmp_path: Path) -> None:
    told: dict[int, str] = {}
    doubtful: dict[int, str] = {}

    def play(base: httpx.URL, id: str) -> None:
        """Answer decisions until nobody listens any more."""
        chance = random.Random(1)
        with suppress(httpx.HTTPError), httpx.Client(base_url=base, timeout=10) as player:
            while True:
                seat = player.get(f"/api/tables/{id}").json()["decision"]["seat"]
                shown = player.get(f"/api/tables/{id}", params={"seat": seat}).json()
                action = chance.choice(shown["decision"]["actions"])["action"]
                sent = {"seat": seat, "revision": shown["revision"], "action": action}
                doubtful[shown["revision"]] = action
                assert player.post(f"/api/tables/{id}/actions", json=sent).status_code == 200
                told[shown["revision"]] = action

    def follow(base: httpx.URL) -> None:
        with httpx.Client(base_url=base, timeout=30).stream("GET", "/api/events") as stream:
            for _ in stream.iter_lines():
                streaming.set()
        ended.set()  # whole: a stream that was cut would be an error

    streaming, ended = threading.Event(), threading.Event()
    with served(tmp_path, "--log", "json") as (process, client):
        id = persons(client)
        threads = [
            threading.Thread(target=play, args=(client.base_url, id)),
            threading.Thread(target=follow, args=(client.base_url,)),
        ]
        for thread in threads:
            thread.start()
        assert streaming.wait(10)
        while len(told) < 10:
            time.sleep(0.01)
        seconds, said = stopped(process)
        for thread in threads:
            thread.join(10)
    assert seconds < 5
    assert ended.is_set()
    with sqlite3.connect(tmp_path / "kanly.db") as db:
        kept = dict(db.execute("select number, action from actions order by number"))
        revision = db.execute("select revision from tables").fetchone()[0]
    db.close()
    assert kept.keys() == set(range(revision)), "nothing is half done"
    assert told.items() <= kept.items() <= {**told, **doubtful}.items()
    lines = [json.loads(line) for line in said.splitlines() if line.startswith("{")]
    assert {x["level"] for x in lines} == {"info"}
    assert {"/api/events", "/api/tables/{id}/actions"} <= {x.get("route") for x in lines}
    assert "Shutting down" in [x["message"] for x in lines], "Uvicorn's lines are of the same form"


def test_a_request_under_way_gets_its_answer(tmp_path: Path) -> None:
    with served(tmp_path) as (process, client):
        sitters = [{"kind": "person"}] * 3
        table = {"sitters": sitters, "coach": "hints", "seed": 8}
        id = client.post("/api/tables", json=table).json()["id"]
        seat = client.get(f"/api/tables/{id}").json()["decision"]["seat"]
        answers: list[httpx.Response] = []

        def ask() -> None:
            asked = {"seat": seat, "revision": 0}
            answers.append(client.get(f"/api/tables/{id}/advice", params=asked, timeout=30))

        thread = threading.Thread(target=ask)
        thread.start()
        time.sleep(0.3)
        stopped(process)
        thread.join(10)
    assert [answer.status_code for answer in answers] == [200]


def test_behind_a_proxy_it_is_unready_for_a_while_before_it_closes(tmp_path: Path) -> None:
    with served(tmp_path, "--behind", "127.0.0.1") as (process, client):
        id = persons(client)
        process.send_signal(signal.SIGTERM)
        time.sleep(1)
        answer = client.get("/readyz")
        assert (answer.status_code, answer.text) == (503, "the server is stopping")
        assert client.get(f"/api/tables/{id}").status_code == 200
        assert process.wait(15) == 0


def test_numbers_are_told_at_their_own_port_only(tmp_path: Path) -> None:
    port = free_port()
    with served(tmp_path, "--metrics", str(port)) as (process, client):
        told = httpx.get(f"http://127.0.0.1:{port}/metrics").text
        assert 'kanly_request_seconds_count{method="GET",route="/readyz",status="200"}' in told
        assert client.get("/metrics").status_code == 404
        _, said = stopped(process)
    assert "GET" not in said, "without --log only what goes wrong is told"
