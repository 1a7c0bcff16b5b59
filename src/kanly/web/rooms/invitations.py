"""Invitations: what is in a link that lets somebody into a room, or to one of its seats.

They are made from a secret and kept nowhere; a new epoch of the room makes those before worthless.
"""

from __future__ import annotations

import base64
import hashlib
import hmac
from typing import Final

from .room import Room

ANY: Final = "any"
"""To whatever is free."""


class Invitations:
    """Makes and knows the invitations of one secret, which all servers of a database share."""

    def __init__(self, secret: bytes) -> None:
        self._secret = secret

    def to(self, room: Room, seat: int | None = None) -> str:
        """The invitation to a room, or to one of its seats."""
        where = ANY if seat is None else str(seat)
        said = f"{room.id} {room.epoch} {where}".encode()
        digest = hmac.new(self._secret, said, hashlib.sha256).digest()[:15]
        return f"{where}.{base64.urlsafe_b64encode(digest).decode()}"

    def is_good(self, room: Room, invitation: str) -> bool:
        """Does it let somebody into the room?"""
        known = [self.to(room), *(self.to(room, seat) for seat in range(len(room.places)))]
        given = invitation.encode("utf-8", "replace")
        # All are compared, so that the time it takes tells nothing.
        return sum(hmac.compare_digest(x.encode(), given) for x in known) > 0

    def seat_in(self, invitation: str) -> int | None:
        """The seat a good invitation is for; None: any."""
        where = invitation.partition(".")[0]
        return None if where == ANY else int(where)
