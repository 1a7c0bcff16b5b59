"""Rooms where people gather, clocks, stand-ins, talk, and seats that travel between devices."""

import json

import sqlalchemy as sa
from alembic import op

revision = "0005"
down_revision = "0004"


def upgrade() -> None:
    """Whose turn it is was in the summary only."""
    for column in (
        sa.Column("deciding", sa.Integer),
        sa.Column("ticking", sa.Text),
        sa.Column("due", sa.Double),
    ):
        op.add_column("tables", column)
    op.create_index("tables_due", "tables", ["due"])
    op.add_column("seats", sa.Column("standin", sa.String(64), nullable=False, server_default=""))
    db = op.get_bind()
    running = sa.text("select id, summary from tables where not over")
    for id, summary in db.execute(running).all():
        told = {"seat": deciding(summary), "id": id}
        db.execute(sa.text("update tables set deciding = :seat where id = :id"), told)
    op.create_table(
        "rooms",
        sa.Column("id", sa.String(16), primary_key=True),
        sa.Column("stage", sa.String(16), nullable=False),
        sa.Column("listed", sa.Boolean, nullable=False),
        sa.Column("updated", sa.String(32), nullable=False),
        sa.Column("revision", sa.Integer, nullable=False),
        sa.Column("document", sa.Text, nullable=False),
    )
    op.create_index("rooms_listed", "rooms", ["listed", "stage", "updated"])
    op.create_table(
        "members",
        sa.Column(
            "room", sa.String(16), sa.ForeignKey("rooms.id", ondelete="CASCADE"), primary_key=True
        ),
        sa.Column("number", sa.Integer, primary_key=True),
        sa.Column("person", sa.String(64), nullable=False),
        sa.Column("name", sa.String(64), nullable=False),
        sa.Column("gone", sa.Boolean, nullable=False),
        sa.UniqueConstraint("room", "person", name="members_once"),
    )
    op.create_index("members_person", "members", ["person"])
    op.create_table(
        "chat",
        sa.Column(
            "room", sa.String(16), sa.ForeignKey("rooms.id", ondelete="CASCADE"), primary_key=True
        ),
        sa.Column("number", sa.Integer, primary_key=True),
        sa.Column("at", sa.String(32), nullable=False),
        sa.Column("member", sa.Integer, nullable=False),
        sa.Column("name", sa.String(64), nullable=False),
        sa.Column("phrase", sa.String(32), nullable=False),
        sa.Column("words", sa.Text, nullable=False),
    )
    op.create_table(
        "people",
        sa.Column("person", sa.String(64), primary_key=True),
        sa.Column("name", sa.String(64), nullable=False),
        sa.Column("seen", sa.Double, nullable=False),
    )
    op.create_table(
        "codes",
        sa.Column("id", sa.String(64), primary_key=True),
        sa.Column("sealed", sa.String(64), nullable=False),
        sa.Column("until", sa.Double, nullable=False),
    )


def deciding(summary: str) -> int | None:
    """The seat that had to answer; nobody's if it cannot be read: the table is damaged."""
    try:
        seat = json.loads(summary)["deciding"]
    except (ValueError, TypeError, KeyError):
        return None
    return seat if isinstance(seat, int) else None
