"""The JSON interface: what can be asked of the server, by subject."""

from typing import Any, Final

from ..methods import options
from . import (
    coach,
    events,
    health,
    lessons,
    people,
    printed,
    profile,
    puzzles,
    rematch,
    reminders,
    rooms,
    tables,
)

HANDLERS: Final = [
    *tables.ROUTES, *lessons.ROUTES, *puzzles.ROUTES, *events.ROUTES, *printed.ROUTES,
    *profile.ROUTES, *rematch.ROUTES, *coach.ROUTES, *people.ROUTES, *rooms.ROUTES,
    *reminders.ROUTES, *health.ROUTES,
]  # fmt: skip
ROUTES: Final[list[Any]] = [options(HANDLERS), *HANDLERS]
