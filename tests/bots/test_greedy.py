"""Greedy, Zona's rule-of-thumb bot: fair, tireless, and better than chance."""

from __future__ import annotations

from collections import Counter
from functools import partial

import pytest

from cordon.bots.player import Player
from cordon.bots.random import RandomPlayer
from cordon.bots.registry import bot
from cordon.bots.zona.greedy import RULES, WITHOUT_LOOKING, GreedyScavenger
from cordon.games.registry import game
from cordon.kernel.spec import Setup
from cordon.lab.match import bot_seed, match_seed, play

ZONA = game("zona")


@pytest.mark.parametrize("seats", [1, 2, 3, 4])
def test_matches_come_to_an_end_and_every_answer_is_accepted(seats: int) -> None:
    for index in range(15):
        match = ZONA.new(Setup(seats, match_seed(seats, index)))
        answers = play(match, [GreedyScavenger()] * seats, limit=5_000)
        assert answers > 50
        assert match.state.outcome is not None


def test_every_answer_is_accepted_under_other_switches_and_beside_chance() -> None:
    """Random rivals bring about situations that greedy would never get into."""
    switches = {"facility_layout": "random", "character_draft": "open", "fatigue_min": 1, "area_action_limit": "area"}
    for index in range(20):
        match = ZONA.new(Setup(4, match_seed(9, index), switches))
        seats: list[Player] = [GreedyScavenger(), RandomPlayer(index), GreedyScavenger(), RandomPlayer(-index)]
        play(match, seats)
        assert match.state.outcome is not None


def test_greedy_beats_chance() -> None:
    """Over 40 matches against a random rival; a fair coin would win 20."""
    winners: Counter[int] = Counter()
    for index in range(40):
        match = ZONA.new(Setup(2, match_seed(4, index)))
        play(match, [GreedyScavenger(), RandomPlayer(bot_seed(index, 1))])
        assert match.state.outcome is not None
        winners.update(match.state.outcome.winners)
    assert winners[0] >= 10
    assert winners[1] <= 2


def test_greedy_knows_only_what_its_seat_may_see() -> None:
    """Deal anew what the seat cannot see, and it answers the same."""
    for index in range(6):
        seats = index % 4 + 1
        match = ZONA.new(Setup(seats, match_seed(5, index)))
        player = GreedyScavenger()
        number = 0
        while match.pending:
            decision = match.decisions()[0]
            answer = player.choose(decision, partial(ZONA.view, match, decision.seat))
            if number % 3 == 0:
                other = match.clone()
                ZONA.redeal(other, decision.seat, number)
                again = next(d for d in other.decisions() if d.seat == decision.seat)
                look = partial(ZONA.view, other, decision.seat)
                assert bot("greedy", "zona", 99).choose(again, look) == answer, decision.kind
            match.answer(decision.seat, answer)
            number += 1


def test_its_rules_are_for_decisions_that_zona_asks() -> None:
    kinds = {step.kind for procedure in ZONA.procedures() for step in procedure.steps.values()}
    assert {*RULES, *WITHOUT_LOOKING} <= kinds


def test_it_shelters_goes_inside_and_reaches_the_end() -> None:
    """Over some matches it opens facilities, discovers secrets, camps, runs from emissions and enters the Sarcophagus."""
    told: Counter[str] = Counter()
    for index in range(12):
        match = ZONA.new(Setup(3, match_seed(6, index)))
        player = GreedyScavenger()
        while match.pending:
            decision = match.decisions()[0]
            answer = player.choose(decision, partial(ZONA.view, match, decision.seat))
            match.answer(decision.seat, answer)
            told.update(type(note.event).__name__ for note in match.notes)
    for event in ("FacilityOpened", "SecretDiscovered", "ItemBought", "Ran", "Forced", "Fled", "Rested", "MatchWon"):
        assert told[event] > 0, event
