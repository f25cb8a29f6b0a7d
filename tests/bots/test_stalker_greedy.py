"""Greedy for S.T.A.L.K.E.R.: fair, tireless, and far better than chance."""

from __future__ import annotations

from collections import Counter
from functools import partial

import pytest

from cordon.bots.player import Player
from cordon.bots.random import RandomPlayer
from cordon.bots.registry import bot, bot_names
from cordon.bots.stalker import guesses, worth
from cordon.bots.stalker.greedy import RULES, WITHOUT_LOOKING, GreedyStalker
from cordon.bots.stalker.plans import PLANS
from cordon.games.registry import game
from cordon.games.stalker.content import content
from cordon.games.stalker.mapping.library import board_for, maps
from cordon.games.stalker.rules.equipment import Acquire
from cordon.games.stalker.rules.exchange import Exchange
from cordon.kernel.spec import Setup
from cordon.lab.match import bot_seed, match_seed, play
from tests.games.stalker.rules.stage import Stage

STALKER = game("stalker")
MISSIONS = sorted(PLANS)
LIMIT = 6_000


def test_it_goes_by_its_name() -> None:
    assert bot_names("stalker") == ["calm", "expert", "greedy", "random", "steady"]
    assert isinstance(bot("greedy", "stalker", 1), GreedyStalker)


@pytest.mark.parametrize("mission", MISSIONS)
def test_missions_come_to_an_end_and_every_answer_is_accepted(mission: str) -> None:
    for index in range(8):
        seats = index % 4 + 1
        match = STALKER.new(Setup(seats, match_seed(seats, index), {"mission": mission}))
        assert play(match, [GreedyStalker()] * seats, limit=LIMIT) > 30
        assert match.state.outcome is not None


@pytest.mark.parametrize("mission", MISSIONS)
def test_a_mission_without_a_plan_is_played_by_what_its_cards_say(
    mission: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(guesses, "PLANS", {})
    assert guesses.plan_of(mission)
    match = STALKER.new(Setup(2, match_seed(3, 1), {"mission": mission}))
    play(match, [GreedyStalker()] * 2, limit=LIMIT)
    assert match.state.outcome is not None


def test_every_answer_is_accepted_under_other_switches_and_beside_chance() -> None:
    """Random comrades bring about situations that greedy would never get into."""
    companions = ["", "bublyk", "yurko", "sister_vira"]
    for index, mission in enumerate(MISSIONS * 2):
        switches = {"mission": mission, "hard": index % 2 == 0, "baskets": False, "ties": "all"}
        match = STALKER.new(Setup(4, match_seed(9, index), switches | {"companion": companions[index % 4]}))
        seats: list[Player] = [GreedyStalker(), RandomPlayer(index), GreedyStalker(), RandomPlayer(-index)]
        play(match, seats)
        assert match.state.outcome is not None


@pytest.mark.parametrize(
    ("wanted", "answer"),
    [
        ("give:bread-1:0", "accept"),
        ("give:bandage-1:0", "decline"),
        ("give:leather_jacket-1:0", "decline"),
        ("hand:rifle:1:0", "decline"),
        ("hand:shotgun:1:0", "accept"),
        ("hand:pistol:1:0", "decline"),
        ("stow:leather_jacket-1", "decline"),
    ],
)
def test_it_gives_away_what_it_does_not_need(wanted: str, answer: str) -> None:
    stage = Stage(seats=2).give(1, "akm_74u-1").give(1, "leather_jacket-1").give(1, "bread-1").give(1, "bandage-1")
    here = next(iter(stage.game.board.spaces(stage.game.board.land_mask)))
    for seat in (0, 1):
        stage.game.update(stage.me(seat), space=here, rifle=3, shotgun=2, pistol=1)
    decision = stage.run(Exchange(0, wanted)).decision
    assert (decision.kind, decision.seat) == ("exchange.agree", 1)
    assert GreedyStalker().choose(decision, lambda: STALKER.view(stage.game, 1)) == answer


def test_greedy_beats_chance() -> None:
    """Over 20 easy missions of two; random players win next to none."""
    won: Counter[str] = Counter()
    for index in range(20):
        for name in ("greedy", "random"):
            match = STALKER.new(Setup(2, match_seed(4, index), {"mission": "B2"}))
            play(match, [bot(name, "stalker", bot_seed(index, seat)) for seat in range(2)])
            assert match.state.outcome is not None
            won[name] += match.state.outcome.result == "victory"
    assert won["greedy"] >= 10
    assert won["random"] <= 2


def test_greedy_knows_only_what_its_seat_may_see() -> None:
    """Deal anew what the seat cannot see, and it answers the same."""
    for index, mission in enumerate(MISSIONS):
        match = STALKER.new(Setup(index % 4 + 1, match_seed(5, index), {"mission": mission}))
        player = GreedyStalker()
        number = 0
        while match.pending:
            decision = match.decisions()[0]
            answer = player.choose(decision, partial(STALKER.view, match, decision.seat))
            if number % 5 == 0:
                other = match.clone()
                STALKER.redeal(other, decision.seat, number)
                again = next(d for d in other.decisions() if d.seat == decision.seat)
                look = partial(STALKER.view, other, decision.seat)
                assert bot("greedy", "stalker", 99).choose(again, look) == answer, decision.kind
            match.answer(decision.seat, answer)
            number += 1


def test_its_rules_are_for_decisions_that_the_game_asks() -> None:
    kinds = {step.kind for procedure in STALKER.procedures() for step in procedure.steps.values()}
    assert {*RULES, *WITHOUT_LOOKING} <= kinds


@pytest.mark.parametrize("mission", MISSIONS)
def test_a_plan_names_only_what_its_mission_has(mission: str) -> None:
    board = board_for(mission, frozenset())
    numbers = {side.partition(":")[0][:-1] for side in content().sides}
    actions = {
        (side.id.partition(":")[0][:-1], action.key) for side in content().sides.values() for action in side.actions
    }
    for task in PLANS[mission]:
        assert task.card in numbers
        assert all(key == "take" or (task.card, key) in actions for key in task.keys)
        for place in task.at:
            assert place.removeprefix("ground:") in numbers or place in board.index
        for condition in (*task.when, *task.hidden, *task.done):
            word, _, what = condition.partition(":")
            if word == "inside":
                assert what in board.building, condition
            elif word == "memory":
                flag, _, value = what.partition("=")
                assert value in content().campaigns["LANTERN"].scores[flag], condition
            else:
                assert what in (content().sides if word == "up" else numbers), condition
    assert {task.card[:2] for task in PLANS[mission]} == {maps().missions[mission].id}


def test_an_artifact_is_worn_instead_of_one_that_is_worth_less_or_carried() -> None:
    """Slime is worth the least of the three (2000 K)."""
    for gained, answers in (("choir_wire-1", ["equip", "stow:slime-1"]), ("green_tear-1", ["backpack"])):
        stage = Stage().stalker(0, "2.A")
        for card in ("rain_coil-1", "slime-1", "second_pulse-1"):
            stage.give(0, card)
        stage.run(Acquire(0, gained))
        look = partial(STALKER.view, stage.game, 0)
        for answer in answers:
            assert GreedyStalker().choose(stage.decision, look) == answer
            stage.say(answer)
        assert stage.is_over


def test_the_fewer_hp_are_left_the_dearer_they_are() -> None:
    steps = [worth.health(hp + 1) - worth.health(hp) for hp in range(18)]
    assert steps == sorted(steps, reverse=True)
    assert worth.harm(0, 2, [(1.0, 3.0)]) > worth.harm(0, 1, [(1.0, 3.0)]) > worth.harm(0, 0, [(1.0, 3.0)])
    assert worth.harm(16, 0, [(1.0, 3.0)]) < worth.harm(5, 0, [(1.0, 3.0)])


def test_radiation_is_dearer_on_a_full_counter_and_medicine_is_worth_more() -> None:
    assert worth.irradiation(14, 0, 0, 2) < worth.irradiation(14, 0, 8, 2) < worth.irradiation(14, 0, 15, 2)
    assert worth.irradiation(2, 0, 8, 2) > worth.irradiation(14, 0, 8, 2)
    assert worth.irradiation(14, 0, 12, -8) < -4
