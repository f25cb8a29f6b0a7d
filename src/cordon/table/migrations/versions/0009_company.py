"""Many processes: what tells them that a table has moved, who is where, and what is said."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0009"
down_revision = "0008"
branch_labels = None
depends_on = None


def upgrade() -> None:
    with op.batch_alter_table("tables", schema=None) as batch_op:
        batch_op.add_column(sa.Column("pulse", sa.Integer(), server_default="0", nullable=False))
    with op.batch_alter_table("answers", schema=None) as batch_op:
        batch_op.add_column(sa.Column("serial", sa.Integer(), nullable=True))
    op.create_table(
        "present",
        sa.Column("code", sa.String(length=6), nullable=False),
        sa.Column("process", sa.Integer(), autoincrement=False, nullable=False),
        sa.Column("here", sa.Text(), nullable=False),
        sa.ForeignKeyConstraint(["code"], ["tables.code"], ondelete="CASCADE"),
        sa.PrimaryKeyConstraint("code", "process"),
    )
    op.create_index(op.f("ix_present_process"), "present", ["process"], unique=False)
    op.create_table(
        "said",
        sa.Column("code", sa.String(length=6), nullable=False),
        sa.Column("kind", sa.String(length=8), nullable=False),
        sa.Column("seat", sa.Integer(), autoincrement=False, nullable=False),
        sa.Column("serial", sa.Integer(), nullable=False),
        sa.Column("value", sa.Text(), nullable=False),
        sa.ForeignKeyConstraint(["code"], ["tables.code"], ondelete="CASCADE"),
        sa.PrimaryKeyConstraint("code", "kind", "seat"),
    )
    if op.get_bind().dialect.name == "postgresql":
        op.execute("ALTER TABLE present SET UNLOGGED")
        op.execute("ALTER TABLE said SET UNLOGGED")
