"""What was accepted is never lost, whatever happens to the server."""

from __future__ import annotations

import json
import random
import signal
import sqlite3
import subprocess
import sys
import urllib.request
from pathlib import Path
from typing import Any

import pytest

from kanly import Game, __version__, new_game
from kanly.web.storage import Storage
from tests.web.client import act, actions, open_table, persons_turn, screen, serving, url

SERVER = """
import socket, sys, uvicorn
from kanly.web.app import create_app
listening = socket.create_server(("127.0.0.1", 0))
print(listening.getsockname()[1], flush=True)
config = uvicorn.Config(create_app(sys.argv[1]), log_level="error")
uvicorn.Server(config).run(sockets=[listening])
"""


def test_a_new_server_goes_on_where_the_old_one_stopped(tmp_path: Path) -> None:
    r = random.Random(2)
    with serving(tmp_path) as client:
        id = open_table(client, 2, 0, variants=["smart_politics"])
        for _ in range(60):
            shown = persons_turn(client, id, (0, 1))
            act(client, shown, r.choice(actions(shown)))
        before = persons_turn(client, id, (0, 1))
    with serving(tmp_path) as client:
        assert screen(client, id, before["seat"]) == before
        assert [x["id"] for x in client.get("/api/tables").json()] == [id]


def test_undo_is_remembered_too(tmp_path: Path) -> None:
    with serving(tmp_path) as client:
        id = open_table(client, 3, 0)
        before = persons_turn(client, id, (0, 1, 2))
        card = next(a for a in actions(before) if a.startswith("card:"))
        after = act(client, before, card)
        body = {"seat": after["seat"], "revision": after["revision"]}
        back = client.post(f"/api/tables/{id}/undo", json=body).json()
        assert back["view"] == before["view"]
    with serving(tmp_path) as client:
        assert screen(client, id, before["seat"]) == back


def test_an_action_that_could_not_be_kept_is_not_accepted(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    with serving(tmp_path) as client:
        client.raise_server_exceptions = False  # type: ignore[attr-defined]
        id = open_table(client, 3, 0)
        before = persons_turn(client, id, (0, 1, 2))
        body = {"seat": before["seat"], "revision": before["revision"], "action": "reveal"}
        with monkeypatch.context() as broken:
            broken.setattr(Storage, "add", full_disk)
            assert client.post(f"/api/tables/{id}/actions", json=body).status_code == 500
        assert screen(client, id, before["seat"]) == before
        assert client.post(f"/api/tables/{id}/actions", json=body).status_code == 200


def test_an_undo_that_could_not_be_kept_is_not_accepted(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    with serving(tmp_path) as client:
        client.raise_server_exceptions = False  # type: ignore[attr-defined]
        id = open_table(client, 3, 0)
        before = persons_turn(client, id, (0, 1, 2))
        card = next(a for a in actions(before) if a.startswith("card:"))
        after = act(client, before, card)
        body = {"seat": after["seat"], "revision": after["revision"]}
        with monkeypatch.context() as broken:
            broken.setattr(Storage, "drop", full_disk)
            assert client.post(f"/api/tables/{id}/undo", json=body).status_code == 500
        assert screen(client, id, after["seat"]) == after
        back = client.post(f"/api/tables/{id}/undo", json=body).json()
        assert back["view"] == before["view"]


def test_a_damaged_table_says_so_and_can_be_deleted(tmp_path: Path) -> None:
    with serving(tmp_path) as client:
        id = open_table(client, 3, 0)
        act(client, persons_turn(client, id, (0, 1, 2)), "reveal")
    with sqlite3.connect(tmp_path / "kanly.db") as db:
        db.execute("update actions set action = 'space:arrakeen'")
    with serving(tmp_path) as client:
        response = client.get(f"/api/tables/{id}")
        assert (response.status_code, response.json()["code"]) == (500, "damaged")
        assert [x["id"] for x in client.get("/api/tables").json()] == [id]
        assert client.delete(f"/api/tables/{id}").status_code == 204
        assert client.get("/api/tables").json() == []


@pytest.mark.parametrize(
    ("version", "begun"), [("0.0.1", "Kanly 0.0.1"), (None, "an earlier Kanly")]
)
def test_a_game_of_other_rules_says_with_which_version_it_was_begun(
    tmp_path: Path, version: str | None, begun: str
) -> None:
    with serving(tmp_path) as client:
        id = open_table(client, 3, 0)
        act(client, persons_turn(client, id, (0, 1, 2)), "reveal")
    with sqlite3.connect(tmp_path / "kanly.db") as db:
        assert db.execute("select version from tables").fetchall() == [(__version__,)]
        db.execute("update tables set version = ?", (version,))
        db.execute("update actions set action = 'space:arrakeen'")
    with serving(tmp_path) as client:
        problem = client.get(f"/api/tables/{id}").json()
        assert problem["code"] == "other-version"
        assert f"begun with {begun}; Kanly {__version__} cannot go on" in problem["detail"]


def test_a_database_of_an_earlier_version_is_opened(tmp_path: Path) -> None:
    with serving(tmp_path) as client:
        id = open_table(client, 3, 0)
        before = screen(client, id)
    with sqlite3.connect(tmp_path / "kanly.db") as db:
        db.execute("alter table tables drop column version")
    for _ in range(2):
        with serving(tmp_path) as client:
            assert screen(client, id) == before
            open_table(client, 3, 0)
            assert len(client.get("/api/tables").json()) > 1


def test_an_opened_file_with_a_position_survives_a_restart(tmp_path: Path) -> None:
    state = new_game(players=3, seed=4)
    document = Game.new(state).record.document()
    position = state.to_dict()
    for setup in (document["setup"], position["setup"]):
        for option in ("rivals", "difficulty", "variants"):
            del setup["options"][option]
    document["position"] = position
    with serving(tmp_path) as client:
        id = client.post("/api/records", json={"record": document}).json()["id"]
        before = screen(client, id)
    with serving(tmp_path) as client:
        assert screen(client, id) == before
        record = client.get(f"/api/tables/{id}/record").json()
        assert client.post("/api/records", json={"record": record}).status_code == 201


def test_of_two_servers_on_one_database_the_quicker_is_accepted(tmp_path: Path) -> None:
    with serving(tmp_path) as first, serving(tmp_path) as second:
        id = open_table(first, 3, 0)
        before = persons_turn(first, id, (0, 1, 2))
        seat = before["seat"]
        assert screen(second, id, seat) == before
        card = next(a for a in actions(before) if a.startswith("card:"))
        after = act(first, before, card)
        body = {"seat": seat, "revision": before["revision"], "action": "reveal"}
        late = second.post(f"/api/tables/{id}/actions", json=body)
        assert (late.status_code, late.json()["code"]) == (409, "stale")
        assert screen(second, id, seat) == after
        # Both have seen the card played; one takes it back, the other would go on.
        body = {"seat": seat, "revision": after["revision"]}
        back = first.post(f"/api/tables/{id}/undo", json=body).json()
        body["action"] = actions(after)[0]
        assert second.post(f"/api/tables/{id}/actions", json=body).status_code == 409
        assert screen(second, id, seat) == back
    with serving(tmp_path) as third:
        assert screen(third, id, seat) == back


def test_what_was_deleted_elsewhere_is_gone(tmp_path: Path) -> None:
    with serving(tmp_path) as first, serving(tmp_path) as second:
        id = open_table(first, 3, 0)
        shown = persons_turn(second, id, (0, 1, 2))
        assert first.delete(f"/api/tables/{id}").status_code == 204
        body = {"seat": shown["seat"], "revision": shown["revision"], "action": "reveal"}
        assert second.post(f"/api/tables/{id}/actions", json=body).status_code == 409
        assert second.get(f"/api/tables/{id}").status_code == 404


def full_disk(*_: object) -> None:
    """A database that cannot write."""
    raise OSError("no space left on device")


def test_a_killed_server_loses_nothing_that_was_accepted(tmp_path: Path) -> None:
    r = random.Random(3)
    server, base = start(tmp_path)
    try:
        body = {"sitters": [{"kind": "person"}] * 3, "seed": 8}
        id = call(f"{base}/api/tables", body)["id"]
        accepted = 0
        for _ in range(25):
            shown = deciding(base, id)
            choice = r.choice(shown["decision"]["actions"])["action"]
            answer = {"seat": shown["seat"], "revision": shown["revision"], "action": choice}
            accepted = call(f"{base}/api/tables/{id}/actions", answer)["revision"]
        last = deciding(base, id)
        server.send_signal(signal.SIGKILL)
        server.wait()
        server, base = start(tmp_path)
        assert deciding(base, id) == last
        assert last["revision"] == accepted
    finally:
        server.kill()
        server.wait()


def test_changes_are_announced_to_every_screen(tmp_path: Path) -> None:
    server, base = start(tmp_path)
    try:
        id = call(f"{base}/api/tables", {"sitters": [{"kind": "person"}] * 3, "seed": 8})["id"]
        with urllib.request.urlopen(f"{base}/api/tables/{id}/events", timeout=10) as events:
            assert next_revision(events) == 0
            shown = deciding(base, id)
            answer = {"seat": shown["seat"], "revision": 0, "action": "reveal"}
            assert call(f"{base}/api/tables/{id}/actions", answer)["revision"] == 1
            assert next_revision(events) == 1
    finally:
        server.kill()
        server.wait()


def test_a_deleted_table_is_announced_to_every_screen(tmp_path: Path) -> None:
    server, base = start(tmp_path)
    try:
        id = call(f"{base}/api/tables", {"sitters": [{"kind": "person"}] * 3, "seed": 8})["id"]
        with urllib.request.urlopen(f"{base}/api/tables/{id}/events", timeout=10) as events:
            assert next_revision(events) == 0
            address = f"{base}/api/tables/{id}"
            urllib.request.urlopen(urllib.request.Request(address, method="DELETE")).close()
            assert b"event: gone" in events.read()
    finally:
        server.kill()
        server.wait()


def next_revision(events: Any) -> int:
    """The next revision announced."""
    for line in events:
        if line.startswith(b"data:"):
            return int(line[5:])
    raise AssertionError("the stream ended")


def start(folder: Path) -> tuple[subprocess.Popen[str], str]:
    """A server in a process of its own, and the address it listens on."""
    command = [sys.executable, "-c", SERVER, url(folder)]
    server = subprocess.Popen(command, stdout=subprocess.PIPE, text=True)
    assert server.stdout is not None
    with server.stdout as output:
        return server, f"http://127.0.0.1:{int(output.readline())}"


def call(address: str, body: object = None) -> Any:
    """Ask the server."""
    data = None if body is None else json.dumps(body).encode()
    request = urllib.request.Request(address, data, {"content-type": "application/json"})
    with urllib.request.urlopen(request, timeout=20) as response:
        return json.loads(response.read())


def deciding(base: str, id: str) -> dict[str, Any]:
    """The screen of whoever must decide."""
    seat = call(f"{base}/api/tables/{id}")["decision"]["seat"]
    return dict(call(f"{base}/api/tables/{id}?seat={seat}"))
