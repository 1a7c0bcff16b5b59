"""Puzzles: which table is a try at one, and what became of each."""

import sqlalchemy as sa
from alembic import op

revision = "0002"
down_revision = "0001"


def upgrade() -> None:
    """A column of the tables, and a table of its own."""
    op.add_column("tables", sa.Column("puzzle", sa.String(32)))
    op.create_table(
        "puzzles",
        sa.Column("id", sa.String(32), primary_key=True),
        sa.Column("solved", sa.Boolean, nullable=False),
        sa.Column("helped", sa.Boolean, nullable=False),
    )
