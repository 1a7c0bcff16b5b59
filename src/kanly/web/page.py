"""The built page: its files, and the addresses that lead to it."""

from __future__ import annotations

import gzip
import mimetypes
from email.utils import formatdate
from functools import cache
from os import stat_result
from pathlib import Path
from typing import Any, Final

from litestar import Request, Response, get
from litestar.datastructures import CacheControlHeader
from litestar.exceptions import NotFoundException
from litestar.response import File
from litestar.response.file import create_etag_for_file

from .beside import run
from .limits import FILES, costs

AnyRequest = Request[Any, Any, Any]
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
SQUEEZED: Final = "squeezed"
"""The option of a route whose answers nobody else need compress."""
SENDING: Final = {**costs(FILES), SQUEEZED: True}
VARYING: Final = {"vary": "Accept-Encoding"}
"""Proxies keep a file once for those who read it compressed, and once for others."""
WORTH_IT: Final = 0.9
"""Compressed to more of its size than this, a file is sent as it is: pictures are."""
# Some systems name other types for these, and browsers then refuse to run or read them.
mimetypes.add_type("text/javascript", ".js")
mimetypes.add_type("application/manifest+json", ".webmanifest")


@get(SCREENS, opt=SENDING, include_in_schema=False, cache_control=ASKED_ANEW)
async def page(request: AnyRequest) -> Response[Any]:
    """The page; it finds out by itself which screen the address means."""
    return await _sent(request, STATIC / "index.html")


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

    async def found(request: AnyRequest) -> Response[Any]:
        """A file of the page; an address is compared with what was built, never tried."""
        if request.scope["path"] not in files:
            raise NotFoundException
        return await _sent(request, files[request.scope["path"]])

    @get(
        ["/{name:str}", "/icons/{name:str}"],
        opt=SENDING,
        include_in_schema=False,
        cache_control=ASKED_ANEW,
    )
    async def named_file(request: AnyRequest) -> Response[Any]:
        return await found(request)

    @get("/assets/{name:str}", opt=SENDING, include_in_schema=False, cache_control=NEVER_CHANGED)
    async def asset(request: AnyRequest) -> Response[Any]:
        return await found(request)

    return [page, named_file, asset]


def no_such_page(request: AnyRequest) -> Response[bytes] | None:
    """For somebody who typed an address that leads nowhere: the page has words for that."""
    typed = "text/html" in request.headers.get("accept", "")
    if request.url.path.startswith("/api/") or not typed or not is_built():
        return None
    body = (STATIC / "index.html").read_bytes()
    return Response(body, status_code=404, media_type="text/html")


async def _sent(request: AnyRequest, file: Path) -> Response[Any]:
    """The file, compressed for whoever can read that."""
    found, small = await run(_kept, file)
    if small is None or not _reads_gzip(request):
        return File(
            file,
            filename=file.name,
            content_disposition_type="inline",
            headers=VARYING,
            stat_result=found,
        )
    return Response(small, media_type=_kind(file), headers=_headers(file, found))


def _kept(file: Path) -> tuple[stat_result, bytes | None]:
    """How a file is by now, and compressed if that is worth it."""
    found = file.stat()
    return found, _squeezed(file, found.st_mtime_ns)


@cache
def _squeezed(file: Path, _changed: int) -> bytes | None:
    """The work for it, done once for each state of a file."""
    whole = file.read_bytes()
    small = gzip.compress(whole, mtime=0)
    return small if len(small) < WORTH_IT * len(whole) else None


def _headers(file: Path, found: stat_result) -> dict[str, str]:
    """What is said of a compressed file; of others the framework says the same."""
    return {
        **VARYING,
        "content-encoding": "gzip",
        "content-disposition": f'inline; filename="{file.name}"',
        "etag": create_etag_for_file(file, found.st_mtime, found.st_size),
        "last-modified": formatdate(found.st_mtime, usegmt=True),
    }


def _kind(file: Path) -> str:
    return mimetypes.guess_type(file.name)[0] or "application/octet-stream"


def _reads_gzip(request: AnyRequest) -> bool:
    """Does whoever asks name it, and not as what is not to be sent?"""
    accepted = request.headers.get("accept-encoding", "").lower().replace(" ", "")
    named = dict(part.partition(";q=")[::2] for part in accepted.split(","))
    return "gzip" in named and (named["gzip"] == "" or named["gzip"].strip("0.") != "")
