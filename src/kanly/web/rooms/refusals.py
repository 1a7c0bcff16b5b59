"""What is refused in rooms, each with a code the page has words for."""

from __future__ import annotations

from ..errors import Refused


def unknown_room(id: str) -> Refused:
    """There is no such room, or whoever asks is not in it."""
    return Refused(404, "unknown-room", f"there is no room {id}")


def bad_invitation() -> Refused:
    """A link that lets nobody in, or not any more."""
    return Refused(403, "bad-invitation", "this invitation is not good, or not any more")


def not_host() -> Refused:
    """Only the host can do this."""
    return Refused(403, "not-host", "only the host of the table can do this")


def place_taken() -> Refused:
    """Somebody else was quicker, or no place is free."""
    return Refused(409, "place-taken", "the place is not free")


def leader_taken() -> Refused:
    """Somebody else was quicker."""
    return Refused(409, "leader-taken", "somebody else has this Leader")


def places_free() -> Refused:
    """A game begins when every place is taken."""
    return Refused(422, "places-free", "some places are still free: a bot could take them")


def has_begun() -> Refused:
    """The game has begun."""
    return Refused(409, "has-begun", "the game has begun")


def not_begun() -> Refused:
    """The game has not begun."""
    return Refused(409, "not-begun", "the game has not begun")


def nothing_is_hidden() -> Refused:
    """Whoever opened the game may know what nobody should."""
    return Refused(
        409,
        "nothing-is-hidden",
        "what is hidden in this game may be known: its seed was chosen, or it was in a file",
    )


def not_your_seat(seat: int) -> Refused:
    """It is somebody else's."""
    return Refused(403, "not-your-seat", f"seat {seat} is not yours")


def nothing_asked() -> Refused:
    """Nobody wishes to take anything back, or not any more."""
    return Refused(409, "nothing-asked", "nobody asks to take anything back now")


def nobody_to_ask() -> Refused:
    """No other person plays who could agree."""
    return Refused(422, "nobody-to-ask", "nobody else plays here who could agree")


def nothing_said() -> Refused:
    """Empty, or a phrase there is not."""
    return Refused(422, "nothing-said", "there is nothing to say")
