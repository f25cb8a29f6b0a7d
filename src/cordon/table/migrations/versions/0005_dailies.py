"""Who has tried the match of a day."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0005"
down_revision = "0004"
branch_labels = None
depends_on = None


def upgrade() -> None:
    op.create_table(
        "dailies",
        sa.Column("game", sa.String(length=32), nullable=False),
        sa.Column("day", sa.String(length=10), nullable=False),
        sa.Column("person", sa.String(length=16), nullable=False),
        sa.Column("code", sa.String(length=6), nullable=True),
        sa.ForeignKeyConstraint(["code"], ["tables.code"], ondelete="SET NULL"),
        sa.ForeignKeyConstraint(["person"], ["people.id"], ondelete="CASCADE"),
        sa.PrimaryKeyConstraint("game", "day", "person"),
    )
    op.create_index(op.f("ix_dailies_code"), "dailies", ["code"], unique=False)
