"""Taking back what others have seen: whoever plays must agree."""

from __future__ import annotations

from ..errors import nothing_to_undo, stale
from ..playing import check
from ..tables import Table
from . import refusals as no
from .room import Asked, Room
from .rooms import Rooms


def others(table: Table, seat: int) -> dict[str, list[int]]:
    """Who must agree to a wish of a seat: all other persons who play, with their seats."""
    own = table.sitters[seat].person
    found: dict[str, list[int]] = {}
    for n, sitter in enumerate(table.sitters):
        if sitter.kind == "person" and not sitter.standin and sitter.person != own:
            found.setdefault(sitter.person, []).append(n)
    return found


def may_ask(table: Table, person: str) -> list[int]:
    """The seats of a person that have something to wish back, and somebody to ask."""
    if table.is_over:
        return []
    return [
        n
        for n in table.seats_of(person)
        if not table.sitters[n].standin and others(table, n) and table.last_of(n) is not None
    ]


def ask(rooms: Rooms, person: str, id: str, seat: int, revision: int) -> None:
    """A seat wishes its last action back, with all that came after it."""
    rooms.entered(person, id)
    table = rooms.registry.get(id)
    with table.lock:
        check(table, seat, revision)
        if not table.sitters[seat].is_held_by(person):
            raise no.not_your_seat(seat)
        last = table.last_of(seat)
        if last is None or table.is_over:
            raise nothing_to_undo("nothing-done")
        if not others(table, seat):
            raise no.nobody_to_ask()
    asked = Asked(seat, last, revision)
    rooms.change(person, id, lambda room: setattr(room, "asked", asked))


def answer(rooms: Rooms, person: str, id: str, seat: int, revision: int, yes: bool) -> bool:
    """Somebody agrees to a seat's wish, or does not; was it taken back because all agree?

    Whoever asked can say no, too: the wish is withdrawn.
    """
    rooms.entered(person, id)
    table = rooms.registry.get(id)
    if revision != table.revision:
        raise stale(revision, table.revision)

    def answered(room: Room) -> None:
        asked = standing(room, table)
        if asked is None or asked.seat != seat:
            raise no.nothing_asked()
        withdraws = not yes and table.sitters[seat].is_held_by(person)
        if not withdraws and person not in others(table, seat):
            raise no.nothing_asked()
        if yes:
            asked.agreed = sorted({*asked.agreed, person})
        else:
            room.asked = None

    room = rooms.change(person, id, answered)
    asked = standing(room, table)
    if asked is None or {*others(table, asked.seat)} - {*asked.agreed}:
        return False
    with table.lock:
        if table.left or table.revision != revision:
            return False
        rooms.registry.rewind(table, asked.plies)
    return True


def standing(room: Room, table: Table) -> Asked | None:
    """The wish that stands, unless the table has moved on since."""
    asked = room.asked
    return asked if asked is not None and asked.revision == table.revision else None
