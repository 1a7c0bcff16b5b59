"""People: who opened a table, who has which seat, whose puzzle it is; the secret of their cookies.

Whatever is there was played at one device, whose key is empty.
"""

import json

import sqlalchemy as sa
from alembic import op

revision = "0004"
down_revision = "0003"


def upgrade() -> None:
    """Seats get a table of their own."""
    op.add_column("tables", sa.Column("owner", sa.String(64), nullable=False, server_default=""))
    seats = op.create_table(
        "seats",
        sa.Column(
            "table_id",
            sa.String(16),
            sa.ForeignKey("tables.id", ondelete="CASCADE"),
            primary_key=True,
        ),
        sa.Column("seat", sa.Integer, primary_key=True),
        sa.Column("kind", sa.String(8), nullable=False),
        sa.Column("name", sa.String(64), nullable=False),
        sa.Column("bot", sa.String(64), nullable=False),
        sa.Column("person", sa.String(64), nullable=False),
    )
    op.create_index("seats_person", "seats", ["person"])
    db = op.get_bind()
    for id, kept in db.execute(sa.text("select id, seats from tables")).all():
        rows = [{"table_id": id, "seat": n, **sitter} for n, sitter in enumerate(sitters(kept))]
        if rows:
            op.bulk_insert(seats, rows)
    op.drop_column("tables", "seats")
    op.rename_table("puzzles", "puzzles_here")
    op.create_table(
        "puzzles",
        sa.Column("person", sa.String(64), primary_key=True),
        sa.Column("id", sa.String(32), primary_key=True),
        sa.Column("solved", sa.Boolean, nullable=False),
        sa.Column("helped", sa.Boolean, nullable=False),
    )
    op.execute("insert into puzzles select '', id, solved, helped from puzzles_here")
    op.drop_table("puzzles_here")
    op.create_table(
        "secrets",
        sa.Column("name", sa.String(32), primary_key=True),
        sa.Column("value", sa.String(64), nullable=False),
    )


def sitters(kept: str) -> list[dict[str, str]]:
    """Who sat there; nobody if it cannot be read: the table is damaged, and says so."""
    try:
        return [
            {
                "kind": str(sitter["kind"])[:8],
                "name": str(sitter.get("name", ""))[:64],
                "bot": str(sitter.get("bot", ""))[:64],
                "person": "",
            }
            for sitter in json.loads(kept)
        ]
    except (ValueError, TypeError, KeyError, AttributeError):
        return []
