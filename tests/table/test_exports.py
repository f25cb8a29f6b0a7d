"""Saves that leave the server and come in, and clones."""

from __future__ import annotations

import json
import random
from typing import Any

import msgspec
import pytest

from cordon.games.registry import GAMES
from cordon.kernel import saves
from cordon.words.catalogue import Words
from tests.table.harness import Line, Person, Problem, Server, options_of


def played(line: Line, count: int) -> None:
    luck = random.Random(5)
    for _ in range(count):
        question = line.wait_for_question()
        assert question is not None
        line.answer(luck.choice(options_of(question)))
        line.hear_until("update")
    line.wait_for_question()


def exported(person: Person, code: str) -> bytes:
    answer = person.http.get(f"/api/tables/{code}/export")
    assert answer.status_code == 200, answer.text
    return answer.content


def imported(person: Person, data: bytes) -> Any:
    headers = {"Content-Type": "application/octet-stream"}
    return person._told(person.http.post("/api/import", content=data, headers=headers))


def test_an_exported_match_goes_on_at_another_table(ann: Person, ben: Person) -> None:
    code = ann.table(1, ("greedy",))
    line = ann.enter(code)
    played(line, 12)
    data = exported(ann, code)
    assert saves.load(data, GAMES).session.entries
    told = imported(ben, data)
    assert told["code"] != code
    assert (told["you"], told["host"]) == (0, ben.id)
    assert told["seats"][1]["bot"] == "greedy"
    other = ben.enter(told["code"])
    assert other.view == line.view
    assert [each["event"] for each in other.journal] == [each["event"] for each in line.journal]
    played(other, 3)


def test_the_name_of_an_exported_file_is_safe(ann: Person) -> None:
    code = ann.table(1, name='../../"x"\\ ; rm')
    told = ann.http.get(f"/api/tables/{code}/export").headers["content-disposition"]
    assert told == f'attachment; filename="zona-{code}-0.json"'


def broken_saves(data: bytes) -> dict[str, bytes]:
    plain = json.loads(data)
    return {
        "empty": b"",
        "cut off": data[: len(data) // 2],
        "no JSON": b"\x00\xff" * 50,
        "another program's": b'{"format": 3}',
        "a list": b"[1, 2, 3]",
        "deep": b"[" * 100_000,
        "edited": data.replace(b'"seats": 2', b'"seats": 3', 1),
        "a newer format": json.dumps({**plain, "cordon": 99}).encode(),
        "newer rules": resealed(plain, rules=99),
        "another game": resealed(plain, game="chess"),
        "a strange stack": resealed(plain, snapshot={**plain["snapshot"], "stack": [{"type": "Nothing"}]}),
        "unknown cards": resealed(plain, snapshot={**plain["snapshot"], "areas": {"moon": {"id": "moon"}}}),
        "no snapshot": resealed(plain, snapshot={}),
    }


def resealed(plain: dict[str, Any], **changes: Any) -> bytes:
    """A save that somebody made by hand, with the right check."""
    save = msgspec.convert({**plain, **changes}, saves.Save)
    return msgspec.json.encode(msgspec.structs.replace(save, check=saves._hash(save)))


def test_a_broken_or_foreign_save_says_what_is_wrong(ann: Person) -> None:
    code = ann.table(1, ("greedy",))
    played(ann.enter(code), 3)
    before = ann.get("/api/tables")
    for kind, data in broken_saves(exported(ann, code)).items():
        with pytest.raises(Problem) as refused:
            imported(ann, data)
        assert (refused.value.status, refused.value.code) == (400, "save"), kind
        assert len(refused.value.message) > 40, kind
    assert [table["code"] for table in ann.get("/api/tables")] == [table["code"] for table in before]


@pytest.mark.parametrize("language", ["en", "de", "pl", "uk"])
def test_what_is_wrong_is_told_in_the_language_of_whoever_asks(server: Server, language: str) -> None:
    say = Words(language, "zona").say
    person = server.person(**{"Accept-Language": language})
    data = exported(person, person.table(2))
    with pytest.raises(Problem) as refused:
        imported(person, data.replace(b'"seats": 2', b'"seats": 3', 1))
    assert refused.value.message == say("server-save", why=say("error-save-edited"))
    with pytest.raises(Problem) as refused:
        imported(person, resealed(json.loads(data), setup={"seats": 9, "seed": 1, "config": {}}, log=[]))
    seats = say("error-setup-seats", game="zona", low=1, high=4, seats=9)
    assert refused.value.message == say("server-save", why=say("error-save-setup", why=seats))


def test_a_save_that_is_too_large_is_refused(ann: Person) -> None:
    with pytest.raises(Problem) as refused:
        imported(ann, b" " * (5 * 1024 * 1024))
    assert (refused.value.status, refused.value.code) == (413, "too-large")


def test_a_clone_goes_on_from_a_moment_of_the_journal(ann: Person) -> None:
    code = ann.table(1)
    line = ann.enter(code)
    played(line, 2)
    view, question = dict(line.view), line.mine
    played(line, 5)
    told = ann.post(f"/api/tables/{code}/clone", {"answers": 2, "name": "What if"})
    assert (told["name"], told["you"]) == ("What if", 0)
    other = ann.enter(told["code"])
    assert other.view == view
    assert question is not None
    assert other.mine is not None
    assert other.mine["choices"] == question["choices"]
    played(other, 3)
    line.hear_serial(8)  # other luck is a step of its own
    assert ann.enter(code).serial == line.serial
    with pytest.raises(Problem) as refused:
        ann.post(f"/api/tables/{code}/clone", {"answers": 99})
    assert refused.value.code == "no-moment"


def test_what_shows_hidden_cards_of_a_running_match_is_the_host_s_and_is_told_to_all(
    server: Server, ann: Person, ben: Person
) -> None:
    code = ann.table(2, seed=None)
    ben.sit(code, 1)
    line = ben.enter(code, "de")
    for what in (lambda: exported(ann, code), lambda: ann.post(f"/api/tables/{code}/clone", {"answers": 0})):
        what()
        told = line.hear_until("log")["line"]
        assert told["text"] == Words("de", "server").say(f"seen-{told['kind']}", person=ann.me["name"])
    assert [each["kind"] for each in line.log] == ["sat", "exported", "cloned"]
    assert line.chat == []
    with pytest.raises(Problem) as refused:
        ben.post(f"/api/tables/{code}/clone", {"answers": 0})
    assert refused.value.code == "not-allowed-now"
    assert ben.http.get(f"/api/tables/{code}/export").status_code == 403


def test_whoever_comes_later_reads_what_the_host_did_alone(ann: Person, ben: Person) -> None:
    code = ann.table(2)
    exported(ann, code)
    exported(ann, code)
    ben.sit(code, 1)
    log = ben.enter(code).log
    assert [(each["kind"], each["count"]) for each in log] == [("seed-chosen", 1), ("exported", 2), ("sat", 1)]


def seed_of(data: bytes) -> int:
    return int(json.loads(data)["snapshot"]["chance"]["seed"])


def running_seed(server: Server, code: str) -> int:
    return int(server.run(lambda: server.rooms.room(code)).session.seed)


def test_whoever_has_a_save_does_not_know_the_luck_to_come(server: Server, ann: Person) -> None:
    code = ann.table(2, seed=None)
    first = running_seed(server, code)
    assert first.bit_length() > 64
    known = [seed_of(exported(ann, code)), seed_of(exported(ann, code))]
    assert known[0] == first != known[1]
    clone = ann.post(f"/api/tables/{code}/clone", {})["code"]
    table = imported(ann, exported(ann, clone))["code"]
    seeds = [running_seed(server, each) for each in (code, clone, table)]
    assert len({*known, *seeds, seed_of(exported(ann, code))}) == 5
    # Nor does it come back with the server.
    server.run(lambda: server.rooms._forget(server.rooms.rooms[code]))
    assert running_seed(server, code) not in {*known, *seeds}


@pytest.mark.rule("TW-12.2")
def test_a_strict_campaign_is_saved_under_a_name_only_when_a_day_is_over(ann: Person) -> None:
    code = ann.table(1, game="twom", config={"saving": "strict"})
    line, luck = ann.enter(code), random.Random(5)
    with pytest.raises(Problem) as refused:
        ann.post(f"/api/tables/{code}/clone", {"name": "Too soon"})
    assert refused.value.code == "not-at-this-moment"
    assert ann.http.get(f"/api/tables/{code}/export").status_code == 409
    while (question := line.wait_for_question()) is not None and question["kind"] != "dawn_phase.close_the_day":
        options = [option for option in options_of(question) if option != "leave_unguarded"]
        guard = [option for option in options if option.endswith(":guard")]
        line.answer("commit" if "commit" in options else luck.choice(guard or options))
        line.hear_until("update")
    saved = ann.post(f"/api/tables/{code}/clone", {"name": "The first night"})
    assert saved["name"] == "The first night"
    other = ann.enter(saved["code"])
    assert other.view == line.view
    assert other.mine is not None
    assert other.mine["kind"] == "dawn_phase.close_the_day"


@pytest.mark.rule("TW-12.2")
def test_whoever_leads_may_save_a_campaign_at_any_time_where_the_table_is_casual(ann: Person, ben: Person) -> None:
    code = ann.table(2, game="twom")
    ben.sit(code, 1)
    line = ann.enter(code)
    with pytest.raises(Problem) as refused:
        ben.post(f"/api/tables/{code}/clone", {"name": "Mine"})
    assert refused.value.code == "not-allowed-now"
    line.answer("read_on")
    line.hear_until("update")
    assert line.mine is None
    assert ben.post(f"/api/tables/{code}/clone", {"name": "Mine"})["name"] == "Mine"
