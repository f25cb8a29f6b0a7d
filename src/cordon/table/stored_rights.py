"""The storage of what people may know and change about themselves, and of what whoever runs the server may do."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import Any

import sqlalchemy as sa
from sqlalchemy.ext.asyncio import AsyncConnection

from cordon.table import schema
from cordon.table.records import DeviceRecord
from cordon.table.stored import Stored, now

AT_ONCE = 500
"""Values in one question to the database."""


class StoredRights(Stored):
    """Devices, codes for a new password, blocks, and everything that is kept of somebody."""

    async def devices(self, person: str) -> list[DeviceRecord]:
        """Where somebody is signed in, the one that was seen last first."""
        d = schema.devices.c
        query = sa.select(d.secret, d.name, d.created, d.seen).where(d.person == person)
        async with self.engines.reading.connect() as db:
            rows = (await db.execute(query)).all()
        found = [DeviceRecord(secret, name or "", created, seen or created) for secret, name, created, seen in rows]
        return sorted(found, key=lambda device: device.seen, reverse=True)

    async def see_device(self, secret: str, name: str) -> None:
        """A device is in use just now."""
        d = schema.devices.c
        async with self._writing() as db:
            await db.execute(sa.update(schema.devices).where(d.secret == secret).values(name=name, seen=now()))

    async def see_devices(self, secrets: Sequence[str]) -> None:
        """These devices have a page open just now."""
        async with self._writing() as db:
            for start in range(0, len(secrets), AT_ONCE):
                here = schema.devices.c.secret.in_(secrets[start : start + AT_ONCE])
                await db.execute(sa.update(schema.devices).where(here).values(seen=now()))

    async def drop_devices(self, person: str, secrets: Iterable[str]) -> None:
        """Some devices of somebody are signed out."""
        d = schema.devices.c
        async with self._writing() as db:
            await db.execute(sa.delete(schema.devices).where(d.person == person, d.secret.in_([*secrets])))

    async def known_devices(self, secrets: Sequence[str]) -> set[str]:
        """Those of some devices that are still signed in."""
        return await self._known(schema.devices.c.secret, secrets)

    async def known_tables(self, codes: Sequence[str]) -> set[str]:
        """Those of some tables that are still there."""
        return await self._known(schema.tables.c.code, codes)

    async def _known(self, column: sa.Column[str], values: Sequence[str]) -> set[str]:
        found: set[str] = set()
        async with self.engines.reading.connect() as db:
            for start in range(0, len(values), AT_ONCE):
                query = sa.select(column).where(column.in_(values[start : start + AT_ONCE]))
                found.update((await db.execute(query)).scalars())
        return found

    # --- a new password -------------------------------------------------------------------------------------------

    async def set_reset(self, secret: str, person: str, until: str) -> None:
        """The hash of a code by which somebody may set a new password; the one before it counts no more."""
        async with self._writing() as db:
            await db.execute(sa.delete(schema.resets).where(schema.resets.c.person == person))
            await db.execute(sa.insert(schema.resets).values(secret=secret, person=person, until=until))

    async def use_reset(self, secret: str, password: str, device: str) -> list[str] | None:
        """A new password by a code, which is used up. Every device is signed out but the one that the code came from.
        Which they were; nothing if there is no such code, or its time is over."""
        r, p, d = schema.resets.c, schema.people.c, schema.devices.c
        async with self._writing() as db:
            used = sa.delete(schema.resets).where(r.secret == secret).returning(r.person, r.until)
            row = (await db.execute(used)).first()
            if row is None or row.until < now():
                return None
            await db.execute(sa.update(schema.people).where(p.id == row.person).values(password=password))
            gone = list((await db.execute(sa.select(d.secret).where(d.person == row.person))).scalars())
            await db.execute(sa.delete(schema.devices).where(d.person == row.person))
            await db.execute(sa.insert(schema.devices).values(secret=device, person=row.person, created=now()))
        return gone

    # --- blocks ---------------------------------------------------------------------------------------------------

    async def block(self, person: str, is_blocked: bool) -> None:
        """Somebody may not come in any more, or may again."""
        async with self._writing() as db:
            here = sa.update(schema.people).where(schema.people.c.id == person)
            await db.execute(here.values(blocked=now() if is_blocked else None))
            if is_blocked:
                await self._sign_out(db, person)

    async def sign_out(self, person: str) -> int:
        """Every device of somebody is signed out, and no code brings a guest back; how many devices."""
        async with self._writing() as db:
            return await self._sign_out(db, person)

    async def _sign_out(self, db: AsyncConnection, person: str) -> int:
        for table in (schema.recoveries, schema.resets):
            await db.execute(sa.delete(table).where(table.c.person == person))
        return (await db.execute(sa.delete(schema.devices).where(schema.devices.c.person == person))).rowcount

    # --- everything about somebody --------------------------------------------------------------------------------

    async def kept_of(self, person: str) -> dict[str, Any]:
        """Everything that is kept of somebody, but no hashes of secrets."""
        p, s, t, c = schema.people.c, schema.seats.c, schema.tables.c, schema.chat.c
        k, a, d, r = schema.keys.c, schema.archives.c, schema.dailies.c, schema.reactions.c
        devices = await self.devices(person)
        async with self.engines.reading.connect() as db:

            async def rows(query: Any) -> list[dict[str, Any]]:
                return [dict(row) for row in (await db.execute(query)).mappings()]

            me = sa.select(p.id, p.name, p.login, p.language, p.created).where(p.id == person)
            sat = sa.select(t.code, t.name, t.game, t.created, s.seat).join(schema.seats, s.code == t.code)
            said = (
                sa.select(c.code, c.name, c.seat, c.text, c.at)
                .join(schema.seats, sa.and_(s.code == c.code, s.seat == c.seat))
                .join(schema.people, p.id == s.person)
                .where(p.id == person, c.name == p.name)
            )
            return {
                "person": (await rows(me))[0],
                "devices": [{"name": each.name, "created": each.created, "seen": each.seen} for each in devices],
                "hosts": await rows(sa.select(t.code, t.name, t.game, t.created, t.public).where(t.host == person)),
                "seats": await rows(sat.where(s.person == person)),
                "seats by link": await rows(sa.select(k.code, k.seat).where(k.person == person)),
                "put away": await rows(sa.select(a.code).where(a.person == person)),
                "matches of the day": await rows(sa.select(d.game, d.day, d.code).where(d.person == person)),
                "chat": await rows(said.order_by(c.id)),
                "reactions": await rows(sa.select(r.line, r.sign).where(r.person == person)),
            }
