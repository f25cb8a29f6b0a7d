"""The match of a day: the same for everybody, one try of each account, what came of it."""

from __future__ import annotations

from typing import Any

import pytest

from tests.table.harness import Person, Problem, Server, options_of


@pytest.fixture
def ann(server: Server) -> Person:
    return account(server)


def account(server: Server) -> Person:
    """Somebody with an account, called by no name that anybody else has."""
    person = server.person()
    person.post("/api/register", {"name": f"P{person.id[:8]}", "password": "a long enough password"})
    return person


def first_question(person: Person, code: str) -> list[str]:
    line = person.enter(code)
    question = line.wait_for_question()
    assert question is not None
    return options_of(question)


def test_everybody_plays_the_same_and_sees_who_tries(server: Server, ann: Person) -> None:
    ben = account(server)
    told: dict[str, Any] = ann.get("/api/daily/stalker")
    assert told["config"]["mode"] == "survival"
    assert ben.get("/api/daily/stalker")["config"] == told["config"]
    mine, other = ann.post("/api/daily/stalker"), ben.post("/api/daily/stalker")
    assert mine["config"] == other["config"] == told["config"]
    assert mine["undo"] == "strict"
    assert first_question(ann, mine["code"]) == first_question(ben, other["code"])
    results = ann.get("/api/daily/stalker")["results"]
    known = {one["name"]: one["you"] for one in results}
    assert (known[f"P{ann.id[:8]}"], known[f"P{ben.id[:8]}"]) == (True, False)


def test_no_seed_is_short_enough_to_be_found_by_trying(server: Server, ann: Person) -> None:
    """The public dice of an evening tell some eighty bits, and a fast machine tries more than half of 2^53 in an hour."""
    daily = ann.post("/api/daily/stalker")["code"]
    ordinary = ann.post("/api/tables", {"game": "zona", "seats": [{}]})["code"]
    for code in (daily, ordinary):
        assert server.rooms.rooms[code].session.setup.seed.bit_length() > 96
    assert "seed-chosen" not in [seen["kind"] for seen in ann.enter(daily).log]


def test_only_the_first_try_counts_even_if_its_table_is_cleared_away(ann: Person) -> None:
    code = ann.post("/api/daily/stalker")["code"]
    assert ann.post("/api/daily/stalker")["code"] == code
    ann.delete(f"/api/tables/{code}")
    assert ann.get("/api/daily/stalker")["tried"] is True
    with pytest.raises(Problem) as refusal:
        ann.post("/api/daily/stalker")
    assert refusal.value.code == "daily-tried"


def test_a_guest_has_no_try_and_a_game_may_have_no_day(server: Server, ann: Person) -> None:
    with pytest.raises(Problem) as refusal:
        server.person().post("/api/daily/stalker")
    assert refusal.value.code == "daily-account"
    with pytest.raises(Problem) as refusal:
        ann.get("/api/daily/zona")
    assert refusal.value.code == "daily-none"


@pytest.mark.parametrize("path", ["/daily", "/daily/stalker"])
def test_its_page_has_an_address_that_can_be_sent(server: Server, path: str) -> None:
    assert server.person().http.get(path).status_code == 200
