"""A room is a match in memory with everybody who looks at it. One lock per match; heavy work is done in threads.

The order is always the same: rules, disk, memory, announcement. Whatever goes wrong on the way to the disk, the room is
emptied and the match is read again from where it is safe.
"""

from __future__ import annotations

import asyncio
import time
from collections.abc import Awaitable, Callable, Sequence, Set
from datetime import timedelta
from functools import partial
from typing import TYPE_CHECKING, Any, NamedTuple, TypeVar

import msgspec
import structlog

from cordon.faces.registry import speaker
from cordon.kernel.decisions import Decision, Seat
from cordon.kernel.errors import AnswerRefused
from cordon.kernel.session import Session
from cordon.table import telling
from cordon.table.connection import Connection
from cordon.table.council import Council
from cordon.table.guests import Guests
from cordon.table.limits import Buckets
from cordon.table.matches import brief_of, fresh_seed, snapshot_of
from cordon.table.past import Cut, Past
from cordon.table.problems import ComeBack, Refusal, server_words
from cordon.table.protocol import (
    PROTOCOL,
    Ask,
    Chat,
    ChatLine,
    Logged,
    Preview,
    Refused,
    SeatInfo,
    Seats,
    TableInfo,
    TableLine,
    Update,
    Welcome,
)
from cordon.table.records import Brief, ChatRecord, Notice, Snapshot, TableRecord, Undone
from cordon.table.stored import ago, now
from cordon.table.talk import Talk
from cordon.table.telling import Narration

if TYPE_CHECKING:
    from cordon.table.rooms import Rooms

log = structlog.get_logger("cordon.table")
T = TypeVar("T")

SEEN_EVERY = timedelta(hours=1)
"""How exactly it is known when the host was last at the table."""


class News(NamedTuple):
    """What an answer or an undo has brought: for the disk, and, when it is there, for each seat and language."""

    before: int
    brief: Brief
    snapshot: Snapshot | None
    updates: dict[tuple[Seat | None, str], bytes]


class Room:
    """One match and its participants."""

    def __init__(self, rooms: Rooms, table: TableRecord, session: Session[Any], undone: Sequence[Undone] = ()) -> None:
        self.rooms = rooms
        self.storage = rooms.storage
        self.settings = rooms.settings
        self.table = table
        self.session = session
        self.serial = table.serial
        self.lock = asyncio.Lock()
        self.connections: list[Connection] = []
        self.narrations: dict[str, Narration] = {}
        self.views: dict[Seat | None, dict[str, Any]] = {}
        self.asked: dict[Seat, tuple[Decision, int]] = {}
        self.council = Council(table.discussion, session.spec.together)
        self.talk = Talk(self)
        self.guests = Guests(self)
        self.chat = Buckets(*rooms.settings.limits.chat)
        self.names = [place.name for place in table.places]
        """Who sits or sat on each seat: the journal does not forget somebody who has left."""
        self.used = self.seen = self.compared = time.monotonic()
        self.is_closed = False
        self.brief = brief_of(session)
        self.past = Past(self, undone)
        self._note_questions()

    @property
    def code(self) -> str:
        return self.table.code

    @property
    def bots(self) -> frozenset[Seat]:
        """The seats that bots play now."""
        return frozenset(place.seat for place in self.table.places if place.bot)

    # --- who is here ----------------------------------------------------------------------------------------------

    def info(self, person: str | None) -> TableInfo:
        """The table as somebody sees it."""
        online = {connection.seat for connection in self.connections}
        return table_info(self.table, self.brief, person, online, self.guests.lent.keys())

    async def join(self, connection: Connection) -> None:
        """Somebody comes in: everything is told, and the others see who it is."""
        async with self.lock:
            self._alive()
            connection.seat = self.table.seat_of(connection.person.id if connection.person else None)
            self.connections.append(connection)
            self.seen = time.monotonic()
            await self._welcome([connection])
        self._tell_seats(connection)
        self.talk.tell()
        self.guests.drive()
        await self.see_host()

    def leave(self, connection: Connection) -> None:
        """Somebody's line has ended."""
        if connection in self.connections:
            self.connections.remove(connection)
            self.used = self.seen = time.monotonic()
            self._tell_seats()
            self.talk.tell()

    def _alive(self) -> None:
        self.used = time.monotonic()
        self.rooms.check()
        if self.is_closed:
            raise ComeBack

    def _tell_seats(self, but: Connection | None = None) -> None:
        for connection in self.connections:
            if connection is not but:
                connection.send(Seats(self.info(connection.person.id if connection.person else None)))

    async def reseat(self, forgotten: str = "") -> TableRecord | None:
        """Seats, names or options have changed in the storage: whoever's seat is another one now is told everything.
        A new name is told with the seats and in the open questions; the journal has it from its next line on. It keeps
        the names of those who have left, but for a person who is to be forgotten."""
        async with self.lock:
            table = await self.storage.table(self.code)
            if table is None:
                return None
            known = [
                "" if place.person and place.person == forgotten else name
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
                self.narrations.clear()
            self.past.forget_wish()
            self.views = {seat: view for seat, view in self.views.items() if seat in self._seats_watched()}
            await self._welcome(moved)
            others = [connection for connection in self.connections if renamed and connection not in moved]
            await self._ask_again(others)
        self._tell_seats()
        self.talk.tell()
        self.guests.drive()
        return table

    async def _ask_again(self, connections: list[Connection]) -> None:
        """The open questions once more, because they name people."""
        kinds = {(connection.seat, connection.language) for connection in connections}
        updates = await self.rooms.work(
            partial(self._updates, kinds, len(self.session.notes), None), "names", self.code
        )
        for connection in connections:
            connection.send(updates[connection.seat, connection.language])

    def _seats_watched(self) -> set[Seat | None]:
        return {connection.seat for connection in self.connections}

    # --- what is told -----------------------------------------------------------------------------------------------

    async def speak(self, connection: Connection, language: str) -> None:
        """Everything again, in another language."""
        async with self.lock:
            self._alive()
            connection.language = language
            await self._welcome([connection])

    async def _welcome(self, connections: list[Connection]) -> None:
        if not connections:
            return
        chat = [_chat_line(line) for line in await self.storage.chat(self.code)]
        notices = await self.storage.notices(self.code)
        kinds = {(connection.seat, connection.language) for connection in connections}
        parts = await self.rooms.work(lambda: {kind: self._whole(*kind) for kind in kinds}, "welcome", self.code)
        for connection in connections:
            view, questions, journal = parts[connection.seat, connection.language]
            connection.send(
                Welcome(
                    protocol=PROTOCOL,
                    serial=self.serial,
                    table=self.info(connection.person.id if connection.person else None),
                    language=connection.language,  # type: ignore[arg-type]  # checked when it was asked for
                    view=view,
                    questions=questions,
                    journal=journal,
                    chat=chat,
                    log=[notice_line(notice, connection.language) for notice in notices],
                    undo=self.past.levels(connection.seat),
                    undone=self.past.taken_back(connection.seat),
                    voices=self.talk.voices(),
                    wish=self.past.wished(),
                )
            )

    def _whole(self, seat: Seat | None, language: str) -> Any:
        narration = self._narration(language)
        self.views[seat] = telling.view_of(self.session, seat)
        return self.views[seat], self._questions(narration, seat), narration.lines(seat)

    def _narration(self, language: str) -> Narration:
        if language not in self.narrations:
            self.narrations[language] = Narration(self.session, language, self.names)
        return self.narrations[language]

    def _questions(self, narration: Narration, seat: Seat | None) -> Any:
        return narration.questions(seat, {asked: serial for asked, (_, serial) in self.asked.items()})

    def _updates(
        self, kinds: set[tuple[Seat | None, str]], start: int, cut: Cut | None
    ) -> dict[tuple[Seat | None, str], bytes]:
        spoken = {language for _, language in kinds}
        self.narrations = {language: told for language, told in self.narrations.items() if language in spoken}
        changes = {}
        for seat in {seat for seat, _ in kinds}:
            view = telling.view_of(self.session, seat)
            changes[seat] = telling.changed(self.views.get(seat, {}), view)
            self.views[seat] = view
        found = {}
        for seat, language in kinds:
            narration = self._narration(language)
            narration.follow()
            looks = narration.looks(cut.looks) if cut is not None else []
            update = Update(
                serial=self.serial,
                changed=changes[seat],
                lines=looks + narration.lines(seat, start),
                questions=self._questions(narration, seat),
                undo=self.past.levels(seat),
                undone=self.past.taken_back(seat),
                voices=self.talk.voices(),
                taken_back=cut.taken_back if cut is not None else 0,
                keep=cut.keep if cut is not None else None,
            )
            found[seat, language] = telling.encode(update)
        return found

    # --- what participants do ---------------------------------------------------------------------------------------

    async def ask(self, connection: Connection, seat: Seat, message: Ask) -> Refused | None:
        """What would come of an option: told to whoever asks, if it is still their question."""
        async with self.lock:
            self._alive()
            known = self.asked.get(seat)
            if known is None or known[1] != message.serial:
                return self._refused("stale", "server-stale")
            language, option, through = connection.language, message.option, message.through
            preview = partial(self._preview, language, seat, option, through)
            facts = await self.rooms.work(preview, "preview", self.code)
            connection.send(Preview(message.serial, option, through, facts))
        return None

    def _preview(self, language: str, seat: Seat, option: str, through: Any) -> Any:
        return self._narration(language).preview(seat, option, through)

    async def answer(self, seat: Seat, serial: int, option: str) -> Refused | None:
        """An answer of a person or a bot. It is on disk before anybody is told; a refusal changes nothing."""
        refused = await self._whole_work(partial(self._answer, seat, serial, option))
        await self.guests.give_back()
        self.guests.drive()
        return refused

    async def _whole_work(self, work: Callable[[], Awaitable[Refused | None]]) -> Refused | None:
        """Change the match under its lock, to the end, even if whoever asked for it is gone meanwhile."""

        async def locked() -> Refused | None:
            async with self.lock:
                self._alive()
                return await work()

        return await asyncio.shield(asyncio.ensure_future(locked()))

    async def _answer(self, seat: Seat, serial: int, option: str) -> Refused | None:
        seat = self.talk.asked_through(seat)
        known = self.asked.get(seat)
        if known is None:
            over = self.session.game.state.outcome is not None
            return self._refused("not-asked", "server-match-over" if over else "server-not-asked")
        if known[1] != serial:
            return self._refused("stale", "server-stale")
        if self.talk.is_too_early(seat):
            return self._refused("too-early", "server-too-early")
        if len(self.session.entries) >= self.settings.limits.answers:
            return self._refused("too-long", "server-match-full")
        try:
            news = await self.rooms.work(partial(self._apply, seat, option), "answer", self.code)
        except AnswerRefused as refusal:
            rule = refusal.reason.rule if refusal.reason is not None else ""
            return self._refused("not-offered", "server-not-offered", rule)
        except Exception as error:
            raise self.rooms.drop(self, error, seat=seat, option=option) from error
        entries = self.session.entries
        await self._move_on(
            news, self.storage.append(self.code, news.before, len(entries) - 1, entries[-1], news.brief, news.snapshot)
        )
        if news.brief.outcome:
            self._tell_seats()
        return None

    def _apply(self, seat: Seat, option: str) -> News:
        """The rules, and everything that follows from them in words; in a thread."""
        session = self.session
        session.answer(seat, option)
        brief, count = brief_of(session), len(session.entries)
        keep = count % self.settings.snapshot_every == 0 or brief.outcome
        snapshot = snapshot_of(session) if keep else None
        return self._news(seat, brief, count, snapshot=snapshot)

    def _news(
        self,
        seat: Seat,
        brief: Brief,
        start: int,
        cut: Cut | None = None,
        snapshot: Snapshot | None = None,
    ) -> News:
        """The match has a new serial; what has changed, for each seat and language: the lines from ``start`` on."""
        before = self.serial
        self.serial += 1
        self.past.forget_wish()
        self._note_questions(seat, undone=cut is not None)
        kinds = {(connection.seat, connection.language) for connection in list(self.connections)}
        return News(before, brief, snapshot, self._updates(kinds, start, cut))

    async def _move_on(self, news: News, written: Awaitable[T]) -> T:
        """What has changed is told when it is on disk, and not before."""
        try:
            found = await written
        except Exception as error:
            raise self.rooms.drop(self, error) from error
        self.brief = news.brief
        self.talk.stir()
        for connection in self.connections:
            message = news.updates.get((connection.seat, connection.language))
            if message is not None:
                connection.send(message)
        return found

    async def say(self, connection: Connection, text: str) -> Refused | None:
        """A line of chat, from anybody with a name that is nobody else's at this table."""
        assert connection.person is not None
        self._alive()
        if self.table.is_called(connection.person.name, but=connection.person.id):
            return self._refused("not-yours", "server-name-of-another")
        line = ChatRecord(connection.person.name, connection.seat, text, now())
        async with self.lock:
            await self.storage.add_chat(self.code, line)
            for other in self.connections:
                other.send(Chat(_chat_line(line)))
        return None

    def tell_notice(self, notice: Notice) -> None:
        """Something that the table has seen, to everybody in their own language."""
        for connection in self.connections:
            connection.send(Logged(notice_line(notice, connection.language)))

    async def draw_anew(self, notice: Notice) -> None:
        """Somebody gets to know the seed, as the notice tells: the luck to come is from another one. Under the lock."""
        self.session.reseed(fresh_seed())
        try:
            written = await self.storage.draw_anew(self.code, self.serial, snapshot_of(self.session), notice)
        except Exception as error:
            self.rooms.drop(self, error)
            raise Refusal("unavailable") from error
        self.tell_notice(written)

    async def see_host(self) -> None:
        """Remember that the host was here, if that is known of no later time than an hour ago."""
        table = self.table
        is_here = any(connection.person and connection.person.id == table.host for connection in self.connections)
        if is_here and (table.host_seen is None or table.host_seen < ago(SEEN_EVERY)):
            self.table = msgspec.structs.replace(table, host_seen=now())
            await self.storage.change_table(self.code, host_seen=now())

    # --- what is asked ----------------------------------------------------------------------------------------------

    def _refused(self, code: str, key: str, rule: str = "") -> Refused:
        return Refused(code, key, rule)  # type: ignore[arg-type]  # the key is put into words by ``in_words``

    def _note_questions(self, answered: Seat | None = None, undone: bool = False) -> None:
        """Who is asked what since when: a question that others' answers left as it was keeps its serial."""
        asked: dict[Seat, tuple[Decision, int]] = {}
        for decision in self.session.decisions:
            before = self.asked.get(decision.seat)
            keeps = before is not None and before[0] == decision and decision.seat != answered
            asked[decision.seat] = (decision, before[1] if keeps and before is not None else self.serial)
        self.asked = asked  # whole, for the event loop looks at it meanwhile
        read = speaker(self.table.game).is_page
        self.council.follow(self.session, undone, any(read(self.session, decision) for decision, _ in asked.values()))


def table_info(
    table: TableRecord, brief: Brief, person: str | None, online: set[Seat | None], lent: Set[Seat] = frozenset()
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
                place.seat in lent,
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
        outcome=brief.outcome,
        created=table.created,
        changed=table.changed,
        you=table.seat_of(person),
    )


def notice_line(notice: Notice, language: str) -> TableLine:
    """Something that the table has seen, in a participant's language."""
    text = server_words(language).say(f"seen-{notice.kind}", **notice.facts)
    return TableLine(notice.id, notice.kind, text, notice.at, notice.answer, notice.times)


def _chat_line(line: ChatRecord) -> ChatLine:
    return ChatLine(line.name, line.text, line.at, line.seat)
