"""Where bots and the coach think: in processes beside the server; no thought slows the page."""

from __future__ import annotations

import asyncio
import logging
import multiprocessing
import os
import signal
import threading
import time
import traceback
from collections.abc import Callable, Iterator
from concurrent.futures import ThreadPoolExecutor
from contextlib import contextmanager, suppress
from dataclasses import replace
from multiprocessing.connection import Connection
from queue import LifoQueue
from typing import Any, Final
from weakref import WeakValueDictionary

from ..bots import GreedyBot
from .thinking import Asked, Question, Tell, packed, think, unpacked

LOG = logging.getLogger(__name__)
LIMIT: Final = 15.0
"""Seconds without a word after which a thought has gone astray."""
GLANCE: Final = 0.05
"""Seconds between two looks whether a thought is still wanted."""
YIELDING: Final = 10
"""How far thinking stands back behind the server and the browser, where they share a processor."""
ATTEMPTS: Final = 2
"""So often a bot is asked the same before another one answers for it."""
KEEPING: Final = 2
"""So many threads more than processes: while one answer is kept, the next is thought about."""
PART: Final = "part"
ANSWER: Final = "answer"
FAILED: Final = "failed"
"""The words of a process: how far it is, the answer, what went wrong."""
Wanted = Callable[[], bool]


class Unwanted(Exception):
    """Nobody waits for the answer any more."""


class Shares:
    """So many places for everybody at what all want: who has more to do waits for themselves."""

    def __init__(self, places: int) -> None:
        self._places = places
        self._held: WeakValueDictionary[str, asyncio.Semaphore] = WeakValueDictionary()

    def of(self, person: str) -> asyncio.Semaphore:
        """A person's places; forgotten when they have none and wait for none."""
        return self._held.setdefault(person, asyncio.Semaphore(self._places))


class Thinkers:
    """Threads that wait for thoughts, each for one process; with no process they think themselves.

    A process starts when it is needed first, and again when it was lost.
    """

    def __init__(self, processes: int) -> None:
        self.threads = ThreadPoolExecutor(processes + KEEPING if processes else 1, "bots")
        self.shares = Shares(max(1, processes))
        """So many of a person's bots think at once."""
        self._processes = processes
        self._free: LifoQueue[Thinker | None] = LifoQueue()
        """The processes without a question; None is one that has yet to start."""
        self._closed = False
        for _ in range(processes):
            self._free.put(None)

    def warm(self) -> None:
        """Have a first process ready soon; nobody waits for it."""
        if self._processes:
            self.threads.submit(self._start)

    def answer(self, asked: Question, wanted: Wanted) -> int | None:
        """The bot's answer, or none if it is not wanted any more.

        Where a bot fails again and again, the greedy one answers in its place.
        """
        for _ in range(ATTEMPTS):
            try:
                answer = self.ask(asked, wanted)
                assert isinstance(answer, int)
                return answer
            except Unwanted:
                return None
            except Exception:
                LOG.exception("%r has failed to answer", asked.bot)
        LOG.warning("the greedy bot answers in its place")
        return think(replace(asked, bot=GreedyBot))

    def ask(self, asked: Asked, wanted: Wanted, tell: Tell | None = None) -> object:
        """The answer; `tell` is told how far a long thought is, also as a sign of life.

        It is `Unwanted` if nobody waits for it any more.
        """

        def hear(part: float) -> None:
            if not wanted() or self._closed:
                raise Unwanted
            if tell is not None:
                tell(part)

        if not self._processes:
            return asked.answer(hear)
        sent = packed(asked)
        with self._thinker() as thinker:
            return thinker.ask(sent, lambda: wanted() and not self._closed, hear)

    def close(self) -> None:
        """Give up all thoughts and end all processes."""
        self._closed = True
        self.threads.shutdown(cancel_futures=True)
        while not self._free.empty():
            thinker = self._free.get()
            if thinker is not None:
                thinker.end()

    def _start(self) -> None:
        with self._thinker():
            pass

    @contextmanager
    def _thinker(self) -> Iterator[Thinker]:
        """A process to ask; it is kept unless something goes wrong."""
        thinker = self._free.get()
        try:
            if self._closed:
                raise Unwanted
            thinker = thinker or Thinker()
            yield thinker
        except Exception:
            if thinker is not None:
                thinker.end()
                thinker = None
            raise
        finally:
            self._free.put(thinker)


class Thinker:
    """A process that answers one question after the other."""

    def __init__(self) -> None:
        fresh = multiprocessing.get_context("spawn")  # a fork would inherit locks others hold
        self._pipe, theirs = fresh.Pipe()
        self._process = fresh.Process(target=_answer_all, args=(theirs,), daemon=True)
        self._process.start()
        theirs.close()

    def ask(self, sent: bytes, wanted: Wanted, hear: Tell) -> object:
        """The answer; after any error this process is of no use any more."""
        self._pipe.send_bytes(sent)
        word, said = self._hear(wanted)
        while word == PART:
            hear(said)
            word, said = self._hear(wanted)
        if word == FAILED:
            raise RuntimeError(said)
        return said

    def _hear(self, wanted: Wanted) -> Any:
        """The next word of the process, and what it says."""
        end = time.monotonic() + LIMIT
        while not self._pipe.poll(GLANCE):
            if not wanted():
                raise Unwanted
            if time.monotonic() > end:
                raise TimeoutError(f"no answer after {LIMIT:g} seconds")
        return self._pipe.recv()

    def end(self) -> None:
        """End the process, whatever it is doing."""
        self._process.kill()
        self._process.join()
        self._process.close()
        self._pipe.close()


def default_processes() -> int:
    """One core stays free for the page."""
    return max(1, (os.cpu_count() or 1) - 1)


def _answer_all(pipe: Connection) -> None:
    """What a process of bots does: answer, or say what went wrong."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)  # Ctrl+C is for the server, which ends this
    if hasattr(os, "nice"):
        os.nice(YIELDING)
    threading.Thread(target=_end_with_server, daemon=True).start()
    with suppress(EOFError, OSError):  # the server has gone
        while True:
            sent = pipe.recv_bytes()
            pipe.send(_answer(sent, lambda part: pipe.send((PART, part))))


def _answer(sent: bytes, tell: Tell) -> tuple[str, object]:
    try:
        return ANSWER, unpacked(sent).answer(tell)
    except Exception:
        return FAILED, traceback.format_exc()


def _end_with_server() -> None:
    """Even a server that was killed leaves no process behind."""
    server = multiprocessing.parent_process()
    if server is not None:
        server.join()
        os._exit(0)
