"""Who is asking: a person is an unguessable number in a signed cookie; there are no accounts.

The server keeps only what such a number is hashed to, the person's *key*: whoever reads the
database cannot sit down at anybody's seat.
"""

from __future__ import annotations

import hashlib
import hmac
import secrets
from typing import Final

from litestar.datastructures import Cookie

COOKIE: Final = "kanly"
AGE: Final = 400 * 24 * 3600
"""Seconds a browser keeps it; none keeps a cookie for longer."""
HERE: Final = ""
"""The key of whoever sits at this device, where the server is for one device only."""


class People:
    """Makes and reads the cookies of one secret, which all servers of a database share."""

    def __init__(self, secret: bytes) -> None:
        self._secret = secret

    def newcomer(self) -> str:
        """The cookie of a person who has none."""
        return self.cookie_of(secrets.token_urlsafe(24))

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

    def _signed(self, number: str) -> str:
        return hmac.new(self._secret, _bytes(number), hashlib.sha256).hexdigest()


def key_of(number: str) -> str:
    """What the server keeps of a person's number."""
    return hashlib.sha256(_bytes(number)).hexdigest()


def _bytes(text: str) -> bytes:
    """Whatever somebody may have sent."""
    return text.encode("utf-8", "replace")


def sent(cookie: str, secure: bool) -> Cookie:
    """A person's cookie, out of reach of scripts and of other sites' requests."""
    return Cookie(
        key=COOKIE, value=cookie, max_age=AGE, httponly=True, samesite="lax", secure=secure
    )
