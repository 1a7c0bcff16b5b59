"""A public server as a process of its own, and what it takes of the machine."""

from __future__ import annotations

import os
import signal
import socket
import subprocess
import sys
import tempfile
import time
import urllib.request
from collections.abc import Iterator
from contextlib import contextmanager
from dataclasses import dataclass
from pathlib import Path
from typing import Final

PATIENCE: Final = 60
"""Seconds a server has to start."""
TICKS: Final = os.sysconf("SC_CLK_TCK")
PAGE: Final = os.sysconf("SC_PAGE_SIZE")


@dataclass
class Used:
    """Seconds of processor time since they began."""

    server: float
    thinkers: float
    generator: float
    machine: float
    """By everything on it."""

    def __sub__(self, other: Used) -> Used:
        return Used(
            self.server - other.server,
            self.thinkers - other.thinkers,
            self.generator - other.generator,
            self.machine - other.machine,
        )


class Server:
    """`kanly serve --public` as a process."""

    def __init__(self, kanly: str, url: str, bot_pause: float, thinkers: int | None) -> None:
        self.port = free_port()
        command = [kanly, "serve", "--public", "--port", str(self.port), "--database", url]
        command += ["--bot-pause", str(bot_pause)]
        command += [] if thinkers is None else ["--thinkers", str(thinkers)]
        self._said = tempfile.TemporaryFile()  # noqa: SIM115 (closed with the server)
        self._process = subprocess.Popen(command, stderr=self._said)
        end = time.monotonic() + PATIENCE
        while not self._is_ready():
            if self._process.poll() is not None or time.monotonic() > end:
                self.stop()
                self._said.seek(0)
                said = self._said.read().decode()
                raise SystemExit(f"the server does not start: {' '.join(command)}\n{said}")
            time.sleep(0.1)

    def stop(self) -> None:
        """Ask it to stop, and wait."""
        if self._process.poll() is not None:
            print(f"the server had ended by itself: {self._process.returncode}", file=sys.stderr)
        self._process.terminate()
        try:
            self._process.wait(30)
        except subprocess.TimeoutExpired:
            self._process.send_signal(signal.SIGKILL)
            self._process.wait()

    def used(self) -> Used:
        """What was used up to now."""
        thinkers = sum(_seconds(pid) for pid in _children(self._process.pid))
        own = time.process_time()
        return Used(_seconds(self._process.pid), thinkers, own, _busy())

    def memory(self) -> int:
        """Bytes of the server's own process that lie in memory."""
        return int(Path(f"/proc/{self._process.pid}/statm").read_text().split()[1]) * PAGE

    def _is_ready(self) -> bool:
        try:
            with urllib.request.urlopen(f"http://127.0.0.1:{self.port}/readyz", timeout=1):
                return True
        except OSError:
            return False


@contextmanager
def serving(
    kanly: str, url: str, bot_pause: float = 0.35, thinkers: int | None = None
) -> Iterator[Server]:
    """A server, as long as it is needed."""
    server = Server(kanly, url, bot_pause, thinkers)
    try:
        yield server
    finally:
        server.stop()


def free_port() -> int:
    """A port nobody listens on."""
    with socket.socket() as probe:
        probe.bind(("127.0.0.1", 0))
        return int(probe.getsockname()[1])


def _children(pid: int) -> list[int]:
    found: list[int] = []
    for task in Path(f"/proc/{pid}/task").iterdir():
        found += map(int, (task / "children").read_text().split())
    return found


def _seconds(pid: int) -> float:
    fields = Path(f"/proc/{pid}/stat").read_text().rpartition(")")[2].split()
    return (int(fields[11]) + int(fields[12])) / TICKS


def _busy() -> float:
    user, nice, system, _idle, _waiting, irq, softirq, *_ = (
        int(x) for x in Path("/proc/stat").read_text().splitlines()[0].split()[1:]
    )
    return (user + nice + system + irq + softirq) / TICKS
