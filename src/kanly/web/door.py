"""Who may come to which table, and to which of its seats.

On a server for one device everybody is the same person, and all tables are theirs.
"""

from __future__ import annotations

from .errors import Refused, not_over, unknown_table
from .registry import TableRegistry
from .tables import Table

EVERYBODY = -1
"""The seat of whoever sees what everybody may see."""


class Door:
    """The tables of a person.  Of others nobody learns whether they are there."""

    def __init__(self, registry: TableRegistry, person: str) -> None:
        self.registry = registry
        self.person = person

    def table(self, id: str, seat: int = EVERYBODY) -> Table:
        """The table, for whoever may see it with the eyes of this seat."""
        table = self.registry.get(id)
        if not self._belongs(table):
            raise unknown_table(id)
        if 0 <= seat < len(table.sitters) and not table.state.is_over:
            sitter = table.sitters[seat]
            if sitter.kind == "person" and not sitter.is_held_by(self.person):
                raise Refused(403, "hidden", f"the seat {seat} is somebody else's")
        return table

    def whole(self, id: str) -> Table:
        """The table, for whoever may know everything about it: it is over, or theirs alone."""
        table = self.table(id)
        others = any(x.kind == "person" and not x.is_held_by(self.person) for x in table.sitters)
        if others and not table.state.is_over:
            raise not_over(id)
        return table

    def remove(self, id: str) -> None:
        """Delete a table for good; only whoever opened it can, even if it cannot be read."""
        owner = self.registry.storage.owner(id)
        if owner != self.person:
            if owner is not None:
                self.table(id)  # others do not learn that it is there
                raise Refused(403, "not-your-table", "only who opened a table can delete it")
            raise unknown_table(id)
        self.registry.remove(id)

    def _belongs(self, table: Table) -> bool:
        return table.owner == self.person or bool(table.seats_of(self.person))
