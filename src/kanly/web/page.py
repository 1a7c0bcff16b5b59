"""The built page: its files, and the addresses that lead to it."""

from __future__ import annotations

import mimetypes
from pathlib import Path
from typing import Any, Final

from litestar import Request, Response, get
from litestar.datastructures import CacheControlHeader
from litestar.exceptions import NotFoundException
from litestar.response import File

from .limits import FILES, costs

STATIC = Path(__file__).parent / "static"
SCREENS: Final = [
    "/", "/table/{id:str}", "/cards", "/rules", "/learn", "/replay/{id:str}", "/settings",
    "/puzzles", "/profile", "/lobby", "/room/{id:str}", "/join/{id:str}", "/device",
    "/mail-off/{id:str}",
]  # fmt: skip
ASKED_ANEW: Final = CacheControlHeader(no_cache=True)
"""Of what keeps its name from version to version."""
NEVER_CHANGED: Final = CacheControlHeader(public=True, max_age=365 * 24 * 3600, immutable=True)
"""Of what carries its content in its name."""
# Some systems name other types for these, and browsers then refuse to run or read them.
mimetypes.add_type("text/javascript", ".js")
mimetypes.add_type("application/manifest+json", ".webmanifest")


@get(SCREENS, opt=costs(FILES), include_in_schema=False, cache_control=ASKED_ANEW)
async def page() -> File:
    """The page; it finds out by itself which screen the address means."""
    return _sent(STATIC / "index.html")


def is_built() -> bool:
    """Is there a page to send?"""
    return (STATIC / "index.html").exists()


def page_handlers() -> list[Any]:
    """The page and its files; none where it has not been built."""
    if not is_built():
        return []
    files = {
        f"/{file.relative_to(STATIC).as_posix()}": file
        for file in STATIC.rglob("*")
        if file.is_file()
    }

    def found(request: Request[Any, Any, Any]) -> File:
        """A file of the page; an address is compared with what was built, never tried."""
        if request.scope["path"] not in files:
            raise NotFoundException
        return _sent(files[request.scope["path"]])

    @get(
        ["/{name:str}", "/icons/{name:str}"],
        opt=costs(FILES),
        include_in_schema=False,
        cache_control=ASKED_ANEW,
    )
    async def named_file(request: Request[Any, Any, Any]) -> File:
        return found(request)

    @get(
        "/assets/{name:str}", opt=costs(FILES), include_in_schema=False, cache_control=NEVER_CHANGED
    )
    async def asset(request: Request[Any, Any, Any]) -> File:
        return found(request)

    return [page, named_file, asset]


def no_such_page(request: Request[Any, Any, Any]) -> Response[bytes] | None:
    """For somebody who typed an address that leads nowhere: the page has words for that."""
    typed = "text/html" in request.headers.get("accept", "")
    if request.url.path.startswith("/api/") or not typed or not is_built():
        return None
    body = (STATIC / "index.html").read_bytes()
    return Response(body, status_code=404, media_type="text/html")


def _sent(file: Path) -> File:
    return File(file, filename=file.name, content_disposition_type="inline")
