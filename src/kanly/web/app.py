"""The application: the routes, the page, what answers errors, and the host they work for."""

from __future__ import annotations

from collections.abc import Collection

from litestar import Litestar
from litestar.config.compression import CompressionConfig
from litestar.openapi import OpenAPIConfig

from .. import __version__
from .apidoc import ApiPage, describe
from .database import default_url
from .guard import ANY_NAME, admitting, protecting
from .host import Host
from .methods import with_head
from .page import page_handlers
from .problems import ANSWERS
from .routes import ROUTES
from .storage import Storage
from .wire import Wire


def create_app(
    url: str | None = None,
    bot_pause: float = 0,
    names: Collection[str] = (ANY_NAME,),
    thinkers: int = 0,
    redis: str | None = None,
    public: bool = False,
) -> Litestar:
    """The application, on the given database (the user's own by default), under these names.

    Bots think in so many processes of their own; with none, in a thread of this one.  Through Redis
    several servers on one database tell each other news.  A public one tells people apart.
    """
    wire = None if redis is None else Wire(redis)
    host = Host(Storage(url or default_url()), bot_pause, thinkers, wire, public)
    app = Litestar(
        [*ROUTES, *page_handlers()],
        compression_config=CompressionConfig(backend="gzip", minimum_size=1000),
        exception_handlers=ANSWERS,
        before_request=admitting(names),
        before_send=[protecting()],
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
    app.asgi_handler = with_head(app.asgi_handler)
    app.state.host = host
    return app
