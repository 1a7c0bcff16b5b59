"""Only a proxy that was named is believed what it says of those who ask through it."""

from __future__ import annotations

import subprocess
import sys
import time
from contextlib import suppress
from pathlib import Path

import httpx
import pytest

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
    port = str(free_port())
    with subprocess.Popen([sys.executable, "-c", SERVER, url(tmp_path), port, *behind]) as server:
        try:
            cookie = cookie_by_https(f"http://127.0.0.1:{port}/api/me")
        finally:
            server.kill()
    assert ("Secure" in cookie) is is_believed


def cookie_by_https(address: str) -> str:
    """What somebody is given who came to the proxy by https."""
    for _ in range(300):
        with suppress(httpx.ConnectError):
            answer = httpx.get(address, headers={"x-forwarded-proto": "https"})
            return answer.headers["set-cookie"]
        time.sleep(0.1)
    raise AssertionError("the server does not start")
