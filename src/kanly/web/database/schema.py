"""What the database holds.  A change here needs a migration (`migrations/versions`)."""

from __future__ import annotations

import sqlalchemy as sa

META = sa.MetaData()
TABLES = sa.Table(
    "tables",
    META,
    sa.Column("id", sa.String(16), primary_key=True),
    sa.Column("created", sa.String(32), nullable=False),
    sa.Column("updated", sa.String(32), nullable=False),
    sa.Column("setup", sa.Text, nullable=False),
    sa.Column("seats", sa.Text, nullable=False),
    sa.Column("hints", sa.Boolean, nullable=False),
    sa.Column("revision", sa.Integer, nullable=False),
    sa.Column("position", sa.Text),
    sa.Column("over", sa.Boolean, nullable=False),
    sa.Column("summary", sa.Text, nullable=False),
    sa.Column("version", sa.String(32)),
    sa.Column("lesson", sa.String(32)),
    sa.Column("coach", sa.String(8)),
    sa.Column("review", sa.Text),
    sa.Column("puzzle", sa.String(32)),
)
ACTIONS = sa.Table(
    "actions",
    META,
    sa.Column("table_id", sa.ForeignKey("tables.id", ondelete="CASCADE"), primary_key=True),
    sa.Column("number", sa.Integer, primary_key=True),
    sa.Column("action", sa.String(64), nullable=False),
)
PUZZLES = sa.Table(
    "puzzles",
    META,
    sa.Column("id", sa.String(32), primary_key=True),
    sa.Column("solved", sa.Boolean, nullable=False),
    sa.Column("helped", sa.Boolean, nullable=False),
)
