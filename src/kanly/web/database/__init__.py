"""The database of the server: its tables, how it is opened, and how older ones are brought up."""

from .opening import Database, default_url, described
from .schema import ACTIONS, META, PUZZLES, SEATS, SECRETS, TABLES

__all__ = [
    "ACTIONS",
    "META",
    "PUZZLES",
    "SEATS",
    "SECRETS",
    "TABLES",
    "Database",
    "default_url",
    "described",
]
