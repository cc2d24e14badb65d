"""Alembic runs this file. It writes the statements of the wanted steps; the stores execute them."""

from alembic import context

context.configure(
    dialect_name=context.config.attributes["dialect"],
    as_sql=True,
    transactional_ddl=False,
    output_buffer=context.config.attributes["statements"],
)
with context.begin_transaction():
    context.run_migrations()
