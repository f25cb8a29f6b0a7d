"""Matches that have come to a certain moment, as saves that a visitor can bring to the table."""

from __future__ import annotations

from collections.abc import Callable
from functools import cache, partial
from typing import Any

from cordon.bots.registry import bot
from cordon.games.registry import game
from cordon.kernel import saves
from cordon.kernel.session import Session
from cordon.kernel.spec import Setup

SEEDS = range(1, 60)
Moment = Callable[[Session[Any]], bool]


def played(seats: int, seed: int, until: Moment, name: str = "greedy") -> Session[Any] | None:
    """A match of bots up to a moment; nothing if the moment never comes."""
    session = Session(game("zona"), Setup(seats, seed))
    players = [bot(name, "zona", seat) for seat in range(seats)]
    while not until(session):
        if not session.decisions:
            return None
        decision = session.decisions[0]
        look = partial(session.spec.view, session.game, decision.seat)
        session.answer(decision.seat, players[decision.seat].choose(decision, look))
    return session


@cache
def at(moment: Moment, seats: int = 1, name: str = "greedy") -> Session[Any]:
    """The first match of such bots in which the moment comes."""
    return next(found for seed in SEEDS if (found := played(seats, seed, moment, name)) is not None)


def save(session: Session[Any], bots: tuple[str, ...] = ()) -> bytes:
    return saves.dump(session, {"bots": list(bots)})


def first_asked(session: Session[Any], kind: str) -> bool:
    """Whether the first seat, and only it, is asked this now."""
    return [(one.seat, one.kind) for one in session.decisions] == [(0, kind)]


def over(session: Session[Any]) -> bool:
    return session.game.state.outcome is not None


def won(session: Session[Any]) -> bool:
    """The first seat has won."""
    return session.game.state.outcome is not None and 0 in session.game.state.outcome.winners


def a_turn(session: Session[Any]) -> bool:
    """A turn in the middle of a match, with something in the backpack."""
    return session.game.state.round >= 4 and first_asked(session, "take_turn.choose")


def looking_through_finds(session: Session[Any]) -> bool:
    """The first seat holds the finds of a facility in its hands."""
    return first_asked(session, "search_finds.choose")


def knowing_the_news(session: Session[Any]) -> bool:
    """The first seat, whose turn it is, has looked at the next news."""
    return 0 in session.game.state.peeked and first_asked(session, "take_turn.choose")


def choosing_a_threat(session: Session[Any]) -> bool:
    """The first seat stands before several threats."""
    return first_asked(session, "choose_threat.choose")


def about_to_roll(session: Session[Any]) -> bool:
    """The first seat is about to roll the dice of a test that may fail."""
    return first_asked(session, "test.ready")


def marking_a_border(session: Session[Any]) -> bool:
    """The first seat puts a news card's marker on a border."""
    return first_asked(session, "mark_news.choose") and any("/" in one for one in session.decisions[0].options)
