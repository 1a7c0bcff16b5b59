"""Several servers: who has the bots of a table think, and which revision each action led to."""

import sqlalchemy as sa
from alembic import op

revision = "0003"
down_revision = "0002"


def upgrade() -> None:
    """Columns that may be empty, and an index for whoever looks for bots nobody has think."""
    op.add_column("tables", sa.Column("bot_to_move", sa.Boolean))
    op.add_column("tables", sa.Column("thinker", sa.String(32)))
    op.add_column("tables", sa.Column("thinks_until", sa.Double))
    op.create_index("tables_bot_to_move", "tables", ["bot_to_move", "thinks_until"])
    op.add_column("actions", sa.Column("revision", sa.Integer))
    op.add_column("actions", sa.Column("at", sa.String(32)))
