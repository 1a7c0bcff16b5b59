"""Lessons on the server: begun, limited, skipped, taken back, left and gone on with."""

from __future__ import annotations

import time
from pathlib import Path

import pytest

from kanly.lessons import LESSONS
from kanly.web.registry import TableRegistry
from kanly.web.storage import Change, Storage

from .client import Client, Json, act, actions, open_table, screen, serving, url


def begin(client: Client, lesson: str) -> Json:
    response = client.post("/api/lessons", json={"id": lesson})
    assert response.status_code == 201, response.text
    return screen(client, response.json()["id"])


def listed(client: Client) -> dict[str, Json]:
    return {row["id"]: row for row in client.get("/api/lessons").json()}


def skip(client: Client, shown: Json) -> Json:
    body = {"seat": shown["seat"], "revision": shown["revision"]}
    response = client.post(f"/api/tables/{shown['id']}/skip", json=body)
    assert response.status_code == 200, response.text
    return dict(response.json())


def asked(client: Client, shown: Json) -> Json:
    """The table once the others have answered."""
    for _ in range(500):
        decision = shown["decision"]
        if decision is None or decision["seat"] == 0:
            return shown
        time.sleep(0.01)
        shown = screen(client, shown["id"])
    raise AssertionError("the others do not come to an end")


def test_only_right_answers_are_offered_and_the_others_say_why(tmp_path: Path) -> None:
    with serving(tmp_path) as client:
        shown = begin(client, "agents")
        assert actions(shown) == ["card:dagger", "card:dune_the_desert_planet"]
        (reveal,) = shown["lesson"].pop("wrong_ways_out")
        assert reveal["label"] == "Reveal your hand"
        assert shown["lesson"] == {
            "id": "agents",
            "number": 1,
            "lessons": 5,
            "step": 0,
            "steps": 5,
            "text": "An Agent turn begins with a card. Choose one with a sign on its picture.",
            "show": "card:dagger",
            "next": "buying",
        }
        (why,) = shown["decision"]["why"]["reveal"]
        assert why["code"] == "lesson"
        assert "Agents first" in why["text"]
        german = screen(client, shown["id"], lang="de")
        assert german["lesson"]["text"].startswith("Ein Agentenzug")
        assert german["decision"]["why"]["reveal"][0]["text"].startswith("Erst die Agenten")


def test_the_only_right_answer_is_not_asked_about_twice(tmp_path: Path) -> None:
    with serving(tmp_path) as client:
        (reveal,) = begin(client, "buying")["decision"]["actions"]
        assert (reveal["sort"], reveal["confirm"]) == ("reveal", "never")


def test_a_wrong_answer_is_refused_and_nothing_changes(tmp_path: Path) -> None:
    with serving(tmp_path) as client:
        shown = begin(client, "agents")
        body = {"seat": 0, "revision": shown["revision"], "action": "reveal"}
        response = client.post(f"/api/tables/{shown['id']}/actions", json=body)
        assert response.status_code == 422
        assert response.json()["code"] == "lesson"
        assert screen(client, shown["id"]) == shown


def test_a_lesson_is_no_game(tmp_path: Path) -> None:
    with serving(tmp_path) as client:
        begin(client, "agents")
        game = open_table(client, persons=3, bots=0)
        assert [row["id"] for row in client.get("/api/tables").json()] == [game]
        shown = screen(client, game)
        assert shown["lesson"] is None
        body = {"seat": 0, "revision": shown["revision"]}
        refused = client.post(f"/api/tables/{game}/skip", json=body)
        assert (refused.status_code, refused.json()["code"]) == (422, "no-lesson")


def test_a_lesson_is_kept_and_gone_on_with(tmp_path: Path) -> None:
    with serving(tmp_path) as client:
        assert {row["state"] for row in listed(client).values()} == {"new"}
        shown = act(client, begin(client, "agents"), "card:dagger")
        assert shown["lesson"]["step"] == 1
        assert listed(client)["agents"] == {"id": "agents", "state": "begun", "step": 1, "steps": 5}
    with serving(tmp_path) as client:
        again = begin(client, "agents")
        assert (again["id"], again["revision"]) == (shown["id"], 1)
        assert again["lesson"] == shown["lesson"]


def test_a_step_taken_back_is_asked_again(tmp_path: Path) -> None:
    with serving(tmp_path) as client:
        shown = act(client, begin(client, "agents"), "card:dagger")
        body = {"seat": 0, "revision": shown["revision"]}
        back = client.post(f"/api/tables/{shown['id']}/undo", json=body).json()
        assert back["lesson"]["step"] == 0
        assert listed(client)["agents"]["step"] == 0


@pytest.mark.parametrize("lesson", LESSONS)
def test_skipping_leads_through_a_lesson_and_it_is_done(tmp_path: Path, lesson: str) -> None:
    with serving(tmp_path) as client:
        shown = begin(client, lesson)
        for _ in range(40):
            if shown["lesson"]["step"] == shown["lesson"]["steps"]:
                break
            shown = asked(client, skip(client, shown))
        assert shown["decision"] is None
        assert shown["lesson"]["show"] is None
        assert listed(client)[lesson]["state"] == "done"
        body = {"seat": 0, "revision": shown["revision"], "action": "end"}
        refused = client.post(f"/api/tables/{shown['id']}/actions", json=body)
        assert refused.json()["code"] == "lesson"
        again = begin(client, lesson)
        assert again["id"] != shown["id"]
        assert again["lesson"]["step"] == 0
        assert listed(client)[lesson]["state"] == "done"


def test_what_cannot_be_gone_on_with_begins_anew(tmp_path: Path) -> None:
    storage = Storage(url(tmp_path))
    table = TableRegistry(storage).teach(LESSONS["agents"])
    storage.add(
        Change(table.id, 1, False, False, table.summary(), table.ticking), 0, "card:no_such_card"
    )
    storage.close()
    with serving(tmp_path) as client:
        shown = begin(client, "agents")
        assert shown["id"] != table.id
        assert client.get(f"/api/tables/{table.id}").status_code == 404


def test_there_is_no_other_lesson(tmp_path: Path) -> None:
    with serving(tmp_path) as client:
        response = client.post("/api/lessons", json={"id": "chess"})
        assert (response.status_code, response.json()["code"]) == (404, "unknown-lesson")
