"""What outlives the process: people, tables, seats, answers, snapshots, chat. One implementation for both databases.

Each method is one transaction. A match is written by whoever knows its serial: a writer that names an old one is told
so (``Conflict``) and has changed nothing.
"""

from __future__ import annotations

import asyncio
from collections.abc import Mapping, Sequence
from functools import partial
from typing import Any, NamedTuple

import msgspec
import sqlalchemy as sa
from sqlalchemy.exc import IntegrityError
from sqlalchemy.ext.asyncio import AsyncConnection

from cordon.kernel import typed
from cordon.kernel.chance import Draw
from cordon.kernel.own_dice import Wanted
from cordon.kernel.session import Entry, SecondLook
from cordon.kernel.spec import Setup
from cordon.table import batches, schema
from cordon.table.database import Engines
from cordon.table.failures import is_away
from cordon.table.records import (
    Brief,
    MatchRecord,
    NewMatch,
    Notice,
    Place,
    Rewriting,
    Snapshot,
    TableRecord,
    Tail,
    Undone,
)
from cordon.table.stored import Conflict, as_json, in_order, now, stir, unless_there
from cordon.table.stored_company import StoredCompany
from cordon.table.stored_dailies import StoredDailies
from cordon.table.stored_people import StoredPeople
from cordon.table.stored_rights import StoredRights
from cordon.table.stored_slow import StoredSlow
from cordon.table.stored_talk import StoredTalk
from cordon.table.workers import Workers

UNDOS_KEPT = 500
"""The last undos of a match whose answers can be brought back."""
SLICE = 500
"""Answers of a new table that are written at a time."""
UNFOUNDED = -1
"""The serial of a table that is still being written."""
ENDING = 3.0
"""Seconds that the end waits for answers on their way to the disk."""
SNAPSHOTS_KEPT = 3
"""The newest snapshots of a match; the first one and those of chapters stay as well."""


_t = schema.tables.c
_n = schema.snapshots.c
_of_match = _n.code == sa.bindparam("of_code")
_newest = sa.select(_n.number).where(_of_match).order_by(_n.number.desc()).limit(SNAPSHOTS_KEPT)
_first = sa.select(sa.func.min(_n.number)).where(_of_match).scalar_subquery()
_SNAPSHOT = sa.insert(schema.snapshots)
_RENEW = sa.delete(schema.snapshots).where(_of_match, _n.number == sa.bindparam("of_number"))
_PRUNE = sa.delete(schema.snapshots).where(_of_match, _n.number.not_in(_newest), _n.number != _first, ~_n.chapter)
"""A snapshot, and what goes before it is written and after."""


class _Waiting(NamedTuple):
    """An answer on its way to the disk."""

    step: dict[str, object]
    answer: dict[str, object]
    snapshot: Snapshot | None
    done: asyncio.Future[None]


def _write_from(engine: sa.Engine, batch: list[_Waiting]) -> None:
    """In a thread."""
    with engine.begin() as db:
        _write(db, batch)


def _write(db: sa.Connection, batch: list[_Waiting]) -> None:
    if batches.step(db, [each.step for each in batch]) != len(batch):
        raise Conflict
    batches.add_answers(db, [each.answer for each in batch])
    kept = {str(each.step["of_code"]): each.snapshot for each in batch if each.snapshot is not None}
    if kept:
        _write_snapshots(db, kept)


def _write_snapshots(db: sa.Connection, kept: Mapping[str, Snapshot]) -> None:
    """A snapshot of each of some tables, in as many statements as for one."""
    db.execute(_RENEW, [{"of_code": code, "of_number": each.number} for code, each in kept.items()])
    db.execute(_SNAPSHOT, [_snapshot_row(code, each) for code, each in kept.items()])
    db.execute(_PRUNE, [{"of_code": code} for code in kept])


class Storage(StoredPeople, StoredRights, StoredDailies, StoredTalk, StoredSlow, StoredCompany):
    """The only thing that speaks to the database."""

    def __init__(self, engines: Engines) -> None:
        super().__init__(engines)
        self._batches = asyncio.Lock()
        self._waiting: list[_Waiting] = []
        self._writer: asyncio.Future[None] | None = None
        self._scribe = Workers(1, "scribe")

    async def close(self) -> None:
        await self._scribe.stop(ENDING)
        await super().close()

    # --- tables ---------------------------------------------------------------------------------------------------

    async def add_table(self, table: TableRecord, match: NewMatch, notices: Sequence[Notice] = ()) -> None:
        """A new table with its match; ``Conflict`` if the code is taken.

        A long past is written in slices, so that answers elsewhere get their turn between them. Until the last one is
        on disk the table is nowhere to be found, and what a crash leaves of it is cleared away (``drop_unfounded``).
        """
        row = msgspec.structs.asdict(table)
        for name in ("places", "archived", "waits", "pulse"):
            del row[name]
        row |= {"setup": as_json(table.setup), "opening": as_json(table.opening), **_standing(table.brief)}
        starts = range(0, max(1, len(match.entries)), SLICE)
        for start in starts:
            is_first, is_last = start == starts[0], start == starts[-1]
            async with self._writing() as db:
                if is_first:
                    await self._insert_table(db, row if is_last else {**row, "serial": UNFOUNDED})
                part = enumerate(match.entries[start : start + SLICE], start)
                if rows := [_answer_row(table.code, number, entry) for number, entry in part]:
                    await db.run_sync(batches.add_answers, rows)
                if is_last:
                    await self._found(db, table, match)
                    if not is_first:
                        there = sa.update(schema.tables).where(_t.code == table.code)
                        await db.execute(there.values(serial=table.serial))
                    for notice in notices:
                        await self._note(db, table.code, notice)

    async def _insert_table(self, db: AsyncConnection, row: dict[str, object]) -> None:
        try:
            await db.execute(sa.insert(schema.tables).values(**row))
        except IntegrityError:
            raise Conflict from None

    async def serial(self, code: str) -> int | None:
        """How far a match has come; nothing if there is no such table."""
        return (await self.moments([code])).get(code, (None, 0))[0]

    async def moments(self, codes: Sequence[str]) -> dict[str, tuple[int, int]]:
        """How far some matches have come, and the pulses of their tables."""
        async with self.engines.reading.connect() as db:
            rows = await db.execute(sa.select(_t.code, _t.serial, _t.pulse).where(_t.code.in_(codes)))
            return {code: (serial, pulse) for code, serial, pulse in rows}

    async def _found(self, db: AsyncConnection, table: TableRecord, match: NewMatch) -> None:
        """The seats, and everything but the log."""
        seats = [{"code": table.code, "seat": p.seat, "person": p.person, "bot": p.bot} for p in table.places]
        await db.execute(sa.insert(schema.seats), seats)
        await self._write_looks(db, table.code, match.second_looks)
        kept = {each.number: each for each in (match.chapter, match.snapshot) if each is not None}
        await db.execute(_SNAPSHOT, [_snapshot_row(table.code, each) for each in kept.values()])

    async def drop_unfounded(self, before: str) -> int:
        """Clear away tables whose making was cut off before a moment."""
        c = schema.tables.c
        async with self._writing() as db:
            found = await db.execute(sa.delete(schema.tables).where(c.serial == UNFOUNDED, c.created < before))
            return found.rowcount

    async def table(self, code: str) -> TableRecord | None:
        found = await self._tables(schema.tables.c.code == code)
        return found[0] if found else None

    async def tables_of(self, person: str) -> list[TableRecord]:
        """Every table where somebody sits or is the host, the last changed first."""
        c = schema.tables.c
        places = sa.select(schema.seats.c.code).where(schema.seats.c.person == person)
        lent = sa.select(schema.keys.c.code).where(schema.keys.c.person == person)
        return await self._tables(sa.or_(c.host == person, c.code.in_(places), c.code.in_(lent)), person)

    async def public_tables(self, most: int = 50) -> list[TableRecord]:
        """Unfinished tables that anybody may join."""
        c = schema.tables.c
        return await self._tables(sa.and_(c.public, ~c.finished), most=most)

    async def count_hosted(self, person: str) -> int:
        """How many unfinished tables somebody hosts."""
        c = schema.tables.c
        query = sa.select(sa.func.count()).where(c.host == person, ~c.finished)
        async with self.engines.reading.connect() as db:
            return (await db.execute(query)).scalar_one()

    async def _tables(self, where: Any, person: str = "", most: int = 500) -> list[TableRecord]:
        async with self.engines.reading.connect() as db:
            return await self._read_tables(db, where, person, most)

    async def _read_tables(self, db: AsyncConnection, where: Any, person: str, most: int) -> list[TableRecord]:
        there = sa.and_(where, schema.tables.c.serial != UNFOUNDED)
        query = sa.select(schema.tables).where(there).order_by(schema.tables.c.changed.desc()).limit(most)
        rows = (await db.execute(query)).mappings().all()
        codes = [row["code"] for row in rows]
        places = await self._places(db, codes)
        put_away = sa.select(schema.archives.c.code).where(
            schema.archives.c.person == person, schema.archives.c.code.in_(codes)
        )
        archived = set((await db.execute(put_away)).scalars()) if person else set()
        return [_table_of(row, places.get(row["code"], ()), row["code"] in archived) for row in rows]

    async def _places(self, db: AsyncConnection, codes: Sequence[str]) -> dict[str, tuple[Place, ...]]:
        s, k = schema.seats.c, schema.keys.c
        query = (
            sa.select(s.code, s.seat, s.person, s.bot, s.lent, schema.people.c.name, schema.people.c.login)
            .outerjoin(schema.people, schema.people.c.id == s.person)
            .where(s.code.in_(codes))
            .order_by(s.code, s.seat)
        )
        lent: dict[tuple[str, int], tuple[str, ...]] = {}
        for code, seat, person in await db.execute(sa.select(k.code, k.seat, k.person).where(k.code.in_(codes))):
            lent[code, seat] = (*lent.get((code, seat), ()), person)
        found: dict[str, tuple[Place, ...]] = {}
        for code, seat, person, bot, turn, name, login in await db.execute(query):
            is_guest = person is not None and login is None
            place = Place(seat, person, bot, name or "", lent.get((code, seat), ()), is_guest, turn)
            found[code] = (*found.get(code, ()), place)
        return found

    async def change_table(self, code: str, **changes: object) -> None:
        async with self._writing() as db:
            here = sa.update(schema.tables).where(_t.code == code)
            await db.execute(here.values(**changes, pulse=_t.pulse + 1))

    async def delete_table(self, code: str) -> None:
        """A table with its match and its chat, for good."""
        async with self._writing() as db:
            await db.execute(sa.delete(schema.tables).where(schema.tables.c.code == code))

    async def archive(self, code: str, person: str, put_away: bool) -> None:
        a = schema.archives.c
        async with self._writing() as db:
            if put_away:
                await db.execute(unless_there(db, schema.archives, code=code, person=person))
            else:
                await db.execute(sa.delete(schema.archives).where(a.code == code, a.person == person))

    # --- seats ----------------------------------------------------------------------------------------------------

    async def sit(self, code: str, seat: int, person: str, notice: Notice) -> Notice:
        """Take a free seat, which the table sees; ``Conflict`` if somebody was faster."""
        s = schema.seats.c
        free = sa.and_(s.code == code, s.seat == seat, s.person.is_(None), s.bot == "")
        async with self._writing() as db:
            await stir(db, code)
            if (await db.execute(sa.update(schema.seats).where(free).values(person=person))).rowcount != 1:
                raise Conflict
            return await self._note(db, code, notice)

    async def clear_seat(self, code: str, seat: int) -> None:
        """Nobody sits there any more: no person, no link, nobody else's key."""
        s, k = schema.seats.c, schema.keys.c
        async with self._writing() as db:
            await stir(db, code)
            await db.execute(sa.delete(schema.keys).where(k.code == code, k.seat == seat))
            here = sa.and_(s.code == code, s.seat == seat)
            await db.execute(sa.update(schema.seats).where(here).values(person=None, link=None, lent=None))

    async def drop_key(self, code: str, seat: int, person: str) -> None:
        k = schema.keys.c
        async with self._writing() as db:
            await stir(db, code)
            mine = sa.and_(k.code == code, k.seat == seat, k.person == person)
            await db.execute(sa.delete(schema.keys).where(mine))

    async def set_bot(self, code: str, seat: int, bot: str, lent: int | None = None) -> None:
        """A bot plays a seat, or no longer; ``lent``: only for the turn of this number."""
        s = schema.seats.c
        async with self._writing() as db:
            await stir(db, code)
            here = sa.and_(s.code == code, s.seat == seat)
            await db.execute(sa.update(schema.seats).where(here).values(bot=bot, lent=lent))

    async def give_back(self, code: str, lent: Mapping[int, int]) -> bool:
        """The seats that were lent for these turns are their people's again; whether one of them still was not."""
        s = schema.seats.c
        over = sa.tuple_(s.seat, s.lent).in_(list(lent.items()))
        async with self._writing() as db:
            await stir(db, code)
            back = sa.update(schema.seats).where(s.code == code, over).values(bot="", lent=None)
            return (await db.execute(back)).rowcount > 0

    async def set_link(self, code: str, seat: int, link: str) -> None:
        """A new secret link: the old one, and what it had opened, no longer count."""
        s, k = schema.seats.c, schema.keys.c
        async with self._writing() as db:
            await stir(db, code)
            await db.execute(sa.delete(schema.keys).where(k.code == code, k.seat == seat))
            here = sa.and_(s.code == code, s.seat == seat)
            await db.execute(sa.update(schema.seats).where(here).values(link=link))

    async def seat_by_link(self, link: str) -> tuple[str, int] | None:
        s = schema.seats.c
        async with self.engines.reading.connect() as db:
            row = (await db.execute(sa.select(s.code, s.seat).where(s.link == link))).first()
        return None if row is None else (row.code, row.seat)

    async def add_key(self, code: str, seat: int, person: str) -> None:
        async with self._writing() as db:
            await stir(db, code)
            await db.execute(unless_there(db, schema.keys, code=code, seat=seat, person=person))

    # --- the match ------------------------------------------------------------------------------------------------

    async def append(
        self, code: str, serial: int, number: int, entry: Entry, brief: Brief, snapshot: Snapshot | None = None
    ) -> None:
        """One more answer; when this returns it is on disk. ``serial`` is the one before it.

        Answers of different tables that come while another write goes on share the next transaction.
        """
        done = asyncio.get_running_loop().create_future()
        step, answer = _step_values(code, serial, brief), _answer_row(code, number, entry, serial + 1)
        self._waiting.append(_Waiting(step, answer, snapshot, done))
        if len(self._waiting) == 1:
            self._writer = asyncio.ensure_future(self._write_waiting())
        await asyncio.shield(done)

    async def _write_waiting(self) -> None:
        async with self._batches:
            batch, self._waiting = self._waiting, []
            try:
                await self._write_batch(batch)
            except Exception as error:
                if len(batch) == 1 or is_away(error):
                    for each in batch:
                        each.done.set_exception(error)
                    return
                await self._write_one_by_one(batch)
        for each in batch:
            if not each.done.done():
                each.done.set_result(None)

    async def _write_batch(self, batch: list[_Waiting]) -> None:
        if self.engines.in_thread is not None:
            async with self._turn:
                await self._scribe.run(partial(_write_from, self.engines.in_thread, batch), "answers")
            return
        async with self._playing() as db:
            await in_order(db, [str(each.step["of_code"]) for each in batch])
            await db.run_sync(_write, batch)

    async def _write_one_by_one(self, batch: list[_Waiting]) -> None:
        """Something was wrong with one of them: each for itself, so that the others are not harmed."""
        for each in batch:
            try:
                await self._write_batch([each])
            except Exception as error:
                each.done.set_exception(error)

    async def wait(self, code: str, serial: int, brief: Brief, waits: Wanted | None) -> None:
        """An answer waits for its dice, one more of them is known, or it was given up; the log is as it was."""
        async with self._playing() as db:
            await self._step(db, code, serial, brief)
            if waits is not None:
                here = sa.update(schema.tables).where(_t.code == code)
                await db.execute(here.values(waits=as_json(waits)))

    async def rewrite(self, code: str, serial: int, change: Rewriting, notices: Sequence[Notice] = ()) -> list[Notice]:
        """Answers taken back or brought back. What stands then is written as a snapshot, what is gone is kept aside."""
        a, n, u = schema.answers.c, schema.snapshots.c, schema.undone.c
        async with self._playing() as db:
            await self._step(db, code, serial, change.brief)
            await db.execute(sa.delete(schema.answers).where(a.code == code, a.number >= change.keep))
            if change.again:
                rows = [_answer_row(code, number, entry) for number, entry in enumerate(change.again, change.keep)]
                await db.run_sync(batches.add_answers, rows)
            await db.execute(sa.delete(schema.snapshots).where(n.code == code, n.number > change.keep))
            await db.run_sync(_write_snapshots, {code: change.snapshot})
            await db.execute(sa.delete(schema.second_looks).where(schema.second_looks.c.code == code))
            await self._write_looks(db, code, change.second_looks)
            if change.returned:
                await db.execute(sa.delete(schema.undone).where(u.code == code, u.number.in_(change.returned)))
            if (gone := change.undone) is not None:
                row = {"code": code, **msgspec.structs.asdict(gone), "entries": as_json(gone.entries)}
                await db.execute(sa.insert(schema.undone).values(**row))
                await db.execute(sa.delete(schema.undone).where(u.code == code, u.number <= gone.number - UNDOS_KEPT))
            return [await self._note(db, code, notice) for notice in notices]

    async def _step(self, db: AsyncConnection, code: str, serial: int, brief: Brief) -> None:
        if await db.run_sync(batches.step, [_step_values(code, serial, brief)]) != 1:
            raise Conflict

    async def _write_looks(self, db: AsyncConnection, code: str, looks: Sequence[SecondLook]) -> None:
        if looks:
            rows = [{"code": code, "number": n, "at": each.at, "answers": each.answers} for n, each in enumerate(looks)]
            await db.execute(sa.insert(schema.second_looks), rows)

    async def save_snapshot(self, code: str, serial: int, snapshot: Snapshot) -> None:
        """The state at ``serial``; nothing is written if the match has gone on elsewhere."""
        async with self._writing() as db:
            if await self._is_still(db, code, serial, serial):
                await db.run_sync(_write_snapshots, {code: snapshot})

    async def draw_anew(self, code: str, serial: int, snapshot: Snapshot, notice: Notice) -> Notice:
        """The state with another seed, and why it has one. The match goes one step further by it, so that nobody goes
        on with the old one."""
        async with self._playing() as db:
            if not await self._is_still(db, code, serial, serial + 1):
                raise Conflict
            await db.run_sync(_write_snapshots, {code: snapshot})
            return await self._note(db, code, notice)

    async def _is_still(self, db: AsyncConnection, code: str, serial: int, then: int) -> bool:
        t = schema.tables.c
        still = sa.update(schema.tables).where(t.code == code, t.serial == serial).values(serial=then)
        return (await db.execute(still)).rowcount == 1

    async def match(self, code: str) -> MatchRecord:
        """The log, the second looks, what was taken back, and the latest snapshots, if there are any."""
        async with self.engines.reading.connect() as db:
            return await self._match(db, code)

    async def whole(self, code: str) -> tuple[TableRecord, MatchRecord] | None:
        """A table and its match at one and the same moment, whoever writes meanwhile."""
        async with self.engines.at_once.connect() as db:
            found = await self._read_tables(db, _t.code == code, "", 1)
            return (found[0], await self._match(db, code)) if found else None

    async def tail(self, code: str, serial: int, number: int) -> Tail | None:
        """What was added since the match was at ``serial`` with ``number`` answers; nothing if the table is gone."""
        a = schema.answers.c
        behind = sa.and_(a.code == _t.code, a.number >= number)
        query = sa.select(_t.serial, _t.pulse, _t.brief, a.number, a.seat, a.answer, a.draws, a.informs, a.serial)
        query = query.outerjoin_from(schema.tables, schema.answers, behind).where(_t.code == code).order_by(a.number)
        async with self.engines.reading.connect() as db:
            rows = (await db.execute(query)).all()
        if not rows:
            return None
        now, pulse, brief = rows[0][:3]
        added = [row for row in rows if row[3] is not None]
        is_plain = [row[8] for row in added] == [*range(serial + 1, now + 1)]
        entries = tuple(_entry(*row[4:8]) for row in added) if is_plain else None
        return Tail(now, pulse, typed.decode(brief, Brief), entries)

    async def _match(self, db: AsyncConnection, code: str) -> MatchRecord:
        a, n, looks, u = schema.answers.c, schema.snapshots.c, schema.second_looks.c, schema.undone.c
        rows = await db.execute(
            sa.select(a.seat, a.answer, a.draws, a.informs).where(a.code == code).order_by(a.number)
        )
        entries = tuple(_entry(*row) for row in rows)
        found = await db.execute(sa.select(looks.at, looks.answers).where(looks.code == code).order_by(looks.number))
        second_looks = tuple(SecondLook(at, answers) for at, answers in found)
        aside = sa.select(u.number, u.keep, u.entries, u.name, u.at).where(u.code == code).order_by(u.number)
        undone = tuple(
            Undone(number, keep, typed.decode(entries, tuple[Entry, ...]), name, at)
            for number, keep, entries, name, at in await db.execute(aside)
        )
        kept, chapter = await self._latest(db, n.code == code), await self._latest(db, n.code == code, n.chapter)
        return MatchRecord(entries, second_looks, kept, undone, chapter)

    async def _latest(self, db: AsyncConnection, *where: Any) -> Snapshot | None:
        latest = sa.select(schema.snapshots).where(*where).order_by(_n.number.desc()).limit(1)
        row = (await db.execute(latest)).first()
        return None if row is None else Snapshot(row.number, row.rules, row.content, bytes(row.state), row.chapter)

    # --- what the table has seen ------------------------------------------------------------------------------------

    async def note(self, code: str, notice: Notice) -> Notice:
        """One more thing that the table has seen. The same again at the same moment of the match is counted."""
        async with self._writing() as db:
            await stir(db, code)
            return await self._note(db, code, notice)

    async def _note(self, db: AsyncConnection, code: str, notice: Notice) -> Notice:
        n, facts = schema.notices.c, as_json(notice.facts)
        alike = (n.code == code, n.kind == notice.kind, n.facts == facts, n.answer == notice.answer)
        known = (await db.execute(sa.select(n.id, n.times).where(*alike).limit(1))).first()
        if known is not None:
            again = sa.update(schema.notices).where(n.id == known.id).values(times=n.times + 1, at=notice.at)
            await db.execute(again)
            return msgspec.structs.replace(notice, id=known.id, times=known.times + 1)
        row = {**msgspec.structs.asdict(notice), "code": code, "facts": facts}
        del row["id"]
        found = await db.execute(sa.insert(schema.notices).values(**row).returning(n.id))
        return msgspec.structs.replace(notice, id=found.scalar_one())

    async def notices(self, code: str) -> list[Notice]:
        """Everything that the table has seen, the first first."""
        n = schema.notices.c
        query = sa.select(n.kind, n.facts, n.answer, n.at, n.times, n.id).where(n.code == code).order_by(n.id)
        async with self.engines.reading.connect() as db:
            rows = (await db.execute(query)).all()
        return [Notice(kind, msgspec.json.decode(facts), *rest) for kind, facts, *rest in rows]


def _snapshot_row(code: str, snapshot: Snapshot) -> dict[str, object]:
    return {"code": code, **msgspec.structs.asdict(snapshot)}


def _step_values(code: str, serial: int, brief: Brief) -> dict[str, object]:
    return {
        "of_code": code,
        "before": serial,
        "after": serial + 1,
        "now": now(),
        "standing": as_json(brief),
        "over": bool(brief.outcome),
    }


def _entry(seat: int, answer: str, draws: str, informs: bool) -> Entry:
    return Entry(seat, answer, typed.decode(draws, tuple[Draw, ...]), bool(informs))


def _answer_row(code: str, number: int, entry: Entry, serial: int | None = None) -> dict[str, object]:
    return {
        "code": code,
        "number": number,
        "seat": entry.seat,
        "answer": entry.answer,
        "draws": as_json(entry.draws),
        "informs": entry.informs,
        "at": now(),
        "serial": serial,
    }


def _standing(brief: Brief) -> dict[str, object]:
    return {"brief": as_json(brief), "finished": bool(brief.outcome)}


def _table_of(row: Any, places: tuple[Place, ...], archived: bool) -> TableRecord:
    plain = dict(row)
    del plain["finished"]
    plain["setup"] = typed.decode(plain["setup"], Setup)
    plain["opening"] = typed.decode(plain["opening"], tuple[Draw, ...])
    plain["brief"] = typed.decode(plain["brief"], Brief)
    plain["waits"] = typed.decode(plain["waits"], Wanted) if plain["waits"] else None
    return TableRecord(**plain, places=places, archived=archived)
