"""One stream of events for all tables: browsers allow a server only a few."""

from __future__ import annotations

from collections.abc import AsyncIterator
from typing import Final

import msgspec
from litestar import get
from litestar.openapi import ResponseSpec
from litestar.response import ServerSentEvent, ServerSentEventMessage

from ..model import News
from .common import AnyRequest, host_of

RETRY: Final = 1000
"""Milliseconds after which a browser connects again to a server it has lost."""
STREAM: Final = ResponseSpec(
    News,
    description="Events as they come, the data of each in this form.",
    media_type="text/event-stream",
    generate_examples=False,
)


@get("/api/events", responses={200: STREAM})
async def follow(request: AnyRequest) -> ServerSentEvent:
    """Where the tables in memory are, then what becomes of all tables (server-sent events)."""
    host = host_of(request)

    async def messages() -> AsyncIterator[ServerSentEventMessage]:
        yield ServerSentEventMessage(data=None, retry=RETRY)
        async for news in host.bell.listen(host.registry.in_memory):
            yield ServerSentEventMessage(msgspec.json.encode(news))

    return ServerSentEvent(messages())


ROUTES: Final = [follow]
