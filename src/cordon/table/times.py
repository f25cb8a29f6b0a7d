"""Looking at a match at another moment than now: what a seat knew then, by the same view as ever, and nothing else.

Whoever plays may look back while the match runs; when it is over, everybody may, from its opening to its end, and one
of them may lead the others through it. Nothing of this changes the match.
"""

from __future__ import annotations

from functools import partial
from typing import TYPE_CHECKING, Any, NamedTuple

from cordon.kernel.decisions import Seat
from cordon.kernel.errors import SaveError
from cordon.kernel.session import Level, Session, Unfolded
from cordon.table import telling
from cordon.table.branches import common
from cordon.table.narrators import Reader
from cordon.table.problems import Declined
from cordon.table.protocol import Coursed, Led, Line, Mark, Moment, Tale
from cordon.table.telling import Narration

if TYPE_CHECKING:
    from cordon.table.connection import Connection
    from cordon.table.room import Room

TOLD_BY: tuple[Level, ...] = ("mission", "round", "phase", "turn")
"""The levels that a moment is called by."""


class Times:
    """The past of a room's match, and who leads through it."""

    def __init__(self, room: Room) -> None:
        self.room = room
        self.leader: Connection | None = None
        self.at = 0
        self._elsewhere: tuple[str, int | None] = ("", None)
        self._whole: Session[Any] | None = None
        self._narrations: dict[str, Narration] = {}

    def why_not(self, connection: Connection) -> Declined | None:
        """Why somebody may not look back."""
        if connection.seat is None and not self.room.standing.brief.outcome:
            return Declined("not-yours", "server-look-players")
        return None

    # --- looking ----------------------------------------------------------------------------------------------------

    async def look(self, connection: Connection, at: int) -> Declined | None:
        """The board as it was, for whoever asks."""
        return await self.room.alone(partial(self._look, connection, at))

    async def course(self, connection: Connection) -> Declined | None:
        """Which moments there are, by rounds and turns."""
        return await self.room.alone(partial(self._course, connection))

    async def tale(self, connection: Connection) -> Declined | None:
        """The journal of a match that is over, from its opening on."""
        return await self.room.alone(partial(self._tale, connection))

    async def _look(self, connection: Connection, at: int) -> Declined | None:
        if declined := self.why_not(connection):
            return declined
        session = await self._past()
        if not session.first <= at <= len(session.entries):
            return Declined("no-moment", "server-no-such-moment")
        reader = Reader(connection.seat, connection.language)
        connection.send(await self.room.work(partial(self._moment, session, reader, at), "look"))
        return None

    async def _course(self, connection: Connection) -> Declined | None:
        if declined := self.why_not(connection):
            return declined
        session = await self._past()
        found = await self.room.work(partial(marks, session), "course")
        connection.send(Coursed(session.first, len(session.entries), found))
        return None

    async def _tale(self, connection: Connection) -> Declined | None:
        if not self.room.standing.brief.outcome:
            return Declined("not-yours", "server-look-players")
        session = await self._past()
        reader = Reader(connection.seat, connection.language)
        connection.send(Tale(await self.room.work(partial(self._lines, session, reader), "tale")))
        return None

    async def _past(self) -> Session[Any]:
        """The match as far back as may be looked: of one that is over, with the chapters that were folded."""
        session = self.room.session
        if not session.is_folded or not self.room.standing.brief.outcome:
            self._whole = None
            return session
        if self._whole is None or len(self._whole.entries) != len(session.entries):
            self._narrations.clear()
            self._whole = await self.room.rooms.carry(partial(unfolded, session), "unfold", self.room.code)
        return self._whole

    def _moment(self, session: Session[Any], reader: Reader, at: int) -> Moment:
        twin = session.twin(at)
        lines = [line for line in self._lines(session, reader, at, at) if line.event not in ("Folded", "SecondLook")]
        return Moment(at, telling.view_of(twin, reader.seat), lines, session.spec.clock(twin.game))

    def _lines(self, session: Session[Any], reader: Reader, start: int = 0, end: int | None = None) -> list[Line]:
        """What a reader may read of a match, from one answer to another."""
        if session is self.room.session:
            narration = self.room.narrators.narration(self.room.standing, self.room.names, reader.language)
        else:
            narration = self._narrations.get(reader.language) or Narration(session, reader.language, self.room.names)
            self._narrations[reader.language] = narration
        return narration.lines(reader.seat, start, end)

    def forget(self) -> None:
        """People have other names."""
        self._narrations.clear()

    # --- together ---------------------------------------------------------------------------------------------------

    def lead(self, connection: Connection, at: int | None) -> Declined | None:
        """Somebody shows the others a match that is over, a moment at a time; nothing: no longer."""
        if not self.room.standing.brief.outcome:
            return Declined("not-yours", "server-look-players")
        if at is not None:
            self.leader, self.at = connection, at
        elif self.leader is connection:
            self.leader = None
        else:
            return None
        self._tell_all()
        self.room.rooms.company.present(self.room.code)
        return None

    @property
    def is_led(self) -> bool:
        """Whether somebody leads, here or in another process."""
        return self.leader is not None or self._elsewhere[1] is not None

    def led_here(self) -> tuple[str, int | None]:
        """Who leads in this process, and where to."""
        if self.leader is None:
            return "", None
        return self.leader.person.name if self.leader.person is not None else "", self.at

    def know(self, led: tuple[str, int | None]) -> None:
        """Who leads in another process, and where to. Whoever began later leads."""
        if led != self._elsewhere:
            self._elsewhere = led
            if led[1] is not None and self.leader is not None:
                self.leader = None
                self.room.rooms.company.present(self.room.code)
            self._tell_all()

    def _tell_all(self) -> None:
        for other in self.room.connections:
            self.tell(other)

    def tell(self, connection: Connection) -> None:
        """Who leads, and where to."""
        name, at = self.led_here() if self.leader is not None else self._elsewhere
        connection.send(Led(name, at, self.leader is connection))

    def leave(self, connection: Connection) -> None:
        """Whoever led is gone."""
        if self.leader is connection:
            self.lead(connection, None)


def unfolded(session: Session[Any]) -> Session[Any]:
    """A match with all its chapters, if its log still leads here; else as it stands."""
    try:
        return Unfolded.replayed(session.spec, session.setup, session.opening, session.entries, session.second_looks)
    except SaveError:
        return session


class Side(NamedTuple):
    """One of two matches that are laid side by side, and the seat of whoever lays them."""

    session: Session[Any]
    seat: Seat | None

    def shows(self, at: int) -> tuple[object, ...]:
        """What the seat was told at a moment."""
        notes = [note for note in self.session.notes[at] if note.is_for(self.seat)]
        return telling.view_of(self.session.twin(at), self.seat), notes


def alike(one: Side, other: Side) -> int:
    """How many answers long two matches that run look the same to whoever lays them side by side. In truth they may
    have parted before: by luck that nobody has seen."""
    ours, theirs = one.session.entries, other.session.entries
    found, most = common(ours, theirs), min(len(ours), len(theirs))
    if found < max(one.session.first, other.session.first):
        return found
    while found < most and one.shows(found + 1) == other.shows(found + 1):
        found += 1
    return found


def marks(session: Session[Any]) -> list[Mark]:
    """Where a mission, a round, a phase or a turn began: the moment, which one it is in what it is part of, and who was
    asked then."""
    found: list[Mark] = []
    begun: dict[str, int] = {}
    last: dict[str, int] = {}
    for at in range(session.first, len(session.entries) + 1):
        now = session.marks_at(at)
        changed = [level for level in TOLD_BY if now.get(level, 0) != last.get(level, 0)]
        if changed:
            for level in TOLD_BY[TOLD_BY.index(changed[0]) + 1 :]:
                begun[level] = last.get(level, 0)  # counted anew in what is longer
            numbers = {level: now.get(level, 0) - begun.get(level, 0) for level in TOLD_BY}
            seat = session.entries[at].seat if at < len(session.entries) else None
            found.append(Mark(at, changed[0], seat=seat, **numbers))
            last = dict(now)
    return found
