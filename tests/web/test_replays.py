"""Requests that are sent once more, late, in another order or twice at once change no game."""

from __future__ import annotations

import random
import sqlite3
from concurrent.futures import ThreadPoolExecutor
from contextlib import closing
from pathlib import Path
from typing import Any

import pytest

from tests.web.client import Client, serving, wait_for
from tests.web.people import Person, open_room, public

Sent = tuple[str, dict[str, Any]]
"""A path, and what was posted there."""


def kept(folder: Path, id: str) -> list[Any]:
    """All that is kept of a game: where it is, its actions and who plays."""
    with closing(sqlite3.connect(folder / "kanly.db")) as db:
        queries = (
            "select revision, over, setup, deciding, asked, due, ticking from tables where id = ?",
            "select * from actions where table_id = ? order by number",
            "select * from seats where table_id = ? order by seat",
        )
        return [db.execute(query, (id,)).fetchall() for query in queries]


def some_moves(client: Client, id: str, chance: random.Random, number: int) -> list[Sent]:
    """Persons at one device answer, and often take back: what they have sent."""
    sent: list[Sent] = []
    path = f"/api/tables/{id}"
    for _ in range(number):
        seat = client.get(path).json()["decision"]["seat"]
        shown = client.get(path, params={"seat": seat}).json()
        at: dict[str, Any] = {"seat": seat, "revision": shown["revision"]}
        if shown["undoable"] and chance.random() < 0.4:
            sent.append((f"{path}/undo", at))
        else:
            action = chance.choice(shown["decision"]["actions"])["action"]
            sent.append((f"{path}/actions", {**at, "action": action}))
        assert client.post(sent[-1][0], json=sent[-1][1]).status_code == 200
    return sent


@pytest.mark.parametrize("seed", [1, 2])
def test_what_was_answered_is_not_answered_again(tmp_path: Path, seed: int) -> None:
    chance = random.Random(seed)
    with serving(tmp_path) as client:
        body = {"sitters": [{"kind": "person"}] * 3, "seed": seed}
        id = client.post("/api/tables", json=body).json()["id"]
        sent = some_moves(client, id, chance, 60)
        before = kept(tmp_path, id)
        shuffled = chance.sample(sent, len(sent))
        for path, old in [*sent, *shuffled, *(x for x in shuffled for _ in range(2))]:
            answer = client.post(path, json=old)
            assert (answer.status_code, answer.json()["code"]) == (409, "stale")
        assert kept(tmp_path, id) == before


def test_a_request_that_comes_twice_at_once_counts_once(tmp_path: Path) -> None:
    chance = random.Random(3)
    with serving(tmp_path) as client, ThreadPoolExecutor(2) as together:
        body = {"sitters": [{"kind": "person"}] * 3, "seed": 3}
        id = client.post("/api/tables", json=body).json()["id"]
        path = f"/api/tables/{id}"
        for number in range(1, 20):
            seat = client.get(path).json()["decision"]["seat"]
            shown = client.get(path, params={"seat": seat}).json()
            action = chance.choice(shown["decision"]["actions"])["action"]
            sent = {"seat": seat, "revision": shown["revision"], "action": action}
            posts = [together.submit(client.post, f"{path}/actions", json=sent) for _ in "ab"]
            assert sorted(each.result().status_code for each in posts) == [200, 409]
            assert len(kept(tmp_path, id)[1]) == number


def test_old_requests_of_a_room_move_no_game(tmp_path: Path) -> None:
    """Coming, sitting down, beginning, talking, moving, taking back by agreement, coming back."""
    sent: list[tuple[Person, str, dict[str, Any]]] = []

    def posts(who: Person, path: str, **body: Any) -> Any:
        sent.append((who, path, body))
        return who.post(path, **body)

    with public(tmp_path) as server:
        ana, ben = server["Ana"], server["Ben"]
        id = open_room(ana, "person", "open", terms={"clock": {"kind": "game", "seconds": 3600}})
        room, table = f"/api/rooms/{id}", f"/api/tables/{id}"
        link = ana.room(id)["places"][1]["invitation"]
        posts(ben, f"{room}/enter", invitation=link, name="Ben")
        posts(ben, f"{room}/stand", seat=1)
        posts(ben, f"{room}/sit", seat=1)
        posts(ana, f"{room}/wish", seat=0, leader="muad_dib")
        posts(ana, f"{room}/start")
        for number in range(12):
            posts((ana, ben)[number % 2], f"{room}/say", phrase="hello")
            seat = ana.screen(id)["decision"]["seat"]
            who, other = (ana, ben) if seat == 0 else (ben, ana)
            shown = who.screen(id, seat)
            action = shown["decision"]["actions"][0]["action"]
            at = {"seat": seat, "revision": shown["revision"]}
            posts(who, f"{table}/actions", **at, action=action)
            if number % 4 == 3:
                now = shown["revision"] + 1
                posts(who, f"{room}/take-back", seat=seat, revision=now)
                posts(other, f"{room}/agree", seat=seat, revision=now, yes=True)
        posts(ben, f"{room}/return")
        before = kept(tmp_path, id)
        chance = random.Random(4)
        for who, path, body in [*sent, *chance.sample(sent, len(sent))]:
            answer = who.ask("POST", path, body)
            harmless = path.endswith(("/enter", "/say", "/return"))
            assert harmless == (answer.status_code == 200), f"{path}: {answer.text}"
            assert answer.status_code in (200, 403, 409, 422)
        assert kept(tmp_path, id) == before


def test_a_move_that_was_kept_without_an_answer_is_not_made_twice(tmp_path: Path) -> None:
    """As when the connection is lost: the page sends it again, is refused, and looks."""
    with serving(tmp_path) as client:
        body = {"sitters": [{"kind": "person"}, {"kind": "bot", "bot": "random"}], "seed": 5}
        id = client.post("/api/tables", json=body).json()["id"]
        wait_for(lambda: client.get(f"/api/tables/{id}").json()["decision"]["seat"] == 0)
        shown = client.get(f"/api/tables/{id}", params={"seat": 0}).json()
        action = shown["decision"]["actions"][0]["action"]
        sent = {"seat": 0, "revision": shown["revision"], "action": action}
        for status in (200, 409, 409):
            assert client.post(f"/api/tables/{id}/actions", json=sent).status_code == status
        own = [row for row in kept(tmp_path, id)[1] if row[3] == shown["revision"] + 1]
        assert len(own) == 1
