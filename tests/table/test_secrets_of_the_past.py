"""What was hidden stays hidden in all that tells of the past: moments, the course, the tale, branches side by side.

Each is asked for twice, once in a world where everything that the reader cannot know, or could not know then, was dealt
otherwise: not a byte of the answers may differ.
"""

from __future__ import annotations

import json
from typing import Any

import msgspec
import pytest

from cordon.kernel import saves
from cordon.kernel.chance import Draw
from cordon.kernel.session import Entry, Session
from cordon.table import telling
from cordon.table.room import Room
from tests.table.harness import Line, Person, Problem, Server
from tests.table.worlds import LUCK, MATCHES, Elsewhere, elsewhere, played

LOOKS = 9
"""Moments of a match that are looked at."""


def brought(person: Person, session: Session[Any]) -> str:
    """The code of a table that goes on with a match."""
    headers = {"Content-Type": "application/octet-stream"}
    data = saves.dump(session, {"bots": []})
    return str(person._told(person.http.post("/api/import", content=data, headers=headers))["code"])


def asked(line: Line, tell: str, **message: Any) -> bytes:
    """The very bytes of an answer."""
    line.say(**message)
    line.hear_until(tell)
    return line.raw[-1]


def past(line: Line, answers: int, over: bool) -> list[bytes]:
    """Everything that a page may be told of what was."""
    told = [asked(line, "moment", say="look", at=at) for at in range(0, answers + 1, max(1, answers // LOOKS))]
    told.append(asked(line, "course", say="course"))
    if over:
        told.append(asked(line, "tale", say="tale"))
    told.append(asked(line, "welcome", say="language", language="de"))
    told.append(asked(line, "welcome", say="language", language="en"))
    return told


def laid_out(session: Session[Any], at: int) -> bytes:
    return msgspec.json.encode(session.twin(at).game.state)


@pytest.mark.parametrize("over", [False, True], ids=["running", "over"])
@pytest.mark.parametrize("match", MATCHES)
def test_no_byte_of_the_past_depends_on_what_was_hidden(server: Server, match: str, over: bool) -> None:
    ann, ben = server.person(), server.person()
    session = played(match, None if over else 90)
    code, answers = brought(ann, session), len(session.entries)
    assert (session.game.state.outcome is not None) == over
    ben.sit(code, 1)
    lines = [ann.enter(code), ben.enter(code)]
    if over:
        lines.append(server.person().enter(code))
    room: Room = server.rooms.rooms[code]
    for line in lines:
        here = past(line, answers, over)
        assert len(here) > LOOKS
        with elsewhere(room, line.you):
            middle = answers // 2
            assert laid_out(room.session, middle) != laid_out(session, middle), "the worlds are too much alike"
            assert past(line, answers, over) == here, f"seat {line.you}"
        assert str(room.session.seed).encode() not in b"".join(here)


@pytest.mark.parametrize("match", MATCHES)
def test_what_holds_everything_is_refused_while_the_match_runs(server: Server, match: str) -> None:
    ann, ben, cid = server.person(), server.person(), server.person()
    session = played(match, 60)
    code = brought(ann, session)
    ben.sit(code, 1)
    room: Room = server.run(lambda: server.rooms.room(code))
    for person, seat in ((ben, 1), (cid, None)):
        if seat is not None and session.spec.together and room.asked.get(seat):
            continue
        answers = []
        for _ in range(2):
            with elsewhere(room, seat):
                answers.append(person.http.get(f"/api/tables/{code}/export"))
        assert [each.status_code for each in answers] == [403, 403]
        assert answers[0].content == answers[1].content


def test_a_page_that_only_watches_is_told_nothing_of_the_past_while_the_match_runs(server: Server, ann: Person) -> None:
    code = brought(ann, played("zona", 60))
    watcher = server.person()
    line = watcher.enter(code)
    for message in ({"say": "look", "at": 3}, {"say": "course"}, {"say": "tale"}):
        line.say(**message)
        assert line.hear_until("refused")["code"] == "not-yours"
    for address in (f"/api/tables/{code}/beside/{code}", f"/api/tables/{code}/export"):
        with pytest.raises(Problem) as refused:
            watcher.get(address)
        assert refused.value.status == 403


@pytest.mark.parametrize("match", MATCHES)
def test_where_two_running_branches_part_does_not_tell_of_luck_that_nobody_saw(server: Server, match: str) -> None:
    """With the draws of an answer that changed nothing to be seen dealt otherwise, the branches still look alike."""
    ann = server.person()
    code = brought(ann, played(match, 90))
    branch = ann.post(f"/api/tables/{code}/clone", {})["code"]
    room: Room = server.run(lambda: server.rooms.room(branch))
    here, session = room.standing, Elsewhere.of(room.session, 0, LUCK)
    session.entries = [*session.entries[:60], *(_otherwise(entry) for entry in session.entries[60:])]
    room.standing = here._replace(session=session)
    assert session.entries[60:] != here.session.entries[60:]
    assert ann.get(f"/api/tables/{code}/beside/{branch}") == {"alike": 90, "answers": 90, "others": 90}


def _otherwise(entry: Entry) -> Entry:
    """An answer that met other luck."""
    return msgspec.structs.replace(entry, draws=(*entry.draws, Draw("shuffle:elsewhere", (1, 0))))


def test_the_check_itself_would_notice_a_leak(server: Server, ann: Person, monkeypatch: pytest.MonkeyPatch) -> None:
    code = brought(ann, played("zona", 60))
    line, room = ann.enter(code), server.rooms.rooms[code]
    plain = telling.view_of

    def leaking(session: Session[Any], seat: int | None) -> dict[str, msgspec.Raw]:
        top = session.game.state.piles["junk"].draw[0]
        return plain(session, seat) | {"marker": msgspec.Raw(json.dumps(top).encode())}

    monkeypatch.setattr(telling, "view_of", leaking)
    here = past(line, 60, over=False)
    with elsewhere(room, 0):
        assert past(line, 60, over=False) != here
