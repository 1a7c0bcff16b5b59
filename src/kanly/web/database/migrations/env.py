"""What Alembic runs: the migrations, on the connection it is given.

No step may use `batch_alter_table`: on SQLite that replaces a table by a copy, and with the table
all rows of others that refer to it would go.
"""

from alembic import context

from kanly.web.database.schema import META

context.configure(
    connection=context.config.attributes["connection"],
    target_metadata=META,
)
context.run_migrations()
