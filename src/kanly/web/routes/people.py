"""The routes of whoever asks: who they are to this server, and how they change devices."""

from __future__ import annotations

from typing import Final

import msgspec
from litestar import Response, get, post
from litestar.params import JSONBody

from ..acquaintances import CODE_LASTS
from ..apidoc import CHANGING, refusals
from ..beside import run
from ..errors import has_tables, nobody, one_device
from ..guard import ANYBODY
from ..host import Host
from ..limits import ARRIVE, GUESS, costs
from ..people import People, cookie_in, sent
from ..rooms.messages import Text, Turn
from ..texts import clean_name
from .common import AnyRequest, host_of, person_of

MOST_TURNS: Final = 100


class Me(msgspec.Struct):
    """What the page must know of the server and of whoever asks."""

    public: bool
    """Does the server tell people apart?"""
    name: str = ""


class NameIn(msgspec.Struct, forbid_unknown_fields=True):
    """What somebody wants to be called."""

    name: Text


class CodeOut(msgspec.Struct):
    """What to type at another device."""

    code: str
    seconds: float
    """So long it can be used, once."""


class CodeIn(msgspec.Struct, forbid_unknown_fields=True):
    """What was typed; `anyway`: although tables of this device are left behind."""

    code: Text
    anyway: bool = False


@get("/api/me", opt=costs(ARRIVE))
async def show_me(request: AnyRequest) -> Response[Me]:
    """Makes whoever comes for the first time known to the server, by a cookie."""
    host = host_of(request)
    people = host.people
    if people is None:
        return Response(Me(False))
    cookie = cookie_in(request)
    key = people.key_in(cookie)
    name = "" if key is None else await run(host.acquaintances.name, key)
    # Also for who has one: it is kept from now on as long as a browser keeps any.
    return _known(request, Me(True, name), str(cookie) if key is not None else people.newcomer())


@post("/api/me", status_code=200, responses=refusals(401, 422, *CHANGING))
async def rename_me(request: AnyRequest, data: JSONBody[NameIn]) -> Me:
    """Be called differently from now on."""
    host, _ = _public(request)
    name = clean_name(data.name)
    await run(host.acquaintances.call, person_of(request), name)
    return Me(True, name)


@post("/api/me/code", status_code=200, responses=refusals(401, *CHANGING))
async def hand_over(request: AnyRequest) -> CodeOut:
    """A code with which another device becomes that of the same person."""
    host, people = _public(request)
    number = people.number_in(cookie_in(request))
    if number is None:
        raise nobody()
    return CodeOut(await run(host.acquaintances.hand_over, people, number), CODE_LASTS)


@post(
    "/api/me/take",
    status_code=200,
    opt={**costs(GUESS), ANYBODY: True},
    responses=refusals(401, 403, 409, 422, *CHANGING),
)
async def take_over(request: AnyRequest, data: JSONBody[CodeIn]) -> Response[Me]:
    """Become the person whose code was typed."""
    host, people = _public(request)
    own = people.key_in(cookie_in(request))
    if own is not None and not data.anyway:
        left = await run(host.registry.storage.tables_of, own, 1)
        if left:
            raise has_tables()
    number = await run(host.acquaintances.take_over, people, data.code)
    cookie = people.cookie_of(number)
    key = people.key_in(cookie)
    name = "" if key is None else await run(host.acquaintances.name, key)
    return _known(request, Me(True, name), cookie)


@get("/api/me/turns", responses=refusals(401))
async def list_turns(request: AnyRequest) -> list[Turn]:
    """The tables at which whoever asks is asked, the most pressing first."""
    storage = host_of(request).registry.storage
    found = await run(storage.waiting_for, person_of(request), MOST_TURNS)
    now = storage.database.now()
    return [Turn(id, None if due is None else max(0.0, due - now)) for id, due in found]


def _public(request: AnyRequest) -> tuple[Host, People]:
    host = host_of(request)
    if host.people is None:
        raise one_device()
    return host, host.people


def _known(request: AnyRequest, me: Me, cookie: str) -> Response[Me]:
    answer = Response(me)
    answer.cookies.append(sent(cookie, secure=request.url.scheme == "https"))
    return answer


ROUTES: Final = [show_me, rename_me, hand_over, take_over, list_turns]
