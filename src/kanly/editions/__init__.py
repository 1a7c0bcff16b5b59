"""The games Kanly knows, as data; importing this makes them known to the engine."""

from __future__ import annotations

from ..engine.tables import LOADERS, Tables
from ..rules.rulebook import UprisingRules
from .uprising.edition import UPRISING

LOADERS["uprising"] = lambda: Tables(UPRISING, UprisingRules())
