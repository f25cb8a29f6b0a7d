"""Tables with their own dice, and where a branch came from."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0006"
down_revision = "0005"
branch_labels = None
depends_on = None


def upgrade() -> None:
    with op.batch_alter_table("tables", schema=None) as batch_op:
        batch_op.add_column(sa.Column("own_dice", sa.Boolean(), server_default=sa.false(), nullable=False))
        batch_op.add_column(sa.Column("waits", sa.Text(), nullable=True))
        batch_op.add_column(sa.Column("origin", sa.String(length=6), nullable=True))
        batch_op.add_column(sa.Column("origin_at", sa.Integer(), nullable=True))
        batch_op.create_index(batch_op.f("ix_tables_origin"), ["origin"], unique=False)
