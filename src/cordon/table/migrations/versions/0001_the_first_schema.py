"""The first schema."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0001"
down_revision = None
branch_labels = None
depends_on = None


def upgrade() -> None:
    op.create_table(
        "people",
        sa.Column("id", sa.String(length=16), nullable=False),
        sa.Column("name", sa.String(length=24), nullable=False),
        sa.Column("login", sa.String(length=48), nullable=True),
        sa.Column("password", sa.String(length=200), nullable=True),
        sa.Column("language", sa.String(length=2), nullable=False),
        sa.Column("created", sa.String(length=32), nullable=False),
        sa.PrimaryKeyConstraint("id"),
        sa.UniqueConstraint("login", name=op.f("uq_people_login")),
    )
    op.create_table(
        "devices",
        sa.Column("secret", sa.String(length=64), nullable=False),
        sa.Column("person", sa.String(length=16), nullable=False),
        sa.Column("created", sa.String(length=32), nullable=False),
        sa.ForeignKeyConstraint(["person"], ["people.id"], ondelete="CASCADE"),
        sa.PrimaryKeyConstraint("secret"),
    )
    with op.batch_alter_table("devices", schema=None) as batch_op:
        batch_op.create_index(batch_op.f("ix_devices_person"), ["person"], unique=False)

    op.create_table(
        "tables",
        sa.Column("code", sa.String(length=6), nullable=False),
        sa.Column("name", sa.String(length=48), nullable=False),
        sa.Column("game", sa.String(length=32), nullable=False),
        sa.Column("setup", sa.Text(), nullable=False),
        sa.Column("opening", sa.Text(), nullable=False),
        sa.Column("undo", sa.String(length=8), nullable=False),
        sa.Column("discussion", sa.Integer(), nullable=False),
        sa.Column("public", sa.Boolean(), nullable=False),
        sa.Column("host", sa.String(length=16), nullable=False),
        sa.Column("created", sa.String(length=32), nullable=False),
        sa.Column("changed", sa.String(length=32), nullable=False),
        sa.Column("serial", sa.Integer(), nullable=False),
        sa.Column("finished", sa.Boolean(), nullable=False),
        sa.Column("brief", sa.Text(), nullable=False),
        sa.ForeignKeyConstraint(
            ["host"],
            ["people.id"],
        ),
        sa.PrimaryKeyConstraint("code"),
    )
    with op.batch_alter_table("tables", schema=None) as batch_op:
        batch_op.create_index(batch_op.f("ix_tables_changed"), ["changed"], unique=False)
        batch_op.create_index(batch_op.f("ix_tables_host"), ["host"], unique=False)

    op.create_table(
        "answers",
        sa.Column("code", sa.String(length=6), nullable=False),
        sa.Column("number", sa.Integer(), autoincrement=False, nullable=False),
        sa.Column("seat", sa.Integer(), nullable=False),
        sa.Column("answer", sa.String(length=120), nullable=False),
        sa.Column("draws", sa.Text(), nullable=False),
        sa.Column("informs", sa.Boolean(), nullable=False),
        sa.Column("at", sa.String(length=32), nullable=False),
        sa.ForeignKeyConstraint(["code"], ["tables.code"], ondelete="CASCADE"),
        sa.PrimaryKeyConstraint("code", "number"),
    )
    op.create_table(
        "archives",
        sa.Column("code", sa.String(length=6), nullable=False),
        sa.Column("person", sa.String(length=16), nullable=False),
        sa.ForeignKeyConstraint(["code"], ["tables.code"], ondelete="CASCADE"),
        sa.ForeignKeyConstraint(["person"], ["people.id"], ondelete="CASCADE"),
        sa.PrimaryKeyConstraint("code", "person"),
    )
    with op.batch_alter_table("archives", schema=None) as batch_op:
        batch_op.create_index(batch_op.f("ix_archives_person"), ["person"], unique=False)

    op.create_table(
        "chat",
        sa.Column("id", sa.Integer(), nullable=False),
        sa.Column("code", sa.String(length=6), nullable=False),
        sa.Column("name", sa.String(length=24), nullable=False),
        sa.Column("seat", sa.Integer(), nullable=True),
        sa.Column("text", sa.String(length=400), nullable=False),
        sa.Column("at", sa.String(length=32), nullable=False),
        sa.ForeignKeyConstraint(["code"], ["tables.code"], ondelete="CASCADE"),
        sa.PrimaryKeyConstraint("id"),
    )
    with op.batch_alter_table("chat", schema=None) as batch_op:
        batch_op.create_index("ix_chat_code_id", ["code", "id"], unique=False)

    op.create_table(
        "seats",
        sa.Column("code", sa.String(length=6), nullable=False),
        sa.Column("seat", sa.Integer(), nullable=False),
        sa.Column("person", sa.String(length=16), nullable=True),
        sa.Column("bot", sa.String(length=32), nullable=False),
        sa.Column("link", sa.String(length=64), nullable=True),
        sa.ForeignKeyConstraint(["code"], ["tables.code"], ondelete="CASCADE"),
        sa.ForeignKeyConstraint(
            ["person"],
            ["people.id"],
        ),
        sa.PrimaryKeyConstraint("code", "seat"),
        sa.UniqueConstraint("link", name=op.f("uq_seats_link")),
    )
    with op.batch_alter_table("seats", schema=None) as batch_op:
        batch_op.create_index(batch_op.f("ix_seats_person"), ["person"], unique=False)

    op.create_table(
        "second_looks",
        sa.Column("code", sa.String(length=6), nullable=False),
        sa.Column("number", sa.Integer(), autoincrement=False, nullable=False),
        sa.Column("at", sa.Integer(), nullable=False),
        sa.Column("answers", sa.Integer(), nullable=False),
        sa.ForeignKeyConstraint(["code"], ["tables.code"], ondelete="CASCADE"),
        sa.PrimaryKeyConstraint("code", "number"),
    )
    op.create_table(
        "snapshots",
        sa.Column("code", sa.String(length=6), nullable=False),
        sa.Column("number", sa.Integer(), autoincrement=False, nullable=False),
        sa.Column("rules", sa.Integer(), nullable=False),
        sa.Column("content", sa.String(length=80), nullable=False),
        sa.Column("state", sa.LargeBinary(), nullable=False),
        sa.ForeignKeyConstraint(["code"], ["tables.code"], ondelete="CASCADE"),
        sa.PrimaryKeyConstraint("code", "number"),
    )
    op.create_table(
        "keys",
        sa.Column("code", sa.String(length=6), nullable=False),
        sa.Column("seat", sa.Integer(), nullable=False),
        sa.Column("person", sa.String(length=16), nullable=False),
        sa.ForeignKeyConstraint(["code", "seat"], ["seats.code", "seats.seat"], ondelete="CASCADE"),
        sa.ForeignKeyConstraint(["code"], ["tables.code"], ondelete="CASCADE"),
        sa.ForeignKeyConstraint(["person"], ["people.id"], ondelete="CASCADE"),
        sa.PrimaryKeyConstraint("code", "seat", "person"),
    )
    with op.batch_alter_table("keys", schema=None) as batch_op:
        batch_op.create_index(batch_op.f("ix_keys_person"), ["person"], unique=False)


def downgrade() -> None:
    with op.batch_alter_table("keys", schema=None) as batch_op:
        batch_op.drop_index(batch_op.f("ix_keys_person"))

    op.drop_table("keys")
    op.drop_table("snapshots")
    op.drop_table("second_looks")
    with op.batch_alter_table("seats", schema=None) as batch_op:
        batch_op.drop_index(batch_op.f("ix_seats_person"))

    op.drop_table("seats")
    with op.batch_alter_table("chat", schema=None) as batch_op:
        batch_op.drop_index("ix_chat_code_id")

    op.drop_table("chat")
    with op.batch_alter_table("archives", schema=None) as batch_op:
        batch_op.drop_index(batch_op.f("ix_archives_person"))

    op.drop_table("archives")
    op.drop_table("answers")
    with op.batch_alter_table("tables", schema=None) as batch_op:
        batch_op.drop_index(batch_op.f("ix_tables_host"))
        batch_op.drop_index(batch_op.f("ix_tables_changed"))

    op.drop_table("tables")
    with op.batch_alter_table("devices", schema=None) as batch_op:
        batch_op.drop_index(batch_op.f("ix_devices_person"))

    op.drop_table("devices")
    op.drop_table("people")
