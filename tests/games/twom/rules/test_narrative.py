"""TW-30 Narrative actions: when they can be played."""

from __future__ import annotations

import pytest

from cordon.games.twom.rules.dawn import DawnPhase
from cordon.games.twom.rules.dusk import DuskPhase
from tests.games.twom.campaign import asked, at_phase, campaign, luck, play, states, top


@pytest.mark.rule("TW-30", "TW-7.1", "TW-7.3")
def test_with_nothing_in_storage_a_held_card_may_still_bring_the_meal() -> None:
    game = campaign("C09")
    game.hold("NA04")
    game.hold("NA03")
    at_phase(game, DuskPhase(), "evening")
    assert asked(game).options == ("done",)
    play(game, "play:NA04", "drink:C09")
    assert asked(game).kind == "dusk_phase.eat"
    play(game, "play:NA03", "eat:C09:canned_food")
    assert game.state.people["C09"].hunger == 0
    empty = campaign("C09")
    at_phase(empty, DuskPhase(), "evening")
    luck(empty, black=[1])
    assert asked(empty).kind == "evening_phase.assign"


@pytest.mark.rule("TW-30", "TW-11.2")
def test_a_held_card_may_bring_the_bandages_before_the_fate_card() -> None:
    game = campaign("C09")
    states(game, "C09", wounds=1)
    game.hold("NA06")
    top(game, "fate", "FT1")
    at_phase(game, DawnPhase(), "end")
    play(game, "play:NA06", "place:C09:bandages")
    assert game.state.people["C09"].wounds == 0
