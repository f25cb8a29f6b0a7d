"""How a match stands at a table.

A standing is never changed. The next one is worked out beside it, in a thread, and takes its place on the event loop as
soon as it is on disk: whoever looks at a room in between sees the whole of the old one.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any, NamedTuple

import msgspec

from cordon.faces.registry import speaker
from cordon.kernel.decisions import Decision, Seat
from cordon.kernel.own_dice import wanted_in
from cordon.kernel.session import Session
from cordon.table.branches import Aside
from cordon.table.matches import brief_of
from cordon.table.records import Brief, Undone
from cordon.table.stored import now


class Open(NamedTuple):
    """A question that waits for its answer, and the serial of the moment since which it does."""

    decision: Decision
    serial: int


class Standing(NamedTuple):
    """A match at one moment, and what follows from it for everybody at the table."""

    session: Session[Any]
    """Nobody plays on in it: whatever goes on does so in a twin."""
    serial: int
    brief: Brief
    asked: Mapping[Seat, Open]
    is_page: bool
    """People read something with a question, and it goes with the answer."""
    aside: Aside

    @classmethod
    def of(
        cls, session: Session[Any], serial: int, undone: Sequence[Undone], waited: Mapping[Seat, str] | None = None
    ) -> Standing:
        """A match that has just come into memory; ``waited``: since when each seat is asked, if it is known."""
        return cls._made(session, serial, {}, Aside.of(session.entries, undone), waited or {})

    def after(self, session: Session[Any], seat: Seat, aside: Aside | None = None) -> Standing:
        """The next one, by what ``seat`` did; ``aside`` if something was taken back or brought back. A question that
        others' answers left as it was keeps its serial."""
        left = {asked: known for asked, known in self.asked.items() if asked != seat}
        waited = {asked: since for asked, since in self.waited.items() if asked != seat}
        return self._made(session, self.serial + 1, left, aside or self.aside.after(session.entries), waited)

    @property
    def waited(self) -> dict[Seat, str]:
        """Since when each seat is asked."""
        return dict(zip(self.brief.asked, self.brief.since, strict=False))

    def with_questions_of(self, before: Standing) -> Standing:
        """Nobody has answered since: a question that is the same keeps its serial."""
        return self._made(self.session, self.serial, before.asked, self.aside, self.waited)

    def noted(self, brief: Brief) -> Standing:
        """With the moments since which seats are asked as the process that answered has written them down."""
        return self._replace(brief=msgspec.structs.replace(self.brief, since=brief.since))

    @classmethod
    def _made(
        cls,
        session: Session[Any],
        serial: int,
        left: Mapping[Seat, Open],
        aside: Aside,
        waited: Mapping[Seat, str],
    ) -> Standing:
        asked = {}
        for decision in session.decisions:
            known = left.get(decision.seat)
            keeps = known is not None and known.decision == decision
            asked[decision.seat] = known if known is not None and keeps else Open(decision, serial)
        read = speaker(session.spec.id).is_page
        is_page = wanted_in(session) is None and any(read(session, known.decision) for known in asked.values())
        brief, moment = brief_of(session), now()
        brief = msgspec.structs.replace(brief, since=tuple(waited.get(seat, moment) for seat in brief.asked))
        return cls(session, serial, brief, asked, is_page, aside)
