"""The route of whoever asks: who they are to this server."""

from __future__ import annotations

from typing import Final

import msgspec
from litestar import Response, get

from ..people import COOKIE, sent
from .common import AnyRequest, host_of


class Me(msgspec.Struct):
    """What the page must know of the server and of whoever asks."""

    public: bool
    """Does the server tell people apart?"""


@get("/api/me")
async def show_me(request: AnyRequest) -> Response[Me]:
    """Makes whoever comes for the first time known to the server, by a cookie."""
    people = host_of(request).people
    answer = Response(Me(people is not None), headers={"cache-control": "no-store"})
    if people is not None:
        cookie = request.cookies.get(COOKIE)
        if people.key_in(cookie) is None:
            cookie = people.newcomer()
        # Also for who has one: it is kept from now on as long as a browser keeps any.
        answer.cookies.append(sent(str(cookie), secure=request.url.scheme == "https"))
    return answer


ROUTES: Final = [show_me]
