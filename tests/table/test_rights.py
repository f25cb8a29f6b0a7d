"""What people may know and change about themselves: devices, a new password by a code, their data; and blocks."""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable
from datetime import timedelta
from functools import partial
from typing import Any

import pytest
import sqlalchemy as sa

from cordon.table import schema, warden
from cordon.table.devices import device_name
from cordon.table.office import NotThere, Office
from cordon.table.people import hashed
from cordon.table.storage import Storage
from cordon.table.stored import ago
from tests.table.harness import Person, Problem, Server

PASSWORD, NEW = "correct horse", "battery staple"
FIREFOX = "Mozilla/5.0 (X11; Linux x86_64; rv:140.0) Gecko/20100101 Firefox/140.0"
PHONE = (
    "Mozilla/5.0 (iPhone; CPU iPhone OS 18_5 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) "
    "Version/18.5 Mobile/15E148 Safari/604.1"
)


def account(server: Server, name: str, **headers: str) -> Person:
    person = server.person(**headers)
    person.me = person.post("/api/register", {"name": name, "password": PASSWORD})
    return person


def signed_in(server: Server, name: str, **headers: str) -> Person:
    person = server.person(**headers)
    person.me = person.post("/api/login", {"name": name, "password": PASSWORD})
    return person


def in_office(server: Server, work: Callable[[Office], Awaitable[Any]]) -> Any:
    return server.run(lambda: asyncio.wait_for(_coroutine(work(Office(server.rooms.storage))), 20))


async def _coroutine(work: Awaitable[Any]) -> Any:
    return await work


def refused(work: Callable[[], Any]) -> str:
    with pytest.raises(Problem) as told:
        work()
    return told.value.code


@pytest.mark.parametrize(
    ("agent", "name"),
    [
        (FIREFOX, "Firefox, Linux"),
        (PHONE, "Safari, iPhone"),
        ("Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 Chrome/140.0 Safari/537.36 Edg/140.0", "Edge, Windows"),
        ("curl/8.0 <script>", ""),
        ("", ""),
    ],
)  # fmt: skip
def test_a_device_is_called_by_its_browser_and_system(agent: str, name: str) -> None:
    assert device_name(agent) == name


# --- devices ----------------------------------------------------------------------------------------------------------


def test_somebody_sees_their_devices_and_signs_one_out(server: Server) -> None:
    ann = account(server, "Ann of the devices", **{"User-Agent": FIREFOX})
    phone = signed_in(server, "Ann of the devices", **{"User-Agent": PHONE})
    tablet = signed_in(server, "Ann of the devices")
    code = ann.table()
    line = phone.enter(code)
    found = {each["name"]: each for each in ann.get("/api/devices")}
    assert {"Firefox, Linux", "Safari, iPhone"} <= {*found}
    assert [each["name"] for each in found.values() if each["here"]] == ["Firefox, Linux"]
    left = ann.delete(f"/api/devices/{found['Safari, iPhone']['id']}")
    assert len(left) == 2
    assert line.closed() == 1012
    assert refused(lambda: phone.get("/api/tables")) == "lost-cookie"
    assert tablet.get("/api/me")["id"] == ann.id


def test_a_device_on_which_a_page_stays_open_is_in_use(server_on: Server) -> None:
    ann = account(server_on, "Ann the patient")
    away = signed_in(server_on, "Ann the patient")
    code = ann.table()
    ann.enter(code)
    storage = server_on.rooms.storage
    for person in (ann, away):
        server_on.run(partial(seen_long_ago, storage, hashed(person.cookie)))
    server_on.run(lambda: warden.note(server_on.rooms))
    seen = {each["here"]: each["seen"] for each in ann.get("/api/devices")}
    assert seen[True] > ago(timedelta(minutes=1))
    assert seen[False] < ago(timedelta(days=1))


async def seen_long_ago(storage: Storage, device: str) -> None:
    async with storage._writing() as db:
        here = sa.update(schema.devices).where(schema.devices.c.secret == device)
        await db.execute(here.values(seen=ago(timedelta(days=2))))


def test_nobody_signs_out_the_device_of_another(server: Server) -> None:
    ann, ben = account(server, "Ann alone"), account(server, "Ben alone")
    device = ann.get("/api/devices")[0]["id"]
    assert refused(lambda: ben.delete(f"/api/devices/{device}")) == "no-device"
    assert refused(lambda: ann.delete(f"/api/devices/{device}")) == "no-device", "one's own is left by signing out"
    assert ann.get("/api/me")["id"] == ann.id


def test_a_device_s_name_gives_nothing_away_that_opens_it(server: Server) -> None:
    ann = account(server, "Ann the careful")
    told = str(ann.get("/api/devices"))
    assert ann.cookie not in told
    assert hashed(ann.cookie) not in told


# --- a new password ---------------------------------------------------------------------------------------------------


def test_a_code_of_the_operator_s_sets_a_new_password_once(server: Server) -> None:
    ann = account(server, "Ann the forgetful")
    line = ann.enter(ann.table())
    code = in_office(server, lambda office: office.reset("ann the FORGETFUL", 1))
    other = server.person()
    assert refused(lambda: other.post("/api/reset", {"code": code, "password": "short"})) == "password-short"
    told = other.post("/api/reset", {"code": f" {code} ", "password": NEW})
    assert (told["id"], other.get("/api/me")["id"]) == (ann.id, ann.id)
    assert line.closed() == 1012
    assert refused(lambda: ann.get("/api/tables")) == "lost-cookie"
    again = server.person()
    assert refused(lambda: again.post("/api/reset", {"code": code, "password": NEW})) == "no-reset"
    assert (
        refused(lambda: again.post("/api/login", {"name": "Ann the forgetful", "password": PASSWORD})) == "login-failed"
    )
    assert again.post("/api/login", {"name": "Ann the forgetful", "password": NEW})["id"] == ann.id


def test_a_code_has_its_time_and_the_newest_counts(server: Server) -> None:
    ann = account(server, "Ann the slow")
    first, second = (in_office(server, lambda office: office.reset("Ann the slow", 1)) for _ in range(2))
    assert refused(lambda: ann.post("/api/reset", {"code": first, "password": NEW})) == "no-reset"
    over = ago(timedelta(seconds=1))
    server.run(lambda: server.rooms.storage.set_reset(hashed(second), ann.id, over))
    assert refused(lambda: ann.post("/api/reset", {"code": second, "password": NEW})) == "no-reset"
    assert signed_in(server, "Ann the slow").id == ann.id


def test_a_device_that_is_signed_in_gives_a_code_for_a_new_password(server_on: Server) -> None:
    ann = account(server_on, "Ann the absent")
    line = ann.enter(ann.table())
    told = ann.post("/api/me/reset")
    assert 0 < told["minutes"] <= 60
    phone = server_on.person()
    assert phone.post("/api/reset", {"code": told["code"], "password": NEW})["id"] == ann.id
    assert line.closed() == 1012
    assert refused(lambda: ann.get("/api/tables")) == "lost-cookie"
    assert refused(lambda: phone.post("/api/reset", {"code": told["code"], "password": NEW})) == "no-reset"


def test_a_guest_has_no_code_for_a_password_and_nobody_makes_them_at_will(server_on: Server) -> None:
    assert refused(lambda: server_on.person().post("/api/me/reset")) == "no-account"
    server_on.accounts._logins.rate, server_on.accounts._logins.burst = 0.0, 3.0
    ann = account(server_on, "Ann the hasty")
    first, _ = ann.post("/api/me/reset"), ann.post("/api/me/reset")
    assert refused(lambda: ann.post("/api/me/reset")) == "too-fast"
    server_on.accounts._logins.leave("127.0.0.1", 3.0, 0.0)
    assert refused(lambda: ann.post("/api/reset", {"code": first["code"], "password": NEW})) == "no-reset"


def test_codes_cannot_be_guessed_at_will(server_on: Server) -> None:
    server_on.accounts._logins.rate, server_on.accounts._logins.burst = 0.0, 2.0
    ann = server_on.person()
    tried = [refused(lambda: ann.post("/api/reset", {"code": "x", "password": NEW})) for _ in range(3)]
    assert tried == ["no-reset", "no-reset", "too-fast"]


# --- blocks -----------------------------------------------------------------------------------------------------------


def test_whoever_is_blocked_is_out_and_does_not_come_in_again(server_on: Server) -> None:
    ann = account(server_on, "Ann the rude")
    line = ann.enter(ann.table())
    in_office(server_on, lambda office: office.block("Ann the rude", True))
    server_on.run(lambda: warden.look(server_on.rooms))
    assert line.closed() == 1012
    assert refused(lambda: ann.get("/api/tables")) == "lost-cookie"
    assert refused(lambda: signed_in(server_on, "Ann the rude")) == "blocked"
    with pytest.raises(NotThere, match="blocked"):
        in_office(server_on, lambda office: office.reset("Ann the rude", 1))
    in_office(server_on, lambda office: office.block("Ann the rude", False))
    assert signed_in(server_on, "Ann the rude").id == ann.id


def test_a_wrong_password_does_not_tell_that_somebody_is_blocked(server: Server) -> None:
    account(server, "Ann the hidden")
    in_office(server, lambda office: office.block("Ann the hidden", True))
    guess = {"name": "Ann the hidden", "password": "wrong guess"}
    assert refused(lambda: server.person().post("/api/login", guess)) == "login-failed"


def test_a_table_that_the_operator_deletes_ends_for_those_who_sit_there(server: Server) -> None:
    ann = server.person()
    code, other = ann.table(), ann.table()
    line, there = ann.enter(code), ann.enter(other)
    in_office(server, lambda office: office.delete(code))
    server.run(lambda: warden.look(server.rooms))
    assert line.closed() == 1012
    assert refused(lambda: ann.get(f"/api/tables/{code}")) == "no-table"
    there.say(say="ping")
    assert there.hear_until("pong")


# --- one's data -------------------------------------------------------------------------------------------------------


def test_somebody_gets_everything_that_is_kept_of_them_and_nothing_of_others(server_on: Server) -> None:
    ann, ben = account(server_on, "Ann"), server_on.person()
    ben.patch("/api/me", {"name": "Benjamin"})
    code = ann.table(2)
    ben.sit(code, 1)
    for person, text in ((ann, "mine it is"), (ben, "his it is")):
        line = person.enter(code)
        line.say(say="chat", text=text)
        line.hear_until("chat")
    answer = ann.http.get("/api/me/export")
    assert "attachment" in answer.headers["content-disposition"]
    kept = answer.json()
    assert (kept["person"]["login"], kept["hosts"][0]["code"], kept["seats"][0]["seat"]) == ("ann", code, 0)
    assert [line["text"] for line in kept["chat"]] == ["mine it is"]
    assert len(kept["devices"]) == 1
    for foreign in ("his it is", "Benjamin", ben.id, hashed(ann.cookie), "argon2"):
        assert foreign not in answer.text


def test_whoever_goes_leaves_a_seat_of_somebody_who_left(server_on: Server) -> None:
    """And no code of the operator's brings the account back."""
    ann = account(server_on, "Ann the going")
    code = in_office(server_on, lambda office: office.reset("Ann the going", 1))
    ann.delete("/api/me", {"password": PASSWORD})
    assert refused(lambda: ann.post("/api/reset", {"code": code, "password": NEW})) == "no-reset"
    with pytest.raises(NotThere):
        in_office(server_on, lambda office: office.person("Ann the going"))
