"""The server as a process: whom it believes, and for whom it does not wait for ever."""

from __future__ import annotations

import asyncio
import socket
import subprocess
import sys
import time
from asyncio import StreamWriter
from collections.abc import AsyncIterator, Iterator
from contextlib import asynccontextmanager, contextmanager, suppress
from pathlib import Path
from typing import Any

import httpx
import pytest
import uvicorn
from uvicorn.server import ServerState

from kanly.web.guard import LONGEST_HEAD
from kanly.web.protocol import MOST_WAITING, Protocol
from tests.servers.services import free_port
from tests.web.client import url

SERVER = """
import sys
from kanly.web import protocol
from kanly.web.app import create_app
from kanly.web.server import serve
database, port, *behind = sys.argv[1:]
protocol.WHOLE_WITHIN, protocol.READ_WITHIN = HURRY
serve(create_app(database, public=True), "127.0.0.1", int(port), behind)
"""


@pytest.mark.parametrize(
    ("behind", "is_believed"), [([], False), (["10.0.0.1"], False), (["127.0.0.0/8"], True)]
)
def test_a_cookie_is_for_https_alone_if_the_proxy_says_so(
    tmp_path: Path, behind: list[str], is_believed: bool
) -> None:
    with serving(tmp_path, *behind) as port:
        answer = httpx.get(
            f"http://127.0.0.1:{port}/api/me", headers={"x-forwarded-proto": "https"}
        )
    assert ("Secure" in answer.headers["set-cookie"]) is is_believed


HEAD = b"POST /api/tables HTTP/1.1\r\nhost: localhost\r\ncontent-type: application/json\r\n"
CHUNKED = HEAD + b"transfer-encoding: chunked\r\n\r\n"


@pytest.fixture(scope="module")
def port(tmp_path_factory: pytest.TempPathFactory) -> Iterator[int]:
    with serving(tmp_path_factory.mktemp("server")) as found:
        yield found


@pytest.mark.parametrize(
    ("begun", "more"),
    [
        (b"GET /", b"x" * 100),
        (HEAD, b"x: y\r\n" * 20),
        (HEAD + b"x: ", b"y" * 100),
        (CHUNKED + b"0\r\n", b"x: y\r\n" * 20),
        (CHUNKED + b"1;", b"y" * 100),
        (b"", b"\r\n" * 50),
    ],
    ids=["address", "headers", "header", "trailers", "extension", "nothing"],
)
def test_whoever_sends_without_end_is_cut_off(port: int, begun: bytes, more: bytes) -> None:
    with socket.create_connection(("127.0.0.1", port), 10) as line:
        line.sendall(begun)
        sent = 0
        with suppress(ConnectionError):
            while sent < 1_000_000:
                line.sendall(more)
                sent += len(more)
                time.sleep(0.0005)
        assert sent < 10 * LONGEST_HEAD
    assert httpx.get(f"http://127.0.0.1:{port}/healthz").status_code == 200


def test_whoever_is_cut_off_is_told_why(port: int) -> None:
    with socket.create_connection(("127.0.0.1", port), 10) as line:
        line.sendall(HEAD + b"x: " + b"y" * (LONGEST_HEAD - len(HEAD)))
        assert line.recv(1000).startswith(b"HTTP/1.1 431 ")
        assert line.recv(1000) == b""


def test_a_long_body_and_many_requests_on_one_line_are_listened_to(port: int) -> None:
    with httpx.Client(base_url=f"http://127.0.0.1:{port}") as client:
        client.get("/api/me")
        record = {"record": {"x": "y" * 50 * LONGEST_HEAD}}
        assert client.post("/api/records", json=record).status_code == 422
        answers = [client.get("/healthz", headers={"x": "y" * 5000}) for _ in range(20)]
    assert {answer.status_code for answer in answers} == {200}


@pytest.fixture(scope="module")
def hurried(tmp_path_factory: pytest.TempPathFactory) -> Iterator[int]:
    """The port of a server that waits for a second where others wait for a minute."""
    with serving(tmp_path_factory.mktemp("hurried"), hurry=(1.0, 1.0)) as found:
        yield found


@pytest.mark.parametrize(
    ("begun", "more"),
    [(b"", b""), (b"", b"\r\n"), (b"GET /", b"x"), (HEAD + b"x: ", b"y"), (CHUNKED, b"1\r\n \r\n")],
    ids=["nothing", "lines", "address", "header", "body"],
)
def test_whoever_sends_too_slowly_is_cut_off(hurried: int, begun: bytes, more: bytes) -> None:
    cookie = httpx.get(f"http://127.0.0.1:{hurried}/api/me").headers["set-cookie"].partition(";")[0]
    begun = begun.replace(b"host:", f"cookie: {cookie}\r\nhost:".encode())
    began = time.monotonic()
    with socket.create_connection(("127.0.0.1", hurried), 10) as line:
        line.sendall(begun)
        line.settimeout(0.1)
        answer = b""
        while not answer:
            line.sendall(more)
            with suppress(TimeoutError):
                answer = line.recv(1000)
            assert time.monotonic() - began < 10
    assert answer.startswith(b"HTTP/1.1 408 ")


def test_whoever_is_not_known_is_told_so_before_a_body_has_come(port: int) -> None:
    for path in (b"/api/records", b"/api/tables"):
        with socket.create_connection(("127.0.0.1", port), 5) as line:
            head = HEAD.replace(b"/api/tables", path)
            line.sendall(head + b"content-length: 50000\r\n\r\n")
            assert line.recv(1000).startswith(b"HTTP/1.1 401 ")


def test_whoever_asks_on_and_on_without_hearing_is_cut_off(port: int) -> None:
    ask = b"GET /healthz HTTP/1.1\r\nhost: localhost\r\n\r\n"
    assert answered(port, ask, MOST_WAITING) == MOST_WAITING
    assert answered(port, ask, 20_000) < 10 * MOST_WAITING
    assert httpx.get(f"http://127.0.0.1:{port}/healthz").status_code == 200


def answered(port: int, ask: bytes, times: int) -> int:
    """How many answers there are, if somebody asks so often and reads later."""
    with socket.socket() as line:
        line.setsockopt(socket.SOL_SOCKET, socket.SO_RCVBUF, 4096)
        line.settimeout(3)
        line.connect(("127.0.0.1", port))
        found = b""
        with suppress(OSError):
            line.sendall(ask * times)
            time.sleep(0.5)
            while found.count(b"HTTP/1.1 200") < times and (read := line.recv(100_000)):
                found += read
    return found.count(b"HTTP/1.1 200")


@asynccontextmanager
async def connected(app: Any) -> AsyncIterator[tuple[ServerState, StreamWriter]]:
    """Somebody at a server of this process that speaks the protocol."""
    config, state = uvicorn.Config(app, interface="asgi3", lifespan="off"), ServerState()
    listening = await asyncio.get_running_loop().create_server(
        lambda: Protocol(config, state, {}), "127.0.0.1", 0
    )
    async with listening:
        _, writer = await asyncio.open_connection(*listening.sockets[0].getsockname())
        while not state.connections:
            await asyncio.sleep(0.01)
        yield state, writer


def test_whoever_does_not_read_is_cut_off(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("kanly.web.protocol.READ_WITHIN", 0.2)

    async def endless(_scope: Any, _receive: Any, send: Any) -> None:
        await send({"type": "http.response.start", "status": 200, "headers": []})
        while state.connections:
            await send({"type": "http.response.body", "body": b"x" * 100_000, "more_body": True})

    async def cut_off() -> None:
        nonlocal state
        async with connected(endless) as (state, writer):
            writer.transport.pause_reading()  # type: ignore[attr-defined]
            writer.write(b"GET / HTTP/1.1\r\nhost: localhost\r\n\r\n")
            async with asyncio.timeout(10):
                while state.connections:
                    await asyncio.sleep(0.01)

    state = ServerState()
    asyncio.run(cut_off())


@pytest.mark.skipif(not hasattr(socket, "TCP_USER_TIMEOUT"), reason="this system has none")
def test_a_line_nobody_is_at_any_more_ends() -> None:
    async def nothing(*_: object) -> None:
        pass

    async def options() -> list[int]:
        async with connected(nothing) as (state, _):
            line = next(iter(state.connections)).transport.get_extra_info("socket")
            keepalive = line.getsockopt(socket.SOL_SOCKET, socket.SO_KEEPALIVE)
            return [keepalive, line.getsockopt(socket.IPPROTO_TCP, socket.TCP_USER_TIMEOUT)]

    keepalive, patience = asyncio.run(options())
    assert keepalive
    assert 0 < patience <= 120_000


@contextmanager
def serving(folder: Path, *behind: str, hurry: tuple[float, float] = (30.0, 60.0)) -> Iterator[int]:
    """A public server behind some proxies; yields its port."""
    port = free_port()
    script = SERVER.replace("HURRY", str(hurry))
    command = [sys.executable, "-c", script, url(folder), str(port), *behind]
    with subprocess.Popen(command) as server:
        try:
            for _ in range(300):
                with suppress(OSError), socket.create_connection(("127.0.0.1", port)):
                    break
                time.sleep(0.1)
            else:
                raise AssertionError("the server does not start")
            yield port
        finally:
            server.kill()
