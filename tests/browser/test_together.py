"""People at devices of their own: an invitation, a room, the lobby, another device."""

from __future__ import annotations

import re
from collections.abc import Callable, Iterator
from typing import Any

import pytest
from playwright.sync_api import expect

from .browser import Screen, Server, said
from .people import arranges, at_table, comes, here

OPEN = Callable[..., Screen]


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    found = Server(tmp_path_factory.mktemp("server"), public=True)
    yield found
    found.kill()


def ask(screen: Screen, path: str, body: object = None) -> Any:
    """A request of whoever sits at this screen."""
    return screen.page.evaluate(
        """async ([path, body]) => {
            const init = body && {
                method: "POST",
                headers: { "content-type": "application/json" },
                body: JSON.stringify(body),
            };
            return (await fetch(path, init ?? undefined)).json();
        }""",
        [path, body],
    )


def arrives(screen: Screen) -> None:
    """Somebody comes to the server, and is known to it then."""
    screen.go("/")
    expect(screen.page.get_by_role("heading", level=1)).to_be_visible()


def host_opens(screen: Screen, lang: str = "en", name: str = "Ana", listed: bool = False) -> str:
    """Somebody opens a table with one seat by link, a bot, and nobody else; the room's id."""
    ticked = ["terms-listed-yes"] if listed else []
    return arranges(screen, name, 3, free=[1], lang=lang, ticked=ticked)


def invitation(host: Screen, id: str) -> str:
    """The address the host sends away for the seat that is free."""
    found = ask(host, f"/api/rooms/{id}")["places"][1]["invitation"]
    return f"/join/{id}#{found}"


@pytest.mark.parametrize(("size", "lang"), [("laptop", "en"), ("upright", "de"), ("desktop", "es")])
def test_two_gather_by_link_choose_leaders_and_are_at_the_table(
    open_screen: OPEN, size: str, lang: str
) -> None:
    ana, ben = open_screen(size, lang=lang), open_screen("upright", lang=lang, theme="dark")
    id = host_opens(ana, lang)
    begin = ana.page.get_by_role("button", name=said(lang, "room-begin"))
    expect(begin).to_be_disabled()
    assert (ana.axe(), ana.too_wide()) == ([], 0)

    comes(ben, invitation(ana, id), "Ben", lang)
    assert (ben.axe(), ben.too_wide()) == ([], 0)
    expect(begin).to_be_enabled()
    expect(ana.page.get_by_role("listitem").filter(has_text="Ben").first).to_be_visible()

    ben.page.locator("label").filter(has_text="Jessica").click()
    expect(ben.page.get_by_role("radio", name="Jessica")).to_be_checked()
    ana.page.locator("label").filter(has_text="Gurney").click()
    expect(ana.page.get_by_role("radio", name="Gurney")).to_be_checked()

    ben.page.get_by_role("button", name=said(lang, "phrase-good-luck")).click()
    expect(ana.page.get_by_role("log")).to_contain_text(said(lang, "phrase-good-luck"))

    begin.click()
    at_table(ana)
    at_table(ben)
    assert here(ana) == here(ben) == id
    leaders = [x["leader"] for x in ask(ben, f"/api/tables/{id}?seat=1")["sitters"]]
    assert leaders[:2] == ["gurney_halleck", "lady_jessica"]


def test_a_bad_invitation_leads_home(open_screen: OPEN) -> None:
    eve = open_screen("upright")
    eve.go("/join/nowhere#1.AAAA")
    eve.page.get_by_role("textbox").fill("Eve")
    eve.page.get_by_role("button", name="Come in").click()
    expect(eve.page.get_by_role("alert")).to_contain_text("This invitation is not good")
    eve.errors.clear()  # the browser itself reports the refused request
    eve.page.get_by_role("button", name="All games", exact=True).click()
    expect(eve.page.get_by_role("heading", level=1)).to_have_text("Take a seat.")


def test_a_listed_room_is_found_in_the_lobby_and_the_host_may_send_guests_out(
    open_screen: OPEN,
) -> None:
    ana, eve = open_screen("laptop"), open_screen("upright")
    id = host_opens(ana, name="Alia", listed=True)
    eve.go("/lobby")
    table = eve.page.get_by_role("listitem").filter(has_text="Alia")
    expect(table).to_contain_text("1 place free")
    assert (eve.axe(), eve.too_wide()) == ([], 0)
    table.get_by_role("button", name="Come in").click()
    eve.page.wait_for_url("**/room/*")
    assert here(eve) == id

    eve.page.get_by_role("button", name="Sit here: Seat 2").click()
    name = eve.page.get_by_role("textbox", name="Your name")
    expect(name).to_be_focused()
    eve.page.keyboard.type("Eve")
    eve.page.keyboard.press("Enter")
    expect(name).to_be_hidden()
    expect(ana.page.get_by_text("Every place is taken.")).to_be_visible()

    ana.page.get_by_role("button", name="Send out: Eve").click()
    ana.page.get_by_role("button", name="Send out").click()
    expect(ana.page.get_by_text("One place is free.")).to_be_visible()
    expect(eve.page.get_by_role("heading", level=1)).to_contain_text("not here any more")
    eve.errors.clear()  # the browser itself reports the refused request

    ana.page.get_by_role("button", name="Close the table").click()
    ana.page.get_by_role("button", name="Close the table").click()
    expect(ana.page.get_by_role("heading", level=1)).to_have_text("Lobby")


def test_a_code_takes_the_seats_along_to_another_device(open_screen: OPEN) -> None:
    laptop, phone = open_screen("laptop"), open_screen("upright")
    arrives(laptop)
    opened = {"sitters": [{"kind": "person", "name": "Ana"}, {"kind": "bot", "bot": "random"}]}
    id = ask(laptop, "/api/tables", opened)["id"]
    laptop.go("/settings")
    laptop.page.get_by_role("button", name="Make or type a code").click()
    laptop.page.get_by_role("button", name="Make a code").click()
    shown = laptop.page.get_by_text(re.compile(r"^[2-9A-Z]{4} [2-9A-Z]{4}$"))
    expect(laptop.page.get_by_role("img", name="QR code of the link")).to_be_visible()
    assert laptop.axe() == []
    code = shown.inner_text().replace(" ", "")

    phone.go(f"/device#{code}")
    expect(phone.page.get_by_role("textbox", name="Code")).to_have_value(code)
    assert "#" not in phone.page.url
    assert (phone.axe(), phone.too_wide()) == ([], 0)
    phone.page.get_by_role("button", name="Take my seats over").click()
    phone.page.get_by_role("link", name="To your games").click()
    phone.page.get_by_role("button", name="Continue your game").click()
    at_table(phone)
    assert here(phone) == id


def test_who_is_asked_elsewhere_is_led_there(open_screen: OPEN) -> None:
    ana = open_screen("laptop")
    arrives(ana)
    opened = {"sitters": [{"kind": "person"}, {"kind": "bot", "bot": "random"}], "first_player": 0}
    tables = {ask(ana, "/api/tables", opened)["id"] for _ in range(2)}
    ana.go("/lobby")
    ana.page.get_by_role("button", name="Your turn at 2 tables").click()
    at_table(ana)
    first = here(ana)
    ana.page.get_by_role("button", name="Your turn at 1 table").click()
    ana.page.wait_for_url(lambda url: not url.endswith(first))
    assert {first, here(ana)} == tables
    expect(ana.page).to_have_title(re.compile(r"^● Your turn \(2\)"))


def test_a_table_is_opened_with_the_keyboard_alone(open_screen: OPEN) -> None:
    ana = open_screen("laptop")
    id = host_opens(ana, name="Ana")
    page = ana.page
    page.get_by_role("button", name="Give it to a bot: Seat 2").focus()
    page.keyboard.press("Enter")
    expect(page.get_by_role("button", name="Free it: Seat 2")).to_be_visible()
    assert page.evaluate("document.activeElement !== document.body")
    page.get_by_role("button", name="Begin the game").press("Enter")
    at_table(ana)
    assert here(ana) == id
