"""The route of a rematch: the same people and bots, once more."""

from __future__ import annotations

from typing import Final

import msgspec
from litestar import post
from litestar.params import FromPath, JSONBody

from ..apidoc import refusals
from ..beside import run
from ..limits import OPEN, costs
from ..model import Opened
from ..rematch import NewLeaders, rematch
from .common import AnyRequest, door_of, host_of


class RematchIn(msgspec.Struct, forbid_unknown_fields=True):
    """With which Leaders."""

    leaders: NewLeaders


@post("/api/tables/{id:str}/rematch", opt=costs(OPEN), responses=refusals(404, 422))
async def open_rematch(request: AnyRequest, id: FromPath[str], data: JSONBody[RematchIn]) -> Opened:
    """Start a game on the agreement of another."""
    table = await run(rematch, door_of(request), id, data.leaders)
    host_of(request).wake_bots(table)
    return Opened(table.id)


ROUTES: Final = [open_rematch]
