"""Nobody in: who may ask, and what browsers are told to allow the page."""

from __future__ import annotations

import ipaddress
from collections.abc import Collection
from typing import Any, Final
from urllib.parse import urlsplit

from litestar import Request
from litestar.connection import ASGIConnection
from litestar.datastructures import Headers, MutableScopeHeaders
from litestar.handlers import BaseRouteHandler
from litestar.types import Guard, Message, Scope

from .errors import Refused, foreign, nobody
from .people import People, cookie_in

Connection = ASGIConnection[Any, Any, Any, Any]
ANY_NAME: Final = "*"
CHANGING: Final = ("POST", "PUT", "PATCH", "DELETE")
POLICY: Final = {
    "default-src": "'none'",
    "script-src": "'self'",
    "style-src": "'self'",
    "img-src": "'self' data: blob:",
    "font-src": "'self'",
    "connect-src": "'self'",
    "worker-src": "'self'",
    "manifest-src": "'self'",
    "base-uri": "'none'",
    "form-action": "'none'",
    "frame-ancestors": "'none'",
}
"""What the page may load and do: nothing stands inside it, nothing comes from elsewhere."""
UNUSED: Final = (
    "accelerometer", "camera", "display-capture", "geolocation", "gyroscope", "magnetometer",
    "microphone", "midi", "payment", "serial", "usb",
)  # fmt: skip
"""What the page never asks the device for; so no script in it can."""
HEADERS: Final = {
    "content-security-policy": "; ".join(f"{what} {where}" for what, where in POLICY.items()),
    "cross-origin-opener-policy": "same-origin",
    "cross-origin-resource-policy": "same-origin",
    "permissions-policy": ", ".join(f"{what}=()" for what in UNUSED),
    "referrer-policy": "same-origin",
    "x-content-type-options": "nosniff",
    "x-frame-options": "DENY",
}
ENCRYPTED: Final = f"max-age={365 * 24 * 3600}"
"""For so long browsers come by https only, once they have."""
UNREAD: Final = "unread"
"""The option of a route that reads nothing of what is posted, so it may be anything."""
ANYBODY: Final = "anybody"
"""The option of a route to which also somebody may post whom the server does not know yet."""
LONGEST_HEAD: Final = 16 * 1024
"""Bytes of the address and the headers of a request."""


def admitting(names: Collection[str]) -> Guard:
    """Lets in who calls the server by one of its names, or by any address in numbers.

    A page elsewhere can point a name of its own at this machine, but not a number.
    """

    async def admit(connection: Connection, to: BaseRouteHandler) -> None:
        if _head(connection.scope) > LONGEST_HEAD:
            raise Refused(431, "too-large", "the address and the headers are too long")
        headers = connection.headers
        host = headers.get("host", "")
        name = _name_in(f"//{host}")
        if not (ANY_NAME in names or name in names or _is_number(name)):
            raise foreign("this server does not go by that name; kanly serve --name adds one")
        method, scheme = _method(connection), connection.scope["scheme"]
        changing = method in CHANGING
        if _is_from_elsewhere(headers, changing):
            raise foreign("only the page of this server may ask this")
        if changing and not _is_of_origin(headers.get("origin"), host, scheme):
            raise foreign("only the page of this server may change its games")
        if method == "POST" and UNREAD not in to.opt and not _is_json(headers):
            raise Refused(422, "malformed", "the content type must be application/json")

    return admit


def recognising(people: People) -> Guard:
    """Reads nothing of what somebody sends whom the server does not know."""

    async def recognise(connection: Connection, to: BaseRouteHandler) -> None:
        reads = _method(connection) in CHANGING and UNREAD not in to.opt
        if reads and ANYBODY not in to.opt and people.key_in(cookie_in(connection)) is None:
            raise nobody()

    return recognise


async def protect(message: Message, scope: Scope) -> None:
    """Tells browsers to run nothing but the page's own scripts, and to show it in no other page.

    What the interface says nobody keeps, unless its route allows that.
    """
    if message["type"] == "http.response.start":
        headers = MutableScopeHeaders.from_message(message)
        headers.update(HEADERS)
        if scope["scheme"] == "https":
            headers["strict-transport-security"] = ENCRYPTED
        if scope["path"].startswith("/api/"):
            headers.setdefault("cache-control", "no-store")


def _method(connection: Connection) -> str:
    assert isinstance(connection, Request)  # there are no sockets here
    return connection.method


def _is_json(headers: Headers) -> bool:
    """Is what is posted JSON?"""
    kind = headers.get("content-type", "").partition(";")[0]
    return kind.strip().lower() == "application/json"


def _is_from_elsewhere(headers: Headers, changing: bool) -> bool:
    """Does a browser say that another site's page has asked?  Only a link may lead here."""
    site = headers.get("sec-fetch-site", "same-origin")
    if changing:
        return site != "same-origin"
    return site in ("cross-site", "same-site") and headers.get("sec-fetch-mode") != "navigate"


def _is_of_origin(origin: str | None, host: str, scheme: str) -> bool:
    """Is it the page of this server that asks?  Programs, and only they, do not say.

    Behind a proxy the server may not know that it was called by https.
    """
    if origin is None:
        return True
    itself = (f"{scheme}://{host}", f"https://{host}")
    return origin.lower() in [address.lower() for address in itself]


def _head(scope: Scope) -> int:
    lines = sum(len(name) + len(value) for name, value in scope["headers"])
    return lines + len(scope["raw_path"]) + len(scope["query_string"])


def _name_in(address: str) -> str:
    try:
        return urlsplit(address).hostname or ""
    except ValueError:
        return ""


def _is_number(name: str) -> bool:
    try:
        ipaddress.ip_address(name)
    except ValueError:
        return False
    return True
