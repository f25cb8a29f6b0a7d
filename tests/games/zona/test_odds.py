"""The odds that a player is shown are those of ZO-32.3, and showing them gives nothing away."""

from __future__ import annotations

import random
from collections import deque
from itertools import product
from typing import Any

import pytest

from cordon.games.registry import game
from cordon.games.zona.game import ZonaGame
from cordon.games.zona.odds import after_reroll, fresh, fresh_with_forcing, odds_of
from cordon.games.zona.rules.attribute_test import Test as AttributeTest
from cordon.games.zona.state import Config
from cordon.kernel.spec import Setup
from cordon.kernel.state import digest

FACES = Config().die_faces

TABLE = {
    -1: (95, 99, 100, 100, 100, 100),
    0: (80, 94, 95, 99, 95, 100),
    1: (51, 74, 80, 94, 68, 95),
    2: (20, 39, 51, 74, 26, 68),
    3: (4, 11, 20, 39, 4, 26),
    4: (0, 0, 4, 11, 0, 4),
}
"""ZO-32.3: gap; plain, with forcing, +1, +1 and forcing, ~1, +1 ~1."""


def word(option: str) -> str:
    """``move`` of ``move:swamp``."""
    return option.partition(":")[0]


@pytest.mark.rule("ZO-32.3")
@pytest.mark.parametrize("gap", TABLE)
def test_the_odds_are_those_of_the_table(gap: int) -> None:
    found = (
        fresh(FACES, (), 3, gap),
        fresh_with_forcing(FACES, gap),
        fresh(FACES, (), 3, gap - 1),
        fresh_with_forcing(FACES, gap - 1),
        _cancelling(gap),
        _cancelling(gap - 1),
    )
    assert [round(100 * chance) for chance in found] == list(TABLE[gap])


def _cancelling(need: int) -> float:
    """The chance with an item that cancels one minus of whatever was rolled."""
    throws = list(product(FACES, repeat=3))
    return sum(fresh(FACES, throw, 0, need, 1) for throw in throws) / len(throws)


@pytest.mark.rule("ZO-16.6")
def test_forcing_rerolls_the_die_that_helps_most() -> None:
    assert after_reroll(FACES, ("MINUS", "PLUS", "BLANK"), 1, 1) == pytest.approx(5 / 6)
    assert after_reroll(FACES, ("PLUS", "PLUS", "BLANK"), 3, 1) == pytest.approx(2 / 6)


@pytest.mark.rule("ZO-17.6")
def test_where_only_hazards_may_be_rerolled_the_others_do_not_count() -> None:
    assert after_reroll(FACES, ("MINUS", "PLUS", "BLANK"), 1, 1, hazards_only=True) == 0
    assert after_reroll(FACES, ("HAZARD", "PLUS", "MINUS"), 1, 1, hazards_only=True) == pytest.approx(2 / 6)


def matches(count: int) -> Any:
    """Random play: every game with its random generator, before each answer."""
    for seed in range(count):
        playing: ZonaGame = game("zona").new(Setup(seats=1 + seed % 4, seed=seed))
        draw = random.Random(seed)
        while decisions := playing.decisions():
            decision = draw.choice(decisions)
            yield playing, decision
            options = [o for o in decision.options if word(o) not in ("outfit", "pass")] or list(decision.options)
            playing.answer(decision.seat, draw.choice(options))


def test_looking_at_the_odds_changes_nothing_and_tells_only_chances() -> None:
    looked = 0
    for playing, decision in matches(3):
        before = digest(playing.state)
        found = odds_of(playing, decision.seat)
        assert digest(playing.state) == before
        assert set(found) <= set(decision.options)
        for chance in found.values():
            assert 0 <= chance.plain <= 1
            assert chance.forced is None or chance.plain <= chance.forced + 1e-9 <= 1 + 1e-9
        looked += len(found)
    assert looked > 500


def test_confronting_shows_the_odds_of_the_test_that_follows() -> None:
    compared = 0
    for playing, decision in matches(4):
        for option, chance in odds_of(playing, decision.seat).items():
            if word(option) != "confront":
                continue
            twin = playing.clone()
            twin.answer(decision.seat, option)
            frame = twin.pending_of(decision.seat).stack[-1]
            assert isinstance(frame, AttributeTest)
            assert odds_of(twin, decision.seat)["roll"] == chance
            compared += 1
    assert compared > 10


@pytest.mark.rule("ZO-16.7")
def test_the_odds_of_a_reroll_are_what_rerolling_often_gives() -> None:
    """Every reaction to one fixed roll, against the share of successes over all ways in which the die can fall."""
    for playing, decision in matches(6):
        if decision.kind == "test.pick" and len(decision.options) == 3 and "enough" not in decision.options:
            frame = playing.pending_of(decision.seat).stack[-1]
            if frame.rerolls != 1:
                continue
            for option, chance in odds_of(playing, decision.seat).items():
                outcomes = [_result(playing, decision.seat, option, face) for face in range(6)]
                assert chance.plain == pytest.approx(sum(outcomes) / 6)
            return
    pytest.fail("no reroll of one of three dice came up")


def _result(playing: ZonaGame, seat: int, option: str, face: int) -> bool:
    twin = playing.clone()
    test = twin.pending_of(seat).stack[-1]
    twin.luck = {"die": deque([(face,)])}
    twin.answer(seat, option)
    return bool(test.result(twin) >= test.difficulty)


@pytest.mark.rule("ZO-17.7", "ZO-17.8")
def test_who_may_be_met_is_told_with_the_odds_to_spot_it_and_to_beat_it() -> None:
    """The chance to beat a threat is the one that its confrontation has once it is spotted."""
    compared = 0
    for playing, decision in matches(6):
        for option, chance in odds_of(playing, decision.seat).items():
            if chance.beat is None:
                continue
            assert chance.stage == "detection"
            twin = playing.clone()
            twin.answer(decision.seat, option)
            twin.answer(decision.seat, "roll")
            if twin.decisions()[0].kind == "test.react":
                twin.answer(decision.seat, "accept")
            if twin.decisions()[0].kind == "encounter.choose" and "spotted" in twin.state.met_marks:
                confrontation = odds_of(twin, decision.seat).get("confront")
                if confrontation is None:
                    assert twin.state.met.startswith("MUT-Y-1"), "a trophy may still weaken it"
                    continue
                assert confrontation.plain == pytest.approx(chance.beat)
                compared += 1
    assert compared > 10
