"""Greedy, the rule-of-thumb bot of This War of Mine: fair, tireless, and better than chance."""

from __future__ import annotations

from collections import Counter
from functools import partial

import pytest

from cordon.bots.player import Player
from cordon.bots.random import RandomPlayer
from cordon.bots.registry import bot, bot_names
from cordon.bots.twom import stories
from cordon.bots.twom.greedy import RULES, WITHOUT_LOOKING, GreedySurvivor
from cordon.games.registry import game
from cordon.games.twom import events
from cordon.games.twom.rules.scripts import ReadScript
from cordon.kernel.spec import Setup
from cordon.lab.match import bot_seed, match_seed, play
from tests.games.twom.campaign import asked, campaign, doing, give, states

TWOM = game("twom")
EARLY = 4
"""The day by which a careful group has boarded up."""


def test_it_has_a_name() -> None:
    assert bot_names("twom") == ["calm", "careless", "expert", "greedy", "random", "steady"]
    assert isinstance(bot("greedy", "twom", 1), GreedySurvivor)


@pytest.mark.parametrize("seats", [1, 3, 6])
def test_campaigns_come_to_an_end_and_every_answer_is_accepted(seats: int) -> None:
    for index in range(8):
        match = TWOM.new(Setup(seats, match_seed(seats, index)))
        assert play(match, [GreedySurvivor()] * seats, limit=5_000) > 50
        assert match.state.outcome is not None


def test_every_answer_is_accepted_under_other_switches_and_beside_chance() -> None:
    """A leader who plays at random brings about situations that greedy would never get into."""
    switches = {"difficulty": "hard", "care": "skip", "stop_early": False, "stolen_by": "lot", "raid_reshuffle": False}
    for index in range(20):
        match = TWOM.new(Setup(3, match_seed(9, index), switches))
        seats: list[Player] = [GreedySurvivor(), RandomPlayer(index), GreedySurvivor()]
        play(match, seats)
        assert match.state.outcome is not None


def test_greedy_outlives_chance() -> None:
    """Over 20 campaigns each, with the same seeds."""
    days: Counter[str] = Counter()
    wins: Counter[str] = Counter()
    for name in ("greedy", "random"):
        for index in range(20):
            seed = match_seed(4, index)
            match = TWOM.new(Setup(1, seed))
            play(match, [bot(name, "twom", bot_seed(seed, 0))])
            assert match.state.outcome is not None
            days[name] += match.state.day
            wins[name] += match.state.outcome.result == "victory"
    assert wins["greedy"] >= 2
    assert wins["random"] == 0
    assert days["greedy"] > 2 * days["random"]


def test_greedy_knows_only_what_the_table_may_see() -> None:
    """Deal anew what nobody can see, and it answers the same."""
    for index in range(4):
        match = TWOM.new(Setup(1, match_seed(5, index)))
        player = GreedySurvivor()
        number = 0
        while match.pending:
            decision = match.decisions()[0]
            answer = player.choose(decision, partial(TWOM.view, match, decision.seat))
            if number % 5 == 0:
                other = match.clone()
                TWOM.redeal(other, decision.seat, number)
                again = other.decisions()[0]
                look = partial(TWOM.view, other, decision.seat)
                assert bot("greedy", "twom", 99).choose(again, look) == answer, decision.kind
            match.answer(decision.seat, answer)
            number += 1


def test_what_comes_of_an_option_is_as_unknown_to_it_as_to_the_table(monkeypatch: pytest.MonkeyPatch) -> None:
    """A price is told, a result is not: another result does not change the answer."""
    answers = set()
    for state, by in (("misery", -3), ("wounds", 3)):
        script = {
            "id": 1,
            "nodes": {
                "ask": {
                    "type": "choice",
                    "options": [
                        {"id": "give", "cost": [{"do": "lose", "what": "coffee"}], "next": "then"},
                        {"id": "leave", "next": "end"},
                    ],
                },
                "then": {
                    "type": "effect",
                    "ops": [{"do": "state", "who": "all", "state": state, "by": by}],
                    "next": "end",
                },
                "end": {"type": "end"},
            },
        }
        match = campaign(scripts=[script])
        give(match, coffee=1)
        states(match, "C05", misery=3)
        doing(match, ReadScript(1))
        monkeypatch.setattr(stories, "content", lambda book=match.content: book)
        answers.add(GreedySurvivor().choose(asked(match), partial(TWOM.view, match, 0)))
    assert len(answers) == 1


def test_the_careless_go_near_and_alone_and_board_up_late() -> None:
    """TW-33.2."""
    boards: Counter[str] = Counter()
    for name in ("greedy", "careless"):
        for index in range(6):
            match = TWOM.new(Setup(1, match_seed(7, index)))
            player = bot(name, "twom", 0)
            while match.pending:
                decision = match.decisions()[0]
                near = match.state.locations[:1]
                match.answer(0, player.choose(decision, partial(TWOM.view, match, 0)))
                for note in match.notes:
                    boards[name] += isinstance(note.event, events.BoardedUp) and match.state.day <= EARLY
                    if isinstance(note.event, events.PartyLeft) and name == "careless":
                        assert (note.event.location,) == near
                        assert len(note.event.people) == 1
    assert boards["greedy"] > 2 * boards["careless"]


def test_its_rules_are_for_decisions_that_the_game_asks() -> None:
    kinds = {step.kind for procedure in TWOM.procedures() for step in procedure.steps.values()}
    assert {*RULES, *WITHOUT_LOOKING} <= kinds


def test_it_builds_boards_up_cooks_scavenges_and_heals() -> None:
    told: Counter[str] = Counter()
    for index in range(6):
        match = TWOM.new(Setup(2, match_seed(6, index)))
        player = GreedySurvivor()
        while match.pending:
            decision = match.decisions()[0]
            match.answer(decision.seat, player.choose(decision, partial(TWOM.view, match, decision.seat)))
            told.update(type(note.event).__name__ for note in match.notes)
    for event in (
        "FittingBuilt",
        "BoardedUp",
        "CardCleared",
        "FittingUsed",
        "PartyLeft",
        "BroughtHome",
        "Ate",
        "Traded",
    ):
        assert told[event] > 0, event
    assert told["MedicinePlaced"] > 0
