"""Bots no server wants; processes that think import them from here."""

from __future__ import annotations

import os
import time
from pathlib import Path

from kanly.bots import Bot, Knowledge
from kanly.web.database.lock import FileLock


class Failing(Bot):
    """Has an error in it."""

    def decide(self, known: Knowledge) -> int:
        raise ZeroDivisionError("this bot cannot count")


class Cheating(Bot):
    """Answers what is not legal."""

    def decide(self, known: Knowledge) -> int:
        return -1


class Dying(Bot):
    """Takes its process with it."""

    def decide(self, known: Knowledge) -> int:
        os._exit(3)


class Brooding(Bot):
    """Thinks for ever, and holds a lock meanwhile, which the system frees when it ends."""

    def decide(self, known: Knowledge) -> int:
        held = Path(os.environ["KANLY_BROODING"])
        self.lock = FileLock(str(held))
        held.touch()
        time.sleep(1000)
        return known.decision.actions[0]


class Patient(Bot):
    """Takes the first action when it has leave to, which is good for one answer."""

    def decide(self, known: Knowledge) -> int:
        leave = Path(os.environ["KANLY_LEAVE"])
        while True:
            try:
                leave.unlink()
                return known.decision.actions[0]
            except FileNotFoundError:
                time.sleep(0.01)


class Meeting(Bot):
    """Takes the first action, as soon as a second one thinks in another process."""

    def decide(self, known: Knowledge) -> int:
        folder = Path(os.environ["KANLY_MEETING"])
        (folder / str(os.getpid())).touch()
        while len(list(folder.iterdir())) < 2:
            time.sleep(0.01)
        return known.decision.actions[0]
