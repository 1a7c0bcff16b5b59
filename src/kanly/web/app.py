"""The application: the routes, the page, what answers errors, and the host they work for."""

from __future__ import annotations

from collections.abc import Collection
from typing import Final

from litestar import Litestar
from litestar.config.compression import CompressionConfig
from litestar.openapi import OpenAPIConfig

from .. import __version__
from .apidoc import ApiPage, describe, style
from .database import default_url
from .guard import ANY_NAME, admitting, protect, recognising
from .host import NOWHERE, Host
from .limits import Limits, charging
from .methods import with_head
from .page import SQUEEZED, page_handlers
from .prepared import prepare
from .problems import ANSWERS
from .reminders.reminders import Outside
from .routes import ROUTES
from .storage import Storage
from .watching import UNWATCHED, Watcher, watched
from .wire import Wire

LARGEST_BODY: Final = 64 * 1024
"""Bytes of a request; a route that takes files says how large they may be."""
SQUEEZING: Final = 5
"""The level of compression; at 9 a whole screen takes 1.2 ms of everybody's time instead of 0.3,
to be 8 % smaller."""


def create_app(
    url: str | None = None,
    bot_pause: float = 0,
    names: Collection[str] = (ANY_NAME,),
    thinkers: int = 0,
    redis: str | None = None,
    public: bool = False,
    limited: bool = True,
    watcher: Watcher = UNWATCHED,
    outside: Outside = NOWHERE,
) -> Litestar:
    """The application, on the given database (the user's own by default), under these names.

    Bots think in so many processes of their own; with none, in a thread of this one.  Through Redis
    several servers on one database tell each other news.  A public one tells people apart, and
    asks of each not to ask too often, unless somebody else sees to that.  The watcher is told what
    happens.  Outside is how it reaches people who are away.
    """
    prepare()
    wire = None if redis is None else Wire(redis)
    host = Host(Storage(url or default_url()), bot_pause, thinkers, wire, public, watcher, outside)
    limits = Limits() if limited and host.people is not None else None
    guards = [admitting(names)]  # first: what other sites' pages ask nobody pays for
    if host.people is not None:
        guards += [] if limits is None else [charging(limits, host.people)]
        guards.append(recognising(host.people))
    app = Litestar(
        [*ROUTES, style, *page_handlers()],
        # Events gain little by it, and the compressor of each stream would stay in memory.
        compression_config=CompressionConfig(
            backend="gzip",
            minimum_size=1000,
            gzip_compress_level=SQUEEZING,
            exclude="^/api/events$",
            exclude_opt_key=SQUEEZED,
        ),
        exception_handlers=ANSWERS,
        logging_config=None,  # that is for whoever runs it: `logs`
        guards=guards,
        request_max_body_size=LARGEST_BODY,
        before_send=[protect],
        lifespan=[host.open],
        openapi_config=OpenAPIConfig(
            title="Kanly",
            version=__version__,
            path="/api/schema",
            use_handler_docstrings=True,
            render_plugins=[ApiPage(path="/")],
        ),
    )
    describe(app)
    app.asgi_handler = with_head(watched(app.asgi_handler, watcher))
    app.state.host = host
    app.state.limits = limits
    return app
