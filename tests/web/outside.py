"""What lies outside a server: a push service and a mail server, both real and on loopback."""

from __future__ import annotations

import datetime
import email
import ipaddress
import json
import os
import ssl
import threading
from collections.abc import Iterator
from contextlib import contextmanager
from email.message import EmailMessage
from email.policy import default
from http.server import BaseHTTPRequestHandler, ThreadingHTTPServer
from pathlib import Path
from typing import Any

from aiosmtpd.controller import Controller
from aiosmtpd.smtp import SMTP, Envelope, Session
from cryptography import x509
from cryptography.hazmat.primitives import hashes, serialization
from cryptography.hazmat.primitives.asymmetric import ec, utils
from cryptography.hazmat.primitives.ciphers.aead import AESGCM
from cryptography.hazmat.primitives.kdf.hkdf import HKDF
from cryptography.x509.oid import NameOID

from kanly.web.reminders.courier import Courier
from kanly.web.reminders.mail import MailServer
from kanly.web.reminders.push import CURVE, decoded, encoded
from kanly.web.reminders.reminders import Outside
from tests.servers.services import free_port

Json = dict[str, Any]
SENDER = "kanly@kanly.example"
ADDRESS = "https://kanly.example"


class Browser:
    """Somebody's browser, subscribed to a push service: it alone can read what comes."""

    def __init__(self, service: PushService, name: str) -> None:
        self._key = ec.generate_private_key(CURVE)
        self._secret = os.urandom(16)
        self.path = f"/push/{name}"
        self.service = service
        service.browsers[self.path] = self

    def subscription(self, lang: str = "en") -> Json:
        """What it tells the server."""
        point = self._key.public_key().public_bytes(
            serialization.Encoding.X962, serialization.PublicFormat.UncompressedPoint
        )
        endpoint = f"https://localhost:{self.service.port}{self.path}"
        keys = {"p256dh": encoded(point), "auth": encoded(self._secret)}
        return {"endpoint": endpoint, "lang": lang, **keys}

    def read(self, body: bytes) -> Json:
        """What was sent, decrypted."""
        salt, size, theirs = body[:16], body[20], body[21:86]
        assert (int.from_bytes(body[16:20]), size) == (4096, 65)
        ours = decoded(self.subscription()["p256dh"])
        shared = self._key.exchange(
            ec.ECDH(), ec.EllipticCurvePublicKey.from_encoded_point(CURVE, theirs)
        )
        both = derived(shared, self._secret, b"WebPush: info\0" + ours + theirs, 32)
        key = derived(both, salt, b"Content-Encoding: aes128gcm\0", 16)
        nonce = derived(both, salt, b"Content-Encoding: nonce\0", 12)
        plain = AESGCM(key).decrypt(nonce, body[86:], None)
        assert plain.endswith(b"\x02")
        found: Json = json.loads(plain[:-1])
        return found


def derived(key: bytes, salt: bytes, info: bytes, length: int) -> bytes:
    """A key made from another."""
    return HKDF(hashes.SHA256(), length, salt, info).derive(key)


class PushService:
    """Takes messages by https, checks who signed them, and has browsers read them."""

    def __init__(self, folder: Path) -> None:
        self.browsers: dict[str, Browser] = {}
        self.answers: dict[str, list[int]] = {}
        """What it answers next, by path; without any 201."""
        self.got: list[tuple[str, Json]] = []
        """Each path and what was read there,"""
        self.asked = 0
        """and how many requests there were."""
        self.headers: Json = {}
        """Of the last request."""
        service = self

        class Handler(BaseHTTPRequestHandler):
            def do_POST(self) -> None:
                body = self.rfile.read(int(self.headers["content-length"]))
                self.send_response(service.take(self.path, dict(self.headers), body))
                self.send_header("location", f"https://localhost:{service.port}/elsewhere")
                self.end_headers()

            def log_message(self, *_: object) -> None:
                pass

        self._server = ThreadingHTTPServer(("127.0.0.1", 0), Handler)
        self.port = self._server.server_port
        certificate = certified(folder)
        inside = ssl.SSLContext(ssl.PROTOCOL_TLS_SERVER)
        inside.load_cert_chain(certificate)
        self._server.socket = inside.wrap_socket(self._server.socket, server_side=True)
        self.trusting = ssl.create_default_context(cafile=certificate)
        threading.Thread(target=self._server.serve_forever, daemon=True).start()

    def take(self, path: str, headers: Json, body: bytes) -> int:
        """A message: read by the browser it is for, if it is well signed."""
        self.asked += 1
        self.headers = {name.lower(): value for name, value in headers.items()}
        status = (self.answers.get(path) or [201]).pop(0)
        if status == 201:
            assert self.headers["content-encoding"] == "aes128gcm"
            self.got.append((path, self.browsers[path].read(body)))
        return status

    def signed(self) -> Json:
        """What the last request was signed with, checked."""
        scheme, _, rest = self.headers["authorization"].partition(" ")
        token, key = (part.strip().partition("=")[2] for part in rest.split(","))
        said, _, signature = token.rpartition(".")
        raw = decoded(signature)
        der = utils.encode_dss_signature(int.from_bytes(raw[:32]), int.from_bytes(raw[32:]))
        public = ec.EllipticCurvePublicKey.from_encoded_point(CURVE, decoded(key))
        public.verify(der, said.encode(), ec.ECDSA(hashes.SHA256()))
        head, claims = (json.loads(decoded(part)) for part in said.split("."))
        assert (scheme, head) == ("vapid", {"typ": "JWT", "alg": "ES256"})
        return {**claims, "key": key}

    def courier(self) -> Courier:
        """One who may go to this machine, and trusts this service."""
        return Courier(self.port, lambda address: address in ("127.0.0.1", "::1"), self.trusting)

    def close(self) -> None:
        """It is not needed any more."""
        self._server.shutdown()
        self._server.server_close()


def certified(folder: Path) -> Path:
    """A certificate for this machine, with its key."""
    key = ec.generate_private_key(CURVE)
    name = x509.Name([x509.NameAttribute(NameOID.COMMON_NAME, "localhost")])
    now = datetime.datetime.now(datetime.UTC)
    names = [x509.DNSName("localhost"), x509.IPAddress(ipaddress.ip_address("127.0.0.1"))]
    made = (
        x509.CertificateBuilder()
        .subject_name(name)
        .issuer_name(name)
        .public_key(key.public_key())
        .serial_number(x509.random_serial_number())
        .not_valid_before(now - datetime.timedelta(days=1))
        .not_valid_after(now + datetime.timedelta(days=1))
        .add_extension(x509.SubjectAlternativeName(names), critical=False)
        .add_extension(x509.BasicConstraints(ca=True, path_length=None), critical=True)
        .sign(key, hashes.SHA256())
    )
    file = folder / "certificate.pem"
    secret = key.private_bytes(
        serialization.Encoding.PEM,
        serialization.PrivateFormat.PKCS8,
        serialization.NoEncryption(),
    )
    file.write_bytes(secret + made.public_bytes(serialization.Encoding.PEM))
    return file


class Mailbox:
    """A mail server that keeps what comes."""

    def __init__(self) -> None:
        self.mails: list[EmailMessage] = []
        self.raw = b""
        """The last one as it came."""
        self.to: list[str] = []
        self.refusals: list[str] = []
        """What it answers to the next addresses, instead of taking mails for them."""
        self.port = free_port()
        self._controller = Controller(self, hostname="127.0.0.1", port=self.port)
        self._controller.start()

    async def handle_RCPT(  # noqa: N802
        self, _: SMTP, __: Session, envelope: Envelope, address: str, ___: list[str]
    ) -> str:
        """Take mails for an address, or not."""
        if self.refusals:
            return self.refusals.pop(0)
        envelope.rcpt_tos.append(address)
        return "250 OK"

    async def handle_DATA(self, _: SMTP, __: Session, envelope: Envelope) -> str:  # noqa: N802
        """Keep a mail."""
        assert isinstance(envelope.content, bytes)
        self.raw = envelope.content
        found = email.message_from_bytes(self.raw, policy=default)
        assert isinstance(found, EmailMessage)
        self.to += envelope.rcpt_tos
        self.mails.append(found)
        return "250 OK"

    @property
    def server(self) -> MailServer:
        """How it is reached."""
        return MailServer(SENDER, "127.0.0.1", self.port)

    def text(self) -> str:
        """What the last mail says."""
        return str(self.mails[-1].get_content())

    def close(self) -> None:
        """It is not needed any more."""
        self._controller.stop()


class Around:
    """Both, as a server is told of them."""

    def __init__(self, folder: Path) -> None:
        self.push = PushService(folder)
        self.mail = Mailbox()
        self.outside = Outside(ADDRESS, self.mail.server, self.push.courier())

    def browser(self, name: str) -> Browser:
        """A browser that is subscribed."""
        return Browser(self.push, name)


@contextmanager
def around(folder: Path) -> Iterator[Around]:
    """A push service and a mail server, as long as they are needed."""
    found = Around(folder)
    try:
        yield found
    finally:
        found.push.close()
        found.mail.close()
