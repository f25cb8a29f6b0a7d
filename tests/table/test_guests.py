"""Bots at a table of people: they wait where people wait, say what they are up to, and never end what people read."""

from __future__ import annotations

import math
from collections.abc import Iterator
from itertools import count
from pathlib import Path

import pytest

from cordon.table.council import Council
from cordon.table.room import Room
from tests.table.harness import Line, Person, Server, options_of, settings_for

pytestmark = pytest.mark.rule("TW-4.3")


@pytest.fixture
def patient(tmp_path: Path) -> Iterator[Server]:
    """A server whose bots wait for whoever is about to come."""
    with Server(settings_for(f"sqlite:///{tmp_path / 'table.db'}", bots_expect=600.0)) as server:
        yield server


def led_by_a_bot(server: Server, people: int = 1, bots: int = 1, **wish: object) -> list[Line]:
    """A table of This War of Mine at which a bot leads first."""
    persons = [server.person() for _ in range(people)]
    for seed in count(1):
        code = persons[0].table(people, ("greedy",) * bots, game="twom", seed=seed, **wish)
        for seat, person in enumerate(persons[1:], start=1):
            person.sit(code, seat)
        lines = [person.enter(code) for person in persons]
        first = lines[0].questions[0]
        if first["seat"] >= people and first["kind"] == "turn_page.read_on":
            return lines
        for line in lines:
            line.close()
    raise AssertionError


def room_of(server: Server, line: Line) -> Room:
    return server.rooms.rooms[line.table["code"]]


def is_waiting(server: Server, line: Line) -> bool:
    """Whether the bot has thought, says what it would do or that it has read, and answers no more than that."""
    bot = line.questions[0]["seat"]
    while bot not in (*line.voices["ready"], *(vote["seat"] for vote in line.voices["votes"])):
        line.hear()
    driver = room_of(server, line).guests.driver
    return driver is not None and not driver.done()


def spoken(line: Line, serial: int) -> None:
    line.say(say="ready", serial=serial)


def planned_by_the_bot(server: Server) -> Line:
    """A person at a table with time to talk; the bot leads a stage of the Day."""
    (line,) = led_by_a_bot(server, discussion=600)
    while line.questions[0]["kind"] != "action_stage.assign" or line.mine is not None:
        serial = line.serial
        if line.mine is None:
            spoken(line, line.questions[0]["serial"])
        else:
            line.answer(options_of(line.mine)[-1])
        line.hear_serial(serial + 1)
    return line


def test_a_page_stays_open_until_people_have_read_it(patient: Server) -> None:
    (line,) = led_by_a_bot(patient)
    assert line.questions[0]["kind"] == "turn_page.read_on"
    assert is_waiting(patient, line)
    assert (line.serial, line.voices["wait"], line.voices["reading"]) == (0, 0, True)
    spoken(line, 0)
    line.hear_serial(1)
    assert not line.voices["reading"]


def test_the_page_is_turned_when_the_last_one_has_read(patient: Server) -> None:
    first, second = led_by_a_bot(patient, people=2)
    spoken(first, 0)
    assert is_waiting(patient, second)
    while second.voices["ready"] != [0, 2]:
        second.hear()
    assert (second.serial, second.voices["reading"]) == (0, True)
    second.say(say="propose", serial=0, option="read_on")
    second.hear_serial(1)


def test_a_bot_waits_as_long_as_people_have_time_to_talk(patient: Server) -> None:
    line = planned_by_the_bot(patient)
    serial = line.serial
    assert is_waiting(patient, line)
    assert line.voices["wait"] > 0
    assert not line.voices["reading"]
    spoken(line, line.questions[0]["serial"])
    line.hear_serial(serial + 1)


def test_what_people_propose_is_what_the_bot_answers(patient: Server) -> None:
    line = planned_by_the_bot(patient)
    serial, question = line.serial, line.questions[0]
    assert is_waiting(patient, line)
    (wish,) = (vote["option"] for vote in line.voices["votes"])
    other = next(option for option in options_of(question) if option != wish)
    line.say(say="propose", serial=question["serial"], option=other)
    line.hear_serial(serial + 1)
    entry = room_of(patient, line).session.entries[serial]
    assert (entry.seat, entry.answer) == (question["seat"], other)


def test_people_who_want_different_things_leave_it_to_the_bot() -> None:
    council = Council(600)
    council.together = True
    council.propose(0, "commit")
    council.opens = math.inf
    assert council.common({0, 1}) == "commit"
    assert council.voices({0, 1}, None, by_bot=True).wait > 0
    council.is_ready(1, True)
    assert council.voices({0, 1}, None, by_bot=True).wait == 0
    assert council.voices({0, 1}, None).wait > 0, "a person who leads is left to hear them all"
    council.propose(1, "clear")
    assert council.common({0, 1}) == ""
    assert council.voices({0, 1}, None, by_bot=True).wait > 0


def test_nobody_waits_where_nobody_is(patient: Server) -> None:
    line = planned_by_the_bot(patient)
    serial, room = line.serial, room_of(patient, line)
    assert is_waiting(patient, line)
    looker = patient.watch(room.code)
    looker.say(say="hello", protocol=1, language="en")
    looker.hear_until("welcome")
    gone_for_long(patient, line, room)
    looker.hear_serial(serial + 1)


def gone_for_long(server: Server, line: Line, room: Room) -> None:
    """The only person leaves, and it is as if that had been an hour ago."""
    line.close()
    while room.talk.present():
        server.run(lambda: None)
    room.seen -= 3600
    server.run(room.talk.stir)


def test_somebody_who_is_gone_for_a_moment_misses_nothing(patient: Server) -> None:
    (line,) = led_by_a_bot(patient)
    assert is_waiting(patient, line)
    room = room_of(patient, line)
    line.close()
    while room.connections:
        patient.run(lambda: None)
    again = patient.people[0].enter(room.code)
    assert is_waiting(patient, again)
    assert again.serial == 0


def test_bots_among_themselves_wait_for_nobody(server: Server, ann: Person) -> None:
    code = ann.table(0, ("greedy", "greedy"), game="twom", discussion=600)
    looker = ann.enter(code)
    looker.hear_serial(30)


def test_where_everybody_plays_for_themselves_a_bot_has_no_page_to_turn(ann: Person) -> None:
    line = ann.enter(ann.table(1, ("greedy",)))
    assert line.wait_for_question() is not None
    assert not line.voices["reading"]
