"""When a server has last looked at the clocks of tables."""

import sqlalchemy as sa
from alembic import op

revision = "0007"
down_revision = "0006"


def upgrade() -> None:
    """Nobody has looked yet."""
    op.create_table("looked", sa.Column("at", sa.Double, primary_key=True))
