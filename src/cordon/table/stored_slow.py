"""Slow tables in the database: what they have agreed on, and where they tell whose turn it is."""

from __future__ import annotations

from collections.abc import Mapping

import msgspec
import sqlalchemy as sa

from cordon.kernel import typed
from cordon.table import schema
from cordon.table.records import Delivery, HookRecord, SlowRecord
from cordon.table.stored import Stored, as_json, unless_there

_s, _h, _d, _t = schema.slow.c, schema.hooks.c, schema.deliveries.c, schema.tables.c


class StoredSlow(Stored):
    """Agreements and webhooks, by the code of the table; and which table comes after a table."""

    async def slow(self, code: str) -> SlowRecord:
        query = sa.select(_s.days, _s.agreed, _s.reminded).where(_s.code == code)
        async with self.engines.reading.connect() as db:
            row = (await db.execute(query)).first()
        return SlowRecord() if row is None else SlowRecord(row.days, _people(row.agreed), _moments(row.reminded))

    async def set_slow(self, code: str, days: int, by: str) -> None:
        """Another wish: whoever has it agrees to it, and nobody else yet."""
        change = {"days": days, "agreed": as_json([by]), "reminded": "{}"}
        async with self._writing() as db:
            await db.execute(unless_there(db, schema.slow, code=code, **change))
            await db.execute(sa.update(schema.slow).where(_s.code == code).values(**change))

    async def agree_slow(self, code: str, person: str, agrees: bool) -> None:
        """Two who agree at once both count."""
        async with self._writing() as db:
            row = (await db.execute(sa.select(_s.agreed).where(_s.code == code).with_for_update())).first()
            if row is not None:
                others = [one for one in _people(row.agreed) if one != person]
                agreed = as_json([*others, person] if agrees else others)
                await db.execute(sa.update(schema.slow).where(_s.code == code).values(agreed=agreed))

    async def note_reminders(self, code: str, reminded: Mapping[int, str]) -> None:
        async with self._writing() as db:
            await db.execute(sa.update(schema.slow).where(_s.code == code).values(reminded=as_json(reminded)))

    async def running_slowly(self) -> list[str]:
        """The codes of slow tables that are played, those first where nothing has happened for longest."""
        going_on = sa.and_(~_t.finished, _s.days > 0)
        query = sa.select(_s.code).join(schema.tables, _t.code == _s.code).where(going_on).order_by(_t.changed)
        async with self.engines.reading.connect() as db:
            return list((await db.execute(query)).scalars())

    async def lent(self) -> list[str]:
        """The codes of tables where a bot is in the middle of somebody's turn."""
        seats = schema.seats.c
        async with self.engines.reading.connect() as db:
            return list((await db.execute(sa.select(seats.code).where(seats.lent.is_not(None)).distinct())).scalars())

    async def hook(self, code: str) -> HookRecord | None:
        async with self.engines.reading.connect() as db:
            row = (await db.execute(sa.select(schema.hooks).where(_h.code == code))).mappings().first()
        return None if row is None else HookRecord(**{**row, "told": _moments(row["told"])})

    async def hooked(self) -> list[str]:
        """The codes of the tables with a webhook."""
        async with self.engines.reading.connect() as db:
            return list((await db.execute(sa.select(_h.code))).scalars())

    async def set_hook(self, hook: HookRecord) -> None:
        """In the place of whatever was there before; what was on its way there is not sent any more."""
        row = {**msgspec.structs.asdict(hook), "told": as_json(hook.told)}
        async with self._writing() as db:
            await db.execute(sa.delete(schema.hooks).where(_h.code == hook.code))
            await db.execute(sa.insert(schema.hooks).values(**row))

    async def note_told(self, code: str, told: Mapping[int, str]) -> None:
        """The questions that a webhook was told."""
        async with self._writing() as db:
            await db.execute(sa.update(schema.hooks).where(_h.code == code).values(told=as_json(told)))

    # --- messages on their way ----------------------------------------------------------------------------------------

    async def deliveries(self) -> list[Delivery]:
        """Everything that is on its way, what is due soonest first."""
        async with self.engines.reading.connect() as db:
            rows = (await db.execute(sa.select(schema.deliveries).order_by(_d.due))).mappings()
            return [Delivery(**row) for row in rows]

    async def is_sending(self, code: str) -> bool:
        """Whether a message to the webhook of a table has not arrived yet."""
        async with self.engines.reading.connect() as db:
            return (await db.execute(sa.select(_d.id).where(_d.code == code).limit(1))).first() is not None

    async def send(self, delivery: Delivery) -> bool:
        """A new message; whether there still is a webhook for it."""
        async with self._writing() as db:
            if (await db.execute(sa.select(_h.code).where(_h.code == delivery.code))).first() is None:
                return False
            await db.execute(sa.insert(schema.deliveries).values(**msgspec.structs.asdict(delivery)))
            return True

    async def put_off(self, delivery: Delivery, budget: float, moment: float) -> bool:
        """It is tried again later, or just now for the first time, and so much of the budget is left; whether it is
        still wanted."""
        still = sa.update(schema.deliveries).where(_d.id == delivery.id)
        async with self._writing() as db:
            found = await db.execute(still.values(tries=delivery.tries, due=delivery.due))
            spent = sa.update(schema.hooks).where(_h.code == delivery.code)
            await db.execute(spent.values(budget=budget, budget_at=moment))
            return found.rowcount == 1

    async def delivered(self, delivery: Delivery) -> None:
        """It has arrived, or is given up."""
        async with self._writing() as db:
            await db.execute(sa.delete(schema.deliveries).where(_d.id == delivery.id))

    async def drop_hook(self, code: str) -> None:
        async with self._writing() as db:
            await db.execute(sa.delete(schema.hooks).where(_h.code == code))

    async def count_failures(self, code: str, failures: int) -> None:
        async with self._writing() as db:
            await db.execute(sa.update(schema.hooks).where(_h.code == code).values(failures=failures))

    async def play_on(self, code: str, again: str, before: str | None) -> bool:
        """The table after this one, in the place of one that is no more; whether nobody else was faster."""
        first = sa.and_(_t.code == code, _t.again.is_(None) if before is None else _t.again == before)
        async with self._writing() as db:
            change = {"again": again, "pulse": _t.pulse + 1}
            return (await db.execute(sa.update(schema.tables).where(first).values(**change))).rowcount == 1


def _people(stored: str) -> tuple[str, ...]:
    return typed.decode(stored, tuple[str, ...])


def _moments(stored: str) -> dict[int, str]:
    return typed.decode(stored, dict[int, str])
