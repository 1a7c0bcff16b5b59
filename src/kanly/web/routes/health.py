"""How a server is: for whoever starts it, watches it or sends people to it."""

from __future__ import annotations

from typing import Final

from litestar import MediaType, Response, get

from .common import AnyRequest, host_of


@get("/healthz", include_in_schema=False, media_type=MediaType.TEXT)
async def alive() -> str:
    """The process is there; whether it can serve, `ready` tells."""
    return "alive"


@get("/readyz", include_in_schema=False, media_type=MediaType.TEXT)
async def ready(request: AnyRequest) -> Response[str]:
    """It can serve; otherwise 503, and why not."""
    host = host_of(request)
    if host.is_stopping:
        return Response("the server is stopping", status_code=503)
    if not await host.has_database():
        return Response("the database does not answer", status_code=503)
    return Response("ready")


ROUTES: Final = [alive, ready]
