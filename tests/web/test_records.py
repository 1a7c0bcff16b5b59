"""Review, files and the list of games."""

from __future__ import annotations

import random
from pathlib import Path

import pytest

from tests.web.client import act, actions, open_table, persons_turn, screen, serving


def test_a_game_is_stepped_through(tmp_path: Path) -> None:
    r = random.Random(1)
    with serving(tmp_path) as client:
        id = open_table(client, 1, 2)
        seen = {}
        for _ in range(20):
            shown = persons_turn(client, id)
            seen[shown["revision"]] = shown["view"]
            act(client, shown, r.choice(actions(shown)))
        for ply, view in seen.items():
            moment = client.get(f"/api/tables/{id}/replay/{ply}", params={"seat": 0}).json()
            assert moment["ply"] == ply
            assert bool(moment["action"]) == (moment["action_seat"] == 0)
            assert moment["screen"]["view"]["round"] == view["round"]
            assert moment["screen"]["view"]["row"] == view["row"]
        assert client.get(f"/api/tables/{id}/replay/99").json()["code"] == "bad-ply"


def test_a_game_is_shared_as_a_file_and_opened_again(tmp_path: Path) -> None:
    r = random.Random(2)
    with serving(tmp_path) as client:
        id = open_table(client, 1, 0, difficulty="mentat")
        for _ in range(15):
            shown = persons_turn(client, id)
            act(client, shown, r.choice(actions(shown)))
        record = client.get(f"/api/tables/{id}/record").json()
        other = client.post("/api/records", json={"record": record})
        assert other.status_code == 201
        again = screen(client, other.json()["id"])
        assert again["view"] == screen(client, id)["view"]
        assert again["difficulty"] == "mentat"


def test_a_file_remembers_who_played(tmp_path: Path) -> None:
    with serving(tmp_path) as client:
        sitters = [{"kind": "person", "name": "Ana"}, *[{"kind": "bot", "bot": "random"}] * 2]
        id = client.post("/api/tables", json={"sitters": sitters, "seed": 1}).json()["id"]
        record = client.get(f"/api/tables/{id}/record").json()

        def opened() -> list[tuple[str, str, str]]:
            other = client.post("/api/records", json={"record": record}).json()["id"]
            return [(s["kind"], s["name"], s["bot"]) for s in screen(client, other)["sitters"]]

        assert opened() == [("person", "Ana", ""), ("bot", "", "random"), ("bot", "", "random")]
        record["sitters"][1]["bot"] = "somebody else's"
        assert [kind for kind, *_ in opened()] == ["person", "person", "bot"]
        record["sitters"][1] = {"kind": "worm"}
        refused = client.post("/api/records", json={"record": record})
        assert (refused.status_code, refused.json()["code"]) == (422, "bad-record")


@pytest.mark.parametrize(
    "record",
    [
        {}, {"kanly_record": 7}, {"kanly_record": 1, "actions": []},
        {"kanly_record": 1, "setup": {"players": 99}, "actions": []},
    ],
)  # fmt: skip
def test_a_file_that_is_no_game_is_refused(tmp_path: Path, record: dict[str, object]) -> None:
    with serving(tmp_path) as client:
        response = client.post("/api/records", json={"record": record})
        assert response.status_code == 422
        assert response.json()["code"] == "bad-record"
        assert response.json()["detail"]


def test_the_list_of_games_says_where_each_stands(tmp_path: Path) -> None:
    with serving(tmp_path) as client:
        first = open_table(client, 1, 2)
        second = open_table(client, 1, 0)
        persons_turn(client, first)
        persons_turn(client, second)
        rows = {x["id"]: x for x in client.get("/api/tables").json()}
        assert set(rows) == {first, second}
        assert rows[second]["players"] == 1
        assert [x["kind"] for x in rows[second]["seats"]] == ["person", "rival", "rival"]
        assert rows[second]["seats"][1]["rival"]
        assert rows[first]["round"] == 1


def test_the_interface_is_described(tmp_path: Path) -> None:
    with serving(tmp_path) as client:
        schema = client.get("/api/schema/openapi.json").json()
        assert "/api/tables/{id}/actions" in schema["paths"]
        assert "Screen" in schema["components"]["schemas"]
        act = schema["paths"]["/api/tables/{id}/actions"]["post"]
        assert set(act["responses"]) == {"200", "403", "404", "409", "422", "503", "507"}
        for path, kind, message in (
            ("/api/events", "text/event-stream", "News"),
            ("/api/catalogue", "application/json", "Catalogue"),
        ):
            content = schema["paths"][path]["get"]["responses"]["200"]["content"]
            assert content == {kind: {"schema": {"$ref": f"#/components/schemas/{message}"}}}
        page = client.get("/api/schema")
        assert page.status_code == 200
        assert "POST /api/tables/{id}/actions" in page.text
        assert "Answer the decision." in page.text
        assert '<a href="#Screen">Screen</a>' in page.text
        assert page.text.count("https://") == 0, "the page needs nothing from elsewhere"
