"""The server as a process: whom it believes, and to whom it does not listen for ever."""

from __future__ import annotations

import socket
import subprocess
import sys
import time
from collections.abc import Iterator
from contextlib import contextmanager, suppress
from pathlib import Path

import httpx
import pytest

from kanly.web.guard import LONGEST_HEAD
from tests.servers.services import free_port
from tests.web.client import url

SERVER = """
import sys
from kanly.web.app import create_app
from kanly.web.server import serve
database, port, *behind = sys.argv[1:]
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


@contextmanager
def serving(folder: Path, *behind: str) -> Iterator[int]:
    """A public server behind some proxies; yields its port."""
    port = free_port()
    command = [sys.executable, "-c", SERVER, url(folder), str(port), *behind]
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
