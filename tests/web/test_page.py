"""The addresses of the page."""

from __future__ import annotations

import asyncio
import os
import random
import re
from collections.abc import Iterator
from pathlib import Path

import pytest

from kanly.web import page
from kanly.web.page import SCREENS
from tests.web.client import Client, serving

ROUTER = Path(__file__).parents[2] / "page" / "src" / "lib" / "router.svelte.ts"


def test_the_page_is_sent_for_every_screen_its_router_knows() -> None:
    named = re.search(r"const ALONE = \[(.*?)\]", ROUTER.read_text(), re.DOTALL)
    assert named is not None
    screens = {f"/{word}" for word in re.findall(r'"(\w+)"', named[1])}
    assert len(screens) > 5
    assert screens <= {*SCREENS}


SCRIPT = b"let kanly = 1;\n" * 5000
PICTURE = random.Random(1).randbytes(5000)
PLAIN = {"accept-encoding": "identity"}


@pytest.fixture
def static(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """A page of three files."""
    static = tmp_path / "static"
    (static / "assets").mkdir(parents=True)
    (static / "index.html").write_text("<p>the page</p>" * 100, "utf-8")
    (static / "assets" / "index.js").write_bytes(SCRIPT)
    (static / "icon.png").write_bytes(PICTURE)
    monkeypatch.setattr("kanly.web.page.STATIC", static)
    return static


@pytest.fixture
def client(tmp_path: Path, static: Path) -> Iterator[Client]:
    with serving(tmp_path) as found:
        yield found


@pytest.mark.parametrize("path", ["/", "/assets/index.js"])
def test_a_file_is_sent_compressed_to_whoever_reads_that(client: Client, path: str) -> None:
    small, plain = client.get(path), client.get(path, headers=PLAIN)
    assert small.headers["content-encoding"] == "gzip"
    assert "content-encoding" not in plain.headers
    assert small.content == plain.content
    assert int(small.headers["content-length"]) < len(plain.content) / 5
    for sent in (small, plain):
        assert sent.headers["vary"] == "Accept-Encoding"
    for name in ("content-type", "etag", "last-modified", "content-disposition", "cache-control"):
        assert small.headers[name] == plain.headers[name]
    for headers, sent in (({}, small), (PLAIN, plain)):
        head = client.head(path, headers=headers)
        assert head.content == b""
        for name in ("content-length", "content-type", "etag", "vary"):
            assert head.headers[name] == sent.headers[name]


@pytest.mark.parametrize(
    ("accepted", "compressed"),
    [
        ("gzip", True), ("br, GZIP;q=0.5", True), ("gzip;q=1", True), ("", False),
        ("br", False), ("gzip;q=0", False), ("br, gzip; q=0.00", False), ("x-gzip", False),
    ],
)  # fmt: skip
def test_who_does_not_read_it_compressed_has_it_whole(
    client: Client, accepted: str, compressed: bool
) -> None:
    answer = client.get("/assets/index.js", headers={"accept-encoding": accepted})
    assert ("content-encoding" in answer.headers) is compressed
    assert answer.content == SCRIPT


def test_what_becomes_no_smaller_is_sent_as_it_is(client: Client) -> None:
    answer = client.get("/icon.png")
    assert "content-encoding" not in answer.headers
    assert answer.content == PICTURE


def test_a_file_is_compressed_once_and_beside_the_event_loop(
    client: Client, static: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    compress = page.gzip.compress
    done = 0

    def counted(*data: bytes, **how: int) -> bytes:
        nonlocal done
        done += 1
        with pytest.raises(RuntimeError):
            asyncio.get_running_loop()
        return compress(*data, **how)

    monkeypatch.setattr(page.gzip, "compress", counted)
    for _ in range(5):
        assert client.get("/assets/index.js").content == SCRIPT
    assert done == 1
    file = static / "assets" / "index.js"
    file.write_bytes(b"let other = 1;" * 1000)
    os.utime(file, (0, 0))
    assert client.get("/assets/index.js").content == b"let other = 1;" * 1000
    assert done == 2
