"""The memorial of a campaign names the dead of all its missions."""

from __future__ import annotations

from functools import partial
from typing import Any

from cordon.bots.registry import bot
from cordon.games.registry import GAMES
from cordon.kernel.session import Session
from cordon.kernel.spec import Setup
from cordon.kernel.state import Outcome
from cordon.table.matches import brief_of

MISSIONS = 3


def test_a_campaign_remembers_the_dead_of_missions_that_are_folded() -> None:
    session: Session[Any] = Session(GAMES["stalker"], Setup(2, 1, {"mode": "campaign", "consent": False}))
    players = [bot("random", "stalker", seat + 1) for seat in range(2)]
    died: list[str] = []
    while len(session.game.state.chronicle) < MISSIONS:
        decision = session.decisions[0]
        look = partial(session.spec.view, session.game, decision.seat)
        known = len(session.game.state.chronicle)
        before = {seat: one.card for seat, one in session.game.state.stalkers.items() if one.dead}
        session.answer(decision.seat, players[decision.seat].choose(decision, look))
        if len(session.game.state.chronicle) > known:
            died += before.values()
    assert session.is_folded
    state: Any = session.game.state
    state.outcome = Outcome("defeat")
    assert [one.id for one in brief_of(session).fallen] == died
    assert len(died) >= 2
