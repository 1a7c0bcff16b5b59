"""A rematch has the agreement of the game before."""

from __future__ import annotations

from pathlib import Path

import pytest

from .client import Client, Json, open_table, screen, serving


def again(client: Client, id: str, leaders: str) -> Json:
    """The first screen of the rematch."""
    answer = client.post(f"/api/tables/{id}/rematch", json={"leaders": leaders})
    assert answer.status_code == 201, answer.text
    assert answer.json()["id"] != id
    return screen(client, answer.json()["id"])


def agreed(shown: Json) -> list[object]:
    """What both games have in common."""
    who = [(s["kind"], s["name"], s["bot"]) for s in shown["sitters"] if s["kind"] != "rival"]
    return [who, shown["modules"], shown["players"], shown["difficulty"], shown["variants"]]


def leaders(shown: Json) -> list[str]:
    return [s["leader"] for s in shown["sitters"] if s["kind"] != "rival"]


def seed(client: Client, id: str) -> object:
    return client.get(f"/api/tables/{id}/record").json()["setup"]["seed"]


@pytest.mark.parametrize(
    "agreement",
    [
        {"persons": 2, "bots": 2, "modules": ["choam"]},
        {"persons": 1, "bots": 0, "difficulty": "mentat"},
    ],
)
def test_everybody_sits_down_again(tmp_path: Path, agreement: Json) -> None:
    with serving(tmp_path) as client:
        id = open_table(client, **agreement)
        before = screen(client, id)
        same = again(client, id, "same")
        assert agreed(same) == agreed(before)
        assert leaders(same) == leaders(before)
        assert seed(client, same["id"]) != seed(client, id)
        new = again(client, id, "new")
        assert agreed(new) == agreed(before)
        assert leaders(again(client, new["id"], "same")) == leaders(new)


def test_other_leaders_come_by_lot_or_by_draft(tmp_path: Path) -> None:
    with serving(tmp_path) as client:
        id = open_table(client)
        several = [leaders(again(client, id, "new")) for _ in range(4)]
        assert any(found != several[0] for found in several)
        drafted = again(client, id, "draft")
        assert drafted["decision"]["kind"] == "leader"
        assert agreed(drafted) == agreed(screen(client, id))
        assert again(client, drafted["id"], "new")["decision"]["kind"] != "leader"


def test_a_table_that_is_not_there_has_none(tmp_path: Path) -> None:
    with serving(tmp_path) as client:
        answer = client.post("/api/tables/none/rematch", json={"leaders": "same"})
        assert answer.status_code == 404
