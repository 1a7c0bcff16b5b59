"""The coach at a table: who gets advice, on what it rests, and looking back at a finished game."""

from __future__ import annotations

import threading
import time
from collections.abc import Iterator
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path
from random import Random
from typing import Any

import pytest
from litestar.testing import TestClient

import kanly
from kanly.bots import make
from kanly.bots.searching import Budget
from kanly.coach import Advice
from kanly.web import coaching
from kanly.web.app import create_app
from kanly.web.coach_model import AdviceOut
from kanly.web.coaching import Advising, Reviewing, advising
from kanly.web.people import COOKIE
from kanly.web.thinkers import Thinkers, Unwanted
from kanly.web.thinking import packed, unpacked

from .client import Client, Json, act, actions, open_table, persons_turn, serving, url, wait_for
from .people import Person, Server, public
from .test_thinking import GAMES, decisions


@pytest.fixture(autouse=True)
def _quick(monkeypatch: pytest.MonkeyPatch) -> None:
    """So that no test waits for a whole second, or for a whole game."""
    monkeypatch.setattr(coaching, "BUDGET", Budget(9))
    review = coaching.review
    monkeypatch.setattr(coaching, "review", lambda record, tell=None: review(record, tell, tries=1))


@pytest.fixture
def client(tmp_path: Path) -> Iterator[Client]:
    with serving(tmp_path) as client:
        yield client


def ask(client: Client, shown: Json, **more: Any) -> Any:
    """Ask for advice on what a screen shows."""
    asked = {"seat": shown["seat"], "revision": shown["revision"], **more}
    return client.get(f"/api/tables/{shown['id']}/advice", params=asked)


def finished(seed: int = 4, **options: Any) -> Json:
    """The record of a game that is over."""
    game = kanly.Game.new(kanly.new_game(seed=seed, **options))
    bot = make("random", 1)
    while game.state.decision is not None:
        game.apply(bot.choose(game.state))
    return dict(game.record.to_dict())


# ---------------------------------------------------------------- advice


def test_a_full_coach_tells_the_best_choices_with_chances_and_reasons(client: Client) -> None:
    shown = persons_turn(client, open_table(client, coach="full"))
    assert shown["coach"] == "full"
    told = ask(client, shown).json()
    assert (told["revision"], told["coach"]) == (shown["revision"], "full")
    assert len(told["choices"]) == min(3, len(actions(shown)))
    wins = [choice["win"] for choice in told["choices"]]
    assert wins == sorted(wins, reverse=True)
    for choice in told["choices"]:
        assert choice["action"] in actions(shown)
        assert choice["reasons"]


def test_a_coach_for_hints_tells_the_choices_alone(client: Client) -> None:
    shown = persons_turn(client, open_table(client, coach="hints"))
    for choice in ask(client, shown).json()["choices"]:
        assert choice["action"] in actions(shown)
        assert choice["label"]
        assert (choice["win"], choice["reasons"], choice["then"]) == (None, [], [])


def test_advice_comes_in_the_language_of_the_player(client: Client) -> None:
    shown = persons_turn(client, open_table(client, coach="full"))
    told = {lang: ask(client, shown, lang=lang).json()["choices"] for lang in ("en", "es", "de")}
    assert len({str(choices) for choices in told.values()}) == 3
    assert len({str([choice["win"] for choice in x]) for x in told.values()}) == 1
    assert ask(client, shown, lang="fr").json()["code"] == "bad-language"


def test_without_a_coach_there_is_no_advice(client: Client) -> None:
    shown = persons_turn(client, open_table(client))
    assert shown["coach"] == "off"
    answer = ask(client, shown)
    assert (answer.status_code, answer.json()["code"]) == (422, "no-coach")


def test_only_whoever_decides_is_advised_and_only_on_the_present(client: Client) -> None:
    shown = persons_turn(client, open_table(client, persons=2, bots=1, coach="full"), (0, 1))
    other = 1 - shown["seat"]
    assert ask(client, shown, seat=other).json()["code"] == "not-yours"
    assert ask(client, shown, seat=2).json()["code"] == "not-yours"
    late = ask(client, shown, revision=shown["revision"] + 1)
    assert (late.status_code, late.json()["code"]) == (409, "stale")


def test_a_coach_nobody_knows_is_refused(client: Client) -> None:
    sitters = [{"kind": "person"} for _ in range(3)]
    answer = client.post("/api/tables", json={"sitters": sitters, "coach": "loud"})
    assert answer.status_code == 422


def test_the_coach_is_kept_with_the_table_and_in_a_rematch(tmp_path: Path) -> None:
    with serving(tmp_path) as client:
        id = open_table(client, coach="hints")
    with serving(tmp_path) as client:
        assert persons_turn(client, id)["coach"] == "hints"
        again = client.post(f"/api/tables/{id}/rematch", json={"leaders": "new"}).json()["id"]
        assert persons_turn(client, again)["coach"] == "hints"


def test_advice_is_thought_in_another_process(tmp_path: Path) -> None:
    with TestClient(create_app(url(tmp_path), thinkers=1)) as client:
        shown = persons_turn(client, open_table(client, coach="full"))
        assert len(ask(client, shown).json()["choices"]) == min(3, len(actions(shown)))


def test_advice_is_given_up_when_the_table_moves_on(
    client: Client, monkeypatch: pytest.MonkeyPatch
) -> None:
    shown = persons_turn(client, open_table(client, coach="full"))
    thinking, moved = threading.Event(), threading.Event()

    def slow(self: Advising, tell: Any) -> Advice:
        thinking.set()
        assert moved.wait(10)
        tell(0.5)
        raise AssertionError("nobody waits any more")

    monkeypatch.setattr(Advising, "answer", slow)
    answers: list[Any] = []
    asking = threading.Thread(target=lambda: answers.append(ask(client, shown)))
    asking.start()
    assert thinking.wait(10)
    act(client, shown, actions(shown)[0])
    moved.set()
    asking.join()
    assert (answers[0].status_code, answers[0].json()["code"]) == (409, "stale")


def test_a_coach_that_fails_says_so(client: Client, monkeypatch: pytest.MonkeyPatch) -> None:
    shown = persons_turn(client, open_table(client, coach="full"))
    monkeypatch.setattr(Advising, "answer", lambda self, tell: 1 / 0)
    answer = ask(client, shown)
    assert (answer.status_code, answer.json()["code"]) == (500, "no-thought")


def test_the_coach_thinks_for_everybody_about_one_decision_at_a_time(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """What else a person asks meanwhile waits for that."""
    thoughts: set[object] = set()
    most = 0

    def slow(*asked: object) -> AdviceOut:
        nonlocal most
        thoughts.add(thought := object())
        most = max(most, len(thoughts))
        time.sleep(0.05)
        thoughts.remove(thought)
        return AdviceOut(0, "full", [], False)

    monkeypatch.setattr("kanly.web.routes.coach.advice", slow)
    with TestClient(create_app(url(tmp_path), public=True, thinkers=3)) as client:
        ana = Server(client)["Ana"]
        sitters = [{"kind": "person"}] * 3
        ids = [ana.post("/api/tables", sitters=sitters, coach="full")["id"] for _ in range(5)]
        client.cookies.set(COOKIE, ana.cookie)
        with ThreadPoolExecutor(5) as tabs:
            asked = [f"/api/tables/{id}/advice?seat=0&revision=0" for id in ids]
            answers = tabs.map(client.get, asked)
            assert [answer.status_code for answer in answers] == [200] * 5
    assert most == 1


@pytest.mark.parametrize("game", GAMES)
def test_what_is_sent_is_the_same_for_positions_the_seat_cannot_tell_apart(game: str) -> None:
    different = 0
    for state in decisions(GAMES[game], every=6):
        assert state.decision is not None
        other = state.determinize(state.decision.seat, 1234)
        different += other.imperium_deck != state.imperium_deck
        sent = [packed(advising(position, Random(9))) for position in (state, other)]
        assert sent[0] == sent[1]
        again = unpacked(sent[0])
        assert isinstance(again, Advising)
        assert again.position.to_dict() == unpacked(sent[1]).position.to_dict()  # type: ignore[attr-defined]
    assert different > 2


# ---------------------------------------------------------------- looking back


def opened(client: Client, record: Json) -> str:
    return str(client.post("/api/records", json={"record": record}).json()["id"])


def looked_back(client: Client, id: str) -> Json:
    """Wait for the review."""
    wait_for(lambda: client.get(f"/api/tables/{id}/review").json()["state"] != "running")
    return dict(client.get(f"/api/tables/{id}/review").json())


def test_a_finished_game_is_looked_back_at_and_kept(tmp_path: Path) -> None:
    with serving(tmp_path) as client:
        id = opened(client, finished(players=2))
        assert client.get(f"/api/tables/{id}/review").json() == {
            "state": "none", "progress": 0.0, "review": None,
        }  # fmt: skip
        begun = client.post(f"/api/tables/{id}/review", json={}).json()
        assert begun["state"] in ("running", "done")
        done = looked_back(client, id)
        assert (done["state"], done["progress"]) == ("done", 1.0)
        found = done["review"]
        assert found["sides"] == [[0], [1], [2]]
        assert len(found["names"]) == 3
        for point in found["points"]:
            assert sum(point["chances"]) == pytest.approx(1)
        for account in found["accounts"]:
            parts = account["own"] + account["others"] + account["luck"]
            assert parts == pytest.approx(account["total"])
    with serving(tmp_path) as client:
        assert client.get(f"/api/tables/{id}/review").json() == done
        assert client.post(f"/api/tables/{id}/review", json={}).json() == done
        german = client.get(f"/api/tables/{id}/review", params={"lang": "de"}).json()
        assert german["review"]["points"] == found["points"]
        assert german != done


def test_a_running_game_is_not_looked_back_at(client: Client) -> None:
    id = open_table(client)
    for answer in (
        client.get(f"/api/tables/{id}/review"),
        client.post(f"/api/tables/{id}/review", json={}),
    ):
        assert (answer.status_code, answer.json()["code"]) == (422, "not-over")


def test_a_review_that_fails_is_told_and_can_be_tried_again(
    client: Client, monkeypatch: pytest.MonkeyPatch
) -> None:
    id = opened(client, finished(players=2))
    with monkeypatch.context() as broken:
        broken.setattr(Reviewing, "answer", lambda self, tell: 1 / 0)
        client.post(f"/api/tables/{id}/review", json={})
        assert looked_back(client, id)["state"] == "failed"
    client.post(f"/api/tables/{id}/review", json={})
    assert looked_back(client, id)["state"] == "done"


def test_a_review_tells_how_far_it_is_and_ends_with_its_table() -> None:
    document = finished(players=2)
    asked = unpacked(packed(Reviewing(kanly.Record.from_dict(document))))
    thinkers = Thinkers(1)
    parts: list[float] = []
    with pytest.raises(Unwanted):
        thinkers.ask(asked, lambda: len(parts) < 3, parts.append)
    thinkers.close()
    assert parts == sorted(parts)
    assert 0 < parts[0] < 0.2


def test_nobody_holds_the_reviews_of_others_up(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """A person has one at a time, and the line for them is not endless."""
    end = threading.Event()
    monkeypatch.setattr(Reviewing, "answer", lambda self, tell: end.wait(10) and 1 / 0)
    monkeypatch.setattr(coaching, "MOST_REVIEWS", 2)
    record = finished(players=2)

    def asked(person: Person) -> tuple[str, Any]:
        id = str(person.post("/api/records", record=record)["id"])
        return id, person.ask("POST", f"/api/tables/{id}/review")

    with public(tmp_path) as server:
        ana, ben, eve = server["Ana"], server["Ben"], server["Eve"]
        first, begun = asked(ana)
        assert begun.json()["state"] == "running"
        assert ana.ask("POST", f"/api/tables/{first}/review").json()["state"] == "running"
        second, refused = asked(ana)
        assert (refused.status_code, refused.json()["code"]) == (429, "too-many")
        assert asked(ben)[1].json()["state"] == "running"
        assert asked(eve)[1].status_code == 429
        end.set()
        wait_for(lambda: ana.get(f"/api/tables/{first}/review")["state"] == "failed")
        wait_for(lambda: ana.ask("POST", f"/api/tables/{second}/review").status_code == 200)
