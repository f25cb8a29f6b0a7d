"""Replays of the golden playthroughs, from the opening to the last answer: every moment shows each seat, and whoever
watches, what they were shown then, and tells what was told."""

from __future__ import annotations

from typing import Any

import msgspec
import pytest

from cordon.bots.registry import bot
from cordon.games.registry import GAMES
from cordon.kernel.events import Note
from cordon.kernel.session import Session, Unfolded
from cordon.kernel.spec import Setup
from cordon.table import telling
from cordon.table.times import marks
from tests.playthroughs.test_playthroughs import CONFIGS, MATCHES

EVERY = 29
"""Every so many answers a moment is also gone to out of the middle."""


def shown(session: Session[Any]) -> list[bytes]:
    """What goes to each seat, and to those who watch."""
    return [msgspec.json.encode(telling.view_of(session, seat)) for seat in (*range(session.setup.seats), None)]


def told(session: Session[Any], at: int) -> list[list[Note]]:
    """What each seat, and whoever watches, may know of what came of an answer."""
    return [[note for note in session.notes[at] if note.is_for(seat)] for seat in (*range(session.setup.seats), None)]


@pytest.mark.parametrize(("name", "seats", "seed", "player", "limit"), MATCHES)
def test_a_replay_shows_what_was_shown(name: str, seats: int, seed: int, player: str, limit: int) -> None:
    spec = GAMES[name]
    session: Session[Any] = Session(spec, Setup(seats, seed, CONFIGS.get((name, seats, seed), {})))
    players = [bot(player, name, seed + seat) for seat in range(seats)]
    seen, heard = [shown(session)], [told(session, 0)]
    for _ in range(limit):
        if not session.decisions:
            break
        decision = session.decisions[0]

        def look(seat: int = decision.seat) -> Any:
            return spec.view(session.game, seat)

        session.answer(decision.seat, players[decision.seat].choose(decision, look))
        seen.append(shown(session))
        heard.append(told(session, -1))
    again = Unfolded.replayed(spec, session.setup, session.opening, ())
    for at, entry in enumerate((*session.entries, None)):
        assert shown(again) == seen[at], f"after {at} answers"
        assert told(again, at) == heard[at], f"what came of answer {at}"
        if entry is not None:
            again.again(entry)
    film = Unfolded.replayed(spec, session.setup, session.opening, session.entries)
    assert film.digest() == session.digest()
    assert film.first == 0
    for at in (*range(0, len(seen), EVERY), len(seen) - 1):
        assert shown(film.twin(at)) == seen[at], f"gone to {at}"
    course = marks(film)
    assert [mark.at for mark in course] == sorted({mark.at for mark in course})
