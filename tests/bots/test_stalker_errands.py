"""Errands of the greedy stalkers: loot and artifacts, while there is time and they are well."""

from __future__ import annotations

from msgspec.structs import replace

from cordon.bots.stalker.duties import Team
from cordon.bots.stalker.errands import SAFE, Errands
from cordon.bots.stalker.greedy import GreedyStalker
from cordon.bots.stalker.situation import Situation
from cordon.games.registry import game
from cordon.games.stalker.mapping.library import board_for
from cordon.games.stalker.views import StalkerView
from cordon.kernel.spec import Setup
from cordon.lab.match import match_seed, play

STALKER = game("stalker")
TIME = 40.0


def first_turn(mission: str, seats: int) -> StalkerView:
    match = STALKER.new(Setup(seats, 5, {"mission": mission}))
    while match.state.round == 0 or not match.decisions()[0].kind.startswith("turn."):
        decision = match.decisions()[0]
        match.answer(decision.seat, decision.answers()[0])
    view = STALKER.view(match, 0)
    assert isinstance(view, StalkerView)
    return view


def errands(view: StalkerView) -> tuple[Errands, Team]:
    board = board_for(view.config.mission, frozenset(view.layout), frozenset(view.flooded))
    watched = Situation(view, 0).watched
    team = Team(view, board, watched)
    return Errands(view, board, team.steps, watched), team


def with_stalker(view: StalkerView, seat: int, **changes: object) -> StalkerView:
    stalkers = list(view.stalkers)
    stalkers[seat] = replace(stalkers[seat], **changes)
    return replace(view, stalkers=tuple(stalkers))


def test_whoever_has_a_detector_goes_for_an_artifact_first() -> None:
    found, team = errands(first_turn("A1", 1))
    assert found.has_detector(0)
    errand = found.errand(0, team.exit, TIME)
    assert errand is not None
    assert errand.artifact


def test_without_a_detector_there_is_only_loot_to_gather() -> None:
    view = first_turn("A1", 1)
    view = replace(view, cards=tuple(card for card in view.cards if card.place != "attached"))
    found, team = errands(view)
    assert not found.has_detector(0)
    errand = found.errand(0, team.exit, TIME)
    assert errand is not None
    assert not errand.artifact
    assert all(ground.loot for ground in view.ground if ground.space in errand.spaces)


def test_too_few_hp_for_an_anomaly_may_be_enough_for_loot() -> None:
    found, team = errands(with_stalker(first_turn("A1", 1), 0, card="milady", hp=SAFE - 1))
    assert found.is_sound(0)
    errand = found.errand(0, team.exit, TIME)
    assert errand is not None
    assert not errand.artifact


def test_nobody_runs_errands_when_hurt_hunted_or_short_of_time() -> None:
    view = first_turn("A1", 1)
    found, team = errands(view)
    assert found.errand(0, team.exit, 0.0) is None
    for changes in ({"hp": 4}, {"injured": (True, False)}, {"attention": "high"}):
        found, team = errands(with_stalker(view, 0, **changes))
        assert found.errand(0, team.exit, TIME) is None


def test_what_an_enemy_looks_at_is_left_alone() -> None:
    view = first_turn("A1", 1)
    errand = errands(view)[0].errand(0, errands(view)[1].exit, TIME)
    assert errand is not None
    found, team = errands(view)
    for space in errand.spaces:
        found.watched |= 1 << space
    other = found.errand(0, team.exit, TIME)
    assert other is None or not set(other.spaces) & set(errand.spaces)


def test_two_stalkers_never_go_for_the_same_stack() -> None:
    found, team = errands(first_turn("A1", 4))
    sent = [errand.spaces for seat in range(4) if (errand := found.errand(seat, team.exit, TIME)) is not None]
    spaces = [space for each in sent for space in each]
    assert len(sent) >= 2
    assert len(spaces) == len(set(spaces))


def test_a_team_that_has_enough_loot_leaves_the_rest() -> None:
    view = first_turn("A2", 3)
    found, team = errands(view)
    assert found.loot_taken == 0
    assert found.errand(2, team.exit, TIME) is not None
    kept = [replace(ground, loot=()) if i % 2 else ground for i, ground in enumerate(view.ground)]
    found, team = errands(replace(view, ground=tuple(kept)))
    assert found.loot_taken >= 6
    assert found.errand(2, team.exit, TIME) is None


def test_a_bearer_of_what_the_mission_is_about_goes_straight_home() -> None:
    view = first_turn("A1", 2)
    _, team = errands(view)
    assert team.duties[0] != team.shared_out[0] or team.duties[1] != team.shared_out[1]
    team = errands(view)[1]
    team.held = {"A1-04": 0, "A1-11": 1}
    assert team.duties == team.shared_out


def test_missions_bring_loot_and_artifacts() -> None:
    """Of six missions of two with a detector."""
    loot = artifacts = 0.0
    for index in range(6):
        match = STALKER.new(Setup(2, match_seed(6, index), {"mission": "A1"}))
        play(match, [GreedyStalker()] * 2)
        figures = STALKER.statistics(match)
        loot += figures.get("loot", 0)
        artifacts += figures.get("artifacts", 0)
    assert loot >= 12
    assert artifacts >= 2
