"""The games Kanly knows, as data; importing this makes them known to the engine."""

from __future__ import annotations

from ..engine.library import register
from .imperium.edition import IMPERIUM
from .uprising.edition import UPRISING

register(UPRISING)
register(IMPERIUM)
