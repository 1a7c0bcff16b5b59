"""Carries messages to push services.

Where they are is said by whoever subscribes, so an endpoint could be any address: it must be one
by https and of a public network, nothing is followed, and of the answer only its status is read.
"""

from __future__ import annotations

import asyncio
import ipaddress
import socket
import ssl
from collections.abc import Callable, Mapping
from typing import Final
from urllib.parse import SplitResult, urlsplit

PORT: Final = 443
LONGEST: Final = 1000
"""Characters of an endpoint."""
LONGEST_LINE: Final = 1024
"""Bytes of the line that has the status."""
DEADLINE: Final = 10.0
"""Seconds until an endpoint must have answered, however slowly it does."""
WORLD_6: Final = ipaddress.IPv6Network("2000::/3")
"""All addresses of version 6 that anybody has been given."""
BEHIND_6: Final = ipaddress.IPv6Network("64:ff9b::/96")
"""Addresses of version 4 as they are reached from networks that have version 6 only."""
UNSAFE: Final = frozenset(' "<>\\^`{|}')


class NotCarried(Exception):
    """The push service was not reached, or must not be."""


class Courier:
    """Carries messages to public addresses; to others only in tests."""

    def __init__(
        self,
        port: int = PORT,
        admits: Callable[[str], bool] | None = None,
        trusts: ssl.SSLContext | None = None,
    ) -> None:
        self._port = port
        self._admits = admits or is_public
        self._trusts = trusts or ssl.create_default_context()

    def accepts(self, endpoint: str) -> bool:
        """Could there be a push service?  Nobody is asked: the answer would tell about networks."""
        try:
            url = urlsplit(endpoint)
            right = (url.scheme, url.port or PORT) == ("https", self._port)
        except ValueError:
            return False
        plain = endpoint.isascii() and endpoint.isprintable() and not UNSAFE & {*endpoint}
        named = bool(url.hostname) and not _is_number(url.hostname or "") and "@" not in url.netloc
        return right and plain and named and not url.fragment and len(endpoint) <= LONGEST

    async def carry(self, endpoint: str, headers: Mapping[str, str], body: bytes) -> int:
        """The status a push service answers with."""
        if not self.accepts(endpoint):
            raise NotCarried("this is no endpoint")
        url = urlsplit(endpoint)
        try:
            async with asyncio.timeout(DEADLINE):
                return await self._asked(url, _request(url, headers, body))
        except (OSError, ValueError, TimeoutError) as error:
            raise NotCarried(type(error).__name__) from None

    async def _asked(self, url: SplitResult, request: bytes) -> int:
        reader, writer = await self._connected(url.hostname or "")
        try:
            writer.write(request)
            await writer.drain()
            protocol, status, *_ = (await reader.readline()).split()
            if not protocol.startswith(b"HTTP/1."):
                raise NotCarried("the answer is none")
            return int(status)
        finally:
            writer.transport.abort()

    async def _connected(self, name: str) -> tuple[asyncio.StreamReader, asyncio.StreamWriter]:
        """Connected to an address that was looked at: asked again, the name could say another."""
        failed: OSError | None = None
        for address in await self._addresses(name):
            try:
                return await asyncio.open_connection(
                    address, self._port,
                    ssl=self._trusts, server_hostname=name, limit=LONGEST_LINE,
                )  # fmt: skip
            except OSError as error:
                failed = error
        raise failed or NotCarried("the name leads nowhere")

    async def _addresses(self, name: str) -> list[str]:
        """Where a name leads to, if all of that is admitted."""
        loop = asyncio.get_running_loop()
        found = await loop.getaddrinfo(name, self._port, type=socket.SOCK_STREAM)
        addresses = [str(place[0]) for *_, place in found]
        if not all(self._admits(address) for address in addresses):
            raise NotCarried("the address is not public")
        return addresses


def is_public(address: str) -> bool:
    """Is it an address anybody in the world has, and no way into the network of the host?"""
    try:
        number = ipaddress.ip_address(address)
    except ValueError:
        return False
    if isinstance(number, ipaddress.IPv6Address):
        inner = number.ipv4_mapped
        if number in BEHIND_6:
            inner = ipaddress.IPv4Address(int(number) & 0xFFFFFFFF)
        if inner is not None:
            return is_public(str(inner))
        if number not in WORLD_6 or number.sixtofour or number.teredo:
            return False
    return number.is_global and not number.is_multicast


def _request(url: SplitResult, headers: Mapping[str, str], body: bytes) -> bytes:
    path = (url.path or "/") + (f"?{url.query}" if url.query else "")
    sent = {
        "host": url.netloc,
        "connection": "close",
        "content-length": str(len(body)),
        **headers,
    }
    lines = [f"POST {path} HTTP/1.1", *(f"{name}: {value}" for name, value in sent.items())]
    return "\r\n".join([*lines, "", ""]).encode("ascii") + body


def _is_number(name: str) -> bool:
    """Is it written as an address in numbers, in any of the ways systems understand?"""
    return ":" in name or name.rpartition(".")[2][:1].isdigit() or name.endswith(".")
