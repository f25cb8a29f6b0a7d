"""Bots that think ahead: fair, repeatable, and no worse than the rules of thumb that they start from."""

from __future__ import annotations

from functools import partial
from pathlib import Path
from typing import Any

import msgspec
import pytest
from typer.testing import CliRunner

from cordon.bots.imagination import Imagination
from cordon.bots.player import Thinker, chooser
from cordon.bots.registry import LEVELS, bot, bot_names, thumb
from cordon.bots.search import Budget, Searcher
from cordon.bots.value import Model, model_of, value_of
from cordon.cli import app
from cordon.games.registry import game
from cordon.kernel.game import Game
from cordon.kernel.spec import Setup
from cordon.lab.match import match_seed
from cordon.lab.train import Lesson, calibration, play_lesson

GAMES = ("zona", "stalker", "twom")
TINY = Budget(8, 1)


def mind(game_id: str, seed: int = 3) -> Searcher:
    return Searcher(thumb(game_id), seed, TINY, value_of(game_id))


def position(game_id: str, answers: int) -> Game[Any]:
    """Where the rules of thumb have come to after so many answers: at a question with several of them."""
    match: Game[Any] = game(game_id).new(Setup(1, match_seed(11, answers)))
    choose = chooser(thumb(game_id), match, 0)
    while answers > 0 or len(match.decisions()[0].answers()) < 3:
        match.answer(0, choose(match.decisions()[0]))
        answers -= 1
    return match


@pytest.mark.parametrize("game_id", GAMES)
def test_every_game_with_rules_of_thumb_has_bots_that_think_ahead(game_id: str) -> None:
    assert set(LEVELS) <= set(bot_names(game_id))
    assert isinstance(bot("steady", game_id, 1), Thinker)


@pytest.mark.parametrize("game_id", GAMES)
def test_what_a_mind_answers_does_not_depend_on_what_is_hidden(game_id: str) -> None:
    match = position(game_id, 25)
    spec, decision = match.spec, match.decisions()[0]
    thought = mind(game_id).think(decision, partial(spec.view, match, 0), Imagination(match, 0))
    other = match.clone()
    spec.redeal(other, 0, 99)
    again = mind(game_id).think(other.decisions()[0], partial(spec.view, other, 0), Imagination(other, 0))
    assert again == thought
    assert thought.option in decision.answers()
    assert [found.chance for found in thought.estimates] == sorted((f.chance for f in thought.estimates), reverse=True)


def test_thinking_changes_nothing_of_the_match() -> None:
    match = position("zona", 30)
    before = match.state.clone()
    mind("zona").think(match.decisions()[0], partial(match.spec.view, match, 0), Imagination(match, 0))
    assert match.state == before


def test_an_answer_that_wins_at_once_is_found() -> None:
    """The worth of a position is turned round: where passing the time is best, the mind passes it."""
    match = position("zona", 30)
    decision = match.decisions()[0]
    wanted = decision.answers()[-1]

    class Told(Searcher):
        def playout(self, match: Game[Any], seat: int, option: str) -> float:
            return float(option == wanted)

    thought = Told(thumb("zona"), 1, Budget(64, 1)).think(
        decision, partial(match.spec.view, match, 0), Imagination(match, 0)
    )
    assert thought.option == wanted
    assert thought.estimates[0].option == wanted


def test_a_small_difference_leaves_the_rule_of_thumb() -> None:
    match = position("zona", 30)
    decision = match.decisions()[0]
    usual = thumb("zona").choose(decision, partial(match.spec.view, match, 0))

    class Torn(Searcher):
        def playout(self, match: Game[Any], seat: int, option: str) -> float:
            return 0.5 if option == usual else 0.51

    thought = Torn(thumb("zona"), 1, Budget(64, 1)).think(
        decision, partial(match.spec.view, match, 0), Imagination(match, 0)
    )
    assert thought.option == usual


@pytest.mark.parametrize("game_id", GAMES)
def test_what_was_learned_is_a_chance_and_knows_its_features(game_id: str) -> None:
    model = model_of(game_id)
    assert model is not None
    assert model.game == game_id
    assert model.matches >= 300
    assert model.brier < 0.25, "worse than calling every match a coin"
    for sample in play_lesson(
        Lesson(game_id, 1, 77, configs=({"mission": "A1"},) if game_id == "stalker" else ({},)), 0
    ):
        assert set(model.features) == set(sample.found)
        assert 0 < model.chance(sample.found) < 1


@pytest.mark.parametrize("game_id", GAMES)
def test_rules_of_thumb_go_on_wherever_somebody_else_has_led(game_id: str) -> None:
    """A person may hand over in the middle of a plan: whatever was answered before, every answer is accepted."""
    config = {"mission": "A1"} if game_id == "stalker" else {}
    for index in range(12):
        play_lesson(Lesson(game_id, 1, 41, configs=(config,)), index)


def test_what_is_learned_again_tells_the_lost_from_the_won(tmp_path: Path) -> None:
    """A short lesson, by the command itself: few matches, but of two scavengers the one with two secrets is ahead."""
    file = tmp_path / "value.json"
    told = CliRunner().invoke(app, ["lab", "train", "zona", "--matches", "40", "--workers", "1", "--to", str(file)])
    assert told.exit_code == 0, told.output
    model = msgspec.json.decode(file.read_bytes(), type=Model)
    assert model.command == "cordon lab train zona --matches 40 --seed 5"
    position = dict.fromkeys(model.features, 1.0) | {"rounds_left": 6.0, "alive": 1.0, "free": 4.0, "seats": 1.0}
    assert model.chance(position | {"secrets": 2.0}) > model.chance(position | {"secrets": 0.0})


def test_calibration_tells_what_was_called_and_what_came_true() -> None:
    assert calibration([(0.11, False), (0.19, True), (0.95, True)]) == [(0.15, 0.5, 2), (0.95, 1.0, 1)]
