"""What the processes of a server tell each other through the database: who looks at which table, and what is said
about open questions. It may be lost, and costs little: nothing of a match hangs on it."""

from __future__ import annotations

from collections.abc import Collection, Mapping, Sequence
from typing import Any

import msgspec
import sqlalchemy as sa

from cordon.kernel import typed
from cordon.table import schema
from cordon.table.records import Here, Said
from cordon.table.stored import Stored, as_json

_p, _s = schema.present.c, schema.said.c


class StoredCompany(Stored):
    """Presence and voices."""

    async def present(self, codes: Sequence[str]) -> dict[str, dict[int, Here]]:
        """Who looks at some tables, by process."""
        query = sa.select(_p.code, _p.process, _p.here).where(_p.code.in_(codes))
        found: dict[str, dict[int, Here]] = {}
        async with self.engines.reading.connect() as db:
            for code, process, here in await db.execute(query):
                found.setdefault(code, {})[process] = typed.decode(here, Here)
        return found

    async def be_present(self, process: int, here: Mapping[str, Here | None]) -> None:
        """Who looks at some tables in one process; nothing: nobody any more. A table may be gone meanwhile."""
        async with self._writing() as db:
            await db.execute(sa.delete(schema.present).where(_p.process == process, _p.code.in_([*here])))
            there = {code: as_json(each) for code, each in here.items() if each is not None}
            known = (await db.execute(_still_there([*there]))).scalars().all()
            if known:
                rows = [{"code": code, "process": process, "here": there[code]} for code in known]
                await db.execute(sa.insert(schema.present), rows)

    async def processes(self) -> set[int]:
        """Where somebody looks at something, as far as is known."""
        async with self.engines.reading.connect() as db:
            return set((await db.execute(sa.select(_p.process).distinct())).scalars())

    async def forget_processes(self, gone: Collection[int]) -> None:
        """Nobody looks at anything any more in processes that are gone."""
        async with self._writing() as db:
            await db.execute(sa.delete(schema.present).where(_p.process.in_(gone)))

    async def said(self, codes: Sequence[str]) -> dict[str, tuple[Said, ...]]:
        """What is said at some tables."""
        query = sa.select(schema.said).where(_s.code.in_(codes)).order_by(_s.kind, _s.seat)
        found: dict[str, tuple[Said, ...]] = {}
        async with self.engines.reading.connect() as db:
            for code, *rest in await db.execute(query):
                found[code] = (*found.get(code, ()), Said(*rest))
        return found

    async def say(self, said: Mapping[tuple[str, str, int], Said | None]) -> None:
        """What seats say, by table, kind and seat; nothing: it is taken back. A table may be gone meanwhile."""
        async with self._writing() as db:
            which = sa.tuple_(_s.code, _s.kind, _s.seat).in_([*said])
            await db.execute(sa.delete(schema.said).where(which))
            new = {key: each for key, each in said.items() if each is not None}
            known = set((await db.execute(_still_there([code for code, *_ in new]))).scalars())
            rows = [{"code": key[0], **msgspec.structs.asdict(each)} for key, each in new.items() if key[0] in known]
            if rows:
                await db.execute(sa.insert(schema.said), rows)


def _still_there(codes: Sequence[str]) -> sa.Select[Any]:
    """Those of some tables that are there, and stay there until the end of the transaction."""
    t = schema.tables.c
    return sa.select(t.code).where(t.code.in_(codes)).with_for_update(read=True, key_share=True)
