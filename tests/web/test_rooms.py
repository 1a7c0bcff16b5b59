"""People gather in a room, take seats, begin a game, come and go."""

from __future__ import annotations

import sqlite3
import time
from contextlib import closing
from pathlib import Path

import pytest

from kanly.cli.main import main
from kanly.web.rooms.store import FORGOTTEN
from tests.web.client import act, actions, open_table, persons_turn, serving, url, wait_for
from tests.web.people import Person, Server, invited, open_room, public


def become_host_of_before(person: Person, server: Server) -> None:
    """They are whoever has played at this device before the server was opened to others."""
    person.post("/api/me/take", code=server.host.code())


def begun(ana: Person, ben: Person, *bots: str, **more: object) -> str:
    """A running game of two persons at devices of their own."""
    id = open_room(ana, "person", "open", *bots, **more)
    invited(ana, id, ben, 1)
    ana.post(f"/api/rooms/{id}/start")
    return id


def deciding(person: Person, id: str) -> int:
    """The seat that is asked."""
    decision = person.screen(id)["decision"]
    return -1 if decision is None else int(decision["seat"])


def end(id: str, *people: Person) -> None:
    """They leave, and bots play the game to its end."""
    for person in people:
        person.post(f"/api/rooms/{id}/leave")
    wait_for(lambda: people[0].screen(id)["over"])


def acts(people: dict[int, Person], id: str) -> int:
    """Whoever is asked answers; the seat."""
    wait_for(lambda: deciding(people[0], id) in people)
    seat = deciding(people[0], id)
    people[seat].act(id, seat)
    return seat


# ---------------------------------------------------------------- coming in


def test_who_has_no_invitation_learns_nothing_of_a_room(ana: Person, eve: Person) -> None:
    id = open_room(ana, "person", "open")
    assert eve.ask("GET", f"/api/rooms/{id}").status_code == 404
    nowhere = eve.ask("GET", "/api/rooms/nowhere")
    assert nowhere.text.replace("nowhere", id) == eve.ask("GET", f"/api/rooms/{id}").text
    assert eve.refused(f"/api/rooms/{id}/enter") == "unknown-room"
    assert eve.refused(f"/api/rooms/{id}/enter", invitation="any.x") == "bad-invitation"
    assert eve.refused("/api/rooms/nowhere/enter", invitation="any.x") == "bad-invitation"
    assert eve.get("/api/rooms") == {"mine": [], "watched": [], "listed": []}


def test_a_link_to_a_seat_seats_and_a_link_to_the_room_lets_in(
    ana: Person, ben: Person, eve: Person
) -> None:
    id = open_room(ana, "person", "open", "open")
    room = invited(ana, id, ben, 2)
    assert [(x["kind"], x["name"]) for x in room["places"]] == [
        ("person", "Ana"), ("open", ""), ("person", "Ben"),
    ]  # fmt: skip
    room = invited(ana, id, eve)
    assert [x["here"] for x in room["places"]] == [False, False, False]
    assert [x["name"] for x in room["members"]] == ["Ana", "Ben", "Eve"]
    room = eve.post(f"/api/rooms/{id}/sit", name="Eve")
    assert room["places"][1]["here"]


def test_only_the_host_is_told_invitations(ana: Person, ben: Person) -> None:
    id = open_room(ana, "person", "open", "open")
    assert ana.room(id)["invitation"]
    room = invited(ana, id, ben)
    assert room["invitation"] is None
    assert all(x["invitation"] is None for x in room["places"])


def test_a_listed_room_is_open_to_everybody(ana: Person, eve: Person) -> None:
    id = open_room(ana, "person", "open", terms={"listed": True})
    [info] = eve.get("/api/rooms")["listed"]
    assert (info["id"], info["host"], info["free"], info["names"]) == (id, "Ana", 1, ["Ana"])
    eve.post(f"/api/rooms/{id}/enter", name="Eve")
    assert eve.get("/api/rooms")["mine"][0]["id"] == id


def test_who_was_sent_out_comes_back_only_by_a_new_invitation(
    ana: Person, eve: Person, ben: Person
) -> None:
    id = open_room(ana, "person", "open", terms={"listed": True})
    old = ana.room(id)["places"][1]["invitation"]
    room = invited(ana, id, eve, 1)
    assert eve.refused(f"/api/rooms/{id}/dismiss", member=room["members"][0]["number"]) == (
        "not-host"
    )
    room = ana.post(f"/api/rooms/{id}/dismiss", member=room["me"])
    assert room["places"][1]["kind"] == "open"
    assert eve.ask("GET", f"/api/rooms/{id}").status_code == 404
    assert eve.refused(f"/api/rooms/{id}/enter") == "unknown-room"
    assert eve.refused(f"/api/rooms/{id}/enter", invitation=old) == "bad-invitation"
    assert invited(ana, id, eve, 1)["places"][1]["here"]


def test_a_server_for_one_device_has_no_rooms(tmp_path: Path) -> None:
    with serving(tmp_path) as client:
        assert client.get("/api/rooms").json()["code"] == "one-device"


# ---------------------------------------------------------------- the lobby


def listed(person: Person, which: str = "listed") -> list[str]:
    """The rooms in one of somebody's lists."""
    return [x["id"] for x in person.get("/api/rooms")[which]]


def written(server: Server, sql: str, *values: object) -> None:
    """Something is written into the database by hand."""
    with server.host.registry.storage.engine.begin() as db:
        db.exec_driver_sql(sql, values)


SEEN: dict[str, object] = {"listed": True, "watching": "now"}


def test_a_game_that_is_over_is_listed_no_more(
    ana: Person, ben: Person, eve: Person, server: Server
) -> None:
    id = begun(ana, ben, terms=SEEN)
    assert listed(eve) == [id]
    written(server, "update tables set over = true")
    assert listed(eve) == []


OLD = "2020-01-01T00:00:00.000+00:00"
CLOCK = {"kind": "move", "seconds": 30 * 24 * 3600}


@pytest.mark.parametrize("playing", [False, True])
def test_a_room_nobody_of_it_looks_at_is_listed_no_more(
    ana: Person, ben: Person, eve: Person, server: Server, playing: bool
) -> None:
    id = begun(ana, ben, terms=SEEN) if playing else open_room(ana, "person", "open", terms=SEEN)
    written(server, "update rooms set updated = ?", OLD)
    written(server, "update tables set updated = ?", OLD)
    assert listed(eve) == []
    ana.post("/api/me", name="Ana")
    now = server.host.registry.storage.database.now()
    for seen, there in ((now - FORGOTTEN - 60, []), (now - FORGOTTEN + 60, [id])):
        written(server, "update people set seen = ?", seen)
        assert listed(eve) == there
    assert listed(ana, "mine") == ([] if playing else [id])


def test_a_game_of_days_stays_listed_however_seldom_anybody_looks(
    ana: Person, ben: Person, eve: Person, server: Server
) -> None:
    id = begun(ana, ben, terms={**SEEN, "clock": CLOCK})
    for kept in ("rooms", "tables"):
        written(server, f"update {kept} set updated = ?", OLD)
    assert listed(eve) == [id]


def test_rooms_without_a_place_crowd_out_no_open_ones(
    ana: Person, ben: Person, eve: Person, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("kanly.web.rooms.showing.LISTED", 1)
    listing = {"listed": True}
    id = open_room(ana, "person", "open", terms=listing)
    full = open_room(ana, "person", "bot", terms=listing)
    begun(ana, ben, terms=listing)
    own = open_room(eve, "person", "open", terms=listing)
    assert (listed(eve), listed(ben)) == ([id], [own])
    ana.post(f"/api/rooms/{full}/fill", seat=1, bot=None)
    assert listed(eve) == [full]


def test_who_was_sent_out_of_a_listed_room_does_not_find_it_in_the_list(
    ana: Person, eve: Person
) -> None:
    id = open_room(ana, "person", "open", terms={"listed": True})
    me = eve.post(f"/api/rooms/{id}/enter", name="Eve")["me"]
    ana.post(f"/api/rooms/{id}/dismiss", member=me)
    assert listed(eve) == []


def test_who_has_left_a_listed_room_finds_it_in_the_list(ana: Person, eve: Person) -> None:
    id = open_room(ana, "person", "open", terms={"listed": True})
    eve.post(f"/api/rooms/{id}/enter", name="Eve")
    assert listed(eve) == []
    eve.post(f"/api/rooms/{id}/leave")
    assert listed(eve) == [id]
    eve.post(f"/api/rooms/{id}/enter", name="Eve")
    assert [x["name"] for x in ana.room(id)["members"]] == ["Ana", "Eve"]


def test_who_watches_can_leave(ana: Person, ben: Person, eve: Person) -> None:
    id = begun(ana, ben, terms=SEEN)
    eve.post(f"/api/rooms/{id}/enter", name="Eve")
    eve.post(f"/api/rooms/{id}/leave")
    assert (listed(eve), listed(eve, "watched")) == ([id], [])
    assert eve.ask("GET", f"/api/tables/{id}").status_code == 404
    assert [x["name"] for x in ana.room(id)["members"]] == ["Ana", "Ben"]


def test_a_host_who_has_resigned_is_still_the_host(ana: Person, ben: Person) -> None:
    id = begun(ana, ben)
    ana.post(f"/api/rooms/{id}/resign")
    ana.post(f"/api/rooms/{id}/leave")
    assert ana.room(id)["host"]


def test_who_watches_finds_back_to_the_table(
    ana: Person, ben: Person, eve: Person, server: Server
) -> None:
    id = begun(ana, ben, terms={"watching": "now"})
    invited(ana, id, eve)
    [info] = eve.get("/api/rooms")["watched"]
    assert (info["id"], info["stage"], info["host"], info["mine"]) == (id, "playing", "Ana", True)
    assert listed(ana, "watched") == listed(ben, "watched") == []
    ana.post(f"/api/rooms/{id}/terms")  # nobody watches any more
    assert listed(eve, "watched") == []
    ana.post(f"/api/rooms/{id}/terms", watching="later")
    assert listed(eve, "watched") == [id]
    written(server, "update tables set over = true")
    assert listed(eve, "watched") == []


# ---------------------------------------------------------------- gathering


def test_a_place_has_one_person_and_a_person_one_place(
    ana: Person, ben: Person, eve: Person
) -> None:
    id = open_room(ana, "person", "open", "open")
    invited(ana, id, ben, 1)
    invited(ana, id, eve)
    assert eve.refused(f"/api/rooms/{id}/sit", seat=1, name="Eve") == "place-taken"
    room = ben.post(f"/api/rooms/{id}/sit", seat=2)
    assert [x["kind"] for x in room["places"]] == ["person", "open", "person"]
    room = ben.post(f"/api/rooms/{id}/stand", seat=2)
    assert [x["kind"] for x in room["places"]] == ["person", "open", "open"]
    assert eve.refused(f"/api/rooms/{id}/stand", seat=0) == "not-your-seat"


def test_who_says_later_what_they_are_called_is_called_so_at_their_place(ana: Person) -> None:
    id = open_room(ana, "person", "person", "open", name="")
    assert [x["name"] for x in ana.room(id)["places"]] == ["", "", ""]
    room = ana.post(f"/api/rooms/{id}/enter", name="Ana Ferrer")
    assert [x["name"] for x in room["places"]] == ["Ana Ferrer", "", ""]
    assert room["members"][0]["name"] == "Ana Ferrer"


def test_leaders_are_chosen_by_who_has_the_seat(ana: Person, ben: Person) -> None:
    id = open_room(ana, "person", "open", "bot")
    invited(ana, id, ben, 1)
    ben.post(f"/api/rooms/{id}/wish", seat=1, leader="muad_dib")
    assert ana.refused(f"/api/rooms/{id}/wish", seat=1, leader=None) == "not-your-seat"
    assert ana.refused(f"/api/rooms/{id}/wish", seat=0, leader="muad_dib") == "leader-taken"
    assert ana.refused(f"/api/rooms/{id}/wish", seat=0, leader="nobody") == "bad-setup"
    ana.post(f"/api/rooms/{id}/wish", seat=2, leader="feyd_rautha_harkonnen")
    ana.post(f"/api/rooms/{id}/start")
    leaders = [x["leader"] for x in ana.screen(id)["sitters"]]
    assert leaders[1:] == ["muad_dib", "feyd_rautha_harkonnen"]


def test_a_game_begins_when_every_place_is_taken(ana: Person, ben: Person) -> None:
    id = open_room(ana, "person", "open", "open")
    assert ana.refused(f"/api/rooms/{id}/start") == "places-free"
    invited(ana, id, ben, 1)
    assert ben.refused(f"/api/rooms/{id}/fill", seat=2, bot="greedy") == "not-host"
    for bot in ("deep-thought", "search@3600s*64"):
        assert ana.refused(f"/api/rooms/{id}/fill", seat=2, bot=bot) == "bad-setup"
    ana.post(f"/api/rooms/{id}/fill", seat=2, bot="random")
    assert ben.refused(f"/api/rooms/{id}/start") == "not-host"
    assert ana.post(f"/api/rooms/{id}/start")["stage"] == "playing"
    assert ana.refused(f"/api/rooms/{id}/start") == "has-begun"
    assert [x["here"] for x in ben.screen(id, 1)["sitters"]] == [False, True, False]
    assert ben.ask("GET", f"/api/tables/{id}", seat=0).json()["code"] == "hidden"


def test_when_the_host_leaves_somebody_else_is_and_the_last_one_closes_it(
    ana: Person, ben: Person
) -> None:
    id = open_room(ana, "person", "open")
    assert ana.room(id)["closes"]
    invited(ana, id, ben, 1)
    assert not ana.room(id)["closes"]
    assert not ben.room(id)["closes"]
    ana.post(f"/api/rooms/{id}/leave")
    assert (ben.room(id)["host"], ben.room(id)["closes"]) == (True, True)
    assert ana.ask("GET", f"/api/rooms/{id}").status_code == 404
    ben.post(f"/api/rooms/{id}/leave")
    assert ben.ask("GET", f"/api/rooms/{id}").status_code == 404


@pytest.mark.parametrize(
    ("more", "code"),
    [
        ({"places": []}, "malformed"),
        ({"places": [{"kind": "open"}] * 7}, "malformed"),
        ({"places": [{"kind": "open"}] * 5}, "bad-setup"),
        ({"game": {"leaders": ["muad_dib"]}}, "bad-setup"),
        ({"game": {"seed": 1}}, "malformed"),
        ({"game": {"edition": "chess"}}, "bad-setup"),
        ({"terms": {"clock": {"kind": "move", "seconds": 3}}}, "bad-clock"),
        ({"terms": {"clock": {"kind": "move", "seconds": -1}}}, "malformed"),
    ],
)
def test_a_room_nobody_could_play_in_is_refused(ana: Person, more: dict, code: str) -> None:  # type: ignore[type-arg]
    places = [{"kind": "person"}, {"kind": "open"}]
    assert ana.refused("/api/rooms", **{"game": {}, "places": places, **more}) == code
    assert ana.get("/api/rooms")["mine"] == []


# ---------------------------------------------------------------- playing together


def test_a_whole_game_is_played_from_two_devices(ana: Person, ben: Person) -> None:
    id = begun(ana, ben, "bot")
    people = {0: ana, 1: ben}
    for _ in range(60):
        acts(people, id)
    wait_for(lambda: deciding(ana, id) in people)
    assert ana.screen(id)["revision"] == ben.screen(id)["revision"]
    assert ana.screen(id)["revision"] >= 60


def test_a_bot_stands_in_for_who_left_and_gives_the_seat_back(ana: Person, ben: Person) -> None:
    id = begun(ana, ben)
    ben.post(f"/api/rooms/{id}/leave")
    assert ana.room(id)["places"][1]["standin"]
    wait_for(lambda: deciding(ana, id) == 0)
    shown = ben.screen(id, 1)
    assert shown["sitters"][1]["here"]
    asked = {"seat": 1, "revision": shown["revision"], "action": "reveal"}
    assert ben.refused(f"/api/tables/{id}/actions", **asked) == "stood-in"
    acts({0: ana}, id)
    assert not ben.post(f"/api/rooms/{id}/return")["places"][1]["standin"]
    assert acts({0: ana, 1: ben}, id) in (0, 1)


def test_who_resigns_gives_the_seat_up_for_good_and_another_can_have_it(
    ana: Person, ben: Person, eve: Person
) -> None:
    id = begun(ana, ben)
    ben.post(f"/api/rooms/{id}/resign")
    assert ana.room(id)["places"][1]["kind"] == "bot"
    assert ben.ask("GET", f"/api/tables/{id}", seat=1).status_code in (403, 404)
    assert eve.refused(f"/api/rooms/{id}/sit", seat=1) == "unknown-room"
    ana.post(f"/api/rooms/{id}/offer", seat=1, on=True)
    assert invited(ana, id, eve, 1)["places"][1]["here"]
    assert eve.screen(id, 1)["sitters"][1]["here"]
    assert not ana.room(id)["places"][1]["offered"]


def test_a_host_offers_the_seats_of_bots_and_of_several_own_ones_any(
    ana: Person, ben: Person
) -> None:
    id = open_room(ana, "person", "open", "bot", "person")
    invited(ana, id, ben, 1)
    assert not any(x["offerable"] for x in ana.room(id)["places"])
    ana.post(f"/api/rooms/{id}/start")
    assert [x["offerable"] for x in ana.room(id)["places"]] == [True, False, True, True]
    assert not any(x["offerable"] for x in ben.room(id)["places"])
    ana.post(f"/api/rooms/{id}/offer", seat=3, on=True)
    ben.post(f"/api/rooms/{id}/leave")
    ben.post(f"/api/rooms/{id}/sit", seat=None)
    places = ana.room(id)["places"]
    assert [x["offerable"] for x in places] == [False, True, True, False]
    assert ana.refused(f"/api/rooms/{id}/offer", seat=0, on=True) == "not-your-seat"
    assert ana.refused(f"/api/rooms/{id}/offer", seat=4, on=True) == "bad-seat"


def test_who_comes_back_keeps_the_seat_that_was_offered_meanwhile(
    ana: Person, ben: Person, eve: Person
) -> None:
    id = begun(ana, ben)
    invited(ana, id, eve)
    ben.post(f"/api/rooms/{id}/leave")
    ana.post(f"/api/rooms/{id}/offer", seat=1, on=True)
    assert not ben.post(f"/api/rooms/{id}/return")["places"][1]["offered"]
    assert eve.refused(f"/api/rooms/{id}/sit", seat=1) == "place-taken"
    assert ben.screen(id, 1)["sitters"][1]["here"]


def test_an_offer_of_before_seats_nobody_where_a_person_plays(
    ana: Person, ben: Person, eve: Person, server: Server
) -> None:
    id = begun(ana, ben)
    invited(ana, id, eve)
    server.host.rooms.store.change(id, lambda room: room.offered.append(1))
    assert eve.refused(f"/api/rooms/{id}/sit", seat=1) == "place-taken"
    assert ben.screen(id, 1)["sitters"][1]["here"]


def test_who_comes_and_goes_says_so_once(ana: Person, ben: Person) -> None:
    id = begun(ana, ben, "bot")
    for path in ("leave", "leave", "return", "return", "resign"):
        ben.post(f"/api/rooms/{id}/{path}")
    said = [(x["name"], x["phrase"]) for x in ana.room(id)["lines"]]
    assert said == [("Ben", "left"), ("Ben", "back"), ("Ben", "resigned")]
    assert not {"left", "back", "resigned"} & {*ana.room(id)["phrases"]}
    assert ben.refused(f"/api/rooms/{id}/say", phrase="resigned") == "malformed"


def test_the_lobby_tells_who_plays_by_now(ana: Person, ben: Person, eve: Person) -> None:
    id = begun(ana, ben, "bot", terms={"listed": True, "watching": "now"})
    ben.post(f"/api/rooms/{id}/resign")
    ana.post(f"/api/rooms/{id}/offer", seat=1, on=True)

    def told() -> tuple[object, ...]:
        [info] = eve.get("/api/rooms")["listed"]
        return info["names"], info["bots"], info["free"], info["places"]

    assert told() == (["Ana"], 2, 1, 3)
    dora = Person(ana.client, "Dora")
    dora.post(f"/api/rooms/{id}/enter", name="Dora")
    dora.post(f"/api/rooms/{id}/sit", seat=None)
    assert told() == (["Ana", "Dora"], 1, 0, 3)


def test_nobody_s_seat_is_offered_without_them(ana: Person, ben: Person) -> None:
    id = begun(ana, ben)
    assert ana.refused(f"/api/rooms/{id}/offer", seat=1, on=True) == "not-your-seat"
    assert ben.refused(f"/api/rooms/{id}/offer", seat=1, on=True) == "not-host"


def test_a_game_begun_at_one_device_is_opened_to_others(ana: Person, ben: Person) -> None:
    sitters = [{"kind": "person", "name": "Ana"}, {"kind": "person", "name": "?"}]
    id = ana.post("/api/tables", sitters=sitters)["id"]
    assert ben.refused(f"/api/tables/{id}/room") == "unknown-table"
    room = ana.post(f"/api/tables/{id}/room")
    assert (room["stage"], room["host"]) == ("playing", True)
    ana.post(f"/api/rooms/{id}/offer", seat=1, on=True)
    room = invited(ana, id, ben, 1)
    assert [x["here"] for x in room["places"]] == [False, True]
    assert [x["name"] for x in room["places"]] == ["Ana", "Ben"]
    acts({0: ana, 1: ben}, id)


def test_a_game_of_a_server_for_one_device_goes_on_with_a_guest_on_a_public_one(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    with serving(tmp_path) as client:
        id = open_table(client, 2, 1, seed=None)
        for _ in range(5):
            shown = persons_turn(client, id, (0, 1))
            act(client, shown, actions(shown)[0])
        before = persons_turn(client, id, (0, 1))
    with public(tmp_path) as server:
        ana, ben = server["Ana"], server["Ben"]
        assert ana.get("/api/tables") == []
        assert main(["admin", "code", "--database", url(tmp_path)]) == 0  # while it runs
        ana.post("/api/me/take", code=capsys.readouterr().out.strip())
        assert [x["id"] for x in ana.get("/api/tables")] == [id]
        shown = ana.screen(id, before["seat"])
        assert (shown["revision"], shown["view"]) == (before["revision"], before["view"])

        ana.post(f"/api/tables/{id}/room")
        assert ben.ask("GET", f"/api/tables/{id}").status_code == 404
        ana.post(f"/api/rooms/{id}/offer", seat=1, on=True)
        room = invited(ana, id, ben, 1)
        assert [x["here"] for x in room["places"]] == [False, True, False]
        assert [x["here"] for x in ana.room(id)["places"]] == [True, False, False]
        for seat, person, other in ((0, ana, ben), (1, ben, ana)):
            assert person.screen(id, seat)["sitters"][seat]["here"]
            assert other.ask("GET", f"/api/tables/{id}", seat=seat).status_code == 403
        while acts({0: ana, 1: ben}, id) != 1:
            pass
        assert ben.screen(id, 1)["revision"] > before["revision"]


def test_lessons_and_puzzles_are_not_opened_to_others(ana: Person) -> None:
    for path in ("/api/lessons", "/api/puzzles"):
        id = ana.post(path, id=ana.get(path)[0]["id"])["id"]
        assert ana.refused(f"/api/tables/{id}/room") == "nothing-is-hidden"


def test_no_free_place_is_kept_for_whoever_has_played_at_this_device(
    ana: Person, ben: Person, server: Server
) -> None:
    become_host_of_before(ana, server)
    id = open_room(ben, "person", "open", "bot", "open")
    room = invited(ben, id, ana)
    assert [x["here"] for x in room["places"]] == [False, False, False, False]
    room = ana.post(f"/api/rooms/{id}/sit", seat=3)
    assert [x["here"] for x in room["places"]] == [False, False, False, True]
    room = ben.post(f"/api/rooms/{id}/dismiss", member=room["me"])
    assert [x["kind"] for x in room["places"]] == ["person", "open", "bot", "open"]


def test_whose_turn_it_is_finds_the_next_table(ana: Person, ben: Person) -> None:
    ids = [begun(ana, ben) for _ in range(2)]
    turns = {name: [x["id"] for x in person.get("/api/me/turns")]
             for name, person in (("Ana", ana), ("Ben", ben))}  # fmt: skip
    assert sorted(turns["Ana"] + turns["Ben"]) == sorted(ids)
    for id in ids:
        seat = deciding(ana, id)
        assert id in turns["Ana" if seat == 0 else "Ben"]


# ---------------------------------------------------------------- watching


def test_who_watches_sees_what_everybody_sees(ana: Person, ben: Person, eve: Person) -> None:
    id = begun(ana, ben, terms={"watching": "now", "listed": True})
    assert eve.ask("GET", f"/api/tables/{id}").status_code == 404
    eve.post(f"/api/rooms/{id}/enter", name="Eve")
    acts({0: ana, 1: ben}, id)
    shown = eve.screen(id)
    assert shown["revision"] == ana.screen(id)["revision"]
    assert not any(x["here"] for x in shown["sitters"])
    for seat in (0, 1):
        assert eve.ask("GET", f"/api/tables/{id}", seat=seat).status_code == 403
    assert eve.ask("GET", f"/api/tables/{id}/record").status_code == 422


def test_who_watches_later_sees_nothing_of_the_last_minutes(
    ana: Person, ben: Person, eve: Person, monkeypatch: pytest.MonkeyPatch
) -> None:
    id = begun(ana, ben, terms={"watching": "later", "clock": {"kind": "move", "seconds": 60}})
    invited(ana, id, eve)
    assert (ben.room(id)["clock"] is None, eve.room(id)["clock"]) == (False, None)
    for _ in range(3):
        acts({0: ana, 1: ben}, id)
    shown = eve.screen(id)
    assert shown["delayed"]
    assert shown["log"] == ana.get(f"/api/tables/{id}/replay/0", seat=-1)["screen"]["log"]
    assert eve.ask("GET", f"/api/tables/{id}/replay/1").json()["code"] == "bad-ply"
    assert "thinking" not in [x["presence"] for x in eve.room(id)["members"]]
    assert eve.refused(f"/api/tables/{id}/rematch", leaders="same") == "not-your-table"
    monkeypatch.setattr("kanly.web.door.LATER", -1)
    assert not eve.screen(id)["delayed"]
    assert eve.get(f"/api/tables/{id}/replay/1")["plies"] == 3


def test_where_nobody_may_watch_the_room_is_all_one_sees(
    ana: Person, ben: Person, eve: Person
) -> None:
    id = begun(ana, ben)
    invited(ana, id, eve)
    assert eve.room(id)["stage"] == "playing"
    assert eve.ask("GET", f"/api/tables/{id}").status_code == 404


# ---------------------------------------------------------------- talking


def test_people_talk_in_phrases_and_in_words(ana: Person, ben: Person, eve: Person) -> None:
    id = open_room(ana, "person", "open")
    invited(ana, id, ben, 1)
    ana.post(f"/api/rooms/{id}/say", phrase="hello")
    room = ben.post(f"/api/rooms/{id}/say", words="  how\n are \u202eyou  " + "x" * 400)
    first, second = room["lines"]
    assert (first["name"], first["phrase"], first["words"]) == ("Ana", "hello", "")
    assert second["words"].startswith("how are you xx")
    assert len(second["words"]) == 300
    assert ben.refused(f"/api/rooms/{id}/say", words=" \u200b ") == "nothing-said"
    assert ben.refused(f"/api/rooms/{id}/say", phrase="insult") == "malformed"
    assert eve.refused(f"/api/rooms/{id}/say", phrase="hello") == "unknown-room"


def test_of_a_long_talk_the_last_lines_are_kept(
    ana: Person, ben: Person, server: Server, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("kanly.web.rooms.store.LINES_KEPT", 3)
    ids = [open_room(person, "person", "open") for person in (ana, ben)]
    for words in "abcde":
        for id, person in zip(ids, (ana, ben)):
            person.post(f"/api/rooms/{id}/say", words=words)
    for id, person in zip(ids, (ana, ben)):
        assert [x["words"] for x in person.room(id)["lines"]] == ["c", "d", "e"]
        assert [x["number"] for x in person.room(id)["lines"]] == [2, 3, 4]
        assert len(server.host.rooms.store.said(id, 100)) == 3


# ---------------------------------------------------------------- taking back


def after_one(ana: Person, ben: Person, *bots: str) -> tuple[str, Person, int, Person]:
    """A game in which somebody has just acted: the table, who, the seat, the other one."""
    id = begun(ana, ben, *bots)
    people = {0: ana, 1: ben}
    seat = acts(people, id)
    return id, people[seat], seat, people[1 - seat]


def test_what_others_have_seen_is_taken_back_when_they_agree(ana: Person, ben: Person) -> None:
    id, who, seat, other = after_one(ana, ben)
    shown = who.screen(id, seat)
    asked = {"seat": seat, "revision": shown["revision"]}
    assert other.refused(f"/api/rooms/{id}/take-back", **asked) == "not-your-seat"
    room = who.post(f"/api/rooms/{id}/take-back", **asked)
    assert room["asked"]["waiting"] == [1 - seat]
    assert who.refused(
        f"/api/rooms/{id}/agree", seat=seat, revision=shown["revision"], yes=True
    ) == ("nothing-asked")
    assert other.room(id)["asked"]["mine"]
    assert (
        other.post(f"/api/rooms/{id}/agree", seat=seat, revision=shown["revision"], yes=True)[
            "asked"
        ]
        is None
    )
    again = who.screen(id, seat)
    assert again["revision"] > shown["revision"]
    assert again["decision"]["seat"] == seat
    assert len(again["log"]) < len(shown["log"]) or again["decision"] != shown["decision"]
    who.act(id, seat)


def test_one_who_does_not_agree_is_enough(ana: Person, ben: Person) -> None:
    id, who, seat, other = after_one(ana, ben)
    revision = who.screen(id, seat)["revision"]
    who.post(f"/api/rooms/{id}/take-back", seat=seat, revision=revision)
    no = {"revision": revision, "yes": False}
    assert other.refused(f"/api/rooms/{id}/agree", seat=1 - seat, **no) == "nothing-asked"
    assert other.post(f"/api/rooms/{id}/agree", seat=seat, **no)["asked"] is None
    assert who.screen(id, seat)["revision"] == revision


def test_who_wishes_can_withdraw_the_wish(ana: Person, ben: Person, eve: Person) -> None:
    id, who, seat, other = after_one(ana, ben)
    invited(ana, id, eve)
    revision = who.screen(id, seat)["revision"]
    wish = who.post(f"/api/rooms/{id}/take-back", seat=seat, revision=revision)["asked"]
    assert (wish["own"], wish["mine"]) == (True, False)
    wish = other.room(id)["asked"]
    assert (wish["own"], wish["mine"]) == (False, True)
    withdrawn = {"seat": seat, "revision": revision, "yes": False}
    assert eve.refused(f"/api/rooms/{id}/agree", **withdrawn) == "nothing-asked"
    assert who.post(f"/api/rooms/{id}/agree", **withdrawn)["asked"] is None
    assert (
        other.refused(f"/api/rooms/{id}/agree", seat=seat, revision=revision, yes=True)
        == "nothing-asked"
    )
    assert who.screen(id, seat)["revision"] == revision


def test_a_room_tells_who_may_ask_to_take_back(ana: Person, ben: Person) -> None:
    id, who, seat, other = after_one(ana, ben)
    assert (who.room(id)["may_ask_back"], other.room(id)["may_ask_back"]) == ([seat], [])
    other.post(f"/api/rooms/{id}/leave")
    assert who.room(id)["may_ask_back"] == []


def test_a_wish_ends_when_the_game_goes_on(ana: Person, ben: Person) -> None:
    id, who, seat, other = after_one(ana, ben)
    revision = who.screen(id, seat)["revision"]
    who.post(f"/api/rooms/{id}/take-back", seat=seat, revision=revision)
    acts({0: ana, 1: ben}, id)
    assert ana.room(id)["asked"] is None
    assert (
        other.refused(f"/api/rooms/{id}/agree", seat=seat, revision=revision, yes=True) == "stale"
    )


def test_against_bots_there_is_nobody_to_ask(ana: Person) -> None:
    id = open_room(ana, "person", "bot")
    ana.post(f"/api/rooms/{id}/start")
    acts({0: ana}, id)
    wait_for(lambda: deciding(ana, id) == 0)
    revision = ana.screen(id, 0)["revision"]
    assert ana.refused(f"/api/rooms/{id}/take-back", seat=0, revision=revision) == "nobody-to-ask"


# ---------------------------------------------------------------- clocks


def test_when_the_time_for_a_move_is_up_a_bot_stands_in(
    ana: Person, ben: Person, server: Server
) -> None:
    id = begun(ana, ben, terms={"clock": {"kind": "move", "seconds": 60}})
    seat = deciding(ana, id)
    clock = ana.room(id)["clock"]
    assert (clock["seat"], 55 < clock["due"] <= 60) == (seat, True)
    assert not server.host.rooms.time_up(id)
    with server.host.registry.storage.engine.begin() as db:
        db.exec_driver_sql("update tables set due = 1")
    wait_for(lambda: ana.room(id)["places"][seat]["standin"])
    who = (ana, ben)[seat]
    room = who.post(f"/api/rooms/{id}/return")
    assert not room["places"][seat]["standin"]
    wait_for(lambda: deciding(ana, id) in (0, 1))
    assert ana.room(id)["clock"]["due"] > 50


def test_a_game_clock_runs_only_for_who_is_asked(ana: Person, ben: Person) -> None:
    id = begun(ana, ben, terms={"clock": {"kind": "game", "seconds": 600}})
    first = deciding(ana, id)
    time.sleep(0.2)
    while deciding(ana, id) == first:
        acts({0: ana, 1: ben}, id)
    left = ana.room(id)["clock"]["left"]
    assert left[first] < 599.9
    assert left[1 - first] == 600


def test_a_server_that_comes_back_gives_everybody_some_time(tmp_path: Path) -> None:
    terms = {"clock": {"kind": "move", "seconds": 60}}
    with public(tmp_path) as server:
        id = begun(server["Ana"], server["Ben"], terms=terms)
        cookie = server["Ana"].cookie
    with closing(sqlite3.connect(tmp_path / "kanly.db")) as db:
        # All that was happened a thousand seconds earlier.
        db.execute("update looked set at = at - 1000")
        since = "json_extract(ticking, '$.since')"
        db.execute(f"update tables set ticking = json_set(ticking, '$.since', {since} - 1000)")
        db.execute("update tables set due = due - 1000")
        db.commit()
    with public(tmp_path) as server:
        server["Ana"].cookie = cookie
        wait_for(lambda: server["Ana"].room(id)["clock"]["due"] > 50)
        assert not any(x["standin"] for x in server["Ana"].room(id)["places"])


# ---------------------------------------------------------------- once more


@pytest.mark.parametrize("before", [False, True], ids=["anybody", "who-played-at-this-device"])
def test_a_rematch_gathers_the_same_people_again(
    ana: Person, ben: Person, server: Server, before: bool
) -> None:
    if before:
        become_host_of_before(ana, server)
    id = begun(ana, ben, "bot")
    assert ana.refused(f"/api/rooms/{id}/again") == "has-begun"
    end(id, ana, ben)
    next = ben.post(f"/api/rooms/{id}/again")["id"]

    def places() -> list[tuple[str, str, bool]]:
        return [(x["kind"], x["name"], x["here"]) for x in ana.room(next)["places"]]

    ben_and_bot = [("person", "Ben", False), ("bot", "", False)]
    assert places() == [("open", "Ana", True), *ben_and_bot]
    for _ in range(2):  # who comes along twice sits there already
        assert ana.room(id)["next"] == next == ana.post(f"/api/rooms/{id}/again")["id"]
        assert places() == [("person", "Ana", True), *ben_and_bot]
    ben.post(f"/api/rooms/{next}/fill", seat=0, bot=None)  # it is nobody's then
    ana.post(f"/api/rooms/{id}/again")
    assert places() == [("open", "", False), *ben_and_bot]
    ana.post(f"/api/rooms/{next}/sit", seat=0)
    ben.post(f"/api/rooms/{next}/start")
    assert ana.screen(next, 0)["sitters"][0]["here"]


def test_a_rematch_whose_table_was_closed_is_opened_anew(ana: Person, ben: Person) -> None:
    id = begun(ana, ben)
    end(id, ana, ben)
    ana.post(f"/api/rooms/{id}/return")  # there is nothing to come back to any more
    assert [x["phrase"] for x in ana.room(id)["lines"]] == ["left", "left"]
    closed = ana.post(f"/api/rooms/{id}/again")["id"]
    ana.post(f"/api/rooms/{closed}/leave")
    assert ben.ask("GET", f"/api/rooms/{closed}").status_code == 404
    next = ben.post(f"/api/rooms/{id}/again")["id"]
    assert next != closed
    assert ana.post(f"/api/rooms/{id}/again")["id"] == next
    assert [x["kind"] for x in ben.room(next)["places"]] == ["person", "person"]


# ---------------------------------------------------------------- devices


def test_a_seat_is_taken_along_to_another_device_by_a_code(ana: Person, server: Server) -> None:
    id = open_room(ana, "person", "bot")
    ana.post(f"/api/rooms/{id}/start")
    code = ana.post("/api/me/code")["code"]
    phone = server["Ana's phone"]
    assert phone.refused("/api/me/take", code="AAAAAAAA") == "bad-code"
    phone.post("/api/me/take", code=f" {code[:4].lower()}-{code[4:]}")
    assert phone.screen(id, 0)["sitters"][0]["here"]
    assert server["Eve"].refused("/api/me/take", code=code) == "bad-code"


def test_who_has_tables_is_warned_before_leaving_them(ana: Person, ben: Person) -> None:
    open_room(ana, "person", "open")
    id = ben.post("/api/tables", sitters=[{"kind": "person"}, {"kind": "bot"}])["id"]
    code = ana.post("/api/me/code")["code"]
    assert ben.refused("/api/me/take", code=code) == "has-tables"
    assert ben.screen(id)["id"] == id
    ben.post("/api/me/take", code=code, anyway=True)
    assert ben.ask("GET", f"/api/tables/{id}").status_code == 404


def test_a_name_is_kept_for_the_next_table(ana: Person) -> None:
    ana.post("/api/me", name="  Ana \u202e Ferrer ")
    assert ana.get("/api/me")["name"] == "Ana Ferrer"
