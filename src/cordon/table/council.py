"""How a table talks before somebody answers: time for it, proposals, votes and ready marks.

Nothing of it is part of the match: it lives as long as the room, and an answer needs none of it but the time.
"""

from __future__ import annotations

import time
from collections.abc import Set

from cordon.kernel.decisions import Seat
from cordon.table.protocol import Voices, Vote
from cordon.table.standing import Standing


class Council:
    """The voices on the open question.

    Time to talk starts when there is something new to talk about: where everybody plays for themselves with each turn,
    where a group decides together also when a die, a card or a page has told something, or somebody else leads. A
    leader who only goes on with a plan that all have seen does not wait again.
    """

    def __init__(self, seconds: int) -> None:
        self.seconds = seconds
        self.together = False
        """Whether the table decides together at this moment."""
        self.votes: dict[Seat, str] = {}
        self.said_enough: set[Seat] = set()
        self.opens = 0.0
        self.is_page = False
        """People read something with the question, and it goes with the answer."""
        self.since = 0
        """The serial since which the present voices count."""
        self._talked_of: tuple[object, ...] = ()

    def follow(self, standing: Standing, undone: bool = False) -> set[tuple[str, Seat]]:
        """The match has moved on; which voices do not count any more."""
        before = self._voices()
        session, self.is_page = standing.session, standing.is_page
        self.together = session.spec.is_council(session.game)
        decisions = [known.decision for known in standing.asked.values()]
        turn = session.game.state.marks.get("turn", 0)
        topic: tuple[object, ...] = (turn,)
        if self.together:
            topic += tuple((decision.seat, decision.kind if self.is_page else "") for decision in decisions)
        news = self.together and (undone or bool(session.entries and session.entries[-1].informs))
        if news or topic != self._talked_of:
            self.votes, self.said_enough = {}, set()
            self.opens = time.monotonic() + self.seconds
            self.since = standing.serial if self._talked_of else 0
        self._talked_of = topic
        # What was done is no longer proposed, nor what cannot be done any more.
        done = session.entries[-1].answer if session.entries else ""
        still = {vote for vote in self.votes.values() if vote != done and any(one.accepts(vote) for one in decisions)}
        self.votes = {seat: vote for seat, vote in self.votes.items() if vote in still}
        return before - self._voices()

    def _voices(self) -> set[tuple[str, Seat]]:
        return {("vote", seat) for seat in self.votes} | {("ready", seat) for seat in self.said_enough}

    def propose(self, seat: Seat, option: str) -> None:
        """One voice each: a later proposal takes the earlier one back."""
        self.votes.pop(seat, None)
        if option:
            self.votes[seat] = option

    def is_ready(self, seat: Seat, ready: bool) -> None:
        (self.said_enough.add if ready else self.said_enough.discard)(seat)

    def tell_wish(self, seat: Seat, option: str, is_choice: bool) -> bool:
        """Whoever is asked and waits says so: with what they would do, or, where that is clear, as ready. Whether that
        is new."""
        if self.votes.get(seat) == option or seat in self.said_enough:
            return False
        if is_choice:
            self.propose(seat, option)
        else:
            self.is_ready(seat, True)
        return True

    def common(self, others: Set[Seat]) -> str:
        """The one thing that the others propose, if it is one."""
        proposed = {vote for seat, vote in self.votes.items() if seat in others}
        return proposed.pop() if len(proposed) == 1 else ""

    def voices(self, others: Set[Seat], deputy: Seat | None, by_bot: bool = False) -> Voices:
        """For the wire; ``others`` are those who sit there and are not asked. A bot that is asked need not wait for
        people who all want the same, or leave it to those who do; what they read it leaves to them."""
        done = (self.together or by_bot) and others <= self.said_enough
        if by_bot and self.common(others):
            done = done or others <= self.said_enough | self.votes.keys()
        left = 0.0 if done else max(0.0, round(self.opens - time.monotonic(), 1))
        votes = [Vote(seat, option) for seat, option in self.votes.items()]
        return Voices(votes, sorted(self.said_enough), left, deputy, by_bot and self.is_page and not done)
