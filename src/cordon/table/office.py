"""What whoever runs the server may do with tables and people (``cordon admin``), while it runs or while it does not.

It speaks to the database alone. A server that runs meanwhile notices by itself what concerns it (``warden``).
"""

from __future__ import annotations

import secrets
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from datetime import UTC, datetime, timedelta
from pathlib import Path
from typing import Any, NamedTuple

import msgspec
import sqlalchemy as sa

from cordon.games.registry import GAMES
from cordon.kernel import saves
from cordon.kernel.errors import CordonError
from cordon.table import schema
from cordon.table.backups import check_schema
from cordon.table.database import connect, private, understood
from cordon.table.matches import brief_of, brought_back
from cordon.table.names import folded
from cordon.table.people import hashed
from cordon.table.records import MatchRecord, Someone, TableRecord
from cordon.table.seals import sealed
from cordon.table.settings import Settings
from cordon.table.storage import UNFOUNDED, Storage
from cordon.table.stored import ago, now

TRIES = 3
"""How often a match is read again that has gone on while it was read."""


class NotThere(CordonError):
    """There is no such table or person, or more than one."""


class Row(msgspec.Struct, frozen=True):
    """A table, as a list of them shows it."""

    code: str
    name: str
    game: str
    host: str
    created: str
    changed: str
    answers: int
    finished: bool
    public: bool


class Known(msgspec.Struct, frozen=True):
    """A person, as a list of them shows it."""

    id: str
    name: str
    login: str | None
    created: str
    blocked: str | None
    devices: int
    seats: int


class Finding(NamedTuple):
    """What is wrong with a match, and whether it could be put right."""

    code: str
    what: str
    is_repaired: bool = False


@asynccontextmanager
async def office(settings: Settings) -> AsyncIterator[Office]:
    """The office of a database that is there and up to date."""
    url = understood(settings.database)
    check_schema(url)
    storage = Storage(connect(url, settings.patience))
    try:
        yield Office(storage)
    finally:
        await storage.close()


class Office:
    """Tables and people, for whoever runs the server."""

    def __init__(self, storage: Storage) -> None:
        self.storage = storage

    async def _rows(self, query: Any) -> list[Any]:
        async with self.storage.engines.reading.connect() as db:
            return list((await db.execute(query)).all())

    # --- tables ---------------------------------------------------------------------------------------------------

    async def tables(
        self, finished: bool | None = None, game: str = "", older: int = 0, most: int | None = 100
    ) -> list[Row]:
        """Tables, the last changed first."""
        t, p = schema.tables.c, schema.people.c
        where = [t.serial != UNFOUNDED]
        if finished is not None:
            where.append(t.finished == finished)
        if game:
            where.append(t.game == game)
        if older:
            where.append(t.changed < ago(timedelta(days=older)))
        columns = (t.code, t.name, t.game, p.name.label("host"), t.created, t.changed, t.brief, t.finished, t.public)
        query = sa.select(*columns).join(schema.people, p.id == t.host).where(*where)
        rows = await self._rows(query.order_by(t.changed.desc()).limit(most))
        return [
            Row(code, name, kind, host, made, changed, msgspec.json.decode(brief)["answers"], bool(over), bool(public))
            for code, name, kind, host, made, changed, brief, over, public in rows
        ]

    async def table(self, code: str) -> TableRecord:
        found = await self.storage.table(code.strip().upper())
        if found is None:
            raise NotThere(f"there is no table {code}")
        return found

    async def show(self, code: str) -> dict[str, Any]:
        """A table without anything hidden: no seed, no cards, no links."""
        table = await self.table(code)
        brief = msgspec.to_builtins(table.brief)
        places = [{"seat": p.seat + 1, "person": p.person, "name": p.name, "bot": p.bot} for p in table.places]
        told = {name: getattr(table, name) for name in ("code", "name", "game", "public", "undo", "host", "created")}
        chat = (await self._rows(sa.select(sa.func.count()).where(schema.chat.c.code == table.code)))[0][0]
        return {**told, "changed": table.changed, "serial": table.serial, "chat": chat, **brief, "places": places}

    async def export(self, code: str) -> tuple[str, bytes]:
        """A match as a file: its name, and its bytes under the server's seal. It holds what is hidden."""
        table = await self.table(code)
        loaded = brought_back(table, await self.storage.match(table.code))
        people = {"bots": [place.bot for place in table.places]}
        save = sealed(saves.saved(loaded.session, people), await self.storage.secret("seal"))
        return f"{table.game}-{table.code}-{table.brief.answers}.json", saves.encoded(save)

    async def archive(self, code: str, folder: Path) -> Path:
        """Put a match into a file, read that again, and clear the table away."""
        name, data = await self.export(code)
        path = folder / name
        with private():
            folder.mkdir(parents=True, exist_ok=True)
            path.write_bytes(data)
        saves.load(path.read_bytes(), GAMES)
        await self.delete(code)
        return path

    async def delete(self, code: str) -> None:
        """A table with its match and its chat, for good."""
        await self.storage.delete_table((await self.table(code)).code)

    # --- people ---------------------------------------------------------------------------------------------------

    async def people(self, name: str = "", guests: bool = True, most: int = 100) -> list[Known]:
        """People by a part of their name, the newest first."""
        p, d, s = schema.people.c, schema.devices.c, schema.seats.c
        devices = sa.select(sa.func.count()).where(d.person == p.id).scalar_subquery()
        seats = sa.select(sa.func.count()).where(s.person == p.id).scalar_subquery()
        where = [p.name != ""]
        if not guests:
            where.append(p.login.is_not(None))
        if name:
            where.append(sa.or_(p.name.icontains(name, autoescape=True), p.login.contains(folded(name)), p.id == name))
        query = sa.select(p.id, p.name, p.login, p.created, p.blocked, devices, seats).where(*where)
        return [Known(*row) for row in await self._rows(query.order_by(p.created.desc()).limit(most))]

    async def person(self, name: str) -> Someone:
        """Somebody by their account's name, by the name that others see, if only one has it, or by their id."""
        p = schema.people.c
        columns = [p[field] for field in Someone.__struct_fields__]
        exact = await self._rows(sa.select(*columns).where(sa.or_(p.id == name, p.login == folded(name))))
        found = exact or await self._rows(sa.select(*columns).where(p.name == name, p.name != "").limit(10))
        if not found:
            raise NotThere(f"there is nobody called {name!r}")
        if len(found) > 1:
            raise NotThere(f"several are called {name!r}; name one by id: {', '.join(row.id for row in found)}")
        return Someone(*found[0])

    async def sign_out(self, name: str) -> int:
        """Every device of somebody is signed out; how many."""
        return await self.storage.sign_out((await self.person(name)).id)

    async def block(self, name: str, is_blocked: bool) -> Someone:
        """Nobody signs in to this account any more, or its owner may again. A guest is signed out."""
        person = await self.person(name)
        await self.storage.block(person.id, is_blocked)
        return person

    async def reset(self, name: str, hours: float) -> str:
        """A code by which the owner of an account sets a new password, once, within so many hours."""
        person = await self.person(name)
        if person.login is None:
            raise NotThere(f"{name!r} is a guest and has no password")
        if person.blocked:
            raise NotThere(f"{name!r} is blocked; unblock them first")
        code = secrets.token_urlsafe(18)
        until = (datetime.now(UTC) + timedelta(hours=hours)).isoformat(timespec="milliseconds")
        await self.storage.set_reset(hashed(code), person.id, until)
        return code

    # --- clearing up ----------------------------------------------------------------------------------------------

    async def prune_guests(self, days: int, is_trial: bool) -> int:
        """Forget guests who came before so many days and sit nowhere; how many."""
        before = ago(timedelta(days=days))
        if not is_trial:
            return await self.storage.forget_guests(before)
        p = schema.people.c
        used = [~sa.exists().where(column == p.id) for column in
                (schema.seats.c.person, schema.keys.c.person, schema.tables.c.host)]  # fmt: skip
        query = sa.select(sa.func.count()).where(p.login.is_(None), p.created < before, *used)
        return int((await self._rows(query))[0][0])

    async def prune_finished(self, days: int, folder: Path | None, is_trial: bool) -> int:
        """Clear away matches that were over before so many days, into files first if a folder is named; how many."""
        rows = await self.tables(finished=True, older=days, most=None)
        for row in rows if not is_trial else ():
            if folder is not None:
                await self.archive(row.code, folder)
            else:
                await self.delete(row.code)
        return len(rows)

    # --- whether everything is as it should be ----------------------------------------------------------------------

    async def verify(self, is_repairing: bool = False) -> AsyncIterator[Finding | None]:
        """Load and replay every match; for each what is wrong with it, or nothing."""
        if is_repairing:
            await self.storage.drop_unfounded(now())
        for (code,) in await self._rows(sa.select(schema.tables.c.code).order_by(schema.tables.c.code)):
            yield await self._verify(code, is_repairing)

    async def _verify(self, code: str, is_repairing: bool) -> Finding | None:
        for _ in range(TRIES):
            table = await self.storage.table(code)
            if table is None:
                gone = await self.storage.serial(code) is None
                return None if gone else Finding(code, "its making was cut off; --repair clears it away")
            match = await self.storage.match(code)
            if await self.storage.serial(code) == table.serial:
                return await self._judged(table, match, is_repairing)
        return None  # it is being played: whoever plays has it in memory, whole

    async def _judged(self, table: TableRecord, match: MatchRecord, is_repairing: bool) -> Finding | None:
        try:
            loaded = brought_back(table, match)
        except Exception as error:
            return await self._mended(table, match, f"{type(error).__name__}: {error}", is_repairing)
        brief = brief_of(loaded.session)
        if brief.answers != table.brief.answers or brief.outcome != table.brief.outcome:
            if is_repairing:
                await self._stand(table, loaded.session)
            return Finding(table.code, "the list of tables tells it otherwise than its log", is_repairing)
        return None

    async def _mended(self, table: TableRecord, match: MatchRecord, why: str, is_repairing: bool) -> Finding:
        """A match whose snapshot is broken may still be told by its log."""
        try:
            loaded = brought_back(table, msgspec.structs.replace(match, snapshot=None, chapter=None))
        except Exception:
            return Finding(table.code, why)
        if not is_repairing:
            return Finding(table.code, f"{why}; its log is whole, --repair goes by that")
        n = schema.snapshots.c
        async with self.storage.engines.others.begin() as db:
            await db.execute(sa.delete(schema.snapshots).where(n.code == table.code))
        await self._stand(table, loaded.session)
        return Finding(table.code, why, True)

    async def _stand(self, table: TableRecord, session: Any) -> None:
        brief = brief_of(session)
        plain = msgspec.json.encode(brief).decode()
        await self.storage.change_table(table.code, brief=plain, finished=bool(brief.outcome))
