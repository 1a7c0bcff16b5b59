"""The application: the routes, the page, what answers errors, and the host they work for."""

from __future__ import annotations

from collections.abc import Sequence

from litestar import Litestar
from litestar.config.compression import CompressionConfig
from litestar.openapi import OpenAPIConfig

from .. import __version__
from .apidoc import ApiPage, describe
from .host import Host
from .page import page_handlers
from .problems import ANSWERS, only_json
from .routes import ROUTES
from .storage import Storage, default_url


def create_app(
    url: str | None = None, bot_pause: float = 0, hosts: Sequence[str] = ("*",)
) -> Litestar:
    """The application, on the given database (the user's own by default), under these names."""
    host = Host(Storage(url or default_url()), bot_pause)
    app = Litestar(
        [*ROUTES, *page_handlers()],
        compression_config=CompressionConfig(backend="gzip", minimum_size=1000),
        exception_handlers=ANSWERS,
        before_request=only_json,
        lifespan=[host.open],
        allowed_hosts=list(hosts),
        openapi_config=OpenAPIConfig(
            title="Kanly",
            version=__version__,
            path="/api/schema",
            use_handler_docstrings=True,
            render_plugins=[ApiPage(path="/")],
        ),
    )
    describe(app)
    app.state.host = host
    return app
