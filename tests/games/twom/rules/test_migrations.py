"""Saves of older rules go on where they were."""

from __future__ import annotations

from typing import Any

import msgspec

from cordon.games.twom import GAME
from cordon.games.twom.game import TwomGame
from cordon.games.twom.migrations import MIGRATIONS
from cordon.games.twom.rules.combat import Combat
from cordon.games.twom.rules.scavenging import Exploration
from cordon.games.twom.state import TwomState
from cordon.kernel.saves import thaw
from tests.games.twom.campaign import asked, campaign, exploring, states


def _old(game: TwomGame) -> dict[str, Any]:
    plain: dict[str, Any] = msgspec.json.decode(msgspec.json.encode(game.state))
    for field in ("noted", "used"):
        del plain[field]
    return plain


def _thawed(plain: dict[str, Any]) -> TwomGame:
    state = thaw(GAME, MIGRATIONS[1](plain))
    assert isinstance(state, TwomState)
    return GAME.game(GAME, state)


def test_a_stage_under_way_asks_everybody_who_can_act_now() -> None:
    game = campaign()
    states(game, "C05", hunger=2)
    plain = _old(game)
    plain["stack"][-1] |= {"people": ["C05", "C09"], "stage": 3}
    plain["spent"] = ["jammed:C05", "encounter"]
    old = _thawed(plain)
    assert old.state.noted == ("encounter",)
    acting = {option.split(":")[1] for option in asked(old).options if option.startswith("assign:")}
    assert acting == {"C09", "C11"}


def test_marks_of_a_fight_a_trip_and_a_day_stand_where_they_belong() -> None:
    game = campaign()
    for person in game.state.people:
        states(game, person, task="scavenge")
    exploring(game, "L01", "quiet_corner", on_top=Combat((("A", "none", "none"),)))
    game.decisions()
    plain = _old(game)
    fight = ["killed:A2", "killed:A3", "spared:B1", "shot:C05", "jammed:C09", "ambush"]
    plain["spent"] = ["encounter", *fight, "offer:cellar", "L04:footsteps", "C02:", "ended"]
    plain["today"] = {"used:F08:C09": 1, "used:F01": 1, "used:C08": 1, "no_rain": 1}
    old = _thawed(plain)
    state = old.state
    assert (state.noted, state.spent) == (("encounter",), (("L04", "footsteps"), ("C02", "")))
    assert (state.used, state.today) == ((("F08", "C09"), ("F01", ""), ("", "C08")), {"no_rain": 1})
    trip = next(frame for frame in state.stack if isinstance(frame, Exploration))
    assert (trip.fled, trip.taken) == (True, ("cellar",))
    combat = next(frame for frame in state.stack if isinstance(frame, Combat))
    assert (combat.from_hiding, combat.killed, combat.jammed) == (True, 2, ())
    assert (combat.spared, combat.fired) == (("B1",), ("C05",))
