"""Reminding people: what they can choose, and the loop that looks whom to tell."""

from __future__ import annotations

import asyncio
import json
import logging
from collections.abc import Coroutine, Iterable, Iterator
from contextlib import contextmanager
from dataclasses import dataclass, field
from email.message import EmailMessage
from typing import TYPE_CHECKING, Any, Final, TypeVar

from ...language import message
from ..beside import run
from ..errors import Unavailable, bad_code
from ..storage import Storage
from . import mail
from .codes import Codes
from .courier import Courier, NotCarried
from .mail import MailServer, NotSent
from .pressing import Call
from .refusals import bad_address, bad_device, no_mail, no_such_way
from .store import Device, ReminderStore, Way, Wish

if TYPE_CHECKING:
    from .push import Signer

LOG = logging.getLogger(__name__)
LOOK: Final = 5.0
"""Seconds between two looks for people to be reminded."""
AT_ONCE: Final = 10
"""So many people are reminded at a look."""
CLAIM: Final = 300.0
"""Seconds for which a server has somebody's reminders to itself: longer than sending takes."""
TRIES: Final = 5
"""So often one reminder is tried."""
RETRY: Final = 60.0
"""Seconds until the second try; until each further one it takes four times as long."""
MAILS_AT_ONCE: Final = 2
LONGEST_WAIT: Final = 12 * 3600
"""Seconds a push service keeps a reminder for a device that is off."""
GONE: Final = (404, 410)
"""A push service knows nothing of a device any more."""
HERE: Final = "https://localhost"
T = TypeVar("T")


@dataclass(frozen=True)
class Outside:
    """How a server reaches people who are not at it."""

    address: str = HERE
    """Where people find the server: it stands in mails, and push services are told it."""
    mail: MailServer | None = None
    """None: no mails."""
    courier: Courier = field(default_factory=Courier)

    @property
    def contact(self) -> str:
        """Whom push services turn to if something is wrong."""
        return f"mailto:{self.mail.sender}" if self.mail else self.address


class Reminders:
    """Tells people who are away that somebody waits for them, in the way they have chosen."""

    def __init__(self, storage: Storage, outside: Outside) -> None:
        self.store = ReminderStore(storage.database)
        self._now = storage.database.now
        self._outside = outside
        self._signer = _signer(storage, outside)
        self._codes = Codes(bytes.fromhex(storage.secret("mail")))
        self._mailing = asyncio.Semaphore(MAILS_AT_ONCE)

    # ------------------------------------------------------------ what somebody chooses

    @property
    def ways(self) -> list[Way]:
        """The ways in which this server can remind."""
        found: list[Way] = ["push"] if self._signer else []
        return [*found, "mail"] if self._outside.mail else found

    @property
    def push_key(self) -> str:
        """What browsers subscribe with; empty where there is no push."""
        return self._signer.public_key if self._signer else ""

    def want_push(self, person: str, device: Device, lang: str) -> None:
        """Pushes to this device, too, from now on."""
        if self._signer is None:
            raise no_such_way("push")
        from .push import readable

        kept = readable(device) if self._outside.courier.accepts(device.endpoint) else None
        if kept is None:
            raise bad_device()
        self.store.want_push(person, kept, lang, self._now())

    async def send_code(self, person: str, address: str, lang: str) -> None:
        """Send a code to an address: whoever reads it there may have reminders sent there."""
        server = self._mail_server()
        if not mail.is_address(address):
            raise bad_address()
        code = self._codes.to(address.lower(), person, self._now())
        try:
            await self._send(server, mail.confirmation(server, address, lang, code))
        except NotSent as error:
            LOG.warning("a mail could not be sent: %s", error)
            if error.for_good:
                raise bad_address() from None
            raise no_mail() from None

    def want_mail(self, person: str, address: str, typed: str, lang: str) -> None:
        """Mails from now on, to an address whose code was typed."""
        self._mail_server()
        if not self._codes.is_good(typed, address.lower(), person, self._now()):
            raise bad_code()
        self.store.want_mail(person, address, lang)

    def _mail_server(self) -> MailServer:
        if self._outside.mail is None:
            raise no_such_way("mail")
        return self._outside.mail

    # ------------------------------------------------------------ reminding

    async def run(self) -> None:
        """Look for people to be reminded, again and again."""
        while True:
            with _going_on("looking whom to remind"):
                await self.look()
            await asyncio.sleep(LOOK)

    async def look(self) -> None:
        """Remind who is to be reminded now."""
        people = await run(self.store.pressing, self._now(), AT_ONCE)
        await _all(self._look_after(person) for person in people)

    async def _look_after(self, person: str) -> None:
        with _going_on("looking after somebody's reminders"):
            await self._remind(person)

    async def _remind(self, person: str) -> None:
        """Remind somebody, unless another server does, or there is nothing to be told by now."""
        now = self._now()
        wish = await run(self.store.claim, person, now, CLAIM)
        if wish is None:
            return
        call = await run(self.store.call, person, now)
        if not call.is_due:
            await run(self.store.rest, person, wish.tries, 0.0)
            return
        try:
            reached = await self._reached(person, wish, call)
        except Unavailable:
            raise
        except Exception as error:
            _tell("a reminder", error)
            reached = False
        if reached or wish.tries + 1 >= TRIES:
            await run(self.store.told, person, call)
        else:
            later = self._now() + RETRY * 4**wish.tries
            await run(self.store.rest, person, wish.tries + 1, later)

    async def _reached(self, person: str, wish: Wish, call: Call) -> bool:
        """Tell somebody; False: it should be tried again."""
        if wish.way == "push":
            return await self._pushed(person, wish.lang, call)
        return await self._mailed(person, wish, call)

    async def _mailed(self, person: str, wish: Wish, call: Call) -> bool:
        server = self._outside.mail
        if server is None:
            return True  # the host has none any more
        links = [f"{self._outside.address}/table/{x.table}" for x in call.waiting]
        end = f"{self._outside.address}/mail-off/{wish.ticket}"
        words = _words(wish.lang, call)
        try:
            await self._send(
                server, mail.reminder(server, wish.address, wish.lang, words, links, end)
            )
        except NotSent as error:
            LOG.warning("a reminder could not be sent by mail: %s", error)
            if error.for_good:
                await run(self.store.end, person)
            return error.for_good
        return True

    async def _send(self, server: MailServer, letter: EmailMessage) -> None:
        async with self._mailing:
            await run(server.send, letter)

    async def _pushed(self, person: str, lang: str, call: Call) -> bool:
        """Push to all devices that have not got it yet."""
        devices = await run(self.store.devices, person)
        left = [device for device in devices if device.heard != call.mark]
        told = {"table": call.waiting[0].table, "title": "Kanly", "text": _words(lang, call)}
        body = json.dumps({**told, "tag": call.mark}).encode()
        return all(await _all(self._pushed_to(person, x, call, body) for x in left))

    async def _pushed_to(self, person: str, device: Device, call: Call, body: bytes) -> bool:
        if self._signer is None:
            return True  # the host has none any more
        from .push import sealed

        now = self._now()
        ends = [x.due - now for x in call.waiting if x.due is not None]
        headers = {
            **self._signer.headers(device.endpoint, now),
            "content-encoding": "aes128gcm",
            "ttl": str(int(max(0.0, min([LONGEST_WAIT, *ends])))),
            "topic": "turn",
        }
        try:
            sending = self._outside.courier.carry(device.endpoint, headers, sealed(body, device))
            status = await sending
        except NotCarried as error:
            LOG.info("a reminder could not be pushed: %s", error)
            return False
        if status in GONE:
            await run(self.store.forget_device, person, device)
        elif 200 <= status < 300:
            await run(self.store.heard, person, device, call.mark)
        else:
            LOG.info("a reminder could not be pushed: status %d", status)
            return False
        return True


def _signer(storage: Storage, outside: Outside) -> Signer | None:
    """Who signs pushes; nobody, where there is nothing to sign with."""
    try:
        from .push import Signer
    except ImportError:
        return None
    return Signer(bytes.fromhex(storage.secret("push")), outside.contact)


@contextmanager
def _going_on(doing: str) -> Iterator[None]:
    """Whatever fails, others are reminded all the same, and there is another look."""
    try:
        yield
    except Unavailable:
        pass  # said in the log; it may be back next time
    except Exception as error:
        _tell(doing, error)


def _tell(what: str, error: Exception) -> None:
    # Only of what kind it is: what it says may name an address.
    LOG.error("%s failed: %s", what, type(error).__name__)


def _words(lang: str, call: Call) -> str:
    """What is told: nothing of what happens at the tables."""
    said = "remind-last" if call.is_last else "remind-turn"
    return message(lang, said, n=len(call.waiting))


async def _all(work: Iterable[Coroutine[Any, Any, T]]) -> list[T]:
    """Do all of it side by side."""
    return await asyncio.gather(*work)
