"""Alembic's entry. The program hands over an open connection; from the command line
(``alembic -c migrations/alembic.ini -x url=sqlite:///FILE ...``) ``url`` names the database."""

from __future__ import annotations

from alembic import context
from sqlalchemy import Connection, create_engine

from gatekey.store.schema import metadata


def run(connection: Connection) -> None:
    context.configure(connection=connection, target_metadata=metadata, render_as_batch=True)
    with context.begin_transaction():
        context.run_migrations()


given = context.config.attributes.get("connection")
if given is not None:
    run(given)
else:
    with create_engine(context.get_x_argument(as_dictionary=True)["url"]).begin() as opened:
        run(opened)
