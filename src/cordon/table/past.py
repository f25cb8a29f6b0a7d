"""Taking back and bringing back at one table.

Alone, everything is one step. What another person has answered is taken back or brought back by the host, or when one
of those whom it concerns agrees; until then it is a wish, which is gone when the match goes on.
"""

from __future__ import annotations

from collections.abc import Awaitable, Callable, Iterable, Sequence
from functools import partial
from itertools import zip_longest
from typing import TYPE_CHECKING, Any, NamedTuple

from cordon.kernel import typed
from cordon.kernel.decisions import Seat
from cordon.kernel.errors import SaveError
from cordon.kernel.session import Entry, SecondLook, Session
from cordon.table import protocol, telling
from cordon.table.branches import Aside, Branch, returned
from cordon.table.matches import give_again, snapshot_of
from cordon.table.problems import Declined, Refusal
from cordon.table.protocol import TakenBack, UndoLevel, Wished
from cordon.table.records import Notice, Rewriting, Said, Undone
from cordon.table.standing import Standing
from cordon.table.storage import UNDOS_KEPT
from cordon.table.stored import as_json, now

if TYPE_CHECKING:
    from cordon.table.narrators import Reader
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


class Step(NamedTuple):
    """A change that somebody may make: how many answers go or come, and all that it concerns."""

    change: Change
    answers: int
    concerned: Sequence[Entry]


class Wish(NamedTuple):
    """A change that somebody asks for, and who can agree."""

    seat: Seat
    change: Change
    answers: int
    may: frozenset[Seat]


class Past:
    """What can be taken back and brought back, and who asks for it."""

    def __init__(self, room: Room) -> None:
        self.room = room
        self.wish: Wish | None = None

    # --- what is told -----------------------------------------------------------------------------------------------

    def levels(self, standing: Standing, seat: Seat | None) -> list[UndoLevel]:
        """What a seat could take back."""
        if seat is None:
            return []
        found = telling.undo_levels(standing.session, self.room.bots, seat, self._is_strict)
        entries = standing.session.entries
        return [
            UndoLevel(each.level, each.answers, each.second_look, bool(self._who_may(seat, entries[-each.answers :])))
            for each in found
        ]

    def taken_back(self, standing: Standing, seat: Seat | None) -> list[TakenBack]:
        """What a seat could bring back."""
        if seat is None:
            return []
        session = standing.session
        return [
            TakenBack(
                undo=branch.undo.number,
                answers=len(branch.log) - branch.alike,
                since=len(session.entries) - branch.alike,
                name=branch.undo.name,
                at=branch.undo.at,
                asks=bool(self._who_may(seat, _concerned(session, branch))),
            )
            for branch in standing.aside.branches
            if not self._why_not(session, branch)
        ]

    def wished(self) -> protocol.Wish | None:
        """What somebody asks for, for the wire."""
        if self.wish is None:
            return None
        redo = bool(self.wish.change.again)
        return protocol.Wish(self.wish.seat, self.room.serial, self.wish.answers, redo, sorted(self.wish.may))

    def drop_wish(self) -> None:
        """It was refused, or the seats are others."""
        if self.wish is not None:
            self._share(self.wish.seat, None)
            self.wish = None

    def _share(self, seat: Seat, change: dict[str, int] | None) -> None:
        """The other processes know it too."""
        said = None if change is None else Said("wish", seat, self.room.serial, as_json(change))
        self.room.rooms.company.say(self.room.code, {("wish", seat): said})

    def know_wish(self, said: Said | None) -> None:
        """What somebody asks for in another process: everybody there has asked the same of the same match."""
        before, self.wish = self.wished(), None
        if said is not None:
            wanted = typed.decode(said.value, dict[str, int])
            found = self._step_back(wanted["to"]) if "to" in wanted else self._step_again(wanted["undo"])
            if not isinstance(found, Declined) and (may := self._who_may(said.seat, found.concerned)):
                self.wish = Wish(said.seat, found.change, found.answers, may)
        if self.wished() != before:
            self._tell_wish()

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

    def _why_not(self, session: Session[Any], branch: Branch) -> str:
        """Why an undo cannot be undone, as a message; empty if it can."""
        if branch.alike == len(branch.log):
            return "error-redo-nothing"
        if branch.alike == len(session.entries):
            return ""
        if self._is_strict:
            return "server-redo-strict"
        return telling.why_not_undo(session, self.room.bots, 0, branch.alike, is_strict=False)

    # --- what participants do ---------------------------------------------------------------------------------------

    async def undo(self, seat: Seat, serial: int, level: str, to: int | None) -> Declined | None:
        """Take answers back, as far as the table's rule allows it."""
        return await self._worked(partial(self._undo, seat, serial, level, to))

    async def redo(self, seat: Seat, serial: int, number: int) -> Declined | None:
        """Bring back what an undo took."""
        return await self._worked(partial(self._redo, seat, serial, number))

    async def agree(self, seat: Seat, serial: int, agrees: bool) -> Declined | None:
        """Say yes or no to what somebody asks for."""
        return await self._worked(partial(self._agree, seat, serial, agrees))

    async def _worked(self, work: Callable[[], Awaitable[Declined | None]]) -> Declined | None:
        declined = await self.room.alone(work)
        self.room.guests.drive()
        return declined

    async def _undo(self, seat: Seat, serial: int, level: str, to: int | None) -> Declined | None:
        room, session = self.room, self.room.session
        if serial != room.serial:
            return Declined("stale", "server-stale")
        target = telling.undo_target(session, room.bots, level) if to is None else to
        if target is None:
            return Declined("undo", "error-undo-nothing")
        if why := telling.why_not_undo(session, room.bots, seat, target, self._is_strict):
            return Declined("undo", why)
        return await self._do_or_ask(seat, self._step_back(target), {"to": target})

    async def _redo(self, seat: Seat, serial: int, number: int) -> Declined | None:
        if serial != self.room.serial:
            return Declined("stale", "server-stale")
        found = self._step_again(number)
        if isinstance(found, Declined):
            return found
        return await self._do_or_ask(seat, found, {"undo": number})

    def _step_back(self, target: int) -> Step:
        gone = self.room.session.entries[target:]
        return Step(Change(target), len(gone), gone)

    def _step_again(self, number: int) -> Step | Declined:
        session, aside = self.room.session, self.room.standing.aside
        branch = next((each for each in aside.branches if each.undo.number == number), None)
        if branch is None:
            return Declined("undo", "error-redo-nothing")
        if why := self._why_not(session, branch):
            return Declined("undo", why)
        again = branch.log[branch.alike :]
        change = Change(branch.alike, again, returned(len(session.entries), aside.undone, number))
        return Step(change, len(again), _concerned(session, branch))

    async def _do_or_ask(self, seat: Seat, step: Step, wanted: dict[str, int]) -> Declined | None:
        if may := self._who_may(seat, step.concerned):
            self.wish = Wish(seat, step.change, step.answers, may)
            self._share(seat, wanted)
            self._tell_wish()
        else:
            await self._rewrite(seat, step.change)
        return None

    async def _agree(self, seat: Seat, serial: int, agrees: bool) -> Declined | None:
        room, wish = self.room, self.wish
        if serial != room.serial or wish is None:
            return Declined("stale", "server-stale")
        if agrees and seat in wish.may:
            await self._rewrite(wish.seat, wish.change)
        elif not agrees and (seat in wish.may or seat == wish.seat):
            self.drop_wish()
            self._tell_wish()
        else:
            return Declined("not-yours", "server-no-say")
        return None

    # --- doing it ---------------------------------------------------------------------------------------------------

    async def _rewrite(self, seat: Seat, change: Change) -> None:
        room, before = self.room, self.room.standing
        notices = self._notices(seat, change)
        rewritten = partial(self._rewritten, before, seat, change, room.readers())
        try:
            news, rewriting = await room.work(rewritten, "undo")
        except SaveError as error:
            room.rooms.drop(room, error)
            raise Refusal("our-fault") from error
        written = room.storage.rewrite(room.code, before.serial, rewriting, notices)
        for notice in await room.move_on(news, written):
            room.tell_notice(notice)
        if before.brief.outcome or news.standing.brief.outcome:
            room.tell_seats()

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

    def _rewritten(
        self, standing: Standing, seat: Seat, change: Change, readers: set[Reader]
    ) -> tuple[News, Rewriting]:
        """The rules, and what follows in words; in a thread."""
        session, before = standing.session.twin(), standing.session.second_looks
        gone = tuple(session.entries[change.keep :])
        if gone:
            session.undo_to(change.keep, second_look=True)
        moved = tuple(look for old, look in zip_longest(before, session.second_looks) if look != old)
        self.room.narrators.cut(session)
        give_again(session, change.again)
        undone, aside = self._kept(standing.aside.undone, gone, change, seat, session)
        after = standing.after(session, seat, aside)
        looks = tuple(session.second_looks)
        rewriting = Rewriting(
            change.keep, change.again, undone, change.returned, looks, after.brief, snapshot_of(session)
        )
        cut = Cut(len(gone), change.keep, moved)
        return self.room.news(after, readers, change.keep + 1, cut), rewriting

    def _kept(
        self, undone: Sequence[Undone], gone: tuple[Entry, ...], change: Change, seat: Seat, session: Session[Any]
    ) -> tuple[Undone | None, Aside]:
        """What is gone is put aside; what is there again is not kept any more."""
        kept = [undo for undo in undone if undo.number not in change.returned]
        new = None
        if gone:
            number = kept[-1].number + 1 if kept else 1
            new = Undone(number, change.keep, gone, self.room.table.places[seat].name, now())
            kept = [*kept, new][-UNDOS_KEPT:]
        return new, Aside.of(session.entries, kept)


def _concerned(session: Session[Any], branch: Branch) -> list[Entry]:
    """The answers that come and go if an undo is undone."""
    return [*branch.log[branch.alike :], *session.entries[branch.alike :]]
