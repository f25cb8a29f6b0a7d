"""What people say to each other at a table, in the database: chat, and what others think of it."""

from __future__ import annotations

import sqlalchemy as sa

from cordon.table import schema
from cordon.table.protocol import Sign
from cordon.table.records import ChatRecord
from cordon.table.stored import Stored, stir

CHAT_KEPT = 200
"""Lines of chat that somebody who comes in is told."""

_c, _r = schema.chat.c, schema.reactions.c
Reactions = tuple[tuple[Sign, str], ...]


class StoredTalk(Stored):
    """Chat and reactions."""

    async def add_chat(self, code: str, line: ChatRecord) -> int:
        """A line of chat; its number."""
        row = {"code": code, "name": line.name, "seat": line.seat, "text": line.text, "at": line.at}
        async with self._writing() as db:
            await stir(db, code)
            return int((await db.execute(sa.insert(schema.chat).values(**row).returning(_c.id))).scalar_one())

    async def rename_in_chat(self, person: str, old: str, new: str) -> None:
        """What somebody has said at their seats is told under their new name from now on."""
        s = schema.seats.c
        mine = sa.exists().where(s.person == person, s.code == _c.code, s.seat == _c.seat)
        k, t = schema.keys.c, schema.tables.c
        theirs = sa.union(
            sa.select(s.code).where(s.person == person),
            sa.select(k.code).where(k.person == person),
            sa.select(t.code).where(t.host == person),
        )
        async with self._writing() as db:
            await stir(db, *(await db.execute(theirs)).scalars())
            await db.execute(sa.update(schema.chat).where(_c.name == old, mine).values(name=new))
            await db.execute(sa.update(schema.reactions).where(_r.person == person).values(name=new))

    async def chat(self, code: str) -> list[ChatRecord]:
        """The last lines, the newest last."""
        query = (
            sa.select(_c.name, _c.seat, _c.text, _c.at, _c.id)
            .where(_c.code == code)
            .order_by(_c.id.desc())
            .limit(CHAT_KEPT)
        )
        thought = sa.select(_r.line, _r.sign, _r.name).join(schema.chat).where(_c.code == code).order_by(_r.name)
        async with self.engines.reading.connect() as db:
            rows = (await db.execute(query)).all()
            found: dict[int, Reactions] = {}
            for line, sign, name in await db.execute(thought):
                found[line] = (*found.get(line, ()), (sign, name))
        return [ChatRecord(name, seat, text, at, id, found.get(id, ())) for name, seat, text, at, id in reversed(rows)]

    async def react(self, code: str, line: int, person: str, name: str, sign: Sign) -> Reactions | None:
        """One sign each; the same again takes it back. What is thought of the line then; nothing if there is no such
        line at this table."""
        own = (_r.line == line, _r.person == person)
        async with self._writing() as db:
            if (await db.execute(sa.select(_c.id).where(_c.id == line, _c.code == code))).scalar() is None:
                return None
            await stir(db, code)
            before = (await db.execute(sa.delete(schema.reactions).where(*own).returning(_r.sign))).scalar()
            if before != sign:
                row = {"line": line, "person": person, "name": name, "sign": sign}
                await db.execute(sa.insert(schema.reactions).values(**row))
            all_ = sa.select(_r.sign, _r.name).where(_r.line == line).order_by(_r.name)
            return tuple((sign, name) for sign, name in await db.execute(all_))
