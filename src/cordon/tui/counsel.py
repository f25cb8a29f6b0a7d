"""What minds tell at the terminal: advice, an outlook, and what a match that is over turned on, line by line."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from cordon.bots.advice import advice
from cordon.bots.hindsight import Turn, hindsight
from cordon.bots.imagination import Imagination
from cordon.bots.outlook import is_foreseen, outlook, sides_of
from cordon.faces import counsel
from cordon.faces.registry import speaker
from cordon.faces.teller import Teller
from cordon.kernel.decisions import Seat
from cordon.kernel.session import Session, Unfolded
from cordon.words.catalogue import Words

WORLDS = 32
"""Imagined matches of an outlook."""


def _is_told(session: Session[Any]) -> bool:
    return is_foreseen(session.spec.id, session.setup.config)


def advised(words: Words, session: Session[Any], seat: Seat, label: Callable[[str], str]) -> list[str]:
    """What would you do?"""
    if not _is_told(session):
        return [words.say("counsel-unknown")]
    best = advice(session.game, seat)
    if not best:
        return [words.say("counsel-none")]
    told = [counsel.advised(words, label(each.estimate.option), each) for each in best]
    return [words.say("counsel-head"), *(f"{number}. {line}" for number, line in enumerate(told, 1))]


def foreseen(words: Words, session: Session[Any], seat: Seat, called: counsel.Called) -> list[str]:
    """How will this end?"""
    if not _is_told(session):
        return [words.say("counsel-unknown")]
    tallies = outlook(Imagination(session.game, seat), 0, WORLDS)
    sides = sides_of(session.spec, session.setup.seats)
    return counsel.outlook(words, list(zip(sides, tallies, strict=True)), called)


def looked_back(words: Words, session: Session[Any], teller: Teller[Any]) -> list[str]:
    """What did a match that is over turn on? A ``SaveError``: under other rules its log does not lead here."""
    if not _is_told(session):
        return [words.say("counsel-unknown")]
    whole = Unfolded.replayed(session.spec, session.setup, session.opening, session.entries)
    teller.know(whole)

    def answered(turn: Turn) -> str:
        before, entry = whole.twin(turn.at - 1), whole.entries[turn.at - 1]
        decision = next(each for each in before.decisions if each.seat == entry.seat)
        asked = speaker(whole.spec.id).asked(before, decision, teller)
        return next((choice.label for choice in asked.choices if choice.option == entry.answer), entry.answer)

    return [
        line
        for side in hindsight(whole)
        for line in counsel.hindsight(words, side, lambda seat: teller.people[seat], answered)
    ]
