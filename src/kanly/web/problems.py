"""Whatever goes wrong, as an answer: a code the page has words for, and a detail."""

from __future__ import annotations

import logging
from typing import Any, Final

from litestar import Request, Response
from litestar.exceptions import HTTPException, ValidationException
from litestar.types import ExceptionHandlersMap

from ..engine.errors import KanlyError
from .errors import Refused
from .model import Problem
from .page import no_such_page

LOG = logging.getLogger(__name__)
AnyRequest = Request[Any, Any, Any]


def refused(_: AnyRequest, error: Refused) -> Response[Problem]:
    """Nothing has changed; the code says why."""
    return Response(Problem(error.code, error.detail), status_code=error.status)


def malformed(_: AnyRequest, error: ValidationException) -> Response[Problem]:
    """The request is not of the agreed form."""
    extra = error.extra if isinstance(error.extra, list) else []
    parts = [f"{e.get('key', '')}: {e.get('message', '')}".strip(": ") for e in extra]
    detail = "; ".join(parts) or error.detail
    return Response(Problem("malformed", detail), status_code=422)


def other_error(request: AnyRequest, error: HTTPException) -> Response[Any]:
    """Not found, method not allowed, body that is no JSON …"""
    if error.status_code == 404 and (page := no_such_page(request)) is not None:
        return page
    status = 422 if error.status_code == 400 else error.status_code
    code = {404: "not-found", 405: "not-allowed", 422: "malformed"}.get(status, "error")
    return Response(Problem(code, error.detail), status_code=status)


def unsuitable(_: AnyRequest, error: KanlyError) -> Response[Problem]:
    """Something Kanly does not have was asked for."""
    return Response(Problem("malformed", str(error)), status_code=422)


def failed(request: AnyRequest, error: Exception) -> Response[Problem]:
    """A fault of ours: it goes to the log, and nothing has changed."""
    LOG.error("%s %s failed", request.method, request.url.path, exc_info=error)
    return Response(Problem("error", "something went wrong on the server"), status_code=500)


async def only_json(request: AnyRequest) -> None:
    """Pages of others cannot post here: what they may send without asking is no JSON."""
    kind = request.headers.get("content-type", "")
    if request.method == "POST" and not kind.startswith("application/json"):
        raise Refused(422, "malformed", f"the content type must be application/json, not {kind!r}")


ANSWERS: Final[ExceptionHandlersMap] = {
    Refused: refused,
    ValidationException: malformed,
    HTTPException: other_error,
    KanlyError: unsuitable,
    Exception: failed,
}
"""Who answers for each kind of error."""
