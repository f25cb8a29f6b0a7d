"""A room is a match in memory with everybody who looks at it. One lock per match; heavy work is done in threads.

The order is always the same: rules, disk, memory, announcement. Whatever goes wrong on the way to the disk, the room is
emptied and the match is read again from where it is safe.
"""

from __future__ import annotations

import asyncio
import time
from collections.abc import Awaitable, Callable, Mapping, Sequence, Set
from datetime import timedelta
from functools import partial
from typing import TYPE_CHECKING, Any, NamedTuple, TypeVar

import msgspec
import structlog

from cordon.bots.outlook import is_foreseen
from cordon.kernel.decisions import Seat
from cordon.kernel.errors import AnswerRefused
from cordon.kernel.own_dice import wanted_in
from cordon.kernel.session import Session
from cordon.table import telling
from cordon.table.connection import Connection
from cordon.table.council import Council
from cordon.table.counsel import Counsel
from cordon.table.following import Following
from cordon.table.guests import Guests
from cordon.table.limits import Buckets
from cordon.table.lines import chat_line, notice_line
from cordon.table.matches import chapter_of, fresh_seed, snapshot_of, with_whose_dice
from cordon.table.narrators import Narrators, Reader, Whole
from cordon.table.past import Cut, Past
from cordon.table.problems import ComeBack, Declined
from cordon.table.protocol import (
    PROTOCOL,
    Ask,
    Dead,
    Language,
    Marked,
    Preview,
    SeatInfo,
    Seats,
    Sign,
    TableInfo,
    Update,
    Voices,
    Welcome,
    Why,
)
from cordon.table.records import Brief, ChatRecord, Notice, Snapshot, TableRecord, Undone
from cordon.table.standing import Open, Standing
from cordon.table.stored import Conflict, ago, now
from cordon.table.talk import Talk
from cordon.table.times import Times

if TYPE_CHECKING:
    from cordon.table.rooms import Rooms

log = structlog.get_logger("cordon.table")
T = TypeVar("T")

WATCHING_MOST = 30
"""Names of people who look on that are told."""
TRIES = 20
"""How often another process may be faster before people are asked to come back."""
SEEN_EVERY = timedelta(hours=1)
"""How exactly it is known when the host was last at the table."""


class News(NamedTuple):
    """How the match stands after an answer or an undo, and what each reader is told of it when it is on disk."""

    standing: Standing
    updates: dict[Reader, Update]
    is_undo: bool = False


class Room:
    """One match and its participants.

    What is read on the event loop is changed there alone: threads are given what they work on, and hand back what comes
    of it. Only the narrators remember something between two threads; nobody but the owner of the lock asks them.
    """

    def __init__(self, rooms: Rooms, table: TableRecord, session: Session[Any], undone: Sequence[Undone] = ()) -> None:
        self.rooms = rooms
        self.storage = rooms.storage
        self.settings = rooms.settings
        self.table = table
        self.standing = Standing.of(session, table.serial, undone, waited_at(table))
        self.lock = asyncio.Lock()
        self.connections: list[Connection] = []
        self.narrators = Narrators()
        self.council = Council(table.discussion)
        self.council.follow(self.standing)
        self.talk = Talk(self)
        self.guests = Guests(self)
        self.past = Past(self)
        self.times = Times(self)
        self.counsel = Counsel(self)
        self.following = Following(self)
        self.chat = Buckets(*rooms.settings.limits.chat)
        self.signs = Buckets(*rooms.settings.limits.signs)
        self.names = [place.name for place in table.places]
        """Who sits or sat on each seat: the journal does not forget somebody who has left."""
        self.used = self.seen = self.compared = time.monotonic()
        self.is_closed = False

    @property
    def code(self) -> str:
        return self.table.code

    @property
    def session(self) -> Session[Any]:
        return self.standing.session

    @property
    def serial(self) -> int:
        return self.standing.serial

    @property
    def asked(self) -> Mapping[Seat, Open]:
        return self.standing.asked

    @property
    def bots(self) -> frozenset[Seat]:
        """The seats that bots play now."""
        return self.table.bots

    async def alone(self, work: Callable[[], Awaitable[T]], is_use: bool = True) -> T:
        """Do something under the lock, to the end, even if whoever asked for it is gone meanwhile: a thread that is at
        work has the match for itself until it is done. If another process was faster, its step is followed, and the
        work is judged again."""

        async def locked() -> T:
            async with self.lock:
                if is_use:
                    self.used = time.monotonic()
                for _ in range(TRIES):
                    if self.is_closed:
                        raise ComeBack
                    try:
                        return await work()
                    except Conflict:
                        await self.following.catch_up()
                self.rooms.send_back(self)
                raise ComeBack

        return await asyncio.shield(asyncio.ensure_future(locked()))

    async def work(self, task: Callable[[], T], kind: str) -> T:
        """Rules and words, beside the event loop. Under the lock."""
        return await self.rooms.work(task, kind, self.code)

    # --- who is here ----------------------------------------------------------------------------------------------

    def info(self, person: str | None) -> TableInfo:
        """The table as somebody sees it."""
        told = table_info(self.table, self.standing.brief, person, self.online())
        return msgspec.structs.replace(told, watching=self.watching())

    def online(self) -> set[Seat | None]:
        """The seats that somebody plays in front of a page, wherever."""
        here = {connection.seat for connection in self.connections}
        return here | {one.seat for one in self.following.lookers()}

    def watching(self) -> list[str]:
        """The names of those who look on without a seat, each person once."""
        here = {one.person.id: one.person.name for one in self.connections if one.person and one.seat is None}
        there = {one.person: one.name for one in self.following.lookers() if one.person and one.seat is None}
        return sorted((there | here).values())[:WATCHING_MOST]

    def is_here(self, person: str) -> bool:
        """Whether somebody looks at the table, wherever."""
        here = (connection.person is not None and connection.person.id == person for connection in self.connections)
        return any(here) or any(one.person == person for one in self.following.lookers())

    async def join(self, connection: Connection) -> None:
        """Somebody comes in: everything is told, and the others see who it is."""
        await self.alone(partial(self._let_in, connection))
        self.tell_seats(connection)
        self.talk.tell()
        self.rooms.company.present(self.code)
        if self.times.is_led:
            self.times.tell(connection)
        self.guests.drive()
        await self.see_host()

    async def _let_in(self, connection: Connection) -> None:
        if connection.is_cut:  # gone again before it was their turn
            return
        connection.seat = self.table.seat_of(connection.person.id if connection.person else None)
        self.connections.append(connection)
        self.seen = time.monotonic()
        await self._welcome([connection])

    def leave(self, connection: Connection) -> None:
        """Somebody's connection has ended."""
        if connection in self.connections:
            self.connections.remove(connection)
            self.times.leave(connection)
            self.counsel.leave(connection)
            self.used = self.seen = time.monotonic()
            self.tell_seats()
            self.talk.tell()
            self.rooms.company.present(self.code)

    def tell_seats(self, but: Connection | None = None) -> None:
        """Who sits where and is there, to everybody."""
        for connection in self.connections:
            if connection is not but:
                connection.send(Seats(self.info(connection.person.id if connection.person else None)))

    async def reseat(self) -> TableRecord | None:
        """Seats, names or options have changed in the storage: whoever's seat is another one now is told everything.
        A new name is told with the seats and in the open questions; the journal has it from its next line on. It keeps
        the names of those who have left, but for people who are to be forgotten."""
        table = await self.alone(self._reseat)
        if table is not None:
            self.tell_seats()
            self.talk.tell()
            self.guests.drive()
        return table

    async def _reseat(self) -> TableRecord | None:
        table = await self.storage.table(self.code)
        if table is not None:
            await self.take_table(table)
        return table

    async def take_table(self, table: TableRecord, is_ours: bool = True) -> None:
        """The table as it is in the storage; changed by this process, or another one. Under the lock."""
        known = [
            "" if place.person in self.rooms.forgotten else name
            for place, name in zip(self.table.places, self.names, strict=True)
        ]
        names = [place.name or name for place, name in zip(table.places, known, strict=True)]
        renamed = names != self.names
        self.table, self.names = table, names
        moved = []
        for connection in self.connections:
            seat = table.seat_of(connection.person.id if connection.person else None)
            if seat != connection.seat:
                connection.seat = seat
                moved.append(connection)
        if renamed:
            self.narrators.forget()
            self.times.forget()
        if is_ours:
            self.past.drop_wish()
        if moved:
            self.rooms.company.present(self.code)
        await self._welcome(moved)
        if renamed:
            await self._ask_again(moved)

    async def _ask_again(self, told: Sequence[Connection]) -> None:
        """The open questions once more, because they name people; not to those who were just told everything."""
        start = len(self.session.notes)
        updates = await self.work(partial(self._updates, self.standing, self.readers(), start), "names")
        self._send(updates, but=told)

    # --- what is told -----------------------------------------------------------------------------------------------

    def readers(self) -> set[Reader]:
        """Everybody who looks on, by what they are told alike."""
        return {reader_of(connection) for connection in self.connections}

    async def speak(self, connection: Connection, language: Language) -> None:
        """Everything again, in another language."""
        await self.alone(partial(self._speak, connection, language))

    async def _speak(self, connection: Connection, language: Language) -> None:
        connection.language = language
        await self._welcome([connection])

    async def _welcome(self, connections: list[Connection]) -> None:
        if not connections:
            return
        lines, notices = await self.storage.chat(self.code), await self.storage.notices(self.code)
        self.following.know_chat(lines, notices)
        chat = [chat_line(line) for line in lines]
        told = await self.work(partial(self._whole, self.standing, {*map(reader_of, connections)}), "welcome")
        for connection in connections:
            view, questions, journal = told[reader_of(connection)]
            connection.send(
                Welcome(
                    protocol=PROTOCOL,
                    serial=self.serial,
                    table=self.info(connection.person.id if connection.person else None),
                    language=connection.language,
                    view=view,
                    questions=questions,
                    journal=journal,
                    chat=chat,
                    log=[notice_line(notice, connection.language) for notice in notices],
                    undo=self.past.levels(self.standing, connection.seat),
                    undone=self.past.taken_back(self.standing, connection.seat),
                    voices=self.talk.voices(),
                    wish=self.past.wished(),
                )
            )

    def _whole(self, standing: Standing, readers: set[Reader]) -> dict[Reader, Whole]:
        self.narrators.bots = self.table.playing
        return {reader: self.narrators.whole(standing, self.names, reader) for reader in readers}

    def _updates(
        self, standing: Standing, readers: set[Reader], start: int, cut: Cut | None = None
    ) -> dict[Reader, Update]:
        self.narrators.bots = self.table.playing
        told = self.narrators.news(standing, self.names, readers, start, cut.looks if cut is not None else ())
        return {
            reader: Update(
                serial=standing.serial,
                changed=news.changed,
                lines=news.lines,
                questions=news.questions,
                undo=self.past.levels(standing, reader.seat),
                undone=self.past.taken_back(standing, reader.seat),
                voices=Voices(),
                taken_back=cut.taken_back if cut is not None else 0,
                keep=cut.keep if cut is not None else None,
            )
            for reader, news in told.items()
        }

    def _send(self, updates: dict[Reader, Update], but: Sequence[Connection] = ()) -> None:
        """To everybody what is for them, with the voices of this moment."""
        voices = self.talk.voices()
        data = {
            reader: telling.encode(msgspec.structs.replace(update, voices=voices)) for reader, update in updates.items()
        }
        for connection in self.connections:
            if connection not in but and (message := data.get(reader_of(connection))) is not None:
                connection.send(message)

    # --- what participants do ---------------------------------------------------------------------------------------

    async def ask(self, connection: Connection, seat: Seat, message: Ask) -> Declined | None:
        """What would come of an option: told to whoever asks, if it is still their question."""
        return await self.alone(partial(self._ask, connection, seat, message))

    async def _ask(self, connection: Connection, seat: Seat, message: Ask) -> Declined | None:
        known = self.asked.get(seat)
        if known is None or known.serial != message.serial:
            return Declined("stale", "server-stale")
        option, through = message.option, message.through
        preview = partial(self.narrators.preview, self.standing, self.names, connection.language, seat, option, through)
        connection.send(Preview(message.serial, option, through, await self.work(preview, "preview")))
        return None

    async def why(self, connection: Connection, message: Why) -> Declined | None:
        """What else one would look for at a question, and why it cannot be taken: told to whoever asks."""
        return await self.alone(partial(self._why, connection, message))

    async def _why(self, connection: Connection, message: Why) -> Declined | None:
        reader = reader_of(connection)
        closed = partial(self.narrators.closed, self.standing, self.names, reader.language, reader.seat, message.serial)
        found = await self.work(closed, "reasons")
        if found is None:
            return Declined("stale", "server-stale")
        connection.send(found)
        return None

    async def answer(self, seat: Seat, serial: int, option: str) -> Declined | None:
        """An answer of a person or a bot. It is on disk before anybody is told; a refusal changes nothing."""
        declined = await self.alone(partial(self._answer, seat, serial, option))
        await self.guests.give_back()
        self.guests.drive()
        return declined

    async def _answer(self, seat: Seat, serial: int, option: str) -> Declined | None:
        seat = self.talk.asked_through(seat)
        known = self.asked.get(seat)
        if known is None:
            return Declined("not-asked", "server-match-over" if self.standing.brief.outcome else "server-not-asked")
        if known.serial != serial:
            return Declined("stale", "server-stale")
        if self.talk.is_too_early(seat):
            return Declined("too-early", "server-too-early")
        if len(self.session.entries) >= self.settings.limits.answers:
            return Declined("too-long", "server-match-full")
        try:
            applied = partial(self._applied, self.standing, self.table, seat, option, self.readers())
            news, snapshot = await self.work(applied, "answer")
        except AnswerRefused as refusal:
            rule = refusal.reason.rule if refusal.reason is not None else ""
            return Declined("not-offered", "server-not-offered", rule)
        except Exception as error:
            raise self.rooms.drop(self, error, seat=seat, option=option) from error
        session, brief = news.standing.session, news.standing.brief
        entries = session.entries
        if len(entries) == len(self.session.entries):
            await self.move_on(news, self.storage.wait(self.code, self.serial, brief, wanted_in(session)))
            return None
        written = self.storage.append(self.code, self.serial, len(entries) - 1, entries[-1], brief, snapshot)
        await self.move_on(news, written)
        if brief.outcome:
            self.tell_seats()
        return None

    def _applied(
        self, standing: Standing, table: TableRecord, seat: Seat, option: str, readers: set[Reader]
    ) -> tuple[News, Snapshot | None]:
        """The rules, and everything that follows from them in words; in a thread. Where people throw the dice, the
        answer may have to wait for them: then nothing has happened yet."""
        session = with_whose_dice(table, standing.session)
        session.answer(seat, option)
        after, count = standing.after(session, seat), len(session.entries)
        if count == len(standing.session.entries):
            return self.news(after, readers, count + 1), None
        return self.news(after, readers, count), self._snapshot(session, session.first != standing.session.first)

    def _snapshot(self, session: Session[Any], begins: bool) -> Snapshot | None:
        """What is kept of an answer beside itself: where a chapter was begun, or now and then how the match stands."""
        if begins:
            return chapter_of(session)
        is_due = len(session.entries) % self.settings.snapshot_every == 0 or session.game.state.outcome is not None
        return snapshot_of(session) if is_due else None

    def news(self, standing: Standing, readers: set[Reader], start: int, cut: Cut | None = None) -> News:
        """How the match stands next, and what that changes for each reader, from answer ``start`` on. In a thread."""
        return News(standing, self._updates(standing, readers, start, cut), cut is not None)

    async def move_on(self, news: News, written: Awaitable[T]) -> T:
        """What has changed counts, and is told, when it is on disk, and not before. Under the lock."""
        try:
            found = await written
        except Conflict:
            self.narrators.take_back()
            raise
        except Exception as error:
            raise self.rooms.drop(self, error) from error
        self.take_over(news, is_ours=True)
        self.rooms.company.moved(self.code)
        return found

    def take_over(self, news: News, is_ours: bool = False) -> None:
        """What is on disk counts, and is told; it was done by this process, or by another one. Under the lock."""
        self.standing = news.standing
        self.table = msgspec.structs.replace(self.table, brief=news.standing.brief, changed=now())
        said = self.council.follow(news.standing, news.is_undo)
        if is_ours:
            self.talk.unsay(said)
        self.past.wish = None
        self.counsel.moved()
        self.talk.stir()
        self._send(news.updates)
        self.rooms.heralds.mark(self.code)

    async def say(self, connection: Connection, text: str) -> Declined | None:
        """A line of chat, from anybody with a name that is nobody else's at this table."""
        return await self.alone(partial(self._say, connection, text))

    async def _say(self, connection: Connection, text: str) -> Declined | None:
        assert connection.person is not None
        if self.table.is_called(connection.person.name, but=connection.person.id):
            return Declined("not-yours", "server-name-of-another")
        line = ChatRecord(connection.person.name, connection.seat, text, now())
        line = msgspec.structs.replace(line, id=await self.storage.add_chat(self.code, line))
        self.following.tell_line(line)
        self.rooms.company.stirred(self.code)
        return None

    async def react(self, connection: Connection, line: int, sign: Sign) -> Declined | None:
        """What somebody thinks of a line of chat."""
        return await self.alone(partial(self._react, connection, line, sign))

    async def _react(self, connection: Connection, line: int, sign: Sign) -> Declined | None:
        assert connection.person is not None
        if self.table.is_called(connection.person.name, but=connection.person.id):
            return Declined("not-yours", "server-name-of-another")
        found = await self.storage.react(self.code, line, connection.person.id, connection.person.name, sign)
        if found is None:
            return Declined("malformed", "server-malformed")
        self.following.tell_reactions(line, found)
        self.rooms.company.stirred(self.code)
        return None

    def mark(self, connection: Connection, seat: Seat, thing: str) -> None:
        """Somebody who sits here points at something; nothing is kept of it."""
        assert connection.person is not None
        mark = Marked(seat, connection.person.name, thing)
        self.tell_mark(mark)
        self.rooms.company.marked(self.code, mark)

    def tell_mark(self, mark: Marked) -> None:
        """Where somebody points, here or in another process."""
        for other in self.connections:
            other.send(mark)

    def tell_notice(self, notice: Notice) -> None:
        """Something that the table has seen."""
        self.following.tell_notice(notice)

    async def draw_anew(self, notice: Notice) -> None:
        """Somebody gets to know the seed, as the notice tells: the luck to come is from another one. Under the lock."""
        session = self.session.twin()
        session.reseed(fresh_seed())
        after = self.standing._replace(session=session, serial=self.serial + 1)
        news = await self.work(partial(self.news, after, self.readers(), len(session.notes)), "other luck")
        written = self.storage.draw_anew(self.code, self.serial, snapshot_of(session), notice)
        self.tell_notice(await self.move_on(news, written))

    async def see_host(self) -> None:
        """Remember that the host was here, if that is known of no later time than an hour ago."""
        table = self.table
        if self.is_here(table.host) and (table.host_seen is None or table.host_seen < ago(SEEN_EVERY)):
            self.table = msgspec.structs.replace(table, host_seen=now())
            await self.storage.change_table(self.code, host_seen=now())


def waited_at(table: TableRecord) -> dict[Seat, str]:
    """Since when each seat is asked, as it was written down."""
    return {seat: table.since(seat) for seat in table.brief.asked}


def reader_of(connection: Connection) -> Reader:
    """Whom a connection tells things to."""
    return Reader(connection.seat, connection.language)


def table_info(
    table: TableRecord, brief: Brief, person: str | None, online: Set[Seat | None] = frozenset()
) -> TableInfo:
    """A table for the wire."""
    figures = brief.figures or ("",) * len(table.places)
    return TableInfo(
        code=table.code,
        name=table.name,
        game=table.game,
        host=table.host,
        seats=[
            SeatInfo(
                place.seat,
                place.name,
                place.bot,
                place.person or "",
                place.lent is not None,
                place.seat in online,
                figures[place.seat],
                place.is_guest,
            )
            for place in table.places
        ],
        public=table.public,
        undo=table.undo,
        discussion=table.discussion,
        config=table.setup.config,
        state="archived" if table.archived else "over" if brief.outcome else "playing",
        round=brief.round,
        asked=list(brief.asked),
        since=list(brief.since),
        outcome=brief.outcome,
        points=brief.points,
        about=list(brief.about),
        own_dice=table.own_dice,
        advice=table.advice,
        foreseen=is_foreseen(table.game, table.setup.config),
        winners=list(brief.winners),
        fallen=[Dead(each.id, each.seat) for each in brief.fallen],
        origin=table.origin or "",
        origin_at=table.origin_at or 0,
        created=table.created,
        changed=table.changed,
        you=table.seat_of(person),
        again=table.again or "",
    )
