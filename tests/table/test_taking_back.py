"""Taking back and bringing back: nothing is lost by an undo, and nobody decides alone over what others have answered."""

from __future__ import annotations

import random
from contextlib import closing
from pathlib import Path
from typing import Any

import pytest

from cordon.kernel.session import Entry
from cordon.table.branches import branches, common, offered, returned
from cordon.table.records import Undone
from tests.table.harness import Line, Person, Process, Server, options_of


def play(lines: list[Line], count: int, seed: int = 5) -> None:
    """Whoever is asked answers, so many times."""
    luck = random.Random(seed)
    for _ in range(count):
        asked = next(line for line in lines if line.mine is not None)
        question, serial = asked.mine, asked.serial
        assert question is not None
        asked.answer(luck.choice(options_of(question)))
        for line in lines:
            line.hear_serial(serial + 1)


def state_of(line: Line) -> list[Any]:
    return [line.view, line.journal, [each["kind"] for each in line.questions]]


def taken_back(line: Line, to: int) -> None:
    line.say(say="undo", serial=line.serial, to=to)
    line.hear_until("update")


def brought_back(line: Line, undo: int) -> None:
    line.say(say="redo", serial=line.serial, undo=undo)
    line.hear_until("update")


def without_looks(journal: list[dict[str, Any]]) -> list[dict[str, Any]]:
    return [line for line in journal if not line["second_look"]]


def test_what_was_taken_back_comes_back_with_its_luck(ann: Person) -> None:
    line = ann.enter(ann.table(1))
    play([line], 20)
    view, journal = dict(line.view), line.journal
    taken_back(line, 0)
    [offer] = line.undone
    assert (offer["answers"], offer["since"], offer["name"], offer["asks"]) == (20, 0, ann.me["name"], False)
    brought_back(line, offer["undo"])
    assert line.view == view
    assert without_looks(line.journal) == journal
    assert line.undone == []
    fresh = ann.enter(line.table["code"])
    assert state_of(fresh) == state_of(line)
    assert [each["kind"] for each in fresh.log][-2:] == ["second-look", "brought-back"]


def test_several_undos_come_back_one_by_one_or_all_at_once(ann: Person) -> None:
    line = ann.enter(ann.table(1))
    play([line], 12)
    view = dict(line.view)
    for to in (9, 6, 2):
        taken_back(line, to)
    assert [each["answers"] for each in line.undone] == [4, 7, 10]
    brought_back(line, line.undone[0]["undo"])
    assert [each["answers"] for each in line.undone] == [3, 6]
    brought_back(line, line.undone[1]["undo"])
    assert line.view == view
    assert line.undone == []


def test_a_match_stands_again_as_before_an_undo_whatever_was_answered_since(ann: Person) -> None:
    line = ann.enter(ann.table(1))
    play([line], 20)
    view = dict(line.view)
    taken_back(line, 0)
    play([line], 3, seed=99)
    other = dict(line.view)
    [offer] = line.undone
    assert offer["since"] >= 1
    brought_back(line, offer["undo"])
    assert line.view == view
    # What was answered since is not lost either.
    [back] = line.undone
    brought_back(line, back["undo"])
    assert line.view == other


def test_what_was_taken_back_outlives_a_killed_server(database: str, tmp_path: Path) -> None:
    with Process(database, tmp_path) as process, closing(Person(process.url)) as ann:
        line = ann.enter(ann.table(1))
        play([line], 15)
        view = dict(line.view)
        taken_back(line, 0)
        play([line], 2, seed=99)
        known = line.undone
        line.close()
        process.kill()
        process.start()
        line = ann.enter(line.table["code"])
        assert line.undone == known
        brought_back(line, known[0]["undo"])
        line.close()
        process.kill()
        process.start()
        line = ann.enter(line.table["code"])
        assert line.view == view
        play([line], 2)


@pytest.fixture
def two(ann: Person, ben: Person) -> list[Line]:
    """Ann, who is the host, and Ben, at one table; both have answered."""
    code = ann.table(2)
    ben.sit(code, 1)
    lines = [ann.enter(code), ben.enter(code)]
    play(lines, 30)
    return lines


def test_what_others_answered_is_taken_back_when_one_of_them_agrees(two: list[Line]) -> None:
    host, guest = two
    serial, view = host.serial, dict(host.view)
    guest.say(say="undo", serial=serial, to=0)
    wish = host.hear_until("wish")["wish"]
    assert wish == {"seat": 1, "serial": serial, "answers": 30, "redo": False, "may": [0]}
    guest.hear_until("wish")
    guest.say(say="agree", serial=serial)
    assert guest.hear_until("refused")["code"] == "not-yours"
    assert (host.serial, host.view) == (serial, view)
    host.say(say="agree", serial=serial)
    for line in two:
        assert line.hear_until("update")["taken_back"] == 30
        assert line.wish is None
    # The host brings it back at once, whatever came after.
    play(two, 2, seed=8)
    brought_back(host, host.undone[0]["undo"])
    assert host.view == view


def test_a_wish_can_be_refused_and_withdrawn_and_is_gone_when_the_match_goes_on(two: list[Line]) -> None:
    host, guest = two
    for who, agrees in ((host, False), (guest, False)):
        guest.say(say="undo", serial=guest.serial, to=0)
        assert host.hear_until("wish")["wish"] is not None
        who.say(say="agree", serial=host.serial, agree=agrees)
        assert host.hear_until("wish")["wish"] is None
    guest.say(say="undo", serial=guest.serial, to=0)
    host.hear_until("wish")
    old = host.serial
    play(two, 1)
    assert host.wish is None
    host.say(say="agree", serial=old)
    assert host.hear_until("refused")["code"] == "stale"


def test_whoever_comes_in_reads_the_wish(server: Server, two: list[Line]) -> None:
    host, guest = two
    guest.say(say="undo", serial=guest.serial, to=0)
    wish = host.hear_until("wish")["wish"]
    watching = server.watch(host.table["code"])
    watching.say(say="hello", protocol=1, language="en")
    assert watching.hear_until("welcome")["wish"] == wish
    assert watching.undone == watching.undo == []


def test_own_answers_are_taken_back_at_once(two: list[Line]) -> None:
    """Also by somebody who is not the host, and the page knows before."""
    _, guest = two
    while guest.mine is None:
        play(two, 1)
    play(two, 1)
    level = guest.undo[0]
    assert (level["answers"], level["asks"]) == (1, False)
    guest.say(say="undo", serial=guest.serial)
    assert guest.hear_until("update")["taken_back"] == 1


def test_a_strict_table_brings_back_only_what_nothing_came_after(ann: Person) -> None:
    line = ann.enter(ann.table(1, undo="strict"))
    options: list[str] = []
    while not line.undo or len(options) < 2:
        assert line.mine is not None
        options = options_of(line.mine)
        line.answer(options[0])
        line.hear_until("update")
    line.say(say="undo", serial=line.serial)
    line.hear_until("update")
    offer = line.undone[0]
    brought_back(line, offer["undo"])
    line.say(say="undo", serial=line.serial)
    line.hear_until("update")
    line.answer(options[1])
    line.hear_until("update")
    assert line.undone == []
    line.say(say="redo", serial=line.serial, undo=offer["undo"])
    assert line.hear_until("refused")["code"] == "undo"


def test_what_never_was_cannot_be_brought_back(ann: Person) -> None:
    line = ann.enter(ann.table(1))
    line.say(say="redo", serial=line.serial, undo=5)
    assert line.hear_until("refused")["code"] == "undo"
    line.say(say="redo", serial=line.serial + 1, undo=5)
    assert line.hear_until("refused")["code"] == "stale"


def log(text: str) -> tuple[Entry, ...]:
    return tuple(Entry(0, sign) for sign in text)


def test_every_way_that_a_match_took_can_be_told_from_the_log_and_the_undos() -> None:
    """abcdef was taken back to abc; xy was played; that was taken back to a; the match now is az."""
    undone = [Undone(1, 3, log("def"), "Ann", ""), Undone(2, 1, log("bcxy"), "Ben", "")]
    found = branches(log("az"), undone)
    assert ["".join(entry.answer for entry in each.log) for each in found] == ["abcxy", "abcdef"]
    assert common(found[0].log, found[1].log) == 3
    assert returned(2, undone, 1) == ()
    assert returned(1, undone, 2) == (2,)
    assert returned(1, undone, 1) == ()


def test_the_last_undo_and_the_largest_are_offered() -> None:
    undone = [Undone(1, 0, log("abcdefgh"), "Ann", "")]
    undone += [Undone(number, 0, log(f"{number}"), "Ben", "") for number in range(2, 40)]
    found = offered(log("z"), undone)
    assert found[0].undo.number == 39
    assert found[-1].undo.number == 1
    assert len(found) == 8
