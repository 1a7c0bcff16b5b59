"""The JSON interface: what can be asked of the server, by subject."""

from typing import Any, Final

from . import printed, tables

ROUTES: Final[list[Any]] = [*tables.ROUTES, *printed.ROUTES]
