"""Pushes as the standards say, and endpoints that are none of a push service."""

from __future__ import annotations

import asyncio
import socket
import threading
import time
from collections.abc import Iterator
from contextlib import closing, contextmanager
from pathlib import Path
from typing import Any

import pytest
from cryptography.hazmat.primitives.asymmetric import ec

from kanly.web.reminders import courier
from kanly.web.reminders.courier import Courier, NotCarried, is_public
from kanly.web.reminders.push import CURVE, decoded, encoded, readable, sealed
from kanly.web.reminders.store import Device
from tests.web.outside import Around, around

EXAMPLE = Device(
    "https://push.example.net/push/JzLQ3raZJfFBR0aqvOMsLrt54w4rJUsV",
    "BCVxsr7N_eNgVRqvHtD0zTZsEc6-VV-JvLexhqUzORcxaOzi6-AYWXvTBHm4bjyPjs7Vd8pZGH6SRpkNtoIAiw4",
    "BTBZMqHH6r4Tts7J_aSIgg",
)
"""The browser of RFC 8291, section 5."""
SHORTENED = encoded(b"\3" + decoded(EXAMPLE.key)[1:33])
"""The same key in the other form there is, which no browser uses."""
THEIR_KEY = "yfWPiYE-n46HLnH0KqZOF1fJJU3MYrct3AELtAQ-oRw"
SALT = "DGv6ra1nlYgDCS1FRnbzlw"
MESSAGE = b"When I grow up, I want to be a watermelon"
SEALED = (
    "DGv6ra1nlYgDCS1FRnbzlwAAEABBBP4z9KsN6nGRTbVYI_c7VJSPQTBtkgcy27mlmlMoZIIgDll6e3vCYLocInmYWAmS6Tl"
    "zAC8wEqKK6PBru3jl7A_yl95bQpu6cVPTpK4Mqgkf1CXztLVBSt2Ks3oZwbuwXPXLWyouBWLVWGNWQexSgSxsj_Qulcy4a-"
    "fN"
)


def test_the_example_of_the_standard_comes_out_as_it_stands_there() -> None:
    key = ec.derive_private_key(int.from_bytes(decoded(THEIR_KEY)), CURVE)
    assert encoded(sealed(MESSAGE, EXAMPLE, key, decoded(SALT))) == SEALED


@pytest.mark.parametrize(
    ("key", "secret"),
    [
        ("", ""), (EXAMPLE.key, ""), ("", EXAMPLE.secret), (EXAMPLE.key[:-2], EXAMPLE.secret),
        ("A" * 87, EXAMPLE.secret), (EXAMPLE.key, EXAMPLE.secret + "AAAA"), ("ä", "ä"),
        ("B" + "_" * 86, EXAMPLE.secret), ("=", "="), (SHORTENED, EXAMPLE.secret),
    ],
)  # fmt: skip
def test_keys_nothing_can_be_encrypted_with_are_refused(key: str, secret: str) -> None:
    assert readable(Device(EXAMPLE.endpoint, key, secret)) is None


@pytest.mark.parametrize("odd", ["", "==", "==" + "!" * 72, "==\0\0"])
def test_keys_are_kept_in_one_form(odd: str) -> None:
    assert readable(Device(EXAMPLE.endpoint, EXAMPLE.key + odd, EXAMPLE.secret + odd)) == EXAMPLE


# ---------------------------------------------------------------- endpoints


@pytest.mark.parametrize(
    "endpoint",
    [
        "http://push.example/x", "ftp://push.example/x", "//push.example/x", "push.example/x", "",
        "https://push.example:8443/x", "https://push.example:80/x", "https://push.example:x/x",
        "https://127.0.0.1/x", "https://[::1]/x", "https://169.254.169.254/latest", "https:///x",
        "https://2130706433/x", "https://0x7f000001/x", "https://127.1/x", "https://0177.0.0.1/x",
        "https://127.0.0.1./x", "https://user@push.example/x", "https://push.example/x#y",
        "https://push.example/a b", "https://push.example/a\r\nx: y", "https://push.example/\x00",
        "https://push.example/ä", "https://pü.example/x", "https://push.example\\@evil.example/x",
        "https://push.example/" + "x" * 1000, "https://[/x", "https://push.example/{x}",
    ],
)  # fmt: skip
def test_what_is_no_endpoint_is_refused_without_asking_anybody(
    endpoint: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(socket, "getaddrinfo", None)
    assert not Courier().accepts(endpoint)
    with pytest.raises(NotCarried):
        asyncio.run(Courier().carry(endpoint, {}, b""))


@pytest.mark.parametrize(
    "endpoint",
    [
        "https://fcm.googleapis.com/fcm/send/c:APA91_-x", "https://web.push.apple.com/QGx-_",
        "https://updates.push.services.mozilla.com/wpush/v2/gAA=", "https://push.example:443/?a=b",
        "https://wns2-par02p.notify.windows.com/w/?token=BQYAAA%2b%3d",
    ],
)  # fmt: skip
def test_endpoints_of_push_services_are_accepted(endpoint: str) -> None:
    assert Courier().accepts(endpoint)


@pytest.mark.parametrize(
    "address",
    [
        "127.0.0.1", "127.9.9.9", "0.0.0.0", "10.0.0.1", "172.16.0.1", "172.31.255.255",
        "192.168.1.1", "169.254.169.254", "100.64.0.1", "192.0.0.1", "198.18.0.1", "224.0.0.1",
        "239.1.1.1", "240.0.0.1", "255.255.255.255", "::", "::1", "fe80::1", "fe80::1%eth0",
        "fc00::1", "fd12::1", "ff02::1", "::ffff:127.0.0.1", "::ffff:10.0.0.1", "2001:db8::1",
        "64:ff9b::7f00:1", "64:ff9b::a00:1", "2002:7f00:1::", "2001:0:4136:e378::", "::127.0.0.1",
        "no address", "",
    ],
)  # fmt: skip
def test_addresses_of_the_hosts_own_networks_are_not_public(address: str) -> None:
    assert not is_public(address)


@pytest.mark.parametrize(
    "address",
    ["8.8.8.8", "142.250.1.95", "2606:4700::1111", "::ffff:8.8.8.8", "64:ff9b::808:808"],
)
def test_addresses_of_the_world_are_public(address: str) -> None:
    assert is_public(address)


@pytest.mark.parametrize(
    "answers", [["127.0.0.1"], ["10.0.0.7"], ["8.8.8.8", "192.168.0.1"], ["::1"]]
)
def test_a_name_that_leads_into_the_hosts_network_is_not_followed(
    answers: list[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    """Not even if it leads elsewhere, too: nobody is connected to."""

    async def connect(*_: Any, **__: Any) -> Any:
        raise AssertionError("connected")

    def resolved(*_: Any, **__: Any) -> Any:
        return [(0, 0, 0, "", (address, 443)) for address in answers]

    monkeypatch.setattr(socket, "getaddrinfo", resolved)
    monkeypatch.setattr(asyncio, "open_connection", connect)
    with pytest.raises(NotCarried, match="not public"):
        asyncio.run(Courier().carry("https://push.example/x", {}, b""))


def test_it_is_connected_to_the_address_that_was_looked_at(monkeypatch: pytest.MonkeyPatch) -> None:
    """A name that says something else when it is asked again leads nowhere new."""
    asked: list[str] = []
    connected: list[tuple[Any, ...]] = []

    def resolved(name: str, *_: Any, **__: Any) -> Any:
        asked.append(name)
        return [(0, 0, 0, "", ("8.8.8.8" if len(asked) == 1 else "127.0.0.1", 443))]

    async def connect(*place: Any, **how: Any) -> Any:
        connected.append((*place, how["server_hostname"]))
        raise OSError

    monkeypatch.setattr(socket, "getaddrinfo", resolved)
    monkeypatch.setattr(asyncio, "open_connection", connect)
    with pytest.raises(NotCarried):
        asyncio.run(Courier().carry("https://push.example/x", {}, b""))
    assert (asked, connected) == (["push.example"], [("8.8.8.8", 443, "push.example")])


@pytest.fixture
def outside(tmp_path: Path) -> Iterator[Around]:
    with around(tmp_path) as found:
        yield found


def test_a_redirection_is_an_answer_and_not_followed(outside: Around) -> None:
    outside.push.answers = {"/x": [307]}
    endpoint = f"https://localhost:{outside.push.port}/x"
    assert asyncio.run(outside.push.courier().carry(endpoint, {}, b"")) == 307
    assert outside.push.asked == 1


def test_a_certificate_of_somebody_else_is_not_accepted(outside: Around) -> None:
    strict = Courier(outside.push.port, lambda _: True)
    with pytest.raises(NotCarried, match="SSLCertVerificationError"):
        asyncio.run(strict.carry(f"https://localhost:{outside.push.port}/x", {}, b""))
    assert outside.push.asked == 0


@contextmanager
def answering(piece: bytes) -> Iterator[int]:
    """A port at which somebody answers with the same bytes, again and again and slowly."""
    with closing(socket.create_server(("127.0.0.1", 0))) as server:

        def serve() -> None:
            connection, _ = server.accept()
            with closing(connection):
                try:
                    while True:
                        connection.sendall(piece)
                        time.sleep(0.01)
                except OSError:
                    return

        threading.Thread(target=serve, daemon=True).start()
        yield server.getsockname()[1]


@pytest.mark.parametrize("piece", [b"", b"x", b"\x16\x03\x01"])
def test_nobody_holds_a_reminder_up_with_a_slow_answer(
    piece: bytes, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(courier, "DEADLINE", 0.3)
    began = time.monotonic()
    with answering(piece) as port, pytest.raises(NotCarried):
        asyncio.run(Courier(port, lambda _: True).carry(f"https://localhost:{port}/x", {}, b""))
    assert time.monotonic() - began < 5
