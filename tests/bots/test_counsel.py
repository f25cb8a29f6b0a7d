"""Advice, outlook and a look back: out of what a seat can know, alike every time, and honest about their margins."""

from __future__ import annotations

from typing import Any

import pytest

from cordon.bots.advice import advice
from cordon.bots.hindsight import Effort, hindsight
from cordon.bots.imagination import Imagination
from cordon.bots.outlook import Tally, added, is_foreseen, outlook, sides_of
from cordon.bots.player import chooser
from cordon.bots.registry import thumb
from cordon.bots.search import Budget
from cordon.games.registry import game
from cordon.kernel.session import Session
from cordon.kernel.spec import Setup
from tests.bots.test_search import position

GAMES = ("zona", "stalker", "twom")
TINY = Budget(12, 1)
LITTLE = Effort(worlds=2, rollouts=1)


def played(game_id: str, seats: int = 1, seed: int = 7) -> Session[Any]:
    """A match that the rules of thumb have played to its end."""
    session = Session(game(game_id), Setup(seats, seed))
    while session.decisions:
        decision = session.decisions[0]
        session.answer(decision.seat, chooser(thumb(game_id), session.game, decision.seat)(decision))
    return session


@pytest.mark.parametrize("game_id", GAMES)
def test_advice_does_not_depend_on_what_is_hidden(game_id: str) -> None:
    match = position(game_id, 25)
    told = advice(match, 0, TINY)
    other = match.clone()
    other.spec.redeal(other, 0, 99)
    assert advice(other, 0, TINY) == told
    answers = match.decisions()[0].answers()
    assert 2 <= len(told) <= 3
    assert all(each.estimate.option in answers for each in told)


@pytest.mark.parametrize("game_id", GAMES)
@pytest.mark.parametrize("seat", [0, None])
def test_an_outlook_does_not_depend_on_what_is_hidden(game_id: str, seat: int | None) -> None:
    match = position(game_id, 25)
    other = match.clone()
    other.spec.redeal(other, seat, 99)
    assert outlook(Imagination(other, seat), 0, 3) == outlook(Imagination(match, seat), 0, 3)


def test_an_outlook_is_refined_by_other_imagined_matches() -> None:
    match = position("twom", 25)
    imagination = Imagination(match, 0)
    steps = added(outlook(imagination, 0, 3), outlook(imagination, 3, 5))
    (whole,) = outlook(imagination, 0, 8)
    assert steps[0].worlds == whole.worlds == 8
    assert steps[0].good == pytest.approx(whole.good)
    assert steps[0].unharmed == whole.unharmed


def test_a_margin_narrows_with_the_number_of_imagined_matches() -> None:
    few, many = Tally(8, 4.0, 2.4, 8), Tally(128, 64.0, 38.4, 128)
    assert many.end.margin < few.end.margin / 3
    assert few.boundary.chance == 1
    assert few.boundary.margin > 0.1, "that nothing happened eight times proves little"


def test_rivals_have_chances_of_their_own_and_a_group_has_one() -> None:
    assert sides_of(game("zona"), 3) == (0, 1, 2)
    assert sides_of(game("stalker"), 3) == sides_of(game("twom"), 3) == (None,)


def test_chances_are_told_only_of_matches_like_those_that_were_learned_from() -> None:
    assert is_foreseen("stalker", {})
    assert is_foreseen("stalker", {"mission": "B2"})
    assert not is_foreseen("stalker", {"mode": "campaign"})
    assert not is_foreseen("stalker", {"mode": "survival"})
    assert is_foreseen("zona", {})
    assert is_foreseen("twom", {"difficulty": "hard"})


@pytest.mark.parametrize("game_id", GAMES)
def test_luck_and_choices_of_all_add_up_to_how_the_chance_went(game_id: str) -> None:
    session = played(game_id, seats=2)
    sides = hindsight(session, LITTLE)
    for side in sides:
        assert side.curve[-1].at == len(session.entries)
        assert side.curve[-1].chance in (0, 1)
        assert [point.clock for point in side.curve] == sorted(point.clock for point in side.curve)
        for turn in side.turns:
            assert turn.before + turn.choice + turn.luck == pytest.approx(turn.after)
            assert turn.weight > 0
        whole = hindsight(session, Effort(worlds=2, rollouts=0))[sides.index(side)]
        moved = whole.luck + whole.own + whole.others
        assert moved == pytest.approx(whole.curve[-1].chance - whole.curve[0].chance)


def test_a_look_back_is_the_same_every_time() -> None:
    session = played("zona", seats=2)
    assert hindsight(session, LITTLE) == hindsight(session, LITTLE)


def test_what_brought_nothing_new_was_no_luck() -> None:
    """An answer without a draw and without a revealed card is all choice; the only answer there was is all luck."""
    session = played("twom")
    entries = session.entries
    for side in hindsight(session, Effort(worlds=2, rollouts=0)):
        for turn in side.turns:
            options = session.twin(turn.at - 1).decisions[0].answers()
            if len(options) == 1:
                assert turn.choice == 0
            elif not entries[turn.at - 1].informs:
                assert turn.luck == 0
