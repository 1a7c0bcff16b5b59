"""Whether somebody may know what is hidden in a game."""

import sqlalchemy as sa
from alembic import op

revision = "0008"
down_revision = "0007"


def upgrade() -> None:
    """Of games before nobody has noted it."""
    told = sa.Column("told", sa.Boolean, nullable=False, server_default=sa.false())
    op.add_column("tables", told)
