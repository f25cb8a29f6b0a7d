"""A killed server loses no accepted answer: a real process, killed with SIGKILL at any moment, many times."""

from __future__ import annotations

import asyncio
import json
import os
import random
import signal
import threading
import time
from collections.abc import Callable
from contextlib import closing
from pathlib import Path
from typing import Any

import pytest
import sqlalchemy as sa
from websockets.exceptions import WebSocketException

from cordon.table import schema
from cordon.table.database import connect, understood
from cordon.table.records import MatchRecord
from cordon.table.storage import Storage
from tests.table.conftest import DATABASES
from tests.table.harness import Line, Person, Process, Server, options_of, settings_for
from tests.table.pack import Forked, Pack

KILLS = {"sqlite": 12, "postgresql": 4}
SOAK_KILLS = int(os.environ.get("SOAK_KILLS", "1000"))
"""Of all kinds of databases together."""


class Player(threading.Thread):
    """Somebody who plays on whatever happens, and remembers every answer that was announced."""

    def __init__(self, person: Person, code: str, seed: int) -> None:
        super().__init__(daemon=True)
        self.person = person
        self.code = code
        self.luck = random.Random(seed)
        self.accepted: list[tuple[int, int, str]] = []
        """Each answer that was announced, and between which serials: others may have answered at the same time."""
        self.serial = 0
        self.failure = ""
        self.is_over = False
        self.pause = threading.Event()

    def run(self) -> None:
        while not self.is_over and not self.failure and not self.pause.is_set():
            try:
                self._play(self.person.enter(self.code))
            except (WebSocketException, OSError):
                time.sleep(0.02)
            except AssertionError as error:
                self.failure = str(error)

    def _play(self, line: Line) -> None:
        assert line.serial >= self.serial, f"answers are lost: {line.serial} after {self.serial}"
        while not self.pause.is_set():
            self.serial = max(self.serial, line.serial)
            question = line.mine
            if not line.questions:
                self.is_over = True
                return
            if question is None:
                line.hear()
                continue
            option = self.luck.choice(options_of(question))
            before = line.serial
            line.answer(option)
            while line.mine is not None and line.mine["serial"] == question["serial"]:
                message = line.hear()
                if message["tell"] == "refused":
                    assert message["code"] == "unavailable", message
                    return
            self.accepted.append((before, line.serial, option))


def record_of(database: str, code: str) -> tuple[int, MatchRecord]:
    async def read() -> tuple[int, MatchRecord]:
        storage = Storage(connect(understood(database)))
        try:
            table = await storage.table(code)
            assert table is not None
            return table.serial, await storage.match(code)
        finally:
            await storage.close()

    return asyncio.run(read())


def wait_for_answers(players: list[Player], count: int) -> None:
    """Until so many more answers were announced, so that each kill meets a match in full swing, however slow it is."""
    wanted = sum(len(player.accepted) for player in players) + count
    for _ in range(6000):
        if any(player.is_over or player.failure for player in players):
            return
        if sum(len(player.accepted) for player in players) >= wanted:
            return
        time.sleep(0.01)
    pytest.fail("the match does not go on")


def two_at_a_table(url: str, seed: int) -> list[Player]:
    """Two people and a bot begin to play."""
    people = [Person(url), Person(url)]
    code = people[0].table(2, ("greedy",), seed=seed)
    people[1].sit(code, 1)
    players = [Player(person, code, seed + number) for number, person in enumerate(people)]
    for player in players:
        player.start()
    return players


def killed_again_and_again(process: Process | Forked, database: str, kills: int, seed: int, tables: int = 1) -> int:
    """Play while the server is killed; whenever a match is over, the logs hold every answer that was ever announced: so
    many."""
    luck = random.Random(seed)
    accepted = done = 0
    while done < kills:
        pairs = [two_at_a_table(process.url, seed + done + number) for number in range(tables)]
        players = [player for pair in pairs for player in pair]
        while done < kills and not any(player.is_over or player.failure for player in players):
            wait_for_answers(players, luck.randint(1, 12))
            time.sleep(luck.uniform(0.0, 0.03))
            process.kill()
            process.start()
            done += 1
        wait_for_answers(players, 3)
        for player in players:
            player.pause.set()
        process.kill()
        for player in players:
            player.join(30)
            assert not player.is_alive()
            assert not player.failure, player.failure
            player.person.close()
        serials = {}
        for pair in pairs:
            code = pair[0].code
            serials[code], match = record_of(database, code)
            assert serials[code] == len(match.entries)
            for seat, player in enumerate(pair):
                accepted += len(player.accepted)
                assert player.serial <= serials[code]
                for before, after, option in player.accepted:
                    mine = [entry.answer for entry in match.entries[before:after] if entry.seat == seat]
                    assert mine == [option]
        process.start()
        with closing(Person(process.url)) as again:
            for code, serial in serials.items():
                assert again.enter(code).serial >= serial
    assert accepted > kills
    assert "Traceback" not in process.log.read_text()
    return accepted


def test_a_killed_server_loses_no_accepted_answer(database: str, launch: Callable[..., Process]) -> None:
    process = launch(database)
    killed_again_and_again(process, database, KILLS[understood(database).get_backend_name()], 17)
    assert process.stop() in (0, -signal.SIGTERM)


@pytest.mark.soak
def test_a_server_killed_very_often_loses_no_accepted_answer(database: str, tmp_path: Path) -> None:
    kills = SOAK_KILLS // len(DATABASES)
    with Pack(tmp_path / "log") as pack:
        accepted = killed_again_and_again(Forked(pack, database), database, kills, 1000, tables=4)
    print(f"{kills} kills, {accepted} answers were accepted, and all of them are there")


def test_a_restarted_server_goes_on_at_the_same_decision(database: str) -> None:
    settings = settings_for(database)
    with Server(settings) as server:
        ann = server.person()
        code = ann.table(1, ("greedy",))
        line = ann.enter(code)
        luck = random.Random(2)
        for _ in range(30):
            question = line.wait_for_question()
            if question is None:
                break
            line.answer(luck.choice(options_of(question)))
            line.hear_until("update")
        line.wait_for_question()
        cookie = ann.cookie
        line.close()
    with Server(settings) as server:
        again = Line(server.url, code, cookie)
        again.say(say="hello", protocol=1, language="en")
        again.hear_until("welcome")
        known: list[Any] = [again.serial, again.view, again.journal, again.undo]
        assert known == [line.serial, line.view, line.journal, line.undo]
        assert again.mine == line.mine
        again.say(say="undo", serial=again.serial)
        again.hear_until("update")
        again.close()


def play(line: Line, count: int, seed: int = 2) -> None:
    luck = random.Random(seed)
    for _ in range(count):
        question = line.wait_for_question()
        assert question is not None
        line.answer(luck.choice(options_of(question)))
        line.hear_until("update")
    line.wait_for_question()


def taken_back_and_killed(process: Process, person: Person, code: str, to: int) -> None:
    """Take back to a moment before everything that this table has ever written as a snapshot, and come back."""
    line = person.enter(code)
    line.say(say="undo", serial=line.serial, to=to)
    line.hear_until("update")
    known: list[Any] = [line.serial, line.view, line.journal]
    line.close()
    process.kill()
    process.start()
    again = person.enter(code)
    assert [again.serial, again.view, again.journal] == known
    play(again, 2)


def test_a_clone_outlives_an_undo_behind_its_beginning_and_a_kill(database: str, tmp_path: Path) -> None:
    with Process(database, tmp_path) as process, closing(Person(process.url)) as ann:
        code = ann.table(1)
        play(ann.enter(code), 20)
        clone = ann.post(f"/api/tables/{code}/clone", {"answers": 20, "name": "Before the bridge"})["code"]
        taken_back_and_killed(process, ann, clone, 19)


def test_an_import_outlives_an_undo_behind_its_beginning_and_a_kill(database: str, tmp_path: Path) -> None:
    with Process(database, tmp_path) as process, closing(Person(process.url)) as ann:
        code = ann.table(1, ("greedy",))
        play(ann.enter(code), 30)
        data = ann.http.get(f"/api/tables/{code}/export").content
        told = ann.post("/api/import", json.loads(data))
        taken_back_and_killed(process, ann, told["code"], 3)


def test_a_match_without_any_snapshot_is_played_again_from_its_log(database: str) -> None:
    """Databases of an earlier version hold such tables: an undo behind the first snapshot left none."""
    with Server(settings_for(database)) as server:
        ann = server.person()
        code = ann.table(1)
        line = ann.enter(code)
        play(line, 9)
        known: list[Any] = [line.serial, line.view, line.journal]
        cookie = ann.cookie
    engine = sa.create_engine(database)
    with engine.begin() as connection:
        connection.execute(sa.delete(schema.snapshots).where(schema.snapshots.c.code == code))
    engine.dispose()
    with Server(settings_for(database)) as server:
        again = Line(server.url, code, cookie)
        again.say(say="hello", protocol=1, language="en")
        again.hear_until("welcome")
        assert [again.serial, again.view, again.journal] == known
        again.close()


def test_secrets_are_never_logged(tmp_path: Path, launch: Callable[..., Process]) -> None:
    process = launch(f"sqlite:///{tmp_path / 'table.db'}", CORDON_LOG="debug")
    ann = Person(process.url)
    code = ann.table(1)
    ann.post("/api/register", {"name": "Ann", "password": "correct horse"})
    link = ann.post(f"/api/tables/{code}/seats/0/link")["link"]
    ann.http.get(link)
    ann.http.post("/api/login", json={"name": "Ann", "password": "wrong horse"})
    ann.http.post("/api/login", content=b'{"name": "Ann", "password": "broken horse')
    ann.enter(code).close()
    ann.close()
    process.stop()
    told = process.log.read_text()
    assert process.url in told
    for secret in ("correct horse", "wrong horse", "broken horse", ann.cookie, link.rpartition("/")[2]):
        assert secret not in told
