"""The marks on the map of Zone Survival: where something of the objective is to be done now; and whose faces are drawn."""

from __future__ import annotations

import re
from functools import partial
from pathlib import Path
from typing import Any

from cordon.bots.registry import bot
from cordon.faces.stalker.zone_aims import zone_aims
from cordon.games.registry import game
from cordon.games.stalker.content import content
from cordon.kernel.session import Session
from cordon.kernel.spec import Setup
from tests.games.stalker.survival.zone import Zone

BUSTS = Path(__file__).parents[2] / "web" / "src" / "stalker" / "busts.ts"


def played(scenario: str, rounds: int) -> Session[Any]:
    """A scenario that somebody has played up to a round."""
    session = Session(game("stalker"), Setup(1, 3, config={"mode": "survival", "scenario": scenario}))
    player = bot("greedy", "stalker", 1)
    while session.decisions and session.game.state.round < rounds:
        decision = session.decisions[0]
        session.answer(decision.seat, player.choose(decision, partial(session.spec.view, session.game, decision.seat)))
    return session


def test_before_the_first_round_nothing_is_marked() -> None:
    assert zone_aims(played("S01", 0).game) == ()


def test_a_fuse_is_to_be_pulled_before_it_is_to_be_fitted() -> None:
    """Each box that nobody has tried, and the barrier; what needs a fuse in somebody's hands is no aim yet."""
    session = played("S01", 1)
    aims = {aim.action: aim for aim in zone_aims(session.game)}
    assert set(aims) == {"pull_the_fuse", "force_the_motor"}
    boxes = {token.space for token in session.game.state.tokens.values() if token.kind == "fuse_box"}
    assert set(aims["pull_the_fuse"].spaces) == boxes
    assert len(aims["force_the_motor"].spaces) == 1


def test_every_scenario_marks_something_in_its_first_round() -> None:
    for scenario in content().scenarios:
        aims = zone_aims(played(scenario, 1).game)
        assert aims, scenario
        assert all(aim.spaces or aim.kind == "gather" for aim in aims), scenario
        assert all(aim.action == "" or aim.card in content().zone_cards for aim in aims), scenario


def test_the_letter_that_somebody_is_to_take_is_marked_where_it_lies() -> None:
    zone = Zone("S01").up("E57").part("E57", "now")
    zone.game.set(round=1)
    (letter,) = zone.holds("letter")
    marked = [aim for aim in zone_aims(zone.game) if aim.action == "take_the_letter"]
    assert [[zone.game.address(space) for space in aim.spaces] for aim in marked] == [[letter]]


def test_whoever_is_drawn_beside_what_is_read_has_a_bust() -> None:
    drawn = set(re.findall(r"^  (\w+): \{", BUSTS.read_text(encoding="utf-8"), re.MULTILINE))
    stories = {story.face for story in content().stories.values()}
    scripts = {script.face for script in content().zone_scripts.values()}
    assert (stories | scripts) - {""} <= drawn
