"""Nobody in: who may ask, and what browsers are told to allow the page."""

from __future__ import annotations

import ipaddress
from collections.abc import Callable, Collection, Coroutine
from typing import Any, Final
from urllib.parse import urlsplit

from litestar import Request
from litestar.datastructures import MutableScopeHeaders
from litestar.types import BeforeMessageSendHookHandler, Message, Scope

from .errors import Refused, foreign
from .page import inline_scripts

AnyRequest = Request[Any, Any, Any]
ANY_NAME: Final = "*"
CHANGING: Final = ("POST", "PUT", "PATCH", "DELETE")


def admitting(names: Collection[str]) -> Callable[[AnyRequest], Coroutine[Any, Any, None]]:
    """Lets in who calls the server by one of its names, or by any address in numbers.

    A page elsewhere can point a name of its own at this machine, but not a number.
    """

    async def admit(request: AnyRequest) -> None:
        host = request.headers.get("host", "")
        name = _name_in(f"//{host}")
        if not (ANY_NAME in names or name in names or _is_number(name)):
            raise foreign("this server does not go by that name; kanly serve --name adds one")
        if request.method in CHANGING:
            origin = request.headers.get("origin")
            if origin is not None and origin.partition("//")[2].lower() != host.lower():
                raise foreign("only the page of this server may change its games")
        if request.method == "POST" and request.content_type[0].lower() != "application/json":
            raise Refused(422, "malformed", "the content type must be application/json")

    return admit


def protecting() -> BeforeMessageSendHookHandler:
    """Tells browsers to run nothing but the page's own scripts, and to show it in no other page."""
    scripts = " ".join(["'self'", *inline_scripts()])
    policy = (
        f"default-src 'none'; script-src {scripts}; style-src 'self' 'unsafe-inline'; "
        "img-src 'self' data: blob:; font-src 'self'; connect-src 'self'; worker-src 'self'; "
        "manifest-src 'self'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'"
    )
    headers = {
        "content-security-policy": policy,
        "cross-origin-opener-policy": "same-origin",
        "cross-origin-resource-policy": "same-origin",
        "referrer-policy": "same-origin",
        "x-content-type-options": "nosniff",
        "x-frame-options": "DENY",
    }

    async def protect(message: Message, _: Scope) -> None:
        if message["type"] == "http.response.start":
            MutableScopeHeaders.from_message(message).update(headers)

    return protect


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
