"""Taking back and bringing back at one table.

Alone, everything is one step. What another person has answered is taken back or brought back by the host, or when one
of those whom it concerns agrees; until then it is a wish, which is gone when the match goes on.
"""

from __future__ import annotations

from collections.abc import Awaitable, Callable, Iterable
from functools import partial
from itertools import zip_longest
from typing import TYPE_CHECKING, NamedTuple

from cordon.kernel.decisions import Seat
from cordon.kernel.errors import SaveError
from cordon.kernel.session import Entry, SecondLook
from cordon.table import protocol, telling
from cordon.table.branches import Branch, common, offered, returned
from cordon.table.matches import brief_of, give_again, snapshot_of
from cordon.table.problems import Refusal
from cordon.table.protocol import Refused, TakenBack, UndoLevel, Wished
from cordon.table.records import Notice, Rewriting, Undone
from cordon.table.storage import UNDOS_KEPT
from cordon.table.stored import now

if TYPE_CHECKING:
    from cordon.table.room import News, Room


class Cut(NamedTuple):
    """What an undo did to the journal: how many answers are gone and left, and the second looks at its new end."""

    taken_back: int
    keep: int
    looks: tuple[SecondLook, ...]


class Change(NamedTuple):
    """A new end of the match: ``keep`` answers stay, ``again`` follow."""

    keep: int
    again: tuple[Entry, ...] = ()
    returned: tuple[int, ...] = ()


class Wish(NamedTuple):
    """A change that somebody asks for, and who can agree."""

    seat: Seat
    change: Change
    answers: int
    may: frozenset[Seat]


class Past:
    """What was taken back, what can be, and who asks for it."""

    def __init__(self, room: Room, undone: Iterable[Undone]) -> None:
        self.room = room
        self.undone = list(undone)
        self.branches = offered(room.session.entries, self.undone)
        self.wish: Wish | None = None
        self._alike: dict[int, int] = {}

    # --- what is told -----------------------------------------------------------------------------------------------

    def levels(self, seat: Seat | None) -> list[UndoLevel]:
        """What a seat could take back now."""
        room = self.room
        if seat is None:
            return []
        found = telling.undo_levels(room.session, room.bots, seat, self._is_strict)
        entries = room.session.entries
        return [
            UndoLevel(each.level, each.answers, each.second_look, bool(self._who_may(seat, entries[-each.answers :])))
            for each in found
        ]

    def taken_back(self, seat: Seat | None) -> list[TakenBack]:
        """What a seat could bring back now."""
        if seat is None:
            return []
        given = len(self.room.session.entries)
        return [
            TakenBack(
                undo=branch.undo.number,
                answers=len(branch.log) - self._common(branch),
                since=given - self._common(branch),
                name=branch.undo.name,
                at=branch.undo.at,
                asks=bool(self._who_may(seat, self._concerned(branch))),
            )
            for branch in self.branches
            if not self._why_not(branch)
        ]

    def _common(self, branch: Branch) -> int:
        """How many answers of a branch are there now. Between undos it can only become more."""
        known = self._alike.get(branch.undo.number, 0)
        found = self._alike[branch.undo.number] = common(self.room.session.entries, branch.log, known)
        return found

    def wished(self) -> protocol.Wish | None:
        """What somebody asks for, for the wire."""
        if self.wish is None:
            return None
        redo = bool(self.wish.change.again)
        return protocol.Wish(self.wish.seat, self.room.serial, self.wish.answers, redo, sorted(self.wish.may))

    def forget_wish(self) -> None:
        """The match has gone on, or the seats are others."""
        self.wish = None

    def _tell_wish(self) -> None:
        for connection in self.room.connections:
            connection.send(Wished(self.wished()))

    # --- who may ----------------------------------------------------------------------------------------------------

    @property
    def _is_strict(self) -> bool:
        return self.room.table.undo == "strict"

    def _who_may(self, seat: Seat, entries: Iterable[Entry]) -> frozenset[Seat]:
        """Who has to be asked when ``seat`` takes back or brings back these answers; nobody, if they are its own, of
        bots, of people who have left, or if it is the host's."""
        table = self.room.table
        people = {place.seat for place in table.places if place.person and not place.bot}
        others = ({entry.seat for entry in entries} & people) - {seat}
        hosts = {place.seat for place in table.places if place.person == table.host}
        return frozenset() if not others or seat in hosts else frozenset(others | hosts)

    def _concerned(self, branch: Branch) -> list[Entry]:
        alike = self._common(branch)
        return [*branch.log[alike:], *self.room.session.entries[alike:]]

    def _why_not(self, branch: Branch) -> str:
        """Why an undo cannot be undone, as a message; empty if it can."""
        session, alike = self.room.session, self._common(branch)
        if alike == len(branch.log):
            return "error-redo-nothing"
        if alike == len(session.entries):
            return ""
        if self._is_strict:
            return "server-redo-strict"
        return telling.why_not_undo(session, self.room.bots, 0, alike, is_strict=False)

    # --- what participants do ---------------------------------------------------------------------------------------

    async def undo(self, seat: Seat, serial: int, level: str, to: int | None) -> Refused | None:
        """Take answers back, as far as the table's rule allows it."""
        return await self._worked(partial(self._undo, seat, serial, level, to))

    async def redo(self, seat: Seat, serial: int, number: int) -> Refused | None:
        """Bring back what an undo took."""
        return await self._worked(partial(self._redo, seat, serial, number))

    async def agree(self, seat: Seat, serial: int, agrees: bool) -> Refused | None:
        """Say yes or no to what somebody asks for."""
        return await self._worked(partial(self._agree, seat, serial, agrees))

    async def _worked(self, work: Callable[[], Awaitable[Refused | None]]) -> Refused | None:
        refused = await self.room._whole_work(work)
        self.room.guests.drive()
        return refused

    async def _undo(self, seat: Seat, serial: int, level: str, to: int | None) -> Refused | None:
        room, session = self.room, self.room.session
        if serial != room.serial:
            return room._refused("stale", "server-stale")
        target = telling.undo_target(session, room.bots, level) if to is None else to
        if target is None:
            return room._refused("undo", "error-undo-nothing")
        if why := telling.why_not_undo(session, room.bots, seat, target, self._is_strict):
            return room._refused("undo", why)
        gone = session.entries[target:]
        return await self._do_or_ask(seat, Change(target), len(gone), gone)

    async def _redo(self, seat: Seat, serial: int, number: int) -> Refused | None:
        room = self.room
        if serial != room.serial:
            return room._refused("stale", "server-stale")
        branch = next((each for each in self.branches if each.undo.number == number), None)
        if branch is None:
            return room._refused("undo", "error-redo-nothing")
        if why := self._why_not(branch):
            return room._refused("undo", why)
        alike = self._common(branch)
        change = Change(alike, branch.log[alike:], returned(len(room.session.entries), self.undone, number))
        return await self._do_or_ask(seat, change, len(change.again), self._concerned(branch))

    async def _do_or_ask(self, seat: Seat, change: Change, answers: int, entries: Iterable[Entry]) -> Refused | None:
        if may := self._who_may(seat, entries):
            self.wish = Wish(seat, change, answers, may)
            self._tell_wish()
        else:
            await self._rewrite(seat, change)
        return None

    async def _agree(self, seat: Seat, serial: int, agrees: bool) -> Refused | None:
        room, wish = self.room, self.wish
        if serial != room.serial or wish is None:
            return room._refused("stale", "server-stale")
        if agrees and seat in wish.may:
            await self._rewrite(wish.seat, wish.change)
        elif not agrees and (seat in wish.may or seat == wish.seat):
            self.wish = None
            self._tell_wish()
        else:
            return room._refused("not-yours", "server-no-say")
        return None

    # --- doing it ---------------------------------------------------------------------------------------------------

    async def _rewrite(self, seat: Seat, change: Change) -> None:
        room = self.room
        was_over = room.brief.outcome
        notices = self._notices(seat, change)
        try:
            news, rewriting = await room.rooms.work(partial(self._rewritten, seat, change), "undo", room.code)
        except SaveError as error:
            room.rooms.drop(room, error)
            raise Refusal("our-fault") from error
        written = self.room.storage.rewrite(room.code, news.before, rewriting, notices)
        for notice in await room._move_on(news, written):
            room.tell_notice(notice)
        if was_over or news.brief.outcome:
            room._tell_seats()

    def _notices(self, seat: Seat, change: Change) -> list[Notice]:
        """What the table writes down: everything that is brought back, second looks, and what others had answered."""
        room, name = self.room, self.room.table.places[seat].name
        gone = room.session.entries[change.keep :]
        if change.again:
            kind, count = "brought-back", len(change.again)
        elif not room.session.is_free(change.keep):
            kind, count = "second-look", len(gone)
        elif any(entry.seat != seat and entry.seat not in room.bots for entry in gone):
            kind, count = "taken-back", len(gone)
        else:
            return []
        return [Notice(kind, {"person": name, "count": count}, len(room.session.entries), now())]

    def _rewritten(self, seat: Seat, change: Change) -> tuple[News, Rewriting]:
        """The rules, and what follows in words; in a thread."""
        room, session = self.room, self.room.session
        gone = tuple(session.entries[change.keep :])
        before = list(session.second_looks)
        if gone:
            session.undo_to(change.keep, second_look=True)
        moved = [look for old, look in zip_longest(before, session.second_looks) if look != old]
        for narration in room.narrations.values():
            narration.cut(change.keep)
        give_again(session, change.again)
        undone = self._keep(gone, change, room.table.places[seat].name)
        brief, snapshot = brief_of(session), snapshot_of(session)
        cut = Cut(len(gone), change.keep, tuple(moved))
        looks = tuple(session.second_looks)
        rewriting = Rewriting(change.keep, change.again, undone, change.returned, looks, brief, snapshot)
        return room._news(seat, brief, change.keep + 1, cut), rewriting

    def _keep(self, gone: tuple[Entry, ...], change: Change, name: str) -> Undone | None:
        """Put aside what is gone."""
        self.undone = [undo for undo in self.undone if undo.number not in change.returned]
        undone = None
        if gone:
            number = self.undone[-1].number + 1 if self.undone else 1
            undone = Undone(number, change.keep, gone, name, now())
            self.undone = [*self.undone, undone][-UNDOS_KEPT:]
        self.branches = offered(self.room.session.entries, self.undone)
        self._alike.clear()
        return undone
