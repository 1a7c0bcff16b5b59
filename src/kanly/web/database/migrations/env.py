"""What Alembic runs: the migrations, on the connection it is given."""

from alembic import context

from kanly.web.database.schema import META

context.configure(
    connection=context.config.attributes["connection"],
    target_metadata=META,
    render_as_batch=True,  # SQLite changes a table by copying it
)
context.run_migrations()
