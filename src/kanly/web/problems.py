"""Whatever goes wrong, as an answer: a code the page has words for, and a detail."""

from __future__ import annotations

import logging
from collections.abc import Mapping
from typing import Any, Final

from litestar import Request, Response
from litestar.exceptions import HTTPException, ValidationException
from litestar.types import ExceptionHandlersMap

from ..engine.errors import KanlyError
from ..engine.options import OPTIONS
from .errors import Refused
from .methods import allow
from .model import Problem
from .page import no_such_page
from .watching import OTHER

LOG = logging.getLogger(__name__)
AnyRequest = Request[Any, Any, Any]
CODES: Final = {404: "not-found", 405: "not-allowed", 413: "too-large", 422: "malformed"}
LONGEST: Final = 1000
"""Characters of a detail."""


def problem(
    status: int, code: str, detail: str, headers: Mapping[str, str] | None = None
) -> Response[Problem]:
    """A refusal; what somebody sent is not sent back at length."""
    if len(detail) > LONGEST:
        detail = f"{detail[:LONGEST]} …"
    return Response(Problem(code, detail), status_code=status, headers=headers)


def refused(_: AnyRequest, error: Refused) -> Response[Problem]:
    """Nothing has changed; the code says why."""
    return problem(error.status, error.code, error.detail, error.headers)


def malformed(_: AnyRequest, error: ValidationException) -> Response[Problem]:
    """The request is not of the agreed form."""
    extra = error.extra if isinstance(error.extra, list) else []
    parts = [_part(e.get("key", ""), e.get("message", "")) for e in extra]
    return problem(422, "malformed", "; ".join(parts) or error.detail)


def _part(key: str, message: str) -> str:
    """What is wrong with a part of a request; of an option we know what it may be."""
    for option in OPTIONS:
        if option.name == key.partition("[")[0]:
            return f"{option.name} must be {option.expected()}"
    return f"{key}: {message}".strip(": ")


def undecodable(_: AnyRequest, error: Exception) -> Response[Problem]:
    """The body is no text, or nested beyond measure."""
    return problem(422, "malformed", f"the request cannot be read: {error}")


def other_error(request: AnyRequest, error: HTTPException) -> Response[Any]:
    """Not found, method not allowed, body that is no JSON …"""
    status = 422 if error.status_code == 400 else error.status_code
    if status == 404 and (page := no_such_page(request)) is not None:
        return page
    code = CODES.get(status, "error")
    headers = error.headers
    if headers and "allow" in headers:
        headers = allow(headers["allow"].split(", "))
    return problem(status, code, error.detail, headers)


def unsuitable(_: AnyRequest, error: KanlyError) -> Response[Problem]:
    """Something Kanly does not have was asked for."""
    return problem(422, "malformed", str(error))


def failed(request: AnyRequest, error: Exception) -> Response[Problem]:
    """A fault of ours: it goes to the log, and nothing has changed."""
    route = request.scope.get("path_template", OTHER)
    LOG.error("%s %s failed", request.method, route, exc_info=error)
    return problem(500, "error", "something went wrong on the server")


ANSWERS: Final[ExceptionHandlersMap] = {
    Refused: refused,
    ValidationException: malformed,
    HTTPException: other_error,
    KanlyError: unsuitable,
    UnicodeDecodeError: undecodable,
    RecursionError: undecodable,
    Exception: failed,
}
"""Who answers for each kind of error."""
