"""What all routes share: the host they work for, who asks, and the language they answer in."""

from __future__ import annotations

from typing import Any

from litestar import Request
from litestar.params import FromQuery

from ...language import LANGUAGES
from ..door import Door
from ..errors import Refused, nobody
from ..host import Host
from ..people import HERE, cookie_in

AnyRequest = Request[Any, Any, Any]
Lang = FromQuery[str]
"""en, es or de"""


def host_of(request: AnyRequest) -> Host:
    """The host of the application a request came to."""
    host = request.app.state.host
    assert isinstance(host, Host)
    return host


def person_of(request: AnyRequest) -> str:
    """The key of whoever asks."""
    people = host_of(request).people
    if people is None:
        return HERE
    key = people.key_in(cookie_in(request))
    if key is None:
        raise nobody()
    return key


def door_of(request: AnyRequest) -> Door:
    """The tables of whoever asks."""
    return Door(host_of(request).rooms, person_of(request))


def checked_lang(lang: str) -> str:
    """The language, if the page speaks it."""
    if lang not in LANGUAGES:
        raise Refused(422, "bad-language", f"lang must be one of {', '.join(LANGUAGES)}")
    return lang
