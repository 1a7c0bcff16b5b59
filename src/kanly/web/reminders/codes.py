"""Codes that are sent to an address of mail, so that nobody has mails sent to others.

They are made from a secret, the person, the address and the hour, and kept nowhere; nor is an
address, before whoever reads its mails has said yes.
"""

from __future__ import annotations

import hashlib
import hmac
from typing import Final

from ..acquaintances import ALPHABET, LENGTH

HOUR: Final = 3600
"""A code of this hour is good, and one of the hour before."""


class Codes:
    """Makes and knows the codes of one secret, which all servers of a database share."""

    def __init__(self, secret: bytes) -> None:
        self._secret = secret

    def to(self, address: str, person: str, now: float) -> str:
        """What is sent to an address when a person says that it is theirs."""
        return self._made(address, person, int(now // HOUR))

    def is_good(self, typed: str, address: str, person: str, now: float) -> bool:
        """Has the person got what was sent there?"""
        code = "".join(char for char in typed.upper() if char in ALPHABET).encode()
        hour = int(now // HOUR)
        known = [self._made(address, person, at).encode() for at in (hour, hour - 1)]
        # Both are compared, so that the time it takes tells nothing.
        return sum(hmac.compare_digest(code, x) for x in known) > 0

    def _made(self, address: str, person: str, hour: int) -> str:
        said = f"{hour} {person} {address}".encode()
        digest = hmac.new(self._secret, said, hashlib.sha256).digest()
        number = int.from_bytes(digest)
        letters = []
        for _ in range(LENGTH):
            number, rest = divmod(number, len(ALPHABET))
            letters.append(ALPHABET[rest])
        return "".join(letters)
