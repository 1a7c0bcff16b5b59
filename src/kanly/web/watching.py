"""What happens on a server, told to whoever watches it: the log, and numbers if they are wanted.

Nothing told here says who somebody is, what was sent, or at which table.
"""

from __future__ import annotations

import logging
import secrets
import time
from contextvars import ContextVar
from typing import Final

from litestar.datastructures import MutableScopeHeaders
from litestar.enums import HttpMethod, ScopeType
from litestar.types import ASGIApp, Message, Receive, Scope, Send

LOG = logging.getLogger(__name__)
REQUEST: Final[ContextVar[str]] = ContextVar("request", default="")
"""A number of its own for the request that is being answered; empty between requests."""
HEADER: Final = "x-request-id"
METHODS: Final = frozenset(method.value for method in HttpMethod)
OTHER: Final = "other"
"""A method there is none of, or an address no route has: anybody can think of many."""


class Watcher:
    """Is told what happens on a server; this one does not care."""

    def answered(self, method: str, route: str, status: int, seconds: float) -> None:
        """A request got the beginning of its answer after so long."""

    def bot_waits(self) -> None:
        """A bot must answer and has to find a process that is free."""

    def bot_thinks(self) -> None:
        """It has found one."""

    def bot_answered(self, level: str, seconds: float) -> None:
        """Its answer is kept, so long after it began to think."""


UNWATCHED: Final = Watcher()


def watched(app: ASGIApp, watcher: Watcher) -> ASGIApp:
    """Every answer carries the number of its request, and is told to the log and the watcher."""

    async def answer(scope: Scope, receive: Receive, send: Send) -> None:
        if scope["type"] != ScopeType.HTTP:
            await app(scope, receive, send)
            return
        began = time.perf_counter()
        number = secrets.token_hex(6)
        REQUEST.set(number)
        method = scope["method"] if scope["method"] in METHODS else OTHER

        async def tell(message: Message) -> None:
            if message["type"] == "http.response.start":
                MutableScopeHeaders.from_message(message)[HEADER] = number
                seconds = time.perf_counter() - began
                route, status = scope.get("path_template", OTHER), message["status"]
                told = {"method": method, "route": route, "status": status}
                told["ms"] = round(seconds * 1000, 1)
                LOG.info("%(method)s %(route)s %(status)d %(ms).1f ms", told, extra=told)
                watcher.answered(method, route, status, seconds)
            await send(message)

        await app(scope, receive, tell)

    return answer
