"""The file of a running game tells what is hidden: nobody has it where others play, or may come."""

from __future__ import annotations

from concurrent.futures import ThreadPoolExecutor

import sqlalchemy as sa

from kanly.web.database import TABLES
from tests.web.people import Person, Server, invited, open_room

ALONE = [{"kind": "person", "name": "Ana"}, *({"kind": "bot", "bot": "random"},) * 2]


def refusal(person: Person, id: str) -> str:
    """Why somebody is not given the file of a game; empty if they are."""
    answer = person.ask("GET", f"/api/tables/{id}/record")
    return "" if answer.status_code == 200 else str(answer.json()["code"])


def promised(person: Person) -> list[bool]:
    """Of which of their games are they told that they may have the file?"""
    return [x["whole"] for x in person.get("/api/tables")]


def alone(person: Person, **more: object) -> str:
    return str(person.post("/api/tables", sitters=ALONE, **more)["id"])


def test_who_plays_alone_has_the_file(ana: Person) -> None:
    assert refusal(ana, alone(ana)) == ""
    assert promised(ana) == [True]


def test_a_host_among_bots_has_it_not_as_somebody_may_come(ana: Person) -> None:
    id = open_room(ana, "person", "bot", "bot")
    ana.post(f"/api/rooms/{id}/start")
    assert refusal(ana, id) == "not-over"
    assert promised(ana) == [False]


def test_who_remains_has_it_not_when_others_have_resigned(ana: Person, ben: Person) -> None:
    id = open_room(ana, "person", "open", "bot", terms={"watching": "later"})
    invited(ana, id, ben, 1)
    ana.post(f"/api/rooms/{id}/start")
    ben.post(f"/api/rooms/{id}/resign")
    for person in (ana, ben):
        assert refusal(person, id) == "not-over"
    assert (promised(ana), promised(ben)) == ([False], [])


def test_who_watches_has_it_not_when_nobody_plays_any_more(
    server: Server, ana: Person, ben: Person
) -> None:
    id = open_room(ana, "person", "bot", "bot", terms={"watching": "later"})
    invited(ana, id, ben)
    ana.post(f"/api/rooms/{id}/start")
    ana.post(f"/api/rooms/{id}/resign")
    assert refusal(ben, id) == "not-over"


def test_a_game_whose_file_was_given_out_is_not_opened_to_others(ana: Person) -> None:
    id = alone(ana)
    assert refusal(ana, id) == ""
    assert ana.refused(f"/api/tables/{id}/room") == "nothing-is-hidden"
    assert ana.refused(f"/api/rooms/{id}/offer", seat=1, on=True) == "unknown-room"


def test_a_game_from_a_file_or_with_a_chosen_seed_is_not_opened_to_others(ana: Person) -> None:
    record = ana.get(f"/api/tables/{alone(ana)}/record")
    copied = ana.post("/api/records", record=record)["id"]
    for id in (copied, alone(ana, seed=1)):
        assert ana.refused(f"/api/tables/{id}/room") == "nothing-is-hidden"


def test_a_game_whose_end_was_taken_back_is_not_opened_to_others(
    ana: Person, server: Server
) -> None:
    id = ana.post("/api/tables", sitters=ALONE[:1], seed=2)["id"]
    with server.host.registry.storage.engine.begin() as db:  # as if the seed were not chosen
        db.execute(sa.update(TABLES).values(told=False))
    while not (shown := ana.screen(id, 0))["over"]:
        ana.act(id, 0, -1)
    undone = {"seat": 0, "revision": shown["revision"]}
    assert not ana.post(f"/api/tables/{id}/undo", **undone)["over"]
    assert ana.refused(f"/api/tables/{id}/room") == "nothing-is-hidden"


def test_a_game_that_was_opened_to_others_gives_no_file(ana: Person) -> None:
    id = alone(ana)
    ana.post(f"/api/tables/{id}/room")
    assert refusal(ana, id) == "not-over"


def test_never_both_however_requests_meet(ana: Person) -> None:
    outcomes = set()
    for _ in range(20):
        id = alone(ana)
        with ThreadPoolExecutor(2) as pool:
            told = pool.submit(refusal, ana, id)
            opened = pool.submit(ana.ask, "POST", f"/api/tables/{id}/room")
        outcomes.add((told.result() == "", opened.result().status_code == 201))
    assert (True, True) not in outcomes
    assert outcomes
