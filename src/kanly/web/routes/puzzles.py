"""The routes of puzzles: what became of each, and beginning one."""

from __future__ import annotations

from typing import Final

from litestar import get, post
from litestar.params import JSONBody

from ...puzzles import puzzles
from ..apidoc import CHANGING, refusals
from ..beside import run
from ..errors import unknown_puzzle
from ..limits import OPEN, costs
from ..model import Opened
from ..puzzle_model import PuzzleIn, PuzzleInfo
from ..puzzles import overview
from .common import AnyRequest, host_of, person_of


@get("/api/puzzles")
async def list_puzzles(request: AnyRequest) -> list[PuzzleInfo]:
    """All puzzles in their order."""
    return await run(overview, host_of(request).registry.storage, person_of(request))


@post("/api/puzzles", opt=costs(OPEN), responses=refusals(404, *CHANGING))
async def open_puzzle(request: AnyRequest, data: JSONBody[PuzzleIn]) -> Opened:
    """Begin a puzzle from its position."""
    puzzle = puzzles().get(data.id)
    if puzzle is None:
        raise unknown_puzzle(data.id)
    table = await run(host_of(request).registry.pose, puzzle, person_of(request))
    return Opened(table.id)


ROUTES: Final = [list_puzzles, open_puzzle]
