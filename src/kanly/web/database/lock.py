"""One server for one SQLite file."""

from __future__ import annotations

import sqlite3

from ...engine.errors import KanlyError


class FileLock:
    """Held as long as this process uses the file; the operating system frees it when it is killed.

    It is a transaction on a file beside it, so that SQLite knows how to lock on every system.
    """

    def __init__(self, file: str) -> None:
        self._held = sqlite3.connect(
            f"{file}.lock", timeout=0, isolation_level=None, check_same_thread=False
        )
        try:
            self._held.execute("BEGIN EXCLUSIVE")
        except sqlite3.OperationalError as error:
            self._held.close()
            if error.sqlite_errorcode != sqlite3.SQLITE_BUSY:
                raise
            raise KanlyError(
                f"another Kanly is running and keeps its games in {file}; use its page, "
                "stop it, or name another file with --database"
            ) from None

    def close(self) -> None:
        """Another server may have the file."""
        self._held.close()
