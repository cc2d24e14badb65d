"""When somebody was last at a table, for those who close tables."""

import sqlalchemy as sa
from alembic import op

revision = "a2"
down_revision = "a1"


def upgrade() -> None:
    op.add_column("tables", sa.Column("touched_at", sa.BigInteger, nullable=False, server_default="0"))
