"""The first match of each game: whatever its steps promise is offered, and comes."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import msgspec
import pytest

from cordon.games.registry import game
from cordon.kernel.session import Session
from cordon.kernel.spec import Setup
from cordon.words.page import page_catalogue

WEB = Path(__file__).parents[2] / "web" / "src"
GAMES = ("zona", "stalker", "twom")


def lesson(name: str) -> Any:
    return msgspec.json.decode((WEB / name / "lesson.json").read_bytes())


@pytest.mark.parametrize("name", GAMES)
def test_a_lesson_can_be_played_and_brings_what_it_promises(name: str) -> None:
    told = lesson(name)
    assert 8 <= len(told["steps"]) <= 12
    session: Session[Any] = Session(game(name), Setup(1, told["seed"]))
    for step in told["steps"]:
        (decision,) = session.decisions
        assert step["option"] in decision.options, step["id"]
        happened = {type(note.event).__name__ for note in session.answer(decision.seat, step["option"])}
        assert set(step.get("brings", ())) <= happened, step["id"]
    assert session.decisions, "the match goes on"


@pytest.mark.parametrize("language", ["en", "de", "pl", "uk"])
def test_every_step_has_its_words(language: str) -> None:
    known = page_catalogue(language)
    for name in GAMES:
        for id in [step["id"] for step in lesson(name)["steps"]] + ["over"]:
            assert f"page-lesson-{name}-{id} =" in known
