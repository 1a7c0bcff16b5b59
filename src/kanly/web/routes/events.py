"""One stream of events for all tables: browsers allow a server only a few."""

from __future__ import annotations

from collections.abc import AsyncIterator, Collection
from contextlib import nullcontext
from typing import Annotated, Final

import msgspec
from litestar import get
from litestar.openapi import ResponseSpec
from litestar.params import QueryParameter
from litestar.response import ServerSentEvent, ServerSentEventMessage

from ..apidoc import refusals
from ..beside import run
from ..door import Door
from ..host import Host
from ..limits import FOLLOW, Limits, address_of, costs
from ..model import News
from .common import AnyRequest, door_of, host_of

RETRY: Final = 1000
"""Milliseconds after which a browser connects again to a server it has lost."""
MOST: Final = 100
"""So many tables of a person are followed, the latest,"""
NAMED: Final = 20
"""or so many by name: each is taken up."""
STILL_HERE: Final = ServerSentEventMessage(data=None, comment="still here")
"""What browsers pass over, and keeps proxies from closing a stream nobody seems to use."""
STREAM: Final = ResponseSpec(
    News,
    description="Events as they come, the data of each in this form.",
    media_type="text/event-stream",
    generate_examples=False,
)


@get("/api/events", opt=costs(FOLLOW), responses={200: STREAM, **refusals(404)})
async def follow(
    request: AnyRequest,
    table: Annotated[list[str] | None, QueryParameter(max_items=NAMED)] = None,
) -> ServerSentEvent:
    """Where tables in memory are, then what becomes of them (server-sent events).

    Of those that are named, or of all that whoever asks may see by now.
    """
    host = host_of(request)
    door = door_of(request)
    followed = await run(_followed, host, door, table or [])
    limits: Limits | None = request.app.state.limits
    address = address_of(request)
    if limits is not None:
        limits.check_streams(door.person, address)

    async def messages() -> AsyncIterator[ServerSentEventMessage]:
        with nullcontext() if limits is None else limits.streaming(door.person, address):
            yield ServerSentEventMessage(data=None, retry=RETRY)
            async for news in host.bell.listen(host.registry.in_memory, followed):
                yield STILL_HERE if news is None else message_of(news)

    if host.people is None:
        return ServerSentEvent(messages())
    return ServerSentEvent(_present(host, door.person, messages()))


def message_of(news: News) -> ServerSentEventMessage:
    """News as an event."""
    return ServerSentEventMessage(msgspec.json.encode(news))


async def _present(
    host: Host, person: str, messages: AsyncIterator[ServerSentEventMessage]
) -> AsyncIterator[ServerSentEventMessage]:
    """The same, while others are told that somebody is here."""
    is_first = not host.presence.is_here(person)
    try:
        with host.presence.at(person):
            if is_first:
                host.came_or_went(person)
            async for message in messages:
                yield message
    finally:
        if not host.presence.is_here(person):
            host.came_or_went(person)


def _followed(host: Host, door: Door, named: list[str]) -> Collection[str] | None:
    """The tables to be told of: those named, or all of a person's; None: all there are."""
    for id in named:
        door.table(id)
    if host.people is not None and not named:
        rooms = host.rooms.store.rooms_of(door.person, MOST)
        return {*door.registry.storage.tables_of(door.person, MOST), *rooms}
    return named or None


ROUTES: Final = [follow]
