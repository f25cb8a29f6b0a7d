"""Actions on environment cards say what they take and do before they are chosen."""

from __future__ import annotations

import re

import pytest

from cordon.faces.stalker.prompts import StalkerPrompt
from cordon.games.stalker.game import StalkerGame
from cordon.games.stalker.rules.rounds import Turn
from cordon.games.stalker.survival.tokens import give
from cordon.words.catalogue import Words, languages
from cordon.words.stalker.names import Known, StalkerNamer
from tests.games.stalker.missions.table import begin, empty, put, step
from tests.games.stalker.survival.zone import Zone


def offered(game: StalkerGame, language: str = "en") -> dict[str, tuple[str, tuple[str, ...]]]:
    """Label and details of each option."""
    words = Words(language, "stalker")
    namer = StalkerNamer(words, ["Anna"], Known({0: "palkan"}, {}, {}))
    prompt = StalkerPrompt(words, namer, game, game.decisions()[0])
    return {choice.option: (choice.label, choice.details) for choice in prompt.choices if choice.is_open}


def locked_in() -> StalkerGame:
    game = begin("A1", seats=1, A1_05=(0, 1))
    empty(game)
    put(game, "2.K")
    step(game, "2.I")
    return game


@pytest.mark.rule("ST-5.6")
@pytest.mark.parametrize("language", languages())
def test_a_lock_tells_its_price_once_its_chance_and_what_comes_of_it(language: str) -> None:
    label, details = offered(locked_in(), language)["card:A1-05:force"]
    assert label.count("(") == 1
    assert re.search(r"\d+\s?%", details[0])
    assert "6 ★" in details[-1]


@pytest.mark.rule("SM-5.9d")
def test_a_card_that_counts_cubes_says_how_far_it_is() -> None:
    game = begin("B3", seats=1)
    empty(game)
    cards = {card.number: card for card in game.state.environment.values()}
    game.update(cards["B3-03"], side="b")
    game.update(cards["B3-04"], cubes=1)
    put(game, game.address(cards["B3-04"].spaces[0]))
    _, details = offered(game)["card:B3-04:prime"]
    assert details == ("1 of 2 cubes so far", "Put 1 cube on this card")


@pytest.mark.rule("SV-1.10")
def test_what_an_action_of_the_zone_asks_beside_the_action_stands_in_its_name() -> None:
    zone = Zone(seats=1).stand(0, "OUT")
    give(zone.game, 0, "fuse")
    zone.run(Turn(0, 0))
    label, details = offered(zone.game)["card:X01:fit_a_fuse"]
    assert label == "Fit a fuse (1 action; spend 1 × fuse)"
    assert details[0].startswith("One more fuse is fitted")
    label, details = offered(zone.game)["card:X01:force_the_motor"]
    assert label == "Force the motor (1 action)"
    assert details[0] == "works in 12%"
    assert "lose 2 HP" in details[1]
