"""One row that says when a server has last looked at clocks; two servers could make two of it."""

import sqlalchemy as sa
from alembic import op

revision = "0010"
down_revision = "0009"


def upgrade() -> None:
    """The row is there from now on: nobody has to make it.  Nobody has looked yet: in 1970."""
    last = op.get_bind().execute(sa.text("select max(at) from looked")).scalar()
    op.drop_table("looked")
    looked = op.create_table(
        "looked",
        sa.Column("id", sa.Integer, primary_key=True, autoincrement=False),
        sa.Column("at", sa.Double, nullable=False),
    )
    op.bulk_insert(looked, [{"id": 1, "at": last or 0.0}])
