"""Web Push: a message only one browser can read (RFC 8291), from a server it knows (RFC 8292).

What no third party can read it cannot tell, and nothing has to be registered anywhere: whoever has
the endpoint of a browser and signs with the key it was subscribed with can send to it.
"""

from __future__ import annotations

import base64
import json
import os
from typing import Final
from urllib.parse import urlsplit

import msgspec
from cryptography.hazmat.primitives.asymmetric import ec, utils
from cryptography.hazmat.primitives.ciphers.aead import AESGCM
from cryptography.hazmat.primitives.hashes import SHA256
from cryptography.hazmat.primitives.kdf.hkdf import HKDF
from cryptography.hazmat.primitives.serialization import Encoding, PublicFormat

from .store import Device

CURVE: Final = ec.SECP256R1()
ORDER: Final = 0xFFFFFFFF00000000FFFFFFFFFFFFFFFFBCE6FAADA7179E84F3B9CAC2FC632551
"""So many points the curve has."""
RECORD: Final = 4096
"""Bytes of a record; a message is a single one."""
END: Final = b"\x02"
"""Ends the last record."""
TOKEN_LASTS: Final = 12 * 3600
"""Seconds a push service accepts a signature; no longer than a day."""


class Signer:
    """Signs what is sent, with a key that is made from a secret of the server."""

    def __init__(self, secret: bytes, contact: str) -> None:
        self._key = ec.derive_private_key(int.from_bytes(secret) % (ORDER - 1) + 1, CURVE)
        self._contact = contact
        self.public_key = encoded(_point(self._key.public_key()))
        """What browsers subscribe with."""

    def headers(self, endpoint: str, now: float) -> dict[str, str]:
        """Who sends to an endpoint."""
        url = urlsplit(endpoint)
        claims = {
            "aud": f"{url.scheme}://{url.netloc}",
            "exp": int(now) + TOKEN_LASTS,
            "sub": self._contact,
        }
        parts = [{"typ": "JWT", "alg": "ES256"}, claims]
        said = ".".join(encoded(json.dumps(part).encode()) for part in parts)
        signature = self._key.sign(said.encode(), ec.ECDSA(SHA256()))
        r, s = utils.decode_dss_signature(signature)
        token = f"{said}.{encoded(r.to_bytes(32) + s.to_bytes(32))}"
        return {"authorization": f"vapid t={token}, k={self.public_key}"}


def readable(device: Device) -> Device | None:
    """It in the one form that is kept; None if nothing can be encrypted for it."""
    try:
        sealed(b"", device)
    except ValueError:
        return None
    key, secret = (encoded(decoded(text)) for text in (device.key, device.secret))
    return msgspec.structs.replace(device, key=key, secret=secret)


def sealed(
    message: bytes,
    device: Device,
    key: ec.EllipticCurvePrivateKey | None = None,
    salt: bytes | None = None,
) -> bytes:
    """A message as only the browser can read it; key and salt are new ones, but in examples."""
    key = key or ec.generate_private_key(CURVE)
    salt = salt or os.urandom(16)
    theirs, secret = decoded(device.key), decoded(device.secret)
    if (len(theirs), len(secret)) != (65, 16):
        raise ValueError("the key of a browser has 65 bytes, its secret 16")
    shared = key.exchange(ec.ECDH(), ec.EllipticCurvePublicKey.from_encoded_point(CURVE, theirs))
    ours = _point(key.public_key())
    both = _derived(shared, secret, b"WebPush: info\0" + theirs + ours, 32)
    content_key = _derived(both, salt, b"Content-Encoding: aes128gcm\0", 16)
    nonce = _derived(both, salt, b"Content-Encoding: nonce\0", 12)
    head = salt + RECORD.to_bytes(4) + len(ours).to_bytes(1) + ours
    return head + AESGCM(content_key).encrypt(nonce, message + END, None)


def encoded(data: bytes) -> str:
    """Bytes as they stand in addresses and headers."""
    return base64.urlsafe_b64encode(data).decode().rstrip("=")


def decoded(text: str) -> bytes:
    """The bytes again."""
    return base64.urlsafe_b64decode(text + "=" * (-len(text) % 4))


def _point(key: ec.EllipticCurvePublicKey) -> bytes:
    return key.public_bytes(Encoding.X962, PublicFormat.UncompressedPoint)


def _derived(key: bytes, salt: bytes, info: bytes, length: int) -> bytes:
    return HKDF(SHA256(), length, salt, info).derive(key)
