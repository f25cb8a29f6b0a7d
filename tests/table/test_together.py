"""Around a match: inviting, ways back, the next table, slow tables, lists that live, reactions and marks."""

from __future__ import annotations

import json
from collections.abc import Callable, Iterator
from contextlib import ExitStack
from datetime import UTC, datetime, timedelta
from pathlib import Path
from typing import Any, cast

import httpx
import pytest
from litestar import Request
from websockets.exceptions import ConnectionClosed
from websockets.sync.client import connect

from cordon.table import addresses
from cordon.table.schedule import Schedule
from cordon.table.settings import Limits
from tests.table.harness import WIDE, Person, Problem, Server, options_of, settings_for
from tests.web import matches


def over(host: Person, seats: int = 2) -> str:
    """A table whose match is over; the host has the first seat."""
    save = matches.save(matches.at(matches.over, seats=seats))
    answer = host.http.post("/api/import", content=save, headers={"Content-Type": "application/octet-stream"})
    return str(host._told(answer)["code"])


def page_of(server: Server, path: str, **headers: str) -> str:
    return httpx.get(f"{server.url}{path}", headers={"accept": "text/html", **headers}).text


# --- inviting ---------------------------------------------------------------------------------------------------------


def asked_from(client: str, host: str) -> Request[Any, Any, Any]:
    scope = {"type": "http", "client": (client, 1), "headers": [(b"host", host.encode())]}
    return Request(cast(Any, scope))


def test_the_addresses_in_the_network_are_told_to_whoever_sits_at_the_machine() -> None:
    own = addresses.own_addresses()
    settings = settings_for("sqlite://", door=("0.0.0.0", 8000))
    told = addresses.told(settings, asked_from("127.0.0.1", "localhost:8000"))
    assert told.addresses == [f"http://[{one}]:8000" if ":" in one else f"http://{one}:8000" for one in own]
    assert not any(one.startswith(("127.", "169.254.", "fe80:", "::1")) for one in own)
    # Through a proxy, or from elsewhere: nothing about the network behind it.
    assert addresses.told(settings, asked_from("127.0.0.1", "cordon.example")).addresses == []
    assert addresses.told(settings, asked_from("203.0.113.5", "127.0.0.1:8000")).addresses == []
    alone = addresses.told(settings_for("sqlite://", door=("127.0.0.1", 8000)), asked_from("127.0.0.1", "[::1]:8000"))
    assert (alone.addresses, alone.alone) == ([], True)
    named = settings_for("sqlite://", address="https://cordon.example/")
    assert addresses.told(named, asked_from("203.0.113.5", "x")).addresses == ["https://cordon.example"]


def test_a_link_tells_what_it_leads_to_and_nothing_as_markup(server: Server, ann: Person) -> None:
    code = ann.table(2, name='"><script>alert(1)</script>')
    told = page_of(server, f"/table/{code}", **{"accept-language": "de"})
    assert "<script>alert" not in told
    assert "&quot;&gt;&lt;script&gt;" in told
    assert "Einer von 2 Plätzen ist frei" in told
    assert f'content="{server.url}/icon-512.png"' in told
    for private in (str(ann.me["name"]), ann.id):
        assert private not in told
    ann.post(f"/api/tables/{code}/seats/1/bot", {"bot": "greedy"})
    assert "All seats are taken" in page_of(server, f"/join/{code.lower()}")
    assert "og:title" in page_of(server, "/table/ZZZZZZ")


def test_the_preview_of_a_seats_secret_link_does_not_repeat_it(server: Server, ann: Person) -> None:
    link = ann.post(f"/api/tables/{ann.table(2)}/seats/1/link")["link"]
    token = link.rpartition("/")[2]
    assert token not in page_of(server, f"/seat/{token}")


def test_who_watches_is_seen_at_the_table_and_nowhere_else(server: Server, ann: Person) -> None:
    code = ann.table(1)
    line = ann.enter(code)
    ben = server.person()
    ben.patch("/api/me", {"name": "Ben"})
    watcher = ben.enter(code)
    while line.table.get("watching") != ["Ben"]:
        line.hear()
    ben.enter(code)  # a second page of the same person is no second person
    line.hear_until("seats")
    assert line.table["watching"] == ["Ben"]
    assert ann.get(f"/api/tables/{code}")["watching"] == []
    watcher.close()


# --- ways back --------------------------------------------------------------------------------------------------------


def test_a_guest_with_a_lost_cookie_has_the_match_back_by_the_code(server_on: Server) -> None:
    ann = server_on.person()
    code = ann.table(1)
    first = ann.post("/api/recovery")["code"]
    lost = server_on.person()
    assert lost.get(f"/api/tables/{code}")["you"] is None
    told = lost.post("/api/recover", {"code": first})
    assert told["person"]["id"] == ann.id
    assert lost.get(f"/api/tables/{code}")["you"] == 0
    # Each code is good for once; the next one is told with it.
    with pytest.raises(Problem) as used:
        server_on.person().post("/api/recover", {"code": first})
    assert used.value.code == "no-recovery"
    assert server_on.person().post("/api/recover", {"code": told["code"]})["person"]["id"] == ann.id


def test_a_code_ends_with_an_account_a_farewell_and_logging_out_elsewhere(server: Server) -> None:
    def refused(code: str) -> bool:
        try:
            server.person().post("/api/recover", {"code": code})
        except Problem as problem:
            return problem.code == "no-recovery"
        return False

    ends: dict[str, Callable[[Person], object]] = {
        "register": lambda who: who.post("/api/register", {"name": "Recovered", "password": "long enough"}),
        "elsewhere": lambda who: who.delete("/api/devices"),
        "farewell": lambda who: who.delete("/api/me", {}),
    }
    for name, work in ends.items():
        who = server.person()
        code = who.post("/api/recovery")["code"]
        work(who)
        assert refused(code), name
    account = server.person()
    account.post("/api/register", {"name": "Somebody", "password": "long enough"})
    with pytest.raises(Problem) as needless:
        account.post("/api/recovery")
    assert needless.value.code == "account-exists"


def test_codes_cannot_be_guessed_for_long(tmp_path: Path) -> None:
    limits = Limits(logins=(0.001, 3.0), guests=(10.0, 100.0))
    with Server(settings_for(f"sqlite:///{tmp_path / 'table.db'}", limits=limits)) as server:
        guesser = server.person()
        found = []
        for guess in range(5):
            with pytest.raises(Problem) as refused:
                guesser.post("/api/recover", {"code": f"guess-{guess}"})
            found.append(refused.value.code)
    assert found == ["no-recovery"] * 3 + ["too-fast"] * 2


# --- again ------------------------------------------------------------------------------------------------------------


def test_the_same_people_play_on_at_one_new_table(server_on: Server) -> None:
    ann, ben, eve = (server_on.person() for _ in range(3))
    code = over(ann)
    ben.sit(code, 1)
    line = ann.enter(code)
    made = ben.post(f"/api/tables/{code}/again", {})
    assert [seat["person"] for seat in made["seats"]] == [ann.id, ben.id]
    assert (made["game"], made["state"], made["host"], made["you"]) == ("zona", "playing", ben.id, 1)
    while not line.table["again"]:
        line.hear()
    assert line.table["again"] == made["code"]
    # Whoever asks later finds the same one.
    assert ann.post(f"/api/tables/{code}/again", {})["code"] == made["code"]
    with pytest.raises(Problem) as stranger:
        eve.post(f"/api/tables/{code}/again", {})
    assert stranger.value.code == "seated-only"
    with pytest.raises(Problem) as running:
        ann.post(f"/api/tables/{made['code']}/again", {})
    assert running.value.code == "not-over"


def test_the_next_mission_is_another_setting_and_nonsense_is_refused(ann: Person) -> None:
    code = over(ann, seats=1)
    with pytest.raises(Problem) as refused:
        ann.post(f"/api/tables/{code}/again", {"config": {"nothing": "like this"}})
    assert refused.value.code == "options"
    assert ann.get(f"/api/tables/{code}")["again"] == ""
    gone = ann.post(f"/api/tables/{code}/again", {})["code"]
    ann.delete(f"/api/tables/{gone}")
    assert ann.post(f"/api/tables/{code}/again", {})["code"] != gone


# --- slow tables ------------------------------------------------------------------------------------------------------


@pytest.fixture
def moved(server_on: Server) -> Callable[[float], None]:
    """Look at slow tables as if so many days had passed."""
    schedule: Schedule = server_on.app.state.schedule

    def look(days: float) -> None:
        schedule.clock = lambda: datetime.now(UTC) + timedelta(days=days)
        server_on.run(schedule.look)

    return look


def test_a_bot_plays_the_turn_of_whoever_does_not_come_if_all_have_agreed(
    server_on: Server, moved: Callable[[float], None]
) -> None:
    ann, ben = server_on.person(), server_on.person()
    ben.patch("/api/me", {"name": "Ben"})
    code = ann.table(2)
    ben.sit(code, 1)
    with pytest.raises(Problem) as guest:
        ben._told(ben.http.put(f"/api/tables/{code}/slow", json={"days": 3}))
    assert guest.value.code == "host-only"
    told = ann._told(ann.http.put(f"/api/tables/{code}/slow", json={"days": 2}))
    assert (told["days"], told["agreed"], told["counts"]) == (2, [0], False)
    asked = set(ann.get(f"/api/tables/{code}")["asked"])
    moved(5)
    assert not any(seat["bot"] for seat in ann.get(f"/api/tables/{code}")["seats"])
    kinds = [line["kind"] for line in ann.enter(code).log]
    assert kinds.count("reminded") == len(asked)
    moved(5)  # nobody is reminded twice of the same
    assert [line["kind"] for line in ann.enter(code).log].count("reminded") == len(asked)

    assert ben.post(f"/api/tables/{code}/slow", {"agree": True})["counts"] is True
    moved(1)
    assert not any(seat["bot"] for seat in ann.get(f"/api/tables/{code}")["seats"])
    before = ann.get(f"/api/tables/{code}")["changed"]
    line = ann.enter(code)
    moved(2.1)
    while not any(each["kind"] == "late-to-bot" for each in line.log):
        line.hear()
    while ann.get(f"/api/tables/{code}")["changed"] == before:
        line.hear()


def test_how_long_somebody_is_waited_for_is_kept_for_each_seat(database: str) -> None:
    settings = settings_for(database)
    with Server(settings) as server:
        ann, ben = server.person(), server.person()
        code = ann.table(2)
        ben.sit(code, 1)
        line = ann.enter(code)
        first = dict(zip(line.table["asked"], line.table["since"], strict=True))
        assert {0, 1} == first.keys()
        line.answer(line.mine["choices"][0]["option"] if line.mine else "")
        line.hear_until("update")
        table = ann.get(f"/api/tables/{code}")
        assert dict(zip(table["asked"], table["since"], strict=True))[1] == first[1] < table["changed"]
        cookie = ann.cookie
    with Server(settings) as server:
        ann = server.person(Cookie=f"cordon={cookie}")
        server.run(lambda: server.rooms.room(code))
        table = ann.get(f"/api/tables/{code}")
        assert dict(zip(table["asked"], table["since"], strict=True))[1] == first[1]


def test_a_turn_that_was_lent_is_given_back_after_a_restart(database: str) -> None:
    with Server(settings_for(database, bot_delay=600.0)) as server:
        ann, ben = server.person(), server.person()
        code = ann.table(2)
        ben.sit(code, 1)
        lines = [ann.enter(code), ben.enter(code)]
        while not any(line.mine and line.mine["kind"] == "take_turn.choose" for line in lines):
            asked = next(line for line in lines if line.mine)
            serial = asked.serial
            asked.answer(options_of(asked.mine or {})[0])
            for line in lines:
                line.hear_serial(serial + 1)
        seat = next(line.you for line in lines if line.mine)
        told = ann.post(f"/api/tables/{code}/seats/{seat}/bot", {"bot": "greedy", "turn": True})
        assert told["seats"][seat]["lent"]
        cookie = ann.cookie
    with Server(settings_for(database)) as server:
        line = server.watch(code, cookie)
        line.say(say="hello", protocol=1, language="en")
        line.hear_until("welcome")
        while line.table["seats"][seat]["bot"]:
            line.hear()
        assert not line.table["seats"][seat]["lent"]
        assert server.run(server.rooms.storage.lent) == []


def test_a_turn_that_was_over_before_the_seat_was_given_back_is_given_back_at_once(database: str) -> None:
    with Server(settings_for(database, bot_delay=600.0)) as server:
        ann = server.person()
        code = ann.table(2)
        server.run(lambda: server.rooms.storage.set_bot(code, 0, "greedy", 7))
        cookie = ann.cookie
    with Server(settings_for(database, bot_delay=600.0)) as server:
        server.run(cast(Schedule, server.app.state.schedule).look)
        table = server.person(Cookie=f"cordon={cookie}").get(f"/api/tables/{code}")
        assert table["seats"][0]["bot"] == ""


def test_whoever_sits_down_later_has_to_agree_as_well(server: Server, ann: Person, ben: Person) -> None:
    code = ann.table(2)
    assert ann._told(ann.http.put(f"/api/tables/{code}/slow", json={"days": 1}))["counts"] is True
    ben.sit(code, 1)
    assert ann.get(f"/api/tables/{code}/slow")["counts"] is False
    ben.post(f"/api/tables/{code}/slow", {"agree": True})
    assert ben.get(f"/api/tables/{code}/slow")["counts"] is True
    assert ben.post(f"/api/tables/{code}/slow", {"agree": False})["counts"] is False


# --- lists that live --------------------------------------------------------------------------------------------------


class List:
    """The line of somebody's list."""

    def __init__(self, server: Server, person: Person) -> None:
        address = f"{server.url.replace('http', 'ws', 1)}/ws"
        self._open = ExitStack()
        headers = {"Cookie": f"cordon={person.cookie}"}
        self.socket = self._open.enter_context(connect(address, additional_headers=headers))

    def close(self) -> None:
        self._open.close()

    def hear(self, tell: str, **having: object) -> dict[str, Any]:
        while True:
            message: dict[str, Any] = json.loads(self.socket.recv(20))
            table = message.get("table", {})
            if message["tell"] == tell and all(table.get(key) == value for key, value in having.items()):
                return message


@pytest.fixture
def lists(server: Server) -> Iterator[Callable[[Person], List]]:
    opened: list[List] = []

    def open_(person: Person) -> List:
        opened.append(List(server, person))
        return opened[-1]

    yield open_
    for one in opened:
        one.close()


def test_a_list_tells_what_becomes_of_the_own_tables_and_of_no_others(
    server: Server, ann: Person, ben: Person, lists: Callable[[Person], List]
) -> None:
    code = ann.table(2)
    ours, theirs = lists(ann), lists(ben)
    assert [table["code"] for table in ours.hear("tables")["tables"]] == [code]
    assert theirs.hear("tables")["tables"] == []
    other = server.person()
    other.table(1)
    ben.sit(code, 1)
    assert theirs.hear("table")["table"]["you"] == 1
    assert [seat["person"] for seat in ours.hear("table")["table"]["seats"]] == [ann.id, ben.id]
    line = ann.enter(code)
    mine = line.wait_for_question()
    assert mine is not None
    line.answer(mine["choices"][0]["option"])
    told = ours.hear("table", asked=[1])["table"]
    assert "view" not in told
    assert "questions" not in told
    ann.patch(f"/api/tables/{code}", {"archived": True})
    ours.hear("table", state="archived")
    ann.post(f"/api/tables/{code}/seats/1/leave")
    assert theirs.hear("gone")["code"] == code


def test_a_list_is_for_people_of_this_page(server: Server) -> None:
    address = f"{server.url.replace('http', 'ws', 1)}/ws"
    with connect(address) as nobody, pytest.raises(ConnectionClosed, match="4401"):
        nobody.recv(20)
    ann = server.person()
    headers, origin = {"Cookie": f"cordon={ann.cookie}"}, cast(Any, "https://evil.example")
    with (
        connect(address, additional_headers=headers, origin=origin) as evil,
        pytest.raises(ConnectionClosed, match="1008"),
    ):
        evil.recv(20)


# --- reactions and marks ----------------------------------------------------------------------------------------------


def test_reactions_are_kept_and_the_same_again_takes_one_back(server_on: Server) -> None:
    ann, ben = server_on.person(), server_on.person()
    ben.patch("/api/me", {"name": "Ben"})
    code = ann.table(2)
    ben.sit(code, 1)
    line, other = ann.enter(code), ben.enter(code)
    line.say(say="chat", text="the swamp?")
    said = other.hear_until("chat")["line"]
    other.say(say="react", line=said["id"], sign="yes")
    assert line.hear_until("reacted")["reactions"] == [{"sign": "yes", "names": ["Ben"]}]
    other.say(say="react", line=said["id"], sign="laugh")
    assert line.hear_until("reacted")["reactions"] == [{"sign": "laugh", "names": ["Ben"]}]
    ben.patch("/api/me", {"name": "Bernd"})
    assert ann.enter(code).chat[0]["reactions"] == [{"sign": "laugh", "names": ["Bernd"]}]
    assert line.hear_until("reacted")["reactions"] == [{"sign": "laugh", "names": ["Bernd"]}]
    other.say(say="react", line=said["id"], sign="laugh")
    assert line.hear_until("reacted")["reactions"] == []
    # Of another table, and of no line at all.
    elsewhere = ann.enter(ann.table(1))
    elsewhere.say(say="react", line=said["id"], sign="yes")
    assert elsewhere.hear_until("refused")["code"] == "malformed"
    other.say(say="react", line=said["id"], sign="<b>")
    assert other.hear_until("refused")["code"] == "malformed"


def test_marks_are_for_those_who_sit_there_and_are_not_kept(server: Server, ann: Person, ben: Person) -> None:
    code = ann.table(2)
    line, watcher = ann.enter(code), ben.enter(code)
    line.say(say="mark", thing="swamp")
    assert watcher.hear_until("marked") == {
        "tell": "marked", "seat": 0, "name": ann.me["name"], "thing": "swamp"
    }  # fmt: skip
    watcher.say(say="mark", thing="swamp")
    assert watcher.hear_until("refused")["code"] == "not-yours"
    line.say(say="mark", thing="\u0000")
    assert line.hear_until("refused")["code"] == "malformed"


def test_marks_and_reactions_have_a_budget(tmp_path: Path) -> None:
    limits = Limits(**{**{name: getattr(WIDE, name) for name in WIDE.__struct_fields__}, "signs": (0.001, 2.0)})
    with Server(settings_for(f"sqlite:///{tmp_path / 'table.db'}", limits=limits)) as server:
        line = server.person().enter(server.people[0].table(1))
        for _ in range(3):
            line.say(say="mark", thing="swamp")
        assert line.hear_until("refused")["code"] in ("too-fast", "not-yours")
