"""A long match keeps few snapshots, and every moment of it can still be gone back to."""

from __future__ import annotations

import random
from typing import Any

import pytest

from cordon.games.registry import GAMES
from cordon.kernel import saves
from cordon.kernel import session as sessions
from cordon.kernel.errors import UndoRefused
from cordon.kernel.session import Session
from cordon.kernel.spec import Setup
from tests.kernel.fair import FAIR, Fair

KEPT = 8
LENGTH = 3 * KEPT + 5
MOMENTS = [0, 1, KEPT - 1, KEPT, KEPT + 1, 2 * KEPT - 3, LENGTH - KEPT - 1, LENGTH - KEPT, LENGTH - 1]


@pytest.fixture(autouse=True)
def few_kept(monkeypatch: pytest.MonkeyPatch) -> None:
    """So few that a short match is long."""
    monkeypatch.setattr(sessions, "KEPT", KEPT)


def a_long_match() -> tuple[Session[Fair], list[str]]:
    """A match, and its digest at every moment."""
    made = Session(FAIR, Setup(2, 3, {"rounds": 9}))
    luck = random.Random(1)
    digests = []
    for _ in range(LENGTH):
        digests.append(made.digest())
        decision = made.decisions[0]
        made.answer(decision.seat, luck.choice(decision.answers()))
    return made, [*digests, made.digest()]


def test_a_long_match_keeps_the_snapshots_of_its_last_answers_and_some_before() -> None:
    made, _ = a_long_match()
    assert len(made._snapshots) <= KEPT + LENGTH // KEPT + 2


@pytest.mark.parametrize("moment", MOMENTS)
def test_every_moment_of_a_long_match_can_be_gone_back_to(moment: int) -> None:
    made, known = a_long_match()
    made.undo_to(moment, second_look=True)
    assert made.digest() == known[moment]
    while made.undone:
        made.redo()
    assert made.digest() == known[LENGTH]
    assert len(made._snapshots) <= KEPT + LENGTH // KEPT + 2


@pytest.mark.parametrize("moment", [*MOMENTS, LENGTH])
def test_another_match_can_go_on_from_every_moment_of_a_long_one(moment: int) -> None:
    made, known = a_long_match()
    made.reseed(2**100)
    other = made.twin(moment)
    assert (len(other.entries), len(other.notes), other.seed) == (moment, moment + 1, 2**100)
    for each in (made, other):
        each.reseed(3)
    assert other.digest() == known[moment]
    decision = other.decisions[0]
    other.answer(decision.seat, decision.answers()[0])
    assert made.digest() == known[LENGTH], "the one does not touch the other"
    assert saves.load(saves.dump(other), {"fair": FAIR}).session.digest() == other.digest()


def planning(answers: int) -> Session[Any]:
    """This War of Mine: somebody is told what to do and told otherwise, for as long as anybody likes."""
    made = Session(GAMES["twom"], Setup(1, 0))
    made.answer(0, "read_on")
    person = next(option for option in made.decisions[0].options if option.startswith("assign:")).split(":")[1]
    for number in range(answers):
        made.answer(0, f"clear:{person}" if number % 2 else f"assign:{person}:search")
    return made


def test_taking_back_a_whole_level_reaches_behind_what_is_kept() -> None:
    made = planning(2 * KEPT + 30)
    target = made.undo_target("phase")
    assert target < KEPT
    made.undo("phase", second_look=True)
    assert made.digest() == planning(target - 1).digest()


def test_no_match_goes_on_from_a_past_that_is_lost() -> None:
    made, _ = a_long_match()
    made = Session.resumed(FAIR, made.setup, made.opening, made.entries, made.game.state.clone())
    assert made.twin(LENGTH).decisions == made.decisions
    with pytest.raises(UndoRefused, match="undo-past"):
        made.twin(LENGTH - 1)
    decision = made.decisions[0]
    made.answer(decision.seat, decision.answers()[0])
    with pytest.raises(UndoRefused, match="undo-past"):
        made.undo_to(LENGTH - 1, second_look=True)
    made.undo_to(LENGTH, second_look=True)
