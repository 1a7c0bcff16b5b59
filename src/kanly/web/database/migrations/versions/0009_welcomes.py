"""Whether there is something in a room for whoever comes; places that are nobody's."""

import json
from typing import Any

import sqlalchemy as sa
from alembic import op

revision = "0009"
down_revision = "0008"


def upgrade() -> None:
    """Places of nobody had the key of whoever plays at this device, which is empty."""
    welcomes = sa.Column("welcomes", sa.Boolean, nullable=False, server_default=sa.false())
    op.add_column("rooms", welcomes)
    db = op.get_bind()
    change = sa.text("update rooms set document = :document, welcomes = :welcomes where id = :id")
    for id, document in db.execute(sa.text("select id, document from rooms")).all():
        room = read(document)
        if room is not None:
            made = {"document": json.dumps(room), "welcomes": is_welcoming(room), "id": id}
            db.execute(change, made)


def read(document: str) -> dict[str, Any] | None:
    """A room with places of nobody; None if it cannot be read: it is damaged, and says so."""
    try:
        room: dict[str, Any] = json.loads(document)
        for place in room["places"]:
            if place["kind"] != "person" and not place.get("person"):
                place["person"] = None
        is_welcoming(room)
    except (ValueError, TypeError, KeyError, AttributeError):
        return None
    return room


def is_welcoming(room: dict[str, Any]) -> bool:
    """Is there a place in it, or something to see?"""
    if room["terms"].get("watching", "nobody") != "nobody" or room.get("offered"):
        return True
    return room["stage"] == "gathering" and any(x["kind"] == "open" for x in room["places"])
