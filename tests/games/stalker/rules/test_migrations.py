"""Saves of older rules go on where they were."""

from __future__ import annotations

from typing import Any

import msgspec
import pytest

from cordon.games.stalker import GAME
from cordon.games.stalker.migrations import MIGRATIONS
from cordon.games.stalker.rules.event_deck import effect
from cordon.kernel.errors import SetupError
from cordon.kernel.frames import Call
from cordon.kernel.spec import Setup
from tests.games.stalker.rules.test_every_event import wide

NOW, THEN = "event/gear_check/instant/0/then/0", "event/gear_check/instant/0"


def as_it_was(frame: dict[str, Any]) -> dict[str, Any]:
    """A frame as the first rules wrote it: the choice stood at the top of the card."""
    return {
        name: as_it_was(value)
        if isinstance(value, dict)
        else value.replace(NOW, THEN)
        if isinstance(value, str)
        else value
        for name, value in frame.items()
    }


def test_an_open_choice_of_gear_check_goes_on() -> None:
    stage = wide("A", "B", lead=1).stalker(1, "B", rifle=2, focus=True)
    stage.game.set(event="gear_check")
    flow = effect(stage.game, "instant")
    assert isinstance(flow, Call)
    stage.run(flow.procedure)
    assert stage.options == ("part:1", "part:2", "part:3")
    stack = msgspec.to_builtins(stage.game.state.stack)
    kept = [frame for frame in stack if frame.get("path") != "event/gear_check/instant/0/then"]
    old = [as_it_was(frame) for frame in kept]
    assert old != kept
    assert MIGRATIONS[1]({"config": {}, "stack": old})["stack"] == kept


@pytest.mark.parametrize(("asked", "ties"), [(True, "all"), (False, "never")])
def test_a_match_asks_about_ties_as_it_did(asked: bool, ties: str) -> None:
    config = MIGRATIONS[1]({"config": {"mission": "B1", "ask_ties": asked}})["config"]
    assert config == {"mission": "B1", "ties": ties, "consent": False}
    assert GAME.new(Setup(1, 1, {"ask_ties": asked})).config.ties == ties


def test_a_former_switch_with_a_value_that_it_never_had_is_refused() -> None:
    with pytest.raises(SetupError, match="ask_ties"):
        GAME.new(Setup(1, 1, {"ask_ties": 1}))
