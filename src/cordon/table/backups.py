"""Copies of a SQLite database while it is in use, and putting one back. PostgreSQL has tools of its own for that."""

from __future__ import annotations

import os
import sqlite3
from contextlib import closing
from datetime import UTC, datetime
from pathlib import Path

import sqlalchemy as sa
from alembic.migration import MigrationContext
from alembic.script import ScriptDirectory
from sqlalchemy.engine import URL
from sqlalchemy.exc import SQLAlchemyError

from cordon.table.database import MIGRATIONS, DatabaseError, private, unusable
from cordon.table.hold import take

BESIDE = ("-wal", "-shm")
"""What SQLite keeps beside a database; it belongs to that one and to no other."""


def file_of(url: URL) -> Path:
    """The file of a SQLite database that is there."""
    path = Path(url.database or "")
    if not url.database or not path.is_file():
        raise DatabaseError(f"there is no database at {path}; name it in CORDON_DATABASE")
    return path


def check_schema(url: URL) -> None:
    """Nothing is done to a database of another version: the server brings it up to date when it starts."""
    is_file = url.get_backend_name() == "sqlite"
    if is_file:
        file_of(url)
    plain = url.set(drivername="sqlite") if is_file else url
    try:
        engine = sa.create_engine(plain, poolclass=sa.NullPool)
        with engine.connect() as connection:
            found = MigrationContext.configure(connection).get_current_revision()
    except (SQLAlchemyError, ImportError) as error:
        raise unusable(url, error) from None
    wanted = ScriptDirectory(str(MIGRATIONS)).get_current_head()
    if found != wanted:
        raise DatabaseError(
            f"the database is of another version of Cordon ({found or 'empty'}, not {wanted}); start “cordon serve” of "
            "this version once, or use the commands of the version that wrote it"
        )


def back_up(url: URL, copy: Path) -> int:
    """A copy of the database as it is at one moment, while others read and write; its size in bytes."""
    if url.get_backend_name() != "sqlite":
        shown = url.set(drivername="postgresql", password=None).render_as_string()
        raise DatabaseError(
            f"PostgreSQL is copied by its own tool: pg_dump --format=custom --file={copy} {shown} "
            "(and put back by pg_restore; see docs/hosting.md)"
        )
    source = file_of(url)
    if copy.exists():
        raise DatabaseError(f"{copy} is there already; nothing was written")
    unfinished = copy.with_name(f"{copy.name}.part")
    try:
        with private():
            copy.parent.mkdir(parents=True, exist_ok=True)
            unfinished.unlink(missing_ok=True)
            with closing(sqlite3.connect(source)) as old, closing(sqlite3.connect(unfinished)) as new:
                old.backup(new)
                new.execute("PRAGMA journal_mode=DELETE")  # one file, with nothing beside it
        check_file(unfinished)
        _sync(unfinished)
        unfinished.rename(copy)
    except (OSError, sqlite3.Error) as error:
        raise DatabaseError(f"the copy could not be written: {error}") from None
    finally:
        unfinished.unlink(missing_ok=True)
    return copy.stat().st_size


def put_back(url: URL, copy: Path) -> Path | None:
    """Put a copy in the place of the database, which is moved aside; where to. No server may run meanwhile."""
    if url.get_backend_name() != "sqlite":
        raise DatabaseError("PostgreSQL is put back by its own tool, pg_restore; see docs/hosting.md")
    if not copy.is_file():
        raise DatabaseError(f"there is no file {copy}")
    try:
        check_file(copy)
        hold = take(url)
        try:
            return _put_back(Path(url.database or ""), copy)
        finally:
            hold.close()
    except (OSError, sqlite3.Error) as error:
        raise DatabaseError(f"{copy} could not be put back: {error}") from None


def _put_back(place: Path, copy: Path) -> Path | None:
    new = place.with_name(f"{place.name}.new")
    with private():
        new.write_bytes(copy.read_bytes())
    _sync(new)
    aside = None
    if place.exists():
        # Whatever SQLite has not yet put into the file itself goes there first.
        with closing(sqlite3.connect(place)) as old:
            old.execute("PRAGMA wal_checkpoint(TRUNCATE)")
        aside = place.with_name(f"{place.name}.before-{datetime.now(UTC):%Y%m%d-%H%M%S}")
        place.rename(aside)
    for end in BESIDE:
        place.with_name(place.name + end).unlink(missing_ok=True)
    new.rename(place)
    return aside


def check_file(path: Path) -> None:
    """A SQLite file is whole, and one of ours."""
    with closing(sqlite3.connect(f"file:{path}?mode=ro", uri=True)) as database:
        try:
            found = [row[0] for row in database.execute("PRAGMA integrity_check")]
            wrong = database.execute("PRAGMA foreign_key_check").fetchall()
            database.execute("SELECT version_num FROM alembic_version").fetchone()
        except sqlite3.Error as error:
            raise DatabaseError(f"{path} is no whole database of Cordon: {error}") from None
    if found != ["ok"] or wrong:
        raise DatabaseError(f"{path} is damaged: {'; '.join(found[:5])}, {len(wrong)} rows that belong to nothing")


def _sync(path: Path) -> None:
    with path.open("rb") as file:
        os.fsync(file.fileno())
