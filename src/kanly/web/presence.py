"""Who has a screen open at this server."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator
from contextlib import contextmanager


class Presence:
    """Counts the open screens of people."""

    def __init__(self) -> None:
        self._screens: Counter[str] = Counter()

    def everybody(self) -> list[str]:
        """All who have a screen open here."""
        return list(self._screens)

    def is_here(self, person: str) -> bool:
        """Has somebody a screen open here?"""
        return person in self._screens

    @contextmanager
    def at(self, person: str) -> Iterator[None]:
        """Somebody has one more screen open meanwhile."""
        self._screens[person] += 1
        try:
            yield
        finally:
            self._screens[person] -= 1
            if not self._screens[person]:
                del self._screens[person]
