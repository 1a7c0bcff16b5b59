"""The routes of lessons: how far each has come, beginning or going on, skipping a step."""

from __future__ import annotations

from typing import Final

from litestar import Response, get, post
from litestar.params import FromPath, JSONBody

from ...lessons import LESSONS
from .. import model, playing
from ..apidoc import CHANGING, refusals
from ..beside import run
from ..errors import unknown_lesson
from ..lessons import attend, overview
from ..limits import OPEN, costs
from ..registry import TableRegistry
from ..tables import Table
from .common import AnyRequest, Lang, host_of, person_of
from .tables import changed


@get("/api/lessons")
async def list_lessons(request: AnyRequest) -> list[model.LessonInfo]:
    """All lessons in their order."""
    return await run(overview, host_of(request).registry.storage, person_of(request))


@post("/api/lessons", opt=costs(OPEN), responses=refusals(404, *CHANGING))
async def open_lesson(request: AnyRequest, data: JSONBody[model.LessonIn]) -> model.Opened:
    """Begin a lesson, or go on with it where it was left."""
    lesson = LESSONS.get(data.id)
    if lesson is None:
        raise unknown_lesson(data.id)
    table = await run(attend, host_of(request).registry, lesson, person_of(request))
    return model.Opened(table.id)


@post("/api/tables/{id:str}/skip", status_code=200, responses=refusals(404, 409, 422, *CHANGING))
async def skip(
    request: AnyRequest,
    id: FromPath[str],
    data: JSONBody[model.UndoIn],
    lang: Lang = "en",
) -> Response[model.Screen]:
    """Let the step of a lesson be done."""

    def change(registry: TableRegistry, table: Table) -> None:
        playing.skip_step(registry, table, data.seat, data.revision)

    return await changed(request, id, data.seat, lang, change)


ROUTES: Final = [list_lessons, open_lesson, skip]
