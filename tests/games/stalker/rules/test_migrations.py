"""Saves of older rules go on where they were."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import msgspec
import pytest

from cordon.games.stalker import GAME
from cordon.games.stalker.migrations import MIGRATIONS
from cordon.games.stalker.rules.attack import WeaponAttackRun
from cordon.games.stalker.rules.enemy_attack import EnemyAttack
from cordon.games.stalker.rules.event_deck import effect
from cordon.kernel.errors import SetupError
from cordon.kernel.frames import Call
from cordon.kernel.spec import Setup
from tests.games.stalker.rules.stage import Stage, grid
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


def attacking() -> Stage:
    """In the middle of a weapon's roll."""
    stage = Stage(grid("AABB")).stalker(0, "A", focus=True).give(0, "akm_74u-1").enemy("snork", "B", "N")
    return stage.run(WeaponAttackRun(0, "burst"))


def attacked() -> Stage:
    """In the middle of a defence roll."""
    stage = Stage(grid("ABCD")).stalker(0, "C", focus=True).give(0, "padded_coat-1").enemy("bandit_rifle", "A", "E")
    return stage.run(EnemyAttack("bandit_rifle-1"))


@pytest.mark.parametrize("moment", [attacking, attacked])
def test_an_attack_and_a_roll_go_on(moment: Callable[[], Stage]) -> None:
    stage = moment()
    assert stage.decision.kind == "rerolls.choose"
    now = msgspec.to_builtins(stage.game.state.stack)
    held = {name: frame[name] for frame in now for name in ("declared", "thrown") if name in frame}
    old = [{name: value for name, value in frame.items() if name not in held} for frame in now]
    was = {"config": {}, "stack": old, "attack": held["declared"], "roll": held["thrown"], "cancelled": ""}
    then = MIGRATIONS[1](was)
    assert then["stack"] == now
    assert not {"attack", "roll", "cancelled"} & then.keys()


def test_what_was_around_an_attack_comes_back_after_it() -> None:
    """An enemy's attack around a weapon's: each gets its own."""
    outer, inner = {"attacker": "snork-1"}, {"attacker": "stalker-0"}
    old: list[dict[str, Any]] = [
        {"type": "EnemyAttack", "enemy": "snork-1", "at": "warn"},
        {"type": "WeaponAttackRun", "seat": 0, "attack": "burst", "at": "end", "running": outer},
    ]
    found = MIGRATIONS[1]({"config": {}, "stack": old, "attack": inner})["stack"]
    assert [frame["declared"] for frame in found] == [outer, inner]
    assert found[1]["at"] == ""


def test_a_match_that_has_set_off_is_in_its_mission() -> None:
    """The mission, and who comes along, are the state's now, and the mission is a procedure of its own."""
    match, turn = {"type": "Match", "at": "play", "seat": 2, "choice": "lead:1"}, {"type": "Turn", "at": "choose"}
    old = {"config": {"mission": "B2", "companion": "bublyk"}, "lead": 1, "stack": [match, turn]}
    now = MIGRATIONS[1](old)
    assert (now["mission"], now["companion"], now["companion_owner"]) == ("B2", "bublyk", 1)
    assert now["stack"] == [{**match, "at": "end"}, {"type": "MissionRun", "at": "play", "into": "result"}, turn]


def test_an_enemy_on_its_way_goes_on() -> None:
    walk = {"enemy": "snork-1", "walk": [1, 2], "start": 0}
    old = {"type": "EnemyMove", "n": 2, "toward": "T.C", "way": "way:T.B>T.C>>", "done": 1, "at": "go_on", **walk}
    move, walking = MIGRATIONS[1]({"config": {}, "stack": [old]})["stack"]
    assert move == {"type": "EnemyMove", "enemy": "snork-1", "n": 2, "toward": "T.C", "way": old["way"], "at": "end"}
    assert walking == {"type": "EnemyWalk", "at": "go_on", "into": "done", "done": 1, **walk}


@pytest.mark.parametrize(("asked", "ties"), [(True, "all"), (False, "never")])
def test_a_match_asks_about_ties_as_it_did(asked: bool, ties: str) -> None:
    config = MIGRATIONS[1]({"config": {"mission": "B1", "ask_ties": asked}})["config"]
    assert config == {"mission": "B1", "ties": ties, "consent": False}
    assert GAME.new(Setup(1, 1, {"ask_ties": asked})).config.ties == ties


def test_a_former_switch_with_a_value_that_it_never_had_is_refused() -> None:
    with pytest.raises(SetupError, match="ask_ties"):
        GAME.new(Setup(1, 1, {"ask_ties": 1}))
