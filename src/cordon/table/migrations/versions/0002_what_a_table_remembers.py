"""Answers that were taken back are kept, and what a table has seen has a place of its own outside of the chat."""

from __future__ import annotations

import json

import sqlalchemy as sa
from alembic import op

revision = "0002"
down_revision = "0001"
branch_labels = None
depends_on = None


def upgrade() -> None:
    op.create_table(
        "undone",
        sa.Column("code", sa.String(length=6), nullable=False),
        sa.Column("number", sa.Integer(), autoincrement=False, nullable=False),
        sa.Column("keep", sa.Integer(), nullable=False),
        sa.Column("entries", sa.Text(), nullable=False),
        sa.Column("name", sa.String(length=24), nullable=False),
        sa.Column("at", sa.String(length=32), nullable=False),
        sa.ForeignKeyConstraint(["code"], ["tables.code"], ondelete="CASCADE"),
        sa.PrimaryKeyConstraint("code", "number"),
    )
    op.create_table(
        "notices",
        sa.Column("id", sa.Integer(), nullable=False),
        sa.Column("code", sa.String(length=6), nullable=False),
        sa.Column("kind", sa.String(length=24), nullable=False),
        sa.Column("facts", sa.Text(), nullable=False),
        sa.Column("answer", sa.Integer(), nullable=False),
        sa.Column("times", sa.Integer(), nullable=False),
        sa.Column("at", sa.String(length=32), nullable=False),
        sa.ForeignKeyConstraint(["code"], ["tables.code"], ondelete="CASCADE"),
        sa.PrimaryKeyConstraint("id"),
    )
    with op.batch_alter_table("notices", schema=None) as batch_op:
        batch_op.create_index(batch_op.f("ix_notices_code"), ["code"], unique=False)
    with op.batch_alter_table("tables", schema=None) as batch_op:
        batch_op.add_column(sa.Column("host_seen", sa.String(length=32), nullable=True))
    _move_notices()


def _move_notices() -> None:
    """Lines of chat without a name were the server's: they are no chat, and keep the words that they had."""
    chat = sa.table("chat", *map(sa.column, ("id", "code", "name", "text", "at")))
    notices = sa.table("notices", *map(sa.column, ("code", "kind", "facts", "answer", "times", "at")))
    database = op.get_bind()
    old = database.execute(sa.select(chat.c.code, chat.c.text, chat.c.at).where(chat.c.name == "").order_by(chat.c.id))
    rows = [
        {"code": code, "kind": "told", "facts": json.dumps({"text": text}), "answer": 0, "times": 1, "at": at}
        for code, text, at in old
    ]
    if rows:
        database.execute(sa.insert(notices), rows)
        database.execute(sa.delete(chat).where(chat.c.name == ""))


def downgrade() -> None:
    with op.batch_alter_table("tables", schema=None) as batch_op:
        batch_op.drop_column("host_seen")
    with op.batch_alter_table("notices", schema=None) as batch_op:
        batch_op.drop_index(batch_op.f("ix_notices_code"))
    op.drop_table("notices")
    op.drop_table("undone")
