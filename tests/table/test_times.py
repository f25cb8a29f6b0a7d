"""Looking back: every moment shows what the seat was told then, byte by byte, and nobody sees more by it."""

from __future__ import annotations

import json
import random
from typing import Any

import pytest

from tests.table.harness import Line, Person, Problem, Server, options_of


def play(lines: list[Line], most: int, seed: int, seen: dict[int, list[dict[str, Any]]] | None = None) -> int:
    """Whoever is asked answers, until the end or so many times; what each line shows is noted by the answer's number."""
    luck = random.Random(seed)
    for count in range(most):
        if seen is not None:
            seen[count] = [dict(line.view) for line in lines]
        asked = next((line for line in lines if line.mine is not None), None)
        if asked is None:
            return count
        question, serial = asked.mine, asked.serial
        assert question is not None
        asked.answer(luck.choice(options_of(question)))
        for line in lines:
            line.hear_serial(serial + 1)
    return most


def look(line: Line, at: int) -> dict[str, Any]:
    line.say(say="look", at=at)
    return line.hear_until("moment", at=at)


def refused(line: Line) -> str:
    return str(line.hear_until("refused")["code"])


@pytest.mark.parametrize(("game", "most"), [("zona", 90), ("stalker", 30), ("twom", 90)])
def test_a_moment_shows_each_seat_what_it_was_told_then(
    game: str, most: int, ann: Person, ben: Person, server: Server
) -> None:
    code = ann.table(2, game=game)
    ben.sit(code, 1)
    lines, watcher = [ann.enter(code), ben.enter(code)], server.person().enter(code)
    seen: dict[int, list[dict[str, Any]]] = {}
    play(lines, most, 5, seen)
    for at, views in list(seen.items())[::7]:
        for line, view in zip(lines, views, strict=True):
            moment = look(line, at)
            assert moment["view"] == view, f"{game} after {at} answers"
            assert moment["lines"] == [each for each in line.journal if each["answer"] == at]
    watcher.say(say="look", at=3)
    assert refused(watcher) == "not-yours", "who only watches does not look back while the match runs"
    watcher.say(say="course")
    assert refused(watcher) == "not-yours"
    for at in (most + 1, 2**31):
        lines[0].say(say="look", at=at)
        assert refused(lines[0]) == "no-moment"
    lines[0].say(say="look", at=-1)
    assert refused(lines[0]) == "malformed"
    for line in lines:
        line.say(say="lead", at=3)
        assert refused(line) == "not-yours", "a match that runs is led through by nobody"
        line.say(say="tale")
        assert refused(line) == "not-yours"
    assert lines[0].serial == most, "nothing has changed"


def test_when_the_match_is_over_everybody_looks_and_one_leads(ann: Person, server: Server) -> None:
    code = ann.table(1, game="zona")
    line, watcher = ann.enter(code), server.person().enter(code)
    seen: dict[int, list[dict[str, Any]]] = {}
    watched: dict[int, dict[str, Any]] = {0: dict(watcher.view)}
    luck = random.Random(3)
    while line.mine is not None:
        seen[line.serial] = [dict(line.view)]
        serial = line.serial
        line.answer(luck.choice(options_of(line.mine)))
        line.hear_serial(serial + 1)
        watcher.hear_serial(serial + 1)
        watched[watcher.serial] = dict(watcher.view)
    last = line.serial
    for at in range(0, last, max(1, last // 12)):
        assert look(line, at)["view"] == seen[at][0]
        assert look(watcher, at)["view"] == watched[at], "who watched sees what watchers were shown"
    line.say(say="course")
    course = line.hear_until("course")
    assert (course["first"], course["last"]) == (0, last)
    rounds = [mark["round"] for mark in course["marks"] if mark["level"] == "round"]
    assert rounds == list(range(1, len(rounds) + 1))
    began = [each["answer"] for each in line.journal if each["event"] == "RoundBegan"]
    assert [mark["at"] for mark in course["marks"] if mark["level"] == "round"] == began
    turns = [mark["turn"] for mark in course["marks"] if mark["level"] in ("round", "phase", "turn")]
    assert max(turns) < 10, "turns are counted in what they are part of"
    watcher.say(say="tale")
    tale = watcher.hear_until("tale")
    assert tale["lines"] == watcher.journal
    line.say(say="lead", at=4)
    assert line.hear_until("led") == {"tell": "led", "name": ann.me["name"], "at": 4, "you": True}
    assert watcher.hear_until("led") == {"tell": "led", "name": ann.me["name"], "at": 4, "you": False}
    late = server.person().enter(code)
    assert late.hear_until("led")["at"] == 4
    watcher.say(say="lead")
    line.say(say="lead", at=5)
    assert watcher.hear_until("led")["at"] == 5
    line.close()
    assert watcher.hear_until("led")["at"] is None, "nobody is led by somebody who is gone"


def test_looking_back_tells_nothing_that_was_hidden_then(ann: Person, ben: Person, server: Server) -> None:
    """The other's hand, decks and the seed are in no message about the past, in a match that runs and in one that is over."""
    code = ann.table(2, game="zona", seed=4242424242424)
    ben.sit(code, 1)
    lines = [ann.enter(code), ben.enter(code)]
    play(lines, 40, 8)
    room = server.rooms.rooms[code]
    secret = str(room.session.seed)
    state = room.session.game.state
    hidden = {card for pile in state.piles.values() for card in pile.draw} if hasattr(state, "piles") else set()
    start = len(lines[0].raw)
    for at in range(0, 41, 5):
        look(lines[0], at)
    told = b"\n".join(lines[0].raw[start:])
    assert secret.encode() not in told
    views = [json.loads(raw) for raw in lines[0].raw[start:] if b'"tell":"moment"' in raw]
    assert len(views) == 9
    assert all(not hidden or "draw" not in moment["view"] for moment in views)


def test_a_branch_knows_where_it_came_from_and_where_it_parts(ann: Person, ben: Person) -> None:
    code = ann.table(1)
    line = ann.enter(code)
    play([line], 20, 5)
    branch = ann.post(f"/api/tables/{code}/clone", {"answers": 12, "name": "What if we had run"})
    assert (branch["origin"], branch["origin_at"], branch["name"]) == (code, 12, "What if we had run")
    assert ann.get(f"/api/tables/{code}/beside/{branch['code']}") == {"alike": 12, "answers": 20, "others": 12}
    other = ann.enter(branch["code"])
    play([other], 6, 77)
    parting = ann.get(f"/api/tables/{code}/beside/{branch['code']}")
    assert 12 <= parting["alike"] < 18
    assert (parting["answers"], parting["others"]) == (20, 18)
    strange = ann.table(1, seed=9)
    with pytest.raises(Problem) as problem:
        ann.get(f"/api/tables/{code}/beside/{strange}")
    assert problem.value.code == "not-alike"
    with pytest.raises(Problem) as problem:
        ben.get(f"/api/tables/{code}/beside/{branch['code']}")
    assert problem.value.code == "look-players", "who does not play does not look back"
