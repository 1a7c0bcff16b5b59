"""HTTP as the server speaks it: to whoever sends without end, it does not listen.

Nor does it wait for whoever stops in the middle, or never reads what it says.
"""

from __future__ import annotations

import asyncio
import socket
from collections.abc import Callable
from typing import Final

from uvicorn.protocols.http.httptools_impl import HttpToolsProtocol

from .guard import LONGEST_HEAD

TOO_LARGE: Final = (
    b"HTTP/1.1 431 Request Header Fields Too Large\r\n"
    b"content-length: 0\r\nconnection: close\r\n\r\n"
)
TOO_LATE: Final = b"HTTP/1.1 408 Request Timeout\r\ncontent-length: 0\r\nconnection: close\r\n\r\n"
WHOLE_WITHIN: Final = 30.0
"""Seconds in which a request must have come as a whole, body and all."""
READ_WITHIN: Final = 60.0
"""Seconds in which what was said must have been read, but for a little."""
MOST_WAITING: Final = 20
"""So many requests of one line may wait for those before them; browsers send one at a time."""
STAYING: Final = [(socket.SOL_SOCKET, socket.SO_KEEPALIVE, 1)]
"""What has a line end when the other side is there no more, not hours later."""
if hasattr(socket, "TCP_USER_TIMEOUT"):
    STAYING.append((socket.IPPROTO_TCP, socket.TCP_USER_TIMEOUT, int(1000 * READ_WITHIN)))


class TooMany(Exception):
    """Somebody asks on and on without waiting for answers."""


class Deadline:
    """What happens after some time, unless it is called off."""

    def __init__(self, seconds: float, then: Callable[[], None]) -> None:
        self._seconds = seconds
        self._then = then
        self._timer: asyncio.TimerHandle | None = None

    def begin(self) -> None:
        """The time runs from now on, if it does not yet."""
        if self._timer is None:
            self._timer = asyncio.get_running_loop().call_later(self._seconds, self._then)

    def call_off(self) -> None:
        """It does not happen."""
        if self._timer is not None:
            self._timer.cancel()
            self._timer = None


class Protocol(HttpToolsProtocol):
    """The parser keeps what it has of a head or of a trailer; this bounds how much that can be.

    It also bounds how many requests wait, and for how long they may take to come.
    """

    _unfinished = 0
    """Bytes since something was complete: a head, a part of a body, a request."""
    _is_whole = False
    """Has all come of the last request?"""

    def connection_made(self, transport: asyncio.Transport) -> None:  # type: ignore[override]
        """Somebody is there, and may ask."""
        super().connection_made(transport)
        line = transport.get_extra_info("socket")
        for level, option, value in STAYING:
            line.setsockopt(level, option, value)
        self._rest = Deadline(WHOLE_WITHIN, self._give_up)
        self._rest.begin()
        self._reading = Deadline(READ_WITHIN, transport.abort)

    def connection_lost(self, exc: Exception | None) -> None:
        """Nobody is there any more."""
        self._rest.call_off()
        self._reading.call_off()
        super().connection_lost(exc)

    def data_received(self, data: bytes) -> None:
        """Listen on, unless this goes on for too long."""
        self._is_whole = False
        self._unfinished += len(data)
        super().data_received(data)
        if self._unfinished > LONGEST_HEAD and not self.transport.is_closing():
            self.transport.write(TOO_LARGE)
            self.transport.close()
        elif not self._is_whole:
            self._rest.begin()

    def pause_writing(self) -> None:
        """Much of what was said is unread."""
        super().pause_writing()
        self._reading.begin()

    def resume_writing(self) -> None:
        """Most of it is read by now."""
        super().resume_writing()
        self._reading.call_off()

    def on_message_begin(self) -> None:
        """A request begins."""
        if len(self.pipeline) >= MOST_WAITING:
            raise TooMany
        self._is_whole = False
        super().on_message_begin()

    def on_headers_complete(self) -> None:
        """A head is complete."""
        self._unfinished = 0
        super().on_headers_complete()

    def on_body(self, body: bytes) -> None:
        """A part of a body is complete."""
        self._unfinished = 0
        super().on_body(body)

    def on_message_complete(self) -> None:
        """A request is complete."""
        self._unfinished = 0
        self._is_whole = True
        self._rest.call_off()
        super().on_message_complete()

    def _give_up(self) -> None:
        """The rest has not come; who is not being told something else is told so."""
        if self.transport.is_closing():
            return
        is_silent = self.cycle is None or (
            not self.pipeline and self.cycle.response_started == self.cycle.response_complete
        )
        if is_silent:
            self.transport.write(TOO_LATE)
        self.transport.close()
