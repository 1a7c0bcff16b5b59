"""The built page: its files, and the addresses that lead to it."""

from __future__ import annotations

from pathlib import Path
from typing import Any

from litestar import Request, Response, get
from litestar.response import File
from litestar.static_files import create_static_files_router

STATIC = Path(__file__).parent / "static"


@get(
    ["/", "/table/{id:str}", "/cards", "/rules", "/learn", "/replay/{id:str}"],
    include_in_schema=False,
)
async def page() -> File:
    """The page; it finds out by itself which screen the address means."""
    return File(STATIC / "index.html", filename="index.html", content_disposition_type="inline")


def is_built() -> bool:
    """Is there a page to send?"""
    return (STATIC / "index.html").exists()


def page_handlers() -> list[Any]:
    """The page and its files; none where it has not been built."""
    if not is_built():
        return []
    return [page, create_static_files_router("/assets", [STATIC / "assets"])]


def no_such_page(request: Request[Any, Any, Any]) -> Response[bytes] | None:
    """For somebody who typed an address that leads nowhere: the page has words for that."""
    typed = "text/html" in request.headers.get("accept", "")
    if request.url.path.startswith("/api/") or not typed or not is_built():
        return None
    body = (STATIC / "index.html").read_bytes()
    return Response(body, status_code=404, media_type="text/html")
