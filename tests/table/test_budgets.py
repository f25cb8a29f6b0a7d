"""What is dear to answer: budgets of persons and addresses that no new line and no new name fills up again."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import suppress
from pathlib import Path
from typing import Any

import msgspec
import pytest
from websockets.exceptions import ConnectionClosed

from cordon.table.budgets import HOUSEHOLD, Budget
from tests.table.harness import WIDE, Line, Person, Problem, Server, options_of, settings_for

SLOW = 0.0001


@pytest.fixture
def frugal(tmp_path: Path) -> Iterator[Server]:
    """A server where each person may ask for something dear twice."""
    twice = (SLOW, 2.0)
    limits = msgspec.structs.replace(WIDE, previews=twice, looks=twice, languages=twice, copies=twice)
    settings = settings_for(f"sqlite:///{tmp_path / 'table.db'}", limits=limits, proxies=("127.0.0.1",))
    with Server(settings) as running:
        yield running


def refused(line: Line, **message: Any) -> str:
    """Why a message is refused, and nothing if it is answered."""
    line.say(**message)
    line.say(say="ping")
    told = ""
    while (heard := line.hear())["tell"] != "pong":
        if heard["tell"] == "refused":
            told = heard["code"]
    return told


def asked(line: Line) -> dict[str, Any]:
    question = line.wait_for_question()
    assert question is not None
    return {"say": "ask", "serial": question["serial"], "option": options_of(question)[0], "through": []}


def test_one_address_has_the_budgets_of_some_people_and_no_more() -> None:
    budget = Budget(0.0, 3.0, lambda: 0.0)
    taken = [budget.take(f"guest {number // 3}", "here") for number in range(3 * HOUSEHOLD + 3)]
    assert taken == [True] * 3 * HOUSEHOLD + [False] * 3
    assert [budget.take("guest 0", "elsewhere"), budget.take("somebody", "elsewhere")] == [False, True]


def test_whoever_has_no_name_is_their_address() -> None:
    budget = Budget(0.0, 1.0, lambda: 0.0)
    assert [budget.take(None, "here"), budget.take(None, "here"), budget.take(None, "there")] == [True, False, True]


@pytest.mark.parametrize(
    "message", [{"say": "why", "serial": 0}, {"say": "look", "at": 0}, {"say": "language", "language": "de"}]
)
def test_whoever_comes_back_has_no_new_budget(frugal: Server, message: dict[str, Any]) -> None:
    ann = frugal.person()
    code = ann.table()
    line = ann.enter(code)
    assert [refused(line, **message) for _ in range(3)] == ["", "", "too-fast"]
    line.close()
    assert refused(ann.enter(code), **message) == "too-fast"
    ben = frugal.person()
    assert refused(ben.enter(ben.table()), **message) == ""


def test_previews_have_a_budget_and_answers_go_on_without_it(frugal: Server) -> None:
    ann = frugal.person()
    line = ann.enter(ann.table())
    assert [refused(line, **asked(line)) for _ in range(3)] == ["", "", "too-fast"]
    for _ in range(3):
        line.answer(options_of(line.wait_for_question() or {})[0])
        line.hear_until("update")


def test_messages_are_counted_by_the_person_and_not_by_the_line(tmp_path: Path) -> None:
    limits = msgspec.structs.replace(WIDE, messages=(SLOW, 20.0))
    with Server(settings_for(f"sqlite:///{tmp_path / 'table.db'}", limits=limits)) as server:
        ann = server.person()
        code = ann.table()
        one, other = ann.enter(code), ann.enter(code)
        with suppress(ConnectionClosed):
            for _ in range(20):
                one.say(say="ping")
                one.hear_until("pong")
        other.say(say="ping")
        assert other.hear_until("refused")["code"] == "too-fast"
        ben = server.person().enter(code)
        ben.say(say="ping")
        ben.hear_until("pong")


def copied(person: Person, code: str, how: str) -> None:
    match how:
        case "clone":
            person.post(f"/api/tables/{code}/clone", {})
        case "beside":
            person.get(f"/api/tables/{code}/beside/{code}")
        case _:
            person.get(f"/api/tables/{code}/{how}")


@pytest.mark.parametrize("how", ["clone", "export", "sheet/en", "beside"])
def test_copies_of_matches_have_a_budget(frugal: Server, how: str) -> None:
    ann = frugal.person()
    code = ann.table()
    for _ in range(2):
        copied(ann, code, how)
    with pytest.raises(Problem) as told:
        copied(ann, code, how)
    assert (told.value.status, told.value.code) == (429, "too-many-copies")
    assert told.value.hint
    ben = frugal.person()
    copied(ben, ben.table(), how)


def test_guests_of_one_address_share_its_copies(frugal: Server) -> None:
    """Whoever becomes another guest for every copy is stopped by where they come from."""
    for _ in range(HOUSEHOLD):
        guest = frugal.person(**{"X-Forwarded-For": "203.0.113.9"})
        for _ in range(2):
            copied(guest, guest.table(), "sheet/en")
    guest = frugal.person(**{"X-Forwarded-For": "203.0.113.9"})
    code = guest.table()
    with pytest.raises(Problem, match="too-many-copies"):
        copied(guest, code, "sheet/en")
    other = frugal.person(**{"X-Forwarded-For": "203.0.113.10"})
    copied(other, other.table(), "sheet/en")


def test_saves_are_counted_by_the_household_too(tmp_path: Path) -> None:
    """One of IPv6 has as many addresses as it likes."""
    limits = msgspec.structs.replace(WIDE, imports=(SLOW, 2.0))
    settings = settings_for(f"sqlite:///{tmp_path / 'table.db'}", limits=limits, proxies=("127.0.0.1",))
    with Server(settings) as server:
        codes = []
        for number in range(3):
            guest = server.person(**{"X-Forwarded-For": f"2001:db8:1:2::{number}"})
            guest.http.timeout = 90  # the first save waits until there is somebody to read it
            with pytest.raises(Problem) as told:
                guest.post("/api/import", {})
            codes.append(told.value.code)
        assert codes == ["save", "save", "too-many-imports"]
