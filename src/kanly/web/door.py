"""Who may come to which table, and to which of its seats.

On a server for one device everybody is the same person, and all tables are theirs.
"""

from __future__ import annotations

from .errors import Refused, not_over, unknown_table
from .people import HERE, is_same
from .rooms.room import LATER, Watching
from .rooms.rooms import Rooms
from .tables import Table

EVERYBODY = -1
"""The seat of whoever sees what everybody may see."""


class Door:
    """The tables of a person.  Of others nobody learns whether they are there."""

    def __init__(self, rooms: Rooms, person: str) -> None:
        self.rooms = rooms
        self.registry = rooms.registry
        self.person = person

    def table(self, id: str, seat: int = EVERYBODY) -> Table:
        """The table, for whoever may see it with the eyes of this seat."""
        # Before it is taken up: how long that takes would tell that it is there.
        if not self._belongs(id) and self._watching(id) == "nobody":
            raise unknown_table(id)
        table = self.registry.get(id)
        if 0 <= seat < len(table.sitters) and not table.is_over:
            sitter = table.sitters[seat]
            if sitter.kind == "person" and not sitter.is_held_by(self.person):
                raise Refused(403, "hidden", f"the seat {seat} is somebody else's")
        return table

    def whole(self, id: str) -> Table:
        """The table, for whoever may know everything about it: it is over, or theirs alone.

        Once they know, it cannot be opened to others any more, and before, nobody knows of one
        that was: this notes it first and then looks for a room, `Rooms.open_to_others` makes a
        room first and then looks whether it is noted.
        """
        table = self.table(id)
        if table.is_over:
            return table
        if self._others_play(table):
            raise not_over(id)
        self.registry.storage.tell(id)
        if self.rooms.store.load(id) is not None:
            raise not_over(id)
        return table

    def alone(self, id: str) -> Table:
        """The table, for its only person: others are asked in their room."""
        table = self.table(id)
        if self._others_play(table):
            raise Refused(403, "not-your-table", "others play here, too: a room asks them")
        return table

    def _others_play(self, table: Table) -> bool:
        return any(x.kind == "person" and not x.is_held_by(self.person) for x in table.sitters)

    def remove(self, id: str) -> None:
        """Delete a table for good; only whoever opened it can, even if it cannot be read."""
        if not self._belongs(id):
            raise unknown_table(id)
        if not is_same(self.registry.storage.owner(id) or HERE, self.person):
            raise Refused(403, "not-your-table", "only who opened a table can delete it")
        self.registry.remove(id)

    def moment(self, table: Table) -> int | None:
        """After how many actions somebody sees the table; None: as it is now."""
        if table.is_over or self._is_at(table) or self._watching(table.id) == "now":
            return None
        return self.registry.storage.played_before(table.id, LATER)

    def _belongs(self, id: str) -> bool:
        table = self.registry.known(id)
        if table is not None and self._is_at(table):
            return True
        return self.registry.storage.belongs(id, self.person)

    def _is_at(self, table: Table) -> bool:
        return is_same(table.owner, self.person) or bool(table.seats_of(self.person))

    def _watching(self, id: str) -> Watching:
        """How somebody without a seat sees a table."""
        room = self.rooms.store.load(id)
        if room is None or not self.rooms.store.is_member(id, self.person):
            return "nobody"
        return room.terms.watching
