"""HEAD and OPTIONS, which every address answers."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any, Final

from litestar import Request, Response, route
from litestar.enums import HttpMethod, ScopeType
from litestar.handlers import HTTPRouteHandler
from litestar.types import ASGIApp, Message, Receive, Scope, Send

END: Final[Any] = {"type": "http.response.body", "body": b"", "more_body": False}


def allow(methods: Iterable[str]) -> dict[str, str]:
    """The header that says what can be done at an address."""
    known = set(methods)
    if "GET" in known:
        known.add("HEAD")
    return {"allow": ", ".join(sorted(known))}


def options(handlers: Iterable[HTTPRouteHandler]) -> HTTPRouteHandler:
    """Answers OPTIONS where these do; the framework's own answer knows only the first of them."""
    paths = sorted({path for handler in handlers for path in handler.paths})

    @route(paths, http_method=HttpMethod.OPTIONS, status_code=204, include_in_schema=False)
    async def what_can_be_done(request: Request[Any, Any, Any]) -> Response[None]:
        """What can be done at this address."""
        here = request.scope["path_template"]
        found = [route.methods for route in request.app.routes if route.path_format == here]
        return Response(None, headers=allow(method for methods in found for method in methods))

    return what_can_be_done


def with_head(app: ASGIApp) -> ASGIApp:
    """HEAD is answered like GET, without the body."""

    async def answer(scope: Scope, receive: Receive, send: Send) -> None:
        async def send_head(message: Message) -> None:
            if message["type"] == "http.response.start":
                await send(message)
                await send(END)

        if scope["type"] == ScopeType.HTTP and scope["method"] == HttpMethod.HEAD:
            asked: Any = {**scope, "method": HttpMethod.GET}
            await app(asked, receive, send_head)
        else:
            await app(scope, receive, send)

    return answer
