"""Ways back for guests, slow tables with their webhooks, the table after a table, and reactions."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0007"
down_revision = "0006"
branch_labels = None
depends_on = None


def upgrade() -> None:
    with op.batch_alter_table("tables", schema=None) as batch_op:
        batch_op.add_column(sa.Column("again", sa.String(length=6), nullable=True))
    op.create_table(
        "recoveries",
        sa.Column("secret", sa.String(length=64), nullable=False),
        sa.Column("person", sa.String(length=16), nullable=False),
        sa.Column("created", sa.String(length=32), nullable=False),
        sa.ForeignKeyConstraint(["person"], ["people.id"], ondelete="CASCADE"),
        sa.PrimaryKeyConstraint("secret"),
    )
    op.create_index(op.f("ix_recoveries_person"), "recoveries", ["person"], unique=False)
    op.create_table(
        "slow",
        sa.Column("code", sa.String(length=6), nullable=False),
        sa.Column("days", sa.Integer(), nullable=False),
        sa.Column("agreed", sa.Text(), nullable=False),
        sa.Column("reminded", sa.Integer(), nullable=False),
        sa.ForeignKeyConstraint(["code"], ["tables.code"], ondelete="CASCADE"),
        sa.PrimaryKeyConstraint("code"),
    )
    op.create_table(
        "hooks",
        sa.Column("code", sa.String(length=6), nullable=False),
        sa.Column("url", sa.String(length=400), nullable=False),
        sa.Column("secret", sa.String(length=64), nullable=False),
        sa.Column("origin", sa.String(length=200), nullable=False),
        sa.Column("failures", sa.Integer(), nullable=False),
        sa.ForeignKeyConstraint(["code"], ["tables.code"], ondelete="CASCADE"),
        sa.PrimaryKeyConstraint("code"),
    )
    op.create_table(
        "reactions",
        sa.Column("line", sa.Integer(), autoincrement=False, nullable=False),
        sa.Column("person", sa.String(length=16), nullable=False),
        sa.Column("sign", sa.String(length=8), nullable=False),
        sa.Column("name", sa.String(length=24), nullable=False),
        sa.ForeignKeyConstraint(["line"], ["chat.id"], ondelete="CASCADE"),
        sa.ForeignKeyConstraint(["person"], ["people.id"], ondelete="CASCADE"),
        sa.PrimaryKeyConstraint("line", "person"),
    )
    op.create_index(op.f("ix_reactions_person"), "reactions", ["person"], unique=False)
