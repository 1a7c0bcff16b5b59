"""Whoever is asked at a table and is away is reminded, once, in the way they have chosen."""

from __future__ import annotations

import logging
import re
from collections.abc import Iterator, Sequence
from pathlib import Path
from typing import Any

import pytest
import sqlalchemy as sa
from litestar.testing import TestClient

from kanly.web.app import create_app
from kanly.web.database import DEVICES, META, PEOPLE, REMINDED, REMINDERS, TABLES
from kanly.web.database.backup import backup, restore
from kanly.web.limits import MAIL, MAILBOX, Limits
from kanly.web.reminders.pressing import LONG, MAIL_AFTER, PUSH_AFTER
from kanly.web.reminders.reminders import RETRY, TRIES, Reminders
from kanly.web.reminders.store import MOST_DEVICES, ReminderStore
from tests.web.client import url, wait_for
from tests.web.outside import ADDRESS, SENDER, Around, around
from tests.web.people import Person, Server, invited, open_room

DAY = 24 * 3600.0
MINE = "Ana.Atreides+kanly@caladan.example"
CODE = re.compile(r"\b[2-9A-Z]{8}\b")
BY_ITSELF = Reminders.run
MOVED = (
    TABLES.c.asked, TABLES.c.due, PEOPLE.c.seen, REMINDERS.c.rests_until, REMINDED.c.first,
    REMINDED.c.last,
)  # fmt: skip


class World(Server):
    """A public server that can reach people who are away, and people who come."""

    def __init__(self, client: Any, outside: Around) -> None:
        super().__init__(client)
        self.push = outside.push
        self.mail = outside.mail
        self.browser = outside.browser

    def passes(self, seconds: float) -> None:
        """So much time passes; then the server looks."""
        self.elapse(seconds)
        self.looks()

    def elapse(self, seconds: float) -> None:
        """So much time passes: everything was so much earlier."""
        with self.host.registry.storage.engine.begin() as db:
            for column in MOVED:
                earlier = sa.update(column.table).values({column.name: column - seconds})
                db.execute(earlier.where(column.is_not(None)))

    def rests(self) -> None:
        """The time until somebody's next try passes, and the server looks."""
        with self.host.registry.storage.engine.begin() as db:
            db.execute(sa.update(REMINDERS).values(rests_until=0.0))
        self.looks()

    def looks(self) -> None:
        """The server looks whom to remind."""
        assert self.host.reminders is not None
        with self.client.portal() as portal:
            portal.call(self.host.reminders.look)

    def rows(self, table: sa.Table) -> list[Any]:
        """All of a table of the database."""
        with self.host.registry.storage.engine.begin() as db:
            return list(db.execute(sa.select(table).order_by(*table.primary_key)).all())


@pytest.fixture(autouse=True)
def looks_when_told(monkeypatch: pytest.MonkeyPatch) -> None:
    """Servers look whom to remind when a test says so, and not at the same moment by themselves."""

    async def never(reminders: Reminders) -> None:
        pass

    monkeypatch.setattr(Reminders, "run", never)


@pytest.fixture
def outside(tmp_path: Path) -> Iterator[Around]:
    with around(tmp_path) as found:
        yield found


@pytest.fixture
def world(tmp_path: Path, outside: Around) -> Iterator[World]:
    with TestClient(create_app(url(tmp_path), public=True, outside=outside.outside)) as client:
        yield World(client, outside)


def asked(person: Person) -> str:
    """A table at which somebody is asked, and a bot is not."""
    sitters = [{"kind": "person"}, {"kind": "bot", "bot": "random"}]
    return str(person.post("/api/tables", sitters=sitters, first_player=0)["id"])


def asked_by_the_clock(world: World, seconds: int) -> str:
    """A table of Ana and Ben with a clock for moves, at which Ana is asked."""
    terms = {"listed": False, "watching": "nobody", "clock": {"kind": "move", "seconds": seconds}}
    id = open_room(world["Ana"], "person", "open", terms=terms, game={"first_player": 0})
    invited(world["Ana"], id, world["Ben"], 1)
    world["Ana"].post(f"/api/rooms/{id}/start")
    assert world["Ana"].screen(id)["decision"]["seat"] == 0
    return id


def wants_push(world: World, name: str = "Ana", lang: str = "en", device: str = "phone") -> str:
    """Somebody wants pushes to a device; where it gets them."""
    browser = world.browser(f"{name}-{device}")
    chosen = world[name].post("/api/me/reminders/push", **browser.subscription(lang))
    assert chosen["way"] == "push"
    return browser.path


def wants_mail(world: World, name: str = "Ana", address: str = MINE, lang: str = "en") -> None:
    """Somebody wants mails, and types the code that came."""
    world[name].post("/api/me/reminders/address", address=address, lang=lang)
    found = CODE.search(world.mail.text())
    assert found is not None
    body = {"address": address, "code": found.group().lower(), "lang": lang}
    assert world[name].post("/api/me/reminders/mail", **body)["address"] == address
    world.mail.mails.clear()
    world.mail.to.clear()


# ---------------------------------------------------------------- push


def test_a_push_says_that_one_is_asked_and_where_and_nothing_else(world: World) -> None:
    path = wants_push(world, lang="de")
    id = asked(world["Ana"])
    world.passes(PUSH_AFTER - 5)
    assert world.push.got == []
    world.passes(5)
    [(to, told)] = world.push.got
    assert (to, told.pop("tag") != "") == (path, True)
    assert told == {"table": id, "title": "Kanly", "text": "Du bist dran."}


def test_a_push_is_signed_with_the_key_browsers_subscribe_with(world: World) -> None:
    wants_push(world)
    asked(world["Ana"])
    world.passes(PUSH_AFTER)
    claims = world.push.signed()
    assert claims["aud"] == f"https://localhost:{world.push.port}"
    assert claims["sub"] == f"mailto:{SENDER}"
    assert claims["key"] == world["Ben"].get("/api/me/reminders")["push_key"]
    assert 0 < int(world.push.headers["ttl"]) <= DAY


def test_every_device_is_told_and_one_that_is_gone_is_forgotten(world: World) -> None:
    phone = wants_push(world, device="phone")
    laptop = wants_push(world, device="laptop")
    world.push.answers = {phone: [410]}
    asked(world["Ana"])
    world.passes(PUSH_AFTER)
    assert [path for path, _ in world.push.got] == [laptop]
    assert [row.endpoint.endswith(laptop) for row in world.rows(DEVICES)] == [True]


def test_of_many_devices_the_latest_are_told(world: World) -> None:
    paths = [wants_push(world, device=str(n)) for n in range(MOST_DEVICES + 2)]
    asked(world["Ana"])
    world.passes(PUSH_AFTER)
    assert sorted(path for path, _ in world.push.got) == paths[2:]


def test_what_fails_is_tried_again_a_few_times_and_only_where_it_failed(world: World) -> None:
    phone, laptop = wants_push(world), wants_push(world, device="laptop")
    world.push.answers = {phone: [503, 302]}
    asked(world["Ana"])
    world.passes(PUSH_AFTER)
    world.looks()
    assert [path for path, _ in world.push.got] == [laptop]
    for _ in range(5):
        world.rests()
    assert [path for path, _ in world.push.got] == [laptop, phone]
    assert world.push.asked == 4


def test_what_never_works_is_given_up(world: World) -> None:
    phone = wants_push(world)
    world.push.answers = {phone: [500] * 50}
    asked(world["Ana"])
    for _ in range(3 * TRIES):
        world.passes(DAY)
    assert world.push.asked == TRIES


# ---------------------------------------------------------------- gently


def test_nobody_is_reminded_twice_of_a_question_and_anew_of_the_next(world: World) -> None:
    wants_push(world)
    id = asked(world["Ana"])
    for _ in range(3):
        world.passes(DAY)
    assert len(world.push.got) == 1
    another_question(world, id)
    world.passes(PUSH_AFTER)
    assert len(world.push.got) == 2


def another_question(world: World, id: str) -> None:
    """Ana answers until a bot has moved, and she is asked anew."""
    ana = world["Ana"]
    before = world.rows(TABLES)[0].asked
    for _ in range(200):
        shown = ana.screen(id, 0)
        if shown["decision"]["seat"] == 0:
            if world.rows(TABLES)[0].asked != before:
                return
            ana.act(id, 0)
    raise AssertionError("no bot has moved")


def test_who_has_a_screen_open_anywhere_is_left_in_peace(world: World) -> None:
    wants_push(world)
    asked(world["Ana"])
    world.host.acquaintances.see([row.person for row in world.rows(REMINDERS)], 4e9)
    world.passes(DAY)
    assert world.push.asked == 0


def test_who_has_just_gone_is_left_in_peace_for_a_while(world: World) -> None:
    wants_push(world)
    asked(world["Ana"])
    [person] = [row.person for row in world.rows(REMINDERS)]
    with world.client.portal() as portal:
        portal.call(came_and_went, world, person)
    with world.host.registry.storage.engine.begin() as db:
        db.execute(sa.update(TABLES).values(asked=TABLES.c.asked - DAY))
    world.passes(PUSH_AFTER - 5)
    assert world.push.asked == 0
    world.passes(10)
    assert world.push.asked == 1


async def came_and_went(world: World, person: str) -> None:
    """Somebody closes the last screen."""
    await world.host._tell_rooms(person)


def test_who_has_answered_meanwhile_or_left_it_to_a_bot_is_not_reminded(world: World) -> None:
    wants_push(world)
    wants_push(world, "Ben")
    id = asked_by_the_clock(world, 30 * 24 * 3600)
    world["Ana"].post(f"/api/rooms/{id}/leave")
    world.passes(PUSH_AFTER)
    assert all(told["table"] == id for _, told in world.push.got)
    assert not [path for path, _ in world.push.got if "Ana" in path]


def test_a_short_clock_is_worth_a_push_and_no_mail(world: World) -> None:
    wants_push(world)
    wants_mail(world, "Ben")
    id = asked_by_the_clock(world, 900)
    world.passes(PUSH_AFTER)
    world.passes(700)
    assert len(world.push.got) == 1
    while world["Ben"].screen(id)["decision"]["seat"] == 0:
        world["Ana"].act(id, 0)
    world.passes(MAIL_AFTER + 60)
    assert world.mail.mails == []


def test_before_a_long_time_is_up_there_is_one_more_reminder(world: World) -> None:
    wants_push(world, lang="es")
    asked_by_the_clock(world, 6 * 3600)
    world.passes(PUSH_AFTER)
    world.passes(4.5 * 3600)
    assert [told["text"] for _, told in world.push.got] == ["Te toca."]
    world.passes(0.5 * 3600)
    world.passes(600)
    texts = [told["text"] for _, told in world.push.got]
    assert texts == ["Te toca.", "Te toca, y se te acaba el tiempo."]
    assert int(world.push.headers["ttl"]) <= 3600


def test_a_time_that_is_up_is_past(world: World) -> None:
    wants_mail(world)
    asked_by_the_clock(world, int(LONG))
    world.passes(2 * LONG)
    assert world.mail.mails == []


# ---------------------------------------------------------------- mail


def test_tables_that_wait_together_are_one_mail(world: World) -> None:
    wants_mail(world, lang="de")
    tables = [asked(world["Ana"]) for _ in range(3)]
    world.passes(MAIL_AFTER - 5)
    assert world.mail.mails == []
    tables.append(asked(world["Ana"]))  # this very minute
    world.passes(5)
    world.passes(MAIL_AFTER)
    [mail] = world.mail.mails
    assert world.mail.to == [MINE]
    assert (mail["Subject"], mail["From"]) == (
        "Du bist an 4 Tischen dran.",
        f"Kanly <{SENDER}>",
    )
    assert set(re.findall(rf"{ADDRESS}/table/(\w+)", world.mail.text())) == {*tables}


def test_a_mail_ends_further_ones_with_one_click_and_without_a_cookie(world: World) -> None:
    wants_mail(world)
    asked(world["Ana"])
    world.passes(MAIL_AFTER)
    mail = world.mail.mails[0]
    link = str(mail["List-Unsubscribe"]).strip("<>")
    assert b"\nList-Unsubscribe: <https://" in world.mail.raw
    assert mail["List-Unsubscribe-Post"] == "List-Unsubscribe=One-Click"
    assert link in world.mail.text()
    path = link.removeprefix(ADDRESS)
    world.client.cookies.clear()
    world.client.get(path)  # looking at it does nothing yet
    assert len(world.rows(REMINDERS)) == 1
    answer = world.client.post(path, data={"List-Unsubscribe": "One-Click"})
    assert (answer.status_code, answer.content) == (204, b"")
    assert "set-cookie" not in answer.headers
    assert [world.rows(table) for table in (REMINDERS, REMINDED)] == [[], []]
    assert world["Ana"].get("/api/me/reminders")["way"] == "off"
    assert world.client.post(path, json={}).status_code == 204


@pytest.mark.parametrize("ticket", ["0" * 32, "%00", "x", "%27%20or%201=1"])
def test_what_was_in_no_mail_ends_nothing(world: World, ticket: str) -> None:
    wants_mail(world)
    assert world.client.post(f"/mail-off/{ticket}", json={}).status_code == 204
    assert len(world.rows(REMINDERS)) == 1


def test_an_address_is_kept_only_with_the_code_that_was_sent_there(world: World) -> None:
    ana, eve = world["Ana"], world["Eve"]
    ana.post("/api/me/reminders/address", address=MINE, lang="en")
    code = CODE.search(world.mail.text())
    assert code is not None
    assert not holding(world, "caladan")
    wrong = {"address": MINE, "lang": "en"}
    assert ana.refused("/api/me/reminders/mail", code="ABCDEFGH", **wrong) == "bad-code"
    assert eve.refused("/api/me/reminders/mail", code=code.group(), **wrong) == "bad-code"
    other = {"address": "eve@caladan.example", "lang": "en"}
    assert ana.refused("/api/me/reminders/mail", code=code.group(), **other) == "bad-code"
    assert not holding(world, "caladan")
    assert ana.post("/api/me/reminders/mail", code=code.group(), **wrong)["way"] == "mail"


def holding(world: World, text: str) -> list[str]:
    """The tables of the database that have a text anywhere."""
    return [x.name for x in META.sorted_tables if text in str(world.rows(x)).lower()]


@pytest.mark.parametrize("other", ["push", "off"])
def test_an_address_is_forgotten_when_it_is_not_wanted(world: World, other: str) -> None:
    wants_mail(world)
    assert holding(world, "caladan") == ["reminders"]
    if other == "push":
        wants_push(world)
    else:
        assert world["Ana"].ask("DELETE", "/api/me/reminders").status_code == 204
    assert holding(world, "caladan") == []
    assert world["Ana"].get("/api/me/reminders")["address"] == ""


def test_with_mails_devices_are_forgotten(world: World) -> None:
    wants_push(world)
    wants_mail(world)
    assert world.rows(DEVICES) == []


@pytest.mark.parametrize(
    "address",
    [
        "", "ana", "ana@", "@x.example", "ana@localhost", "a b@x.example", "<ana@x.example>",
        "ana@x.example, ben@x.example", "ana@x.example\r\nBcc: ben@x.example", "ana@x.example\n",
        "ana@x..example", "ana@-x.example", "ana@192.0.2.1", "ana@[192.0.2.1]", '"a"@x.example',
        "änä@x.example", "a" * 65 + "@x.example", "ana@" + "x" * 250 + ".example",
    ],
)  # fmt: skip
def test_what_is_no_address_gets_no_mail(world: World, address: str) -> None:
    body = {"address": address, "lang": "en"}
    assert world["Ana"].refused("/api/me/reminders/address", **body) == "bad-address"
    assert world.mail.mails == []


def test_nobody_is_flooded_with_codes(
    tmp_path: Path, outside: Around, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Not by one person, and not by many."""
    monkeypatch.setattr("kanly.web.app.Limits", lambda: Limits(lambda: 1e6))
    with TestClient(create_app(url(tmp_path), public=True, outside=outside.outside)) as client:
        world = World(client, outside)
        codes = []
        for n in range(8):
            body = {"address": f"someone@x{n % 2}.example", "lang": "en"}
            answer = world[f"Person {n % 4}"].ask("POST", "/api/me/reminders/address", body)
            codes.append(answer.status_code)
        assert codes == [204] * 6 + [429] * 2
        assert len(outside.mail.mails) == 2 * MAILBOX.address.burst
        answers = [
            world["Eve"].ask(
                "POST", "/api/me/reminders/address", {"address": f"a@y{n}.example", "lang": "en"}
            )
            for n in range(MAIL.person.burst + 1)
        ]
        assert [x.status_code for x in answers][-1] == 429
        assert 429 not in [x.status_code for x in answers][:-2]


def test_a_mailbox_that_is_not_there_is_forgotten(world: World) -> None:
    wants_mail(world)
    world.mail.refusals = ["550 no such user"]
    asked(world["Ana"])
    world.passes(MAIL_AFTER)
    assert world.rows(REMINDERS) == []
    world.mail.refusals = ["550 no such user"]
    body = {"address": MINE, "lang": "en"}
    assert world["Ana"].refused("/api/me/reminders/address", **body) == "bad-address"


def test_a_mail_server_that_is_away_is_asked_again(world: World) -> None:
    wants_mail(world)
    world.mail.refusals = ["451 later", "451 later"]
    id = asked(world["Ana"])
    world.passes(MAIL_AFTER)
    world.passes(RETRY)
    assert world.mail.mails == []
    world.passes(4 * RETRY)
    assert len(world.mail.mails) == 1
    assert id in world.mail.text()


def test_no_line_of_the_log_and_nobody_elses_answer_names_an_address(
    world: World, caplog: pytest.LogCaptureFixture
) -> None:
    caplog.set_level(logging.DEBUG)
    wants_mail(world)
    id = asked_by_the_clock(world, 30 * 24 * 3600)
    world.mail.refusals = ["451 later"]
    world.passes(MAIL_AFTER)
    world.passes(RETRY)
    world.mail.refusals = ["451 later"]
    body = {"address": MINE, "lang": "en"}
    answer = world["Ana"].ask("POST", "/api/me/reminders/address", body)
    assert (answer.status_code, answer.json()["code"]) == (503, "no-mail")
    assert len(world.mail.mails) == 1
    ours = [x for x in caplog.records if x.name.startswith(("kanly", "litestar", "uvicorn"))]
    lines = "\n".join(logging.Formatter().format(record) for record in ours)
    assert "could not be sent" in lines
    ben = world["Ben"]
    answers = [
        ben.ask("GET", path).text
        for path in (f"/api/rooms/{id}", f"/api/tables/{id}", "/api/me", "/api/me/reminders")
    ]
    for said in (lines, *answers):
        assert "caladan" not in said.lower()
        assert world.rows(REMINDERS)[0].ticket not in said


# ---------------------------------------------------------------- servers


def test_after_a_restart_it_goes_on_as_if_nothing_had_been(tmp_path: Path, outside: Around) -> None:
    with TestClient(create_app(url(tmp_path), public=True, outside=outside.outside)) as client:
        world = World(client, outside)
        wants_push(world)
        asked(world["Ana"])
        key = world["Ana"].get("/api/me/reminders")["push_key"]
        ana = world["Ana"]
    for told in (1, 1):
        with TestClient(create_app(url(tmp_path), public=True, outside=outside.outside)) as client:
            world = World(client, outside)
            world.passes(PUSH_AFTER)
            assert len(outside.push.got) == told
            ana.client = client
            assert ana.get("/api/me/reminders")["push_key"] == key


def test_a_backup_has_what_people_wish_and_what_they_were_told(
    tmp_path: Path, outside: Around
) -> None:
    tables = (REMINDERS, DEVICES, REMINDED)
    with TestClient(create_app(url(tmp_path), public=True, outside=outside.outside)) as client:
        world = World(client, outside)
        wants_push(world)
        wants_mail(world, "Ben")
        asked(world["Ana"])
        world.passes(PUSH_AFTER)
        before = [world.rows(table) for table in tables]
        assert all(before)
        backup(url(tmp_path), tmp_path / "kanly.backup")
    elsewhere = f"sqlite:///{tmp_path / 'elsewhere.db'}"
    restore(elsewhere, tmp_path / "kanly.backup")
    with TestClient(create_app(elsewhere, public=True, outside=outside.outside)) as client:
        world = World(client, outside)
        assert [world.rows(table) for table in tables] == before
        world.passes(PUSH_AFTER)
        assert len(outside.push.got) == 1


def test_a_server_looks_again_and_again(
    tmp_path: Path, outside: Around, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(Reminders, "run", BY_ITSELF)
    monkeypatch.setattr("kanly.web.reminders.reminders.LOOK", 0.05)
    with TestClient(create_app(url(tmp_path), public=True, outside=outside.outside)) as client:
        world = World(client, outside)
        monkeypatch.setattr(world, "looks", lambda: None)
        for n, name in enumerate(("Ana", "Ben")):
            wants_push(world, name)
            asked(world[name])
            world.passes(PUSH_AFTER)
            wait_for(lambda n=n: len(outside.push.got) > n)


def test_whatever_fails_there_is_another_look(
    tmp_path: Path, outside: Around, monkeypatch: pytest.MonkeyPatch
) -> None:
    pressing, looks = ReminderStore.pressing, iter(range(100))

    def fails_at_first(store: ReminderStore, now: float, most: int) -> Sequence[str]:
        if next(looks) == 0:
            raise sa.exc.DatabaseError("", None, Exception("the disk image is malformed"))
        return pressing(store, now, most)

    monkeypatch.setattr(ReminderStore, "pressing", fails_at_first)
    monkeypatch.setattr(Reminders, "run", BY_ITSELF)
    monkeypatch.setattr("kanly.web.reminders.reminders.LOOK", 0.05)
    with TestClient(create_app(url(tmp_path), public=True, outside=outside.outside)) as client:
        world = World(client, outside)
        wants_push(world)
        asked(world["Ana"])
        world.elapse(PUSH_AFTER)
        wait_for(lambda: outside.push.got)


def test_who_cannot_be_reminded_keeps_nobody_else_from_it(
    world: World, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    claim, claimed = ReminderStore.claim, iter(range(100))

    def fails_at_first(store: ReminderStore, person: str, now: float, seconds: float) -> Any:
        if next(claimed) == 0:
            raise ValueError(MINE)
        return claim(store, person, now, seconds)

    monkeypatch.setattr(ReminderStore, "claim", fails_at_first)
    for name in ("Ana", "Ben"):
        wants_push(world, name)
        asked(world[name])
    world.passes(PUSH_AFTER)
    assert len(world.push.got) == 1
    [line] = [x.getMessage() for x in caplog.records if "failed" in x.getMessage()]
    assert line == "looking after somebody's reminders failed: ValueError"


def test_a_server_for_one_device_has_no_reminders(tmp_path: Path) -> None:
    with TestClient(create_app(url(tmp_path))) as client:
        answer = client.get("/api/me/reminders")
        assert (answer.status_code, answer.json()["code"]) == (404, "one-device")


def test_without_what_it_takes_a_way_is_not_there(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("kanly.web.reminders.reminders._signer", lambda *_: None)
    with TestClient(create_app(url(tmp_path), public=True)) as client:
        ana = Person(client, "Ana")
        chosen = ana.get("/api/me/reminders")
        assert chosen == {"ways": [], "way": "off", "address": "", "push_key": ""}
        body = {"address": MINE, "lang": "en"}
        assert ana.refused("/api/me/reminders/address", **body) == "no-such-way"
        keys = {"endpoint": "https://push.example/x", "p256dh": "", "auth": "", "lang": "en"}
        assert ana.refused("/api/me/reminders/push", **keys) == "no-such-way"
