"""What outlives the process, on both databases."""

from __future__ import annotations

import asyncio
import sqlite3
from collections.abc import Awaitable, Callable
from pathlib import Path
from typing import Any

import msgspec
import pytest
import sqlalchemy as sa
from alembic.autogenerate import compare_metadata
from alembic.migration import MigrationContext

from cordon.games.registry import game
from cordon.kernel.errors import SaveError
from cordon.kernel.session import Entry, Session
from cordon.kernel.spec import Setup
from cordon.table import schema
from cordon.table.database import connect, migrate, understood
from cordon.table.matches import beginning, brief_of, brought_back, snapshot_of
from cordon.table.records import ChatRecord, NewMatch, Notice, Place, Rewriting, Someone, TableRecord, Undone
from cordon.table.storage import SLICE, Storage
from cordon.table.stored import Conflict, now

ANN, BEN = Someone("ann", "Ann", "en"), Someone("ben", "Ben", "de")
SAT = Notice("sat", {"person": "Ann", "seat": 2}, 0, "2026-11-16T00:00:00.000+00:00")
FIXTURES = Path(__file__).parents[1] / "fixtures" / "tables"
Run = Callable[[Callable[[Storage], Awaitable[None]]], None]


@pytest.fixture
def stored(database: str) -> Run:
    """Runs a test's body with a storage in which Ann and Ben are known."""
    migrate(understood(database))

    def run(body: Callable[[Storage], Awaitable[None]]) -> None:
        async def whole() -> None:
            storage = Storage(connect(understood(database)))
            await storage.add_person(ANN, "secret of ann")
            await storage.add_person(BEN, "secret of ben")
            try:
                await body(storage)
            finally:
                await storage.close()

        asyncio.run(whole())

    return run


def new_session(seats: int = 2) -> Session[Any]:
    return Session(game("zona"), Setup(seats, 7))


def record(session: Session[Any], code: str = "AAAAAA", **changes: Any) -> TableRecord:
    table = TableRecord(
        code=code,
        name="Friday",
        game="zona",
        setup=session.setup,
        opening=session.opening,
        undo="free",
        discussion=0,
        public=False,
        host="ann",
        created=now(),
        changed=now(),
        serial=len(session.entries),
        brief=brief_of(session),
        places=tuple(Place(seat, "ann" if seat == 0 else None) for seat in range(session.setup.seats)),
    )
    return msgspec.structs.replace(table, **changes)


async def kept(storage: Storage, session: Session[Any], **changes: Any) -> TableRecord:
    table = record(session, **changes)
    await storage.add_table(table, beginning(session))
    return table


def rewriting(session: Session[Any], undone: Undone | None) -> Rewriting:
    looks = tuple(session.second_looks)
    return Rewriting(len(session.entries), (), undone, (), looks, brief_of(session), snapshot_of(session))


async def played(storage: Storage, session: Session[Any], table: TableRecord, answers: int) -> int:
    """Give the first answer offered so many times, each one kept; the serial after it."""
    serial = table.serial
    for _ in range(answers):
        decision = session.decisions[0]
        session.answer(decision.seat, decision.options[0])
        number = len(session.entries) - 1
        await storage.append(table.code, serial, number, session.entries[-1], brief_of(session))
        serial += 1
    return serial


def test_the_migrations_make_exactly_the_schema(database: str) -> None:
    url = understood(database)
    migrate(url)
    migrate(url)
    plain = url.set(drivername="sqlite") if url.get_backend_name() == "sqlite" else url
    with sa.create_engine(plain, poolclass=sa.NullPool).connect() as connection:
        assert compare_metadata(MigrationContext.configure(connection), schema.metadata) == []


def test_a_database_of_the_first_version_opens_with_all_its_matches(tmp_path: Path) -> None:
    """A match of each game, and a copy of each that was taken back behind its only snapshot."""
    old = sqlite3.connect(tmp_path / "table.db")
    old.executescript((FIXTURES / "0001.sql").read_text())
    old.close()
    url = understood(f"sqlite:///{tmp_path / 'table.db'}")
    migrate(url)

    async def body() -> None:
        storage = Storage(connect(url))
        host = sqlite3.connect(tmp_path / "table.db").execute("SELECT host FROM tables").fetchone()[0]
        tables = await storage.tables_of(host)
        assert sorted(table.game for table in tables) == ["stalker", "stalker", "twom", "twom", "zona", "zona"]
        matches = [(table, await storage.match(table.code)) for table in tables]
        await storage.close()
        for table, match in matches:
            session = brought_back(table, match).session
            assert len(session.entries) == len(match.entries) == table.brief.answers
            assert session.decisions, "it goes on, also where the rules have changed since"

    asyncio.run(body())


def test_a_match_comes_back_as_it_was(stored: Run) -> None:
    async def body(storage: Storage) -> None:
        session = new_session()
        table = await kept(storage, session)
        await played(storage, session, table, 40)
        found = await storage.table(table.code)
        assert found is not None
        assert found.serial == 40
        assert found.brief == brief_of(session)
        loaded = brought_back(found, await storage.match(table.code))
        assert not loaded.past_lost
        assert loaded.session.digest() == session.digest()
        assert loaded.session.entries == session.entries
        assert loaded.session.notes == session.notes
        assert loaded.session.undo_to(3, second_look=True) == 37

    stored(body)


def long_past(answers: int) -> NewMatch:
    """A match whose log is long; what stands in it does not matter to the storage."""
    match = beginning(new_session())
    return msgspec.structs.replace(match, entries=tuple(Entry(0, f"answer-{n}") for n in range(answers)))


def test_a_table_with_a_long_past_is_there_when_all_of_it_is(stored: Run) -> None:
    async def body(storage: Storage) -> None:
        session = new_session()
        other = await kept(storage, session)
        match = long_past(3 * SLICE + 7)
        table = msgspec.structs.replace(other, code="ZZZZZZ", serial=len(match.entries))
        found: list[int] = []

        async def look() -> None:
            """Somebody plays elsewhere meanwhile, and looks for the table."""
            for _ in range(6):
                await played(storage, session, msgspec.structs.replace(other, serial=len(session.entries)), 1)
                there = await storage.table(table.code)
                found.append(0 if there is None else len((await storage.match(table.code)).entries))

        await asyncio.gather(storage.add_table(table, match), look())
        assert set(found) <= {0, len(match.entries)}
        assert (await storage.match(table.code)).entries == match.entries
        there = await storage.table(table.code)
        assert there is not None
        assert (there.serial, len(there.places)) == (table.serial, len(table.places))

    stored(body)


def test_what_a_crash_leaves_of_a_new_table_is_never_seen_and_cleared_away(
    stored: Run, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def body(storage: Storage) -> None:
        other = await kept(storage, new_session())
        match = long_past(2 * SLICE)
        table = msgspec.structs.replace(other, code="ZZZZZZ", serial=len(match.entries), public=True)

        async def crash(*_: object) -> None:
            raise OSError("the disk is full")

        with monkeypatch.context() as patched:
            patched.setattr(storage, "_found", crash)
            with pytest.raises(OSError, match="full"):
                await storage.add_table(table, match)
        assert await storage.table(table.code) is None
        assert [each.code for each in await storage.tables_of(table.host)] == [other.code]
        assert table.code not in [each.code for each in await storage.public_tables()]
        with pytest.raises(Conflict):
            await storage.add_table(table, match)
        assert await storage.drop_unfounded("2000") == 0, "it may still be being written"
        assert await storage.drop_unfounded("9999") == 1
        await storage.add_table(table, match)
        assert (await storage.match(table.code)).entries == match.entries

    stored(body)


def test_a_secret_of_the_server_is_drawn_once(stored: Run) -> None:
    async def body(storage: Storage) -> None:
        drawn = await asyncio.gather(*(storage.secret("seal") for _ in range(4)))
        assert len(set(drawn)) == 1
        assert len(drawn[0]) == 32
        assert await storage.secret("other") != drawn[0]

    stored(body)


def test_answers_taken_back_are_kept_aside_and_second_looks_stay(stored: Run) -> None:
    async def body(storage: Storage) -> None:
        session = new_session()
        table = await kept(storage, session)
        serial = await played(storage, session, table, 30)
        await storage.save_snapshot(table.code, serial, snapshot_of(session))
        gone = tuple(session.entries[12:])
        session.undo_to(12, second_look=True)
        await storage.rewrite(table.code, serial, rewriting(session, Undone(1, 12, gone, "Ann", now())))
        match = await storage.match(table.code)
        assert [(undo.keep, undo.entries, undo.name) for undo in match.undone] == [(12, gone, "Ann")]
        assert len(match.entries) == 12
        assert list(match.second_looks) == session.second_looks
        assert match.snapshot is not None
        assert match.snapshot.number == 12
        found = await storage.table(table.code)
        assert found is not None
        assert brought_back(found, match).session.digest() == session.digest()
        later = await played(storage, session, msgspec.structs.replace(table, serial=serial + 1), 5)
        assert later == serial + 6

    stored(body)


def test_a_writer_with_an_old_serial_changes_nothing(stored: Run) -> None:
    async def body(storage: Storage) -> None:
        session = new_session()
        table = await kept(storage, session)
        await played(storage, session, table, 3)
        before = await storage.match(table.code)
        entry, brief = session.entries[-1], brief_of(session)
        with pytest.raises(Conflict):
            await storage.append(table.code, 2, 3, entry, brief)
        with pytest.raises(Conflict):
            await storage.rewrite(table.code, 2, rewriting(session, None))
        await storage.save_snapshot(table.code, 2, snapshot_of(session))
        assert await storage.match(table.code) == before

    stored(body)


def test_two_writers_at_once_give_one_answer(stored: Run) -> None:
    async def body(storage: Storage) -> None:
        session = new_session()
        table = await kept(storage, session)
        decision = session.decisions[0]
        session.answer(decision.seat, decision.options[0])
        entry, brief = session.entries[0], brief_of(session)
        tries = [storage.append(table.code, 0, 0, entry, brief) for _ in range(8)]
        done = await asyncio.gather(*tries, return_exceptions=True)
        assert sorted(type(each).__name__ for each in done) == ["Conflict"] * 7 + ["NoneType"]

    stored(body)


@pytest.mark.parametrize("database", ["sqlite"], indirect=True)
def test_an_answer_waits_for_one_other_write_and_not_for_all(stored: Run) -> None:
    """SQLite has one writer at a time; a crowd in the lobby must not hold up those who play."""

    async def body(storage: Storage) -> None:
        session, order = new_session(), []
        table = await kept(storage, session)

        async def chat(number: int) -> None:
            await storage.add_chat(table.code, ChatRecord("Ann", 0, str(number), now()))
            order.append(f"line {number}")

        async def answer() -> None:
            await played(storage, session, table, 1)
            order.append("answer")

        await asyncio.gather(*(chat(number) for number in range(6)), answer())
        assert order.index("answer") <= 2
        assert [each for each in order if each != "answer"] == [f"line {number}" for number in range(6)]

    stored(body)


def test_under_other_rules_a_match_goes_on_from_its_snapshot(stored: Run) -> None:
    async def body(storage: Storage) -> None:
        session = new_session()
        table = await kept(storage, session)
        serial = await played(storage, session, table, 10)
        await storage.save_snapshot(table.code, serial, snapshot_of(session))
        match = await storage.match(table.code)
        first = msgspec.structs.replace(match.entries[0], answer="keep:nobody")
        strange = msgspec.structs.replace(match, entries=(first, *match.entries[1:]))
        loaded = brought_back(table, strange)
        assert loaded.past_lost
        assert loaded.session.digest() == session.digest()
        last = msgspec.structs.replace(match.entries[0], answer="fly:moon")
        with pytest.raises(SaveError):
            brought_back(table, msgspec.structs.replace(match, entries=(*match.entries, last)))

    stored(body)


def test_a_code_is_given_once(stored: Run) -> None:
    async def body(storage: Storage) -> None:
        session = new_session()
        await kept(storage, session)
        with pytest.raises(Conflict):
            await kept(storage, session)

    stored(body)


def test_people_are_known_by_each_of_their_devices(stored: Run) -> None:
    async def body(storage: Storage) -> None:
        await storage.add_device("phone", "ann")
        assert await storage.person_of("phone") == ANN
        await storage.drop_device("phone")
        assert await storage.person_of("phone") is None
        assert await storage.person_of("secret of ann") == ANN
        await storage.change_person("ann", login="ann", password="hash")
        with pytest.raises(Conflict):
            await storage.change_person("ben", login="ann")
        found = await storage.person_by_login("ann")
        assert found is not None
        assert found.id == "ann"

    stored(body)


def test_guests_who_never_sat_down_are_forgotten(stored: Run) -> None:
    async def body(storage: Storage) -> None:
        await kept(storage, new_session())
        await storage.add_person(Someone("cleo", "Cleo", "en", "cleo", "hash"), "secret of cleo")
        assert await storage.forget_guests("2000-01-01") == 0
        assert await storage.forget_guests("9999-01-01") == 1
        assert await storage.person_of("secret of ben") is None
        assert await storage.person_of("secret of ann") == ANN
        assert await storage.person_of("secret of cleo") is not None

    stored(body)


def test_a_seat_is_taken_by_the_faster_one(stored: Run) -> None:
    async def body(storage: Storage) -> None:
        table = await kept(storage, new_session())
        done = await asyncio.gather(
            storage.sit(table.code, 1, "ann", SAT), storage.sit(table.code, 1, "ben", SAT), return_exceptions=True
        )
        assert sorted(type(each).__name__ for each in done) == ["Conflict", "Notice"]
        await storage.clear_seat(table.code, 1)
        await storage.set_bot(table.code, 1, "greedy")
        with pytest.raises(Conflict):
            await storage.sit(table.code, 1, "ben", SAT)

    stored(body)


def test_links_and_keys_go_with_the_seat(stored: Run) -> None:
    async def body(storage: Storage) -> None:
        table = await kept(storage, new_session())
        await storage.set_link(table.code, 0, "link")
        assert await storage.seat_by_link("link") == (table.code, 0)
        await storage.add_key(table.code, 0, "ben")
        await storage.add_key(table.code, 0, "ben")
        found = await storage.table(table.code)
        assert found is not None
        assert (found.seat_of("ben"), found.seat_of("ann"), found.seat_of(None)) == (0, 0, None)
        assert [each.code for each in await storage.tables_of("ben")] == [table.code]
        await storage.clear_seat(table.code, 0)
        assert await storage.seat_by_link("link") is None
        assert await storage.tables_of("ben") == []

    stored(body)


def test_lists_show_what_belongs_to_somebody_the_last_changed_first(stored: Run) -> None:
    async def body(storage: Storage) -> None:
        session = new_session()
        await kept(storage, session, code="OLDOLD", changed="2020-01-01")
        await kept(storage, session, code="NEWNEW", public=True)
        await kept(storage, session, code="BENBEN", host="ben", places=(Place(0, "ben"), Place(1, None, "greedy")))
        await storage.archive("OLDOLD", "ann", True)
        await storage.archive("OLDOLD", "ann", True)
        found = await storage.tables_of("ann")
        assert [(table.code, table.archived) for table in found] == [("NEWNEW", False), ("OLDOLD", True)]
        assert [table.code for table in await storage.public_tables()] == ["NEWNEW"]
        assert await storage.count_hosted("ann") == 2

    stored(body)


def test_the_last_lines_of_chat_are_kept_in_order(stored: Run) -> None:
    async def body(storage: Storage) -> None:
        table = await kept(storage, new_session())
        for number in range(230):
            await storage.add_chat(table.code, ChatRecord("Ann", 0, f"line {number} – ґ", now()))
        lines = await storage.chat(table.code)
        assert [line.text for line in lines] == [f"line {number} – ґ" for number in range(30, 230)]

    stored(body)
