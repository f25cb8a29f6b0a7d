"""Saves of older rules go on where they were."""

from __future__ import annotations

import msgspec

from cordon.games.twom import GAME
from cordon.games.twom.migrations import MIGRATIONS
from cordon.games.twom.state import TwomState
from cordon.kernel.saves import thaw
from tests.games.twom.campaign import asked, campaign, states


def test_a_stage_under_way_asks_everybody_who_can_act_now() -> None:
    game = campaign()
    states(game, "C05", hunger=2)
    plain = msgspec.json.decode(msgspec.json.encode(game.state))
    plain["stack"][-1] |= {"people": ["C05", "C09"], "stage": 3}
    plain["spent"] = ["jammed:C05", "encounter"]
    state = thaw(GAME, MIGRATIONS[1](plain))
    assert isinstance(state, TwomState)
    old = GAME.game(GAME, state)
    assert old.state.spent == ("encounter",)
    acting = {option.split(":")[1] for option in asked(old).options if option.startswith("assign:")}
    assert acting == {"C09", "C11"}
