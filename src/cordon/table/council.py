"""How a table talks before somebody answers: time for it, proposals, votes and ready marks (TW-4.3).

Nothing of it is part of the match: it lives as long as the room, and an answer needs none of it but the time.
"""

from __future__ import annotations

import time
from collections.abc import Iterable
from typing import Any

from cordon.kernel.decisions import Seat
from cordon.kernel.session import Session
from cordon.table.protocol import Voices, Vote


class Council:
    """The voices on the open question.

    Time to talk starts when there is something new to talk about: where everybody plays for themselves with each turn,
    where a group decides together also when a die, a card or a page has told something, or somebody else leads. A
    leader who only goes on with a plan that all have seen does not wait again.
    """

    def __init__(self, seconds: int, together: bool) -> None:
        self.seconds = seconds
        self.together = together
        self.votes: dict[Seat, str] = {}
        self.said_enough: set[Seat] = set()
        self.opens = 0.0
        self._talked_of: tuple[object, ...] = ()

    def follow(self, session: Session[Any], undone: bool) -> None:
        """The match has moved on. Voices are replaced, not changed: somebody may be reading them."""
        decisions = session.decisions
        turn = session.game.state.marks.get("turn", 0)
        topic = (turn, *(decision.seat for decision in decisions)) if self.together else (turn,)
        news = self.together and (undone or bool(session.entries and session.entries[-1].informs))
        if news or topic != self._talked_of:
            self.votes, self.said_enough = {}, set()
            self.opens = time.monotonic() + self.seconds
        self._talked_of = topic
        # What was done is no longer proposed, nor what cannot be done any more.
        done = session.entries[-1].answer if session.entries else ""
        still = {vote for vote in self.votes.values() if vote != done and any(one.accepts(vote) for one in decisions)}
        self.votes = {seat: vote for seat, vote in self.votes.items() if vote in still}

    def propose(self, seat: Seat, option: str) -> None:
        """One voice each: a later proposal takes the earlier one back."""
        self.votes.pop(seat, None)
        if option:
            self.votes[seat] = option

    def is_ready(self, seat: Seat, ready: bool) -> None:
        (self.said_enough.add if ready else self.said_enough.discard)(seat)

    def voices(self, others: Iterable[Seat], deputy: Seat | None) -> Voices:
        """For the wire; ``others`` are those who sit there and are not asked."""
        done = self.together and self.said_enough.issuperset(others)
        left = 0.0 if done else max(0.0, round(self.opens - time.monotonic(), 1))
        votes = [Vote(seat, option) for seat, option in self.votes.items()]
        return Voices(votes, sorted(self.said_enough), left, deputy)
