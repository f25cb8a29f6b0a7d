"""What a table sees, who looks after it, and what ends when a link or a device is gone."""

from __future__ import annotations

import asyncio
import json

import pytest
import sqlalchemy as sa
from alembic import command
from alembic.config import Config

from cordon.table.database import MIGRATIONS, connect, migrate, understood
from cordon.table.lines import notice_line
from cordon.table.storage import Storage
from cordon.words.catalogue import Words
from tests.table.harness import Line, Person, Problem, Server, options_of


def kinds(line: Line) -> list[str]:
    return [each["kind"] for each in line.log]


def wait_for_log(line: Line, kind: str) -> str:
    """The text of the newest line of a kind, which may still be on its way."""
    while not any(each["kind"] == kind for each in line.log):
        line.hear()
    return str(next(each["text"] for each in reversed(line.log) if each["kind"] == kind))


# --- what the table has seen ------------------------------------------------------------------------------------------


def test_seats_that_change_hands_are_told_to_everybody_in_their_own_language(
    server: Server, ann: Person, ben: Person
) -> None:
    code = ann.table(2, seed=None)
    line = ann.enter(code, "pl")
    ben.sit(code, 1)
    ben.post(f"/api/tables/{code}/seats/1/link")
    ben.post(f"/api/tables/{code}/seats/1/leave")
    ben.sit(code, 1)
    ann.post(f"/api/tables/{code}/seats/1/leave")
    ann.post(f"/api/tables/{code}/seats/1/bot", {"bot": "greedy"})
    ann.post(f"/api/tables/{code}/seats/1/bot", {"bot": ""})
    wait_for_log(line, "from-bot")
    assert kinds(line) == ["sat", "link", "left", "sent-away", "to-bot", "from-bot"]
    say, name = Words("pl", "server").say, ben.me["name"]
    told = {each["kind"]: each for each in line.log}
    assert told["sat"]["text"] == say("seen-sat", person=name, seat=2)
    assert told["sat"]["count"] == 2
    assert told["sent-away"]["text"] == say("seen-sent-away", person=name, host=ann.me["name"], seat=2)
    later = server.person().enter(code, "uk")
    assert kinds(later) == kinds(line)
    assert later.log[0]["text"] == Words("uk", "server").say("seen-sat", person=name, seat=2)


def test_no_chat_pushes_out_what_the_table_has_seen_or_looks_like_it(ann: Person, ben: Person) -> None:
    code = ann.table(2)
    ann.http.get(f"/api/tables/{code}/export")
    line = ben.enter(code)
    for number in range(210):
        line.say(say="chat", text=f"line {number}")
    line.say(say="chat", text=line.log[1]["text"])
    while len(line.chat) < 211:
        line.hear()
    later = ann.enter(code)
    assert kinds(later) == ["seed-chosen", "exported"]
    assert len(later.chat) == 200
    assert all(each["name"] == ben.me["name"] for each in later.chat)


def test_a_rule_that_others_rely_on_becomes_only_stricter(ann: Person, ben: Person) -> None:
    code = ann.table(2, undo="strict", seed=None)
    assert ann.patch(f"/api/tables/{code}", {"undo": "free"})["undo"] == "free"
    ben.sit(code, 1)
    assert ann.patch(f"/api/tables/{code}", {"undo": "strict"})["undo"] == "strict"
    with pytest.raises(Problem) as refused:
        ann.patch(f"/api/tables/{code}", {"undo": "free"})
    assert refused.value.code == "undo-stricter"
    assert kinds(ben.enter(code)) == ["undo-free", "sat", "undo-strict"]


def test_a_public_table_is_strict_unless_somebody_wants_it_otherwise(ann: Person) -> None:
    plans = ({"public": True}, {"public": False}, {"public": True, "undo": "free"})
    assert [ann.get(f"/api/tables/{ann.table(2, **plan)}")["undo"] for plan in plans] == ["strict", "free", "free"]


def test_lines_of_the_server_in_an_old_chat_become_what_the_table_has_seen(database: str) -> None:
    url = understood(database)
    plain = url.set(drivername="sqlite") if url.get_backend_name() == "sqlite" else url
    engine = sa.create_engine(plain, poolclass=sa.NullPool)
    person = {"id": "ann", "name": "Ann", "language": "en", "created": "2026-01-01"}
    table = {
        "code": "AAAAAA", "name": "Friday", "game": "zona", "setup": "{}", "opening": "[]", "undo": "free",
        "discussion": 0, "public": False, "host": "ann", "created": "2026-01-01", "changed": "2026-01-01",
        "serial": 0, "finished": False, "brief": "{}",
    }  # fmt: skip
    lines = [{"code": "AAAAAA", "name": name, "text": f"{name}!", "at": "2026-01-01"} for name in ("", "Ann")]
    with engine.begin() as connection:
        config = Config()
        config.set_main_option("script_location", str(MIGRATIONS))
        config.attributes["connection"] = connection
        command.upgrade(config, "0001")
        for name, rows in (("people", [person]), ("tables", [table]), ("chat", lines)):
            connection.execute(sa.insert(sa.table(name, *map(sa.column, rows[0]))), rows)
    migrate(url)

    async def read() -> tuple[list[str], list[str]]:
        storage = Storage(connect(url))
        try:
            seen, said = await storage.notices("AAAAAA"), await storage.chat("AAAAAA")
            return [notice_line(each, "de").text for each in seen], [each.name for each in said]
        finally:
            await storage.close()

    assert asyncio.run(read()) == (["!"], ["Ann"])


# --- links and devices ------------------------------------------------------------------------------------------------


def test_a_revoked_link_ends_at_once_on_the_open_line_and_after_coming_back(ann: Person, ben: Person) -> None:
    code = ann.table(1)
    ben.open_link(ann.post(f"/api/tables/{code}/seats/0/link")["link"])
    line = ben.enter(code)
    question = line.mine
    assert (line.you, question is not None) == (0, True)
    assert question is not None
    ann.post(f"/api/tables/{code}/seats/0/link")
    line.hear_until("welcome")
    assert (line.you, line.mine, line.view["seat"]) == (None, None, None)
    line.say(say="answer", serial=question["serial"], option=options_of(question)[0])
    assert line.hear_until("refused")["code"] == "not-yours"
    again = ben.enter(code)
    assert (again.you, again.view["seat"]) == (None, None)
    mine = ann.enter(code)
    assert mine.you == 0
    assert kinds(mine) == ["seed-chosen", "link", "link-opened"]
    assert mine.log[1]["count"] == 2


def test_logging_out_ends_the_lines_of_that_device_and_no_other(server: Server, ann: Person) -> None:
    code = ann.table(1)
    ann.post("/api/register", {"name": f"Ann {code}", "password": "correct horse"})
    phone = server.person()
    phone.post("/api/login", {"name": f"Ann {code}", "password": "correct horse"})
    there, here = phone.enter(code), ann.enter(code)
    assert (there.you, here.you) == (0, 0)
    phone.post("/api/logout")
    assert there.closed() == 1012
    here.say(say="ping")
    here.hear_until("pong")
    assert phone.enter(code).you is None


def test_a_seat_link_begins_with_the_address_that_the_page_was_opened_by(server: Server, ann: Person) -> None:
    code = ann.table(1)
    answer = ann.http.post(f"/api/tables/{code}/seats/0/link", headers={"Origin": server.url})
    assert answer.json()["link"].startswith(f"{server.url}/seat/")
    foreign = {"Origin": "https://elsewhere.example"}
    assert ann.http.post(f"/api/tables/{code}/seats/0/link", headers=foreign).status_code == 403


# --- the host ---------------------------------------------------------------------------------------------------------


def test_the_host_hands_the_table_over(ann: Person, ben: Person) -> None:
    code = ann.table(3, seed=None)
    ben.sit(code, 1)
    with pytest.raises(Problem) as refused:
        ann.post(f"/api/tables/{code}/host", {"seat": 2})
    assert refused.value.code == "host-nobody"
    with pytest.raises(Problem) as refused:
        ben.post(f"/api/tables/{code}/host", {"seat": 1})
    assert refused.value.code == "host-not-away"
    assert ann.post(f"/api/tables/{code}/host", {"seat": 1})["host"] == ben.id
    with pytest.raises(Problem) as refused:
        ann.post(f"/api/tables/{code}/host", {"seat": 0})
    assert refused.value.code == "host-not-away"
    assert kinds(ann.enter(code)) == ["sat", "host"]


def test_somebody_takes_over_when_the_host_has_left(server: Server, ann: Person, ben: Person) -> None:
    code = ann.table(2)
    ben.sit(code, 1)
    line = ann.enter(code)
    ann.post(f"/api/tables/{code}/seats/0/leave")
    with pytest.raises(Problem) as refused:
        ben.post(f"/api/tables/{code}/host", {"seat": 1})
    assert refused.value.code == "host-not-away"
    line.close()
    server.run(lambda: server.rooms._forget(server.rooms.rooms[code]))
    with pytest.raises(Problem) as refused:
        server.person().post(f"/api/tables/{code}/host", {"seat": 1})
    assert refused.value.code == "host-only"
    assert ben.post(f"/api/tables/{code}/host", {"seat": 1})["host"] == ben.id


def test_somebody_takes_over_when_the_host_has_been_away_for_a_day(server: Server, ann: Person, ben: Person) -> None:
    code = ann.table(2)
    ben.sit(code, 1)
    long_ago = "2020-01-01T00:00:00.000+00:00"
    server.run(lambda: server.rooms.storage.change_table(code, host_seen=long_ago))
    server.run(lambda: server.rooms.changed(code))
    line = ann.enter(code)
    line.say(say="ping")
    line.hear_until("pong")
    line.close()
    server.run(lambda: server.rooms._forget(server.rooms.rooms[code]))
    # Having been there counts.
    with pytest.raises(Problem) as refused:
        ben.post(f"/api/tables/{code}/host", {"seat": 1})
    assert refused.value.code == "host-not-away"
    server.run(lambda: server.rooms.storage.change_table(code, host_seen=long_ago))
    assert ben.post(f"/api/tables/{code}/host", {"seat": 1})["host"] == ben.id


def test_nothing_of_the_seed_goes_over_the_wire(ann: Person) -> None:
    code = ann.table(1, seed=123456789)
    line = ann.enter(code)
    assert json.dumps(123456789).encode() not in line.raw[0]
