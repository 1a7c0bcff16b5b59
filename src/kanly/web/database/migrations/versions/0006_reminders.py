"""Reminders: who wants which, on which devices, and what they were told; when seats were asked."""

import sqlalchemy as sa
from alembic import op

revision = "0006"
down_revision = "0005"


def upgrade() -> None:
    """When somebody was asked was noted nowhere: as far as we know, ever since 1970."""
    op.add_column("tables", sa.Column("asked", sa.Double, nullable=False, server_default="0"))
    op.create_table(
        "reminders",
        sa.Column("person", sa.String(64), primary_key=True),
        sa.Column("way", sa.String(8), nullable=False),
        sa.Column("lang", sa.String(8), nullable=False),
        sa.Column("address", sa.String(254), nullable=False),
        sa.Column("ticket", sa.String(32), nullable=False),
        sa.Column("tries", sa.Integer, nullable=False),
        sa.Column("rests_until", sa.Double, nullable=False),
    )
    op.create_index("reminders_ticket", "reminders", ["ticket"])
    op.create_index("reminders_rest", "reminders", ["rests_until"])
    op.create_table(
        "devices",
        person(),
        sa.Column("id", sa.String(64), primary_key=True),
        sa.Column("endpoint", sa.Text, nullable=False),
        sa.Column("key", sa.String(128), nullable=False),
        sa.Column("secret", sa.String(32), nullable=False),
        sa.Column("since", sa.Double, nullable=False),
        sa.Column("heard", sa.String(32), nullable=False),
    )
    op.create_table(
        "reminded",
        person(),
        sa.Column(
            "table_id",
            sa.String(16),
            sa.ForeignKey("tables.id", ondelete="CASCADE"),
            primary_key=True,
        ),
        sa.Column("first", sa.Double, nullable=False),
        sa.Column("last", sa.Double, nullable=False),
    )


def person() -> sa.Column[str]:
    """What belongs to somebody's wish for reminders goes with it."""
    link = sa.ForeignKey("reminders.person", ondelete="CASCADE")
    return sa.Column("person", sa.String(64), link, primary_key=True)
