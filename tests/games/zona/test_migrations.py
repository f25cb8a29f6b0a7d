"""Cards under way in a save of older rules go on where they were."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pytest

from cordon.games.registry import GAMES
from cordon.kernel import saves

FOLDER = Path(__file__).parent.parent.parent / "fixtures" / "saves"


def loaded(name: str) -> Any:
    return saves.read(FOLDER / f"zona-rules-1-{name}.json", GAMES).session


@pytest.mark.rule("ZO-13.9")
def test_a_choice_of_a_paragraph_that_now_reads_the_reputation_is_still_offered() -> None:
    session = loaded("shift-change")
    decision = session.decisions[0]
    assert (decision.kind, decision.options) == ("chosen_part.choose", ("part:1", "part:2"))
    before = session.game.scavenger(decision.seat).fatigue
    session.answer(decision.seat, "part:2")
    assert session.game.scavenger(decision.seat).fatigue == min(5, before + 2)
    assert session.game.state.stack[-1].source == "event/A09/2.0"


@pytest.mark.rule("ZO-13.9")
def test_a_test_that_now_stands_second_is_still_the_last_of_its_paragraph() -> None:
    session = loaded("all-your-dead")
    keys = [getattr(frame, "key", "") for frame in session.game.state.stack]
    assert "event/S10/1.1" in keys
    script = session.game.state.stack[keys.index("event/S10/1")]
    assert script.line == 2
