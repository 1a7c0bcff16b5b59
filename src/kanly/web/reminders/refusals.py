"""What is refused about reminders, each with a code the page has words for."""

from __future__ import annotations

from ..errors import Refused


def no_such_way(way: str) -> Refused:
    """This server cannot remind anybody in that way."""
    return Refused(422, "no-such-way", f"this server reminds nobody by {way}")


def bad_device() -> Refused:
    """What a browser says of itself is not what browsers say."""
    return Refused(422, "bad-device", "this is no subscription of a browser to pushes")


def bad_address() -> Refused:
    """No mail can go there."""
    return Refused(422, "bad-address", "no mail can be sent to this address")


def no_mail() -> Refused:
    """The mail server does not do what it should."""
    return Refused(503, "no-mail", "no mail can be sent at the moment")
