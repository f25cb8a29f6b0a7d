"""TW-31.5 Every condition that cards and scripts may ask: what makes it so, and what just does not."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, get_args

import msgspec
import pytest

from cordon.games.twom.conditions import Condition, all_hold
from cordon.games.twom.game import TwomGame
from cordon.games.twom.rules.people import die, leave
from tests.games.twom.campaign import campaign, exploring, give, states

Prepare = Callable[[TwomGame], object]
NAMES = (("them", "C09"),)


def nothing(_: TwomGame) -> None:
    """Three people at home, on the first day, with nothing."""


def out(*party: str) -> Prepare:
    """The party is out."""

    def prepare(game: TwomGame) -> None:
        for person in party:
            states(game, person, task="scavenge")
        exploring(game, "L01")

    return prepare


def done(*deeds: tuple[str, str]) -> Prepare:
    def prepare(game: TwomGame) -> None:
        for person, deed in deeds:
            game.deed(person, deed)

    return prepare


def boarded(n: int) -> Prepare:
    def prepare(game: TwomGame) -> None:
        for space in game.content.shelter.holes[:n]:
            game.update(game.state.spaces[space], boarded=True)

    return prepare


def both(*parts: Prepare) -> Prepare:
    def prepare(game: TwomGame) -> None:
        for part in parts:
            part(game)

    return prepare


def setting(**scalars: Any) -> Prepare:
    return lambda game: game.set(**scalars)


def level(person: str, **levels: int) -> Prepare:
    return lambda game: states(game, person, **levels)


def flagged(name: str, value: int) -> Prepare:
    return lambda game: game.flag(name, value)


def goods(where: str = "storage", **tokens: int) -> Prepare:
    return lambda game: give(game, where, **tokens)


def visited(*places: str) -> Prepare:
    def prepare(game: TwomGame) -> None:
        for place in places:
            game.count("visits", place)

    return prepare


def without(person: str) -> Prepare:
    return lambda game: leave(game, person, "script")


def dead(person: str) -> Prepare:
    return lambda game: die(game, person, "script")


def built(fitting: str) -> Prepare:
    return lambda game: game.build("C05", fitting, "U2")


CASES: list[tuple[dict[str, Any], Prepare, Prepare]] = [
    # what is asked, what makes it so, what does not
    ({"is": "has", "what": "food", "n": 2}, goods(raw_food=1, vegetable=1), goods(raw_food=1)),
    ({"is": "has", "what": "raw_food"}, goods(raw_food=1), goods(vegetable=2)),
    ({"is": "has", "what": ["book", "knife"]}, goods(knife=1), goods(hatchet=1)),
    ({"is": "has", "what": "book"}, both(out("C05"), goods("findings", book=1)), both(out("C05"), goods(book=1))),
    ({"is": "has", "what": "token", "min_value": 10}, goods(jewellery=1), goods(shovel=1)),
    ({"is": "flag", "name": "bridge"}, flagged("bridge", 1), flagged("bridges", 1)),
    ({"is": "flag", "name": "bridge", "at_least": 2}, flagged("bridge", 2), flagged("bridge", 1)),
    ({"is": "group_size", "at_least": 3}, nothing, without("C05")),
    ({"is": "group_size", "at_most": 2}, without("C05"), nothing),
    ({"is": "party_size", "at_least": 2}, both(out("C05"), out("C09")), out("C05")),
    ({"is": "party_size", "at_most": 1}, out("C05"), nothing),
    ({"is": "able", "at_least": 3}, nothing, level("C05", fatigue=4)),
    ({"is": "able", "at_most": 2}, level("C11", misery=4), level("C11", misery=3)),
    ({"is": "state", "who": "all", "state": "misery", "at_least": 2}, level("C11", misery=2), level("C11", misery=1)),
    ({"is": "state", "who": "all", "state": "wounds", "at_most": 0}, nothing, both(
        level("C05", wounds=1), level("C09", wounds=1), level("C11", wounds=1))),
    ({"is": "state", "who": "them", "state": "hunger", "at_least": 1}, level("C09", hunger=1), level("C05", hunger=3)),
    ({"is": "state", "who": "present", "state": "illness", "at_least": 1},
     both(level("C05", illness=1), out("C05")), both(level("C05", illness=1), out("C09"))),
    ({"is": "day", "at_least": 4}, setting(day=4), setting(day=3)),
    ({"is": "day", "at_most": 4}, setting(day=4), setting(day=5)),
    ({"is": "person", "character": "C09"}, nothing, without("C09")),
    ({"is": "person", "character": "C09", "where": "party"}, out("C09"), out("C05")),
    ({"is": "person", "character": "C09", "where": "dead"}, dead("C09"), without("C09")),
    ({"is": "person", "character": "C09", "where": "left"}, without("C09"), dead("C09")),
    ({"is": "person", "character": "C12", "where": "outside"}, nothing, lambda game: game.add(
        msgspec.structs.replace(game.state.people["C09"], id="C12"))),
    ({"is": "person", "character": "C09", "where": "outside"}, lambda game: game.remove(game.state.people["C09"]), dead("C09")),
    ({"is": "deed", "name": "killed", "at_least": 2}, done(("C05", "killed"), ("C09", "killed")), done(
        ("C05", "killed"), ("C09", "robbed"))),
    ({"is": "deed", "name": "killed", "who": "them"}, done(("C09", "killed")), done(("C05", "killed"))),
    ({"is": "deed", "name": "killed", "who": "them", "at_least": 2}, done(("C09", "killed"), ("C09", "killed")), done(
        ("C09", "killed"), ("C05", "killed"))),
    ({"is": "visits", "location": "L03", "at_least": 2}, visited("L03", "L03"), visited("L03", "L04")),
    ({"is": "visits", "location": "L03", "at_most": 1}, visited("L03"), visited("L03", "L03")),
    ({"is": "cold", "at_least": 3}, setting(cold=3), setting(cold=2)),
    ({"is": "cold", "at_most": 3}, setting(cold=3), setting(cold=4)),
    ({"is": "built", "fitting": "F03"}, built("F03"), built("F01")),
    ({"is": "built", "fitting": ["F01", "F03"]}, built("F03"), nothing),
    ({"is": "prowess", "who": "present", "at_least": 2}, out("C05"), out("C09", "C11")),
    ({"is": "prowess", "who": "present", "at_least": 1}, out("C05", "C11"), out("C09", "C11")),
    ({"is": "boarded", "at_least": 2}, boarded(2), boarded(1)),
    ({"is": "cleared", "at_least": 3}, setting(cleared=3), setting(cleared=2)),
    ({"is": "mark", "name": "encounter"}, lambda game: game.note("encounter"), lambda game: game.note("creak")),
    ({"is": "mark", "name": "no_rain"}, lambda game: game.count("today", "no_rain"), lambda game: game.count("today", "no_outside")),
    ({"is": "read", "script": 401}, lambda game: game.count("read", "401"), lambda game: game.count("read", "402")),
]  # fmt: skip


def holds(asked: dict[str, Any], prepare: Prepare) -> bool:
    game = campaign()
    prepare(game)
    return all_hold(game, (msgspec.convert(asked, Condition),), NAMES)


def test_every_condition_is_here() -> None:
    tags = {kind.__struct_config__.tag for kind in get_args(Condition)}
    assert tags == {asked["is"] for asked, _, _ in CASES}


@pytest.mark.parametrize(("asked", "so", "not_so"), CASES, ids=[str(asked) for asked, _, _ in CASES])
@pytest.mark.rule("TW-31.5")
def test_a_condition_holds_when_it_is_so_and_only_then(asked: dict[str, Any], so: Prepare, not_so: Prepare) -> None:
    assert holds(asked, so)
    assert not holds(asked, not_so)
    assert not holds(asked | {"not": True}, so)
    assert holds(asked | {"not": True}, not_so)


@pytest.mark.rule("TW-31.5")
def test_of_several_conditions_all_must_hold() -> None:
    game = campaign()
    day = msgspec.convert({"is": "day", "at_most": 1}, Condition)
    cold = msgspec.convert({"is": "cold", "at_least": 6}, Condition)
    assert all_hold(game, (day,))
    assert not all_hold(game, (day, cold))
    assert not all_hold(game, (cold, day))
    assert all_hold(game, ())
