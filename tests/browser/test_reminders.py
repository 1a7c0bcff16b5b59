"""Reminders: how they are chosen, and what a push does."""

from __future__ import annotations

import json
import os
import re
import sqlite3
from collections.abc import Iterator
from contextlib import closing
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import Browser, expect

from tests.web.outside import SENDER, Mailbox
from tests.web.test_reminders_push import EXAMPLE

from .browser import Screen, Server, said

MINE = "ana.atreides@a-house-with-a-long-name.caladan.example"
CODE = re.compile(r"\b[2-9A-Z]{8}\b")
VENDOR = """
const subscription = {
    endpoint: "https://push.example/x",
    toJSON: () => ({ endpoint: "https://push.example/x", keys: KEYS }),
    unsubscribe: async () => (kept = null, true),
};
let kept = null;
PushManager.prototype.getSubscription = async () => kept;
PushManager.prototype.subscribe = async () => (kept = subscription);
Notification.requestPermission = async () => ANSWER;
"""
"""A browser whose vendor carries pushes; Chromium alone has none that does."""
BROWSER = {"p256dh": EXAMPLE.key, "auth": EXAMPLE.secret}


@pytest.fixture(scope="module")
def mailbox() -> Iterator[Mailbox]:
    found = Mailbox()
    yield found
    found.close()


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory, mailbox: Mailbox) -> Iterator[Server]:
    env = {**os.environ, "KANLY_MAIL_SERVER": f"127.0.0.1:{mailbox.port}"}
    options = ("--name", "kanly.example", "--mail-from", SENDER)
    found = Server(tmp_path_factory.mktemp("server"), env=env, public=True, options=options)
    yield found
    found.kill()


@pytest.fixture
def screens(browser: Browser, server: Server) -> Iterator[list[Screen]]:
    """Screens that are closed in the end; their console must have stayed empty."""
    opened: list[Screen] = []
    yield opened
    heard = [error for screen in opened for error in screen.errors]
    for screen in opened:
        screen.context.close()
    assert heard == []


def settings(screen: Screen) -> None:
    """Open them, where reminders stand."""
    screen.go("/")
    screen.page.get_by_role("heading", level=1).wait_for()
    # Where it is not taken away, the worker is there before the settings ask for it.
    screen.page.evaluate("navigator.serviceWorker?.ready.then(() => true)")
    screen.go("/settings")


def press(screen: Screen, lang: str, message: str) -> None:
    """Choose one of the ways."""
    group = screen.page.get_by_role("radiogroup", name=said(lang, "remind"))
    radio = screen.page.get_by_role("radio", name=said(lang, message), exact=True)
    group.locator("label").filter(has=radio).click()


@pytest.mark.parametrize(
    ("size", "lang", "theme"),
    [("phone", "de", "dark"), ("upright", "es", "light"), ("laptop", "en", "light")],
)
def test_mails_are_wanted_with_a_code_and_ended_by_a_link(
    browser: Browser,
    server: Server,
    screens: list[Screen],
    mailbox: Mailbox,
    size: str,
    lang: str,
    theme: str,
) -> None:
    ana = Screen(browser, server, size, lang=lang, theme=theme)
    screens.append(ana)
    settings(ana)
    page = ana.page
    press(ana, lang, "remind-mail")
    page.get_by_label(said(lang, "remind-mail-address")).fill(f"{lang}.{MINE}")
    page.get_by_role("button", name=said(lang, "remind-mail-send")).click()
    field = page.get_by_label(said(lang, "remind-mail-code"))
    expect(field).to_be_focused()
    assert (ana.axe(), ana.too_wide()) == ([], 0)
    found = CODE.search(mailbox.text())
    assert found is not None
    field.fill("ABCDEFGH")
    page.keyboard.press("Enter")
    expect(
        page.get_by_role("alert").filter(has_text=said(lang, "problem-bad-code"))
    ).to_be_visible()
    ana.errors.clear()  # the browser itself reports the refused request
    field.fill(found.group())
    page.get_by_role("button", name=said(lang, "remind-mail-confirm")).click()
    told = said(lang, "remind-mail-to", address=f"{lang}.{MINE}")
    expect(page.get_by_text(told)).to_be_visible()
    assert (ana.axe(), ana.too_wide()) == ([], 0)
    page.reload()
    expect(page.get_by_text(told)).to_be_visible()

    stranger = Screen(browser, server, size, lang=lang, theme=theme)
    screens.append(stranger)
    stranger.go(f"/mail-off/{ticket(server, lang)}")
    expect(stranger.page.get_by_role("heading", level=1)).to_have_text(said(lang, "mail-off-title"))
    assert (stranger.axe(), stranger.too_wide()) == ([], 0)
    stranger.page.get_by_role("button", name=said(lang, "mail-off-do")).click()
    expect(stranger.page.get_by_text(said(lang, "mail-off-done"))).to_be_visible()
    page.reload()
    off = page.get_by_role("radio", name=said(lang, "remind-off"), exact=True)
    expect(off.first).to_be_checked()
    expect(page.get_by_text(told)).to_be_hidden()


def ticket(server: Server, lang: str) -> str:
    """What the mails to somebody have in them."""
    with closing(sqlite3.connect(server.folder / "kanly.db")) as db:
        wanted = "select ticket from reminders where lang = ?"
        return str(db.execute(wanted, (lang,)).fetchone()[0])


@pytest.mark.parametrize(("size", "lang"), [("upright", "de"), ("laptop", "en"), ("phone", "es")])
def test_a_device_takes_pushes_and_leaves_them(
    browser: Browser, server: Server, screens: list[Screen], size: str, lang: str
) -> None:
    ana = subscribing(browser, server, screens, size, lang, "granted")
    page = ana.page
    press(ana, lang, "remind-push")
    expect(page.get_by_text(said(lang, "remind-push-here"))).to_be_visible()
    assert (ana.axe(), ana.too_wide()) == ([], 0)
    page.reload()  # for this vendor the browser is another one then
    expect(page.get_by_text(said(lang, "remind-push-elsewhere"))).to_be_visible()
    page.get_by_role("button", name=said(lang, "remind-push-too")).click()
    expect(page.get_by_text(said(lang, "remind-push-here"))).to_be_visible()
    press(ana, lang, "remind-off")
    expect(page.get_by_text(said(lang, "remind-push-here"))).to_be_hidden()
    page.reload()
    off = page.get_by_role("radio", name=said(lang, "remind-off"), exact=True).first
    expect(off).to_be_checked()


def test_who_forbids_notifications_is_told_where_to_allow_them(
    browser: Browser, server: Server, screens: list[Screen]
) -> None:
    ana = subscribing(browser, server, screens, "laptop", "en", "denied")
    press(ana, "en", "remind-push")
    expect(ana.page.get_by_text(said("en", "remind-push-denied"))).to_be_visible()


def test_a_browser_that_takes_no_pushes_says_so(
    browser: Browser, server: Server, screens: list[Screen]
) -> None:
    ana = Screen(browser, server, "laptop")
    screens.append(ana)
    settings(ana)
    press(ana, "en", "remind-push")
    expect(ana.page.get_by_text(said("en", "remind-push-never"))).to_be_visible()


def subscribing(
    browser: Browser, server: Server, screens: list[Screen], size: str, lang: str, answer: str
) -> Screen:
    """The settings where a vendor carries pushes, and somebody who allows them or not."""
    screen = Screen(browser, server, size, lang=lang, keeps=True)
    screens.append(screen)
    vendor = VENDOR.replace("KEYS", json.dumps(BROWSER)).replace("ANSWER", json.dumps(answer))
    screen.context.add_init_script(vendor)
    settings(screen)
    return screen


def test_on_a_server_for_one_device_there_are_no_reminders(
    browser: Browser, screens: list[Screen], tmp_path: Path
) -> None:
    alone = Server(tmp_path)
    screen = Screen(browser, alone)
    screens.append(screen)
    screen.go("/settings")
    expect(screen.page.get_by_role("heading", level=1)).to_be_visible()
    expect(screen.page.get_by_role("radiogroup", name="Reminders")).to_be_hidden()
    screen.go("/mail-off/x")
    expect(screen.page.get_by_role("heading", level=1)).to_be_visible()
    alone.kill()


# ---------------------------------------------------------------- the worker


class Worker:
    """The service worker of a page, which is sent pushes as the browser would do it."""

    def __init__(self, screen: Screen) -> None:
        self._screen = screen
        self._session = screen.context.new_cdp_session(screen.page)
        found: list[str] = []
        self._session.on(
            "ServiceWorker.workerRegistrationUpdated",
            lambda heard: found.extend(x["registrationId"] for x in heard["registrations"]),
        )
        self._session.send("ServiceWorker.enable")
        for _ in range(100):
            if found:
                break
            screen.page.wait_for_timeout(50)
        self._registration = found[0]

    def push(self, **told: Any) -> None:
        """Deliver a push; its notification is shown then.

        Who asks for the notifications while one is being shown makes Chromium forget it.
        """
        [worker] = self._screen.context.service_workers
        worker.evaluate(
            """() => {
                self.showing = new Promise((resolve) => {
                    registration.showNotification = async (...told) => {
                        const show = ServiceWorkerRegistration.prototype.showNotification;
                        await show.apply(registration, told);
                        resolve();
                    };
                });
            }"""
        )
        self._session.send(
            "ServiceWorker.deliverPushMessage",
            {
                "origin": self._screen.server.url,
                "registrationId": self._registration,
                "data": json.dumps(told),
            },
        )
        worker.evaluate("() => self.showing")

    def shown(self) -> list[dict[str, Any]]:
        """The notifications that are shown."""
        found: list[dict[str, Any]] = self._screen.page.evaluate(
            """async () => (await (await navigator.serviceWorker.ready).getNotifications())
                .map(({ title, body, tag, data }) => ({ title, body, tag, data }))"""
        )
        return found

    def pressed(self) -> str:
        """Press the notification; what became of it."""
        [worker] = self._screen.context.service_workers
        return str(
            worker.evaluate(
                """async () => {
                    let done = "";
                    clients.openWindow = async (path) => (done = `opened ${path}`);
                    WindowClient.prototype.focus = async function () {
                        done = `focused ${new URL(this.url).pathname}`;
                    };
                    const [notification] = await registration.getNotifications();
                    const event = new NotificationEvent("notificationclick", { notification });
                    dispatchEvent(event);
                    for (let n = 0; n < 100 && !done; n++)
                        await new Promise((resolve) => setTimeout(resolve, 20));
                    return done;
                }"""
            )
        )


def test_a_push_is_shown_and_leads_to_the_table(
    browser: Browser, server: Server, screens: list[Screen]
) -> None:
    ana = Screen(browser, server, keeps=True)
    screens.append(ana)
    ana.context.grant_permissions(["notifications"], origin=server.url)
    settings(ana)
    opened = {"sitters": [{"kind": "person"}, {"kind": "bot", "bot": "random"}], "first_player": 0}
    answer = ana.page.request.post(f"{server.url}/api/tables", data=opened)
    id = answer.json()["id"]
    worker = Worker(ana)
    first = {"table": id, "title": "Kanly", "text": "It is your turn.", "tag": "1"}
    worker.push(**first)
    wanted = {"title": "Kanly", "body": "It is your turn.", "tag": "1", "data": {"table": id}}
    assert worker.shown() == [wanted]
    worker.push(**{**first, "tag": "2"})
    assert [x["tag"] for x in worker.shown()] == ["2"]
    assert worker.pressed() == f"opened /table/{id}"
    assert worker.shown() == []

    ana.table(id)
    worker.push(**first)
    assert worker.pressed() == f"focused /table/{id}"
