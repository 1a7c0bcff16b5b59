"""The routes of the coach: advice on a decision, and a look back at a finished game."""

from __future__ import annotations

from typing import Final

from litestar import get, post
from litestar.params import FromPath, FromQuery, JSONBody

from ..apidoc import refusals
from ..beside import run
from ..coach_model import AdviceOut, ReviewIn, ReviewState
from ..coaching import advice
from ..limits import THINK, costs
from .common import AnyRequest, Lang, checked_lang, door_of, host_of, person_of


@get("/api/tables/{id:str}/advice", opt=costs(THINK), responses=refusals(404, 409, 422))
async def show_advice(
    request: AnyRequest,
    id: FromPath[str],
    seat: FromQuery[int],
    revision: FromQuery[int],
    lang: Lang = "en",
) -> AdviceOut:
    """What the coach thinks of the decision at hand: it takes about a second."""
    host = host_of(request)
    lang = checked_lang(lang)
    table = await run(door_of(request).table, id, seat)
    thinkers = host.thinkers
    async with host.advised.of(person_of(request)):
        return await run(advice, table, thinkers, seat, revision, lang, on=thinkers.threads)


@post(
    "/api/tables/{id:str}/review",
    opt=costs(THINK),
    status_code=200,
    responses=refusals(403, 404, 422),
)
async def start_review(
    request: AnyRequest, id: FromPath[str], data: JSONBody[ReviewIn]
) -> ReviewState:
    """Look back at a finished game; that takes up to a minute, in the background."""
    host = host_of(request)
    lang = checked_lang(data.lang)
    table = await run(door_of(request).table, id)
    await run(host.reviews.start, table, person_of(request))
    return await run(host.reviews.state, table, lang)


@get("/api/tables/{id:str}/review", responses=refusals(404, 422))
async def show_review(request: AnyRequest, id: FromPath[str], lang: Lang = "en") -> ReviewState:
    """How far the look back at a game is, or what was found."""
    table = await run(door_of(request).table, id)
    return await run(host_of(request).reviews.state, table, checked_lang(lang))


ROUTES: Final = [show_advice, start_review, show_review]
