"""The tries at the matches of a day, in the database."""

from __future__ import annotations

from typing import NamedTuple

import sqlalchemy as sa
from sqlalchemy.exc import IntegrityError

from cordon.kernel import typed
from cordon.table import schema
from cordon.table.records import Brief
from cordon.table.stored import Stored

_d = schema.dailies.c


class Try(NamedTuple):
    """Somebody's try: the table and how it stands, if it has not been cleared away."""

    person: str
    name: str
    code: str | None
    brief: Brief | None


class StoredDailies(Stored):
    """One try of each person at the match of a game and day."""

    async def tries(self, game: str, day: str) -> list[Try]:
        people, tables = schema.people.c, schema.tables.c
        query = (
            sa.select(_d.person, people.name, _d.code, tables.brief)
            .join(schema.people, people.id == _d.person)
            .outerjoin(schema.tables, tables.code == _d.code)
            .where(_d.game == game, _d.day == day)
        )
        async with self.engines.reading.connect() as db:
            rows = (await db.execute(query)).all()
        return [
            Try(person, name, code, None if brief is None else typed.decode(brief, Brief))
            for person, name, code, brief in rows
        ]

    async def is_try(self, code: str) -> bool:
        """Whether a table is somebody's try at a match of a day."""
        async with self.engines.reading.connect() as db:
            return (await db.execute(sa.select(_d.person).where(_d.code == code))).first() is not None

    async def take_try(self, game: str, day: str, person: str) -> bool:
        """Whether it is the first one; it counts from now on."""
        try:
            async with self._writing() as db:
                await db.execute(sa.insert(schema.dailies).values(game=game, day=day, person=person))
        except IntegrityError:
            return False
        return True

    async def give_back_try(self, game: str, day: str, person: str) -> None:
        """Nothing came of it: there is no table."""
        async with self._writing() as db:
            await db.execute(sa.delete(schema.dailies).where(_d.game == game, _d.day == day, _d.person == person))

    async def note_try(self, game: str, day: str, person: str, code: str) -> None:
        """The table of a try."""
        mine = (_d.game == game, _d.day == day, _d.person == person)
        async with self._writing() as db:
            await db.execute(sa.update(schema.dailies).where(*mine).values(code=code))
