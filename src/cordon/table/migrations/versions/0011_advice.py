"""Tables at which advice may be asked for."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0011"
down_revision = "0010"
branch_labels = None
depends_on = None


def upgrade() -> None:
    with op.batch_alter_table("tables", schema=None) as batch_op:
        batch_op.add_column(sa.Column("advice", sa.Boolean(), server_default=sa.true(), nullable=False))
    tables = sa.table("tables", sa.column("advice", sa.Boolean()), sa.column("public", sa.Boolean()))
    op.execute(sa.update(tables).where(tables.c.public).values(advice=False))
