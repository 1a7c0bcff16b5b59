"""The route of the record of whoever plays here."""

from __future__ import annotations

from typing import Final

from litestar import get
from litestar.params import FromQuery

from ..beside import run
from ..profile import LATEST, Profile, profile
from .common import AnyRequest, host_of, person_of


@get("/api/profile")
async def show_profile(
    request: AnyRequest, name: FromQuery[str | None] = None, latest: FromQuery[int] = LATEST
) -> Profile:
    """The record of who plays under a name, or of whoever has played most."""
    return await run(profile, host_of(request).registry, person_of(request), name, latest)


ROUTES: Final = [show_profile]
