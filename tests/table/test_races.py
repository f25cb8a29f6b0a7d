"""The event loop and the threads look at a room at the same time: whatever they see is whole."""

from __future__ import annotations

import asyncio
from collections.abc import Iterator
from typing import Any

import pytest

from cordon.kernel.decisions import Decision
from cordon.kernel.session import Session
from cordon.table.room import Room
from cordon.table.rooms import Rooms
from tests.table.harness import Person, Server


@pytest.fixture
def room(server: Server, ann: Person) -> Room:
    return server.rooms.rooms[ann.enter(ann.table(2, game="twom")).table["code"]]


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


def test_who_is_asked_is_known_while_it_is_worked_out(room: Room, monkeypatch: pytest.MonkeyPatch) -> None:
    before = dict(room.asked)
    seen: list[dict[int, Any]] = []

    def looked_at(session: Session[Any]) -> Iterator[Decision]:
        for decision in session.game.decisions():
            seen.append(dict(room.asked))
            yield decision
        seen.append(dict(room.asked))

    with monkeypatch.context() as patch:
        patch.setattr(room.council, "follow", lambda *_: None)
        patch.setattr(Session, "decisions", property(looked_at))
        room._note_questions()
    assert before
    assert seen == [before] * len(seen)


def test_voices_that_are_being_read_stay_as_they_are(server: Server, room: Room) -> None:
    council, session = room.council, room.session
    council.propose(1, "read_on")
    council.is_ready(1, True)
    votes, said_enough = council.votes, council.said_enough
    session.answer(0, first_answer(session))
    council.follow(session, undone=True)
    assert (votes, said_enough) == ({1: "read_on"}, {1})
    assert (council.votes, council.said_enough) == ({}, set())


def first_answer(session: Session[Any]) -> str:
    return session.decisions[0].answers()[0]


def test_nobody_is_overlooked_because_somebody_else_leaves(room: Room, monkeypatch: pytest.MonkeyPatch) -> None:
    (here,) = room.connections

    class Leaving:
        """A line that ends while somebody looks at it."""

        @property
        def seat(self) -> None:
            if self in connections:
                connections.remove(self)

    leaving: Any = Leaving()
    connections: list[Any] = [leaving, here]
    monkeypatch.setattr(room, "connections", connections)
    assert room.talk.present() == {here.seat}
