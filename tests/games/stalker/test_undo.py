"""What one takes back by an action of S.T.A.L.K.E.R."""

from __future__ import annotations

from cordon.games.registry import game
from cordon.kernel.session import Session
from cordon.kernel.spec import Setup


def test_an_action_that_is_taken_back_begins_with_the_answer_that_chose_it() -> None:
    session = Session(game("stalker"), Setup(1, 3))
    session.answer(0, "stalker:palkan")
    session.answer(0, "careful")
    assert session.undo_target("action") == 1, "only the choice itself"
    step = next(option for option in session.decisions[0].options if option.startswith("step:"))
    session.answer(0, step)
    assert session.decisions[0].kind == "turn.choose"
    assert session.undo_target("action") == 1, "the choice and the step"
    session.answer(0, "move")
    assert session.undo_target("action") == 3, "not the action before"
