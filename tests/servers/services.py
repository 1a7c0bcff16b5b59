"""PostgreSQL and Redis of one's own, started for a test and gone after it."""

from __future__ import annotations

import os
import pwd
import shutil
import signal
import socket
import subprocess
import time
from collections.abc import Iterator
from contextlib import contextmanager, suppress
from pathlib import Path
from typing import Literal


def free_port() -> int:
    """A port nobody listens on."""
    with socket.socket() as probe:
        probe.bind(("127.0.0.1", 0))
        return int(probe.getsockname()[1])


class Postgres:
    """A database server in a folder; it can be stopped in the middle and started again."""

    def __init__(self, folder: Path) -> None:
        self.port = free_port()
        self._bin = max(Path("/usr/lib/postgresql").glob("*/bin"))
        self._home = folder / "postgres"
        self._home.mkdir(mode=0o700)
        if os.getuid() == 0:  # it refuses to run as root
            folder.chmod(0o755)
            shutil.chown(self._home, "postgres")
            self._home.chmod(0o700)
        self._run("initdb", "-A", "trust", "-U", "kanly", "--no-sync")
        self.start()

    @property
    def url(self) -> str:
        """Its address for Kanly."""
        return f"postgresql+psycopg://kanly@127.0.0.1:{self.port}/postgres"

    def start(self) -> None:
        """Start, or start again after a stop."""
        options = f"-p {self.port} -h 127.0.0.1 -k {self._home} -c max_connections=200"
        self._run("pg_ctl", "-w", "-o", options, "-l", str(self._home / "log"), "start")

    def stop(self, how: Literal["fast", "immediate"] = "immediate") -> None:
        """Stop, whoever is connected, in good order or as in a crash; what was committed stays."""
        self._run("pg_ctl", "-w", "-m", how, "stop")

    @contextmanager
    def frozen(self) -> Iterator[None]:
        """It hangs: whoever asks waits."""
        main = int((self._home / "postmaster.pid").read_text().split()[0])
        own = Path(f"/proc/{main}/task/{main}/children").read_text().split()
        everybody = [main, *map(int, own)]
        for process in everybody:
            os.kill(process, signal.SIGSTOP)
        try:
            yield
        finally:
            for process in everybody:
                with suppress(ProcessLookupError):
                    os.kill(process, signal.SIGCONT)

    def _run(self, program: str, *words: str) -> None:
        command = [str(self._bin / program), "-D", str(self._home), *words]
        user = pwd.getpwnam("postgres").pw_uid if os.getuid() == 0 else None
        subprocess.run(command, user=user, cwd="/", check=True, stdout=subprocess.DEVNULL)


class Redis:
    """A Redis that keeps nothing; it can be stopped in the middle and started again."""

    def __init__(self) -> None:
        self.port = free_port()
        self.start()

    @property
    def url(self) -> str:
        """Its address."""
        return f"redis://127.0.0.1:{self.port}"

    def start(self) -> None:
        """Start, or start again after a stop."""
        command = ["redis-server", "--port", str(self.port), "--bind", "127.0.0.1", "--save", ""]
        self._process = subprocess.Popen(command, stdout=subprocess.DEVNULL)
        for _ in range(200):
            try:
                socket.create_connection(("127.0.0.1", self.port), 0.1).close()
                return
            except OSError:
                time.sleep(0.05)
        raise TimeoutError("Redis does not start")

    def stop(self) -> None:
        """Kill it."""
        self._process.kill()
        self._process.wait()
