"""The JSON interface: what can be asked of the server, by subject."""

from typing import Any, Final

from . import lessons, printed, tables

ROUTES: Final[list[Any]] = [*tables.ROUTES, *lessons.ROUTES, *printed.ROUTES]
