"""Playing through the interface: nothing illegal gets in, nothing accepted gets lost."""

from __future__ import annotations

import random
import sys
import threading
from pathlib import Path
from typing import Any

import pytest

from kanly import Game
from kanly.bots import Bot, Knowledge, base
from kanly.engine.options import CHOSEN_OPTIONS, OPTIONS
from tests.table import Table as Position
from tests.web.client import act, actions, open_table, persons_turn, screen, serving


@pytest.mark.parametrize(
    ("persons", "bots"), [(1, 0), (2, 0), (1, 1), (1, 2), (3, 0), (2, 2), (4, 0)]
)
def test_a_whole_game_is_played(tmp_path: Path, persons: int, bots: int) -> None:
    r = random.Random(persons * 10 + bots)
    with serving(tmp_path) as client:
        id = open_table(client, persons, bots, modules=["choam"])
        seats = tuple(range(persons))
        while not (shown := persons_turn(client, id, seats))["over"]:
            act(client, shown, r.choice(actions(shown)))
        assert [x["place"] for x in shown["standings"]] == list(range(1, len(shown["sitters"]) + 1))
        for row in shown["standings"]:
            assert sum(x["points"] for x in row["reasons"]) == row["vp"]


def test_a_screen_says_how_many_places_of_a_conflict_are_rewarded(tmp_path: Path) -> None:
    with serving(tmp_path) as client:
        found = [screen(client, open_table(client, 1, bots))["rewarded"] for bots in (0, 2, 3)]
        assert found == [2, 2, 3]


def test_a_stale_answer_is_refused_and_changes_nothing(tmp_path: Path) -> None:
    with serving(tmp_path) as client:
        id = open_table(client, 3, 0)
        before = persons_turn(client, id, (0, 1, 2))
        body = {
            "seat": before["seat"],
            "revision": before["revision"] + 1,
            "action": actions(before)[0],
        }
        response = client.post(f"/api/tables/{id}/actions", json=body)
        assert response.status_code == 409
        assert response.json()["code"] == "stale"
        assert screen(client, id, before["seat"]) == before


@pytest.mark.parametrize(
    ("action", "sentence"),
    [
        ("space:arrakeen", "space:arrakeen is not legal now"),
        ("space:atlantis", "there is no space called 'atlantis'"),
        ("dance", "'dance' is not an action"),
        ("", "'' is not an action"),
    ],
)
def test_an_illegal_answer_is_refused_and_changes_nothing(
    tmp_path: Path, action: str, sentence: str
) -> None:
    with serving(tmp_path) as client:
        id = open_table(client, 3, 0)
        before = persons_turn(client, id, (0, 1, 2))
        body = {"seat": before["seat"], "revision": before["revision"], "action": action}
        response = client.post(f"/api/tables/{id}/actions", json=body)
        assert response.status_code == 422
        assert response.json()["code"] == "illegal"
        assert sentence in response.json()["detail"]
        assert screen(client, id, before["seat"]) == before


def test_only_the_deciding_seat_may_answer(tmp_path: Path) -> None:
    with serving(tmp_path) as client:
        id = open_table(client, 3, 0)
        shown = persons_turn(client, id, (0, 1, 2))
        for seat in (-1, 7, (shown["seat"] + 1) % 3):
            body = {"seat": seat, "revision": shown["revision"], "action": "reveal"}
            response = client.post(f"/api/tables/{id}/actions", json=body)
            assert (response.status_code, response.json()["code"]) == (422, "not-yours")


@pytest.mark.parametrize(
    "body",
    [
        "{", "[]", "null", "{}", '{"seat": 0, "revision": 0}',
        '{"seat": "x", "revision": 0, "action": "reveal"}',
        '{"seat": 0, "revision": 0, "action": "reveal", "more": 1}',
        '{"seat": 0, "revision": 1e99, "action": 7}',
        f'{{"seat": 0, "revision": 0, "action": "{"x" * 65}"}}',
    ],
)  # fmt: skip
def test_a_malformed_answer_is_refused(tmp_path: Path, body: str) -> None:
    with serving(tmp_path) as client:
        id = open_table(client, 3, 0)
        response = client.post(
            f"/api/tables/{id}/actions", content=body, headers={"content-type": "application/json"}
        )
        assert response.status_code == 422
        assert response.json()["code"] == "malformed"
        assert response.json()["detail"]


def test_a_table_takes_every_option_of_the_engine_by_its_name(tmp_path: Path) -> None:
    options: dict[str, Any] = {
        "row_refresh": "oldest",
        "one_per_house": True,
        "first_player": 1,
        "rivals": ["gurney_halleck", "glossu_rabban"],
        "difficulty": "mentat",
        "variants": ["row_dice"],
        "added_cards": ["scout"],
    }
    assert sorted(options) == sorted(option.name for option in CHOSEN_OPTIONS)
    with serving(tmp_path) as client:
        id = open_table(client, 1, 0, modules=["imperium"], **options)
        assert client.get(f"/api/tables/{id}/record").json()["setup"]["options"] == {
            **options,
            "aloud": True,
        }
        id = open_table(client, 3, 0)
        usual = {option.name: option.default for option in OPTIONS} | {"aloud": True}
        del usual["added_cards"]  # only written where some were chosen
        assert client.get(f"/api/tables/{id}/record").json()["setup"]["options"] == usual


@pytest.mark.parametrize(
    ("wrong", "sentence"),
    [
        ({"row_refresh": "sometimes"}, "row_refresh must be one of off, oldest, all"),
        ({"one_per_house": "yes"}, "one_per_house must be true or false"),
        ({"first_player": "me"}, "first_player must be a whole number"),
        ({"difficulty": 3}, "difficulty must be a name"),
        ({"rivals": "gurney_halleck"}, "rivals must be a list of names"),
        ({"variants": [1]}, "variants must be a list of names"),
        ({"house_rule": True}, "unknown field `house_rule`"),
    ],
)
def test_an_option_of_another_sort_or_name_is_malformed(
    tmp_path: Path, wrong: dict[str, object], sentence: str
) -> None:
    with serving(tmp_path) as client:
        response = client.post("/api/tables", json={"sitters": [{"kind": "person"}] * 3, **wrong})
        assert response.status_code == 422
        assert response.json()["code"] == "malformed"
        assert sentence in response.json()["detail"]
        assert client.get("/api/tables").json() == []


@pytest.mark.parametrize(
    ("more", "sentence"),
    [
        ({"leaders": ["nobody", "muad_dib", "staban_tuek"]}, "there is no leader 'nobody'"),
        ({"modules": ["ix"]}, "has no module 'ix'"),
        ({"difficulty": "mentat"}, "only a solo game has a difficulty"),
        ({"first_player": 9}, "the first player must be a seat"),
        ({"edition": "atlantis"}, "there is no edition"),
        ({"sitters": []}, "is played by 1, 2, 3, 4, 6 players, not 0"),
        ({"sitters": [{"kind": "bot", "bot": "deep thought"}] * 3}, "there is no bot"),
    ],
)
def test_a_game_that_cannot_be_played_is_refused(
    tmp_path: Path, more: dict[str, object], sentence: str
) -> None:
    with serving(tmp_path) as client:
        body = {"sitters": [{"kind": "person"}] * 3, **more}
        response = client.post("/api/tables", json=body)
        assert response.status_code == 422
        assert response.json()["code"] == "bad-setup"
        assert sentence in response.json()["detail"]
        assert client.get("/api/tables").json() == []


def test_undo_goes_back_and_stops_where_something_hidden_was_seen(tmp_path: Path) -> None:
    with serving(tmp_path) as client:
        id = open_table(client, 3, 0)
        before = persons_turn(client, id, (0, 1, 2))
        assert not before["undoable"]
        card = next(a for a in actions(before) if a.startswith("card:"))
        after = act(client, before, card)
        assert after["undoable"]
        body = {"seat": after["seat"], "revision": after["revision"]}
        back = client.post(f"/api/tables/{id}/undo", json=body)
        assert back.status_code == 200
        assert back.json() == {**before, "revision": back.json()["revision"]}
        assert back.json()["revision"] > after["revision"]
        body = {"seat": before["seat"], "revision": back.json()["revision"]}
        again = client.post(f"/api/tables/{id}/undo", json=body)
        assert (again.status_code, again.json()["code"]) == (422, "no-undo")


def test_all_that_can_be_taken_back_is_taken_back_at_once(tmp_path: Path) -> None:
    with serving(tmp_path) as client:
        id = open_table(client, 3, 0)
        before = after = persons_turn(client, id, (0, 1, 2))
        while after["undoable"] < 2:
            steps = after["decision"]["actions"]
            after = act(client, after, next(a["action"] for a in steps if not a["ends_undo"]))
        assert after["seat"] == before["seat"]
        body = {"seat": after["seat"], "revision": after["revision"], "all": True}
        back = client.post(f"/api/tables/{id}/undo", json=body).json()
        assert back == {**before, "revision": back["revision"]}
    with serving(tmp_path) as client:
        kept = client.get(f"/api/tables/{id}?seat={before['seat']}").json()
        assert kept["decision"] == before["decision"]


def test_unknown_tables_and_addresses(tmp_path: Path) -> None:
    with serving(tmp_path) as client:
        assert client.get("/api/tables/none").json()["code"] == "unknown-table"
        assert client.get("/api/nonsense").json()["code"] == "not-found"
        assert client.delete("/api/tables/none").status_code == 404


def test_a_deleted_table_is_gone(tmp_path: Path) -> None:
    with serving(tmp_path) as client:
        id = open_table(client)
        assert [x["id"] for x in client.get("/api/tables").json()] == [id]
        assert client.delete(f"/api/tables/{id}").status_code == 204
        assert client.get("/api/tables").json() == []
        assert client.get(f"/api/tables/{id}").status_code == 404


def test_reasons_are_given_for_what_cannot_be_chosen(tmp_path: Path) -> None:
    with serving(tmp_path) as client:
        id = open_table(client, 3, 0)
        shown = persons_turn(client, id, (0, 1, 2))
        why = shown["decision"]["why"]
        assert why["space:sardaukar"][0]["code"] == "cost"
        assert why["space:sardaukar"][0]["text"]
        german = screen(client, id, shown["seat"], "de")
        assert german["decision"]["why"]["space:sardaukar"] != why["space:sardaukar"]


def test_a_space_is_previewed(tmp_path: Path) -> None:
    with serving(tmp_path) as client:
        id = open_table(client, 3, 0)
        shown = persons_turn(client, id, (0, 1, 2))
        for card in actions(shown):
            if not card.startswith("card:"):
                continue
            after = act(client, shown, card)
            if after["decision"]["kind"] == "space":
                break
        offered = {a["action"]: a["changes"] for a in after["decision"]["actions"]}
        assert any(changes for changes in offered.values())
        for changes in offered.values():
            assert all(c["before"] != c["after"] for c in changes)


def test_news_are_what_the_others_did_since_my_last_turn(tmp_path: Path) -> None:
    r = random.Random(9)
    with serving(tmp_path) as client:
        id = open_table(client, 1, 0)
        for _ in range(40):
            shown = persons_turn(client, id)
            log, start = shown["log"], shown["news_from"]
            if shown["decision"]["kind"] == "turn" and start < len(log):
                assert log[start]["seat"] != 0
                own = [x["event"] for x in log[start:] if x["seat"] == 0]
                assert "played" not in own
                assert "revealed" not in own
            act(client, shown, r.choice(actions(shown)))


def test_a_table_deleted_while_bots_play_stays_deleted(tmp_path: Path) -> None:
    with serving(tmp_path) as client:
        id = open_table(client, 1, 3)
        shown = persons_turn(client, id)
        act(client, shown, "reveal")
        assert client.delete(f"/api/tables/{id}").status_code == 204
        assert client.get("/api/tables").json() == []


def test_the_price_of_a_space_is_the_one_valid_now(tmp_path: Path) -> None:
    with serving(tmp_path) as client:
        printed = client.get("/api/catalogue").json()["spaces"]["swordmaster"]
        cheaper = {"swordmaster": [printed["discounted"]]}
        for position, prices in ((Position(), {}), (Position().owns(1, "swordmaster"), cheaper)):
            record = Game.new(position.start()).record.document()
            id = client.post("/api/records", json={"record": record}).json()["id"]
            assert screen(client, id)["prices"] == prices


class Reader:
    """A screen that asks only for the part of the log it does not have."""

    def __init__(self) -> None:
        self.log: list[Any] = []
        self.settled = 0
        self.received = 0

    def read(self, shown: dict[str, Any]) -> None:
        """Put together what is there and what came."""
        self.log = self.log[: shown["log_from"]] + shown["log"]
        self.settled = shown["log_settled"]
        self.received = len(shown["log"])


@pytest.mark.parametrize("seed", range(2))
def test_only_new_lines_of_the_log_need_to_be_sent(tmp_path: Path, seed: int) -> None:
    r = random.Random(seed)
    with serving(tmp_path) as client:
        sitters = [{"kind": "person"}] * 3
        body = {"sitters": sitters, "seed": seed, "leaders": "draft"}
        id = client.post("/api/tables", json=body).json()["id"]
        actor, onlooker = Reader(), Reader()
        received = []
        for _ in range(160):
            shown = persons_turn(client, id, (0, 1, 2))
            if shown["over"]:
                break
            answer: dict[str, Any] = {"seat": shown["seat"], "revision": shown["revision"]}
            if shown["undoable"] and r.random() < 0.3:
                new = client.post(f"/api/tables/{id}/undo", json=answer).json()
            else:
                answer["action"] = r.choice(actions(shown))
                path = f"/api/tables/{id}/actions?log_from={actor.settled}"
                new = client.post(path, json=answer).json()
                received.append(len(new["log"]))
            actor.read(new)
            whole = screen(client, id)["log"]
            assert actor.log == whole
            if r.random() < 0.2:
                params = {"seat": -1, "log_from": onlooker.settled}
                onlooker.read(client.get(f"/api/tables/{id}", params=params).json())
                assert onlooker.log == whole
        late = received[len(received) // 2 :]
        assert len(whole) > 120
        assert sum(late) / len(late) < 30


def test_who_claims_too_many_lines_gets_what_may_change(tmp_path: Path) -> None:
    with serving(tmp_path) as client:
        id = open_table(client, 3, 0)
        shown = persons_turn(client, id, (0, 1, 2))
        for lines in (-5, 10_000):
            part = client.get(f"/api/tables/{id}", params={"log_from": lines}).json()
            assert shown["log"][: part["log_from"]] + part["log"] == shown["log"]


def test_requests_do_not_wait_for_thinking_bots(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    thought = threading.Event()
    in_time: list[bool] = []

    class Slow(Bot):
        """Thinks until it is told to stop."""

        def decide(self, known: Knowledge) -> int:
            in_time.append(thought.wait(10))
            thought.set()
            return known.decision.actions[0]

    monkeypatch.setitem(base._makers, "slow", Slow)
    sitters = [{"kind": "person"}, {"kind": "bot", "bot": "slow"}, {"kind": "bot", "bot": "slow"}]
    with serving(tmp_path) as client:
        try:
            for seed in range(40):
                body = {"sitters": sitters, "seed": seed, "first_player": 1}
                id = client.post("/api/tables", json=body).json()["id"]
                assert screen(client, id)["revision"] == 0
        finally:
            thought.set()
        assert persons_turn(client, id)["revision"] > 0
        assert all(in_time)


def test_bots_let_requests_interrupt_them_while_the_server_runs(tmp_path: Path) -> None:
    usual = sys.getswitchinterval()
    with serving(tmp_path) as client:
        client.get("/api/bots")
        assert sys.getswitchinterval() < usual
    assert sys.getswitchinterval() == usual


def test_an_address_that_leads_nowhere_shows_the_page_to_people_and_json_to_programs(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    (tmp_path / "assets").mkdir()
    (tmp_path / "index.html").write_text("<p>the page</p>")
    monkeypatch.setattr("kanly.web.page.STATIC", tmp_path)
    with serving(tmp_path) as client:
        person, program = {"accept": "text/html"}, {"accept": "application/json"}
        page = client.get("/foo/bar", headers=person)
        assert (page.status_code, page.text) == (404, "<p>the page</p>")
        for path, headers in (("/foo", program), ("/api/foo", person)):
            assert client.get(path, headers=headers).json()["code"] == "not-found"
