"""The routes of reminders: how whoever asks wants to be reminded, if at all."""

from __future__ import annotations

from typing import Annotated, Final, Literal

import msgspec
from litestar import delete, get, post
from litestar.params import FromPath, JSONBody

from ..apidoc import CHANGING, refusals
from ..beside import run
from ..errors import one_device
from ..guard import UNREAD
from ..limits import GUESS, MAIL, MAILBOX, OPEN, Limits, costs
from ..reminders.reminders import Reminders
from ..reminders.store import Device, Way
from ..rooms.messages import Text
from .common import AnyRequest, checked_lang, host_of, person_of

Short = Annotated[str, msgspec.Meta(max_length=100)]


class RemindersOut(msgspec.Struct):
    """How whoever asks is reminded."""

    ways: list[Way]
    """The ways this server has."""
    way: Literal["off", "push", "mail"]
    address: str
    """Where mails go."""
    push_key: str
    """What a browser subscribes to pushes with."""


class PushIn(msgspec.Struct, forbid_unknown_fields=True):
    """A browser that takes pushes, as it tells it, and the language to remind in."""

    endpoint: Annotated[str, msgspec.Meta(max_length=2000)]
    p256dh: Short
    auth: Short
    lang: Short


class AddressIn(msgspec.Struct, forbid_unknown_fields=True):
    """Where mails should go."""

    address: Text
    lang: Short


class MailIn(msgspec.Struct, forbid_unknown_fields=True):
    """The same, with the code that was sent there."""

    address: Text
    code: Short
    lang: Short


@get("/api/me/reminders", responses=refusals(401, 404))
async def show_reminders(request: AnyRequest) -> RemindersOut:
    """How whoever asks is reminded when it is their turn and they are away."""
    return await _chosen(request)


@post(
    "/api/me/reminders/push",
    status_code=200,
    opt=costs(OPEN),
    responses=refusals(401, 404, 422, *CHANGING),
)
async def want_push(request: AnyRequest, data: JSONBody[PushIn]) -> RemindersOut:
    """Have this browser told, too, and get no mails."""
    device = Device(data.endpoint, data.p256dh, data.auth)
    person, lang = person_of(request), checked_lang(data.lang)
    await run(_reminders(request).want_push, person, device, lang)
    return await _chosen(request)


@post(
    "/api/me/reminders/address",
    status_code=204,
    opt=costs(MAIL),
    responses=refusals(401, 404, 422, *CHANGING),
)
async def send_code(request: AnyRequest, data: JSONBody[AddressIn]) -> None:
    """Have a code sent to an address."""
    reminders, person = _reminders(request), person_of(request)
    lang = checked_lang(data.lang)
    limits: Limits | None = request.app.state.limits
    if limits is not None:
        limits.charge(MAILBOX, None, data.address.lower())
    await reminders.send_code(person, data.address, lang)


@post(
    "/api/me/reminders/mail",
    status_code=200,
    opt=costs(GUESS),
    responses=refusals(401, 404, 422, *CHANGING),
)
async def want_mail(request: AnyRequest, data: JSONBody[MailIn]) -> RemindersOut:
    """Get mails to an address, with the code that was sent there, and no pushes."""
    reminders, person = _reminders(request), person_of(request)
    lang = checked_lang(data.lang)
    await run(reminders.want_mail, person, data.address, data.code, lang)
    return await _chosen(request)


@delete("/api/me/reminders", responses=refusals(401, 404, *CHANGING))
async def end_reminders(request: AnyRequest) -> None:
    """Be reminded no more; the address and the devices are forgotten."""
    await run(_reminders(request).store.end, person_of(request))


@post(
    "/mail-off/{ticket:str}", status_code=204, opt={**costs(GUESS), UNREAD: True},
    responses=refusals(404, *CHANGING),
)  # fmt: skip
async def end_by_ticket(request: AnyRequest, ticket: FromPath[str]) -> None:
    """The same with what stands in a mail, also for mail programs, which have no cookie."""
    await run(_reminders(request).store.end_by, ticket)


def _reminders(request: AnyRequest) -> Reminders:
    reminders = host_of(request).reminders
    if reminders is None:
        raise one_device()
    return reminders


async def _chosen(request: AnyRequest) -> RemindersOut:
    reminders = _reminders(request)
    wish = await run(reminders.store.wish, person_of(request))
    if wish is None:
        return RemindersOut(reminders.ways, "off", "", reminders.push_key)
    return RemindersOut(reminders.ways, wish.way, wish.address, reminders.push_key)


ROUTES: Final = [show_reminders, want_push, send_code, want_mail, end_reminders, end_by_ticket]
"""All of them."""
