"""A match of random answers can be told from its first line to its last, without an id among the words."""

from __future__ import annotations

import logging
import random
import re

import pytest

from cordon.games.zona import GAME
from cordon.kernel.session import Session
from cordon.kernel.spec import Setup
from cordon.words.catalogue import Words
from cordon.words.narrator import explain, narrate
from cordon.words.zona.names import ZonaNamer

PEOPLE = ["Anna", "Bohdan", "Celina", "Danuta"]
ANY_ID = re.compile(r"\b[A-Z]{1,2}\d\d\b|MUT-|ANO-|scavenger[-:]\d|\w/\w|_|\{")


@pytest.mark.parametrize("seats", [1, 2, 3, 4])
def test_a_random_match_can_be_told(seats: int, caplog: pytest.LogCaptureFixture) -> None:
    session = Session(GAME, Setup(seats, seed=seats))
    namer = ZonaNamer(Words("en", "zona"), PEOPLE, lambda seat: session.game.state.scavengers[seat].character)
    dice = random.Random(seats)
    lines = [narrate(namer, note) for note in session.notes[0]]
    with caplog.at_level(logging.WARNING, "cordon.words"):
        for _ in range(300):
            if not session.decisions:
                break
            decision = dice.choice(session.decisions)
            lines += [explain(namer, refusal.reason) for refusal in session.game.refusals(decision.seat)]
            notes = session.answer(decision.seat, dice.choice(decision.answers()))
            lines += [narrate(namer, note) for note in notes]
    assert len([line for line in lines if line]) > 300
    assert [line for line in lines if ANY_ID.search(line)] == []
    assert not caplog.records
