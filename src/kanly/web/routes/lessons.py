"""The routes of lessons: how far each has come, beginning or going on, skipping a step."""

from __future__ import annotations

from typing import Final

from litestar import Response, get, post
from litestar.params import FromPath, JSONBody

from ...lessons import LESSONS
from .. import model, playing
from ..apidoc import refusals
from ..errors import unknown_lesson
from ..host import run
from ..lessons import attend, overview
from ..screen import screen
from ..tables import Table
from .common import AnyRequest, Lang, checked_lang, host_of
from .tables import answer


@get("/api/lessons")
async def list_lessons(request: AnyRequest) -> list[model.LessonInfo]:
    """All lessons in their order."""
    return await run(overview, host_of(request).registry.storage)


@post("/api/lessons", responses=refusals(404))
async def open_lesson(request: AnyRequest, data: JSONBody[model.LessonIn]) -> model.Opened:
    """Begin a lesson, or go on with it where it was left."""
    lesson = LESSONS.get(data.id)
    if lesson is None:
        raise unknown_lesson(data.id)
    table = await run(attend, host_of(request).registry, lesson)
    return model.Opened(table.id)


@post("/api/tables/{id:str}/skip", status_code=200, responses=refusals(404, 409, 422))
async def skip(
    request: AnyRequest,
    id: FromPath[str],
    data: JSONBody[model.UndoIn],
    lang: Lang = "en",
) -> Response[model.Screen]:
    """Let the step of a lesson be done."""
    host = host_of(request)
    lang = checked_lang(lang)

    def change() -> tuple[Table, model.Screen]:
        table = host.registry.get(id)
        playing.skip_step(host.registry, table, data.seat, data.revision)
        return table, screen(table, data.seat, lang)

    return answer(host, *await run(change), changed=True)


ROUTES: Final = [list_lessons, open_lesson, skip]
