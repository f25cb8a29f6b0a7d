"""Matches beside each other: a slow bot, a failing one, a writer from elsewhere, a slow reader."""

from __future__ import annotations

import asyncio
import threading
import time
from collections.abc import Iterator
from typing import Any

import pytest
from sqlalchemy.exc import OperationalError

from cordon.bots import registry
from cordon.bots.player import Look
from cordon.kernel.decisions import Decision
from cordon.kernel.session import Entry
from cordon.table.connection import WAITING_BYTES, WAITING_MOST, Connection
from cordon.table.protocol import Pong
from tests.table.harness import Line, Person, Server, options_of


class Thinker:
    """A bot that thinks as long as a test wants it to, and keeps the processor busy meanwhile."""

    may_end = threading.Event()
    thinking = threading.Event()

    def choose(self, decision: Decision, look: Look) -> str:
        look()
        type(self).thinking.set()
        while not type(self).may_end.is_set():
            sum(range(1000))
        return decision.answers()[0]


class Failing:
    def choose(self, decision: Decision, look: Look) -> str:
        raise ZeroDivisionError


class Cheat:
    def choose(self, decision: Decision, look: Look) -> str:
        return "win"


@pytest.fixture
def bots(monkeypatch: pytest.MonkeyPatch) -> Iterator[None]:
    Thinker.may_end.clear()
    Thinker.thinking.clear()
    monkeypatch.setitem(registry.ANY_GAME, "thinker", lambda _: Thinker())
    monkeypatch.setitem(registry.ANY_GAME, "failing", lambda _: Failing())
    monkeypatch.setitem(registry.ANY_GAME, "cheat", lambda _: Cheat())
    yield
    Thinker.may_end.set()


def answered(line: Line) -> None:
    question = line.wait_for_question()
    assert question is not None
    line.answer(options_of(question)[0])
    line.hear_until("update")


def test_a_bot_that_thinks_long_holds_up_nobody_else(server: Server, ann: Person, ben: Person, bots: None) -> None:
    slow = ann.enter(ann.table(1, ("thinker",)))
    assert Thinker.thinking.wait(10)
    other = ben.enter(ben.table(1, ("greedy",)))
    for _ in range(5):
        answered(other)
    slow.say(say="chat", text="take your time")
    slow.hear_until("chat")
    assert ann.enter(slow.table["code"]).serial == slow.serial
    answered(slow)
    assert not Thinker.may_end.is_set()
    Thinker.may_end.set()
    slow.hear_serial(2)


def test_a_bot_whose_match_has_gone_on_thinks_again(server: Server, ann: Person, bots: None) -> None:
    code = ann.table(1, ("thinker",))
    line = ann.enter(code)
    assert Thinker.thinking.wait(10)
    ann.post(f"/api/tables/{code}/seats/1/bot", {"bot": "greedy"})
    Thinker.may_end.set()
    answered(line)
    assert line.wait_for_question() is not None


@pytest.mark.parametrize("name", ["failing", "cheat"])
def test_a_bot_that_fails_stops_only_its_own_table(server: Server, ann: Person, bots: None, name: str) -> None:
    code = ann.table(1, (name,))
    line = ann.enter(code)
    answered(line)
    assert line.questions[0]["seat"] == 1
    ann.post(f"/api/tables/{code}/seats/1/bot", {"bot": "greedy"})
    answered(line)
    answered(ann.enter(ann.table(1)))


def test_while_bots_play_for_everybody_the_match_waits(server: Server, ann: Person, ben: Person) -> None:
    code = ann.table(2)
    ben.sit(code, 1)
    line = ann.enter(code)
    ann.post(f"/api/tables/{code}/seats/1/bot", {"bot": "greedy"})
    answered(line)
    ann.post(f"/api/tables/{code}/seats/0/bot", {"bot": "greedy"})
    room = server.rooms.rooms[code]
    assert server.run(lambda: room.guests.are_waiting)
    assert server.run(room.guests.drive) is None
    serial = room.serial
    assert server.run(lambda: room.guests.driver is None or room.guests.driver.done())
    ben.post(f"/api/tables/{code}/seats/1/bot", {"bot": ""})
    assert not server.run(lambda: room.guests.are_waiting)
    assert room.serial >= serial


def test_a_seat_that_is_lent_for_a_turn_comes_back_by_itself(server: Server, ann: Person) -> None:
    code = ann.table(1, ("greedy",))
    line = ann.enter(code)
    question = line.wait_for_question()
    while question is not None and question["kind"] != "take_turn.choose":
        line.answer(options_of(question)[0])
        line.hear_until("update")
        question = line.wait_for_question()
    told = ann.post(f"/api/tables/{code}/seats/0/bot", {"bot": "greedy", "turn": True})
    assert told["seats"][0]["person"] == ann.id
    while line.table["seats"][0]["bot"] or line.mine is None:
        line.hear()
    assert line.table["seats"][0]["person"] == ann.id
    assert not line.table["seats"][0]["lent"]
    assert line.serial > 1


def test_the_journal_does_not_forget_who_has_left_the_seat(ann: Person) -> None:
    code = ann.table()
    ann.patch("/api/me", {"name": "Foma"})
    line = ann.enter(code)
    answered(line)
    told = [each["text"] for each in line.journal]
    assert any("Foma" in text for text in told)
    ann.post(f"/api/tables/{code}/seats/0/leave")
    line.hear_until("welcome")
    assert [each["text"] for each in line.journal] == told


def test_a_table_of_bots_alone_plays_on(server: Server, ann: Person) -> None:
    line = server.watch(ann.table(0, ("greedy", "random")))
    line.say(say="hello", protocol=1, language="en")
    line.hear_until("welcome")
    line.hear_serial(5)


def test_when_another_process_has_written_the_match_follows_and_the_answer_is_judged_again(
    server: Server, ann: Person
) -> None:
    code = ann.table(1)
    line = ann.enter(code)
    answered(line)
    room = server.rooms.rooms[code]
    session = room.session
    decision = session.decisions[0]
    other = session.game.clone()
    other.answer(decision.seat, "pass")

    async def elsewhere() -> None:
        await server.rooms.storage.append(
            code, 1, 1, Entry(decision.seat, "pass", tuple(other.draws)), room.standing.brief
        )

    server.run(elsewhere)
    line.answer(options_of(line.mine or {})[0])
    assert line.hear_until("refused")["code"] == "stale"
    assert line.serial == 2, "what happened was told before"
    assert server.rooms.rooms[code] is room
    answered(line)


def test_when_the_disk_fails_nothing_is_announced_and_nothing_is_lost(
    server: Server, ann: Person, monkeypatch: pytest.MonkeyPatch
) -> None:
    code = ann.table(1)
    line = ann.enter(code)
    answered(line)

    async def full(*_: Any) -> None:
        raise OperationalError("INSERT", {}, Exception("database or disk is full"))

    monkeypatch.setattr(server.rooms.storage, "append", full)
    line.answer(options_of(line.mine or {})[0])
    assert line.closed() == 1013
    assert line.serial == 1
    monkeypatch.undo()
    again = ann.enter(code)
    assert (again.serial, again.view, again.journal) == (1, line.view, line.journal)
    answered(again)


def test_when_the_rules_fail_the_match_stays_as_it_was(
    server: Server, ann: Person, monkeypatch: pytest.MonkeyPatch
) -> None:
    code = ann.table(1)
    line = ann.enter(code)
    answered(line)
    game = type(server.rooms.rooms[code].session.game)

    def broken(*_: Any) -> None:
        raise KeyError("a card that nobody knows")

    monkeypatch.setattr(game, "answer", broken)
    line.answer(options_of(line.mine or {})[0])
    assert line.closed() == 1011
    monkeypatch.undo()
    again = ann.enter(code)
    assert (again.serial, again.view) == (1, line.view)
    answered(again)


def test_a_reader_that_does_not_read_is_cut_off() -> None:
    async def body() -> None:
        connection = Connection(None, "en")
        for _ in range(WAITING_MOST + 50):
            connection.send(Pong())
        assert connection.is_cut
        assert not connection.waiting

    asyncio.run(body())


def test_a_reader_of_large_messages_is_cut_off_sooner() -> None:
    async def body() -> None:
        connection = Connection(None, "en")
        for _ in range(20):
            connection.send(b"x" * (WAITING_BYTES // 10))
            assert connection.waiting_bytes < 1.2 * WAITING_BYTES
        assert connection.is_cut

    asyncio.run(body())


def test_a_restart_of_the_room_waits_for_nobody(server: Server, ann: Person) -> None:
    """Many people who come at once get one room."""
    code = ann.table(1)
    room = server.rooms.rooms[code]
    server.run(lambda: server.rooms.drop(room, ZeroDivisionError()))
    lines: list[Line] = []

    def come() -> None:
        lines.append(ann.enter(code))

    threads = [threading.Thread(target=come) for _ in range(8)]
    for thread in threads:
        thread.start()
    for thread in threads:
        thread.join()
    assert len(lines) == 8
    fresh = server.rooms.rooms[code]
    for _ in range(100):
        if len(fresh.connections) == 8:
            break
        time.sleep(0.02)
    assert len(fresh.connections) == 8
