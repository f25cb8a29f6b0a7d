"""Advice, outlook and a look back at the table: thought elsewhere, told to whoever asked, called off in time."""

from __future__ import annotations

import asyncio
from pathlib import Path
from typing import Any

import msgspec
import pytest

from cordon.bots.advice import BEST
from cordon.bots.player import chooser
from cordon.bots.registry import thumb
from cordon.games.registry import game
from cordon.kernel import saves
from cordon.kernel.session import Session
from cordon.kernel.spec import Setup
from cordon.kernel.state import encode
from cordon.table.pondering import Foresee
from cordon.table.workshop import Workshop
from tests.table.harness import WIDE, Line, Person, Problem, Server, options_of, settings_for

PATIENCE = 90.0
"""Seconds for a process that thinks to start, on a machine that has much else to do."""


def sat(person: Person, code: str, language: str = "en") -> Line:
    """Somebody comes to a table, and has time."""
    line = person.enter(code, language)
    line.patience = PATIENCE
    return line


def mine(line: Line) -> dict[str, Any]:
    """The question of whoever has this line."""
    assert line.mine is not None
    return line.mine


def asked(ann: Person, code: str) -> Line:
    """A line whose seat has something to choose."""
    line = sat(ann, code)
    while len(options_of(mine(line))) < 2:
        line.answer(options_of(mine(line))[0])
        line.hear_serial(line.serial + 1)
    return line


def ask(line: Line) -> dict[str, Any]:
    line.say(say="advise", serial=mine(line)["serial"])
    return line.hear_until("advice")


def test_advice_names_the_best_options_with_their_chances(ann: Person) -> None:
    line = asked(ann, ann.table(1))
    told = ask(line)
    assert told["serial"] == mine(line)["serial"]
    assert 2 <= len(told["best"]) <= BEST
    labels = {choice["option"]: choice["label"] for choice in mine(line)["choices"]}
    for best in told["best"]:
        assert 0 < best["chance"] < 1
        assert best["text"].startswith(f"{labels[best['option']]}: ")
        assert "%" in best["text"]


def test_the_same_question_has_the_same_advice_in_each_language(ann: Person) -> None:
    code = ann.table(1)
    line = asked(ann, code)
    english, german = ask(line), ask(sat(ann, code, "de"))
    assert [each["option"] for each in english["best"]] == [each["option"] for each in german["best"]]
    assert english["best"][0]["text"] != german["best"][0]["text"]


def test_that_advice_was_asked_for_is_told_to_everybody(ann: Person, ben: Person) -> None:
    code = ann.table(2)
    ben.sit(code, 1)
    other = sat(ben, code)
    line = sat(ann, code)
    line = line if line.mine is not None else other
    line.say(say="advise", serial=mine(line)["serial"])
    for each in (sat(ann, code), sat(ben, code)):
        while not [seen for seen in each.log if seen["kind"] == "advice"]:
            each.hear()


def test_nobody_has_advice_on_the_question_of_another(server: Server, ann: Person, ben: Person) -> None:
    code = ann.table(2)
    ben.sit(code, 1)
    lines = [sat(ann, code), sat(ben, code)]
    serials = [mine(line)["serial"] for line in lines if line.mine is not None]
    idle = next((line for line in lines if line.mine is None), None)
    watching = sat(server.person(), code)
    for line in (idle, watching):
        if line is not None:
            line.say(say="advise", serial=serials[0])
            assert line.hear_until("refused")["code"] in ("stale", "not-yours")


def test_a_table_may_do_without_advice_and_public_ones_do(ann: Person, ben: Person) -> None:
    code = ann.table(2)
    assert ann.get(f"/api/tables/{code}")["advice"] is True
    assert ann.get(f"/api/tables/{ann.table(2, public=True)}")["advice"] is False
    ann.patch(f"/api/tables/{code}", {"advice": False})
    line = sat(ann, code)
    assert line.log[-1]["kind"] == "advice-off"
    line.say(say="advise", serial=line.serial)
    assert line.hear_until("refused")["code"] == "not-yours"
    ben.sit(code, 1)
    with pytest.raises(Problem) as refusal:
        ann.patch(f"/api/tables/{code}", {"advice": True})
    assert refusal.value.code == "advice-stricter"


def test_an_outlook_is_told_at_once_and_then_better(ann: Person) -> None:
    line = asked(ann, ann.table(2))
    line.say(say="outlook", serial=line.serial)
    told = [line.hear_until("outlook") for _ in range(3)]
    assert [each["worlds"] for each in told] == [8, 32, 80]
    assert [each["last"] for each in told] == [False, False, True]
    margins = [each["prospects"][0]["margin"] for each in told]
    assert margins[0] > margins[2]
    assert [prospect["seat"] for prospect in told[2]["prospects"]] == [0, 1]


def test_whoever_looks_on_is_told_what_they_can_know(server: Server, ann: Person) -> None:
    code = ann.table(1, game="twom")
    line = sat(server.person(), code)
    line.say(say="outlook", serial=line.serial)
    (prospect,) = line.hear_until("outlook")["prospects"]
    assert prospect["seat"] is None
    assert 0 <= prospect["safe"] <= 1


def test_what_is_thought_is_called_off_when_the_match_goes_on(
    server: Server, ann: Person, monkeypatch: pytest.MonkeyPatch
) -> None:
    ended: list[str] = []

    async def endless(_: object, job: object) -> None:
        try:
            await asyncio.sleep(60)
        except asyncio.CancelledError:
            ended.append(type(job).__name__)
            raise

    monkeypatch.setattr(Workshop, "think", endless)
    line = asked(ann, ann.table(1))
    line.say(say="advise", serial=mine(line)["serial"])
    line.say(say="outlook", serial=line.serial)
    line.hear_until("log")
    line.answer(options_of(mine(line))[0])
    line.hear_serial(line.serial + 1)
    assert sorted(ended) == ["Advise", "Foresee"]


def test_a_job_that_runs_is_ended_when_nobody_wants_it(server: Server, ann: Person) -> None:
    """The process is free for the next one at once, though the job would have gone on for long."""
    line = asked(ann, ann.table(1, game="twom"))
    room = server.rooms.rooms[line.table["code"]]
    state = encode(room.session.game.state)
    shop = server.rooms.minds.shops[0]

    async def given_up() -> None:
        await shop.think(Foresee("twom", state, 0, 0, 1))
        task = asyncio.ensure_future(shop.think(Foresee("twom", state, 0, 0, 100_000)))
        await asyncio.sleep(0.3)
        task.cancel()
        assert await shop.think(Foresee("twom", state, 0, 0, 1)) is not None

    server.run(given_up)


def test_thinking_has_a_budget_of_its_own(tmp_path: Path) -> None:
    limits = msgspec.structs.replace(WIDE, advice=(0.0, 1.0))
    with Server(settings_for(f"sqlite:///{tmp_path}/table.db", limits=limits)) as server:
        person = server.person()
        line = asked(person, person.table(1))
        line.say(say="outlook", serial=line.serial)
        line.say(say="outlook", serial=line.serial)
        assert line.hear_until("refused")["code"] == "too-fast"


def test_no_chances_are_told_of_a_campaign(ann: Person) -> None:
    line = sat(ann, ann.table(1, game="stalker", config={"mode": "campaign"}))
    assert line.table["foreseen"] is False
    line.say(say="outlook", serial=line.serial)
    assert line.hear_until("refused")["code"] == "not-yours"


def finished() -> bytes:
    """A short match of Zona that the rules of thumb have played, as a file."""
    session = Session(game("zona"), Setup(2, 7))
    while session.decisions:
        decision = session.decisions[0]
        session.answer(decision.seat, chooser(thumb("zona"), session.game, decision.seat)(decision))
    return saves.dump(session)


def test_what_a_match_turned_on_is_told_when_it_is_over(ann: Person) -> None:
    running = sat(ann, ann.table(1))
    running.say(say="hindsight")
    assert running.hear_until("refused")["code"] == "not-yours"
    line = sat(ann, ann.http.post("/api/import", content=finished()).json()["code"])
    line.say(say="hindsight")
    sides = line.hear_until("hindsight")["sides"]
    assert [side["seat"] for side in sides] == [0, 1]
    for side in sides:
        assert side["curve"][-1]["chance"] in (0, 1)
        assert [turn["at"] for turn in side["turns"]] == sorted(turn["at"] for turn in side["turns"])
        for turn in side["turns"]:
            assert turn["text"]
            assert turn["before"] + turn["choice"] + turn["luck"] == pytest.approx(turn["after"])


def test_a_bot_that_leads_a_group_says_what_it_has_weighed(ann: Person) -> None:
    """Where people are rivals it keeps its reasons to itself."""
    line = sat(ann, ann.table(1, ("calm",), game="twom"))
    told: dict[str, Any] = {}
    while told.get("tell") != "advice":
        if line.mine is not None:
            line.answer(options_of(mine(line))[0])
        else:
            line.say(say="ready", serial=line.serial)
        told = line.hear()
        while told["tell"] not in ("update", "advice", "refused"):
            told = line.hear()
    assert told["seat"] == 1
    assert 2 <= len(told["best"]) <= BEST
