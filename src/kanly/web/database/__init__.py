"""The database of the server: its tables, how it is opened, and how older ones are brought up."""

from .opening import Database, default_url, described, reading
from .schema import (
    ACTIONS,
    CHAT,
    CODES,
    DEVICES,
    LOOKED,
    MEMBERS,
    META,
    PEOPLE,
    PUZZLES,
    REMINDED,
    REMINDERS,
    ROOMS,
    SEATS,
    SECRETS,
    TABLES,
)

__all__ = [
    "ACTIONS",
    "CHAT",
    "CODES",
    "DEVICES",
    "LOOKED",
    "MEMBERS",
    "META",
    "PEOPLE",
    "PUZZLES",
    "REMINDED",
    "REMINDERS",
    "ROOMS",
    "SEATS",
    "SECRETS",
    "TABLES",
    "Database",
    "default_url",
    "described",
    "reading",
]
