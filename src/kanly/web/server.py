"""The server as a process: how it listens, and how it stops so that nobody loses a move."""

from __future__ import annotations

import asyncio
import gc
import signal
import socket
import time
from collections.abc import Sequence
from contextlib import suppress
from typing import Final

import uvicorn
from litestar import Litestar

from .host import Host
from .protocol import Protocol

NOTICE: Final = 3.0
"""Seconds in which a proxy notices that a server is not ready any more."""
PATIENCE: Final = 10
"""Seconds that requests under way have to finish."""
GLANCE: Final = 0.1
RUBBISH: Final = 50_000
"""So many more objects there are before Python looks for rubbish among them: at its usual 700 a
busy server stood still for a tenth of a second again and again, to look through all its tables."""


class Server(uvicorn.Server):
    """Asked to stop, it turns unready, lets go of all screens, and finishes what is under way.

    Behind a proxy it goes on for some seconds while it is unready, so that nothing new is sent to
    it when it closes.
    """

    def __init__(self, config: uvicorn.Config, host: Host, notice: float) -> None:
        super().__init__(config)
        self._host = host
        self._notice = notice

    async def shutdown(self, sockets: list[socket.socket] | None = None) -> None:
        """Stop; a second Ctrl+C does not wait."""
        self._host.is_stopping = True
        end = time.monotonic() + self._notice
        while time.monotonic() < end and not self.force_exit:
            await asyncio.sleep(GLANCE)
        self._host.bell.close()
        await super().shutdown(sockets)


def serve(app: Litestar, address: str, port: int, behind: Sequence[str] = ()) -> None:
    """Serve until somebody asks to stop; what proxies say of others counts from these only."""
    config = uvicorn.Config(
        app,
        host=address,
        port=port,
        log_config=None,
        access_log=False,
        proxy_headers=bool(behind),
        forwarded_allow_ips=list(behind),
        timeout_graceful_shutdown=PATIENCE,
        http=Protocol,
        ws="none",
    )
    # Uvicorn hands the signal on when all is done, and being asked to stop is no failure.
    usual = signal.signal(signal.SIGTERM, lambda *_: None)
    gc.freeze()  # cards and rules stay: looking through them for rubbish would hold up everybody
    thresholds = gc.get_threshold()
    gc.set_threshold(RUBBISH)
    try:
        with suppress(KeyboardInterrupt):
            Server(config, app.state.host, NOTICE if behind else 0).run()
    finally:
        gc.set_threshold(*thresholds)
        gc.unfreeze()
        signal.signal(signal.SIGTERM, usual)
