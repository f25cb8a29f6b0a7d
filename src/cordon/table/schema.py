"""The tables of the database. A change here needs a migration beside the first one."""

from __future__ import annotations

from sqlalchemy import (
    Boolean,
    Column,
    Float,
    ForeignKey,
    ForeignKeyConstraint,
    Index,
    Integer,
    LargeBinary,
    MetaData,
    String,
    Table,
    Text,
    false,
    true,
)

metadata = MetaData(
    naming_convention={"ix": "ix_%(table_name)s_%(column_0_name)s", "uq": "uq_%(table_name)s_%(column_0_name)s"}
)


def _code() -> Column[str]:
    return Column("code", String(6), ForeignKey("tables.code", ondelete="CASCADE"), primary_key=True)


people = Table(
    "people",
    metadata,
    Column("id", String(16), primary_key=True),
    Column("name", String(24), nullable=False),
    Column("login", String(48), unique=True),
    Column("password", String(200)),
    Column("language", String(2), nullable=False),
    Column("created", String(32), nullable=False),
    Column("blocked", String(32)),
)
"""Guests, and accounts: those have a login (the name, case folded) and a password's hash. ``blocked``: since when
somebody may not come in any more."""

devices = Table(
    "devices",
    metadata,
    Column("secret", String(64), primary_key=True),
    Column("person", String(16), ForeignKey("people.id", ondelete="CASCADE"), nullable=False, index=True),
    Column("created", String(32), nullable=False),
    Column("name", String(40)),
    Column("seen", String(32)),
)
"""The hash of each cookie, whose it is, what its browser is called, and when the page was last opened by it."""

resets = Table(
    "resets",
    metadata,
    Column("person", String(16), ForeignKey("people.id", ondelete="CASCADE"), primary_key=True),
    Column("secret", String(64), nullable=False),
    Column("until", String(32), nullable=False),
)
"""The hash of the code by which somebody may set a new password, and until when."""

tables = Table(
    "tables",
    metadata,
    Column("code", String(6), primary_key=True),
    Column("name", String(48), nullable=False),
    Column("game", String(32), nullable=False),
    Column("setup", Text, nullable=False),
    Column("opening", Text, nullable=False),
    Column("undo", String(8), nullable=False),
    Column("discussion", Integer, nullable=False),
    Column("public", Boolean, nullable=False),
    Column("host", String(16), ForeignKey("people.id"), nullable=False, index=True),
    Column("created", String(32), nullable=False),
    Column("changed", String(32), nullable=False, index=True),
    Column("serial", Integer, nullable=False),
    Column("finished", Boolean, nullable=False),
    Column("brief", Text, nullable=False),
    Column("host_seen", String(32)),
    Column("own_dice", Boolean, nullable=False, server_default=false()),
    Column("advice", Boolean, nullable=False, server_default=true()),
    Column("waits", Text),
    Column("origin", String(6), index=True),
    Column("origin_at", Integer),
    Column("again", String(6)),
    Column("pulse", Integer, nullable=False, server_default="0"),
)
"""A table with its match. ``serial`` counts answers and undos and is the fence: whoever writes names the one before.
``host_seen`` is when the host was last at the table, ``waits`` an answer whose dice are not thrown yet, ``origin`` the
table that this one branched from, after ``origin_at`` answers; it may be gone; ``again`` is the
table where the same people play on. ``pulse`` counts all other changes that a table tells: seats, chat, what it has
seen."""

recoveries = Table(
    "recoveries",
    metadata,
    Column("secret", String(64), primary_key=True),
    Column("person", String(16), ForeignKey("people.id", ondelete="CASCADE"), nullable=False, index=True),
    Column("created", String(32), nullable=False),
)
"""The hash of each code by which a guest can be had back, and whose it is."""

slow = Table(
    "slow",
    metadata,
    _code(),
    Column("days", Integer, nullable=False),
    Column("agreed", Text, nullable=False),
    Column("reminded", Text, nullable=False),
)
"""After how many days a bot plays the turn of whoever does not come, who has agreed to that, and for which questions
reminders were sent: by seat, since when it was asked."""

hooks = Table(
    "hooks",
    metadata,
    _code(),
    Column("url", String(400), nullable=False),
    Column("secret", String(64), nullable=False),
    Column("origin", String(200), nullable=False),
    Column("failures", Integer, nullable=False),
    Column("told", Text, nullable=False),
    Column("budget", Float),
    Column("budget_at", Float),
)
"""Where a table tells whose turn it is, the key of its signature, where the table is found by people, and how many
messages in a row did not arrive; the questions that were told, by seat, since when it was asked; and how much of its
budget was left at a moment."""

deliveries = Table(
    "deliveries",
    metadata,
    Column("id", String(16), primary_key=True),
    Column("code", String(6), ForeignKey("hooks.code", ondelete="CASCADE"), nullable=False, index=True),
    Column("body", Text, nullable=False),
    Column("tries", Integer, nullable=False),
    Column("due", Float, nullable=False),
)
"""Messages on their way to a webhook: how often they were tried, and when they are tried next."""

dailies = Table(
    "dailies",
    metadata,
    Column("game", String(32), primary_key=True),
    Column("day", String(10), primary_key=True),
    Column("person", String(16), ForeignKey("people.id", ondelete="CASCADE"), primary_key=True),
    Column("code", String(6), ForeignKey("tables.code", ondelete="SET NULL"), index=True),
)
"""Who has tried the match of a day, and at which table: one try each, even if the table is cleared away."""

seats = Table(
    "seats",
    metadata,
    _code(),
    Column("seat", Integer, primary_key=True),
    Column("person", String(16), ForeignKey("people.id"), index=True),
    Column("bot", String(32), nullable=False),
    Column("link", String(64), unique=True),
    Column("lent", Integer),
)
"""Who sits where. A bot beside a person plays in that person's place for a while; if only for a turn, ``lent`` is the
number of that turn."""

keys = Table(
    "keys",
    metadata,
    _code(),
    Column("seat", Integer, primary_key=True),
    Column("person", String(16), ForeignKey("people.id", ondelete="CASCADE"), primary_key=True, index=True),
    ForeignKeyConstraint(["code", "seat"], ["seats.code", "seats.seat"], ondelete="CASCADE"),
)
"""Who else may play a seat, because its secret link was opened there."""

archives = Table(
    "archives",
    metadata,
    _code(),
    Column("person", String(16), ForeignKey("people.id", ondelete="CASCADE"), primary_key=True, index=True),
)
"""The tables that a person has put away."""

answers = Table(
    "answers",
    metadata,
    _code(),
    Column("number", Integer, primary_key=True, autoincrement=False),
    Column("seat", Integer, nullable=False),
    Column("answer", String(120), nullable=False),
    Column("draws", Text, nullable=False),
    Column("informs", Boolean, nullable=False),
    Column("at", String(32), nullable=False),
    Column("serial", Integer),
)
"""The log: one row an answer, with the luck that it met. ``serial`` is that of the match after it, if it was added to
the end of the log: whoever follows sees by it that nothing was taken back meanwhile."""

undone = Table(
    "undone",
    metadata,
    _code(),
    Column("number", Integer, primary_key=True, autoincrement=False),
    Column("keep", Integer, nullable=False),
    Column("entries", Text, nullable=False),
    Column("name", String(24), nullable=False),
    Column("at", String(32), nullable=False),
)
"""What was taken back: one row an undo, with the answers as they were and how many were left before them."""

second_looks = Table(
    "second_looks",
    metadata,
    _code(),
    Column("number", Integer, primary_key=True, autoincrement=False),
    Column("at", Integer, nullable=False),
    Column("answers", Integer, nullable=False),
)
"""Undos that took back new information."""

snapshots = Table(
    "snapshots",
    metadata,
    _code(),
    Column("number", Integer, primary_key=True, autoincrement=False),
    Column("rules", Integer, nullable=False),
    Column("content", String(80), nullable=False),
    Column("state", LargeBinary, nullable=False),
    Column("chapter", Boolean, nullable=False, server_default=false()),
)
"""The state after so many answers: what a match goes on from when rules or cards have changed. With the answer after a
``chapter`` one a chapter was begun: what was before need not be played again."""

secrets = Table(
    "secrets",
    metadata,
    Column("name", String(32), primary_key=True),
    Column("value", LargeBinary, nullable=False),
)
"""What only this server knows: the key of the seal on its own saves."""

chat = Table(
    "chat",
    metadata,
    Column("id", Integer, primary_key=True),
    Column("code", String(6), ForeignKey("tables.code", ondelete="CASCADE"), nullable=False),
    Column("name", String(24), nullable=False),
    Column("seat", Integer),
    Column("text", String(400), nullable=False),
    Column("at", String(32), nullable=False),
    Index("ix_chat_code_id", "code", "id"),
)

reactions = Table(
    "reactions",
    metadata,
    Column("line", Integer, ForeignKey("chat.id", ondelete="CASCADE"), primary_key=True, autoincrement=False),
    Column("person", String(16), ForeignKey("people.id", ondelete="CASCADE"), primary_key=True, index=True),
    Column("sign", String(8), nullable=False),
    Column("name", String(24), nullable=False),
)
"""What people think of a line of chat, one sign each."""

notices = Table(
    "notices",
    metadata,
    Column("id", Integer, primary_key=True),
    Column("code", String(6), ForeignKey("tables.code", ondelete="CASCADE"), nullable=False, index=True),
    Column("kind", String(24), nullable=False),
    Column("facts", Text, nullable=False),
    Column("answer", Integer, nullable=False),
    Column("times", Integer, nullable=False),
    Column("at", String(32), nullable=False),
)
"""What the table has seen, and nobody can talk away: a kind and its facts, to be told in each reader's language.
The same again at the same moment of the match is counted, not written again."""

present = Table(
    "present",
    metadata,
    _code(),
    Column("process", Integer, primary_key=True, autoincrement=False, index=True),
    Column("here", Text, nullable=False),
)
"""Who looks at a table in which process of the server. PostgreSQL keeps no log of it."""

said = Table(
    "said",
    metadata,
    _code(),
    Column("kind", String(8), primary_key=True),
    Column("seat", Integer, primary_key=True, autoincrement=False),
    Column("serial", Integer, nullable=False),
    Column("value", Text, nullable=False),
)
"""What is said about the open question: proposals, who has said enough, and a wish to take back. It may be lost, and
PostgreSQL keeps no log of it."""
