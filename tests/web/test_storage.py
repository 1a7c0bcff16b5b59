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
from kanly.engine.errors import KanlyError
from kanly.web.app import create_app
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


def test_a_second_server_on_the_same_file_is_refused(tmp_path: Path) -> None:
    (tmp_path / "link.db").symlink_to(tmp_path / "kanly.db")
    with serving(tmp_path) as client:
        id = open_table(client, 3, 0)
        for name in ("kanly.db", "link.db"):
            with pytest.raises(KanlyError, match=r"another Kanly is running .*kanly\.db"):
                create_app(f"sqlite:///{tmp_path / name}")
        assert screen(client, id)["revision"] == 0
    with serving(tmp_path) as client:
        assert screen(client, id)["revision"] == 0


def test_the_file_of_a_killed_server_is_free(tmp_path: Path) -> None:
    server, base = start(tmp_path)
    try:
        call(f"{base}/api/bots")
        with pytest.raises(KanlyError, match="another Kanly is running"):
            create_app(url(tmp_path))
    finally:
        server.kill()
        server.wait()
    with serving(tmp_path) as client:
        assert client.get("/api/tables").json() == []


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


def test_changes_of_all_tables_are_announced_on_one_stream(tmp_path: Path) -> None:
    server, base = start(tmp_path)
    try:
        body = {"sitters": [{"kind": "person"}] * 3, "seed": 8}
        first, second = (call(f"{base}/api/tables", body)["id"] for _ in range(2))
        with urllib.request.urlopen(f"{base}/api/events", timeout=10) as events:
            present = [news(events) for _ in range(2)]
            assert {x["table"]: x["revision"] for x in present} == {first: 0, second: 0}
            for id in (second, first):
                shown = deciding(base, id)
                answer = {"seat": shown["seat"], "revision": 0, "action": "reveal"}
                assert call(f"{base}/api/tables/{id}/actions", answer)["revision"] == 1
                assert news(events) == {
                    "table": id, "event": "moved", "revision": 1, "problem": "",
                }  # fmt: skip
            address = f"{base}/api/tables/{first}"
            urllib.request.urlopen(urllib.request.Request(address, method="DELETE")).close()
            told = news(events)
            assert (told["table"], told["event"]) == (first, "gone")
    finally:
        server.kill()
        server.wait()


def news(events: Any) -> dict[str, Any]:
    """What is announced next."""
    for line in events:
        if line.startswith(b"data:"):
            return dict(json.loads(line[5:]))
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
