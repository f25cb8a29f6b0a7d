"""Two processes on one PostgreSQL: whatever happens at a table in one of them is told in the other.

The processes are servers in threads here, which know nothing of each other but the database.
"""

from __future__ import annotations

import threading
import time
from collections.abc import Callable, Iterator
from typing import Any

import pytest
import sqlalchemy as sa

from cordon.table.app import get_ready
from cordon.table.companions import LARGEST, packed
from cordon.table.database import understood
from tests.table.harness import PATIENCE, Line, Person, Server, options_of, settings_for

pytestmark = [
    pytest.mark.parametrize("database", ["postgresql"], indirect=True),
    pytest.mark.timeout(60, func_only=True),
]

Two = tuple[Server, Server]


@pytest.fixture(scope="module", autouse=True)
def ready() -> None:
    """Content is read before the first server is in a hurry."""
    get_ready()


@pytest.fixture
def two(database: str) -> Iterator[Two]:
    with Server(settings_for(database, sweep=0.5)) as one, Server(settings_for(database, sweep=0.5)) as other:
        yield one, other


@pytest.fixture
def deaf(database: str, monkeypatch: pytest.MonkeyPatch) -> Iterator[Two]:
    """Two that hear nothing of each other: every message is lost."""
    monkeypatch.setattr("cordon.table.companions.Companions.hear", lambda *_: None)
    with Server(settings_for(database, sweep=0.3)) as one, Server(settings_for(database, sweep=0.3)) as other:
        yield one, other


def eventually(is_so: Callable[[], bool]) -> None:
    end = time.monotonic() + PATIENCE
    while not is_so():
        assert time.monotonic() < end
        time.sleep(0.02)


def hear_while(line: Line, is_so: Callable[[], bool]) -> None:
    """Listen until something is not so any more."""
    while is_so():
        line.hear()


def pair(two: Two, **wish: Any) -> tuple[Person, Person, Line, Line]:
    """Ann at the first process and Ben at the second, at one table."""
    ann, ben = two[0].person(), two[1].person()
    code = ann.table(2, **wish)
    ben.sit(code, 1)
    here, there = ann.enter(code), ben.enter(code)
    for line in (here, there):
        hear_while(line, lambda line=line: not all(seat["online"] for seat in line.table["seats"]))  # type: ignore[misc]
    return ann, ben, here, there


def play(here: Line, there: Line, answers: int) -> None:
    for _ in range(answers):
        serial = here.serial
        line = here if here.mine is not None else there
        line.answer(options_of(line.mine or {})[0])
        here.hear_serial(serial + 1)
        there.hear_serial(serial + 1)


def alike(two: Two, code: str) -> bool:
    one, other = (server.rooms.rooms[code] for server in two)
    return (one.serial, one.session.digest(), one.session.entries) == (
        other.serial,
        other.session.digest(),
        other.session.entries,
    )


def test_two_people_on_two_processes_play_and_hear_each_other(two: Two) -> None:
    _, _, here, there = pair(two)
    play(here, there, 12)
    assert [question["seat"] for question in here.questions] == [question["seat"] for question in there.questions]
    assert [line["text"] for line in here.journal if line["event"] == "TurnBegun"] == [
        line["text"] for line in there.journal if line["event"] == "TurnBegun"
    ]
    assert alike(two, here.table["code"])


def test_whoever_is_there_and_whoever_watches_is_known_everywhere(two: Two) -> None:
    ann, ben, here, there = pair(two)
    watching = two[1].person()
    watching.enter(here.table["code"])
    hear_while(here, lambda: not here.table["watching"])
    assert here.table["watching"] == [watching.me["name"]]
    assert ann.get("/api/tables")[0]["seats"][1]["online"]
    ben.close()
    hear_while(here, lambda: here.table["seats"][1]["online"])
    assert not ann.get(f"/api/tables/{here.table['code']}")["seats"][1]["online"]
    assert there.table["seats"][0]["online"]


def test_chat_reactions_marks_and_what_the_table_has_seen_are_told_everywhere(two: Two) -> None:
    ann, ben, here, there = pair(two)
    here.say(say="chat", text="Swamp?")
    line = there.hear_until("chat")["line"]
    assert (line["text"], line["name"]) == ("Swamp?", ann.me["name"])
    there.say(say="react", line=line["id"], sign="heart")
    told = here.hear_until("reacted")
    assert (told["line"], told["reactions"]) == (line["id"], [{"sign": "heart", "names": [ben.me["name"]]}])
    there.say(say="mark", thing="swamp")
    assert here.hear_until("marked")["thing"] == "swamp"
    ann.patch(f"/api/tables/{here.table['code']}", {"undo": "strict"})
    assert there.hear_until("log")["line"]["kind"] == "undo-strict"
    hear_while(there, lambda: there.table["undo"] != "strict")
    assert len([each for each in there.chat if each["text"] == "Swamp?"]) == 1
    ben.patch("/api/me", {"name": "Foma"})
    hear_while(here, lambda: here.table["seats"][1]["name"] != "Foma")


def test_an_undo_elsewhere_is_followed_and_can_be_brought_back(two: Two) -> None:
    """The host takes back what both have answered."""
    _, _, here, there = pair(two)
    play(here, there, 10)
    assert max(line["answer"] for line in there.journal) > 3
    here.say(say="undo", serial=here.serial, to=3)
    here.hear_serial(11)
    there.hear_serial(11)
    assert [each["undo"] for each in there.undone] == [each["undo"] for each in here.undone] == [1]
    assert max(line["answer"] for line in there.journal) <= 3
    play(here, there, 2)
    here.say(say="redo", serial=here.serial, undo=here.undone[0]["undo"])
    here.hear_serial(14)
    there.hear_serial(14)
    assert alike(two, here.table["code"])
    play(here, there, 3)


def test_what_only_another_can_allow_is_asked_for_and_granted_across_processes(two: Two) -> None:
    _, _, here, there = pair(two)
    while not any(entry.seat == 0 for entry in two[1].rooms.rooms[here.table["code"]].session.entries):
        play(here, there, 1)
    there.say(say="undo", serial=there.serial, to=0)
    assert there.hear_until("wish")["wish"]["seat"] == 1
    assert here.hear_until("wish")["wish"]["may"] == [0]
    here.say(say="agree", serial=here.serial, agree=False)
    assert there.hear_until("wish")["wish"] is None
    there.say(say="undo", serial=there.serial, to=0)
    hear_while(here, lambda: here.wish is not None)
    hear_while(here, lambda: here.wish is None)
    serial = here.serial
    here.say(say="agree", serial=serial, agree=True)
    there.hear_serial(serial + 1)
    assert two[1].rooms.rooms[here.table["code"]].session.entries == []


def test_proposals_and_ready_marks_are_heard_across_processes(two: Two) -> None:
    _, _, here, there = pair(two, game="twom", discussion=600)
    asked, other = (here, there) if here.mine is not None else (there, here)
    option = options_of(asked.mine or {})[0]
    other.say(say="propose", serial=asked.mine and asked.mine["serial"], option=option)
    hear_while(asked, lambda: not asked.voices["votes"])
    assert asked.voices["votes"] == [{"seat": other.you, "option": option}]
    asked.answer(option)
    assert asked.hear_until("refused")["code"] == "too-early"
    other.say(say="ready", serial=asked.mine and asked.mine["serial"])
    hear_while(asked, lambda: asked.voices["wait"] > 0)
    asked.answer(option)
    here.hear_serial(1)
    there.hear_serial(1)


def test_a_seat_that_is_taken_away_elsewhere_is_lost_at_once(two: Two) -> None:
    ann, ben, here, there = pair(two)
    ann.post(f"/api/tables/{here.table['code']}/seats/1/leave")
    there.hear_until("welcome")
    assert there.you is None
    ben.post(f"/api/tables/{here.table['code']}/seats/1/sit")
    there.hear_until("welcome")
    assert there.you == 1
    hear_while(here, lambda: here.table["seats"][1]["name"] != ben.me["name"])


def test_a_device_that_is_logged_out_elsewhere_has_no_line_any_more(two: Two) -> None:
    ann = two[0].person()
    line = ann.enter(ann.table())
    at_other = Person.__new__(Person)
    at_other.__dict__.update(ann.__dict__)
    at_other.url = two[1].url
    far = at_other.enter(line.table["code"])
    ann.post("/api/logout")
    assert line.closed() == 1012
    assert far.closed() == 1012


def test_a_table_that_is_cleared_away_elsewhere_ends(two: Two) -> None:
    ann = two[0].person()
    code = ann.table()
    watching = two[1].person().enter(code)
    ann.delete(f"/api/tables/{code}")
    assert watching.closed() == 1012


def test_luck_that_somebody_knows_is_drawn_anew_in_every_process(two: Two) -> None:
    ann, _, here, there = pair(two)
    play(here, there, 2)
    code = here.table["code"]
    before = two[1].rooms.rooms[code].session.seed
    ann.get(f"/api/tables/{code}/export")
    there.hear_serial(3)
    seeds = {server.rooms.rooms[code].session.seed for server in two}
    assert len(seeds) == 1
    assert before not in seeds
    play(here, there, 3)


def test_when_both_answer_at_once_one_wins_and_the_other_is_told(two: Two) -> None:
    """The same seat at two processes: by its secret link two people play it."""
    ann, ben = two[0].person(), two[1].person()
    code = ann.table(1)
    ben.open_link(ann.post(f"/api/tables/{code}/seats/0/link")["link"])
    here, there = ann.enter(code), ben.enter(code)
    for _ in range(6):
        serial = here.serial
        assert there.serial == serial
        outcomes: list[str] = []
        start = threading.Barrier(2)

        def answer(line: Line, start: threading.Barrier = start, outcomes: list[str] = outcomes) -> None:
            options = options_of(line.mine or {})
            start.wait(PATIENCE)
            line.answer(options[0 if line is here else -1])
            heard = line.hear()
            while heard["tell"] not in ("update", "refused"):
                heard = line.hear()
            outcomes.append(heard.get("code", "update"))

        threads = [threading.Thread(target=answer, args=(line,)) for line in (here, there)]
        for thread in threads:
            thread.start()
        for thread in threads:
            thread.join(PATIENCE)
        assert len(outcomes) == 2
        here.hear_serial(serial + 1)
        there.hear_serial(serial + 1)
        here.say(say="ping")
        there.say(say="ping")
        here.hear_until("pong")
        there.hear_until("pong")
        assert here.serial == there.serial == serial + 1, "one answer counts"
        assert alike(two, code)


def test_bots_are_driven_by_one_process_and_taken_over_by_another(two: Two) -> None:
    ann, ben = two[0].person(), two[1].person()
    code = ann.table(1, ("greedy", "greedy"))
    here, there = ann.enter(code), ben.enter(code)
    for _ in range(8):
        question = here.wait_for_question()
        assert question is not None
        here.answer(options_of(question)[0])
        here.hear_until("update")
    there.hear_serial(here.serial)
    here.wait_for_question()
    there.hear_serial(here.serial)
    eventually(lambda: alike(two, code))
    drivers = [server.rooms.rooms[code].guests.driver for server in two]
    assert any(driver is not None for driver in drivers)


def test_a_bot_goes_on_in_another_process_when_its_own_is_gone(database: str) -> None:
    with Server(settings_for(database, sweep=0.3)) as quick:
        with Server(settings_for(database, sweep=0.3, bot_delay=600.0)) as slow:
            ann = slow.person()
            code = ann.table(0, ("greedy", "greedy"))
            ann.enter(code)
            eventually(lambda: slow.rooms.rooms[code].guests.are_driven)
            line = quick.person().enter(code)
            line.say(say="ping")
            line.hear_until("pong")
            assert line.serial == 0, "the first one has the lease, and is slow"
        line.hear_serial(3)


def test_a_turn_that_is_lent_to_a_bot_comes_back_wherever_it_was_lent(two: Two) -> None:
    ann = two[0].person()
    code = ann.table(1, ("greedy",))
    line = ann.enter(code)
    question = line.wait_for_question()
    while question is not None and question["kind"] != "take_turn.choose":
        line.answer(options_of(question)[0])
        line.hear_until("update")
        question = line.wait_for_question()
    far = Person.__new__(Person)
    far.__dict__.update(ann.__dict__)
    far.http.base_url = two[1].url
    far.post(f"/api/tables/{code}/seats/0/bot", {"bot": "greedy", "turn": True})
    hear_while(line, lambda: not line.table["seats"][0]["lent"])
    hear_while(line, lambda: bool(line.table["seats"][0]["bot"]) or line.mine is None)


def test_lost_messages_are_caught_up_by_looking_through(deaf: Two) -> None:
    """Seats, chat, answers, undo, presence: all of it, a little later."""
    ann, _, here, there = pair(deaf)
    play(here, there, 5)
    here.say(say="undo", serial=here.serial, to=2)
    there.hear_serial(6)
    here.hear_serial(6)
    there.say(say="chat", text="Where are you?")
    assert here.hear_until("chat")["line"]["text"] == "Where are you?"
    ann.post(f"/api/tables/{here.table['code']}/seats/1/leave")
    there.hear_until("welcome")
    assert there.you is None
    assert alike(deaf, here.table["code"])


def test_a_listener_whose_line_breaks_catches_up(database: str) -> None:
    with Server(settings_for(database, sweep=600.0)) as one, Server(settings_for(database, sweep=600.0)) as other:
        two = (one, other)
        _, _, here, there = pair(two)
        engine = sa.create_engine(understood(database), poolclass=sa.NullPool, isolation_level="AUTOCOMMIT")
        for _ in range(3):
            with engine.connect() as rival:
                rival.execute(sa.text(BREAK))
            play(here, there, 3)
        assert alike(two, here.table["code"])


BREAK = "SELECT pg_terminate_backend(pid) FROM pg_stat_activity WHERE application_name = 'cordon (listening)'"


def test_news_of_many_tables_is_told_in_messages_that_are_not_too_long(database: str) -> None:
    del database
    words = [("moved", f"A{number:05}", number) for number in range(3000)]
    messages = list(packed(7, words))
    assert 1 < len(messages) < 20
    assert all(len(message.encode()) <= LARGEST for message in messages)
    assert sum(message.count("moved") for message in messages) == len(words)
