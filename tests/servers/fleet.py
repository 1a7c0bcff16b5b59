"""Servers in processes of their own on one database, and a player who talks to them."""

from __future__ import annotations

import json
import multiprocessing
import random
import threading
import time
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from typing import Any

import httpx

from .serving import serve

FRESH = multiprocessing.get_context("forkserver")
FRESH.set_forkserver_preload(["__main__", "tests.servers.serving"])
"""Where a server need not be imported first whenever it starts again."""
Json = dict[str, Any]


class Server:
    """One server; after it was killed it starts again at the same address."""

    def __init__(self, url: str, redis: str = "", pause: float = 0.0, public: bool = False) -> None:
        self.is_public = public
        self._database = (url, redis or None)
        self._pause = pause
        self._port = 0
        self.start()
        self.address = f"http://127.0.0.1:{self._port}"
        self.client = httpx.Client(base_url=self.address, timeout=30)

    def start(self) -> None:
        """Start, or start again."""
        here, there = FRESH.Pipe()
        told = (there, *self._database, self._port, self._pause, self.is_public)
        self._process = FRESH.Process(target=serve, args=told, daemon=True)
        self._process.start()
        there.close()
        assert here.poll(30), "the server does not start"
        self._port = here.recv()

    @property
    def is_alive(self) -> bool:
        """Is it there?  It must not die by itself."""
        return self._process.is_alive()

    def kill(self) -> None:
        """As if the power had failed."""
        self._process.kill()
        self._process.join()

    def stop(self) -> None:
        """Ask it to stop."""
        self._process.terminate()
        self._process.join()

    def close(self) -> None:
        """It is not needed any more."""
        self.client.close()
        self.kill()

    # ------------------------------------------------------------ at a table

    def open(self, persons: int, bots: int = 0, bot: str = "greedy", **agreed: Any) -> str:
        """Open a table."""
        sitters = [{"kind": "person"}] * persons + [{"kind": "bot", "bot": bot}] * bots
        answer = self.client.post("/api/tables", json={"sitters": sitters, **agreed})
        assert answer.status_code == 201, answer.text
        return str(answer.json()["id"])

    def screen(self, id: str, seat: int = -1) -> Json:
        """What a seat sees."""
        answer = self.client.get(f"/api/tables/{id}", params={"seat": seat})
        assert answer.status_code == 200, answer.text
        found: Json = answer.json()
        return found

    def asked(self, id: str) -> Json | None:
        """What the person who must decide sees; none if a bot must, or the game is over."""
        shown = self.screen(id)
        decision = shown["decision"]
        if decision is None or shown["sitters"][decision["seat"]]["kind"] != "person":
            return None
        return self.screen(id, decision["seat"])

    def act(self, shown: Json, action: str) -> httpx.Response:
        """Answer a decision."""
        sent = {"seat": shown["seat"], "revision": shown["revision"], "action": action}
        return self.client.post(f"/api/tables/{shown['id']}/actions", json=sent)

    def undo(self, shown: Json) -> httpx.Response:
        """Take the last action back."""
        sent = {"seat": shown["seat"], "revision": shown["revision"]}
        return self.client.post(f"/api/tables/{shown['id']}/undo", json=sent)

    def record(self, id: str) -> list[str]:
        """The actions so far."""
        found: list[str] = self.client.get(f"/api/tables/{id}/record").json()["actions"]
        return found


def choices(shown: Json) -> list[str]:
    """What can be answered."""
    return [x["action"] for x in shown["decision"]["actions"]]


def wait_for(test: Callable[[], Any], seconds: float = 30.0) -> Any:
    """What the test finds, as soon as it finds something."""
    end = time.monotonic() + seconds
    while not (found := test()):
        assert time.monotonic() < end, "waited in vain"
        time.sleep(0.02)
    return found


def play(server: Server, id: str, steps: int, seed: int) -> None:
    """Persons answer by chance, so many times."""
    chance = random.Random(seed)
    for _ in range(steps):
        shown = wait_for(lambda: server.asked(id))
        assert server.act(shown, chance.choice(choices(shown))).status_code == 200


@contextmanager
def listening(server: Server, only: str = "") -> Iterator[list[tuple[float, Json]]]:
    """What the stream of a server tells of a table, or of all, and when it was heard."""
    heard: list[tuple[float, Json]] = []
    client = httpx.Client(base_url=server.client.base_url, timeout=None)
    ready = threading.Event()

    def listen() -> None:
        try:
            with client.stream(
                "GET", "/api/events", params={"table": only} if only else {}
            ) as stream:
                for line in stream.iter_lines():
                    ready.set()
                    if line.startswith("data: {"):
                        heard.append((time.monotonic(), json.loads(line[6:])))
        except httpx.HTTPError:
            pass

    thread = threading.Thread(target=listen, daemon=True)
    thread.start()
    ready.wait(10)
    yield heard
    client.close()
