"""What all routes share: the host they work for, and the language they answer in."""

from __future__ import annotations

from typing import Any

from litestar import Request
from litestar.params import FromQuery

from ...language import LANGUAGES
from ..errors import Refused
from ..host import Host

AnyRequest = Request[Any, Any, Any]
Lang = FromQuery[str]
"""en, es or de"""


def host_of(request: AnyRequest) -> Host:
    """The host of the application a request came to."""
    host = request.app.state.host
    assert isinstance(host, Host)
    return host


def checked_lang(lang: str) -> str:
    """The language, if the page speaks it."""
    if lang not in LANGUAGES:
        raise Refused(422, "bad-language", f"lang must be one of {', '.join(LANGUAGES)}")
    return lang
