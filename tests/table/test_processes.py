"""People of one match at different processes, which are killed, come back, and lose PostgreSQL under their feet."""

from __future__ import annotations

import random
import signal
import threading
import time
from collections.abc import Iterator

import pytest
from websockets.exceptions import WebSocketException

from tests.table.conftest import Cluster
from tests.table.harness import Line, Person, options_of
from tests.table.pack import Member, Pack
from tests.table.test_restart import record_of

LONGEST = 75.0
"""Seconds for one match."""
pytestmark = pytest.mark.timeout(200, func_only=True)


@pytest.fixture(scope="module")
def program(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Pack]:
    """It reads all content once."""
    with Pack(tmp_path_factory.mktemp("pack") / "log") as running:
        yield running


@pytest.fixture
def pack(program: Pack) -> Iterator[Pack]:
    yield program
    program.clear()


@pytest.fixture
def database(cluster: Cluster) -> str:
    return cluster.database()


class Player(threading.Thread):
    """Somebody who plays at a process until the match is over or has gone so far, and comes back when a line breaks: to
    the same process, or to another one. Every answer that was announced is remembered by its serial."""

    def __init__(self, person: Person, code: str, members: list[Member], last: int) -> None:
        super().__init__(daemon=True)
        self.person, self.code, self.members, self.last = person, code, members, last
        self.luck = random.Random(last + len(members))
        self.until = time.monotonic() + LONGEST
        self.serial = 0
        self.is_done = False
        self.failure = ""
        self.at = 0

    def run(self) -> None:
        while not self.is_done and time.monotonic() < self.until:
            try:
                self.person.url = self.members[self.at % len(self.members)].url
                self._play(self.person.enter(self.code))
            except (WebSocketException, OSError):
                self.at += 1
                time.sleep(0.05)
            except AssertionError as error:
                self.failure = str(error)
                return

    def _play(self, line: Line) -> None:
        line.patience = 5.0
        assert line.serial >= self.serial, f"answers are lost: {line.serial} after {self.serial}"
        asked = -1
        while time.monotonic() < self.until:
            self.serial = max(self.serial, line.serial)
            if not line.questions or line.serial >= self.last:
                self.is_done = True
                return
            question = line.mine
            if question is not None and question["serial"] != asked:
                asked = question["serial"]
                line.answer(self.luck.choice(options_of(question)))
            message = line.hear()
            if message["tell"] == "refused":
                assert message["code"] in ("stale", "not-asked", "too-early", "unavailable"), message
                asked = -1


def match(code: str, people: list[Person], places: list[list[Member]], last: int) -> list[Player]:
    players = [Player(person, code, there, last) for person, there in zip(people, places, strict=True)]
    for player in players:
        player.start()
    return players


def ended(players: list[Player]) -> None:
    for player in players:
        player.join(LONGEST + 10)
        player.person.close()
    assert [player.failure for player in players] == ["", ""]
    assert all(player.is_done for player in players), [player.serial for player in players]


def people_at(members: list[Member]) -> list[Person]:
    return [Person(member.url) for member in members]


@pytest.mark.parametrize("game", ["zona", "stalker", "twom"])
def test_two_people_on_different_processes_play_a_whole_match(pack: Pack, database: str, game: str) -> None:
    members = [pack.start(database), pack.start(database)]
    ann, ben = people = people_at(members)
    code = ann.table(2, game=game, seed=11)
    ben.sit(code, 1)
    players = match(code, people, [[members[0]], [members[1]]], 10_000)
    ended(players)
    serial, record = record_of(database, code)
    assert serial == len(record.entries) == players[0].serial == players[1].serial
    assert {entry.seat for entry in record.entries} == {0, 1}
    assert "Traceback" not in pack.log.read_text()


def test_a_killed_process_loses_nothing_and_its_people_go_on_at_another(pack: Pack, database: str) -> None:
    members = [pack.start(database), pack.start(database)]
    people = people_at(members)
    code = people[0].table(2, ("greedy",))
    people[1].sit(code, 1)
    players = match(code, people, [members, [members[1]]], 60)
    for kill in (10, 25):
        while players[1].serial < kill and players[1].is_alive():
            time.sleep(0.01)
        members[0].kill()
        if kill == 10:
            members[0] = pack.start(database, members[0].port)
    ended(players)
    serial, record = record_of(database, code)
    assert serial == len(record.entries) >= 60


@pytest.mark.parametrize("how", [signal.SIGINT, signal.SIGQUIT])
def test_a_restart_of_the_database_is_outlived(own_cluster: Cluster, pack: Pack, how: signal.Signals) -> None:
    database = own_cluster.database()
    members = [pack.start(database), pack.start(database)]
    people = people_at(members)
    code = people[0].table(2, ("greedy",))
    people[1].sit(code, 1)
    players = match(code, people, [[members[0]], [members[1]]], 50)
    while players[0].serial < 12 and players[0].is_alive():
        time.sleep(0.01)
    own_cluster.stop(how)
    time.sleep(0.5)
    own_cluster.start()
    ended(players)
    serial, record = record_of(database, code)
    assert serial == len(record.entries) >= 50
