"""The event loop and the threads look at a room at the same time: whatever they see is whole."""

from __future__ import annotations

import asyncio
import threading
from collections.abc import Iterator
from typing import Any

import pytest

from cordon.kernel.session import Session
from cordon.table import telling
from cordon.table.connection import Connection
from cordon.table.room import Room
from cordon.table.rooms import COMPARE_EVERY, Rooms
from cordon.table.storage import Storage
from tests.table.harness import PATIENCE, Line, Person, Server, options_of


def put_down(server: Server, ann: Person) -> str:
    """A table that is not in memory."""
    code = ann.table(1)
    server.run(lambda: server.rooms._put_down(server.rooms.rooms[code]))
    assert code not in server.rooms.rooms
    return code


def test_a_table_is_opened_once_though_the_first_who_came_has_left_again(
    server: Server, ann: Person, monkeypatch: pytest.MonkeyPatch
) -> None:
    code = put_down(server, ann)
    opened: list[str] = []
    really = Rooms._open

    async def slowly(rooms: Rooms, code: str) -> Room:
        opened.append(code)
        await may_open.wait()
        return await really(rooms, code)

    async def come_and_go() -> list[Room]:
        comers = [asyncio.ensure_future(server.rooms.room(code)) for _ in range(2)]
        await asyncio.sleep(0)
        comers.pop(0).cancel()
        await asyncio.sleep(0)
        comers.append(asyncio.ensure_future(server.rooms.room(code)))
        await asyncio.sleep(0)
        may_open.set()
        return await asyncio.gather(*comers)

    may_open = asyncio.Event()
    monkeypatch.setattr(Rooms, "_open", slowly)
    one, other = server.run(come_and_go)
    assert one is other is server.rooms.rooms[code]
    assert opened == [code]


def test_a_table_that_could_not_be_opened_is_tried_again(
    server: Server, ann: Person, monkeypatch: pytest.MonkeyPatch
) -> None:
    code = put_down(server, ann)

    async def fail(rooms: Rooms, code: str) -> Room:
        raise ConnectionError(code)

    with monkeypatch.context() as patch:
        patch.setattr(Rooms, "_open", fail)
        with pytest.raises(ConnectionError):
            server.run(lambda: server.rooms.room(code))
    assert server.run(lambda: server.rooms.room(code)).code == code


# --- while an answer is worked out or written down -----------------------------------------------------------------


class Held:
    """Work that stops until the test lets it go."""

    def __init__(self) -> None:
        self.reached, self.may_go = threading.Event(), threading.Event()

    def stop(self) -> None:
        self.reached.set()
        assert self.may_go.wait(PATIENCE)

    async def stop_here(self) -> None:
        """On the event loop, which goes on meanwhile."""
        await asyncio.to_thread(self.stop)


@pytest.fixture
def held() -> Iterator[Held]:
    stopped = Held()
    yield stopped
    stopped.may_go.set()


@pytest.fixture
def pair(server: Server, ann: Person, ben: Person) -> tuple[Line, Line]:
    """Two people who decide together; the first one leads."""
    code = ann.table(2, game="twom")
    ben.sit(code, 1)
    return ann.enter(code), ben.enter(code)


def room_of(server: Server, line: Line) -> Room:
    return server.rooms.rooms[line.table["code"]]


def hold_the_disk(held: Held, monkeypatch: pytest.MonkeyPatch, first: bool = True) -> None:
    """An answer stops before it is written down, or after."""
    really = Storage.append

    async def append(*answer: Any) -> None:
        if first:
            await held.stop_here()
        await really(*answer)
        if not first:
            await held.stop_here()

    monkeypatch.setattr(Storage, "append", append)


def answer_first(line: Line) -> None:
    question = line.mine
    assert question is not None
    line.answer(options_of(question)[0])


def test_while_an_answer_is_worked_out_the_match_stands_as_before(
    server: Server, pair: tuple[Line, Line], held: Held, monkeypatch: pytest.MonkeyPatch
) -> None:
    ann, ben = pair
    room = room_of(server, ann)
    ben.say(say="ready", serial=0)
    while not server.run(lambda: set(room.council.said_enough)):
        ben.hear_until("voices")
    really = telling.view_of

    def view_of(session: Session[Any], seat: int | None, *drawn: Any) -> dict[str, Any]:
        held.stop()
        return really(session, seat, *drawn)

    def standing() -> tuple[object, ...]:
        council = room.council
        entries, digest = list(room.session.entries), room.session.digest()
        return room.serial, dict(room.asked), entries, digest, set(council.said_enough), room.past.wish, council.is_page

    before = server.run(standing)
    monkeypatch.setattr(telling, "view_of", view_of)
    answer_first(ann)
    assert held.reached.wait(PATIENCE)
    assert server.run(standing) == before
    held.may_go.set()
    ben.hear_until("update")
    assert server.run(standing) != before


def test_nobody_hears_a_serial_that_is_not_on_disk(
    server: Server, pair: tuple[Line, Line], held: Held, monkeypatch: pytest.MonkeyPatch
) -> None:
    ann, ben = pair
    watching = server.person().enter(ann.table["code"])
    watching.hear_until("voices")
    hold_the_disk(held, monkeypatch)
    answer_first(ann)
    assert held.reached.wait(PATIENCE)
    ben.close()
    assert watching.hear_until("voices")["serial"] == 0
    held.may_go.set()
    assert watching.hear_until("update")["serial"] == 1


def test_an_update_tells_who_is_there_when_it_is_told(
    server: Server, ann: Person, ben: Person, held: Held, monkeypatch: pytest.MonkeyPatch
) -> None:
    code = ann.table(2, game="twom", discussion=600)
    ben.sit(code, 1)
    leader, other = ann.enter(code), ben.enter(code)
    other.say(say="ready", serial=0)
    while leader.voices["wait"] or not leader.voices["ready"]:
        leader.hear()
    hold_the_disk(held, monkeypatch)
    answer_first(leader)
    assert held.reached.wait(PATIENCE)
    other.close()
    leader.hear_until("voices")
    held.may_go.set()
    leader.hear_until("update")
    assert leader.voices["wait"] == 0, "there is nobody to talk to"


def test_a_match_that_knows_not_yet_what_is_written_is_still_the_newest(
    server: Server, pair: tuple[Line, Line], held: Held, monkeypatch: pytest.MonkeyPatch
) -> None:
    ann, ben = pair
    room = room_of(server, ann)
    hold_the_disk(held, monkeypatch, first=False)
    answer_first(ann)
    assert held.reached.wait(PATIENCE)
    assert (server.run(lambda: server.rooms.storage.serial(room.code)), room.serial) == (1, 0)
    room.compared -= 2 * COMPARE_EVERY
    assert server.run(lambda: server.rooms.room(room.code)) is room
    held.may_go.set()
    ben.hear_until("update")


def test_who_is_cut_off_while_everything_is_told_to_them_does_not_let_others_in_between(
    server: Server, ann: Person, held: Held, monkeypatch: pytest.MonkeyPatch
) -> None:
    line = ann.enter(ann.table(1))
    room = room_of(server, line)
    really = telling.view_of

    def view_of(session: Session[Any], seat: int | None, *drawn: Any) -> dict[str, Any]:
        if seat is None:
            held.stop()
        return really(session, seat, *drawn)

    monkeypatch.setattr(telling, "view_of", view_of)
    watching = server.watch(room.code)
    watching.say(say="hello", protocol=1, language="en")
    assert held.reached.wait(PATIENCE)
    server.run(lambda: room.connections[-1].cut())
    line.hear_until("seats")
    assert server.run(lambda: len(room.connections)) == 1
    assert server.run(room.lock.locked), "the thread is still at work"
    held.may_go.set()
    answer_first(line)
    line.hear_until("update")


def test_who_is_gone_before_it_was_their_turn_does_not_come_in(server: Server, ann: Person) -> None:
    room = room_of(server, ann.enter(ann.table(1)))

    async def come_and_go() -> list[Connection]:
        connection = Connection(None, "en")
        async with room.lock:
            coming = asyncio.ensure_future(room.join(connection))
            await asyncio.sleep(0)
            await asyncio.sleep(0)
            connection.cut()
            room.leave(connection)
            coming.cancel()
        async with room.lock:
            return [each for each in room.connections if each is connection]

    assert server.run(come_and_go) == []
