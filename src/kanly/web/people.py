"""Who is asking: a person is an unguessable number in a signed cookie; there are no accounts.

The server keeps only what such a number is hashed to, the person's *key*: whoever reads the
database cannot sit down at anybody's seat.
"""

from __future__ import annotations

import hashlib
import hmac
import secrets
from typing import Any, Final

from litestar.connection import ASGIConnection
from litestar.datastructures import Cookie

COOKIE: Final = "kanly"
ENCRYPTED_COOKIE: Final = "__Host-kanly"
"""Of this name browsers accept a cookie only by https, and from no neighbour's address."""
AGE: Final = 400 * 24 * 3600
"""Seconds a browser keeps it; none keeps a cookie for longer."""
HERE: Final = ""
"""The key of whoever sits at this device, where the server is for one device only."""
HOST: Final = "host"
"""The number of that person, when the server is opened to others."""


SEALED: Final = 32
"""A number has so many characters."""


class People:
    """Makes and reads the cookies of one secret, which all servers of a database share."""

    def __init__(self, secret: bytes) -> None:
        self._secret = secret

    def newcomer(self) -> str:
        """The cookie of a person who has none."""
        return self.cookie_of(secrets.token_urlsafe(SEALED * 3 // 4))

    def cookie_of(self, number: str) -> str:
        """The number with a signature."""
        return f"{number}.{self._signed(number)}"

    def number_in(self, cookie: str | None) -> str | None:
        """The number of a cookie this server has signed."""
        number, _, signature = (cookie or "").rpartition(".")
        right = hmac.compare_digest(self._signed(number).encode(), _bytes(signature))
        return number if number and right else None

    def key_in(self, cookie: str | None) -> str | None:
        """The key of the person a cookie belongs to."""
        number = self.number_in(cookie)
        return None if number is None else key_of(number)

    def sealed(self, number: str, code: str) -> str:
        """A number as only whoever has the code can read it."""
        plain = number.encode().ljust(SEALED)
        return bytes(a ^ b for a, b in zip(plain, self._pad(code), strict=True)).hex()

    def unsealed(self, sealed: str, code: str) -> str:
        """The number that was sealed with a code."""
        pairs = zip(bytes.fromhex(sealed), self._pad(code), strict=True)
        return bytes(a ^ b for a, b in pairs).decode().rstrip()

    def _pad(self, code: str) -> bytes:
        """As many bytes as a number has, made from the code and the secret."""
        return hmac.new(self._secret, b"seal " + _bytes(code), hashlib.sha256).digest()

    def _signed(self, number: str) -> str:
        return hmac.new(self._secret, _bytes(number), hashlib.sha256).hexdigest()


def key_of(number: str) -> str:
    """What the server keeps of a person's number."""
    return HERE if number == HOST else hashlib.sha256(_bytes(number)).hexdigest()


def _bytes(text: str) -> bytes:
    """Whatever somebody may have sent."""
    return text.encode("utf-8", "replace")


def is_same(one: str, other: str) -> bool:
    """Are two keys the same?  How long it takes does not tell how much of them is."""
    return hmac.compare_digest(_bytes(one), _bytes(other))


def cookie_in(connection: ASGIConnection[Any, Any, Any, Any]) -> str | None:
    """The cookie somebody comes with, whoever made it."""
    return connection.cookies.get(_name(connection.scope["scheme"] == "https"))


def sent(cookie: str, secure: bool) -> Cookie:
    """A person's cookie, out of reach of scripts and of other sites' requests."""
    return Cookie(
        key=_name(secure), value=cookie, max_age=AGE, httponly=True, samesite="lax", secure=secure
    )


def _name(secure: bool) -> str:
    return ENCRYPTED_COOKIE if secure else COOKIE
