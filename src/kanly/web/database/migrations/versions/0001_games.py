"""Games and their actions, as Kanly 0.5 keeps them.

Databases before this step were made without migrations, and may lack the columns that came later.
"""

import sqlalchemy as sa
from alembic import op

revision = "0001"
down_revision = None

LATER = {
    "version": sa.String(32),
    "lesson": sa.String(32),
    "coach": sa.String(8),
    "review": sa.Text(),
}


def upgrade() -> None:
    """Make the tables, or complete those that are there."""
    found = sa.inspect(op.get_bind())
    if found.has_table("tables"):
        present = {column["name"] for column in found.get_columns("tables")}
        for name, kind in LATER.items():
            if name not in present:
                op.add_column("tables", sa.Column(name, kind))
        return
    op.create_table(
        "tables",
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
        *(sa.Column(name, kind) for name, kind in LATER.items()),
    )
    op.create_table(
        "actions",
        sa.Column(
            "table_id",
            sa.String(16),
            sa.ForeignKey("tables.id", ondelete="CASCADE"),
            primary_key=True,
        ),
        sa.Column("number", sa.Integer, primary_key=True),
        sa.Column("action", sa.String(64), nullable=False),
    )
