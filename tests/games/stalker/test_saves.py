"""A save that names what the content does not know is refused before anything is played."""

from __future__ import annotations

from collections.abc import Callable

import pytest

from cordon.games.stalker import GAME
from cordon.games.stalker.content import content
from cordon.games.stalker.game import StalkerGame
from cordon.games.stalker.state import CompanionFigure, EnemyCard
from cordon.kernel.spec import Setup
from tests.games.stalker.missions.table import begin

STRANGE: dict[str, Callable[[StalkerGame], object]] = {
    "companion": lambda game: game.add(CompanionFigure("companion-dragon", "dragon", 0, 1)),
    "companion who is no companion": lambda game: game.add(CompanionFigure("companion-x", "sidorovich", 0, 1)),
    "enemy card": lambda game: game.add(EnemyCard("dragon", "C1", 1, ())),
    "event": lambda game: game.set(event="dragon"),
    "killed kind": lambda game: game.set(killed={"dragon": 1}),
    "layout side": lambda game: game.set(layout=("dragon",)),
    "mission": lambda game: game.set(mission="dragon"),
}


@pytest.mark.parametrize("change", STRANGE.values(), ids=STRANGE)
def test_what_the_content_does_not_know_is_named(change: Callable[[StalkerGame], object]) -> None:
    game = begin("A1")
    assert GAME.unknown_ids(game.state) == []
    change(game)
    unknown = {found.rpartition(": ")[2] for found in GAME.unknown_ids(game.state)}
    assert unknown in ({"dragon"}, {"sidorovich"})


@pytest.mark.parametrize("mission", ["A1", "A2", "A3", "B1", "B2", "B3"])
def test_every_mission_begins_with_known_cards_only(mission: str) -> None:
    assert GAME.unknown_ids(begin(mission, seats=4).state) == []


@pytest.mark.parametrize("scenario", content().scenarios)
def test_every_scenario_of_zone_survival_begins_with_known_cards_only(scenario: str) -> None:
    """A match under way outlives a change of rules by its snapshot alone, which must not name what does not exist."""
    game = GAME.new(Setup(2, 5, {"mode": "survival", "scenario": scenario}))
    while not game.state.round:
        decision = game.decisions()[0]
        game.answer(decision.seat, "done" if "done" in decision.answers() else decision.answers()[0])
    assert game.state.layout
    assert GAME.unknown_ids(game.state) == []


def test_a_token_on_a_segment_is_known_by_its_kind() -> None:
    assert "hole:13@a5W" in content().layouts
    assert "bus" in content().layouts
    assert "bus:13@a5W" not in content().layouts
    assert "hole" not in content().layouts
