"""The built page: its files, and the addresses that lead to it."""

from __future__ import annotations

from pathlib import Path
from typing import Any, Final

from litestar import Request, Response, get
from litestar.datastructures import CacheControlHeader
from litestar.response import File
from litestar.static_files import create_static_files_router

STATIC = Path(__file__).parent / "static"
SCREENS: Final = [
    "/", "/table/{id:str}", "/cards", "/rules", "/learn", "/replay/{id:str}", "/settings",
    "/profile",
]  # fmt: skip
ASKED_ANEW: Final = CacheControlHeader(no_cache=True)
"""Of what keeps its name from version to version."""
NEVER_CHANGED: Final = CacheControlHeader(public=True, max_age=365 * 24 * 3600, immutable=True)
"""Of what carries its content in its name."""


@get(SCREENS, include_in_schema=False, cache_control=ASKED_ANEW)
async def page() -> File:
    """The page; it finds out by itself which screen the address means."""
    return sent("index.html", "text/html")


@get("/worker.js", include_in_schema=False, cache_control=ASKED_ANEW)
async def worker() -> File:
    """What keeps the page's files in the browser."""
    return sent("worker.js", "text/javascript")


@get("/manifest.webmanifest", include_in_schema=False, cache_control=ASKED_ANEW)
async def manifest() -> File:
    """What a browser wants to know to install the page."""
    return sent("manifest.webmanifest", "application/manifest+json")


def sent(name: str, media_type: str) -> File:
    """A file of the page as an answer."""
    return File(
        STATIC / name, filename=name, media_type=media_type, content_disposition_type="inline"
    )


def is_built() -> bool:
    """Is there a page to send?"""
    return (STATIC / "index.html").exists()


def page_handlers() -> list[Any]:
    """The page and its files; none where it has not been built."""
    if not is_built():
        return []
    return [
        page,
        worker,
        manifest,
        create_static_files_router("/icons", [STATIC / "icons"], cache_control=ASKED_ANEW),
        create_static_files_router("/assets", [STATIC / "assets"], cache_control=NEVER_CHANGED),
    ]


def no_such_page(request: Request[Any, Any, Any]) -> Response[bytes] | None:
    """For somebody who typed an address that leads nowhere: the page has words for that."""
    typed = "text/html" in request.headers.get("accept", "")
    if request.url.path.startswith("/api/") or not typed or not is_built():
        return None
    body = (STATIC / "index.html").read_bytes()
    return Response(body, status_code=404, media_type="text/html")
