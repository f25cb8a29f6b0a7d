"""A table whose people throw the dice: what they show is asked, told, kept, and no cheaper to look behind than any roll."""

from __future__ import annotations

import json
import random
from contextlib import closing
from pathlib import Path
from typing import Any

import pytest

from cordon.games.registry import GAMES
from cordon.kernel import saves
from cordon.kernel.own_dice import KIND
from tests.table.harness import Line, Person, Problem, Process, Server, options_of


def until_dice(lines: list[Line], seed: int = 5, most: int = 400) -> Line:
    """Play until somebody is asked what their dice show; whose line that is."""
    luck = random.Random(seed)
    for _ in range(most):
        asked = next(line for line in lines if line.mine is not None)
        question, serial = asked.mine, asked.serial
        assert question is not None
        if question["kind"] == KIND:
            return asked
        asked.answer(luck.choice(options_of(question)))
        for line in lines:
            line.hear_serial(serial + 1)
    pytest.fail("nobody was asked for dice")


def throw(line: Line, lines: list[Line], option: str = "") -> None:
    question, serial = line.mine, line.serial
    assert question is not None
    line.answer(option or options_of(question)[0])
    for each in lines:
        each.hear_serial(serial + 1)


def test_the_dice_of_a_person_are_asked_for_and_told(ann: Person, ben: Person, server: Server) -> None:
    code = ann.table(2, own_dice=True)
    ben.sit(code, 1)
    lines = [ann.enter(code), ben.enter(code)]
    assert lines[0].table["own_dice"] is True
    assert "own-dice" in [each["kind"] for each in lines[0].log]
    asked = until_dice(lines)
    other = next(line for line in lines if line is not asked)
    question = asked.mine
    assert question is not None
    assert question["text"].startswith("Throw your own dice: 3 × die.")
    assert [choice["label"] for choice in question["choices"][:4]] == ["Plus", "Blank", "Minus", "Hazard"]
    assert question["facts"] == {
        "die": "die", "faces": ["PLUS", "PLUS", "BLANK", "BLANK", "MINUS", "HAZARD"], "times": 3, "shown": [],
    }  # fmt: skip
    assert [each["choices"] for each in other.questions] == [[]], "the others wait"
    told = len(asked.journal)
    throw(asked, lines, "face:0")
    throw(asked, lines, "face:4")
    assert asked.mine is not None
    assert asked.mine["facts"]["shown"] == ["PLUS", "MINUS"]
    assert len(asked.journal) == told, "nothing has happened yet"
    throw(asked, lines, "face:5")
    for line in lines:
        rolled = [each for each in line.journal if each["event"] == "Rolled"]
        assert rolled[-1]["fields"]["dice"] == ["PLUS", "MINUS", "HAZARD"]


def test_dice_are_misread_withdrawn_and_never_invented(ann: Person) -> None:
    line = ann.enter(ann.table(1, own_dice=True))
    until_dice([line])
    for wrong in ("face:1", "face:99", "face:-1", "again", "roll", ""):
        line.say(say="answer", serial=line.serial, option=wrong)
        assert line.hear_until("refused")["code"] == "not-offered"
    view, kinds = dict(line.view), [each["kind"] for each in line.questions]
    throw(line, [line], "face:2")
    throw(line, [line], "again")
    assert line.mine is not None
    assert line.mine["facts"]["shown"] == []
    assert (line.view, [each["kind"] for each in line.questions]) == (view, kinds)
    throw(line, [line], "withdraw")
    assert line.mine is not None
    assert line.mine["kind"] == "test.ready"


def test_a_killed_server_comes_back_to_the_same_die(database: str, tmp_path: Path) -> None:
    with Process(database, tmp_path) as process, closing(Person(process.url)) as ann:
        line = ann.enter(ann.table(1, own_dice=True))
        until_dice([line])
        throw(line, [line], "face:5")
        known, view, serial = line.questions, line.view, line.serial
        line.close()
        process.kill()
        process.start()
        line = ann.enter(line.table["code"])
        assert line.serial == serial
        assert [without_serial(each) for each in line.questions] == [without_serial(each) for each in known]
        assert line.view == view
        throw(line, [line], "face:5")
        throw(line, [line], "face:5")
        assert [each["fields"]["dice"] for each in line.journal if each["event"] == "Rolled"][-1] == ["HAZARD"] * 3
        serial, questions = line.serial, line.questions
        line.close()
        process.kill()
        process.start()
        line = ann.enter(line.table["code"])
        assert (line.serial, [each["kind"] for each in line.questions]) == (
            serial,
            [each["kind"] for each in questions],
        )


def without_serial(question: dict[str, Any]) -> dict[str, Any]:
    return {key: value for key, value in question.items() if key != "serial"}


def test_the_host_puts_dice_on_the_table_and_takes_them_away(ann: Person, ben: Person) -> None:
    code = ann.table(2)
    ben.sit(code, 1)
    with pytest.raises(Problem) as refused:
        ben.patch(f"/api/tables/{code}", {"own_dice": True})
    assert refused.value.code == "host-only"
    lines = [ann.enter(code), ben.enter(code)]
    ann.patch(f"/api/tables/{code}", {"own_dice": True})
    lines[1].hear_until("log")
    asked = until_dice(lines)
    ann.patch(f"/api/tables/{code}", {"own_dice": False})
    throw(asked, lines, "face:0")  # what was begun is brought to its end
    throw(asked, lines, "face:0")
    throw(asked, lines, "face:0")
    luck = random.Random(3)
    for _ in range(60):
        asked = next(line for line in lines if line.mine is not None)
        assert asked.mine is not None
        assert asked.mine["kind"] != KIND
        throw(asked, lines, luck.choice(options_of(asked.mine)))
    assert [each["kind"] for each in lines[1].log if "dice" in each["kind"]] == ["own-dice", "engine-dice"]


def test_bots_do_not_wait_for_dice_and_throw_those_that_were_left_to_them(ann: Person) -> None:
    code = ann.table(1, bots=("random",), own_dice=True)
    line = ann.enter(code)
    luck = random.Random(1)
    for _ in range(400):
        question = line.wait_for_question()
        assert question is not None
        if question["kind"] == KIND:
            break
        serial = line.serial
        line.answer(luck.choice(options_of(question)))
        line.hear_serial(serial + 1)
    rolled = sum(each["event"] == "Rolled" for each in line.journal)
    ann.post(f"/api/tables/{code}/seats/0/bot", {"bot": "random", "turn": True})
    while sum(each["event"] == "Rolled" for each in line.journal) == rolled:
        line.hear()


@pytest.mark.parametrize("game", ["zona", "stalker", "twom"])
def test_a_match_with_own_dice_is_exported_branched_and_undone(game: str, ann: Person) -> None:
    code = ann.table(1, game=game, own_dice=True)
    line = ann.enter(code)
    until_dice([line], seed=2)
    while line.mine is not None and line.mine["kind"] == KIND:
        throw(line, [line])
    until_dice([line], seed=2)
    save = ann.http.get(f"/api/tables/{code}/export").content
    loaded = saves.load(save, dict(GAMES))
    assert not loaded.past_lost
    assert not json.loads(save)["snapshot"].get("waits")
    assert len(loaded.session.entries) == json.loads(save)["log"].__len__()
    copy = ann.enter(ann.post(f"/api/tables/{code}/clone", {"name": "What if"})["code"])
    assert copy.table["own_dice"] is True
    assert copy.mine is not None
    assert copy.mine["kind"] != KIND, "a branch stands before the answer that waits"
    line.hear_serial(line.serial + 2)  # other luck, twice
    before = line.serial
    line.say(say="undo", serial=line.serial, level="choice")
    line.hear_serial(before + 1)
    assert line.mine is not None
    assert line.mine["kind"] != KIND


def test_a_daily_match_is_played_with_the_dice_of_the_table(ann: Person) -> None:
    ann.post("/api/register", {"name": "Thrower", "password": "long enough"})
    code = ann.post("/api/daily/stalker")["code"]
    with pytest.raises(Problem) as refused:
        ann.patch(f"/api/tables/{code}", {"own_dice": True})
    assert refused.value.code == "daily-dice"
