"""The storage of people: who they are, by which devices they are known, and how they are forgotten."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, NamedTuple

import msgspec
import sqlalchemy as sa
from sqlalchemy.exc import IntegrityError
from sqlalchemy.ext.asyncio import AsyncConnection

from cordon.table import schema
from cordon.table.records import Someone
from cordon.table.stored import Conflict, Stored, as_json, now, stir

RECOVERIES_KEPT = 5
"""Codes of one guest that count at the same time."""
NOBODY = "…"
"""What stands for the name of somebody who is forgotten."""


class Farewell(NamedTuple):
    """What became of the tables of somebody who went for good."""

    changed: list[str]
    ended: list[str]


class StoredPeople(Stored):
    """People and their devices."""

    async def add_person(self, person: Someone, secret: str) -> None:
        """A new person with the hash of the first cookie."""
        async with self._writing() as db:
            await db.execute(sa.insert(schema.people).values(**msgspec.structs.asdict(person), created=now()))
            await db.execute(sa.insert(schema.devices).values(secret=secret, person=person.id, created=now()))

    async def person_of(self, secret: str) -> Someone | None:
        """Whose cookie this is."""
        query = sa.select(*_person_columns()).join(schema.devices).where(schema.devices.c.secret == secret)
        return await self._person(query)

    async def people_of(self, secrets: Sequence[str]) -> dict[str, Someone]:
        """Whose cookies these are, as far as they are still known."""
        d = schema.devices.c
        query = sa.select(d.secret, *_person_columns()).join(schema.devices).where(d.secret.in_(secrets))
        async with self.engines.reading.connect() as db:
            rows = (await db.execute(query)).mappings().all()
        return {row["secret"]: Someone(**{name: row[name] for name in Someone.__struct_fields__}) for row in rows}

    async def is_gone(self, person: str) -> bool:
        """Whether somebody was forgotten."""
        found = await self._person(sa.select(*_person_columns()).where(schema.people.c.id == person))
        return found is None or not found.name

    async def person_by_login(self, login: str) -> Someone | None:
        return await self._person(sa.select(*_person_columns()).where(schema.people.c.login == login))

    async def _person(self, query: sa.Select[Any]) -> Someone | None:
        async with self.engines.reading.connect() as db:
            row = (await db.execute(query)).mappings().first()
        return None if row is None else Someone(**row)

    async def change_person(self, id: str, **changes: object) -> None:
        """New values; ``Conflict`` if a login is taken."""
        try:
            async with self._writing() as db:
                await db.execute(sa.update(schema.people).where(schema.people.c.id == id).values(**changes))
        except IntegrityError:
            raise Conflict from None

    async def add_device(self, secret: str, person: str) -> None:
        async with self._writing() as db:
            await db.execute(sa.insert(schema.devices).values(secret=secret, person=person, created=now()))

    async def drop_device(self, secret: str) -> None:
        async with self._writing() as db:
            await db.execute(sa.delete(schema.devices).where(schema.devices.c.secret == secret))

    async def drop_other_devices(self, person: str, but: str) -> list[str]:
        """Forget every device of somebody except one; which they were."""
        d = schema.devices.c
        others = sa.and_(d.person == person, d.secret != but)
        async with self._writing() as db:
            found = list((await db.execute(sa.select(d.secret).where(others))).scalars())
            await db.execute(sa.delete(schema.devices).where(others))
        return found

    async def add_recovery(self, secret: str, person: str) -> None:
        """The hash of a code by which somebody can be had back; of many only the newest count."""
        r = schema.recoveries.c
        async with self._writing() as db:
            await db.execute(sa.insert(schema.recoveries).values(secret=secret, person=person, created=now()))
            newest = sa.select(r.secret).where(r.person == person).order_by(r.created.desc()).limit(RECOVERIES_KEPT)
            kept = (await db.execute(newest)).scalars().all()
            await db.execute(sa.delete(schema.recoveries).where(r.person == person, r.secret.not_in(kept)))

    async def use_recovery(self, secret: str, device: str) -> Someone | None:
        """Whose code it is: a device of theirs from now on. The code is used up; nobody if there is no such code."""
        r = schema.recoveries.c
        async with self._writing() as db:
            used = sa.delete(schema.recoveries).where(r.secret == secret).returning(r.person)
            person = (await db.execute(used)).scalar()
            if person is None:
                return None
            await db.execute(sa.insert(schema.devices).values(secret=device, person=person, created=now()))
        return await self.person_of(device)

    async def drop_recoveries(self, person: str) -> None:
        async with self._writing() as db:
            await db.execute(sa.delete(schema.recoveries).where(schema.recoveries.c.person == person))

    async def forget_person(self, person: Someone) -> Farewell:
        """Somebody goes for good, with everything that tells who they were. Their running matches go on without them
        under another host; a table where nobody else sits ends. What is over keeps a seat without a name."""
        s, t, c = schema.seats.c, schema.tables.c, schema.chat.c
        async with self._writing() as db:
            sat = sa.select(s.code).where(s.person == person.id)
            query = sa.select(t.code, t.host, t.finished).where(sa.or_(t.host == person.id, t.code.in_(sat)))
            known = (await db.execute(query)).all()
            await stir(db, *[row.code for row in known])
            heirs = await self._heirs(db, [row.code for row in known], person.id)
            ended = [row.code for row in known if row.host == person.id and row.code not in heirs]
            await db.execute(sa.delete(schema.tables).where(t.code.in_(ended)))
            for code, heir in heirs.items():
                mine = sa.and_(t.code == code, t.host == person.id)
                await db.execute(sa.update(schema.tables).where(mine).values(host=heir, host_seen=now()))
            await self._forget_name(db, list(heirs), person.name)
            said = sa.exists().where(s.person == person.id, s.code == c.code, s.seat == c.seat)
            await db.execute(sa.delete(schema.chat).where(c.name == person.name, said))
            running = sa.and_(s.person == person.id, s.code.in_([row.code for row in known if not row.finished]))
            k = schema.keys.c
            lent = sa.exists().where(running, s.code == k.code, s.seat == k.seat)
            await db.execute(sa.delete(schema.keys).where(lent))
            await db.execute(sa.update(schema.seats).where(running).values(person=None, link=None))
            for table in (
                schema.keys,
                schema.archives,
                schema.devices,
                schema.recoveries,
                schema.resets,
                schema.reactions,
            ):
                await db.execute(sa.delete(table).where(table.c.person == person.id))
            gone = sa.update(schema.people).where(schema.people.c.id == person.id)
            await db.execute(gone.values(name="", login=None, password=None))
        return Farewell([row.code for row in known if row.code not in ended], ended)

    async def _forget_name(self, db: AsyncConnection, codes: Sequence[str], name: str) -> None:
        """What these tables remember stays, but not who it was."""
        n, u = schema.notices.c, schema.undone.c
        seen = (await db.execute(sa.select(n.id, n.facts).where(n.code.in_(codes)))).all()
        for id, facts in seen:
            known = msgspec.json.decode(facts)
            if name in known.values():
                told = {key: NOBODY if value == name else value for key, value in known.items()}
                await db.execute(sa.update(schema.notices).where(n.id == id).values(facts=as_json(told)))
        taken_back = sa.update(schema.undone).where(u.code.in_(codes), u.name == name)
        await db.execute(taken_back.values(name=NOBODY))

    async def _heirs(self, db: AsyncConnection, codes: Sequence[str], but: str) -> dict[str, str]:
        """Who else sits at each table: the first of them."""
        s = schema.seats.c
        others = sa.select(s.code, s.person).where(s.code.in_(codes), s.person.is_not(None), s.person != but)
        found: dict[str, str] = {}
        for code, person in await db.execute(others.order_by(s.code, s.seat)):
            found.setdefault(code, person)
        return found

    async def forget_guests(self, before: str) -> int:
        """Remove guests from before a day who never sat down anywhere."""
        people, used = schema.people.c, []
        for column in (schema.seats.c.person, schema.keys.c.person, schema.tables.c.host):
            used.append(~sa.exists().where(column == people.id))
        query = sa.delete(schema.people).where(people.login.is_(None), people.created < before, *used)
        async with self._writing() as db:
            return (await db.execute(query)).rowcount

    async def newest_person(self) -> str | None:
        """When the last person came."""
        async with self.engines.reading.connect() as db:
            row = (await db.execute(sa.select(sa.func.max(schema.people.c.created)))).one()
        return None if row[0] is None else str(row[0])


def _person_columns() -> list[Any]:
    return [schema.people.c[name] for name in Someone.__struct_fields__]
