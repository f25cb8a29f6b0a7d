"""A question that a card asks says what will happen to the space, the enemy or the stalker that one chooses."""

from __future__ import annotations

import re

import pytest

from cordon.faces.stalker.prompts import StalkerPrompt
from cordon.faces.stalker.purposes import purpose_of
from cordon.games.stalker.content import content
from cordon.games.stalker.ops.ground import Pick, Put
from cordon.games.stalker.ops.selecting import Select
from cordon.games.stalker.ops.zone_ground import PutThere, RelocateTo
from cordon.games.stalker.rules.event_deck import effect
from cordon.games.stalker.rules.laying_out import lay_out_anomalies
from cordon.games.stalker.rules.movement import Relocate
from cordon.kernel.frames import Call
from cordon.words.catalogue import Words, languages
from cordon.words.stalker.names import Known, StalkerNamer
from cordon.words.stalker.rules_text import RulesText
from tests.games.stalker.rules.stage import Stage, grid

ROAD = grid("ABCDEFGH")
ANY_ID = re.compile(r"[a-z]_[a-z]|SC-[A-Z]|\{")
"""What must not be among the words."""


def question(stage: Stage) -> str:
    words = Words("en", "stalker")
    namer = StalkerNamer(words, ["Anna"], Known({0: "palkan"}, {}, {}))
    return StalkerPrompt(words, namer, stage.game, stage.decision).question()


def event(stage: Stage, key: str, part: str = "instant") -> Stage:
    stage.game.set(event=key)
    flow = effect(stage.game, part)
    assert isinstance(flow, Call)
    return stage.run(flow.procedure)


@pytest.mark.rule("SC-1.3")
def test_a_space_is_asked_for_with_what_comes_there() -> None:
    asked = question(event(Stage(ROAD).stalker(0, "C"), "torn_parachute"))
    assert asked == "Torn Parachute: which space? Put 2 loot tokens on that space."


@pytest.mark.rule("SC-1.3")
def test_everything_is_told_that_happens_on_that_space() -> None:
    stage = Stage(ROAD).stalker(0, "C").give(0, "frag_grenade-1").use("frag_grenade-1")
    assert question(stage).endswith(
        "Put your HIGH token on that space. Roll 4 gear dice. The stars strike each entity on that space."
    )


@pytest.mark.rule("SC-1.5")
def test_somebody_is_asked_for_with_what_happens_to_them() -> None:
    stage = Stage(ROAD, seats=2).stalker(0, "C").stalker(1, "C").give(0, "first_aid_kit-1").use("first_aid_kit-1")
    assert question(stage).endswith(": whom? 1 stalker on your space heals 8 HP.")


@pytest.mark.rule("SC-1.5")
def test_the_farthest_space_is_asked_for_with_what_comes_there() -> None:
    stage = Stage(grid("ABC", "DEF", "GHI")).stalker(0, "E")
    assert "farthest spaces? Put 1 unknown token" in question(event(stage, "strangers"))


@pytest.mark.rule("ST-13.25")
def test_enemies_that_are_equally_close_are_asked_for_with_what_they_do() -> None:
    stage = Stage(grid("ABC", "DEF", "GHI"), ties="all").stalker(0, "E").ground("E", loot=("SC-T01-1",))
    for space in "ACG":
        stage.enemy("bandit_rifle", space, "N")
    assert question(event(stage, "torn_parachute", "round_end")) == (
        "They are equally close. Which of them is meant? "
        "Each of the 2 enemies closest to the lead stalker moves up to its full movement towards the closest loot."
    )


@pytest.mark.rule("ST-14.10")
def test_whoever_finds_no_room_is_named() -> None:
    stage = (
        Stage(ROAD, ties="all")
        .stalker(0, "H")
        .enemy("zombie", "A", "E")
        .enemy("zombie", "D", "N")
        .run(Relocate("stalker-0", "T.D"))
    )
    assert question(stage) == "Anna has no room there. On which space instead?"


@pytest.mark.rule("SC-8.2")
def test_whoever_comes_out_of_a_portal_is_named() -> None:
    stage = Stage(mission="B3").stalker(0, "8.G")
    lay_out_anomalies(stage.game)
    at = stage.game.board.index["8.G"]
    portals = [each for each in stage.game.state.anomalies.values() if each.card == "portal"]
    source = next(each.id for each in portals if at in stage.game.symbols_of(each))
    assert question(stage.run(Relocate("stalker-0", "other_portal", source))) == "Anna: out of which portal?"


@pytest.mark.parametrize("language", languages())
def test_whatever_any_card_asks_for_can_be_told(language: str) -> None:
    text = RulesText(Words(language, "stalker"), seats=2)
    told = [
        purpose_of(text, script[place:])
        for script in content().scripts.values()
        for place, op in enumerate(script)
        if isinstance(op, Pick | PutThere | RelocateTo)
        or (isinstance(op, Put) and op.place == "far")
        or (isinstance(who := op.whom(), Select) and who.pick != "each")
    ]
    assert len(told) > 70
    assert [each for each in told if not each or ANY_ID.search(each)] == []
