"""HTTP as the server speaks it: to whoever sends without end, it does not listen."""

from __future__ import annotations

from typing import Final

from uvicorn.protocols.http.httptools_impl import HttpToolsProtocol

from .guard import LONGEST_HEAD

TOO_LARGE: Final = (
    b"HTTP/1.1 431 Request Header Fields Too Large\r\n"
    b"content-length: 0\r\nconnection: close\r\n\r\n"
)


class Protocol(HttpToolsProtocol):
    """The parser keeps what it has of a head or of a trailer; this bounds how much that can be."""

    _unfinished = 0
    """Bytes since something was complete: a head, a part of a body, a request."""

    def data_received(self, data: bytes) -> None:
        """Listen on, unless this goes on for too long."""
        self._unfinished += len(data)
        super().data_received(data)
        if self._unfinished > LONGEST_HEAD and not self.transport.is_closing():
            self.transport.write(TOO_LARGE)
            self.transport.close()

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
        super().on_message_complete()
