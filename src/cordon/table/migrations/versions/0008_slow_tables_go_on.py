"""Turns that are lent, reminders by seat, and messages to webhooks that outlive the process."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0008"
down_revision = "0007"
branch_labels = None
depends_on = None


def upgrade() -> None:
    with op.batch_alter_table("seats", schema=None) as batch_op:
        batch_op.add_column(sa.Column("lent", sa.Integer(), nullable=True))
    with op.batch_alter_table("slow", schema=None) as batch_op:
        batch_op.drop_column("reminded")
    with op.batch_alter_table("slow", schema=None) as batch_op:
        batch_op.add_column(sa.Column("reminded", sa.Text(), nullable=False, server_default="{}"))
    with op.batch_alter_table("slow", schema=None) as batch_op:
        batch_op.alter_column("reminded", existing_type=sa.Text(), nullable=False, server_default=None)
    with op.batch_alter_table("hooks", schema=None) as batch_op:
        batch_op.add_column(sa.Column("told", sa.Text(), nullable=False, server_default="{}"))
        batch_op.add_column(sa.Column("budget", sa.Float(), nullable=True))
        batch_op.add_column(sa.Column("budget_at", sa.Float(), nullable=True))
    with op.batch_alter_table("hooks", schema=None) as batch_op:
        batch_op.alter_column("told", existing_type=sa.Text(), nullable=False, server_default=None)
    op.create_table(
        "deliveries",
        sa.Column("id", sa.String(length=16), nullable=False),
        sa.Column("code", sa.String(length=6), nullable=False),
        sa.Column("body", sa.Text(), nullable=False),
        sa.Column("tries", sa.Integer(), nullable=False),
        sa.Column("due", sa.Float(), nullable=False),
        sa.ForeignKeyConstraint(["code"], ["hooks.code"], ondelete="CASCADE"),
        sa.PrimaryKeyConstraint("id"),
    )
    op.create_index(op.f("ix_deliveries_code"), "deliveries", ["code"], unique=False)
