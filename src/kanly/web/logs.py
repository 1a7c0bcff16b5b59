"""The log: a line for each event, for people to read or as JSON."""

from __future__ import annotations

import logging
import logging.config
from datetime import UTC, datetime
from typing import Final, Literal

import msgspec

from .watching import REQUEST

Form = Literal["plain", "json"]
OF_A_REQUEST: Final = ("method", "route", "status", "ms")
"""What only the line of a request has."""


class Plain(logging.Formatter):
    """Time, level, message, and the number of the request it belongs to."""

    def formatMessage(self, record: logging.LogRecord) -> str:  # noqa: N802
        """One line, whatever was sent; what went wrong in the code follows in lines of its own."""
        request = f" [{REQUEST.get()}]" if REQUEST.get() else ""
        said = " ".join(record.message.split())
        return f"{_time(record)} {record.levelname.lower()} {said}{request}"


class Json(logging.Formatter):
    """An object in a line."""

    def format(self, record: logging.LogRecord) -> str:
        """All of it, also what went wrong in the code."""
        line: dict[str, object] = {
            "time": _time(record),
            "level": record.levelname.lower(),
            "logger": record.name,
            "message": record.getMessage(),
        }
        line |= {name: vars(record)[name] for name in OF_A_REQUEST if name in vars(record)}
        if REQUEST.get():
            line["request"] = REQUEST.get()
        if record.exc_info:
            line["error"] = self.formatException(record.exc_info)
        return msgspec.json.encode(line).decode()


def configure(form: Form | None) -> None:
    """Write the log to standard error in a form; without one only what goes wrong, plainly."""
    told = "WARNING" if form is None else "INFO"
    logging.config.dictConfig(
        {
            "version": 1,
            "disable_existing_loggers": False,
            "formatters": {"line": {"()": Json if form == "json" else Plain}},
            "handlers": {"error": {"class": "logging.StreamHandler", "formatter": "line"}},
            "root": {"level": "WARNING", "handlers": ["error"]},
            "loggers": {"kanly": {"level": told}, "uvicorn": {"level": told}},
        }
    )


def _time(record: logging.LogRecord) -> str:
    return datetime.fromtimestamp(record.created, UTC).isoformat(timespec="milliseconds")
