"""A campaign at a table: what is behind the present mission costs nothing, and whoever comes finds the match whole."""

from __future__ import annotations

import random
import threading
from collections.abc import Callable, Iterator
from typing import Any

import msgspec
import pytest
import sqlalchemy as sa

from cordon.kernel import saves
from cordon.kernel.session import Session
from cordon.table import schema
from cordon.table.matches import brought_back
from cordon.table.records import MatchRecord, TableRecord
from cordon.table.seals import is_ours
from cordon.table.settings import Settings
from cordon.words.catalogue import Words
from tests.examples.guests import SAGA, invited
from tests.examples.saga import SagaGame
from tests.kernel.test_chapters import known
from tests.table.harness import Line, Person, Process, Server, options_of, settings_for

ALONE = ("set_out", "march", "dig")
"""A mission of one seat: two rounds, to the camp after them."""
VISITORS = 6


@pytest.fixture(scope="module", autouse=True)
def saga() -> Iterator[None]:
    """A campaign among the games."""
    with invited(SAGA):
        yield


@pytest.fixture(scope="module")
def running(saga: None, tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    with Server(saga_settings(f"sqlite:///{tmp_path_factory.mktemp('saga') / 'table.db'}")) as server:
        yield server


@pytest.fixture
def running_on(saga: None, database: str) -> Iterator[Server]:
    """On each kind of database in turn."""
    with Server(saga_settings(database)) as server:
        yield server


def saga_settings(database: str) -> Settings:
    return settings_for(database, snapshot_every=4)


def new_table(person: Person, missions: int = 3) -> str:
    return person.table(1, game="saga", config={"missions": missions})


def give(line: Line, *answers: str) -> None:
    for answer in answers:
        line.answer(answer)
        line.hear_until("update")


async def stored(server: Server, code: str) -> tuple[TableRecord, MatchRecord]:
    table = await server.rooms.storage.table(code)
    assert table is not None
    return table, await server.rooms.storage.match(code)


def of_disk(server: Server, code: str) -> Session[Any]:
    """The match as somebody else would bring it in now."""
    loaded = brought_back(*server.run(lambda: stored(server, code)))
    assert not loaded.past_lost
    return loaded.session


def of_memory(server: Server, code: str) -> Session[Any]:
    session: Session[Any] = server.run(lambda: server.rooms.room(code)).session
    return session


def chapters(database: str, code: str) -> list[int]:
    n = schema.snapshots.c
    query = sa.select(n.number).where(n.code == code, n.chapter).order_by(n.number)
    with sa.create_engine(database, poolclass=sa.NullPool).connect() as connection:
        return list(connection.execute(query).scalars())


def told(line: Line) -> list[Any]:
    """All that a page knows but for the chat."""
    return [line.serial, line.view, line.questions, line.journal, line.undo, line.undone]


def test_where_a_mission_was_begun_is_on_disk_with_the_answer_that_began_it(running_on: Server) -> None:
    running, database = running_on, running_on.settings.database
    ann = running.person()
    code = new_table(ann, missions=8)
    line = ann.enter(code)
    give(line, *ALONE, "cook")
    assert chapters(database, code) == [], "nothing is folded yet"
    begun = []
    for _ in range(7):
        begun.append(line.serial)
        give(line, "set_out")
        assert chapters(database, code) == begun
        give(line, "march", "dig")
    assert known(of_disk(running, code)) == known(of_memory(running, code))


def test_a_campaign_is_the_same_on_disk_at_every_moment(running_on: Server) -> None:
    running, luck = running_on, random.Random(3)
    ann = running.person()
    code = new_table(ann, missions=4)
    line = ann.enter(code)
    while (question := line.mine) is not None:
        give(line, luck.choice(options_of(question)))
        if luck.random() < 0.3:
            session = of_memory(running, code)
            line.say(say="undo", serial=line.serial, to=luck.randint(session.first, len(session.entries) - 1))
            line.hear_until("update")
        if line.undone and luck.random() < 0.3:
            line.say(say="redo", serial=line.serial, undo=luck.choice(line.undone)["undo"])
            line.hear_until("update")
        if luck.random() < 0.2:
            ann.http.get(f"/api/tables/{code}/export").raise_for_status()
            line.hear_until("log")
        assert known(of_disk(running, code)) == known(of_memory(running, code))
        if luck.random() < 0.3:
            running.run(lambda: running.rooms._put_down(running.rooms.rooms[code]))
            line.close()
            before, line = line, ann.enter(code)
            asked, known_before = ([{**each, "serial": 0} for each in one.questions] for one in (line, before))
            assert [line.view, asked, line.undo] == [before.view, known_before, before.undo]
    assert of_disk(running, code).game.state.outcome is not None


def test_bringing_a_campaign_in_gives_no_answer_of_an_earlier_mission_again(
    running: Server, monkeypatch: pytest.MonkeyPatch
) -> None:
    given: list[int] = []
    answer = SagaGame.answer

    def counted(self: SagaGame, seat: int, option: str) -> None:
        given.append(seat)
        answer(self, seat, option)

    ann = running.person()
    code = new_table(ann, missions=8)
    line = ann.enter(code)
    give(line, *ALONE)
    counts = []
    for _ in range(6):
        give(line, *ALONE)
        with monkeypatch.context() as patched:
            patched.setattr(SagaGame, "answer", counted)
            given.clear()
            of_disk(running, code)
            counts.append(len(given))
    assert counts == [3] * 6


def test_a_copy_of_a_campaign_has_its_chapter(running: Server) -> None:
    ann = running.person()
    code = new_table(ann)
    give(ann.enter(code), *ALONE, "cook", *ALONE)
    for answers in (4, 6):
        copy = ann.post(f"/api/tables/{code}/clone", {"answers": answers})["code"]
        assert chapters(running.settings.database, copy) == [4]
        assert known(of_disk(running, copy)) == known(of_memory(running, copy))
    assert ann.http.post(f"/api/tables/{code}/clone", json={"answers": 2}).status_code == 400


@pytest.mark.parametrize("is_own", [True, False])
def test_an_exported_campaign_goes_on_elsewhere_in_the_middle(running: Server, is_own: bool) -> None:
    ann = running.person()
    code = new_table(ann)
    line = ann.enter(code)
    give(line, *ALONE, "cook", "set_out", "march")
    data = ann.http.get(f"/api/tables/{code}/export").content
    key = running.run(lambda: running.rooms.storage.secret("seal"))
    assert is_ours(saves.decoded(data), key)
    if not is_own:
        data = saves.encoded(saves.for_people(saves.decoded(data), {}))
    other = ann.http.post("/api/import", content=data).raise_for_status().json()["code"]
    assert chapters(running.settings.database, other) == [4]
    again = ann.enter(other)
    assert [again.view, again.questions[0]["kind"], again.undo] == [line.view, line.questions[0]["kind"], line.undo]
    assert known(of_disk(running, other)) == known(of_memory(running, other))
    give(again, "dig", *ALONE)


def test_a_chapter_of_other_rules_costs_the_past_and_no_more(running: Server) -> None:
    ann = running.person()
    code = new_table(ann)
    line = ann.enter(code)
    give(line, *ALONE, "set_out", "march", "dig", "cook", "cook")
    session = of_memory(running, code)
    table, match = running.run(lambda: stored(running, code))
    assert match.chapter is not None
    assert match.snapshot is not None
    assert match.snapshot.number > match.chapter.number
    other = match.chapter.state.replace(b'"mission":1', b'"mission":2')
    chapter = msgspec.structs.replace(match.chapter, state=other)
    loaded = brought_back(table, msgspec.structs.replace(match, chapter=chapter))
    assert loaded.past_lost
    assert loaded.session.digest() == session.digest()


# --- what is told -----------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("language", ["en", "de", "pl", "uk"])
def test_the_journal_begins_with_the_mission_and_says_so(running: Server, language: str) -> None:
    ann = running.person()
    code = new_table(ann)
    line = ann.enter(code, language)
    give(line, *ALONE)
    assert "Folded" not in [each["event"] for each in ann.enter(code, language).journal]
    give(line, "set_out", "march")
    running.run(lambda: running.rooms._put_down(running.rooms.rooms[code]))
    events = []
    for _ in range(2):
        journal = ann.enter(code, language).journal
        assert journal[0]["text"] == Words(language, "saga").say("journal-folded")
        events.append([(each["answer"], each["event"]) for each in journal])
    assert events == [[(3, "Folded"), (4, "MissionBegan"), (5, "Marched")]] * 2


def test_who_came_before_and_who_comes_after_the_mission_began_are_told_the_same(running: Server) -> None:
    ann = running.person()
    code = new_table(ann)
    line = ann.enter(code)
    give(line, *ALONE, "set_out", "march")
    here = ann.enter(code).journal
    running.run(lambda: running.rooms._put_down(running.rooms.rooms[code]))
    assert ann.enter(code).journal == here


def test_a_finished_mission_cannot_be_taken_back_and_the_table_says_why(running: Server) -> None:
    ann = running.person()
    code = new_table(ann)
    line = ann.enter(code)
    give(line, *ALONE, "cook", "set_out", "march")
    assert [(each["level"], each["answers"]) for each in line.undo] == [("choice", 1)]
    give(line, "march")
    assert [(each["level"], each["answers"]) for each in line.undo] == [("choice", 1), ("mission", 2)]
    line.say(say="undo", serial=line.serial, to=2)
    assert line.hear_until("refused")["message"] == Words("en", "saga").say("error-undo-chapter")
    line.say(say="undo", serial=line.serial, level="mission")
    line.hear_until("update")
    assert [(each["level"], each["answers"]) for each in line.undo] == [("choice", 1)], "the answer that began it"


# --- processes --------------------------------------------------------------------------------------------------------


def visit(url: str, cookie: str, code: str) -> list[Any]:
    line = Line(url, code, cookie, patience=120.0)
    try:
        line.say(say="hello", protocol=1, language="en")
        line.hear_until("welcome")
        return told(line)
    finally:
        line.close()


def test_the_first_visitors_of_a_fresh_server_find_the_same_campaign(
    database: str, launch: Callable[..., Process]
) -> None:
    process = launch(database, **SAGA)
    ann = Person(process.url)
    code = new_table(ann)
    line = ann.enter(code)
    give(line, *ALONE, "cook", "set_out", "march")
    truth = told(ann.enter(code))
    process.kill()
    assert chapters(database, code) == [4]
    process.start()
    all_here, found = threading.Barrier(VISITORS), []

    def come() -> None:
        all_here.wait()
        found.append(visit(process.url, ann.cookie, code))

    visitors = [threading.Thread(target=come) for _ in range(VISITORS)]
    for visitor in visitors:
        visitor.start()
    for visitor in visitors:
        visitor.join()
    assert found == [truth] * VISITORS
    again = ann.enter(code)
    give(again, "dig", *ALONE)
    ann.close()
