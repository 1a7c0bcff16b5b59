"""Thinking on several cores: companions search the same decision by a chance of their own.

They are processes, started when first wanted, that end with whoever has started them.  What they
are asked holds no more than a seat may know.
"""

from __future__ import annotations

import pickle
import subprocess
import sys
from functools import cache
from typing import IO, Any, Final, NamedTuple

from ..mind.search import Verdict, rank


class Task(NamedTuple):
    """What a companion is asked."""

    guess: dict[str, Any]
    """A position in which everything hidden was dealt anew, as a document."""
    seed: int
    style: str
    tries: int
    seconds: float
    others: bool
    """Play on through the turns of others, or judge before them."""


class Found(NamedTuple):
    """What a companion has found about a choice."""

    action: int
    tries: int
    win: float
    worth: float


COMMAND: Final = [sys.executable, "-m", "kanly.bots.companion"]


class Companion:
    """A process that answers one question after the other."""

    def __init__(self) -> None:
        self._process = subprocess.Popen(COMMAND, stdin=subprocess.PIPE, stdout=subprocess.PIPE)

    def ask(self, task: Task) -> None:
        """Have it think."""
        _write(self._process.stdin, task)

    def answer(self) -> list[Verdict]:
        """What it has found."""
        assert self._process.stdout is not None
        found: list[Found] = pickle.load(self._process.stdout)
        return [Verdict(*one) for one in found]

    def end(self) -> None:
        """It is not needed any more."""
        self._process.kill()
        self._process.communicate()


@cache
def companions(number: int) -> list[Companion]:
    """So many of them."""
    return [Companion() for _ in range(number)]


def dismiss(helping: list[Companion]) -> None:
    """End companions; others are started when some are wanted again."""
    for companion in helping:
        companion.end()
    companions.cache_clear()


def joined(searches: list[list[Verdict]]) -> list[Verdict]:
    """What several searches have found about each choice, taken together."""
    found: dict[int, Verdict] = {}
    for verdict in (verdict for search in searches for verdict in search):
        before = found.get(verdict.action)
        if before is None:
            found[verdict.action] = verdict
            continue
        tries = before.tries + verdict.tries
        win = (before.win * before.tries + verdict.win * verdict.tries) / tries
        worth = (before.worth * before.tries + verdict.worth * verdict.tries) / tries
        found[verdict.action] = Verdict(verdict.action, tries, win, worth)
    return sorted(found.values(), key=rank, reverse=True)


def _write(pipe: IO[bytes] | None, what: object) -> None:
    assert pipe is not None
    pickle.dump(what, pipe)
    pipe.flush()
