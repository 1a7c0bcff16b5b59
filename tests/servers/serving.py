"""What a server of the tests does, in a process of its own."""

from __future__ import annotations

import socket
from multiprocessing.connection import Connection

import uvicorn

from kanly.web.app import create_app
from kanly.web.server import Server


def serve(
    ready: Connection, url: str, redis: str | None, port: int, pause: float, public: bool
) -> None:
    """Serve until it is stopped or killed; tells the port when somebody listens there."""
    app = create_app(url, bot_pause=pause, redis=redis, public=public, limited=False)
    listening = socket.create_server(("127.0.0.1", port))
    ready.send(listening.getsockname()[1])
    config = uvicorn.Config(app, log_level="error", timeout_graceful_shutdown=10)
    Server(config, app.state.host, 0).run(sockets=[listening])
